/** Turning points, and the final score. */

import type { JSX } from "preact";

import type { BoardProps } from "../games/types";
import { playedOut } from "../shell/ending.ts";
import { Icon } from "../shell/Icon.tsx";
import { MiniSigil, Sigil } from "../shell/Sigil.tsx";
import type { Turning } from "../net/wire.ts";
import { number, say, words } from "../words.ts";
import { nameAtStep, nameOf, phaseName, sentence, signed } from "./naming.ts";
import type { Replay } from "./replay.ts";

/** What names a turning point: its event, or that somebody gained. */
export function turningTitle(replay: Replay, point: Turning): string {
  const info = replay.info.value!;
  const event = point.event === null ? undefined : replay.reel.value?.event(point.event);
  return event ? sentence(event, info, words(info.game), replay.changes.value) : nameAtStep(replay, point.seat, point.step);
}

/** The steps that moved the lead most. */
export function TurningPoints({ replay, board }: { replay: Replay; board: BoardProps }): JSX.Element {
  return (
    <>
      <Swings replay={replay} board={board} />
      <h3 class="label">{say("replay-turning-score")}</h3>
      <LeadPoints replay={replay} board={board} />
    </>
  );
}

/** What moved the chances to win most. */
function Swings({ replay, board }: { replay: Replay; board: BoardProps }): JSX.Element | null {
  const { info } = board;
  const found = replay.study.found.value;
  const reel = replay.reel.value!;
  if (!found?.swings.length) return null;
  return (
    <>
      <h3 class="label">{say("chance-swings")}</h3>
      <ol class="rv-turning rv-swings">
        {found.swings.map((swing) => {
          const event = swing.event === null ? undefined : reel.event(swing.event);
          const step = event ? reel.stepOf(event.n) : swing.after;
          const change = Math.round(swing.change * 100);
          const name = nameAtStep(replay, swing.seat, step);
          return (
            <li key={swing.before}>
              <button type="button" aria-current={step === replay.step.value ? "step" : undefined} onClick={() => { replay.playing.value = false; replay.study.seat.value = swing.seat; replay.go(step); }}>
                <Icon name="i-bolt" />
                <span>
                  <b>{event ? sentence(event, info, words(info.game), replay.changes.value) : name}</b>
                  <small>{[phaseName(reel.history.steps[step - 1]?.phase ?? {}, null), name].filter(Boolean).join(" · ")}</small>
                </span>
                <span class="rv-swing" data-seat={info.seats[swing.seat]?.colour}>
                  <MiniSigil colour={info.seats[swing.seat]?.colour ?? 1} /><span aria-hidden="true">{signed(change)} %</span>
                  <span class="sr">{say("chance-swing", { change })}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function LeadPoints({ replay, board }: { replay: Replay; board: BoardProps }): JSX.Element {
  const history = replay.reel.value!.history;
  if (!history.turning.length) return <p class="dim rv-none">{say("replay-turning-none")}</p>;
  return (
    <ol class="rv-turning">
      {history.turning.map((point) => (
        <li key={point.step}>
          <button type="button" aria-current={point.step === replay.step.value ? "step" : undefined} onClick={() => { replay.playing.value = false; replay.go(point.step); }}>
            <Icon name={point.leads ? "r-vp" : "i-up"} />
            <span>
              <b>{turningTitle(replay, point)}</b>
              <small>
                {[phaseName(history.steps[point.step - 1]?.phase ?? {}, null), nameAtStep(replay, point.seat, point.step), point.leads ? say("replay-leads") : null].filter(Boolean).join(" · ")}
              </small>
            </span>
            <span class="rv-swing" data-seat={board.info.seats[point.seat]?.colour} title={say("replay-swing", { swing: point.swing })}>
              <MiniSigil colour={board.info.seats[point.seat]?.colour ?? 1} />+{number(point.swing)}
              <span class="sr">{say("replay-swing", { swing: point.swing })}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Who won, and where the points come from. */
export function FinalScore({ replay, board }: { replay: Replay; board: BoardProps }): JSX.Element {
  const { info } = board;
  const result = info.result!;
  const best = Math.max(1, ...result.scores);
  const Result = replay.module.value?.Result;
  if (Result && playedOut(result)) return <div class="rv-final"><Result {...board} doc={replay.reel.value!.doc(replay.last.value)} /></div>;
  const order = info.seats.map((seat) => seat.seat).sort((a, b) => Number(result.winners.includes(b)) - Number(result.winners.includes(a)) || (result.scores[b] ?? 0) - (result.scores[a] ?? 0));
  return (
    <div class="rv-final">
      <ol>
        {order.map((seat) => (
          <li key={seat} data-seat={info.seats[seat]?.colour}>
            <Sigil colour={info.seats[seat]?.colour ?? 1} size="sm" />
            <span class="row rv-final-name">{nameOf(info, seat)}{result.winners.includes(seat) && <span class="tag tag-good">{say("replay-winner")}</span>}</span>
            <span class="rv-bar" aria-hidden="true"><i style={{ width: `${(Math.max(0, result.scores[seat] ?? 0) * 100) / best}%` }} /></span>
            <b class="num">{number(result.scores[seat] ?? 0)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
