/** One hex of the map: its tile with planets and wormholes, and everything that lies on it. */

import type { TableInfo } from "../../net/wire.ts";
import { hovering, pressing } from "../../table/pointing.ts";
import { CORNER, corners, round, SIDE, type Joint, type Point } from "./geometry.ts";
import { ARTIFACT_AT, BATTLE_AT, columnsOf, DISC_AT, groupsOf, MONOLITH_AT, NAME_AT, NUMBER_AT, squaresOf, TILE_AT, type Column, type Group, type SquareAt, type World } from "./layout.ts";
import type { EclipseZones, Parts, SectorFace, SectorZone } from "./zones.ts";

export const HEX = corners(CORNER);
const OWN = corners(CORNER - 3.4);
/** Half a disc on the upper side, its flat side outwards. */
const WORMHOLE = `M-7.5-${SIDE - 0.5}A7.5 7.5 0 0 0 7.5-${SIDE - 0.5}Z`;
const LOOKS: Readonly<Record<World, readonly string[]>> = {
  money: ["desert", "gas", "toxic"], science: ["violet", "azuregas", "ocean"], materials: ["rust", "barren", "lava"], any: ["ice", "city"], orbital: [],
};
const INK: Readonly<Record<World, string>> = { money: "var(--c-money)", science: "var(--c-science)", materials: "var(--c-materials)", any: "var(--ink-3)", orbital: "var(--label)" };

/** Pointing at a piece of the drawing, by mouse or finger, tells what it is. It takes no focus: targets alone have it. */
export function pointed(text: string) {
  const { onPointerEnter, onPointerLeave } = hovering(text, null, null);
  const { onKeyDown: _none, ...presses } = pressing(text, null, null);
  return { onPointerEnter, onPointerLeave, ...presses };
}

interface Props {
  readonly sector: string;
  readonly zone: SectorZone;
  readonly joints: readonly Joint[];
  readonly at: Point;
  readonly zones: EclipseZones;
  readonly parts: Parts;
  readonly info: TableInfo;
  /** Shown where the map is near enough to read it. */
  readonly name: string;
}

export function Sector({ sector, zone, joints, at, zones, parts, info, name }: Props) {
  const face = parts.sectors[sector];
  if (!face) return null;
  const colour = zone.disc === undefined ? undefined : info.seats[zone.disc]?.colour;
  const groups = groupsOf(zones, parts, sector, zone);
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`} class="em-sector" data-piece={sector} data-seat={colour} {...pointed(sector)}>
      <Tile {...{ sector, face, joints, name }} />
      {colour !== undefined && (
        <>
          <polygon points={HEX} fill={`url(#pat-${colour})`} class="em-pattern" />
          <polygon points={OWN} class="b-own" />
        </>
      )}
      <Worlds {...{ sector, face, zone }} />
      {zone.monolith && <Monolith />}
      {zone.tile && <Discovery />}
      {colour !== undefined && <Disc colour={colour} at={DISC_AT} piece={`disc ${sector}`} />}
      {groups.map((group) => <Ships key={`${group.seat} ${group.ship}`} {...{ group, sector, info }} owner={zone.disc ?? -1} />)}
      <Far groups={groups} info={info} />
      <polygon points={corners(CORNER + 1)} class="b-last" />
    </g>
  );
}

/** The bare tile: sky, wormholes, number and points. Its words stay upright however it is turned. */
export function Tile({ sector, face, joints, name, ghost = false }: { readonly sector: string; readonly face: SectorFace; readonly joints: readonly Joint[]; readonly name: string; readonly ghost?: boolean }) {
  return (
    <>
      <polygon points={HEX} class="em-tile" />
      <Specks sector={sector} />
      <g class="em-worms">
        {joints.filter((joint) => joint.here).map((joint) => (
          <path key={joint.way} d={WORMHOLE} transform={`rotate(${joint.way * 60})`} class={joint.there ? "em-worm is-full" : joint.sector === null ? "em-worm" : "em-worm is-shut"} />
        ))}
      </g>
      <text class="b-label b-label-dim em-number" x={NUMBER_AT.x} y={NUMBER_AT.y}>
        {sector}
        <tspan dx="4" class="em-points">{face.vp}</tspan>
        <tspan class="em-star">★</tspan>
      </text>
      <text class="b-label b-label-dim em-name" x={NAME_AT.x} y={NAME_AT.y}>{name}</text>
      {face.artifact && <Artifact />}
      {ghost && <Worlds {...{ sector, face }} zone={null} />}
      {ghost && face.discovery && <Discovery />}
    </>
  );
}

