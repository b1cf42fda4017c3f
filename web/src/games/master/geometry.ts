/** Where things lie on the star map: pure geometry on the sheet of `facts`, y downwards, angles in degrees. */

import type { Parts, SymbolFace, SystemFace, TrackFace } from "./zones.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle around its middle, turned. */
export interface Bar extends Point {
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

/** The sheet with a little room around it. */
export const SHEET = { x: -8, y: -8, width: 1016, height: 1016 } as const;
export const CELL = 21;
/** A conflict card on the map: its sides, and the cells of a side. */
export const CARD = { width: 134, height: 90, cell: 14, cube: 15.6, step: 17.8, row: 21 } as const;
export const PLANET = 15.5;
export const DISC = 16;
const STEP = 25;
const ASIDE = 44;
/** Angles at which a planet or a stack of bases may sit on the rim of its system. */
const SEATS = 24;
const CLOSE = 40;

export const radiusOf = (system: SystemFace): number => (system.kind === "start" ? 50 : 42);

const turn = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);
const out = (from: Point, angle: number, by: number): Point => ({ x: from.x + Math.cos((angle * Math.PI) / 180) * by, y: from.y + Math.sin((angle * Math.PI) / 180) * by });
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A track from rim to rim, its middle, its direction, and its cells counted from end `a`. */
export interface Lane {
  readonly from: Point;
  readonly to: Point;
  readonly middle: Point;
  readonly angle: number;
  readonly cells: readonly Point[];
}

export function laneOf(parts: Parts, track: TrackFace): Lane {
  const a = parts.systems[track.a] as SystemFace;
  const b = parts.systems[track.b] as SystemFace;
  const angle = turn(a, b);
  const from = out(a, angle, radiusOf(a));
  const to = out(b, angle + 180, radiusOf(b));
  const centre = middle(from, to);
  const cells = Array.from({ length: track.length }, (_, place) => out(centre, angle, (place - (track.length - 1) / 2) * STEP));
  return { from, to, middle: centre, angle, cells };
}

/** The bar around the cells of a track, as an outline for the whole of it. */
export const laneBar = (lane: Lane): Bar => ({ ...lane.middle, width: lane.cells.length * STEP + 13, height: 38, angle: lane.angle });

/** The turn of a card that lies across a track, so that its upper side faces the northern end; and which end that is. */
export function across(parts: Parts, track: TrackFace): Bar & { readonly up: string } {
  const a = parts.systems[track.a] as SystemFace;
  const b = parts.systems[track.b] as SystemFace;
  const up = a.y < b.y || (a.y === b.y && a.x > b.x) ? a : b;
  const down = up === a ? b : a;
  const lane = laneOf(parts, track);
  return { ...lane.middle, width: CARD.width, height: CARD.height, angle: turn(down, up) + 90, up: up.id };
}

/** The places of a side's cells on a conflict card, before the card is turned. */
export const rowOf = (cells: number, upper: boolean): readonly Point[] =>
  Array.from({ length: cells }, (_, place) => ({ x: (place - (cells - 1) / 2) * CARD.step, y: upper ? -CARD.row : CARD.row }));

/** A point of a turned card on the sheet. */
export function turned(bar: Bar, at: Point): Point {
  const by = (bar.angle * Math.PI) / 180;
  return { x: bar.x + at.x * Math.cos(by) - at.y * Math.sin(by), y: bar.y + at.x * Math.sin(by) + at.y * Math.cos(by) };
}

/** Where a symbol of the board is drawn: one that lies on the middle of a track goes aside, away from the middle of the map. */
export function symbolAt(parts: Parts, symbol: SymbolFace): Point {
  const on = Object.values(parts.tracks).find((track) => symbol.systems.includes(track.a) && symbol.systems.includes(track.b));
  if (!on) return symbol;
  const { angle } = laneOf(parts, on);
  const centre = { x: (parts.sheet[0] ?? 0) / 2, y: (parts.sheet[1] ?? 0) / 2 };
  const sides = [out(symbol, angle + 90, ASIDE), out(symbol, angle - 90, ASIDE)];
  return sides.sort((p, q) => Math.hypot(q.x - centre.x, q.y - centre.y) - Math.hypot(p.x - centre.x, p.y - centre.y))[0] as Point;
}

/** The arrows of a symbol, from the rim of its hexagon to the rim of each system. */
export function arrowsOf(parts: Parts, symbol: SymbolFace): readonly { readonly system: string; readonly from: Point; readonly to: Point }[] {
  const at = symbolAt(parts, symbol);
  return symbol.systems.flatMap((id) => {
    const system = parts.systems[id];
    if (!system) return [];
    const angle = turn(at, system);
    return [{ system: id, from: out(at, angle, 24), to: out(system, angle + 180, radiusOf(system) + 4) }];
  });
}

/** Where on the rim the planets and the bases of a system sit, and where its name stands. */
export interface Rim {
  readonly planets: readonly Point[];
  readonly bases: Point;
  readonly label: Point & { readonly anchor: "start" | "middle" | "end" };
}

