/** A track: its cells in the colours that a route on it may have, and the route with its owner's stroke. */

import type { TableInfo } from "../../net/wire.ts";
import { CELL, chartOf, laneBar, type Lane } from "./geometry.ts";
import { BarShape, MapCube, pointed, round } from "./Pieces.tsx";
import { CUBE, routeOn, type MasterZones, type Parts, type TrackFace } from "./zones.ts";
import { routeNeeds } from "./standing.ts";

interface Props {
  readonly track: TrackFace;
  readonly zones: MasterZones;
  readonly parts: Parts;
  readonly info: TableInfo;
}

export function Track({ track, zones, parts, info }: Props) {
  const lane = chartOf(parts).lanes[track.id] as Lane;
  const route = routeOn(zones, track);
  const closed = zones.closed.includes(track.a) || zones.closed.includes(track.b);
  const fought = Object.values(zones.conflicts).some((lies) => lies.track === track.id);
  const cells = route && route.start === track.b ? [...lane.cells].reverse() : lane.cells;
  const done = route !== null && route.cubes >= routeNeeds(zones, parts, track, route.owner);
  const last = route ? (cells[route.cubes - 1] ?? lane.middle) : null;
  const [from, to] = route?.start === track.b ? [lane.to, lane.from] : [lane.from, lane.to];
  const end = done ? to : last;
  return (
    <g class={closed ? "mm-track is-closed" : "mm-track"} data-piece={track.id} data-seat={route ? info.seats[route.owner]?.colour : undefined} {...pointed(track.id)}>
      <path d={line(lane.from, lane.to)} class="mm-lane" />
      {route && end && <path d={line(from, end)} class={done ? "mm-route is-done" : "mm-route"} />}
      {!fought && !closed && cells.map((cell, place) => (route && place < route.cubes ? null : <Empty key={place} at={cell} angle={lane.angle} track={track} />))}
      {route && cells.slice(0, route.cubes).map((cell, place) => (
        <g key={place} data-piece={`${track.id}#${place}`} data-from={`drawn ${route.colour}`}>
          <MapCube colour={route.colour} size={CELL} at={cell} angle={lane.angle} />
        </g>
      ))}
      <BarShape bar={laneBar(lane)} class="b-last" />
    </g>
  );
}

const line = (a: { x: number; y: number }, b: { x: number; y: number }): string => `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;

/** A free cell: two corners in the two colours that it may take. */
function Empty({ at, angle, track }: { readonly at: { x: number; y: number }; readonly angle: number; readonly track: TrackFace }) {
  const [first, second = first] = track.colours;
  if (!first || !second) return null;
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)}) rotate(${round(angle)})`} class="mm-cell">
      <rect x="-9.5" y="-9.5" width="19" height="19" rx="4" class="mm-well" />
      <path d="M-9 7.5V-6a3 3 0 0 1 3-3H7.5z" style={{ fill: `var(${CUBE[first]})` }} />
      <path d="M9-7.5V6a3 3 0 0 1-3 3H-7.5z" style={{ fill: `var(${CUBE[second]})` }} />
    </g>
  );
}
