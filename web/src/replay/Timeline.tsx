/** The chart as the scrubber, with the buttons that play it, marks of what mattered, and the figures as a table. */

import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";

import type { BoardProps, GameEvent } from "../games/types";
import { Icon } from "../shell/Icon.tsx";
import { Segment } from "../shell/Segment.tsx";
import { MiniSigil } from "../shell/Sigil.tsx";
import { number, say, words } from "../words.ts";
import { LineChart } from "./LineChart.tsx";
import { figureName, nameAtStep, nameOf, phaseName, sentence } from "./naming.ts";
import { turningTitle } from "./Points.tsx";
import type { Replay } from "./replay.ts";
import { bands, withRoom, type Scale } from "./scale.ts";

const ROOM = 26;

export function Timeline({ replay, board }: { replay: Replay; board: BoardProps }): JSX.Element {
  const { info } = board;
  const said = words(info.game);
  const history = replay.reel.value!.history;
  const step = replay.step.value;
  const figure = replay.figure.value;
  const [on, setOn] = useState<Scale | null>(null);
  const phases = useMemo(() => history.steps.map((one) => one.phase), [history]);
  const series = useMemo(() => {
    const rows = history.figures[figure] ?? [];
    return info.seats.map((seat) => rows.map((row) => row[seat.seat] ?? 0));
  }, [history, figure, info.seats.length]);
  const seats = info.seats.map((seat) => ({ name: nameOf(info, seat.seat), colour: seat.colour }));
  const values = seats.map((seat, n) => `${seat.name} ${number(series[n]?.[step] ?? 0)}`).join(", ");
  const where = phaseName(phases[step] ?? {}, null);
  const figures = Object.keys(history.figures);
  const playing = replay.playing.value;
  const end = step >= replay.last.value;
  return (
    <section class="rv-scrub panel" aria-label={say("replay-timeline")}>
      <div class="rv-play">
        <Button name="i-first" label={say("replay-first")} off={step === 0} act={() => { replay.playing.value = false; replay.go(0); }} />
        <Button name="i-back" label={say("replay-back")} off={step === 0} act={() => replay.move(-1)} />
        <button type="button" class="btn btn-strong btn-icon play" aria-label={say(playing ? "replay-pause" : "replay-play")} onClick={() => replay.toggle()}>
          <Icon name={playing ? "i-pause" : "i-play"} />
        </button>
        <Button name="i-fwd" label={say("replay-forward")} off={end} act={() => replay.move(1)} />
        <Button name="i-last" label={say("replay-last")} off={end} act={() => { replay.playing.value = false; replay.go(replay.last.value); }} />
        <span class="rv-chips">
          <button type="button" class="btn btn-sm rv-chip" onClick={() => replay.faster()}>{say("replay-speed", { speed: number(replay.speed.value) })}</button>
          <button type="button" class="btn btn-sm rv-chip" aria-pressed={replay.whole.value} onClick={() => { replay.whole.value = !replay.whole.value; }}>{say("replay-whole")}</button>
        </span>
        {figures.length > 1 && (
          <Segment
            class="rv-figures" label={say("replay-figure")} value={figure} change={(one) => { replay.figure.value = one; }}
            choices={figures.map((one) => ({ value: one, label: figureName(said, one) }))}
          />
        )}
      </div>
      <ul class="rv-legend" aria-hidden="true">
        {seats.map((seat, n) => <li key={n} data-seat={seat.colour}><MiniSigil colour={seat.colour} /> <span>{seat.name}</span> <b class="num">{number(series[n]?.[step] ?? 0)}</b></li>)}
      </ul>
      <LineChart
        series={series} seats={seats} phases={phases} step={step}
        label={say("replay-chart", { figure: figureName(said, figure) })}
        valueText={[say("replay-step", { step, of: replay.last.value }), where, `${figureName(said, figure)}: ${values}`].filter(Boolean).join(". ")}
        roundWord={(round, short) => (short ? number(round) : say("replay-round", { round }))}
        onStep={(to) => { replay.playing.value = false; replay.go(to); }} onScale={setOn}
      />
      {on && <Lane replay={replay} board={board} on={on} />}
      <FigureTable replay={replay} board={board} series={series} />
    </section>
  );
}

