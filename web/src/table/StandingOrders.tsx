/** Standing orders: sentences with changeable words, for play over weeks; and deciding ahead, which is used once. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import type { Condition, Order } from "../net/wire";
import { Dialog } from "../shell/Dialog.tsx";
import { Icon } from "../shell/Icon.tsx";
import { useNow } from "../shell/now.ts";
import { Switch } from "../shell/Switch.tsx";
import { ago } from "../words.ts";
import { aboutWords, eventName, orderAnswer, orderSentence, PASS, questionName } from "./answers";
import { NOTHING } from "./choice";
import { useRoom } from "./context";
import { aboutOf, aboutText, heardAt } from "./heard";
import { giveOrders, myOrders, myUses, ordersOpen } from "./orders";
import type { Room } from "./room";

export function OrdersDialog() {
  const room = useRoom();
  const { words } = room;
  const mode = ordersOpen.value;
  const draft = useSignal<readonly Order[] | null>(null);
  const place = `${room.id} ${room.viewer.value} ${mode}`;
  useEffect(() => { draft.value = null; }, [place]); // what one person began is not another's
  const orders = draft.value ?? myOrders(room);
  const shown = orders.map((order, i) => ({ order, i })).filter(({ order }) => (mode === "ahead" ? order.once === true : true));
  if (mode === null || (room.viewer.value ?? -1) < 0) return null;
  const change = (i: number, next: Order | null) => { draft.value = orders.flatMap((order, k) => (k === i ? (next ? [next] : []) : [order])); };
  const ahead = mode === "ahead";
  return (
    <Dialog title={words.say(ahead ? "orders-ahead-title" : "orders-title")} close={() => { ordersOpen.value = null; }} class="so">
      <p class="soft">{words.say(ahead ? "orders-ahead-help" : "orders-help")}</p>
      <ul class="so-list">
        {shown.map(({ order, i }) => <Sentence key={order.id || i} order={order} change={(next) => change(i, next)} />)}
      </ul>
      <Add room={room} once={ahead} add={(order) => { draft.value = [...orders, order]; }} empty={shown.length === 0} />
      {draft.value && (
        <div class="row so-foot">
          <span class="soft" role="status">{words.say("orders-draft")}</span>
          <button type="button" class="btn btn-ghost" onClick={() => { draft.value = null; }}>{words.say("orders-discard")}</button>
          <button
            type="button" class="btn btn-primary"
            onClick={() => {
              void giveOrders(room, orders);
              draft.value = null;
            }}
          >
            {words.say("orders-save")}
          </button>
        </div>
      )}
      {!ahead && <Used />}
    </Dialog>
  );
}

/** Answers shown at most. */
const LATEST = 5;

