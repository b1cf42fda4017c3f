/** The panel while nothing is asked of me: waiting, committed in secret, watching, looking back. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { api } from "../net/api.ts";
import { infoAt, retable } from "../net/store.ts";
import type { TableInfo } from "../net/wire";
import { Icon } from "../shell/Icon.tsx";
import { useNow } from "../shell/now.ts";
import { toast, toastProblem } from "../shell/Toast.tsx";
import { ago, span } from "../words.ts";
import { announce } from "./announce";
import { leftOf } from "./clocks";
import { answerOf, promptOf, useRoom } from "./context";
import { Idle, UndoButton } from "./DecisionPanel";
import { Orbit } from "./Graduation";
import { ordersOpen } from "./orders";
import { Sheet } from "./Sheet";

export function Waiting() {
  const room = useRoom();
  const { words } = room;
  const info = room.info.value;
  const now = room.now.value;
  if (!info || !now) return null;
  const waiting = now.doc.waiting;
  const people = waiting.filter((seat) => info.seats[seat]?.kind === "person");
  const names = waiting.map((seat) => room.nameOf(seat));
  return (
    <Idle
      live
      icon={<Orbit />}
      label={words.say("waiting-label")}
      title={waitingTitle(room.words.say.bind(room.words), names)}
      help={<Help people={people} />}
      foot={now.doc.undo ? <UndoButton /> : undefined}
    >
      <Invitation />
      {people.length > 0 && !people.some((seat) => room.mine.value.includes(seat)) && (
        <>
          <Act icon="i-plus" title={words.say("waiting-ahead")} text={words.say("waiting-ahead-help")} run={() => { ordersOpen.value = "ahead"; }} />
          <Nudge />
          <Replace people={people} />
        </>
      )}
    </Idle>
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

function waitingTitle(say: (key: string, args?: Record<string, unknown>) => string, names: readonly string[]): string {
  return names.length <= 3 ? say("waiting-for", { names: names.join(", ") }) : say("waiting-for-many", { count: names.length });
}

function Help({ people }: { readonly people: readonly number[] }) {
  const room = useRoom();
  const { words } = room;
  const time = useNow();
  const info = room.info.value;
  if (!info) return null;
  if (!people.length) return <>{words.say("waiting-bots")}</>;
  const left = people
    .map((seat) => info.seats[seat])
    .filter((seat) => seat?.ticking && seat.left !== null)
    .map((seat) => Math.max(0, (seat?.left ?? 0) - (performance.now() - infoAt.value)));
  const away = people.filter((seat) => !info.seats[seat]?.online).map((seat) => room.nameOf(seat));
  return (
    <>
      {left.length > 0 ? words.say("waiting-left", { left: span(Math.min(...left)) }) : words.say("waiting-since", { since: ago(info.moved, time) })}
      {away.length > 0 && ` ${words.say("waiting-away", { names: away.join(", "), count: away.length })}`}
    </>
  );
}

function Act({ icon, title, text, run, off = false }: { readonly icon: string; readonly title: string; readonly text: string; readonly off?: boolean; run(): void }) {
  return (
    <div class="opt act">
      <span class="opt-mark">
        <Icon name={icon} />
      </span>
      <span>
        <button type="button" class="opt-title" disabled={off} onClick={run}>{title}</button>
        <span class="opt-text">{text}</span>
      </span>
    </div>
  );
}

function Nudge() {
  const room = useRoom();
  const { words } = room;
  const done = useSignal(false);
  const nudge = async () => {
    done.value = true;
    try {
      await api.nudge(room.id);
      toast({ kind: "good", text: words.say("waiting-nudged") });
    } catch (thrown) {
      toastProblem(thrown);
    }
  };
  return <Act icon="i-bell" title={words.say("waiting-nudge")} text={words.say("waiting-nudge-help")} off={done.value} run={() => void nudge()} />;
}

/** Whoever has no time left may be replaced by a bot, and may come back. */
function Replace({ people }: { readonly people: readonly number[] }) {
  const room = useRoom();
  const { words } = room;
  useNow();
  const late = people.filter((seat) => {
    const info = room.seat(seat);
    return info !== null && leftOf(info) === 0;
  });
  return (
    <>
      {late.map((seat) => (
        <Act key={seat} icon="i-robot" title={words.say("waiting-replace", { name: room.nameOf(seat) })} text={words.say("waiting-replace-help")} run={() => void api.seatBot(room.id, seat, null).then((told) => retable(told as TableInfo), toastProblem)} />
      ))}
    </>
  );
}

/** A bot stands in for me: the seat is mine as soon as I want it. */
function TakeBack() {
  const room = useRoom();
  const { words } = room;
  const mine = room.info.value?.seats.find((seat) => seat.back);
  if (!mine) return null;
  return (
    <button type="button" class="btn btn-strong foot-end" onClick={() => void api.join(room.id, mine.seat).then(retable, toastProblem)}>
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
  return (
    <Idle
      live
      icon={<Icon name="i-check" />}
      label={words.say("sealed-label")}
      title={words.say("sealed-title", { count: waiting.length })}
      help={waiting.map((seat) => room.nameOf(seat)).join(", ")}
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
    </Idle>
  );
}

/** A spectator, or a seat that has been handed over: read only, no brass. */
export function Observing() {
  const room = useRoom();
  const { words } = room;
  const back = room.info.value?.seats.some((seat) => seat.back) ?? false;
  const waiting = room.now.value?.doc.waiting ?? [];
  return (
    <Idle
      live
      icon={<Icon name="i-eye" />}
      label={words.say("observing-label")}
      title={waitingTitle(words.say.bind(words), waiting.map((seat) => room.nameOf(seat)))}
      help={words.say(back ? "observing-bot" : "observing-help")}
      foot={back ? <TakeBack /> : undefined}
    />
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
