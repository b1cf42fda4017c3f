/** Who keeps the others waiting too long loses the match of two, or gives way to a bot: from when on, which all may see,
 * and the button with which somebody who sits here claims it. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { api } from "../net/api.ts";
import type { SeatInfo } from "../net/wire";
import { ConfirmDialog } from "../shell/Dialog.tsx";
import { Icon } from "../shell/Icon.tsx";
import { useNow } from "../shell/now.ts";
import { playedFor } from "../shell/seats.ts";
import { toastProblem } from "../shell/Toast.tsx";
import { span } from "../words.ts";
import { Act } from "./Act";
import { alertReader, announce } from "./announce";
import { awayFor, claimIn, clockText } from "./clocks";
import { useRoom } from "./context";
import type { Room } from "./room";

/** Milliseconds before the others may claim my seat at which I am warned. */
const WARNED = 120_000;

/** What the others have when they claim: the win with two seats, else that a bot plays on. */
const prize = (room: Room): "win" | "bot" => (room.info.value?.seats.length === 2 ? "win" : "bot");

export function Claims() {
  const room = useRoom();
  const seats = (room.info.value?.seats ?? []).filter((seat) => seat.claim !== null && !seat.mine && !seat.back);
  return <>{seats.map((seat) => <Claim key={seat.seat} seat={seat} />)}</>;
}

function Claim({ seat }: { readonly seat: SeatInfo }) {
  const room = useRoom();
  const { words } = room;
  useNow();
  const asking = useSignal(false);
  const name = room.personOf(seat.seat);
  const left = claimIn(seat) ?? 0;
  const ripe = left === 0;
  const seated = room.mine.value.length > 0;
  const args = {
    name, prize: prize(room), time: clockText(left),
    state: playedFor(seat) !== null ? "bot" : seat.away !== null ? "away" : "here",
    // With two seats it is clear who may; more are "the others".
    who: seated ? "you" : "others", other: room.nameOf(1 - seat.seat),
  };
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
  return (
    <>
      <Act icon="i-flag" title={words.say("claim", args)} text={away === null ? words.say("claim-help", args) : words.say("presence-away", { name, span: span(away) })} run={() => { asking.value = true; }} />
      {asking.value && (
        <ConfirmDialog
          title={words.say("claim-title", args)}
          text={[words.say("claim-text", { ...args, rated: room.info.value?.rated ?? false }), room.info.value?.early ? words.say("claim-early", args) : ""].join(" ").trim()}
          yes={words.say("claim-yes", args)}
          hostile
          answer={(yes) => {
            asking.value = false;
            if (yes) api.claim(room.id, seat.seat).catch(toastProblem);
          }}
        />
      )}
    </>
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
