/** The cover: four systems and their tracks of cubes. */

import type { JSX } from "preact";

import { Sky } from "../../shell/Sky.tsx";
import type { GameCover } from "../types.ts";
import stars from "./stars.svg";

/** A track of cubes from a corner towards the middle. */
function Track({ x, y, colour, cubes }: { x: number; y: number; colour: string; cubes: number }): JSX.Element {
  const turn = (Math.atan2(90 - y, 160 - x) * 180) / Math.PI;
  return (
    <>
      <path d={`M${x} ${y}L160 90`} stroke="#fff" stroke-opacity=".22" stroke-width="2" />
      {[.34, .48, .62].slice(0, cubes).map((part) => (
        <rect
          key={part} x="-6" y="-6" width="12" height="12" rx="2.5" fill={colour} stroke="#0A0E1A" stroke-width="1.4"
          transform={`translate(${x + (160 - x) * part} ${y + (90 - y) * part}) rotate(${turn})`}
        />
      ))}
    </>
  );
}

function Cover(): JSX.Element {
  return (
    <>
      <Sky seed={310} top="#3A1246" low="#120A1E" />
      <Track x={44} y={38} colour="#FF6B62" cubes={3} />
      <Track x={276} y={38} colour="#5AA4FF" cubes={2} />
      <Track x={44} y={142} colour="#F4CE4E" cubes={3} />
      <Track x={276} y={142} colour="#54C878" cubes={2} />
      <use href="#st-red" x="-4" y="-10" width="96" height="96" />
      <use href="#st-blue" x="228" y="-10" width="96" height="96" />
      <use href="#st-yellow" x="-4" y="94" width="96" height="96" />
      <use href="#st-green" x="228" y="94" width="96" height="96" />
      <use href="#st-white" x="120" y="50" width="80" height="80" />
    </>
  );
}

const COVER: GameCover = { symbols: [stars], Cover };

export default COVER;