/** A few stars, the same ones for a tile every time. */
function Specks({ sector }: { readonly sector: string }) {
  const seed = Number(sector);
  return (
    <g class="em-specks z-hide-far">
      {[1, 2, 3, 4, 5].map((n) => {
        const a = (seed * 7919 * n) % 360;
        const far = 14 + ((seed * 31 * n) % 30);
        return <circle key={n} cx={round(Math.cos(a) * far)} cy={round(Math.sin(a) * far)} r={n % 2 ? 0.6 : 0.9} opacity={0.2 + (n % 4) * 0.1} />;
      })}
    </g>
  );
}

function Worlds({ sector, face, zone }: { readonly sector: string; readonly face: SectorFace; readonly zone: SectorZone | null }) {
  const orbital = zone?.orbital === 1;
  const centre = face.kind === "centre";
  const taken = new Set(zone?.cubes ?? []);
  return (
    <>
      {centre && <use href="#st-white" x="-40" y="-56" width="80" height="80" />}
      {columnsOf(face, orbital).map((column) => (centre && column.kind !== "orbital" ? null : <Planet key={column.kind} {...{ column, sector }} centre={centre} />))}
      {squaresOf(face, orbital).map((one) => <SquareMark key={one.square} {...{ one, sector }} cube={taken.has(one.square + 1)} />)}
    </>
  );
}

function Planet({ column: { kind, x, y, size }, sector, centre }: { readonly column: Column; readonly sector: string; readonly centre: boolean }) {
  if (kind === "orbital") return <Orbital at={centre ? { x: 36, y: -14 } : { x, y }} />;
  const looks = LOOKS[kind];
  const look = looks[Number(sector) % looks.length];
  return <use href={`#pl-${look}`} x={round(x - size / 2)} y={round(y - size / 2)} width={size} height={size} class="z-hide-far" />;
}

/** A square of the colour of its resource, a dot in a starred one; a cube fills it with the colour of the owner. */
function SquareMark({ one: { x, y, kind, starred, square }, sector, cube }: { readonly one: SquareAt; readonly sector: string; readonly cube: boolean }) {
  const size = cube ? 9.2 : 8.4;
  const text = `${sector}.${kind === "orbital" ? kind : square + 1}`;
  return (
    <g class="z-hide-far" {...(cube ? { "data-piece": text } : {})}>
      <rect x={round(x - size / 2)} y={round(y - size / 2)} width={size} height={size} rx="2" class={cube ? "em-cube" : "em-square"} style={{ stroke: INK[kind] }} />
      {starred && <circle cx={round(x)} cy={y} r="1.5" class={cube ? "em-cube-dot" : undefined} style={cube ? undefined : { fill: INK[kind] }} />}
      {kind === "orbital" && !cube && <circle cx={round(x)} cy={y} r="1.2" class="em-orbital-dot" />}
    </g>
  );
}

/** A wheel of a station. */
const Orbital = ({ at: { x, y } }: { readonly at: Point }) => (
  <g transform={`translate(${round(x)} ${round(y)})`} class="em-orbital">
    <circle r="6.6" />
    <path d="M-6.6 0H6.6M0-6.6V6.6" />
    <circle r="2" class="em-hub" />
  </g>
);

const Monolith = () => (
  <g transform={`translate(${MONOLITH_AT.x} ${MONOLITH_AT.y})`} class="em-monolith">
    <path d="M-3.6 8V-6.4L0-9.4 3.6-6.4V8z" />
    <path d="M0-9.4V8" class="em-edge" />
  </g>
);

