/** The hand in the tray, in the order in which it was drawn or by use. While its cards are asked about, they lie on the board. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";

import { Icon } from "../../shell/Icon.tsx";
import { Sigil } from "../../shell/Sigil.tsx";
import { LargeButton, type CardGroup } from "../../table/LargeCards.tsx";
import { Spread } from "../../table/Spread.tsx";
import type { BoardProps, Choice } from "../types.ts";
import { RaceCard } from "./Card.tsx";
import { aboutOf, partsOf, zonesOf, type RaceZones } from "./pieces.ts";
import { sorted, whereOf } from "./places.ts";
import { signed } from "./saying.ts";

/** Whether the hand is sorted by use. */
export const byUse = signal(false);

export function Hand(props: BoardProps): JSX.Element {
  const { doc, words, choice } = props;
  const zones = zonesOf(doc);
  if (props.seat < 0) return <OpenHands {...props} />;
  const parts = partsOf(props.parts);
  if (!zones.hand.length) return <p class="rh-empty">{words.say("race-hand-empty")}</p>;
  return (
    <div class="rh-wrap">
      <Row {...props} cards={sorted(zones.hand, byUse.value ? "use" : "drawn", choice, parts)} />
      {zones.hand.length > 1 && <SortByUse words={words} />}
    </div>
  );
}

/** Sorting by use, and all cards large. */
export function HandTools({ words, info, zones, seat, sortable }: Pick<BoardProps, "words" | "info" | "seat"> & { readonly zones: RaceZones; readonly sortable: boolean }): JSX.Element {
  return (
    <span class="rb-tools">
      {sortable && zones.hand.length > 1 && <SortByUse words={words} />}
      <LargeButton words={words} groups={groupsOf({ words, info, zones, seat })} />
    </span>
  );
}

/** Sort the hand by use, or leave it as it was drawn. */
export function SortByUse({ words }: Pick<BoardProps, "words">) {
  return (
    <button type="button" class="chip rh-sort" aria-pressed={byUse.value} onClick={() => { byUse.value = !byUse.value; }}>
      <Icon name="i-log" size="sm" />
      {words.say("race-by-use")}
    </button>
  );
}

/** What can be looked at large: what I drew, my hand, everybody's tableau. */
function groupsOf({ words, info, zones, seat }: Pick<BoardProps, "words" | "info" | "seat"> & { readonly zones: RaceZones }): readonly CardGroup[] {
  const others = zones.order.filter((one) => one !== seat);
  return [
    ...(zones.drawn.length ? [{ label: words.say("race-drawn-short"), cards: zones.drawn }] : []),
    ...(seat >= 0 ? [{ label: words.say("race-hand"), cards: zones.hand }, { label: words.say("race-your-tableau"), cards: zones.seats[seat]?.tableau ?? [] }] : []),
    ...others.map((one) => ({ label: info.seats[one]?.name ?? "", cards: zones.seats[one]?.tableau ?? [] })),
  ];
}

/** The cards that the action under the pointer would make use of. */
export const useful = (choice: Choice | null): readonly string[] =>
  (choice && whereOf(choice) === "actions" && choice.preview.value !== null ? (aboutOf(choice.asked).outlook?.[choice.preview.value]?.cards ?? []) : []);

/** A row of cards that only lie there. */
function Row({ cards, choice, words, parts: given, onTarget, seat }: BoardProps & { readonly cards: readonly string[] }) {
  const parts = partsOf(given);
  const lit = useful(choice);
  return (
    <Spread words={words} label={words.say("race-hand")} class="rh" style={{ "--n": cards.length }} reached={false}>
      {cards.map((card) => <RaceCard key={card} text={card} seat={seat} class={lit.includes(card) ? "is-useful" : ""} {...{ parts, words, choice, onTarget }} />)}
    </Spread>
  );
}

/** All hands, once the match is over. */
function OpenHands(props: BoardProps) {
  const { doc, info, words } = props;
  const { hands } = zonesOf(doc);
  if (!hands) return <p class="rh-empty">{words.say("race-hands-hidden")}</p>;
  return (
    <div class="stack rh-wrap rh-all">
      {hands.map((cards, seat) => (
        <div key={seat} class="rh-part" role="group" aria-label={info.seats[seat]?.name}>
          <span class="label"><Sigil colour={info.seats[seat]?.colour ?? 1} size="sm" /> {info.seats[seat]?.name}</span>
          <Row {...props} seat={seat} cards={cards} />
        </div>
      ))}
    </div>
  );
}

/** The tray folded to a line: hand, goods, Military, points. */
export function HandSum({ doc, seat, words }: BoardProps): JSX.Element | null {
  const zones = zonesOf(doc);
  const own = zones.seats[seat];
  if (!own) return null;
  const figures = [
    ["r-card", words.say("race-figure-hand"), String(zones.hand.length)], ["r-cube", words.say("race-figure-goods"), String(own.goods.length)],
    ["r-military", words.say("race-figure-military"), signed(own.military)], ["r-vp", words.say("race-figure-chips"), String(own.chips)],
  ] as const;
  return (
    <>
      {figures.map(([icon, label, value]) => <span key={icon} title={label}><Icon name={icon} size="sm" /> {label} <b>{value}</b></span>)}
    </>
  );
}
