/** How it ended: who won, the scores, where the points come from, and what to do next. */

import { useSignal } from "@preact/signals";

import type { BoardProps } from "../games/types";
import { api } from "../net/api.ts";
import { go } from "../router.ts";
import { counts, endingTitle, playedOut, ranked } from "../shell/ending.ts";
import { Icon } from "../shell/Icon.tsx";
import { hasPoints, leaverName } from "../shell/seats.ts";
import { Sigil } from "../shell/Sigil.tsx";
import { toastProblem } from "../shell/Toast.tsx";
import { useRoom } from "./context";
import { SeatName } from "./SeatName";

/** What an end without a winner means; the others are all told alike. */
const EARLY: Readonly<Record<string, string>> = { aborted: "over-aborted-help", stopped: "over-stopped-help" };

export function MatchOver({ board }: { readonly board: BoardProps }) {
  const room = useRoom();
  const { words } = room;
  const busy = useSignal(false);
  const info = room.info.value;
  const result = room.now.value?.doc.result;
  if (!info || !result) return null;
  const winners = result.winners.map((seat) => room.nameOf(seat));
  const mine = room.mine.value;
  const won = mine.length === 1 && result.winners.includes(mine[0] ?? -1);
  const played = playedOut(result);
  const told = played ? (room.module.value?.outcome?.(board.doc, words) ?? null) : null;
  const order = told?.map((one) => one.seat) ?? ranked(result, info.seats.map((seat) => seat.seat));
  const Result = played ? room.module.value?.Result : undefined; // it tells of the game's own end
  const line = (seat: number) => told?.find((one) => one.seat === seat) ?? room.module.value?.seatLine(board.doc, seat, words);
  const alone = played && info.seats.length === 1 && winners.length > 0 && hasPoints(result);
  const title = !played ? endingTitle(words, result, mine, winners, leaverName(info, result)) : alone ? words.say("over-alone", { score: result.scores[0] }) : !winners.length ? words.say("over-nobody") : won && winners.length === 1 ? words.say("over-you") : words.say("over-won", { names: winners.join(", "), count: winners.length });
  const rematch = async () => {
    busy.value = true; // who asks second takes the seat that is kept for him
    try {
      go(`/table/${(await api.rematch(room.id)).id}`);
    } catch (thrown) {
      toastProblem(thrown);
      busy.value = false;
    }
  };
  return (
    <section class="decision idle over" id="decision" tabIndex={-1} aria-labelledby="dq">
      <div class="decision-head">
        <div class="decision-kicker">
          <Icon name="i-flag" />
          <span class="label">{words.say("over-label")}</span>
        </div>
        <h2 id="dq" aria-live="polite">{title}</h2>
        {!played && <p class="decision-help">{words.say(EARLY[result.how] ?? "over-early-help", { rated: info.rated })}</p>}
      </div>
      {counts(result) && <div class="decision-body" role="group" aria-labelledby="dq" tabIndex={0}>
        {!played && <h3 class="label">{words.say("over-standing")}</h3>}
        <ol class="stack over-scores">
          {order.map((seat) => (
            <li key={seat} class={result.winners.includes(seat) ? "is-winner" : undefined}>
              <Sigil colour={info.seats[seat]?.colour ?? 1} size="sm" />
              <span class="over-who">
                <SeatName seat={seat} />
                {result.winners.includes(seat) && !alone && <span class="tag tag-good">{words.say("over-winner")}</span>}
              </span>
              <b class="num">{hasPoints(result) && !told ? result.scores[seat] : line(seat)?.score}</b>
              <small>{line(seat)?.unit}</small>
            </li>
          ))}
        </ol>
        {Result && <Result {...board} />}
      </div>}
      <div class="row decision-foot">
        <a class="btn btn-ghost" href="/">{words.say("over-lobby")}</a>
        <a class="btn" href={`/replay/${room.id}`}>
          <Icon name="i-play" />
          {words.say("over-replay")}
        </a>
        {mine.length > 0 && (
          <button type="button" class="btn btn-strong foot-end" disabled={busy.value} onClick={() => void rematch()}>
            {words.say(info.rematch ? "over-rematch-join" : "over-rematch")}
          </button>
        )}
      </div>
    </section>
  );
}
