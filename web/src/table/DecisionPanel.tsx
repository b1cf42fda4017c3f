/** The one place where something is asked: the question with its widget, or why nothing is asked now. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { BoardProps, GameModule, Recap } from "../games/types";
import { connection } from "../net/store.ts";
import type { Doc } from "../net/wire";
import { ConfirmDialog } from "../shell/Dialog.tsx";
import { Icon } from "../shell/Icon.tsx";
import { RuleRef } from "../shell/RuleRef.tsx";
import { problemText } from "../words.ts";
import { alertReader, announce } from "./announce";
import { oneClick, pickOption, pressSend } from "./answering";
import { ClaimedSoon } from "./Claims";
import type { Choosing, Doubt } from "./choosing";
import { answerOf, labelOf, promptOf, useRoom } from "./context";
import { CatchUp } from "./CatchUp";
import { Graduation } from "./Graduation";
import { HintButton, HintTold } from "./Hint";
import { MatchOver } from "./MatchOver";
import { RecapLine, RecapPanel, useOpened, useRecap } from "./Recap";
import type { Room } from "./room";
import { Sheet } from "./Sheet";
import { LookingBack, Observing, Sealed, Waiting } from "./Waiting";
import { placesOf } from "./places";
import { QuestionBody } from "./QuestionBody";
import type { Asking } from "./widgets/asking";

/** The match has ended before my eyes: a focus that went with what stood here starts at how it ended. */
function useEnded(over: boolean | null): void {
  const was = useRef<boolean | null>(null);
  useEffect(() => {
    if (was.current === false && over && document.activeElement === document.body) document.getElementById("decision")?.focus({ preventScroll: true });
    was.current = over ?? was.current;
  }, [over]);
}

export function DecisionPanel({ board }: { readonly board: BoardProps | null }) {
  const room = useRoom();
  const now = room.now.value;
  const { words } = room;
  const stuck = room.info.value?.stuck;
  const recap = useRecap(board);
  const over = useOpened(recap);
  useEnded(now ? now.doc.result !== null : null);
  if (stuck) return <Idle icon={<Icon name="i-clock" />} label={words.say("stuck-label")} title={words.say("stuck-title")} help={problemText(stuck, room.info.value?.game ?? null)} />;
  if (room.curtain.value !== null || !now || !board) return <Idle label={words.say("decision-nothing")} title={words.say("room-loading")} />;
  if (room.missed.value) return <CatchUp />;
  if (room.past.at.value !== null) return <LookingBack />;
  if (now.doc.result) return <MatchOver board={board} />;
  const choosing = room.choice.value;
  if (recap && (over || (!choosing && now.doc.sealed === null))) return <RecapPanel key={recap.id} recap={recap} board={board} over={choosing !== null} />;
  if (choosing) return <Question key={choosing.asked.id} choosing={choosing} board={board} doc={now.doc} recap={recap} />;
  if (now.viewer < 0) return <Observing board={board} />;
  if (now.doc.sealed !== null) return <Sealed answer={now.doc.sealed} />;
  return <Waiting board={board} />;
}

/** A panel without brass: nothing is asked. */
export function Idle({ label, title, help, icon, children, foot, live = false }: {
  readonly label: string;
  readonly title: string;
  readonly help?: ComponentChildren;
  readonly icon?: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly foot?: ComponentChildren;
  readonly live?: boolean;
}) {
  return (
    <section class="decision idle" id="decision" tabIndex={-1} aria-labelledby="dq">
      <div class="decision-head">
        <div class="decision-kicker">
          {icon}
          <span class="label">{label}</span>
        </div>
        <h2 id="dq" aria-live={live ? "polite" : undefined}>{title}</h2>
        {help && <p class="decision-help">{help}</p>}
      </div>
      {children && <div class="decision-body">{children}</div>}
      {foot && <div class="row decision-foot">{foot}</div>}
    </section>
  );
}

