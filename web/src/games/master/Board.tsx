/** The star map: sky, arrows, tracks, systems, conflicts, symbols, and on top what is asked. One drawing that the table pans and zooms. */

import { useMemo } from "preact/hooks";

import type { TableInfo } from "../../net/wire.ts";
import { useChooser } from "../../table/Chooser.tsx";
import { Coach } from "../../table/Coach.tsx";
import { useTargetsInSight } from "../../table/tools.ts";
import type { BoardProps, Speaks } from "../types.ts";
import { Conflict } from "./Conflict.tsx";
import { useMasterDetails } from "./Detail.tsx";
import { chartOf, SHEET } from "./geometry.ts";
import { optionLabel } from "./labels.ts";
import { Arrows, BoardSymbol } from "./Symbols.tsx";
import { System, SystemName } from "./System.tsx";
import { Highlights, Hits, useTargets } from "./Targets.tsx";
import { TIPS } from "./tips.ts";
import { Track } from "./Track.tsx";
import { partsOf, zonesOf, type MasterZones, type Parts } from "./zones.ts";

export function MasterBoard(props: BoardProps) {
  const { doc, info, words, choice } = props;
  const zones = zonesOf(doc);
  const parts = partsOf(props.parts);
  useMasterDetails(props);
  const targets = useTargets(props);
  const { ask, chooser } = useChooser(props, (option, { asked }) => optionLabel(words, asked, option, doc, props.parts));
  useTargetsInSight(choice?.asked.id);
  const named = useMemo(() => new Set(targets.filter((target) => target.offered).flatMap((target) => target.spot.replace(/^t_/, "").split(/[-_]/))), [targets]);
  const drawing = useMemo(() => <Drawing {...{ zones, parts, info }} seat={props.seat} />, [doc, parts, info, props.seat]);
  const conflicts = useMemo(() => <Conflicts {...{ zones, parts, info }} />, [doc, parts, info]);
  const names = useMemo(() => <Names {...{ zones, parts, words, named }} />, [doc, parts, words, named]);
  const closed = zones.closed.length;
  return (
    <>
      <svg
        class="mm"
        viewBox={`${SHEET.x} ${SHEET.y} ${SHEET.width} ${SHEET.height}`}
        preserveAspectRatio="xMidYMid meet"
        data-unit="100"
        role="group"
        aria-label={words.say("master-map", { systems: Object.keys(parts.systems).length, closed })}
      >
        {drawing}
        {names}
        {conflicts}
        {choice && <Highlights {...{ targets, choice }} />}
        <Hits {...props} {...{ targets, ask }} />
      </svg>
      {chooser}
      {info.guided && props.seat >= 0 && !props.replay && <Coach {...props} parts={parts} tips={TIPS} idea={() => null} />}
    </>
  );
}

interface Drawn {
  readonly zones: MasterZones;
  readonly parts: Parts;
  readonly info: TableInfo;
}

/** Everything that lies on the map. It says nothing to screen readers: targets do, and "Describe the board". */
function Drawing({ zones, parts, info, seat }: Drawn & { readonly seat: number }) {
  const tracks = Object.values(parts.tracks);
  const symbols = Object.values(parts.board_symbols);
  return (
    <>
      <Sky />
      <g class="l-links" aria-hidden="true">
        {symbols.map((symbol) => <Arrows key={symbol.id} {...{ symbol, zones, parts }} />)}
      </g>
      <g class="l-routes" aria-hidden="true">
        {tracks.map((track) => <Track key={track.id} {...{ track, zones, parts, info }} />)}
      </g>
      <g class="l-pieces" aria-hidden="true">
        {symbols.map((symbol) => <BoardSymbol key={symbol.id} {...{ symbol, zones, parts, info }} />)}
        {Object.values(parts.systems).map((system) => <System key={system.id} {...{ system, zones, parts, info, seat }} />)}
      </g>
    </>
  );
}

function Conflicts({ zones, parts, info }: Drawn) {
  return (
    <g class="l-pieces" aria-hidden="true">
      {Object.entries(zones.conflicts).map(([card, lies]) => {
        const track = parts.tracks[lies.track];
        return track && <Conflict key={card} {...{ card, track, zones, parts, info }} red={lies.red} />;
      })}
    </g>
  );
}

/** Names of systems: at a distance those of start systems, of owned ones and of targets. */
function Names({ zones, parts, words, named }: { readonly zones: MasterZones; readonly parts: Parts; readonly words: Speaks; readonly named: ReadonlySet<string> }) {
  const cards = Object.values(zones.conflicts).flatMap((lies) => chartOf(parts).lanes[lies.track]?.middle ?? []);
  return (
    <g class="l-names" aria-hidden="true">
      {Object.values(parts.systems).filter((system) => !zones.closed.includes(system.id)).map((system) => (
        <SystemName key={system.id} {...{ system, parts, words, cards }} known={system.kind === "start" || zones.systems[system.id]?.owner !== undefined || named.has(system.id)} />
      ))}
    </g>
  );
}

function Sky() {
  return (
    <>
      <defs>
        {NEBULAE.map(({ id, colour }) => (
          <radialGradient key={id} id={id}>
            <stop offset="0" stop-color={colour} stop-opacity=".9" />
            <stop offset=".5" stop-color={colour} stop-opacity=".32" />
            <stop offset="1" stop-color={colour} stop-opacity="0" />
          </radialGradient>
        ))}
        <radialGradient id="mm-hole">
          <stop offset=".3" stop-color="#000" />
          <stop offset="1" stop-color="#000" stop-opacity="0" />
        </radialGradient>
        {(["green", "red"] as const).map((colour) => (
          <marker key={colour} id={`mm-head-${colour}`} viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" markerHeight="5" orient="auto">
            <path d="M0 .6 7 4 0 7.4z" class={`mm-head is-${colour}`} />
          </marker>
        ))}
      </defs>
      <g class="l-sky" aria-hidden="true">
        {NEBULAE.map(({ id, cx, cy, rx, ry, opacity }) => <ellipse key={id} {...{ cx, cy, rx, ry, opacity }} fill={`url(#${id})`} />)}
        <circle cx="500" cy="500" r="205" class="b-sky-line" stroke-dasharray="2 7" />
        <circle cx="500" cy="500" r="352" class="b-sky-line" stroke-dasharray="2 9" />
      </g>
    </>
  );
}

const NEBULAE = [
  { id: "mm-neb-a", colour: "#5A4BC8", cx: 180, cy: 220, rx: 420, ry: 320, opacity: 0.3 },
  { id: "mm-neb-b", colour: "#8A3A6A", cx: 800, cy: 260, rx: 380, ry: 300, opacity: 0.24 },
  { id: "mm-neb-c", colour: "#1F7F78", cx: 260, cy: 800, rx: 420, ry: 260, opacity: 0.3 },
] as const;