export function rimOf(parts: Parts, system: SystemFace): Rim {
  const lines = [
    ...Object.values(parts.tracks).filter((track) => track.a === system.id || track.b === system.id).map((track) => turn(system, parts.systems[track.a === system.id ? track.b : track.a] as SystemFace)),
    ...Object.values(parts.board_symbols).filter((symbol) => symbol.systems.includes(system.id)).map((symbol) => turn(system, symbolAt(parts, symbol))),
  ];
  const radius = radiusOf(system);
  const taken: number[] = [];
  // One after the other into the widest gap: far from lines first, and never on top of each other.
  const next = (): number => {
    let best = 0;
    let most = -Infinity;
    for (let seat = 0; seat < SEATS; seat += 1) {
      const angle = (seat * 360) / SEATS;
      const free = Math.min(40, ...lines.map((line) => apart(line, angle)));
      const near = Math.min(180, ...taken.map((other) => apart(other, angle)));
      const worth = (near < CLOSE ? near - 1000 : 0) + free - Math.min(near, 90) * 0.08;
      if (worth > most + 1e-6) {
        most = worth;
        best = angle;
      }
    }
    taken.push(best);
    return best;
  };
  const planets = Array.from({ length: system.planets }, () => out(system, next(), radius));
  const bases = out(system, next(), radius - 4);
  return { planets, bases, label: labelAt(parts, system, [...planets, bases]) };
}

/** The side of a system on which its name crosses the fewest other things. */
function labelAt(parts: Parts, system: SystemFace, taken: readonly Point[], cards: readonly Point[] = []): Rim["label"] {
  const radius = radiusOf(system);
  const wide = 92;
  const places = [
    { x: system.x, y: system.y + radius + 26, anchor: "middle" },
    { x: system.x, y: system.y - radius - 14, anchor: "middle" },
    { x: system.x + radius * 0.75 + 12, y: system.y + radius * 0.75 + 10, anchor: "start" },
    { x: system.x - radius * 0.75 - 12, y: system.y + radius * 0.75 + 10, anchor: "end" },
    { x: system.x + radius * 0.75 + 12, y: system.y - radius * 0.75, anchor: "start" },
    { x: system.x - radius * 0.75 - 12, y: system.y - radius * 0.75, anchor: "end" },
    { x: system.x + radius + 14, y: system.y + 7, anchor: "start" },
    { x: system.x - radius - 14, y: system.y + 7, anchor: "end" },
  ] as const;
  const dots = [
    ...Object.values(parts.tracks).flatMap((track) => laneOf(parts, track).cells.map((cell) => ({ ...cell, r: 14 }))),
    ...Object.values(parts.tracks).flatMap((track) => along(laneOf(parts, track)).map((point) => ({ ...point, r: 3 }))),
    ...Object.values(parts.board_symbols).map((symbol) => ({ ...symbolAt(parts, symbol), r: 24 })),
    ...taken.map((point) => ({ ...point, r: 17 })),
    ...cards.map((point) => ({ ...point, r: 72 })),
  ];
  let best: Rim["label"] = places[0];
  let least = Infinity;
  for (const place of places) {
    const left = place.anchor === "start" ? place.x : place.anchor === "end" ? place.x - wide : place.x - wide / 2;
    const box = { left, right: left + wide, top: place.y - 16, bottom: place.y + 5 };
    const outside = box.left < SHEET.x || box.right > SHEET.x + SHEET.width || box.top < SHEET.y || box.bottom > SHEET.y + SHEET.height ? 400 : 0;
    const cost = dots.reduce((sum, dot) => sum + (within(dot, box) ? dot.r : 0), outside);
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}

const along = (lane: Lane): readonly Point[] => Array.from({ length: 9 }, (_, i) => ({ x: lane.from.x + ((lane.to.x - lane.from.x) * i) / 8, y: lane.from.y + ((lane.to.y - lane.from.y) * i) / 8 }));

function within(dot: Point & { readonly r: number }, box: { left: number; right: number; top: number; bottom: number }): boolean {
  const dx = Math.max(box.left - dot.x, 0, dot.x - box.right);
  const dy = Math.max(box.top - dot.y, 0, dot.y - box.bottom);
  return Math.hypot(dx, dy) < dot.r;
}

/** The name's place once conflict cards lie on these points: it makes way for those near it. */
export function labelBeside(parts: Parts, system: SystemFace, cards: readonly Point[]): Rim["label"] {
  const { label, planets, bases } = chartOf(parts).rims[system.id] as Rim;
  const near = cards.filter((card) => Math.hypot(card.x - system.x, card.y - system.y) < 200);
  return near.length ? labelAt(parts, system, [...planets, bases], near) : label;
}

/** The geometry of a whole map, worked out once for the pieces of a game. */
export interface Chart {
  readonly lanes: Readonly<Record<string, Lane>>;
  readonly rims: Readonly<Record<string, Rim>>;
}

const charts = new WeakMap<Parts, Chart>();

export function chartOf(parts: Parts): Chart {
  let chart = charts.get(parts);
  if (!chart) {
    chart = {
      lanes: Object.fromEntries(Object.values(parts.tracks).map((track) => [track.id, laneOf(parts, track)])),
      rims: Object.fromEntries(Object.values(parts.systems).map((system) => [system.id, rimOf(parts, system)])),
    };
    charts.set(parts, chart);
  }
  return chart;
}
