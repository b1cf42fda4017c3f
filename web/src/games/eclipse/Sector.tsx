/** One hex of the map: its tile with planets and wormholes, and everything that lies on it. */

import type { TableInfo } from "../../net/wire.ts";
import { hovering, pressing } from "../../table/pointing.ts";
import { bearing, CORNER, corners, round, SIDE, type Joint, type Point } from "./geometry.ts";
import { ARTIFACT_AT, asideIn, BATTLE_AT, columnsOf, groupsOf, NAME_AT, NUMBER_AT, PILL_AT, SQUARE, squaresOf, type Column, type Group, type SquareAt, type World } from "./layout.ts";
import type { PillText } from "./pills.ts";
import type { EclipseZones, Parts, SectorFace, SectorZone } from "./zones.ts";

/** Half a disc on the upper side, its flat side outwards. */
const WORMHOLE = `M-8.5-${SIDE - 0.5}A8.5 8.5 0 0 0 8.5-${SIDE - 0.5}Z`;
/** What a planet gives is the first thing to be seen of it: all that give the same look the same. */
const LOOK: Readonly<Record<Exclude<World, "orbital">, string>> = { money: "gas", science: "violet", materials: "rust", any: "ice" };
const INK: Readonly<Record<World, string>> = { money: "var(--c-money)", science: "var(--c-science)", materials: "var(--c-materials)", any: "var(--label-dim)", orbital: "var(--label)" };

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
  /** Whether the map lies turned. */
  readonly turned: boolean;
  /** Whether the viewer holds it or has ships there. */
  readonly home: boolean;
  /** Shown where the map is near enough to read it. */
  readonly name: string;
}

export function Sector({ sector, zone, joints, at, zones, parts, info, turned, home, name }: Props) {
  const face = parts.sectors[sector];
  if (!face) return null;
  const colour = zone.disc === undefined ? undefined : info.seats[zone.disc]?.colour;
  const groups = groupsOf(zones, parts, sector, zone);
  const aside = asideIn(turned);
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`} class="em-sector" data-piece={sector} data-seat={colour} data-home={home ? "" : undefined} {...pointed(sector)}>
      <polygon points={corners(CORNER, turned)} class="em-tile" />
      {colour !== undefined && (
        <>
          <polygon points={corners(CORNER, turned)} fill={`url(#pat-${colour})`} class="em-pattern" />
          <polygon points={corners(CORNER - 3.6, turned)} class="b-own" />
        </>
      )}
      <Tile {...{ sector, face, joints, turned, name }} />
      <Worlds {...{ sector, face, zone }} ships={groups.length > 0} />
      {zone.monolith && <Monolith at={aside.monolith} />}
      {zone.tile && <Discovery at={aside.tile} />}
      {colour !== undefined && <Disc colour={colour} at={aside.disc} piece={`disc ${sector}`} />}
      {groups.map((group) => <Ships key={`${group.seat} ${group.ship}`} {...{ group, sector, info }} owner={zone.disc ?? -1} />)}
      <polygon points={corners(CORNER + 1, turned)} class="b-last" />
    </g>
  );
}

/** What is printed on a tile: wormholes, number and points. Its words stay upright however it is turned. */
export function Tile({ sector, face, joints, turned, name }: Pick<Props, "sector" | "joints" | "turned" | "name"> & { readonly face: SectorFace }) {
  return (
    <>
      <Specks sector={sector} />
      <g class="em-worms">
        {joints.filter((joint) => joint.here).map((joint) => (
          <path key={joint.way} d={WORMHOLE} transform={`rotate(${bearing(joint.way, turned)})`} class={joint.there ? "em-worm is-full" : joint.sector === null ? "em-worm" : "em-worm is-shut"} />
        ))}
      </g>
      <text class="b-label b-label-dim em-number" x={NUMBER_AT.x} y={NUMBER_AT.y}>
        {sector}
        <tspan dx="5" class="em-points">{face.vp}</tspan>
        <tspan class="em-star">★</tspan>
      </text>
      <text class="b-label b-label-dim em-name" x={NAME_AT.x} y={NAME_AT.y}>{name}</text>
      {face.artifact && <Artifact />}
    </>
  );
}

