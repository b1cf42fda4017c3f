/** Where things lie on the map: flat-topped hexes on a plane with y downwards, the Galactic Center at (0, 0). Pure. */

import type { EclipseZones, Parts, SectorZone } from "./zones.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export type Cell = readonly [number, number];

/** Steps to the neighbours, clockwise from the top. */
export const STEPS: readonly Cell[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];

/** From middle to middle: across a column, and down it. */
const ACROSS = 93;
const DOWN = 107.4;
/** From the middle of a hex to its corner, as drawn; a gap is left between neighbours. */
export const CORNER = 60.8;
/** From the middle of a hex to the middle of a side. */
export const SIDE = DOWN / 2;
/** From the middle of the tile that is laid to the end of the handle that turns it. */
const HANDLE = 96;

/** The middle of a hex. A turned map has its north on the left. */
export function middleOf([q, r]: Cell, turned = false): Point {
  const [across, down] = [q * ACROSS, (r + q / 2) * DOWN];
  return turned ? { x: down, y: 0 - across } : { x: across, y: down };
}

export const spaceText = ([q, r]: Cell): string => `${q}/${r}`;

export function cellOf(text: string): Cell | null {
  const found = /^(-?\d+)\/(-?\d+)$/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

export const neighbour = ([q, r]: Cell, way: number): Cell => {
  const [dq, dr] = STEPS[way % 6] as Cell;
  return [q + dq, r + dr];
};

/** The side of a neighbour that faces back. */
export const opposite = (way: number): number => (way + 3) % 6;

/** Steps from the Galactic Center. */
export const ringOf = ([q, r]: Cell): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** The stack that a space is explored from, as printed on the back of its tiles. */
export const stackOf = (cell: Cell): "inner" | "middle" | "outer" => (["inner", "inner", "middle"] as const)[ringOf(cell)] ?? "outer";
export const NUMERAL = { inner: "I", middle: "II", outer: "III" } as const;

/** The corners of a hex around (0, 0), as the attribute of a polygon. */
export function corners(radius: number, turned = false): string {
  return Array.from({ length: 6 }, (_, n) => {
    const by = ((turned ? n + 0.5 : n) * Math.PI) / 3;
    return `${round(Math.cos(by) * radius)},${round(Math.sin(by) * radius)}`;
  }).join(" ");
}

/** The angle from straight up to a side, clockwise in degrees. */
export const bearing = (way: number, turned = false): number => way * 60 - (turned ? 90 : 0);

/** A point towards a side, so far from the middle. */
export function towards(way: number, by: number, turned = false): Point {
  const angle = ((bearing(way, turned) - 90) * Math.PI) / 180;
  return { x: Math.cos(angle) * by, y: Math.sin(angle) * by };
}

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Hexes by their place: `1/-2`. */
export function byPlace(zones: EclipseZones): ReadonlyMap<string, string> {
  return new Map(Object.entries(zones.map).map(([sector, zone]) => [spaceText(zone.at), sector]));
}

/** Unexplored spaces next to hexes, and the one that is being explored. */
export function frontierOf(zones: EclipseZones): readonly Cell[] {
  const taken = byPlace(zones);
  const found = new Map<string, Cell>();
  for (const { at } of Object.values(zones.map)) {
    for (let way = 0; way < 6; way += 1) {
      const cell = neighbour(at, way);
      const text = spaceText(cell);
      if (!taken.has(text)) found.set(text, cell);
    }
  }
  return [...found.values()];
}

/**
 * The part of the plane that is worth seeing: the hexes, those around the centre, the space that is explored, and the
 * places asked for. Spaces that nobody is asked about are not worth smaller hexes.
 */
export function boundsOf(zones: EclipseZones, asked: readonly Cell[] = [], turned = false): Rect {
  const cells: Cell[] = [[0, 0], [0, 1], [0, -1], ...Object.values(zones.map).map((zone) => zone.at), ...(zones.space ? [zones.space] : []), ...asked];
  const at = cells.map((cell) => middleOf(cell, turned));
  const [wide, high] = turned ? [SIDE, CORNER] : [CORNER, SIDE];
  // The tile that is laid has its handle below or above it.
  const handle = zones.space ? [middleOf(zones.space, turned).y] : [];
  const left = Math.min(...at.map(({ x }) => x)) - wide;
  const top = Math.min(...at.map(({ y }) => y - high), ...handle.map((y) => y - HANDLE));
  return {
    x: round(left), y: round(top),
    width: round(Math.max(...at.map(({ x }) => x)) + wide - left),
    height: round(Math.max(...at.map(({ y }) => y + high), ...handle.map((y) => y + HANDLE)) - top),
  };
}

/** The directions in which a tile shows a wormhole when it is turned so often. */
export const waysOf = (wormholes: readonly number[], turned: number): readonly number[] => wormholes.map((side) => (side + turned) % 6);

export interface Joint {
  readonly way: number;
  /** The neighbour on that side; null for an unexplored space. */
  readonly sector: string | null;
  /** Whether this hex, and whether the neighbour, shows a wormhole there. */
  readonly here: boolean;
  readonly there: boolean;
}

/** The six sides of a tile that lies, or would lie, at a place. */
export function jointsOf(zones: EclipseZones, parts: Parts, sector: string, at: Cell, turned: number): readonly Joint[] {
  const places = byPlace(zones);
  const open = waysOf(parts.sectors[sector]?.wormholes ?? [], turned);
  return STEPS.map((_, way) => {
    const near = places.get(spaceText(neighbour(at, way))) ?? null;
    const zone = near === null ? undefined : zones.map[near];
    const there = zone !== undefined && near !== null && waysOf(parts.sectors[near]?.wormholes ?? [], zone.turned ?? 0).includes(opposite(way));
    return { way, sector: near, here: open.includes(way), there };
  });
}

/** The sides of a hex of the map. */
export const sidesOf = (zones: EclipseZones, parts: Parts, sector: string): readonly Joint[] => {
  const zone = zones.map[sector];
  return zone ? jointsOf(zones, parts, sector, zone.at, zone.turned ?? 0) : [];
};

/** Where a hex of the map lies. */
export const placeOn = (zone: SectorZone, turned = false): Point => middleOf(zone.at, turned);
