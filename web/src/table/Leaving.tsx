/** Leaving before the end: to resign, to stop by agreement, and to take over what somebody has left. */

import { useEffect } from "preact/hooks";

import { api } from "../net/api.ts";
import { retable } from "../net/store.ts";
import type { SeatInfo, TableInfo } from "../net/wire";
import { ConfirmDialog } from "../shell/Dialog.tsx";
import { playedFor } from "../shell/seats.ts";
import { toastProblem } from "../shell/Toast.tsx";
import { Act } from "./Act";
import { Appeal, isGone, raise, useAwaited, useRefused } from "./Appeal";
import { ClaimDialog } from "./Claims";
import { useRoom } from "./context";
import { leaving } from "./leave";
import type { Room } from "./room";

/** Whether a seat is mine, also while a bot stands in for me. */
const isMine = (seat: SeatInfo): boolean => seat.mine || seat.back;

/** The people of the match beside me, also those for whom a bot only stands in. */
function others(info: TableInfo): readonly SeatInfo[] {
  return info.seats.filter((seat) => !isMine(seat) && !seat.resigned && (seat.kind === "person" || playedFor(seat) !== null));
}

/** What happens when I resign at this table. */
export function resigning(info: TableInfo): "two" | "alone" | "many" {
  const mine = info.seats.filter(isMine).length;
  if (info.seats.length === 2 && mine === 1) return "two";
  return others(info).length ? "many" : "alone";
}

/** Sit where somebody has left for good. */
export function takeOver(room: Room, seat: number): void {
  api.join(room.id, seat).then(retable, toastProblem);
}

/** "Stop the match", or "Abort" while that counts for nobody. */
export const stopWords = (room: Room): string => room.words.say(room.info.value?.early ? "stop-abort" : "stop");

export function StopAct() {
  const room = useRoom();
  const info = room.info.value;
  if (!info || info.stop) return null; // it is asked already
  return <Act short icon="i-x" title={room.words.say(info.early ? "stop-abort-short" : "stop-short")} text={room.words.say("stop-help")} run={() => { leaving.value = "stop"; }} />;
}

export function LeavingDialogs() {
  const room = useRoom();
  const { words } = room;
  const info = room.info.value;
  const what = leaving.value;
  useEffect(() => {
    if (info?.state === "over") leaving.value = null;
  }, [info?.state]);
  if (!info || what === null) return null;
  const answer = (run: () => Promise<unknown>) => (yes: boolean) => {
    leaving.value = null;
    if (yes) run().catch(toastProblem);
  };
  if (typeof what === "object") return <ClaimDialog key={what.claim} seat={what.claim} />;
  if (what === "resign") {
    const how = resigning(info);
    const other = info.seats.find((seat) => !isMine(seat));
    return (
      <ConfirmDialog
        title={words.say("resign-title")}
        text={words.say(`resign-${how}`, { name: other ? room.personOf(other.seat) : "", rated: info.rated })}
        yes={words.say("resign-yes")}
        hostile
        answer={answer(() => api.resign(room.id))}
      />
    );
  }
  const asked = others(info);
  return (
    <ConfirmDialog
      title={words.say("stop-title", { early: info.early })}
      text={words.say(asked.length ? "stop-text" : "stop-text-alone", { early: info.early, names: asked.map((seat) => room.personOf(seat.seat)).join(", ") })}
      yes={asked.length ? words.say("stop-ask") : stopWords(room)}
      hostile={!asked.length}
      answer={answer(() => api.stop(room.id, true))}
    />
  );
}

/** By what name the wish to stop is known here: there is one at a time. */
const wishOf = (room: Room): string => `stop ${room.id}`;

/** Whether there is a wish to stop of which nothing is seen any more, and how to see it again. */
export const stopHidden = (room: Room): boolean => room.info.value?.stop != null && isGone(wishOf(room));
export const showStop = (room: Room): void => raise(wishOf(room));

/** The others are asked whether the match shall stop. Closing the dialog is no answer yet. */
export function StopDialog() {
  const room = useRoom();
  const { words } = room;
  const info = room.info.value;
  const named = useAwaited();
  const stop = info?.state === "playing" ? info.stop : null;
  const wish = wishOf(room);
  const mine = stop?.agreed.some((seat) => room.own.value.includes(seat)) ?? false;
  useRefused(stop ? wish : null, mine, info?.state ?? "");
  if (!info || !stop || room.curtain.value !== null) return null;
  const args = { names: named(stop.agreed.filter((seat) => info.seats[seat]?.kind === "person")), missing: named(stop.missing), early: info.early };
  const say = (yes: boolean) => () => { api.stop(room.id, yes).catch(toastProblem); };
  return (
    <Appeal
      id={wish}
      icon="i-flag"
      asked={stop.missing.some((seat) => room.own.value.includes(seat))}
      title={words.say("stop-asked", args)}
      text={words.say("stop-asked-text", args)}
      banner={words.say(mine ? "stop-mine" : "stop-others", args)}
      answers={
        <>
          <button type="button" class="btn" autofocus onClick={say(false)}>{words.say("stop-no")}</button>
          <button type="button" class="btn btn-strong" onClick={say(true)}>{words.say("stop-agree")}</button>
        </>
      }
      back={mine ? say(false) : null}
    />
  );
}
