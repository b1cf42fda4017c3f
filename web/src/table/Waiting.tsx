/** The panel while nothing is asked of me: waiting, committed in secret, watching, looking back. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import type { BoardProps } from "../games/types";
import { api, problemOf, waitOf } from "../net/api.ts";
import { retable } from "../net/store.ts";
import type { SeatInfo } from "../net/wire";
import { Icon } from "../shell/Icon.tsx";
import { useNow } from "../shell/now.ts";
import { toast, toastProblem } from "../shell/Toast.tsx";
import { ago, span } from "../words.ts";
import { Act } from "./Act";
import { announce } from "./announce";
import { ClaimedMeanwhile, Claims } from "./Claims";
import { leftOf, presence } from "./clocks";
import { answerOf, promptOf, useRoom } from "./context";
import { Idle, UndoButton } from "./DecisionPanel";
import { Orbit } from "./Graduation";
import { StopAct, takeOver } from "./Leaving";
import { ordersOpen } from "./orders";
import type { Room } from "./room";
import { Sheet } from "./Sheet";
import { isTrayHidden } from "./sizes";

export function Waiting({ board }: { readonly board: BoardProps }) {
  const room = useRoom();
  const { words } = room;
  const now = room.now.value;
  if (!now) return null;
  return (
    <Idle
      live
      icon={<Orbit />}
      label={words.say("waiting-label")}
      title={waitingTitle(room, now.doc.waiting)}
      help={<Help />}
      foot={now.doc.undo ? <UndoButton /> : undefined}
    >
      <Happening board={board} />
      <Invitation />
      <Meanwhile />
    </Idle>
  );
}

/** What is being told in the tray, while that is not in sight. */
function Happening({ board }: { readonly board: BoardProps }) {
  const tab = useRoom().module.value?.tray(board).find((one) => one.asked);
  return tab && isTrayHidden(board.info.game) ? <tab.Body {...board} /> : null;
}

/** The people who are awaited. */
function awaited(room: Room): readonly SeatInfo[] {
  const waiting = room.now.value?.doc.waiting ?? [];
  return (room.info.value?.seats ?? []).filter((seat) => waiting.includes(seat.seat) && seat.kind === "person");
}

/** What can be done while the others are awaited, whether my own answer is sealed or none is asked of me. */
function Meanwhile() {
  const room = useRoom();
  const { words } = room;
  const people = awaited(room);
  const others = people.length > 0 && !people.some((seat) => seat.mine);
  return (
    <>
      <Claims />
      {others && (
        <div class="acts">
          <Act icon="i-plus" short title={words.say("waiting-ahead")} text={words.say("waiting-ahead-help")} run={() => { ordersOpen.value = "ahead"; }} />
          <Nudge />
          {people.some((seat) => seat.away !== null) && <StopAct />}
        </div>
      )}
    </>
  );
}

/** What I may do meanwhile and need not: a line that opens at a tap, and keeps out of the way until then. */
function Invitation() {
  const room = useRoom();
  const { words } = room;
  const asked = room.invitation.value;
  const question = asked ? promptOf(room, asked) : "";
  useEffect(() => {
    if (question) announce(words.say("invited-told", { question }));
  }, [asked?.id]);
  if (!asked) return null;
  return (
    <>
      <div class="opt act invitation">
        <span class="opt-mark">
          <Icon name="i-chat" />
        </span>
        <span>
          <button type="button" class="opt-title" id="speak" aria-expanded={false} onClick={() => room.speak(true)}>{words.say("invited-open", { question })}</button>
          <span class="opt-text">{words.say("invited-open-help")}</span>
        </span>
      </div>
      {room.shared.value && <Act icon="i-eye" title={words.say("hand-on")} text={words.say("hand-on-help")} run={() => room.handOn()} />}
    </>
  );
}

function waitingTitle(room: Room, seats: readonly number[]): string {
  return seats.length <= 3 ? room.words.say("waiting-for", { names: seats.map((seat) => room.nameOf(seat)).join(", ") }) : room.words.say("waiting-for-many", { count: seats.length });
}

/** Of whom it is said whether he is here: of everybody, or of those who are not if they are many. */
const toldOf = (people: readonly SeatInfo[]): readonly SeatInfo[] => (people.length <= 3 ? people : people.filter((seat) => seat.away !== null));

/** How long it takes, and who of those awaited is here. */
function Help() {
  const room = useRoom();
  const { words } = room;
  const time = useNow();
  const info = room.info.value;
  if (!info) return null;
  const people = awaited(room).filter((seat) => !seat.mine);
  if (!people.length) return <>{words.say("waiting-bots")}</>;
  const left = people.filter((seat) => seat.ticking).map(leftOf).filter((one) => one !== null);
  const told = toldOf(people);
  return (
    <>
      {left.length > 0 ? words.say("waiting-left", { left: span(Math.min(...left)) }) : words.say("waiting-since", { since: ago(info.moved, time) })}
      {told.map((seat) => ` ${presence(words, seat)}`)}
    </>
  );
}

