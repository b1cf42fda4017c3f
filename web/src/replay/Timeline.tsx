/** The chart as the scrubber, with marks of what mattered. */

import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";

import type { BoardProps, GameEvent } from "../games/types";
import { Icon } from "../shell/Icon.tsx";
import { number, say, words } from "../words.ts";
import { ChanceNow } from "./Chance.tsx";
import { ChanceLines } from "./ChanceLines.tsx";
import { chancesAt, percentOf } from "./chances.ts";
import { LineChart } from "./LineChart.tsx";
import { figureName, nameAtStep, nameOf, phaseName, sentence } from "./naming.ts";
import { turningTitle } from "./Points.tsx";
import type { Replay } from "./replay.ts";
import { withRoom, type Scale } from "./scale.ts";

const ROOM = 26;
/** How wide a mark is. */
const MARK = 22;

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
  const spots = replay.study.found.value?.chances ?? [];
  const chosen = replay.study.seat.value;
  const chance = chancesAt(spots, step)?.[chosen];
  const where = phaseName(phases[step] ?? {}, null);
  const within = replay.within;
  const figures = Object.keys(history.figures);
  return (
    <section class="rv-scrub panel" aria-label={say("replay-timeline")}>
      <LineChart
        series={series} seats={seats} phases={phases} step={step}
        label={say("replay-chart", { figure: figureName(said, figure) })}
        valueText={[say("replay-step", { step, of: replay.last.value }), within && say("replay-within", { ...within }), where, chance !== undefined && say("chance-is", { name: seats[chosen]?.name ?? "", chance: percentOf(chance, step >= replay.last.value) }), `${figureName(said, figure)}: ${values}`].filter(Boolean).join(". ")}
        roundWord={(round, short) => (short ? number(round) : say("replay-round", { round }))}
        onStep={(to) => { replay.playing.value = false; replay.go(to); }} onMove={(by) => replay.move(by)} onScale={setOn}
        {...(spots.length > 1 ? { below: (scale: Scale, top: number, height: number) => <ChanceLines spots={spots} seats={seats} chosen={chosen} on={scale} top={top} height={height} /> } : {})}
      />
      {figures.length > 1 && (
        <select class="rv-figure" aria-label={say("replay-figure")} value={figure} onChange={(event) => { replay.figure.value = event.currentTarget.value; }}>
          {figures.map((one) => <option key={one} value={one}>{figureName(said, one)}</option>)}
        </select>
      )}
      <ChanceNow replay={replay} info={info} />
      {on && <Lane replay={replay} board={board} on={on} />}
    </section>
  );
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
  const end = on.frame.width - on.frame.right - MARK / 2; // what stands beyond the chart is not covered
  if (!kept.length) return null;
  return (
    <div class="rv-lane" role="group" aria-label={say("replay-marks")} style={{ top: `${on.lane}px` }}>
      {kept.map((mark) => (
        <button
          type="button" key={mark.step} class={mark.step === replay.step.value ? "rv-ev now" : "rv-ev"} data-seat={info.seats[mark.seat]?.colour}
          style={{ left: `${Math.min(on.x(mark.step), end)}px` }} aria-label={`${nameAtStep(replay, mark.seat, mark.step)}: ${mark.name}`} title={`${nameAtStep(replay, mark.seat, mark.step)}: ${mark.name}`}
          onClick={() => { replay.playing.value = false; replay.go(mark.step); }}
        >
          <Icon name={mark.icon} />
        </button>
      ))}
    </div>
  );
}
