/** A star system: its sun in its colour, planets with their cubes on the rim, the owner's ring and bases. */

import type { TableInfo } from "../../net/wire.ts";
import type { Speaks } from "../types.ts";
import { chartOf, labelBeside, PLANET, radiusOf, type Point, type Rim } from "./geometry.ts";
import { Base, MapCube, pointed, round } from "./Pieces.tsx";
import { GLYPH, planetCubes, type Colour, type MasterZones, type Parts, type SystemFace } from "./zones.ts";

const LOOKS: Readonly<Record<Colour, readonly string[]>> = {
  red: ["lava", "rust", "desert"], blue: ["ice", "azuregas", "ocean"], yellow: ["gas", "desert", "rust"], green: ["jungle", "violet", "toxic"], black: ["barren"],
};
/** How much higher each further disc of a stack lies. */
const RISE = 8;

interface Props {
  readonly system: SystemFace;
  readonly zones: MasterZones;
  readonly parts: Parts;
  readonly info: TableInfo;
}

export function System({ system, zones, parts, info, seat }: Props & { readonly seat: number }) {
  if (zones.closed.includes(system.id)) return <BlackHole system={system} />;
  const zone = zones.systems[system.id];
  const colour = zone?.owner === undefined ? undefined : info.seats[zone.owner]?.colour;
  const rim = chartOf(parts).rims[system.id] as Rim;
  const cubes = planetCubes(zones, system.id);
  const radius = radiusOf(system);
  const sun = radius * 2.3;
  const glyph = radius * 0.6;
  const { x, y } = system;
  const home = seat >= 0 && zone?.owner === seat;
  return (
    <g class="mm-system" data-piece={system.id} data-seat={colour} data-home={home ? "" : undefined} {...pointed(system.id)}>
      <circle cx={x} cy={y} r={radius} class={colour === undefined ? "mm-ring" : "mm-ring is-owned"} />
      {colour !== undefined && <circle cx={x} cy={y} r={radius - 2} fill={`url(#pat-${colour})`} class="mm-pattern" />}
      <use href={`#st-${system.colour}`} x={round(x - sun / 2)} y={round(y - sun / 2)} width={round(sun)} height={round(sun)} />
      <use href={`#${GLYPH[system.colour]}`} x={round(x - glyph / 2)} y={round(y - glyph / 2)} width={round(glyph)} height={round(glyph)} class="mm-sun" />
      {rim.planets.map((at, place) => {
        const looks = LOOKS[system.colour];
        const cube = cubes[place];
        return (
          <g key={place} class="mm-planet">
            <use href={`#pl-${looks[(place + Math.round(x + y)) % looks.length]}`} x={round(at.x - PLANET)} y={round(at.y - PLANET)} width={PLANET * 2} height={PLANET * 2} />
            {cube && <g data-piece={`${system.id}#${place}`} data-from={`drawn ${cube}`}><MapCube colour={cube} size={16} at={at} /></g>}
          </g>
        );
      })}
      {colour !== undefined && Array.from({ length: zone?.bases ?? 0 }, (_, place) => (
        <g key={place} data-piece={`base ${system.id} ${place}`} data-of={zone?.owner} data-from={`prepared ${zone?.owner}`}>
          <Base at={{ x: rim.bases.x, y: rim.bases.y - place * RISE }} colour={colour} />
        </g>
      ))}
      {(zone?.bases ?? 0) > 1 && (
        <g transform={`translate(${round(rim.bases.x + 25)} ${round(rim.bases.y - ((zone?.bases ?? 1) - 1) * RISE - 6)})`} class="mm-count">
          <circle />
          <text y=".36em">{zone?.bases}</text>
        </g>
      )}
      <circle cx={x} cy={y} r={radius + 8} class="b-last" />
    </g>
  );
}

function BlackHole({ system: { id, x, y } }: { readonly system: SystemFace }) {
  return (
    <g class="mm-hole" data-piece={id} {...pointed(id)}>
      <circle cx={x} cy={y} r="46" fill="url(#mm-hole)" />
      <circle cx={x} cy={y} r="22" class="mm-void" />
      <g transform={`rotate(-16 ${x} ${y})`}>
        <ellipse cx={x} cy={y} rx="52" ry="17" class="mm-halo" />
        <path d={`M${x - 52} ${y + 1}A52 17 0 0 0 ${x + 52} ${y + 1}`} class="mm-halo-front" />
      </g>
      <circle cx={x} cy={y} r="56" class="b-last" />
    </g>
  );
}

/** The name beside a system. At a distance only those that matter now are written. */
export function SystemName({ system, parts, words, known, cards }: { readonly system: SystemFace; readonly parts: Parts; readonly words: Speaks; readonly known: boolean; readonly cards: readonly Point[] }) {
  const label = labelBeside(parts, system, cards);
  return (
    <text x={round(label.x)} y={round(label.y)} text-anchor={label.anchor} class={known ? "b-label mm-name" : "b-label mm-name z-hide-far z-hide-fit"}>
      {words.name(system.id, "system")}
    </text>
  );
}