const Discovery = () => (
  <g transform={`translate(${TILE_AT.x} ${TILE_AT.y})`} class="em-discovery">
    <path d="M0-6.5 6.5 0 0 6.5-6.5 0z" />
    <circle r="1.7" />
  </g>
);

const Artifact = () => (
  <path transform={`translate(${ARTIFACT_AT.x} ${ARTIFACT_AT.y})`} d="M0-5 4.4 2.8H-4.4zM0-1.6V1" class="em-artifact z-hide-far" />
);

export function Disc({ colour, at, piece }: { readonly colour: number; readonly at: Point; readonly piece?: string }) {
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`} data-piece={piece} data-seat={colour}>
      <circle r="8.5" class="em-disc" />
      <use href={`#p-${colour}`} x="-4.9" y="-4.9" width="9.8" height="9.8" class="em-sigil" />
    </g>
  );
}

/** Ships of one side and one type. Where ships and disc have different owners, a sigil says whose they are. */
function Ships({ group: { seat, ship, count, x, y, size }, sector, info, owner }: { readonly group: Group; readonly sector: string; readonly info: TableInfo; readonly owner: number }) {
  const colour = seat < 0 ? undefined : info.seats[seat]?.colour;
  return (
    <g class={seat < 0 ? "em-ships is-neutral z-hide-far" : "em-ships z-hide-far"} data-seat={colour} data-piece={seat < 0 ? `${ship} ${sector}` : `ship ${ship} ${sector}`} data-of={seat < 0 ? undefined : seat}>
      <use href={`#s-${ship}`} x={round(x - size / 2)} y={round(y - size / 2)} width={size} height={size} />
      {colour !== undefined && seat !== owner && (
        <g transform={`translate(${round(x - size / 2 + 4)} ${round(y + size / 2 - 4)})`} class="em-whose">
          <circle r="4.4" />
          <use href={`#p-${colour}`} x="-2.8" y="-2.8" width="5.6" height="5.6" class="em-sigil" />
        </g>
      )}
      {count > 1 && <text class="b-count" x={round(x + size * 0.38)} y={round(y + size / 2)}>{count}</text>}
    </g>
  );
}

/** From afar each side is one symbol, of its largest ship, with the number of its ships. */
function Far({ groups, info }: { readonly groups: readonly Group[]; readonly info: TableInfo }) {
  const sides = [...new Set(groups.map((group) => group.seat))];
  const step = Math.min(44, 96 / Math.max(1, sides.length));
  return (
    <g class="em-far">
      {sides.map((seat, n) => {
        const own = groups.filter((group) => group.seat === seat);
        const total = own.reduce((sum, group) => sum + group.count, 0);
        const largest = own.find((group) => group.ship === "dreadnought") ?? own.find((group) => group.ship === "cruiser") ?? own[0];
        const x = (n - (sides.length - 1) / 2) * step;
        return (
          <g key={seat} class={seat < 0 ? "em-ships is-neutral" : "em-ships"} data-seat={seat < 0 ? undefined : info.seats[seat]?.colour}>
            <use href={`#s-${largest?.ship}`} x={round(x - step * 0.45)} y={round(4 - step * 0.45)} width={round(step * 0.9)} height={round(step * 0.9)} />
            {total > 1 && <text class="b-count em-total" x={round(x + step * 0.34)} y={round(4 + step * 0.45)}>{total}</text>}
          </g>
        );
      })}
    </g>
  );
}

/** A battle will be fought here, or is. It lies above all tiles, for it reaches over the edge of its own. */
export function Battle({ at, now }: { readonly at: Point; readonly now: boolean }) {
  return (
    <g transform={`translate(${round(at.x + BATTLE_AT.x)} ${round(at.y + BATTLE_AT.y)})`} class={now ? "em-battle is-now" : "em-battle"}>
      {now && <polygon points={corners(CORNER - 3)} transform={`translate(${-BATTLE_AT.x} ${-BATTLE_AT.y})`} class="em-field" />}
      <circle r="8" />
      <path d="M-4-4 4 4M4-4-4 4M-4.4 1.6-1.8 4.2M4.4 1.6 1.8 4.2" />
    </g>
  );
}