/** What the orders answered for me. */
function Used() {
  const room = useRoom();
  const { words } = room;
  const now = useNow();
  const uses = myUses(room).slice(0, LATEST);
  if (!uses.length) return null;
  return (
    <section class="so-used" aria-labelledby="so-used">
      <h3 class="label" id="so-used">{words.say("orders-used")}</h3>
      <ul>
        {uses.map((use) => (
          <li key={use.seq}>
            <span>{questionName(words, use.ask)}: <b>{orderAnswer(words, use.answer, (seat) => room.nameOf(seat))}</b></span> <small class="dim">{ago(use.when, now)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sentence({ order, change }: { readonly order: Order; change(next: Order | null): void }) {
  const room = useRoom();
  const { words } = room;
  const unless = order.unless ?? [];
  const events = room.game.value?.events ?? [];
  const on = order.on !== false;
  return (
    <li>
      <Switch on={on} change={(next) => change({ ...order, on: next })} label={sentence(room, order)} />
      <p>
        {words.say("orders-when")} <Ask value={order.ask} change={(ask) => change({ ...order, ask, answers: [answersTo(room, ask)[0] ?? PASS], about: {} })} />{" "}
        <About order={order} change={(about) => change({ ...order, about })} />{" "}
        <Given order={order} change={(given) => change({ ...order, given })} />{" "}
        <Answer ask={order.ask} value={order.answers[0] ?? PASS} change={(answer) => change({ ...order, answers: [answer] })} />{" "}
        <Token
          label={words.say("orders-unless-label")}
          value={unless[0] ?? ""}
          options={[["", words.say("orders-always")], ...events.map((event) => [event, words.say("orders-unless", { event: eventName(words, event) })] as const)]}
          change={(event) => change({ ...order, unless: event ? [event] : [] })}
        />
        {order.once ? ` ${words.say("orders-once")}` : (
          <>
            {" "}
            <Token
              label={words.say("orders-until")}
              value={order.until ?? "game"}
              options={[["game", words.say("orders-until-game")], ["round", words.say("orders-until-round")]]}
              change={(until) => change({ ...order, until: until === "round" ? "round" : "game" })}
            />
          </>
        )}
      </p>
      <button type="button" class="btn btn-ghost btn-sm btn-icon" aria-label={words.say("orders-remove", { order: sentence(room, order) })} onClick={() => change(null)}>
        <Icon name="i-x" />
      </button>
    </li>
  );
}

/** A changeable word of a sentence. */
function Token({ label, value, options, change }: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  change(value: string): void;
}) {
  return (
    <select class="tok" aria-label={label} value={value} onChange={(event) => change(event.currentTarget.value)}>
      {options.map(([id, text]) => <option key={id} value={id}>{text}</option>)}
    </select>
  );
}

/** Questions that can be answered without seeing them: those that pick, of which an answer is known, and that may come yet. */
function asks(room: Room): string[] {
  const doc = room.now.value?.doc;
  const all = Object.entries(room.game.value?.asks ?? {}).filter(([ask]) => !doc || (room.module.value?.mayAsk?.(ask, doc) ?? true));
  return ["pick", "pick-some"].flatMap((wanted) => all.filter(([ask, kind]) => kind === wanted && answersTo(room, ask).length > 0).map(([ask]) => ask));
}

/** Whether a question can be answered with nothing: as the game says, else as it has been asked here. */
function canPass(room: Room, ask: string): boolean {
  const told = room.game.value?.passes;
  if (told) return told.includes(ask);
  const known = heardAt(room.id, room.viewer.value ?? -1)[ask];
  return !known?.options.length || known.options.includes(NOTHING);
}

/** The answers to a question that can occur: those the game names, else those that were offered here; and nothing. */
function answersTo(room: Room, ask: string): string[] {
  const offers = heardAt(room.id, room.viewer.value ?? -1)[ask]?.options.filter((option) => option !== NOTHING).map((option) => `${ask}:${option}`) ?? [];
  const given = room.module.value?.orderAnswers?.(ask, room.now.value?.doc ?? null, room.parts.value) ?? offers;
  return [...new Set([...(canPass(room, ask) ? [PASS] : []), ...given])];
}

function Ask({ value, change }: { readonly value: string; change(ask: string): void }) {
  const room = useRoom();
  const { words } = room;
  const known = asks(room);
  const all = known.includes(value) ? known : [value, ...known];
  return <Token label={words.say("orders-when")} value={value} options={all.map((ask) => [ask, questionName(words, ask)] as const)} change={change} />;
}

/** What the question must be about: anything, or a thing that such questions have been about. */
function About({ order, change }: { readonly order: Order; change(about: Record<string, string[]>): void }) {
  const room = useRoom();
  const { words } = room;
  const now = aboutText(order.about);
  const known = Object.entries(heardAt(room.id, room.viewer.value ?? -1)[order.ask]?.about ?? {}).flatMap(([field, values]) => values.map((value) => aboutText({ [field]: [value] })));
  const all = [...new Set([...known, now])].filter(Boolean);
  if (!all.length) return null;
  const said = (text: string) => words.say("orders-about", { about: aboutWords(words, text === now ? order.about : aboutOf(text), (seat) => room.nameOf(seat)) });
  return (
    <Token
      label={words.say("orders-about-label")}
      value={now}
      options={[["", words.say("orders-about-any")], ...all.map((text) => [text, said(text)] as const)]}
      change={(text) => change(text === now ? (order.about ?? {}) : aboutOf(text))}
    />
  );
}

const sentence = (room: Room, order: Order): string => orderSentence(room.words, order, (seat) => room.nameOf(seat));

function Answer({ ask, value, change }: { readonly ask: string; readonly value: string; change(answer: string): void }) {
  const room = useRoom();
  const { words } = room;
  const all = [...new Set([...answersTo(room, ask), value])];
  return <Token label={words.say("orders-answer")} value={value} options={all.map((answer) => [answer, orderAnswer(words, answer, (seat) => room.nameOf(seat))] as const)} change={change} />;
}

/** A condition of my own position: a figure, and how much it must be. */
function Given({ order, change }: { readonly order: Order; change(given: Condition[]): void }) {
  const room = useRoom();
  const { words } = room;
  const figures = room.game.value?.figures ?? [];
  if (!figures.length) return null;
  const [first, ...others] = order.given ?? [];
  const number = first?.least ?? first?.most ?? 0;
  const set = (text: string, value: number) => {
    const [bound, figure] = text.split(" ");
    change(figure ? [{ figure, ...(bound === "least" ? { least: value } : { most: value }) }, ...others] : others);
  };
  const chosen = first ? `${first.least != null ? "least" : "most"} ${first.figure}` : "";
  const named = (bound: "least" | "most") => figures.map((figure) => [`${bound} ${figure}`, words.say(`orders-if-${bound}`, { figure: words.say(`figure-${figure}`) })] as const);
  return (
    <>
      <Token label={words.say("orders-if")} value={chosen} options={[["", words.say("orders-if-any")], ...named("least"), ...named("most")]} change={(text) => set(text, number)} />
      {first && (
        <input
          class="tok so-number" type="number" value={number} aria-label={words.say("orders-if-number")}
          onInput={(event) => { if (Number.isInteger(event.currentTarget.valueAsNumber)) set(chosen, event.currentTarget.valueAsNumber); }}
        />
      )}
    </>
  );
}

function Add({ room, once, add, empty }: { readonly room: Room; readonly once: boolean; readonly empty: boolean; add(order: Order): void }) {
  const { words } = room;
  const fresh = (ask: string): Order => ({ ask, answers: [answersTo(room, ask)[0] ?? PASS], id: "", given: [], unless: [], about: {}, on: true, once, until: once ? null : "game" });
  return (
    <div class="row so-foot">
      <button type="button" class="btn btn-sm" disabled={asks(room).length === 0} onClick={() => add(fresh(asks(room)[0] ?? ""))}>
        <Icon name="i-plus" size="sm" />
        {words.say(empty ? "orders-add-first" : "orders-add")}
      </button>
      {!once && <span class="dim">{words.say("orders-note")}</span>}
    </div>
  );
}
