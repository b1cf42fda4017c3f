/** Ships on the map: which hexes are joined, where ships are pinned, how far they come, where battles will be. Pure. */

import { sidesOf } from "./geometry.ts";
import { ANCIENTS, fleetSize, GCDS, sidesIn, type EclipseZones, type Parts, type ShipType } from "./zones.ts";

const GENERATOR = "wormhole-generator";

/** The hexes joined with one for a seat: half a wormhole is enough with the generator (EC-5.8.1, EC-5.8.2). */
export function joined(zones: EclipseZones, parts: Parts, seat: number, sector: string): readonly string[] {
  const half = zones.seats[seat]?.technologies?.includes(GENERATOR) ?? false;
  return sidesOf(zones, parts, sector).flatMap(({ sector: near, here, there }) => (near !== null && (half ? here || there : here && there) ? [near] : []));
}

/** Whether ancients leave the ships of a seat alone (EC-27.5.1). */
const atPeace = (zones: EclipseZones, parts: Parts, seat: number): boolean => parts.species[zones.seats[seat]?.species ?? ""]?.peace === true;

/** Enemy ships in a hex, the defence of the centre not counted (EC-14.6). */
export function enemiesIn(zones: EclipseZones, parts: Parts, seat: number, sector: string): number {
  const zone = zones.map[sector];
  const others = (zone?.ships ?? []).filter((fleet) => fleet.seat !== seat).reduce((sum, fleet) => sum + fleetSize(fleet), 0);
  return others + (atPeace(zones, parts, seat) ? 0 : (zone?.ancients ?? 0));
}

export const shipsOf = (zones: EclipseZones, seat: number, sector: string): number =>
  (zones.map[sector]?.ships ?? []).filter((fleet) => fleet.seat === seat).reduce((sum, fleet) => sum + fleetSize(fleet), 0);

/** How many of so many ships in a hex must stay there: one for each enemy, all beside the defence of the centre (EC-14.8, EC-14.9). */
export function pinned(zones: EclipseZones, parts: Parts, seat: number, sector: string, ships = shipsOf(zones, seat, sector)): number {
  if (zones.gcds && parts.sectors[sector]?.gcds) return ships;
  return Math.min(ships, enemiesIn(zones, parts, seat, sector));
}

export interface Reached {
  /** Steps from the start. */
  readonly steps: number;
  /** The hex before it on the way. */
  readonly from: string;
  /** Whether the ship cannot go on from there. */
  readonly stops: boolean;
}

/** The hexes that a ship in one can come to with so many steps, and how. */
export function reachOf(zones: EclipseZones, parts: Parts, seat: number, start: string, steps: number): ReadonlyMap<string, Reached> {
  const found = new Map<string, Reached>();
  let edge = pinned(zones, parts, seat, start) < shipsOf(zones, seat, start) ? [start] : [];
  for (let taken = 1; taken <= steps; taken += 1) {
    const beyond: string[] = [];
    for (const from of edge) {
      for (const there of joined(zones, parts, seat, from)) {
        if (there === start || found.has(there)) continue;
        const ships = shipsOf(zones, seat, there) + 1;
        const stops = pinned(zones, parts, seat, there, ships) >= ships;
        found.set(there, { steps: taken, from, stops });
        if (!stops) beyond.push(there);
      }
    }
    edge = beyond;
  }
  return found;
}

/** The steps that ships of one type have. */
export const movementOf = (zones: EclipseZones, seat: number, ship: ShipType): number => zones.seats[seat]?.designs?.[ship]?.movement ?? 0;

/** Whether two sides would fight: seats without relations, and seats with guards that do not leave them alone. */
function hostile(zones: EclipseZones, parts: Parts, one: number, other: number): boolean {
  if (one >= ANCIENTS && other >= ANCIENTS) return false;
  const [seat, side] = one < ANCIENTS ? [one, other] : [other, one];
  if (side === GCDS) return true;
  if (side === ANCIENTS) return !atPeace(zones, parts, seat);
  return !(zones.seats[seat]?.friends ?? []).includes(side);
}

/** Whether a battle will be fought in a hex in the combat phase, as things stand. */
export function contested(zones: EclipseZones, parts: Parts, sector: string): boolean {
  const sides = sidesIn(zones, parts, sector);
  return sides.some((one, n) => sides.slice(n + 1).some((other) => hostile(zones, parts, one, other)));
}
