/** Reading the canonical texts of options: what may be done at any moment, parts and slots, ships and sectors. Pure. */

import type { Buildable, Resource, ShipType } from "./zones.ts";

export type Anytime = "colony" | "trade" | "parley";

/** What may be done beside any question of one's own turn; null for an option of the question itself. */
export function anytimeOf(option: string): Anytime | null {
  const [word] = option.split(" ", 1);
  return option.includes(" ") && (word === "colony" || word === "trade" || word === "parley") ? word : null;
}

/** `trade money-science`. */
export function tradeOf(option: string): { readonly given: Resource; readonly gained: Resource } | null {
  const found = /^trade (\w+)-(\w+)$/.exec(option);
  return found ? { given: found[1] as Resource, gained: found[2] as Resource } : null;
}

/** `colony 206.1 money`; the square of an orbital is `206.orbital`. */
export function colonyOf(option: string): { readonly sector: string; readonly square: string; readonly resource: Resource } | null {
  const found = /^colony (\d+)\.(\w+) (\w+)$/.exec(option);
  return found ? { sector: found[1] as string, square: found[2] as string, resource: found[3] as Resource } : null;
}

/** `parley 2`: the seat to which relations are offered. */
export function parleyOf(option: string): number | null {
  const found = /^parley (\d+)$/.exec(option);
  return found ? Number(found[1]) : null;
}

export interface Placed {
  /** The part, or `remove`. */
  readonly part: string;
  readonly ship: ShipType;
  /** Counted from 0. */
  readonly slot: number;
}

export const REMOVE = "remove";

/** The ship type of a slot by its letter: slots are called `c2`. */
const SHIP_OF: Readonly<Record<string, ShipType>> = { i: "interceptor", c: "cruiser", d: "dreadnought", s: "starbase" };

/** `c2`: the second slot of the cruiser, counted from 0. */
export function slotOf(slot: string): { readonly ship: ShipType; readonly slot: number } | null {
  const ship = SHIP_OF[slot.slice(0, 1)];
  return ship ? { ship, slot: Number(slot.slice(1)) - 1 } : null;
}

export const slotText = (ship: ShipType, slot: number): string => `${ship.slice(0, 1)}${slot + 1}`;

/** `plasma-cannon@c2`, `remove@c2`. */
export function placedOf(option: string): Placed | null {
  const found = /^([a-z-]+)@([icds]\d)$/.exec(option);
  const slot = found && slotOf(found[2] as string);
  return slot ? { part: found[1] as string, ...slot } : null;
}

export const placedText = (part: string, ship: ShipType, slot: number): string => `${part}@${slotText(ship, slot)}`;

/** `cruiser@206`: something to be built, and where. */
export function builtOf(option: string): { readonly item: Buildable; readonly sector: string } | null {
  const found = /^([a-z]+)@(\d+)$/.exec(option);
  return found ? { item: found[1] as Buildable, sector: found[2] as string } : null;
}

/** `cruiser@206-207`: a ship's step. */
export function movedOf(option: string): { readonly ship: ShipType; readonly start: string; readonly end: string } | null {
  const found = /^([a-z]+)@(\d+)-(\d+)$/.exec(option);
  return found ? { ship: found[1] as ShipType, start: found[2] as string, end: found[3] as string } : null;
}

/** `track-206`, `206-207`, `206-track`: a disc's move. */
export function discOf(option: string): { readonly start: string; readonly end: string } | null {
  const found = /^(track|\d+)-(track|\d+)$/.exec(option);
  return found ? { start: found[1] as string, end: found[2] as string } : null;
}

/** `206@3`: a sector and how far it is turned. */
export function turnedOf(option: string): { readonly sector: string; readonly turns: number } | null {
  const found = /^(\d+)@(\d)$/.exec(option);
  return found ? { sector: found[1] as string, turns: Number(found[2]) } : null;
}

/** `retreat-206`, `abandon-206`: the sector. */
export const sectorAfter = (word: string, option: string): string | null => (option.startsWith(`${word}-`) ? option.slice(word.length + 1) : null);

/** `cruiser-1`, `ancient`: ships of one type with equal damage. */
export function groupOf(option: string): { readonly ship: string; readonly damage: number } {
  const found = /^([a-z]+)-(\d+)$/.exec(option);
  return found ? { ship: found[1] as string, damage: Number(found[2]) } : { ship: option, damage: 0 };
}

/** `4/1`: a reputation tile in place of an old one; `3`: on a free space. */
export function reputationOf(option: string): { readonly value: number; readonly instead: number } | null {
  const found = /^(\d)(?:\/(\d))?$/.exec(option);
  return found ? { value: Number(found[1]), instead: Number(found[2] ?? 0) } : null;
}

/** `yellow 6`: a die that was rolled. */
export function dieOf(text: string): { readonly colour: "yellow" | "orange" | "red"; readonly value: number } {
  const [colour = "yellow", value = "1"] = text.split(" ");
  return { colour: colour as "yellow", value: Number(value) };
}
