/** The cover: three worlds before a ringed giant. */

import type { JSX } from "preact";

import { Sky } from "../../shell/Sky.tsx";
import type { GameCover } from "../types.ts";

function Card({ x, y, turn, colour, planet }: { x: number; y: number; turn: number; colour: string; planet: string }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-25" y="-36" width="50" height="72" rx="6" fill="#0C1226" stroke={colour} stroke-width="1.8" />
      <use href={`#${planet}`} x="-16" y="-22" width="32" height="32" />
      <circle cx="-16" cy="-27" r="6" fill={colour} />
      <path d="M-17 25h34" stroke="#fff" stroke-opacity=".5" stroke-width="2.5" stroke-linecap="round" />
    </g>
  );
}

function Cover(): JSX.Element {
  return (
    <>
      <Sky seed={108} top="#0C2A4A" low="#0A0F20" />
      <use href="#pl-azuregas" x="162" y="20" width="128" height="128" />
      <ellipse
        cx="226" cy="84" rx="104" ry="20" fill="none" stroke="#E8F4FF" stroke-opacity=".6" stroke-width="4"
        transform="rotate(-14 226 84)" stroke-dasharray="250 160" stroke-dashoffset="-16"
      />
      <Card x={66} y={126} turn={-14} colour="#C98F5C" planet="pl-rust" />
      <Card x={104} y={121} turn={-1} colour="#52C7F2" planet="pl-ice" />
      <Card x={142} y={116} turn={12} colour="#5FCB6C" planet="pl-jungle" />
    </>
  );
}

const COVER: GameCover = { Cover };

export default COVER;