function Nudge() {
  const room = useRoom();
  const { words } = room;
  const time = useNow();
  const until = useSignal(0);
  const nudge = async () => {
    try {
      await api.nudge(room.id);
      toast({ kind: "good", text: words.say("waiting-nudged") });
    } catch (thrown) {
      until.value = Date.now() + waitOf(problemOf(thrown)); // too soon: the server says from when on it may be
      toastProblem(thrown);
    }
  };
  return <Act short icon="i-bell" title={words.say("waiting-nudge")} text={words.say("waiting-nudge-help")} off={time < until.value} run={() => void nudge()} />;
}

/** A bot stands in for me: the seat is mine as soon as I want it. */
function TakeBack() {
  const room = useRoom();
  const { words } = room;
  const mine = room.info.value?.seats.find((seat) => seat.back);
  if (!mine) return null;
  return (
    <button type="button" class="btn btn-strong foot-end" onClick={() => void api.back(room.id, mine.seat).then(retable, toastProblem)}>
      {words.say("observing-back")}
    </button>
  );
}

/** My answer is sealed; the others are awaited. */
export function Sealed({ answer }: { readonly answer: string }) {
  const room = useRoom();
  const { words } = room;
  const waiting = room.now.value?.doc.waiting ?? [];
  const draft = room.now.value?.doc.draft ?? [];
  const told = toldOf(awaited(room)).map((seat) => seat.seat);
  const untold = waiting.filter((seat) => !told.includes(seat));
  return (
    <Idle
      live
      icon={<Icon name="i-check" />}
      label={words.say("sealed-label")}
      title={words.say("sealed-title", { count: waiting.length })}
      help={<>{untold.length > 0 && `${untold.map((seat) => room.nameOf(seat)).join(", ")}. `}<Help /></>}
      foot={
        <button type="button" class="btn btn-ghost" id="undo" onClick={() => void room.undo()}>
          <Icon name="i-undo" />
          {words.say("sealed-back")}
        </button>
      }
    >
      {draft.length > 0 ? <Sheet draft={draft} done /> : (
        <p class="sealed-answer">
          <Icon name="i-lock" size="sm" />
          <span>{words.say("sealed-answer")}</span> <b>{answerOf(room, answer)}</b>
        </p>
      )}
      <Meanwhile />
    </Idle>
  );
}

/** Seats that others have left for good, and that I may play on. */
function TakeOver() {
  const room = useRoom();
  const { words } = room;
  return (
    <>
      {(room.info.value?.seats ?? []).filter((seat) => seat.free).map((seat) => (
        <Act key={seat.seat} icon="i-seat" title={words.say("free-take", { name: room.personOf(seat.seat) })} text={words.say("free-take-help")} run={() => takeOver(room, seat.seat)} />
      ))}
    </>
  );
}

/** A spectator, or a seat that has been handed over: read only, no brass. */
export function Observing({ board }: { readonly board: BoardProps }) {
  const room = useRoom();
  const { words } = room;
  const back = room.info.value?.seats.some((seat) => seat.back) ?? false;
  return (
    <Idle
      live
      icon={<Icon name="i-eye" />}
      label={words.say("observing-label")}
      title={waitingTitle(room, room.now.value?.doc.waiting ?? [])}
      help={<>{words.say(back ? "observing-bot" : "observing-help")} <Help /><ClaimedMeanwhile /></>}
      foot={back ? <TakeBack /> : undefined}
    >
      <Happening board={board} />
      <Claims />
      <TakeOver />
    </Idle>
  );
}

/** An earlier moment is on the screen: answers are disabled until we are back. */
export function LookingBack() {
  const room = useRoom();
  const { words } = room;
  const at = room.past.at.value ?? 0;
  const count = room.count.value;
  return (
    <Idle
      live
      icon={<Icon name="i-clock" />}
      label={words.say("past-label")}
      title={words.say("past-title", { step: at + 1, of: count })}
      help={words.say(room.past.lost.value ? "past-help-rules" : room.choice.value ? "past-help-asked" : "past-help")}
      foot={
        <>
          <button type="button" class="btn btn-ghost btn-icon" aria-label={words.say("past-earlier")} disabled={at === 0} onClick={() => room.past.step(-1)}>
            <Icon name="i-back" />
          </button>
          <button type="button" class="btn btn-ghost btn-icon" aria-label={words.say("past-later")} onClick={() => room.past.step(1)}>
            <Icon name="i-fwd" />
          </button>
          <button type="button" class="btn btn-strong foot-end" onClick={() => room.past.live()}>{words.say("past-live")}</button>
        </>
      }
    />
  );
}
