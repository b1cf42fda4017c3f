/** Where things lie inside a hex, around its middle: planets with their squares, ships in rows. Pure. */

import type { Point } from "./geometry.ts";
import { RESOURCES, SHIPS, type EclipseZones, type Parts, type Resource, type SectorFace, type SectorZone, type ShipType } from "./zones.ts";

export const NUMBER_AT: Point = { x: 0, y: -35 };
export const NAME_AT: Point = { x: 0, y: -29.5 };
export const DISC_AT: Point = { x: -43, y: 0 };
export const TILE_AT: Point = { x: 43, y: 0 };
export const MONOLITH_AT: Point = { x: -40, y: -19 };
export const ARTIFACT_AT: Point = { x: 41, y: 15 };
export const BATTLE_AT: Point = { x: -35, y: -40 };
/** The number of a key or a tick: at the upper right, beside the number of the hex. The steps of a ship: below. */
export const BADGE_AT: Point = { x: 33, y: -40 };
export const STEPS_AT: Point = { x: 33, y: 40 };
const PLANET_Y = -16;
const SQUARE_Y = 4;
const SHIPS_Y = 27;
const SHIP = 25;
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
  readonly size: number;
  readonly squares: readonly SquareAt[];
}

/** The squares of one resource belong to one planet. */
export function columnsOf(face: SectorFace, orbital: boolean): readonly Column[] {
  const printed = face.squares.map((text, square) => ({ square, kind: text.replace("*", "") as World, starred: text.endsWith("*") }));
  const groups = [...RESOURCES, "any" as const].map((kind) => ({ kind: kind as World, squares: printed.filter((one) => one.kind === kind) })).filter((one) => one.squares.length > 0);
  if (orbital) groups.push({ kind: "orbital", squares: [{ square: face.squares.length, kind: "orbital", starred: false }] });
  const wide = groups.length > 3;
  const crowded = groups.length === 3 && printed.length > 4; // the disc and the discovery tile need their room
  const step = crowded ? 23.5 : ([0, 0, 31, 27, 20, 17][groups.length] ?? 15);
  const size = groups.length < 3 ? 22 : wide ? 16 : 20;
  const gap = crowded ? 10 : 11;
  return groups.map(({ kind, squares }, column) => {
    const x = (column - (groups.length - 1) / 2) * step;
    const places = squares.map((one, n) => squareAt(one, x, n, squares.length, groups.length, gap));
    return { kind, x, y: PLANET_Y, size, squares: places };
  });
}

/** Squares of a planet stand side by side; where planets stand close, below one another. */
function squareAt(one: Omit<SquareAt, "x" | "y">, x: number, n: number, of: number, columns: number, gap: number): SquareAt {
  const stacked = columns > 3;
  return stacked ? { ...one, x, y: SQUARE_Y - 3 + n * 9 } : { ...one, x: x + (n - (of - 1) / 2) * gap, y: SQUARE_Y };
}

/** The squares of a sun without planets: one row. */
export function rowOf(face: SectorFace, orbital: boolean): readonly SquareAt[] {
  const squares = columnsOf(face, orbital).flatMap((column) => column.squares);
  const [near, far] = orbital ? [9.2, 10.4] : [10, 12.5];
  const gaps = squares.map((one, n) => (n === 0 ? 0 : squares[n - 1]?.kind === one.kind ? near : far));
  const width = gaps.reduce((sum, gap) => sum + gap, 0);
  let x = -width / 2;
  return squares.map((one, n) => {
    x += gaps[n] ?? 0;
    return { ...one, x, y: SQUARE_Y - 2 };
  });
}

/** All squares of a hex with their places. */
export const squaresOf = (face: SectorFace, orbital: boolean): readonly SquareAt[] =>
  face.kind === "centre" ? rowOf(face, orbital) : columnsOf(face, orbital).flatMap((column) => column.squares);

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
  if (found.length <= 4) return row(found, SHIPS_Y, ROW);
  const half = Math.ceil(found.length / 2);
  return [...row(found.slice(0, half), SHIPS_Y - 7, ROW), ...row(found.slice(half), SHIPS_Y + 10, ROW - 20)];
}

function row(found: readonly Omit<Group, "x" | "y" | "size">[], y: number, width: number): readonly Group[] {
  const step = Math.min(SHIP + 2, width / Math.max(1, found.length));
  return found.map((one, n) => ({ ...one, x: (n - (found.length - 1) / 2) * step, y, size: Math.min(SHIP, step) }));
}
