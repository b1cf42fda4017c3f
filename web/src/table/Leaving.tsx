/** Leaving before the end: to resign, to stop by agreement, and to take over what somebody has left. */

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { api } from "../net/api.ts";
import { retable } from "../net/store.ts";
import type { SeatInfo, TableInfo } from "../net/wire";
import { ConfirmDialog, Dialog } from "../shell/Dialog.tsx";
import { Icon } from "../shell/Icon.tsx";
import { playedFor } from "../shell/seats.ts";
import { toast, toastProblem } from "../shell/Toast.tsx";
import { Act } from "./Act";
import { useRoom } from "./context";
import type { Room } from "./room";

/** Which of the dialogs is open: it outlives the menu and the panel. */
export const leaving = signal<"resign" | "stop" | null>(null);

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

/** The wish to stop whose dialog was closed, or which I have withdrawn or refused. */
const put = signal<string | null>(null);

/** Tells whoever wanted to stop that the others did not: the wish is gone, and the match goes on. */
function useRefused(wish: string | null, mine: boolean, playing: boolean): void {
  const { words } = useRoom();
  const asked = useRef<string | null>(null);
  useEffect(() => {
    const before = asked.current;
    asked.current = wish !== null && mine ? wish : null;
    if (before && wish === null && playing && put.value !== before) toast({ kind: "info", text: words.say("proposal-refused") });
    if (wish === null) put.value = null; // who asks again is heard again
  }, [wish]);
}

/** The others are asked whether the match shall stop. Closing the dialog is no answer yet. */
export function StopDialog() {
  const room = useRoom();
  const { words } = room;
  const info = room.info.value;
  const stop = info?.state === "playing" ? info.stop : null;
  const wish = stop ? `${room.id} ${stop.agreed.join()}` : null;
  const mine = stop?.agreed.some((seat) => room.own.value.includes(seat)) ?? false;
  useRefused(wish, mine, info?.state === "playing");
  if (!info || !stop || room.curtain.value !== null) return null;
  const named = (seats: readonly number[]) => seats.map((seat) => room.personOf(seat)).join(", ");
  const args = { names: named(stop.agreed.filter((seat) => info.seats[seat]?.kind === "person")), missing: named(stop.missing), early: info.early };
  const asked = stop.missing.some((seat) => room.own.value.includes(seat));
  const say = (yes: boolean) => () => {
    if (!yes) put.value = wish;
    api.stop(room.id, yes).catch(toastProblem);
  };
  const answers = (
    <>
      <button type="button" class="btn" autofocus onClick={say(false)}>{words.say("stop-no")}</button>
      <button type="button" class="btn btn-strong" onClick={say(true)}>{words.say("stop-agree")}</button>
    </>
  );
  if (asked && put.value !== wish) {
    return (
      <Dialog title={words.say("stop-asked", args)} close={() => { put.value = wish; }}>
        <p class="dialog-text">{words.say("stop-asked-text", args)}</p>
        <div class="dialog-foot">{answers}</div>
      </Dialog>
    );
  }
  return (
    <div class="proposal panel" role="status">
      <Icon name="i-x" />
      <span>{words.say(mine ? "stop-mine" : "stop-others", args)}</span>
      {mine && <button type="button" class="btn btn-sm" onClick={say(false)}>{words.say("proposal-withdraw")}</button>}
      {asked && answers}
    </div>
  );
}
