/** Fleets as the page of odds edits them, and the text that stands for them ("3cruiser.c2.h1,2dreadnought"). Pure. */

import type { UnitOdds } from "../../net/wire.ts";

export const SHIPS = ["interceptor", "cruiser", "dreadnought", "starbase"] as const;
export type Ship = (typeof SHIPS)[number];
export const GUARDS = ["ancient", "gcds"] as const;
export type Guard = (typeof GUARDS)[number];

/** Ships of one colour there are (EC-13.4); of guards as many as make sense. */
export const PIECES: Readonly<Record<Ship | Guard, number>> = { interceptor: 8, cruiser: 4, dreadnought: 2, starbase: 4, ancient: 8, gcds: 1 };

/** Initiative, computers, shields, hull; dice of yellow, orange and red cannons; dice of missiles. With the most of each. */
export const FIGURES = { i: 30, c: 20, s: 20, h: 20, y: 12, o: 12, r: 12, m: 24 } as const;
export type Figure = keyof typeof FIGURES;
export type Figures = Readonly<Record<Figure, number>>;
const LETTERS = Object.keys(FIGURES) as Figure[];

export interface Squad {
  readonly count: number;
  readonly figures: Figures;
  /** Damage on damaged ships. */
  readonly wounds: readonly number[];
}

export interface Fleet {
  readonly kind: "fleet" | Guard;
  readonly ships: Readonly<Record<Ship, Squad>>;
  /** How many guards there are, if these are guards. */
  readonly guards: number;
}

/** The figures of ships without tiles, by type. */
export type Printed = Readonly<Record<Ship, Figures>>;

const NOTHING: Figures = { i: 0, c: 0, s: 0, h: 0, y: 0, o: 0, r: 0, m: 0 };

/** Printed figures from odds in which every type is as printed. */
export function printedIn(units: readonly Pick<UnitOdds, "unit" | "figures">[]): Printed {
  const found = { interceptor: NOTHING, cruiser: NOTHING, dreadnought: NOTHING, starbase: NOTHING };
  for (const { unit, figures } of units) if (isShip(unit)) found[unit] = { ...NOTHING, ...figures };
  return found;
}

/** A fleet from its text; what the text does not say is as printed. */
export function readFleet(text: string, printed: Printed): Fleet {
  const ships = Object.fromEntries(SHIPS.map((ship) => [ship, { count: 0, figures: printed[ship], wounds: [] }])) as unknown as Record<Ship, Squad>;
  const found = tokens(text);
  const guard = found.find(({ name }) => isGuard(name))?.name as Guard | undefined;
  if (guard) return { kind: guard, ships, guards: clamp(found.reduce((sum, { name, count }) => sum + (name === guard ? count : 0), 0), 1, PIECES[guard]) };
  for (const { count, name, figures, damage } of found) {
    if (!isShip(name)) continue;
    const { count: before, wounds } = ships[name];
    const many = clamp(before + count, 0, PIECES[name]);
    ships[name] = {
      count: many, figures: { ...ships[name].figures, ...figures },
      wounds: damage ? [...wounds, ...Array<number>(many - before).fill(damage)] : wounds,
    };
  }
  return { kind: "fleet", ships, guards: 1 };
}

/** The text of a fleet, without what is as printed. Empty if it has no ships. */
export function writeFleet(fleet: Fleet, printed: Printed): string {
  if (fleet.kind !== "fleet") return `${fleet.guards}${fleet.kind}`;
  return SHIPS.flatMap((ship) => {
    const { count, figures, wounds } = fleet.ships[ship];
    const text = LETTERS.filter((letter) => figures[letter] !== printed[ship][letter]).map((letter) => `.${letter}${figures[letter]}`).join("");
    const hurt = wounds.filter((damage) => damage <= figures.h).slice(0, count);
    const parts = [...new Set(hurt)].map((damage) => `${hurt.filter((one) => one === damage).length}${ship}${text}.d${damage}`);
    if (count > hurt.length) parts.push(`${count - hurt.length}${ship}${text}`);
    return parts;
  }).join(",");
}

/** The same fleet with another number of ships of a type, or with other figures. */
export function changed(fleet: Fleet, ship: Ship, squad: Partial<Squad>): Fleet {
  return { ...fleet, ships: { ...fleet.ships, [ship]: { ...fleet.ships[ship], ...squad } } };
}

interface Token {
  readonly count: number;
  readonly name: string;
  readonly figures: Partial<Figures>;
  readonly damage: number;
}

function tokens(text: string): Token[] {
  return text.toLowerCase().split(/[\s,+]+/).flatMap((token) => {
    const found = /^(\d*)([a-z]+)((?:\.[a-z]\d+)*)$/.exec(token);
    if (!found) return [];
    const figures: Partial<Record<Figure, number>> = {};
    let damage = 0;
    for (const part of found[3]!.split(".").slice(1)) {
      const value = Number(part.slice(1));
      if (part[0] === "d") damage = value;
      else if (part[0]! in FIGURES) figures[part[0] as Figure] = clamp(value, 0, FIGURES[part[0] as Figure]);
    }
    return [{ count: found[1] ? Number(found[1]) : 1, name: found[2]!, figures, damage }];
  });
}

const isGuard = (name: string): name is Guard => (GUARDS as readonly string[]).includes(name);
const isShip = (name: string): name is Ship => (SHIPS as readonly string[]).includes(name);
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
