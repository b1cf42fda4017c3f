/** What a blueprint adds up to, before and after a change, and what would be wrong with it (EC-12.6 to EC-12.10). Pure. */

import { REMOVE, type Placed } from "./options.ts";
import type { BlueprintFace, Die, PartFace, Parts, SeatZone, ShipType } from "./zones.ts";

export const DICE: readonly Die[] = ["yellow", "orange", "red"];

export interface Slot {
  /** What is printed there, "" for nothing. */
  readonly printed: string;
  /** The tile on it, "" for none. */
  readonly tile: string;
  /** The part that counts. */
  readonly part: string;
}

export interface Design {
  readonly slots: readonly Slot[];
  readonly initiative: number;
  readonly movement: number;
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  readonly energy: number;
  readonly used: number;
  readonly drives: number;
  readonly cannons: Readonly<Record<Die, number>>;
  readonly missiles: Readonly<Record<Die, number>>;
}

export type Fault = "energy" | "drive" | "starbase";

/** The rule behind each fault. */
export const FAULT_RULE: Readonly<Record<Fault, string>> = { energy: "EC-12.6", drive: "EC-12.7", starbase: "EC-12.8" };

const NO_BLUEPRINT: BlueprintFace = { slots: [], initiative: 0, energy: 0, computer: 0 };

/** A seat's design of a ship type, with a change made if one is given. */
export function designOf(parts: Parts, zone: SeatZone, ship: ShipType, change: Placed | null = null): Design {
  const face = parts.species[zone.species]?.blueprints[ship] ?? NO_BLUEPRINT;
  const tiles = zone.parts?.[ship] ?? [];
  const slots = face.slots.map((printed, slot) => {
    const changed = change && change.ship === ship && change.slot === slot;
    const tile = changed ? (change.part === REMOVE ? "" : change.part) : (tiles[slot] ?? "");
    return { printed, tile, part: tile || printed };
  });
  return { slots, ...added(parts, face, slots.map(({ part }) => part)) };
}

function added(parts: Parts, face: BlueprintFace, fitted: readonly string[]): Omit<Design, "slots"> {
  const found = fitted.flatMap((part) => parts.parts[part] ?? []);
  const sum = (figure: (part: PartFace) => number | undefined): number => found.reduce((total, part) => total + (figure(part) ?? 0), 0);
  const dice = (kind: string): Record<Die, number> => {
    const counted: Record<Die, number> = { yellow: 0, orange: 0, red: 0 };
    for (const part of found) if (part.kind === kind && part.colour) counted[part.colour] += part.dice ?? 0;
    return counted;
  };
  return {
    initiative: face.initiative + sum((part) => part.initiative),
    movement: sum((part) => part.movement),
    computer: face.computer + sum((part) => part.computer),
    shield: sum((part) => part.shield),
    hull: sum((part) => part.hull),
    energy: face.energy + sum((part) => Math.max(0, part.energy ?? 0)),
    used: sum((part) => Math.max(0, -(part.energy ?? 0))),
    drives: sum((part) => (part.kind === "drive" ? 1 : 0)),
    cannons: dice("cannon"),
    missiles: dice("missile"),
  };
}

/** What is wrong with a design; nothing if it is legal. */
export function faultsOf(design: Design, ship: ShipType): readonly Fault[] {
  const faults: Fault[] = [];
  if (design.used > design.energy) faults.push("energy");
  if (ship !== "starbase" && design.drives === 0) faults.push("drive");
  if (ship === "starbase" && design.drives > 0) faults.push("starbase");
  return faults;
}

export interface Fate {
  /** `covered`: printed, counts no more; `returned`: a tile, back to the supply; `lost`: ancient, out of the game;
   * `again`: printed, counts again. */
  readonly fate: "covered" | "returned" | "lost" | "again";
  readonly part: string;
  readonly rule: string;
}

/** What becomes of the parts of a slot on which another part is put, or from which the tile is taken (`remove`). */
export function fateOf(parts: Parts, slot: Slot, part: string): readonly Fate[] {
  const found: Fate[] = [];
  if (slot.tile) found.push(parts.parts[slot.tile]?.ancient ? { fate: "lost", part: slot.tile, rule: "EC-5.5.6" } : { fate: "returned", part: slot.tile, rule: part === REMOVE ? "EC-12.1" : "EC-12.16" });
  if (slot.printed && part === REMOVE) found.push({ fate: "again", part: slot.printed, rule: "EC-12.2" });
  if (slot.printed && !slot.tile && part !== REMOVE) found.push({ fate: "covered", part: slot.printed, rule: "EC-12.2" });
  return found;
}

/** The lowest face with which a die hits: a 6 always does, a 1 never (EC-17.6, EC-17.7). */
export const hitsFrom = (computer: number, shield: number): number => Math.min(6, Math.max(2, 6 - computer + shield));

/** All dice of one throw, the strongest first. */
export const diceOf = (dice: Readonly<Partial<Record<Die, number>>> | undefined): readonly Die[] =>
  [...DICE].reverse().flatMap((colour) => Array.from({ length: dice?.[colour] ?? 0 }, () => colour));

/** The symbol and colour of a part, and the figure that stands on it. */
export function faceOf(part: PartFace): { readonly icon: string; readonly ink: string; readonly figure: number | null } {
  switch (part.kind) {
    case "cannon":
      return { icon: part.dice === 2 ? "d-2" : "d-1", ink: `--c-die-${part.colour ?? "yellow"}`, figure: null };
    case "missile":
      return { icon: "d-2", ink: `--c-die-${part.colour ?? "orange"}`, figure: part.dice ?? null };
    case "computer":
      return { icon: "r-computer", ink: "--good", figure: part.computer ?? null };
    case "shield":
      return { icon: "r-shield", ink: "--c-science", figure: part.shield ?? null };
    case "hull":
      return { icon: "r-hull", ink: "--ink-2", figure: part.hull ?? null };
    case "drive":
      return { icon: "r-drive", ink: "--info", figure: part.movement ?? null };
    default:
      return { icon: "r-energy", ink: "--c-energy", figure: part.energy ?? null };
  }
}

/** The figures of a part in the order in which they are read, those that are 0 left out. */
export function figuresOf(part: PartFace): readonly (readonly [name: string, value: number])[] {
  const all: readonly (readonly [string, number | undefined])[] = [
    ["dice", part.dice], ["computer", part.computer], ["shield", part.shield], ["hull", part.hull],
    ["movement", part.movement], ["initiative", part.initiative], ["energy", part.energy],
  ];
  return all.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