/** A tile that lies on no hex yet: with what is printed on it, and what will lie there. */
export function Face({ sector, face, joints, turned, name }: Parameters<typeof Tile>[0]) {
  return (
    <>
      <polygon points={corners(CORNER, turned)} class="em-tile" />
      <Tile {...{ sector, face, joints, turned, name }} />
      <Worlds {...{ sector, face }} zone={null} ships={(face.ancients ?? 0) > 0} />
      {face.discovery && <Discovery at={asideIn(turned).tile} />}
    </>
  );
}

/** A few stars, the same ones for a tile every time. */
function Specks({ sector }: { readonly sector: string }) {
  const seed = Number(sector);
  return (
    <g class="em-specks">
      {[1, 2, 3, 4, 5].map((n) => {
        const a = (seed * 7919 * n) % 360;
        const far = 14 + ((seed * 31 * n) % 30);
        return <circle key={n} cx={round(Math.cos(a) * far)} cy={round(Math.sin(a) * far)} r={n % 2 ? 0.6 : 0.9} opacity={0.2 + (n % 4) * 0.1} />;
      })}
    </g>
  );
}

function Worlds({ sector, face, zone, ships }: { readonly sector: string; readonly face: SectorFace; readonly zone: SectorZone | null; readonly ships: boolean }) {
  const orbital = zone?.orbital === 1;
  const taken = new Set(zone?.cubes ?? []);
  return (
    <>
      {face.kind === "centre" && <use href="#st-white" x="-48" y="-58" width="96" height="96" class="em-sun" />}
      {columnsOf(face, orbital, ships).map((column) => <Planet key={column.kind} column={column} />)}
      {squaresOf(face, orbital, ships).map((one) => <SquareMark key={one.square} {...{ one, sector }} cube={taken.has(one.square + 1)} />)}
    </>
  );
}

/** A planet, ringed in the colour of what it gives. */
function Planet({ column: { kind, x, y, r } }: { readonly column: Column }) {
  if (kind === "orbital") return <Orbital at={{ x, y }} />;
  return (
    <g class="em-planet" data-gives={kind} transform={`translate(${round(x)} ${y})`}>
      <use href={`#pl-${LOOK[kind]}`} x={-r} y={-r} width={2 * r} height={2 * r} />
      <circle r={r} style={{ stroke: INK[kind] }} />
    </g>
  );
}

/** A free square is hollow, in the colour of its resource; a cube fills it with its owner's. A dot marks an advanced one. */
function SquareMark({ one: { x, y, kind, starred, square }, sector, cube }: { readonly one: SquareAt; readonly sector: string; readonly cube: boolean }) {
  const size = cube ? SQUARE : SQUARE - 1;
  const text = `${sector}.${kind === "orbital" ? kind : square + 1}`;
  return (
    <g {...(cube ? { "data-piece": text } : {})}>
      <rect x={round(x - size / 2)} y={round(y - size / 2)} width={size} height={size} rx="2.4" class={cube ? "em-cube" : "em-square"} {...(cube ? {} : { style: { stroke: INK[kind] } })} />
      {starred && <circle cx={round(x)} cy={round(y)} r="2" class={cube ? "em-cube-dot" : undefined} {...(cube ? {} : { style: { fill: INK[kind] } })} />}
    </g>
  );
}

/** A wheel of a station. */
const Orbital = ({ at: { x, y } }: { readonly at: Point }) => (
  <g transform={`translate(${round(x)} ${round(y)})`} class="em-orbital">
    <circle r="10.5" />
    <path d="M-10.5 0H10.5M0-10.5V10.5" />
    <circle r="3" class="em-hub" />
  </g>
);

