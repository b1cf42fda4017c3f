/** Who keeps the others waiting too long loses the match of two, or gives way to a bot: from when on, which all may see,
 * and the button with which somebody who sits here claims it. */

import { useEffect } from "preact/hooks";

import { api } from "../net/api.ts";
import type { SeatInfo } from "../net/wire";
import { ConfirmDialog } from "../shell/Dialog.tsx";
import { Icon } from "../shell/Icon.tsx";
import { useNow } from "../shell/now.ts";
import { playedFor } from "../shell/seats.ts";
import { toastProblem } from "../shell/Toast.tsx";
import { span, type Args } from "../words.ts";
import { Act } from "./Act";
import { alertReader, announce } from "./announce";
import { awayFor, claimIn, clockText } from "./clocks";
import { useRoom } from "./context";
import { leaving } from "./leave";
import type { Room } from "./room";

/** Milliseconds before the others may claim my seat at which I am warned. */
const WARNED = 120_000;

/** What the others have when they claim: the win with two seats, else that a bot plays on. */
const prize = (room: Room): "win" | "bot" => (room.info.value?.seats.length === 2 ? "win" : "bot");

/** Whose answer or return is awaited, and how: away (no page open), here (a page open), bot (one stands in). */
const stateOf = (seat: SeatInfo): "bot" | "away" | "here" => (playedFor(seat) !== null ? "bot" : seat.away !== null ? "away" : "here");

/** What the sentences about a claim speak of. */
export function claimArgs(room: Room, seat: SeatInfo): Args {
  const who = room.mine.value.length > 0 ? "you" : "others";
  // With two seats it is clear who may; more are "the others".
  return { name: room.personOf(seat.seat), prize: prize(room), state: stateOf(seat), who, other: room.nameOf(1 - seat.seat), time: clockText(claimIn(seat) ?? 0) };
}

/** Seats of others that keep me waiting. */
const claims = (room: Room): readonly SeatInfo[] => (room.info.value?.seats ?? []).filter((seat) => seat.claim !== null && !seat.mine && !seat.back);

/** Seats that I may claim now: also behind a stand-in, while I am asked something myself. */
export function useRipe(): readonly SeatInfo[] {
  const room = useRoom();
  useNow();
  return room.mine.value.length > 0 ? claims(room).filter((seat) => claimIn(seat) === 0) : [];
}

export function Claims() {
  const room = useRoom();
  return <>{claims(room).map((seat) => <Claim key={seat.seat} seat={seat} />)}</>;
}

function Claim({ seat }: { readonly seat: SeatInfo }) {
  const room = useRoom();
  const { words } = room;
  useNow();
  const ripe = claimIn(seat) === 0;
  const seated = room.mine.value.length > 0;
  const args = claimArgs(room, seat);
  const can = words.say("claim-can", args);
  useEffect(() => {
    if (ripe && seated) announce(can);
  }, [ripe]);
  if (!ripe || !seated) {
    return (
      <p class="claim-line">
        <Icon name="i-clock" size="sm" />
        <span>{ripe ? can : words.say("claim-soon", args)}</span>
      </p>
    );
  }
  const away = awayFor(seat);
  return <Act icon="i-flag" title={words.say("claim", args)} text={away === null ? words.say("claim-help", args) : words.say("presence-away", { ...args, span: span(away) })} run={() => { leaving.value = { claim: seat.seat }; }} />;
}

/** What it means to claim a seat, before it is done. Who is back, or has answered, takes the question away. */
export function ClaimDialog({ seat }: { readonly seat: number }) {
  const room = useRoom();
  const { words } = room;
  const claimed = useRipe().find((one) => one.seat === seat);
  useEffect(() => {
    if (!claimed) leaving.value = null;
  }, [claimed === undefined]);
  if (!claimed) return null;
  const args = claimArgs(room, claimed);
  return (
    <ConfirmDialog
      title={words.say("claim-title", args)}
      text={[words.say("claim-text", { ...args, rated: room.info.value?.rated ?? false }), room.info.value?.early ? words.say("claim-early", args) : ""].join(" ").trim()}
      yes={words.say("claim-yes", args)}
      hostile
      answer={(yes) => {
        leaving.value = null;
        if (yes) api.claim(room.id, seat).catch(toastProblem);
      }}
    />
  );
}

/** A warning with my own question: the others may soon claim my seat. */
export function ClaimedSoon() {
  const room = useRoom();
  const { words } = room;
  useNow();
  const mine = room.info.value?.seats.find((seat) => seat.seat === room.viewer.value);
  const left = mine ? claimIn(mine) : null;
  const soon = left !== null && left < WARNED;
  useEffect(() => {
    if (soon) alertReader(words.say("claim-mine-soon", { prize: prize(room) }));
  }, [soon]);
  if (!soon) return null;
  return <b class="claim-mine">{words.say(left > 0 ? "claim-mine" : "claim-mine-now", { prize: prize(room), time: clockText(left) })}</b>;
}

/** A bot stands in for me: until I am back the others can claim what I have left to it. */
export function ClaimedMeanwhile() {
  const room = useRoom();
  useNow();
  const mine = room.info.value?.seats.find((seat) => seat.back);
  const open = mine !== undefined && claimIn(mine) === 0;
  const told = room.words.say("claim-back", { prize: prize(room) });
  useEffect(() => {
    if (open) alertReader(told);
  }, [open]);
  return open ? <b class="claim-mine">{told}</b> : null;
}