function Question({ choosing, board, doc, recap }: { readonly choosing: Choosing; readonly board: BoardProps; readonly doc: Doc; readonly recap: Recap | null }) {
  const room = useRoom();
  const { words } = room;
  const { asked } = choosing;
  const module = room.module.value;
  const panel = useRef<HTMLDivElement>(null);
  const prompt = promptOf(room, asked);
  const invited = doc.invited;

  useEffect(() => {
    if (invited) {
      panel.current?.focus({ preventScroll: true }); // it was opened by hand
      return;
    }
    // On a sheet each answer brings the next question; that it is my move has been said.
    if (doc.draft.length) announce(prompt);
    else alertReader(words.say("decision-your-move", { question: prompt }));
    // The focus was on the last question and went away with it: it follows to this one.
    const active = document.activeElement;
    if (room.asked > 1 && (!active || active === document.body || active.closest("#decision"))) panel.current?.focus({ preventScroll: true });
  }, []);

  const places = placesOf(module, asked, board);
  const pointed = places.board.length > 0 || Object.keys(asked.ahead ?? {}).length > 0;
  const asking: Omit<Asking, "rows"> = {
    choosing,
    words,
    game: doc.game,
    label: (option) => labelOf(room, asked, option, doc),
    pick: (option) => pickOption(room, choosing, option),
    quiet: (option) => (oneClick(room, choosing) ? undefined : choosing.pick(option)),
    ...(module?.optionPicture ? { picture: (option: string) => module.optionPicture?.(asked, option, board) ?? null } : {}),
  };
  const steps = module?.steps?.(asked, doc);
  const kicker = module?.kicker?.(words, asked, doc);
  const help = module?.help?.(words, asked, doc);
  const sending = room.sending.value;

  return (
    <div ref={panel} class={pointed ? "decision" : "decision is-read"} id="decision" role="form" tabIndex={-1} aria-labelledby="dq" data-ask={asked.ask} data-kind={asked.kind} data-decision={asked.id}>
      <Graduation />
      {recap && <RecapLine recap={recap} />}
      <div class="decision-head">
        <div class="decision-kicker">
          <Icon name={invited ? "i-chat" : "i-target"} />
          <span class="label">{invited ? words.say("invited-label") : kicker ? words.say("decision-kicker", { phase: kicker }) : words.say("decision-kicker-plain")}</span>
          {steps && (
            <span class="steps">
              {Array.from({ length: steps.of }, (_, i) => <i key={i} class={i < steps.step ? "on" : undefined} />)}
              <span>{words.say("decision-step", { step: steps.step, of: steps.of })}</span>
            </span>
          )}
          <HintButton choosing={choosing} />
        </div>
        <h2 id="dq">{prompt}</h2>
        <p class="decision-help">
          {help} {invited ? words.say("invited-help") : (doc.waiting.length > 1 || doc.draft.length > 0) && words.say("decision-secret")} {asked.rule && <RuleRef game={doc.game} rule={asked.rule} />}
          {!invited && <ClaimedSoon />}
        </p>
      </div>
      <div class="decision-body">
        <HintTold choosing={choosing} />
        <Sheet draft={doc.draft} />
        <QuestionBody {...{ choosing, board, doc, places, asking }} />
      </div>
      <Footer choosing={choosing} doc={doc} module={module} board={board} foot={places.foot} sending={sending} />
    </div>
  );
}

function Footer({ choosing, doc, module, board, foot, sending }: {
  readonly choosing: Choosing;
  readonly doc: Doc;
  readonly module: GameModule | null;
  readonly board: BoardProps;
  /** Options that end the question: a button each. */
  readonly foot: readonly string[];
  readonly sending: string | null;
}) {
  const room = useRoom();
  const { words } = room;
  const { asked } = choosing;
  if (sending !== null) {
    const offline = connection.value !== "online";
    return (
      <div class="row decision-foot" role="status" data-unsent={offline || undefined}>
        <span class="row decision-answer">
          <Icon name={offline ? "i-clock" : "i-send"} size="sm" />
          {words.say(offline ? "decision-will-be-sent" : "decision-sending", { answer: answerOf(room, sending, asked) })}
        </span>
      </div>
    );
  }
  const doubt = choosing.doubt.value;
  if (doubt) return <Doubtful choosing={choosing} doc={doc} doubt={doubt} />;
  const lack = choosing.lack.value;
  const wrong = lack ? null : (module?.wrong?.(words, asked, choosing.chosen.value, board.parts) ?? null);
  const told = lack ? words.say(lack.key, lack.args) : (wrong ?? confirmWords(room, choosing, doc));
  const shown = !lack || !oneClick(room, choosing);
  const ends = foot.filter((option) => !choosing.isChosen(option));
  const nothing = choosing.chosen.value.length === 0 && Object.values(choosing.amounts.value).every((amount) => amount === 0);
  return (
    <div class="row decision-foot">
      {doc.invited ? (
        <button type="button" class="btn btn-ghost" id="not-now" onClick={() => fold(room)}>{words.say("invited-close")}</button>
      ) : <UndoButton />}
      {asked.kind === "pick-some" && asked.most > 1 && !nothing && (
        <button type="button" class="btn btn-ghost" onClick={() => choosing.clear()}>{words.say("decision-clear")}</button>
      )}
      {asked.kind === "allocate" && asked.most > 1 && (
        <button type="button" class="btn btn-ghost" onClick={() => choosing.evenSplit()}>{words.say("decision-even")}</button>
      )}
      {ends.map((option, place) => (
        <button
          key={option} type="button" class={!shown && place === ends.length - 1 ? "btn btn-primary" : "btn btn-strong"} data-opt={option}
          onClick={() => pickOption(room, choosing, option)}
          onPointerEnter={() => { choosing.preview.value = option; }} onPointerLeave={() => { choosing.preview.value = null; }}
        >
          {confirmWords(room, choosing, doc, [option])}
        </button>
      ))}
      {shown && (
        <button type="button" class="btn btn-primary" id="confirm" aria-disabled={lack || wrong ? true : undefined} onClick={() => !lack && !wrong && pressSend(room, choosing)}>
          {told}
        </button>
      )}
    </div>
  );
}

