/** A conflict card across its track: each side faces a system, with the cells that its player fills. */

import type { TableInfo } from "../../net/wire.ts";
import { across, CARD, rowOf, turned, type Point } from "./geometry.ts";
import { MapCube, pointed, round } from "./Pieces.tsx";
import { CUBE, cubesOn, faceOf, MARK, ownerOf, type Colour, type MasterZones, type Parts, type Side, type TrackFace } from "./zones.ts";

interface Props {
  readonly card: string;
  readonly red: string;
  readonly track: TrackFace;
  readonly zones: MasterZones;
  readonly parts: Parts;
  readonly info: TableInfo;
}

/** The sides of a conflict on the map: which system each faces, whether it is the upper one, and its cells. */
export function sidesOf({ card, red, track, parts, zones }: Omit<Props, "info">): readonly { readonly side: Side; readonly project: string; readonly system: string; readonly cells: readonly { readonly colour: Colour; readonly star: boolean; readonly cube: Colour | null; readonly at: Point }[] }[] {
  const { up } = across(parts, track);
  const face = faceOf(parts, card);
  return (["red", "blue"] as const).map((side) => {
    const project = `${card}.${side}`;
    const printed = face.projects[project];
    const system = (side === "red") === (red === track.a) ? track.a : track.b;
    const count = printed?.cells.length ?? 0;
    const cubes = cubesOn(zones, project, count);
    const places = rowOf(count, system === up);
    return {
      side, project, system,
      cells: (printed?.cells ?? []).map((colour, place) => ({ colour, star: printed?.stars.includes(place) ?? false, cube: cubes[place] ?? null, at: places[place] as Point })),
    };
  });
}

export function Conflict(props: Props) {
  const { card, track, zones, parts, info } = props;
  const place = across(parts, track);
  const face = faceOf(parts, card);
  const symbol = face.symbol ?? "military";
  return (
    <g class="mm-conflict" data-piece={card} data-of="map" {...pointed(card)}>
      <g transform={`translate(${round(place.x)} ${round(place.y)}) rotate(${round(place.angle)})`}>
        <rect x={-place.width / 2} y={-place.height / 2} width={place.width} height={place.height} rx="9" class="mm-card" />
        {sidesOf(props).map(({ side, system, cells }) => {
          const upper = system === place.up;
          const owner = ownerOf(zones, system);
          const edge = (place.height / 2 - 8) * (upper ? -1 : 1);
          return (
            <g key={side} data-seat={owner >= 0 ? info.seats[owner]?.colour : undefined}>
              <rect x={-place.width / 2} y={upper ? -place.height / 2 : place.height / 2 - 8} width={place.width} height="8" rx="4" style={{ fill: `var(${CUBE[side]})` }} />
              {cells.filter((cell) => cell.cube === null).map((cell) => (
                <g key={cell.at.x} transform={`translate(${round(cell.at.x)} ${cell.at.y})`}>
                  <rect x={-CARD.cell / 2} y={-CARD.cell / 2} width={CARD.cell} height={CARD.cell} rx="3" class="mm-side-cell" style={{ stroke: `var(${CUBE[cell.colour]})` }} />
                  {cell.star && <path d="M0-4.6 1.4-1.4 4.6-1.4 2 .9 3 4.3 0 2.4-3 4.3-2 .9-4.6-1.4-1.4-1.4z" class="mm-star" />}
                </g>
              ))}
              {owner >= 0 && <use href={`#p-${info.seats[owner]?.colour}`} x={-place.width / 2 + 4} y={edge + (upper ? 18 : -34)} width="16" height="16" class="mm-side-sigil" />}
            </g>
          );
        })}
        <use href={`#${MARK[symbol]}`} x="-9.5" y="-9.5" width="19" height="19" class="mm-mark" transform={`rotate(${round(-place.angle)})`} />
        <rect x={-place.width / 2 - 5} y={-place.height / 2 - 5} width={place.width + 10} height={place.height + 10} rx="12" class="b-last" />
      </g>
      {sidesOf(props).flatMap(({ project, cells }) => cells.flatMap((cell, n) => (cell.cube ? [
        <g key={`${project} ${n}`} data-piece={`${project}#${n}`} data-from={`drawn ${cell.cube}`}>
          <MapCube colour={cell.cube} size={CARD.cube} at={turned(place, cell.at)} angle={place.angle} />
        </g>,
      ] : [])))}
    </g>
  );
}
