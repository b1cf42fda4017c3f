/** The galaxy: sky, unexplored spaces, hexes with all that lies there, ways, and on top what is asked. One drawing that the table pans and zooms. */

import { useEffect, useMemo, useState } from "preact/hooks";

import type { TableInfo } from "../../net/wire.ts";
import { useChooser } from "../../table/Chooser.tsx";
import { Coach } from "../../table/Coach.tsx";
import { useCompass } from "../../table/compass.ts";
import { useTargetsInSight } from "../../table/tools.ts";
import type { BoardProps, Speaks } from "../types.ts";
import { Aftermath } from "./Aftermath.tsx";
import { Chances } from "./chances.ts";
import { givable, give } from "./ahead.ts";
import { boundsOf, cellOf, CORNER, corners, frontierOf, middleOf, NUMERAL, placeOn, round, sidesOf, spaceText, stackOf, type Cell } from "./geometry.ts";
import { Ghost } from "./Ghost.tsx";
import { typeHeld } from "./held.ts";
import { optionLabel } from "./labels.ts";
import { Legend, North } from "./Legend.tsx";
import { Past, Ways } from "./Paths.tsx";
import { contested, shipsOf } from "./reach.ts";
import { Battle, pointed, Sector } from "./Sector.tsx";
import { useSectorDetails } from "./SectorInfo.tsx";
import { Highlights, Hits, useTargets } from "./Targets.tsx";
import { partHeld } from "./studio.ts";
import { TIPS } from "./tips.ts";
import { partsOf, zonesOf, type EclipseZones, type Parts } from "./zones.ts";

export function EclipseBoard(props: BoardProps) {
  const { doc, info, words, choice } = props;
  const zones = zonesOf(doc);
  const parts = partsOf(props.parts);
  useSectorDetails(props);
  const turned = useCompass(info.game, useMemo(() => boundsOf(zones), [doc]));
  const targets = useTargets(props, turned);
  const { ask, chooser } = useChooser(
    { ...props, onTarget: (option) => give(props, option) },
    (option, { asked }) => optionLabel(words, asked, option, doc, props.parts, info),
    (option, now) => givable(zones, now, option),
  );
  useTargetsInSight(choice?.asked.id);
  // What is to be built or installed stays in the hand from one question to the next of an action, and no longer.
  useEffect(() => {
    if (choice?.asked.ask !== "build") typeHeld.value = null;
    if (choice?.asked.ask !== "upgrade") partHeld.value = null;
  }, [choice?.asked.id]);
  const bounds = useMemo(() => {
    const spaces = choice?.asked.ask === "explore" ? choice.asked.options.map(cellOf).filter((cell) => cell !== null) : [];
    const { x, y, width, height } = boundsOf(zones, spaces, turned);
    return `${x} ${y} ${width} ${height}`;
  }, [doc, choice, turned]);
  // The table writes what is seen into the view box: what is drawn anew must not write it back.
  const [first] = useState(bounds);
  const drawing = useMemo(() => <Drawing {...{ zones, parts, info, words, turned }} seat={props.seat} />, [doc, parts, info, words, turned]);
  const places = useMemo(() => Object.values(zones.map).map((zone) => placeOn(zone, turned)), [doc, turned]);
  const count = places.length;
  return (
    <>
      <svg
        class="em"
        viewBox={first}
        data-bounds={bounds}
        preserveAspectRatio="xMidYMid meet"
        data-unit={2 * CORNER}
        data-steps="78 170"
        role="group"
        aria-label={words.say("eclipse-map", { count, round: zones.round })}
      >
        {drawing}
        <Aftermath {...props} turned={turned} />
        <Past {...props} turned={turned} />
        <Ways {...props} turned={turned} />
        {choice && <Highlights {...{ targets, choice, zones, parts, words, turned }} />}
        <Hits {...props} {...{ targets, ask, turned }} />
        <Ghost {...props} turned={turned} />
        <Chances {...props} />
      </svg>
      <Legend words={words} places={places} />
      {turned && <North words={words} places={places} />}
      {chooser}
      {info.guided && props.seat >= 0 && !props.replay && <Coach {...props} parts={parts} tips={TIPS} idea={() => null} />}
    </>
  );
}