const Monolith = ({ at: { x, y } }: { readonly at: Point }) => (
  <g transform={`translate(${x} ${y})`} class="em-monolith">
    <path d="M-4.6 10V-8L0-12 4.6-8V10z" />
    <path d="M0-12V10" class="em-edge" />
  </g>
);

const Discovery = ({ at: { x, y } }: { readonly at: Point }) => (
  <g transform={`translate(${x} ${y})`} class="em-discovery">
    <path d="M0-7 7 0 0 7-7 0z" />
    <circle r="1.8" />
  </g>
);

const Artifact = () => (
  <path transform={`translate(${ARTIFACT_AT.x} ${ARTIFACT_AT.y})`} d="M0-5.4 5 3.2H-5zM0-1.6V1" class="em-artifact" />
);

export function Disc({ colour, at, piece }: { readonly colour: number; readonly at: Point; readonly piece?: string }) {
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`} data-piece={piece} data-seat={colour}>
      <circle r="9.8" class="em-disc" />
      <use href={`#p-${colour}`} x="-5.8" y="-5.8" width="11.6" height="11.6" class="em-sigil" />
    </g>
  );
}

/** Ships of one side and one type. Where ships and disc have different owners, a sigil says whose they are. */
function Ships({ group: { seat, ship, count, x, y, size }, sector, info, owner }: { readonly group: Group; readonly sector: string; readonly info: TableInfo; readonly owner: number }) {
  const colour = seat < 0 ? undefined : info.seats[seat]?.colour;
  return (
    <g class={seat < 0 ? "em-ships is-neutral" : "em-ships"} data-seat={colour} data-piece={seat < 0 ? `${ship} ${sector}` : `ship ${ship} ${sector}`} data-of={seat < 0 ? undefined : seat}>
      <use href={`#s-${ship}`} x={round(x - size / 2)} y={round(y - size / 2)} width={size} height={size} />
      {colour !== undefined && seat !== owner && (
        <g transform={`translate(${round(x - size / 2 + 3)} ${round(y + size / 2 - 3)})`} class="em-whose">
          <circle r="6.4" />
          <use href={`#p-${colour}`} x="-4" y="-4" width="8" height="8" class="em-sigil" />
        </g>
      )}
      {count > 1 && <text class="b-count" x={round(x + size * 0.42)} y={round(y + size / 2 + 1)}>{count}</text>}
    </g>
  );
}

/** A battle will be fought here, or is. It lies above all tiles, for it reaches over the edge of its own. */
export function Battle({ at, now, turned }: { readonly at: Point; readonly now: boolean; readonly turned: boolean }) {
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`} class={now ? "em-battle is-now" : "em-battle"}>
      {now && <polygon points={corners(CORNER - 3.6, turned)} class="em-field" />}
      <g transform={`translate(${BATTLE_AT.x} ${BATTLE_AT.y})`}>
        <circle r="11" />
        <use href="#i-swords" x="-8" y="-8" width="16" height="16" />
      </g>
    </g>
  );
}

/** What an option comes to, in place of the number of its hex. */
export function Pill({ at, pill: { text, battle } }: { readonly at: Point; readonly pill: PillText }) {
  const wide = text.length * 8 + (battle ? 34 : 20);
  return (
    <g transform={`translate(${round(at.x + PILL_AT.x)} ${round(at.y + PILL_AT.y)})`}>
      <g class="em-pill">
        <rect x={-wide / 2} y="-12" width={wide} height="24" rx="12" />
        {battle && <use href="#i-swords" x={-wide / 2 + 7} y="-8" width="16" height="16" />}
        <text x={battle ? 9 : 0} y="5">{text}</text>
      </g>
    </g>
  );
}

/** A place that cannot be chosen. */
export function Ban({ at }: { readonly at: Point }) {
  return (
    <g transform={`translate(${round(at.x + PILL_AT.x)} ${round(at.y + PILL_AT.y)})`} class="em-ban">
      <circle r="12" />
      <use href="#i-ban" x="-9" y="-9" width="18" height="18" />
    </g>
  );
}
