/** What the round has brought each seat so far: points, hexes, ships destroyed and lost, reputation drawn, and what comes in. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { recall } from "../../net/store.ts";
import { MiniSigil } from "../../shell/Sigil.tsx";
import type { BoardProps } from "../types.ts";
import { plus } from "./figures.ts";
import { roundOver, roundSoFar, type SeatRound } from "./round.ts";
import { iconOf, shipName } from "./Tale.tsx";
import type { Counts } from "./tale.ts";
import { zonesOf } from "./zones.ts";

/** Earlier events that are asked for at once, where the beginning of the round is not here. */
const EARLIER = 200;

const Change = ({ by }: { readonly by: number | null }): JSX.Element => <td class={!by ? "is-same" : by > 0 ? "is-up" : "is-down"}>{by === null ? "" : plus(by)}</td>;

/** A round that is over, by seat: in the panel, once the next one has begun. */
export function RoundCame({ words, info, seat, events = [], round }: BoardProps & { readonly round: number }): JSX.Element | null {
  const came = roundOver(events, round);
  if (!came) return null;
  return (
    <div class="ec-round">
      <table>
        <caption class="label">{words.say("eclipse-round-over", { round })}</caption>
        <thead><tr><th scope="col">{words.say("eclipse-round-seat")}</th>{["points", "change", "hexes", "change"].map((head, n) => <th scope="col" key={n}>{words.say(`eclipse-round-${head}`)}</th>)}</tr></thead>
        <tbody>
          {came.map((one) => (
            <tr key={one.seat} class={one.seat === seat ? "is-me" : undefined}>
              <th scope="row"><MiniSigil colour={info.seats[one.seat]?.colour ?? 1} /> {info.seats[one.seat]?.name}</th>
              <td><b>{one.points}</b></td><Change by={one.gained} /><td><b>{one.hexes}</b></td><Change by={one.taken} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function RoundSoFar(props: BoardProps): JSX.Element {
  const { doc, words, info, seat, events = [], replay } = props;
  const zones = zonesOf(doc);
  const told = roundSoFar(events, zones);
  const first = events[0]?.n ?? 0;
  useEffect(() => {
    if (!replay && !told.whole && first > 0) void recall(Math.max(0, first - EARLIER));
  }, [replay, told.whole, first]);
  const ships = (counts: Counts): JSX.Element => (
    <td class="ec-round-ships">
      {Object.entries(counts).flatMap(([ship, count]) => Array.from({ length: count }, (_, n) => (
        <svg key={`${ship} ${n}`} viewBox="0 0 48 48" aria-hidden="true"><use href={`#${iconOf(ship)}`} /></svg>
      )))}
      {Object.keys(counts).length === 0 ? <span class="is-same">{words.say("eclipse-round-none")}</span>
        : <span class="sr">{Object.entries(counts).map(([ship, count]) => `${count} × ${shipName(words, ship)}`).join(", ")}</span>}
    </td>
  );
  const row = (one: SeatRound): JSX.Element => (
    <tr key={one.seat} class={one.seat === seat ? "is-me" : undefined}>
      <th scope="row"><MiniSigil colour={info.seats[one.seat]?.colour ?? 1} /> {info.seats[one.seat]?.name}</th>
      <td><b>{one.points}</b></td><Change by={one.gained} />
      <td><b>{one.hexes}</b></td><Change by={one.taken} />
      {ships(one.destroyed)}{ships(one.lost)}
      <td>{one.drawn ? words.say("eclipse-round-drawn", { count: one.drawn }) : ""}</td>
      <Change by={one.net} /><td>{plus(one.science)}</td><td>{plus(one.materials)}</td>
    </tr>
  );
  const heads = ["points", "change", "hexes", "change", "destroyed", "lost", "reputation", "net", "science", "materials"];
  return (
    <div class="ec-round" tabIndex={0} role="group" aria-label={words.say("eclipse-round", { round: zones.round })}>
      <table>
        <thead>
          <tr><th scope="col">{words.say("eclipse-round-seat")}</th>{heads.map((head, n) => <th scope="col" key={n}>{words.say(`eclipse-round-${head}`)}</th>)}</tr>
        </thead>
        <tbody>{told.seats.map(row)}</tbody>
      </table>
    </div>
  );
}
