/** A card, large or small: what it costs, what it is worth, what it is, and in which phases it does something. */

import { computed } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useMemo } from "preact/hooks";

import { Icon } from "../../shell/Icon.tsx";
import { soft } from "../../shell/soft.ts";
import { hovering, lighting, pressing } from "../../table/pointing.ts";
import type { Choice, Speaks } from "../types.ts";
import { Art, planetOf, skyOf } from "./art.tsx";
import { signs, type Sign } from "./effects.ts";
import { designOf, faceOf, ROMAN, type Face, type Parts, type Power } from "./pieces.ts";
import { cardName, spoken } from "./saying.ts";

/** What a card on the table is at the moment. */
export interface CardState {
  /** The options that a tap on this card stands for; more than one: each has a button of its own on the card. */
  readonly options?: readonly string[];
  readonly good?: boolean;
  /** The last event spoke of it. */
  readonly last?: boolean;
  /** It has been laid out and is being paid for; the words in the badge. */
  readonly placing?: string;
  /** A figure that belongs to the question: "pay 3", "+4 cards". */
  readonly badge?: string | null;
  /** The rule against choosing it is known: it is dimmed, and a tap tells why. */
  readonly blocked?: boolean;
  readonly seat?: number;
}

export interface CardProps extends CardState {
  readonly text: string;
  readonly parts: Parts;
  readonly words: Speaks;
  readonly choice: Choice | null;
  onTarget(option: string): void;
  /** It is large enough to be read as it lies: pointing at it opens nothing over the others. */
  readonly calm?: boolean;
  /** What lights this card besides its options: the line of a bill that names it. */
  readonly lights?: string;
  /** Words for the button of one option where a card has several. */
  optionName?(option: string): string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** Whether what is pointed at is one of these. A card is drawn again only when that changes, not at every move. */
function useLit(choice: Choice | null, things: readonly string[]): boolean {
  const key = things.join(" | ");
  const lit = useMemo(() => computed(() => choice !== null && choice.preview.value !== null && things.includes(choice.preview.value)), [choice, key]);
  return lit.value;
}

/** The classes that give a card its colours and the shape of its number. */
export function looks(design: string, face: Face): string {
  return ["rc", face.kind === "development" ? "dev" : "wor", face.source, face.military && "mil", `kind-${face.good ?? "none"}`, skyOf(design, face)].filter(Boolean).join(" ");
}

export function RaceCard(props: CardProps): JSX.Element {
  const { text, parts, words, choice } = props;
  const design = designOf(text);
  const face = faceOf(parts, text);
  const name = cardName(words, text);
  const options = choice ? (props.options ?? []).filter((option) => choice.offers(option)) : [];
  const single = options.length === 1 ? (options[0] as string) : null;
  const chosen = options.some((option) => choice?.isChosen(option));
  const several = choice?.asked.kind === "pick-some";
  const lit = useLit(choice, props.lights ? [...(props.options ?? []), props.lights] : (props.options ?? []));
  const classes = [
    looks(design, face), props.class,
    options.length > 0 && "is-target", chosen && "is-chosen", lit && "is-preview",
    props.placing && "is-placing", props.last && "is-last", props.blocked && "is-blocked", props.good && "has-good",
  ].filter(Boolean).join(" ");
  const said = spoken(words, parts, text, [props.good && words.say("race-with-good"), props.badge, props.blocked && words.say("race-not-now"), chosen && words.say("race-chosen")]);
  const target = single !== null
    ? {
        role: several ? ("checkbox" as const) : ("button" as const),
        tabIndex: 0,
        "aria-label": said,
        ...(several ? { "aria-checked": chosen } : { "aria-pressed": chosen }),
        "data-target": single,
      }
    : {};
  return (
    <article
      class={classes}
      data-piece={text}
      data-of={props.seat}
      {...target}
      {...pressing(text, single === null ? null : () => props.onTarget(single), props.blocked ? () => props.onTarget(props.options?.[0] ?? text) : null)}
      {...(props.calm ? lighting : hovering)(text, choice, single ?? (props.blocked ? (props.options?.[0] ?? null) : null))}
    >
      {single === null && <span class="sr">{said}</span>}
      <div class="rc-in" aria-hidden="true">
        <Art design={design} face={face} />
        <Number face={face} />
        <Points face={face} />
        <div class="stack rc-foot">
          <div class="rc-row">
            <Powers face={face} words={words} />
            {props.good && face.good && <Good kind={face.good} />}
          </div>
          <b class="rc-name">{soft(name)}</b>
        </div>
        {props.placing && <span class="cut rc-badge on" data-n={props.placing} />}
        {!props.placing && props.badge && <span class="cut rc-badge" data-n={props.badge} />}
        {chosen && <span class="rc-tick"><Icon name="i-check" /></span>}
      </div>
      {options.length > 1 && (
        <div class="stack rc-choices">
          {options.map((option) => (
            <button
              key={option}
              type="button"
              class={choice?.isChosen(option) ? "btn btn-sm is-on" : "btn btn-sm"}
              aria-pressed={choice?.isChosen(option)}
              data-target={option}
              onClick={(event) => {
                event.stopPropagation();
                props.onTarget(option);
              }}
            >
              {props.optionName?.(option) ?? words.name(option)}
            </button>
          ))}
        </div>
      )}
      {props.children}
    </article>
  );
}

// Figures on cards are drawn from attributes (`data-n`), not written: a card's name for a screen reader says them in
// words, and what is written on it must be part of that name.

/** Cost or defense: a circle for a world (filled: production; halo: windfall; red: military), a square on its corner. */
export function Number({ face }: { readonly face: Face }) {
  return <span class="rc-cost"><i data-n={face.number} /></span>;
}

export function Points({ face }: { readonly face: Face }) {
  return <span class="rc-vp" data-n={face.vp ?? "?"} />;
}

export function Good({ kind }: { readonly kind: string }) {
  return <span class="rc-good"><Icon name={`g-${kind}`} /></span>;
}

/** The phases in which the card does something; with room, what it does there: in signs, or on a broad card in few words. */
function Powers({ face, words }: { readonly face: Face; readonly words: Speaks }) {
  return (
    <ul class="rc-powers">
      {merged(face).map((power, i, all) => (
        <li key={i} class={all.findIndex((other) => other.phase === power.phase) < i ? "again" : undefined}>
          <b data-n={ROMAN[power.phase]} />
          <Signs signs={signs(power, face.good)} />
          <span class="rc-words" data-n={words.tell({ key: `${power.key}.short`, args: power.args })} />
        </li>
      ))}
      {face.source === "windfall" && face.good && <li class="rc-wind"><b>◦</b><span class="rc-words" data-n={words.say("race-windfall-of", { kind: words.say(`kind-${face.good}`) })} /></li>}
    </ul>
  );
}

/** "Produce here" says no more than the filled circle does: beside another power of the phase it is left out. */
function merged(face: Face): readonly Power[] {
  return face.powers.filter((power) => power.kind !== "produce_here" || !face.powers.some((other) => other !== power && other.phase === "produce"));
}

export function Signs({ signs }: { readonly signs: readonly Sign[] }) {
  return (
    <span class="rc-signs" aria-hidden="true">
      {signs.map((sign, i) =>
        "text" in sign
          ? <span key={i} data-n={sign.text} />
          : <Icon key={i} name={sign.icon} class={sign.ring ? "is-ring" : ""} {...(sign.colour ? { style: { color: `var(${sign.colour})` } } : {})} />)}
    </span>
  );
}

/** A card of a folded tableau: its planet or a plain figure, and its good; in the own one its name, if there is room. */
export function Miniature({ text, parts, words, good, last, seat, name, badge, lit }: {
  readonly text: string;
  readonly parts: Parts;
  readonly words: Speaks;
  readonly good: boolean;
  readonly last: boolean;
  readonly seat: number;
  readonly name?: string;
  /** It is laid out and being paid for; the words on it. */
  readonly badge?: string;
  readonly lit?: boolean;
}) {
  const design = designOf(text);
  const face = faceOf(parts, text);
  const classes = ["mc", face.kind === "development" ? "dev" : "wor", face.military && "mil", face.vp === null && "six", `kind-${face.good ?? "none"}`, last && "is-last", lit && "is-preview", badge && "is-placing"].filter(Boolean).join(" ");
  return (
    <li class={classes} data-piece={text} data-of={seat} {...pressing(text, null, null)} {...hovering(text, null, null)}>
      <span class="sr">{spoken(words, parts, text, [good && words.say("race-with-good"), badge])}</span>
      {face.kind === "world" ? (
        <svg viewBox="-54 -54 108 108" aria-hidden="true">
          <use href={`#${planetOf(design, face)}`} x="-54" y="-54" width="108" height="108" />
        </svg>
      ) : (
        <svg viewBox="-54 -54 108 108" aria-hidden="true">
          <path d="M0-40 40 0 0 40-40 0z" fill="none" stroke="currentColor" stroke-width="6" />
          {face.vp === null ? <path d="M0-17 5-5 17-5 8 4 11 16 0 9-11 16-8 4-17-5-5-5z" fill="currentColor" /> : <circle r="10" fill="currentColor" />}
        </svg>
      )}
      {name && <span class="mc-name" aria-hidden="true">{soft(name)}</span>}
      {badge && <span class="cut rc-badge on" data-n={badge} aria-hidden="true" />}
      {good && face.good && <i><Icon name={`g-${face.good}`} /></i>}
    </li>
  );
}
