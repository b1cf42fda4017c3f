/** The middle of a question: the game's own body, or what is left to the panel by the board, or the list of everything. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import type { BoardProps } from "../games/types";
import type { Doc } from "../net/wire";
import { Icon } from "../shell/Icon.tsx";
import { oneClick } from "./answering";
import type { Choosing } from "./choosing";
import { useRoom } from "./context";
import { keepListed, listed, type Places } from "./places";
import { phone } from "./sizes";
import { Allocate } from "./widgets/Allocate";
import { Amount } from "./widgets/Amount";
import { Arrange } from "./widgets/Arrange";
import type { Asking } from "./widgets/asking";
import { PickOne, PickSeveral } from "./widgets/Pick";
import { ReasonAsked } from "./widgets/Reasons";

const WIDGETS = { pick: PickOne, "pick-some": PickSeveral, amount: Amount, allocate: Allocate, order: Arrange } as const;

/** Whether options are listed that have a place elsewhere: it holds for all questions until it is changed. */
const asList = signal(listed());

/** List the options, or leave them to the board. */
export function toggleList(): void {
  asList.value = !asList.peek();
  keepListed(asList.peek());
}

export function QuestionBody({ choosing, board, doc, places, asking }: {
  readonly choosing: Choosing;
  readonly board: BoardProps;
  readonly doc: Doc;
  readonly places: Places;
  readonly asking: Omit<Asking, "rows">;
}): JSX.Element {
  const room = useRoom();
  const { words } = room;
  const { asked } = choosing;
  const Own = room.module.value?.panel?.(asked, doc) ?? null;
  const choice = useMemo(() => without(choosing, places.foot), [choosing, places.foot.join()]);
  const list = asList.value;
  const elsewhere = Own !== null || places.board.length > 0;
  const Widget = WIDGETS[asked.kind];
  const rows = asked.options.filter((option) => places.row.includes(option) || (list && places.board.includes(option)));
  return (
    <>
      {Own && !list ? <Own {...board} choice={choice} /> : (
        <>
          {(rows.length > 0 || !places.board.length) && <Widget {...asking} rows={rows} />}
          {!list && places.board.length > 0 && (
            <>
              <p class="on-board"><Icon name="i-target" />{words.say(oneClick(room, choosing) ? "decision-on-board" : "decision-from-board")}</p>
              <Consequence {...asking} />
            </>
          )}
          <Beside {...asking} options={places.beside} />
        </>
      )}
      {(!list || rows.length === 0) && elsewhere && <ReasonAsked {...asking} />}
      {elsewhere && asked.options.length > 0 && (
        <button type="button" class="btn btn-ghost btn-sm opt-view" aria-pressed={list} aria-keyshortcuts="V" onClick={toggleList}>
          <Icon name={list ? "i-layers" : "i-log"} size="sm" />
          {words.say(!list ? "decision-as-list" : Own ? "decision-as-cards" : "decision-as-board")}
        </button>
      )}
    </>
  );
}

/** The question without what stands at its foot: a game's own body need not know of it. */
function without(choosing: Choosing, foot: readonly string[]): Choosing {
  if (!foot.length) return choosing;
  const { asked } = choosing;
  return Object.create(choosing, { asked: { value: { ...asked, options: asked.options.filter((option) => !foot.includes(option)) } } }) as Choosing;
}

/** What the option under the pointer or the focus would do; on a phone it would push away what is pointed at. */
function Consequence({ choosing, label }: Omit<Asking, "rows">): JSX.Element | null {
  const option = choosing.preview.value;
  if (phone.value || option === null || !choosing.offers(option)) return null;
  const told = label(option);
  return (
    <p class="opt-preview" aria-live="polite">
      {told.icon && <Icon name={told.icon} style={told.colour ? { color: `var(${told.colour})` } : undefined} />}
      <span><b>{told.title}</b> {told.text}</span>
    </p>
  );
}

/** What may be done beside the question: always in sight. */
function Beside({ choosing, words, label, pick, options }: Omit<Asking, "rows"> & { readonly options: readonly string[] }): JSX.Element | null {
  if (!options.length) return null;
  return (
    <div class="beside" role="group" aria-label={words.say("decision-beside")}>
      <span class="label">{words.say("decision-beside")}</span>
      {options.map((option) => {
        const told = label(option);
        return (
          <button
            key={option} type="button" class={choosing.isChosen(option) ? "chip is-on" : "chip"} title={told.text} data-opt={option}
            onClick={() => pick(option)}
            onFocus={() => { choosing.preview.value = option; }} onBlur={() => { choosing.preview.value = null; }}
          >
            {told.icon && <Icon name={told.icon} size="sm" style={told.colour ? { color: `var(${told.colour})` } : undefined} />}
            {told.title}
          </button>
        );
      })}
    </div>
  );
}
