/** My games on orbits by urgency: the nearest one is the clock that ends first, a brass ring means it is my move. */

import type { JSX } from "preact";

import type { TableInfo } from "../net/wire.ts";
import { go } from "../router.ts";
import { planetOf } from "./Cover.tsx";
import { isMyMove } from "./urgency.ts";

const ORBITS = [62, 104, 146, 188, 230];
/** Angle of the planet on each orbit, in degrees from the right; labels stand on the outer side. */
const ANGLES = [148, 42, 124, 60, 102];
const TICKS = Array.from({ length: 61 }, (_, tick) => {
  const angle = (tick * 3 * Math.PI) / 180;
  const long = tick % 5 === 0;
  const from = 252;
  const to = long ? 244 : 248;
  const at = (radius: number): string => `${(-radius * Math.cos(angle)).toFixed(1)} ${(-radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(from)}L${at(to)}`;
}).join("");

export interface Body {
  readonly table: TableInfo;
  readonly title: string;
  readonly due: string;
}

function Planet({ body, place }: { body: Body; place: number }): JSX.Element {
  const radius = ORBITS[place]!;
  const angle = (ANGLES[place]! * Math.PI) / 180;
  const x = radius * Math.cos(angle);
  const y = -radius * Math.sin(angle);
  const mine = isMyMove(body.table);
  const size = 24 + place * 2.4;
  const left = x < 0;
  const label = left ? x - size / 2 - 9 : x + size / 2 + 9;
  const anchor = left ? "end" : "start";
  const short = body.title.length > 22 ? `${body.title.slice(0, 21)}…` : body.title;
  return (
    <g class={mine ? "orb is-mine" : "orb"} onClick={() => go(`/table/${body.table.id}`)}>
      <path class="orb-arm" d={`M0 0L${x} ${y}`} />
      {mine && <circle class="orb-ring" cx={x} cy={y} r={size / 2 + 5.5} />}
      <use href={`#${planetOf(body.table.id)}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
      <text class="on" x={label} y={y - 2} text-anchor={anchor}>{short}</text>
      <text class="ot" x={label} y={y + 12} text-anchor={anchor}>{body.due}</text>
    </g>
  );
}

/** A picture for the eye: everything in it stands as text in the cards below. */
export function Orrery({ bodies }: { bodies: readonly Body[] }): JSX.Element {
  return (
    <svg class="orrery" viewBox="-300 -262 600 300" aria-hidden="true">
      <defs>
        <radialGradient id="sunhalo">
          <stop offset="0" stop-color="#FFD15C" stop-opacity=".3" />
          <stop offset="1" stop-color="#FFD15C" stop-opacity="0" />
        </radialGradient>
      </defs>
      <circle r="150" fill="url(#sunhalo)" />
      {ORBITS.map((radius) => <circle class="orb-line" r={radius} key={radius} />)}
      <path class="orb-ticks" d={TICKS} />
      <use href="#st-yellow" x="-52" y="-52" width="104" height="104" />
      {bodies.slice(0, ORBITS.length).map((body, place) => <Planet body={body} place={place} key={body.table.id} />)}
    </svg>
  );
}
