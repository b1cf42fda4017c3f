/** The figures of the chart in a table, a row a round: for those who do not see the chart, and for those who count. */

import type { JSX } from "preact";

import { MiniSigil } from "../shell/Sigil.tsx";
import { number, say, words } from "../words.ts";
import { figureName, nameOf } from "./naming.ts";
import type { Replay } from "./replay.ts";
import { bands } from "./scale.ts";

export function FigureTable({ replay }: { replay: Replay }): JSX.Element {
  const info = replay.info.value!;
  const { history } = replay.reel.value!;
  const phases = history.steps.map((step) => step.phase);
  const figures = history.figures[replay.figure.value] ?? [];
  const rows = bands(phases).map((band) => ({ name: say("replay-round", { round: band.round }), step: band.to }));
  const last = phases.length - 1;
  const figure = figureName(words(info.game), replay.figure.value);
  if (!rows.length || rows.at(-1)?.step !== last) rows.push({ name: say("replay-now-row"), step: last });
  return (
    <div class="rv-table" tabIndex={0} role="region" aria-label={say("replay-table")}>
      <table>
        <caption class="label">{rows.length > 1 ? say("replay-table-caption", { figure }) : figure}</caption>
        <thead>
          <tr>
            <th scope="col"><span class="sr">{say("replay-table-end")}</span></th>
            {info.seats.map((seat) => <th scope="col" key={seat.seat} title={nameOf(info, seat.seat)}><MiniSigil colour={seat.colour} /><span class="sr">{nameOf(info, seat.seat)}</span></th>)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.step}>
              <th scope="row"><button type="button" class="btn btn-ghost btn-sm" onClick={() => replay.go(row.step)}>{row.name}</button></th>
              {info.seats.map((seat) => <td key={seat.seat} class="num">{number(figures[row.step]?.[seat.seat] ?? 0)}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
