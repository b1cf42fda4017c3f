/** Fleets as the odds page edits them, and the text that stands for them in addresses ("3cruiser.c2.h1,2dreadnought"). */

export const SHIPS = ["interceptor", "cruiser", "dreadnought", "starbase"] as const;
export type Ship = (typeof SHIPS)[number];
export const GUARDS = ["ancient", "gcds"] as const;
export type Guard = (typeof GUARDS)[number];
export const AIMS = ["dangerous", "largest", "smallest"] as const;
export type Aim = (typeof AIMS)[number];
export const NEVER = -1;
/** Between fleets in an address. */
export const BETWEEN = "~";

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

export interface Side {
  readonly kind: "fleet" | Guard;
  readonly ships: Readonly<Record<Ship, Squad>>;
  /** How many guards there are, if these are guards. */
  readonly guards: number;
  readonly retreat: number;
  readonly aim: Aim;
}

/** The figures of ships without tiles, by type. */
export type Printed = Readonly<Record<Ship, Figures>>;

const NOTHING: Figures = { i: 0, c: 0, s: 0, h: 0, y: 0, o: 0, r: 0, m: 0 };

/** Printed figures from a fleet in which all are written out. */
export function printedIn(text: string): Printed {
  const found = { interceptor: NOTHING, cruiser: NOTHING, dreadnought: NOTHING, starbase: NOTHING };
  for (const one of tokens(text)) if (isShip(one.name)) found[one.name] = { ...NOTHING, ...one.figures };
  return found;
}

/** A side from its text; what the text does not say is as printed. */
export function readSide(text: string, printed: Printed, retreat = NEVER, aim = ""): Side {
  const ships = Object.fromEntries(SHIPS.map((ship) => [ship, { count: 0, figures: printed[ship], wounds: [] }])) as unknown as Record<Ship, Squad>;
  const rest = { retreat, aim: (AIMS as readonly string[]).includes(aim) ? (aim as Aim) : AIMS[0] };
  for (const { count, name, figures, damage } of tokens(text)) {
    if ((GUARDS as readonly string[]).includes(name)) return { kind: name as Guard, ships, guards: clamp(count, 1, PIECES[name as Guard]), ...rest };
    if (!isShip(name)) continue;
    const { count: before, wounds } = ships[name];
    const many = clamp(before + count, 0, PIECES[name]);
    ships[name] = {
      count: many, figures: { ...ships[name].figures, ...figures },
      wounds: damage ? [...wounds, ...Array<number>(many - before).fill(damage)] : wounds,
    };
  }
  return { kind: "fleet", ships, guards: 1, ...rest };
}

/** The text of a side, without what is as printed. Empty if it has no ships. */
export function writeSide(side: Side, printed: Printed): string {
  if (side.kind !== "fleet") return `${side.guards}${side.kind}`;
  return SHIPS.flatMap((ship) => {
    const { count, figures, wounds } = side.ships[ship];
    const text = LETTERS.filter((letter) => figures[letter] !== printed[ship][letter]).map((letter) => `.${letter}${figures[letter]}`).join("");
    const hurt = wounds.filter((damage) => damage <= figures.h).slice(0, count);
    const parts = [...new Set(hurt)].map((damage) => `${hurt.filter((one) => one === damage).length}${ship}${text}.d${damage}`);
    if (count > hurt.length) parts.push(`${count - hurt.length}${ship}${text}`);
    return parts;
  }).join(",");
}

/** The same side with another number of ships of a type, or with other figures. */
export function changed(side: Side, ship: Ship, squad: Partial<Squad>): Side {
  return { ...side, ships: { ...side.ships, [ship]: { ...side.ships[ship], ...squad } } };
}

/** How many ships a side has. */
export const shipsOf = (side: Side): number =>
  side.kind === "fleet" ? SHIPS.reduce((sum, ship) => sum + side.ships[ship].count, 0) : side.guards;

/** Six players and guards. */
export const MOST_SIDES = 7;

/** The part of an address that names the sides, from the last to enter to who was there first. */
export function writeQuery(sides: readonly Side[], printed: Printed): string {
  const parts = [`fleets=${sides.map((side) => writeSide(side, printed)).join(BETWEEN)}`];
  if (sides.some((side) => side.retreat !== NEVER)) parts.push(`retreat=${sides.map((side) => (side.retreat === NEVER ? "" : side.retreat)).join(BETWEEN)}`);
  if (sides.some((side) => side.aim !== AIMS[0])) parts.push(`aim=${sides.map((side) => side.aim).join(BETWEEN)}`);
  return parts.join("&");
}

/** The sides from an address; null if it names fewer than two. */
export function readQuery(query: URLSearchParams, printed: Printed): readonly Side[] | null {
  const fleets = (query.get("fleets") ?? "").split(BETWEEN).slice(0, MOST_SIDES);
  if (fleets.length < 2) return null;
  const retreat = (query.get("retreat") ?? "").split(BETWEEN);
  const aim = (query.get("aim") ?? "").split(BETWEEN);
  return fleets.map((fleet, place) => readSide(fleet, printed, rounds(retreat[place]), aim[place]));
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

const isShip = (name: string): name is Ship => (SHIPS as readonly string[]).includes(name);
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const rounds = (text: string | undefined): number => (text && /^\d{1,2}$/.test(text) ? Number(text) : NEVER);
