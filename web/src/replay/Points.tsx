/** Turning points and the final score, as tabs. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import type { BoardProps } from "../games/types";
import { counts, playedOut } from "../shell/ending.ts";
import { Icon } from "../shell/Icon.tsx";
import { MiniSigil, Sigil } from "../shell/Sigil.tsx";
import { TabBar } from "../shell/TabBar.tsx";
import type { Turning } from "../net/wire.ts";
import { number, say, words } from "../words.ts";
import { nameAtStep, nameOf, phaseName, sentence } from "./naming.ts";
import type { Replay } from "./replay.ts";

export function Points({ replay, board }: { replay: Replay; board: BoardProps }): JSX.Element {
  const [tab, setTab] = useState("turning");
  const { result } = board.info;
  const over = board.info.state === "over" && result !== null && counts(result);
  const tabs = [
    { id: "turning", label: say("replay-turning") },
    ...(over ? [{ id: "score", label: say(playedOut(result) ? "replay-score" : "over-standing") }] : []),
  ];
  const open = over ? tab : "turning";
  return (
    <section class="panel rv-points" aria-label={say("replay-turning")}>
      <TabBar tabs={tabs} value={open} change={setTab} label={say("replay-points-tabs")} group="rv" />
      <div role="tabpanel" id={`rv-panel-${open}`} aria-labelledby={`rv-tab-${open}`} tabIndex={0}>
        {open === "turning" ? <TurningPoints replay={replay} board={board} /> : <FinalScore replay={replay} board={board} />}
      </div>
    </section>
  );
}

/** What names a turning point: its event, or that somebody gained. */
export function turningTitle(replay: Replay, point: Turning): string {
  const info = replay.info.value!;
  const event = point.event === null ? undefined : replay.reel.value?.event(point.event);
  return event ? sentence(event, info, words(info.game), replay.changes.value) : nameAtStep(replay, point.seat, point.step);
}

function TurningPoints({ replay, board }: { replay: Replay; board: BoardProps }): JSX.Element {
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

function FinalScore({ replay, board }: { replay: Replay; board: BoardProps }): JSX.Element {
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
            <span class="rv-final-name">{nameOf(info, seat)}{result.winners.includes(seat) && <span class="tag tag-good">{say("replay-winner")}</span>}</span>
            <span class="rv-bar" aria-hidden="true"><i style={{ width: `${(Math.max(0, result.scores[seat] ?? 0) * 100) / best}%` }} /></span>
            <b class="num">{number(result.scores[seat] ?? 0)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
