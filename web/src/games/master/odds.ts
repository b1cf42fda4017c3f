/** Exact odds of drawing from a bag without putting back, and what may be known of bags that one cannot look into. Pure. */

import { COLOURS, cubesIn, cubesOn, faceOf, planetCubes, type Colour, type Counts, type MasterZones, type Parts } from "./zones.ts";

/** Cubes drawn at the start of a turn, without abilities. */
export const DRAW = 3;

/** The chance that a draw brings at least one of `of` cubes among `all` (hypergeometric). */
export function atLeastOne(of: number, all: number, draw: number): number {
  const taken = Math.min(draw, all);
  let none = 1;
  for (let i = 0; i < taken; i += 1) none *= Math.max(0, all - of - i) / (all - i);
  return 1 - none;
}

/** How many cubes this seat draws: three, and what its active cards add. */
export function drawOf(parts: Parts, zones: MasterZones, seat: number): number {
  let draw = DRAW;
  for (const card of zones.seats[seat]?.active ?? []) {
    for (const effect of faceOf(parts, card).effects ?? []) if (effect.op === "mod_draw") draw += Number(effect["delta"] ?? 0);
  }
  return draw;
}

const add = (sums: Record<Colour, number>, cubes: readonly (Colour | null)[], by: number): void => {
  for (const cube of cubes) if (cube) sums[cube] += by;
};

/** The cubes that lie in bags which this viewer cannot look into: all there are, less those in sight (SU-34.3). */
export function unseen(parts: Parts, zones: MasterZones): Readonly<Record<Colour, number>> {
  const sums = { ...parts.colours };
  const inSight: readonly Counts[] = [zones.bank, zones.drawn, ...zones.bags.filter((bag): bag is Counts => bag !== null), ...Object.values(zones.routes)];
  for (const counts of inSight) add(sums, cubesIn(counts), -1);
  for (const project of Object.keys(zones.projects)) add(sums, cubesOn(zones, project, 8), -1);
  for (const system of Object.keys(zones.systems)) add(sums, planetCubes(zones, system), -1);
  return sums;
}

/** A bag as far as it may be known: looked into, or the only one that is not; else null. */
export function knownBag(parts: Parts, zones: MasterZones, seat: number): Counts | null {
  const bag = zones.bags[seat];
  if (bag) return bag;
  return zones.bags.filter((one) => one === null).length === 1 ? unseen(parts, zones) : null;
}

/** The sum of a bag. */
export const sizeOf = (counts: Counts): number => COLOURS.reduce((sum, colour) => sum + (counts[colour] ?? 0), 0);
