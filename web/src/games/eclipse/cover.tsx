/** The cover: sectors of two empires around the centre. */

import type { JSX } from "preact";

import { Sky } from "../../shell/Sky.tsx";
import type { GameCover } from "../types.ts";
import ships from "./ships.svg";

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

function Cover(): JSX.Element {
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

const COVER: GameCover = { symbols: [ships], Cover };

export default COVER;
