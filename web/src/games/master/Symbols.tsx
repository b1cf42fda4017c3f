/** The supremacy symbols of the board and their arrows: blue for one start system, green for both, red for exactly one of two. */

import type { TableInfo } from "../../net/wire.ts";
import { arrowsOf, symbolAt } from "./geometry.ts";
import { pointed, round } from "./Pieces.tsx";
import { MARK, ownerOf, type MasterZones, type Parts, type SymbolFace } from "./zones.ts";

const HEX = "M0-24 20.8-12V12L0 24-20.8 12V-12z";
const HALF = "M0-24 20.8-12V12L0 24";

/** The seats that a symbol of the board counts for (SU-29). */
export function holders(zones: MasterZones, symbol: SymbolFace): readonly number[] {
  const owners = symbol.systems.map((system) => ownerOf(zones, system));
  const [first = -1, second = -1] = owners;
  if (symbol.arrows === "blue") return first >= 0 ? [first] : [];
  if (symbol.arrows === "green") return first >= 0 && first === second ? [first] : [];
  return [...new Set(owners)].filter((seat) => seat >= 0 && owners.filter((owner) => owner === seat).length === 1);
}

/** Whether nobody can win this symbol any more, as long as black holes lie there. */
const lost = (zones: MasterZones, symbol: SymbolFace): boolean =>
  symbol.arrows === "red" ? symbol.systems.every((system) => zones.closed.includes(system)) : symbol.systems.some((system) => zones.closed.includes(system));

export function Arrows({ symbol, zones, parts }: { readonly symbol: SymbolFace; readonly zones: MasterZones; readonly parts: Parts }) {
  if (symbol.arrows === "blue") return null; // it touches its start system
  return (
    <>
      {arrowsOf(parts, symbol).filter(({ system }) => !zones.closed.includes(system) && !lost(zones, symbol)).map(({ system, from, to }) => (
        <path key={system} d={`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`} class={`mm-arrow is-${symbol.arrows}`} marker-end={`url(#mm-head-${symbol.arrows})`} />
      ))}
    </>
  );
}

export function BoardSymbol({ symbol, zones, parts, info }: { readonly symbol: SymbolFace; readonly zones: MasterZones; readonly parts: Parts; readonly info: TableInfo }) {
  const at = symbolAt(parts, symbol);
  const [first, second] = holders(zones, symbol);
  const gone = lost(zones, symbol);
  const colour = (seat: number | undefined) => (seat === undefined ? undefined : info.seats[seat]?.colour);
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`} class={gone ? "mm-symbol is-lost" : "mm-symbol"} data-piece={symbol.id} {...pointed(symbol.id)} data-seat={colour(first)}>
      <path d={HEX} class={first === undefined ? "mm-hex" : "mm-hex is-owned"} />
      {second !== undefined && <path d={HALF} class="mm-hex-half" data-seat={colour(second)} />}
      <use href={`#${MARK[symbol.symbol]}`} x="-12.5" y="-12.5" width="25" height="25" class="mm-mark" />
    </g>
  );
}