interface Drawn {
  readonly zones: EclipseZones;
  readonly parts: Parts;
  readonly info: TableInfo;
  readonly words: Speaks;
  readonly turned: boolean;
  readonly seat: number;
}

/** Everything that lies on the map. It says nothing to screen readers: targets do, and "Describe the board". */
function Drawing({ zones, parts, info, words, turned, seat }: Drawn) {
  const sectors = Object.entries(zones.map).sort(([a], [b]) => Number(a) - Number(b));
  return (
    <>
      <Sky />
      <g class="l-frontier" aria-hidden="true">
        {frontierOf(zones).map((cell) => <Space key={spaceText(cell)} cell={cell} turned={turned} left={zones.stacks[stackOf(cell)].size > 0 || zones.discards.length > 0} />)}
      </g>
      <g class="l-tiles" aria-hidden="true">
        {sectors.map(([sector, zone]) => (
          <Sector key={sector} {...{ sector, zone, zones, parts, info, turned }} at={placeOn(zone, turned)} home={zone.disc === seat || shipsOf(zones, seat, sector) > 0} joints={sidesOf(zones, parts, sector)} name={words.name(sector, "sector")} />
        ))}
      </g>
      <g class="l-battles" aria-hidden="true">
        {sectors.map(([sector, zone]) => {
          const now = zones.battle?.hex === sector;
          return now || contested(zones, parts, sector) ? <Battle key={sector} at={placeOn(zone, turned)} now={now} turned={turned} /> : null;
        })}
      </g>
    </>
  );
}

/** An unexplored space with the number of its stack. */
function Space({ cell, turned, left }: { readonly cell: Cell; readonly turned: boolean; readonly left: boolean }) {
  const { x, y } = middleOf(cell, turned);
  const text = `space ${spaceText(cell)}`;
  return (
    <g transform={`translate(${round(x)} ${round(y)})`} class={left ? "em-space" : "em-space is-empty"} data-piece={text} {...pointed(text)}>
      <polygon points={corners(58, turned)} />
      <text y="5">{NUMERAL[stackOf(cell)]}</text>
    </g>
  );
}

function Sky() {
  return (
    <>
      <defs>
        <radialGradient id="em-hex">
          <stop offset="0" style={{ stopColor: "var(--hex-2)" }} />
          <stop offset="1" style={{ stopColor: "var(--hex)" }} />
        </radialGradient>
        <marker id="em-head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="4.4" markerHeight="4.4" orient="auto"><path d="M0 .6 7 4 0 7.4z" class="em-head" /></marker>
        {NEBULAE.map(({ id, colour }) => (
          <radialGradient key={id} id={id}>
            <stop offset="0" stop-color={colour} stop-opacity=".9" />
            <stop offset=".5" stop-color={colour} stop-opacity=".32" />
            <stop offset="1" stop-color={colour} stop-opacity="0" />
          </radialGradient>
        ))}
      </defs>
      <g class="l-sky" aria-hidden="true">
        {NEBULAE.map(({ id, cx, cy, rx, ry, opacity, turn }) => <ellipse key={id} {...{ cx, cy, rx, ry, opacity }} fill={`url(#${id})`} transform={`rotate(${turn} ${cx} ${cy})`} />)}
        <circle r="107" class="b-sky-line" stroke-dasharray="2 6" />
        <circle r="214" class="b-sky-line" stroke-dasharray="2 6" />
        <circle r="322" class="b-sky-line" stroke-dasharray="1 8" />
      </g>
    </>
  );
}

const NEBULAE = [
  { id: "em-neb-a", colour: "#4A63C8", cx: -210, cy: -120, rx: 300, ry: 210, opacity: 0.34, turn: -20 },
  { id: "em-neb-b", colour: "#8A3A6A", cx: 260, cy: 160, rx: 280, ry: 190, opacity: 0.28, turn: 15 },
  { id: "em-neb-c", colour: "#1F7F78", cx: 120, cy: -230, rx: 220, ry: 130, opacity: 0.22, turn: 0 },
] as const;