/** What has been chosen is asked for once more, in place: it stays chosen meanwhile. */
function Doubtful({ choosing, doc, doubt }: { readonly choosing: Choosing; readonly doc: Doc; readonly doubt: Doubt }) {
  const room = useRoom();
  const { words } = room;
  // The button that was pressed went away: the focus stays at the question.
  useEffect(() => { if (document.activeElement === document.body) document.getElementById("decision")?.focus({ preventScroll: true }); }, []);
  const back = () => {
    room.plan.end();
    choosing.clear();
    document.getElementById("decision")?.focus({ preventScroll: true });
  };
  return (
    <div class="row decision-foot is-doubt">
      <p class="opt-why" role="alert">
        <Icon name="i-lock" />
        <span>{"barrier" in doubt ? words.say(`doubt-${doubt.barrier}`) : <><b>{doubt.title}</b> {doubt.cost}</>}</span>
      </p>
      <button type="button" class="btn btn-ghost" id="doubt-back" onClick={back}>{words.say("doubt-back")}</button>
      <button type="button" class="btn btn-primary" id="confirm" onClick={() => pressSend(room, choosing)}>{words.say("doubt-yes", { answer: confirmWords(room, choosing, doc) })}</button>
    </div>
  );
}

/** Fold an invitation again; the focus goes back to where it was opened. */
export function fold(room: Room): void {
  room.speak(false);
  requestAnimationFrame(() => document.getElementById("speak")?.focus({ preventScroll: true }));
}

/** What confirming will do: always with what is chosen now, or with what a button would choose. */
function confirmWords(room: Room, choosing: Choosing, doc: Doc, wanted?: readonly string[]): string {
  const { words } = room;
  const { asked } = choosing;
  const chosen = wanted ?? (asked.kind === "allocate" ? asked.options.filter((option) => choosing.isChosen(option)) : choosing.chosen.value);
  const own = room.module.value?.confirmLabel?.(words, asked, chosen, doc);
  if (own) return own;
  switch (asked.kind) {
    case "pick":
      return labelOf(room, asked, chosen[0] ?? "", doc).title;
    case "pick-some":
      return words.say("decision-confirm-some", { count: chosen.length });
    case "amount":
      return words.say("decision-confirm-amount", { amount: choosing.amounts.value[""] ?? asked.least });
    case "order":
      return words.say("decision-confirm-order");
    default:
      return words.say("decision-confirm");
  }
}

/** Undo, as far as it goes: free, by asking the others, or not at all (and it says so). */
export function UndoButton() {
  const room = useRoom();
  const { words } = room;
  const asking = useSignal(false);
  const doc = room.now.value?.doc;
  const sheet = (doc?.draft.length ?? 0) > 0;
  const undo = sheet ? true : (doc?.undo ?? null);
  const free = undo === true || undo?.free === true;
  const proposed = room.info.value?.proposal != null;
  const gone = typeof undo === "object" && undo?.why ? words.say(`undo-gone-${undo.why}`, { name: undo.by === null ? "" : room.nameOf(undo.by) }) : null;
  return (
    <div class="undo">
      <button
        type="button"
        class="btn btn-ghost"
        id="undo"
        aria-disabled={!undo || proposed || undefined}
        aria-describedby={undo ? undefined : "undo-why"}
        title={sheet ? words.say("sheet-back-help") : !undo ? words.say("undo-nothing") : free ? undefined : words.say("undo-ask-help")}
        onClick={() => {
          if (!undo || proposed) return;
          if (free) void room.undo();
          else asking.value = true;
        }}
      >
        <Icon name="i-undo" />
        {words.say(sheet ? "sheet-back" : undo && !free ? "undo-more" : "undo")}
      </button>
      {gone && <small>{gone}</small>}
      {!undo && <span class="sr" id="undo-why">{words.say("undo-nothing")}</span>}
      {asking.value && (
        <ConfirmDialog
          title={words.say("undo-ask-title")}
          text={words.say("undo-ask-text")}
          yes={words.say("undo-ask")}
          answer={(yes) => {
            asking.value = false;
            if (yes) void room.undo();
          }}
        />
      )}
    </div>
  );
}

