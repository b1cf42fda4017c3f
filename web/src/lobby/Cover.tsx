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

function MasterCover(): JSX.Element {
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

const HEX = "46,0 23,39.8 -23,39.8 -46,0 -23,-39.8 23,-39.8";

/** A sector with its planet, wormholes towards some sides, and the colour of its owner. */
function Hex({ x, y, colour, planet, ways }: { x: number; y: number; colour: string; planet?: string; ways: readonly number[] }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon points={HEX} fill="#0C1226" fill-opacity=".92" stroke={colour} stroke-width="2.2" />
      {ways.map((way) => <path key={way} d="M-6-39.8A6 6 0 0 0 6-39.8Z" fill="#E6EEFF" transform={`rotate(${way * 60})`} />)}
      {planet && <use href={`#${planet}`} x="-17" y="-26" width="34" height="34" />}
    </g>
  );
}

function EclipseCover(): JSX.Element {
  return (
    <>
      <Sky seed={204} top="#3A1E10" low="#0A0A14" />
      <Hex x={90} y={49} colour="#F2552C" planet="pl-rust" ways={[0, 2, 3]} />
      <Hex x={90} y={131} colour="#F2552C" planet="pl-desert" ways={[0, 1, 4]} />
      <Hex x={160} y={90} colour="#8FA6CC" ways={[0, 1, 2, 3, 4, 5]} />
      <use href="#st-white" x="116" y="40" width="88" height="88" />
      <Hex x={230} y={49} colour="#5878F8" planet="pl-azuregas" ways={[1, 3, 4]} />
      <Hex x={230} y={131} colour="#5878F8" planet="pl-violet" ways={[0, 3, 5]} />
      <use href="#s-dreadnought" x="74" y="52" width="32" height="32" style={{ color: "#F2552C" }} />
      <use href="#s-interceptor" x="78" y="138" width="24" height="24" style={{ color: "#F2552C" }} />
      <use href="#s-gcds" x="148" y="100" width="24" height="24" style={{ color: "#A79BD6" }} />
      <use href="#s-cruiser" x="217" y="55" width="28" height="28" style={{ color: "#5878F8" }} />
      <use href="#s-starbase" x="218" y="137" width="26" height="26" style={{ color: "#5878F8" }} />
    </>
  );
}

const COVERS: Readonly<Record<string, () => JSX.Element>> = { race: RaceCover, master: MasterCover, eclipse: EclipseCover };

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
  const Own = COVERS[game];
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Own ? <Own /> : <PlainCover game={game} />}
    </svg>
  );
}
