/** Where things lie inside a hex, around its middle: planets with their squares, ships in rows. Pure. */

import type { Point } from "./geometry.ts";
import { RESOURCES, SHIPS, type EclipseZones, type Parts, type Resource, type SectorFace, type SectorZone, type ShipType } from "./zones.ts";

export const NUMBER_AT: Point = { x: 0, y: -33 };
export const NAME_AT: Point = { x: 0, y: -30 };
/** A pill stands in place of the number. */
export const PILL_AT: Point = { x: 0, y: -39 };
export const ARTIFACT_AT: Point = { x: 37, y: -36 };
export const BATTLE_AT: Point = { x: -40, y: -37 };
/** The number of a key or a tick: at the upper right, beside the number of the hex. The steps of a ship: below. */
export const BADGE_AT: Point = { x: 36, y: -37 };
export const STEPS_AT: Point = { x: 36, y: 37 };
/** What lies in corners of the hex, where no wormhole is: the disc, the discovery tile, the monolith. */
export const asideIn = (turned: boolean): Readonly<Record<"disc" | "tile" | "monolith", Point>> =>
  turned ? { disc: { x: -46, y: 26 }, tile: { x: 46, y: 27 }, monolith: { x: 46, y: 25 } } : { disc: { x: -49, y: 7 }, tile: { x: 49, y: 8 }, monolith: { x: 47, y: 7 } };
const PLANET_Y = -13;
const SQUARE_Y = 2;
/** Where no ships lie, planets come nearer to the middle. */
const LOW = 8;
/** So far to the left the disc leaves room for squares. */
const FREE = 38.5;
export const PLANET = 13;
export const SQUARE = 11;
const SHIPS_Y = 29;
const SHIP = 28;
/** The symbol of a small ship fills its square least. */
const SMALLEST = 33;
/** How wide a row of ships may be, so that it stays inside the hex. */
const ROW = 84;

export type World = Resource | "any" | "orbital";

export interface SquareAt extends Point {
  /** The number of the square, counted from 0; the orbital's comes after the printed ones. */
  readonly square: number;
  readonly kind: World;
  readonly starred: boolean;
}

/** A planet with its squares, or the orbital with its one. */
export interface Column extends Point {
  readonly kind: World;
  readonly r: number;
  readonly squares: readonly SquareAt[];
}

/** The squares of one resource belong to one planet. `ships`: whether ships lie below them. */
export function columnsOf(face: SectorFace, orbital: boolean, ships: boolean): readonly Column[] {
  const printed = face.squares.map((text, square) => ({ square, kind: text.replace("*", "") as World, starred: text.endsWith("*") }));
  const groups = [...RESOURCES, "any" as const].map((kind) => ({ kind: kind as World, squares: printed.filter((one) => one.kind === kind) })).filter((one) => one.squares.length > 0);
  if (orbital) groups.push({ kind: "orbital", squares: [{ square: face.squares.length, kind: "orbital", starred: false }] });
  const many = groups.length > 3;
  const step = many ? 24.5 : groups.length === 3 ? 30 : 34;
  const gap = many ? 12 : 12.6;
  const left = ((groups.length - 1) / 2) * step + (((groups[0]?.squares.length ?? 1) - 1) / 2) * gap + SQUARE / 2;
  const low = ships ? 0 : LOW;
  const aside = Math.max(0, Math.min(5, left - FREE));
  return groups.map(({ kind, squares }, column) => {
    const x = aside + (column - (groups.length - 1) / 2) * step;
    const places = squares.map((one, n) => ({ ...one, x: x + (n - (squares.length - 1) / 2) * gap, y: SQUARE_Y + low }));
    return { kind, x, y: PLANET_Y + low, r: many ? 11.5 : PLANET, squares: places };
  });
}

/** All squares of a hex with their places. */
export const squaresOf = (face: SectorFace, orbital: boolean, ships: boolean): readonly SquareAt[] =>
  columnsOf(face, orbital, ships).flatMap((column) => column.squares);

/** Ships of one type and one side: `seat` is -1 for ancients and for the defence of the centre. */
export interface Group extends Point {
  readonly seat: number;
  readonly ship: ShipType | "ancient" | "gcds";
  readonly count: number;
  readonly size: number;
}

/** The ships in a hex by side and type, in order of entry, in one row or in two. */
export function groupsOf(zones: EclipseZones, parts: Parts, sector: string, zone: SectorZone): readonly Group[] {
  const found: Omit<Group, "x" | "y" | "size">[] = [];
  if (zone.ancients) found.push({ seat: -1, ship: "ancient", count: zone.ancients });
  if (parts.sectors[sector]?.gcds && zones.gcds) found.push({ seat: -1, ship: "gcds", count: 1 });
  for (const fleet of zone.ships ?? []) {
    for (const ship of SHIPS) if (fleet[ship]) found.push({ seat: fleet.seat, ship, count: fleet[ship] });
  }
  return lined(found);
}

function lined(found: readonly Omit<Group, "x" | "y" | "size">[]): readonly Group[] {
  if (found.length <= 4) return row(found, SHIPS_Y, found.length > 2 ? ROW - 8 : ROW);
  const half = Math.ceil(found.length / 2);
  return [...row(found.slice(0, half), SHIPS_Y - 8, ROW), ...row(found.slice(half), SHIPS_Y + 11, ROW - 24)];
}

function row(found: readonly Omit<Group, "x" | "y" | "size">[], y: number, width: number): readonly Group[] {
  const step = Math.min(SHIP + 4, width / Math.max(1, found.length));
  return found.map((one, n) => ({ ...one, x: (n - (found.length - 1) / 2) * step, y, size: Math.min(one.ship === "interceptor" ? SMALLEST : SHIP, step + 1) }));
}
