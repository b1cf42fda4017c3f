/** Which places of the map the open question is about, and their shapes. Pure but for the signals of the choice. */

import type { Choice } from "../types.ts";
import { across, CARD, chartOf, CELL, laneBar, laneOf, PLANET, radiusOf, rowOf, symbolAt, turned, type Bar, type Lane, type Point, type Rim } from "./geometry.ts";
import { endsOf } from "./saying.ts";
import { cellColourOf, colourOf, isStar, optionsBySpot } from "./spots.ts";
import { cardOf, conflictOn, cubesOn, planetCubes, projectOf, routeOn, type MasterZones, type Parts, type SystemFace, type TrackFace } from "./zones.ts";

export type Shape = ({ readonly round: true; readonly r: number } & Point) | ({ readonly round: false } & Bar);

export interface Target {
  readonly key: string;
  /** The place, as options name it; a cube that is dropped here goes there. */
  readonly spot: string;
  readonly kind: "system" | "planet" | "cell" | "route" | "track" | "conflict" | "side";
  readonly shape: Shape;
  /** All options that lie here, the offered ones first. */
  readonly options: readonly string[];
  readonly offered: boolean;
  /** Where the number of its key or a tick stands without hiding anything. */
  readonly badge?: Point;
  /** Where the cube of an option would lie, and how large it is. */
  cube?(option: string): { readonly at: Point; readonly size: number; readonly angle: number } | null;
}

const circle = (at: Point, r: number): Shape => ({ round: true, x: at.x, y: at.y, r });
const bar = (of: Bar): Shape => ({ round: false, x: of.x, y: of.y, width: of.width, height: of.height, angle: of.angle });

/** The track that a route `c1-b1` runs on, and whether it starts at the track's second end. */
export function trackOf(parts: Parts, route: string): { readonly track: TrackFace; readonly reverse: boolean } | null {
  const ends = endsOf(route);
  if (!ends) return null;
  const straight = parts.tracks[`t_${ends[0]}_${ends[1]}`];
  const turnedRound = parts.tracks[`t_${ends[1]}_${ends[0]}`];
  if (straight) return { track: straight, reverse: false };
  return turnedRound ? { track: turnedRound, reverse: true } : null;
}

export function targetsOf(zones: MasterZones, parts: Parts, choice: Choice | null): readonly Target[] {
  if (!choice || !Object.keys(parts.tracks).length) return [];
  const found: Target[] = [];
  const add = (one: Omit<Target, "offered">): void => {
    if (!one.options.length) return;
    const offered = one.options.filter((option) => choice.offers(option));
    found.push({ ...one, options: [...offered, ...one.options.filter((option) => !choice.offers(option))], offered: offered.length > 0 });
  };
  for (const [spot, options] of optionsBySpot(choice)) {
    if (parts.systems[spot]) systemTargets(zones, parts, choice, spot, options, add);
    else if (parts.tracks[spot]) trackTarget(zones, parts, parts.tracks[spot] as TrackFace, options, add);
    else if (endsOf(spot)) routeTarget(zones, parts, choice, spot, options, add);
    else if (zones.conflicts[cardOf(spot)]) conflictTarget(zones, parts, choice, spot, options, add);
  }
  // Where something can be done, what cannot be done in the same place is not worth a tap of its own.
  const open = new Set(found.filter((one) => one.offered).map((one) => placeKey(parts, one.spot)));
  return found.filter((one) => {
    const place = placeKey(parts, one.spot);
    if (one.offered) return true;
    if (open.has(place)) return false;
    open.add(place); // one reason is enough
    return true;
  });
}

const placeKey = (parts: Parts, spot: string): string => trackOf(parts, spot)?.track.id ?? spot;

type Add = (one: Omit<Target, "offered">) => void;

function systemTargets(zones: MasterZones, parts: Parts, choice: Choice, spot: string, options: readonly string[], add: Add): void {
  const system = parts.systems[spot];
  const rim = chartOf(parts).rims[spot] as Rim;
  if (!system) return;
  const onPlanets = options.filter((option) => colourOf(option));
  add({ key: spot, spot, kind: "system", shape: circle(system, radiusOf(system) + 5), options: options.filter((option) => !colourOf(option)), badge: freeAt(parts, system, rim) });
  const cubes = planetCubes(zones, spot);
  if (choice.asked.ask === "place") {
    const at = rim.planets[Math.min(cubes.length, rim.planets.length - 1)] as Point;
    add({ key: `${spot} planet`, spot, kind: "planet", shape: circle(at, PLANET + 5), options: onPlanets, badge: outside(system, at), cube: () => ({ at, size: 16, angle: 0 }) });
    return;
  }
  const places = new Set<number>();
  for (const option of onPlanets) {
    const place = cubes.findLastIndex((cube, n) => cube === colourOf(option) && !places.has(n));
    const at = rim.planets[place];
    if (!at) continue;
    places.add(place);
    add({ key: option, spot, kind: "planet", shape: circle(at, PLANET + 5), options: [option], badge: outside(system, at) });
  }
}