function Button({ name, label, off, act }: { name: string; label: string; off: boolean; act: () => void }): JSX.Element {
  return <button type="button" class="btn btn-ghost btn-icon" aria-label={label} title={label} disabled={off} onClick={act}><Icon name={name} /></button>;
}

interface Mark {
  readonly step: number;
  readonly seat: number;
  readonly icon: string;
  readonly name: string;
}

/** Marks of what mattered under the chart: turning points first, then what the game calls a landmark. */
function Lane({ replay, board, on }: { replay: Replay; board: BoardProps; on: Scale }): JSX.Element | null {
  const { info } = board;
  const reel = replay.reel.value!;
  const module = replay.module.value;
  const said = words(info.game);
  const marks: Mark[] = [...reel.history.turning]
    .sort((a, b) => b.swing - a.swing)
    .map((point) => ({ step: point.step, seat: point.seat, icon: point.leads ? "r-vp" : "i-up", name: turningTitle(replay, point) }));
  if (module?.landmark) {
    for (const event of reel.history.events as unknown as GameEvent[]) {
      const icon = module.landmark(event, replay.parts.value);
      const seat = module.eventSeat ? module.eventSeat(event) : event["seat"];
      if (icon && typeof seat === "number") marks.push({ step: reel.stepOf(event.n), seat, icon, name: sentence(event, info, said, replay.changes.value) });
    }
  }
  const kept = withRoom(marks, on, ROOM);
  if (!kept.length) return null;
  return (
    <div class="rv-lane" role="group" aria-label={say("replay-marks")}>
      {kept.map((mark) => (
        <button
          type="button" key={mark.step} class={mark.step === replay.step.value ? "rv-ev now" : "rv-ev"} data-seat={info.seats[mark.seat]?.colour}
          style={{ left: `${on.x(mark.step)}px` }} aria-label={`${nameAtStep(replay, mark.seat, mark.step)}: ${mark.name}`} title={`${nameAtStep(replay, mark.seat, mark.step)}: ${mark.name}`}
          onClick={() => { replay.playing.value = false; replay.go(mark.step); }}
        >
          <Icon name={mark.icon} />
        </button>
      ))}
    </div>
  );
}

/** The same figures in a table, a row a round: for those who do not see the chart, and for those who count. */
function FigureTable({ replay, board, series }: { replay: Replay; board: BoardProps; series: readonly (readonly number[])[] }): JSX.Element {
  const { info } = board;
  const phases = replay.reel.value!.history.steps.map((step) => step.phase);
  const rows = bands(phases).map((band) => ({ name: say("replay-round", { round: band.round }), step: band.to }));
  const last = phases.length - 1;
  if (!rows.length || rows.at(-1)?.step !== last) rows.push({ name: say("replay-now-row"), step: last });
  return (
    <details class="rv-table">
      <summary>{say("replay-table")}</summary>
      <div class="rv-table-in" tabIndex={0} role="region" aria-label={say("replay-table")}>
        <table>
          <caption class="sr">{say("replay-table-caption", { figure: figureName(words(info.game), replay.figure.value) })}</caption>
          <thead><tr><th scope="col">{say("replay-table-end")}</th>{info.seats.map((seat) => <th scope="col" key={seat.seat}>{nameOf(info, seat.seat)}</th>)}</tr></thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.step}>
                <th scope="row"><button type="button" class="btn btn-ghost btn-sm" onClick={() => replay.go(row.step)}>{row.name}</button></th>
                {series.map((values, seat) => <td key={seat} class="num">{number(values[row.step] ?? 0)}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
