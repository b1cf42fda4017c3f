/** Covers: small windows to the night sky, in both themes. A game without one gets a planet of its own. */

import type { JSX } from "preact";

const PLANETS = ["pl-azuregas", "pl-rust", "pl-ocean", "pl-violet", "pl-ice", "pl-jungle", "pl-desert", "pl-city"];
const STARS = 44;

/** The planet that stands for a text: always the same one. */
export function planetOf(text: string): string {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return PLANETS[sum % PLANETS.length]!;
}

/** One path of stars: the same sky for the same seed. */
function sky(seed: number): string {
  let path = "";
  let n = seed;
  for (let star = 0; star < STARS; star++) {
    n = (n * 1103515245 + 12345) & 0x7fffffff;
    path += `M${(n >> 8) % 320} ${(n >> 17) % 180}h0`;
  }
  return path;
}

function Sky({ seed, top, low }: { seed: number; top: string; low: string }): JSX.Element {
  return (
    <>
      <rect width="320" height="180" fill={low} />
      <path d="M0 0H320V130L0 180Z" fill={top} opacity=".75" />
      <path d={sky(seed)} stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity=".6" />
      <path d={sky(seed + 9)} stroke="#cfe0ff" stroke-width="1" stroke-linecap="round" opacity=".5" />
    </>
  );
}

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

function RaceCover(): JSX.Element {
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

function PlainCover({ game }: { game: string }): JSX.Element {
  return (
    <>
      <Sky seed={game.length * 77 + 5} top="#2A1746" low="#0A0F20" />
      <g fill="none" stroke="#b9c8ea" stroke-opacity=".3">
        <circle cx="160" cy="90" r="70" /><circle cx="160" cy="90" r="104" /><circle cx="160" cy="90" r="140" />
      </g>
      <use href={`#${planetOf(game)}`} x="116" y="46" width="88" height="88" />
    </>
  );
}

export function Cover({ game }: { game: string }): JSX.Element {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {game === "race" ? <RaceCover /> : <PlainCover game={game} />}
    </svg>
  );
}