/** A point beyond a planet, away from its sun. */
function outside(system: SystemFace, at: Point): Point {
  const by = 30 / Math.hypot(at.x - system.x, at.y - system.y);
  return { x: at.x + (at.x - system.x) * by, y: at.y + (at.y - system.y) * by };
}

/** The direction in which least lies around a system, just outside of its ring. */
function freeAt(parts: Parts, system: SystemFace, rim: Rim): Point {
  const taken = [
    ...rim.planets, rim.bases, rim.label, { x: rim.label.x + { start: 45, middle: 0, end: -45 }[rim.label.anchor], y: rim.label.y - 6 },
    ...Object.values(parts.board_symbols).map((symbol) => symbolAt(parts, symbol)),
    ...Object.values(parts.tracks).flatMap((track) => laneOf(parts, track).cells),
  ];
  const around = Array.from({ length: 16 }, (_, n) => ({ x: system.x + Math.cos((n * Math.PI) / 8) * (radiusOf(system) + 10), y: system.y + Math.sin((n * Math.PI) / 8) * (radiusOf(system) + 10) }));
  const room = (at: Point): number => Math.min(...taken.map((other) => Math.hypot(other.x - at.x, other.y - at.y)));
  return around.reduce((best, at) => (room(at) > room(best) + 0.1 ? at : best));
}

/** A track as a whole: a conflict is to be laid on it, or the one that lies there is to be ended. */
function trackTarget(zones: MasterZones, parts: Parts, track: TrackFace, options: readonly string[], add: Add): void {
  const fought = conflictOn(zones, track);
  const shape = fought ? cardShape(parts, track) : bar(laneBar(chartOf(parts).lanes[track.id] as Lane));
  add({ key: track.id, spot: track.id, kind: fought ? "conflict" : "track", shape, options });
}

function routeTarget(zones: MasterZones, parts: Parts, choice: Choice, spot: string, options: readonly string[], add: Add): void {
  const on = trackOf(parts, spot);
  if (!on) return;
  const lane = chartOf(parts).lanes[on.track.id] as Lane;
  const route = routeOn(zones, on.track);
  if (choice.asked.ask !== "place") {
    add({ key: spot, spot, kind: "route", shape: bar(laneBar(lane)), options });
    return;
  }
  if (conflictOn(zones, on.track)) return; // the card lies over the cells and says so itself
  const cells = on.reverse ? [...lane.cells].reverse() : lane.cells;
  const at = cells[Math.min(route?.cubes ?? 0, cells.length - 1)] as Point;
  const shape = bar({ ...at, width: CELL + 7, height: CELL + 7, angle: lane.angle });
  add({ key: spot, spot, kind: "cell", shape, options, badge: beside(at, lane.angle), cube: () => ({ at, size: CELL, angle: lane.angle }) });
}

/** A point beside a track, on its upper side. */
function beside(at: Point, angle: number): Point {
  const by = ((angle - 90) * Math.PI) / 180;
  const up = Math.sin(by) > 0.001 ? -1 : 1;
  return { x: at.x + Math.cos(by) * 29 * up, y: at.y + Math.sin(by) * 29 * up };
}

const cardShape = (parts: Parts, track: TrackFace): Shape => {
  const place = across(parts, track);
  return bar({ ...place, width: place.width + 8, height: place.height + 8 });
};

/** A conflict card, or the row of cells on one of its sides. */
function conflictTarget(zones: MasterZones, parts: Parts, choice: Choice, spot: string, options: readonly string[], add: Add): void {
  const card = cardOf(spot);
  const lies = zones.conflicts[card];
  const track = lies ? parts.tracks[lies.track] : undefined;
  if (!lies || !track) return;
  if (spot === card) {
    add({ key: spot, spot, kind: "conflict", shape: cardShape(parts, track), options });
    return;
  }
  const face = projectOf(parts, spot);
  const place = across(parts, track);
  const system = (face?.side === "red") === (lies.red === track.a) ? track.a : track.b;
  const row = rowOf(face?.cells.length ?? 0, system === place.up);
  const cubes = cubesOn(zones, spot, row.length);
  const taking = choice.asked.ask !== "place";
  const middle = turned(place, { x: 0, y: row[0]?.y ?? 0 });
  add({
    key: spot, spot, kind: "side", options,
    shape: bar({ ...middle, width: row.length * CARD.step + 10, height: 28, angle: place.angle }),
    cube: (option) => {
      const cell = face?.cells.findIndex((colour, n) => colour === cellColourOf(option) && face.stars.includes(n) === isStar(option) && (taking ? cubes[n] === colourOf(option) : !cubes[n])) ?? -1;
      const at = row[cell];
      return at ? { at: turned(place, at), size: CARD.cube, angle: place.angle } : null;
    },
  });
}
