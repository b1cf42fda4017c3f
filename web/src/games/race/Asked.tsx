/**
 * Hand and drawn cards on the board, at reading size: while they are asked about, with the tableau folded to small signs;
 * and below the tableau while an action is chosen, which is chosen by them.
 */

import type { JSX } from "preact";

import { Icon } from "../../shell/Icon.tsx";
import { phone } from "../../table/sizes.ts";
import { Spread } from "../../table/Spread.tsx";
import type { BoardProps, Choice } from "../types.ts";
import { badgeOf } from "./badges.ts";
import { Miniature, RaceCard } from "./Card.tsx";
import { byUse, HandTools, SortByUse, useful } from "./Hand.tsx";
import { aboutOf, type Parts, type RaceZones } from "./pieces.ts";
import { sorted, swapping, whereOf } from "./places.ts";
import { acrossBelow, acrossFor } from "./rounds.ts";
import { cardName, signed } from "./saying.ts";

/** Whether the open question is answered with cards of my hand or with those I drew. */
export const cardsAsked = (choice: Choice | null): boolean => {
  const where = whereOf(choice);
  return where === "hand" || where === "drawn";
};

/** Whether my hand lies on the board, and not in the tray: a phone has it there while an action is chosen. */
export const handOnBoard = (choice: Choice | null): boolean => cardsAsked(choice) || (whereOf(choice) === "actions" && !phone.value);

interface Seen extends Omit<BoardProps, "parts"> {
  readonly zones: RaceZones;
  readonly parts: Parts;
}

export function AskedCards(props: Seen): JSX.Element {
  const { zones, words, choice, onTarget, parts } = props;
  const drawn = whereOf(choice) === "drawn";
  const hand = sorted(zones.hand, byUse.value ? "use" : "drawn", choice, parts);
  const [first, second] = drawn ? [zones.drawn, hand] : [hand, [] as readonly string[]];
  const across = acrossFor(first.length, second.length);
  const target = (option: string) => {
    if (choice) swapping(choice, option);
    onTarget(option);
  };
  const rows = (count: number) => `repeat(${Math.max(1, Math.ceil(count / across))}, var(--rb-row))`;
  const style = { "--n": across, "--rows": ["auto", rows(first.length), ...(second.length ? ["auto", rows(second.length)] : [])].join(" ") };
  return (
    <>
      <OwnTableau {...props} />
      <Spread words={words} label={words.say(drawn ? "race-drawn" : "race-hand")} class="rb-asked" style={style} reached>
        <Head {...props} drawn={drawn} count={first.length} />
        {first.map((card) => (
          <RaceCard
            key={card}
            text={card}
            seat={props.seat}
            options={[card]}
            blocked={choice !== null && !choice.offers(card)}
            badge={!drawn && choice?.offers(card) ? badgeOf(words, choice, card) : null}
            calm
            onTarget={target}
            {...{ parts, words, choice }}
          />
        ))}
        {second.length > 0 && <span class="row label rb-line">{words.say("race-hand-of", { count: second.length })}</span>}
        {second.map((card) => <RaceCard key={card} text={card} seat={props.seat} calm {...{ parts, words, choice, onTarget }} />)}
      </Spread>
    </>
  );
}

/** My hand below so many rows of my tableau, while an action is chosen; what the action would make use of is marked. */
export function HandBelow({ zones, parts, words, choice, seat, onTarget, rows }: Seen & { readonly rows: number }): JSX.Element | null {
  const cards = sorted(zones.hand, byUse.value ? "use" : "drawn", choice, parts);
  if (!cards.length) return null;
  const across = acrossBelow(rows, cards.length);
  const deep = Math.ceil(cards.length / across);
  const used = useful(choice);
  return (
    <div class="stack rb-below" style={{ "--deep": deep }}>
      <div class="row rb-line">
        <span class="label">{words.say("race-hand-of", { count: cards.length })}</span>
        {cards.length > 1 && <span class="rb-tools"><SortByUse words={words} /></span>}
      </div>
      <Spread words={words} label={words.say("race-hand")} class="rb-asked" style={{ "--n": across, "--rows": `repeat(${deep}, var(--rb-row))` }} reached={false}>
        {cards.map((card) => <RaceCard key={card} text={card} seat={seat} class={used.includes(card) ? "is-useful" : ""} calm {...{ parts, words, choice, onTarget }} />)}
      </Spread>
    </div>
  );
}

function Head({ choice, words, zones, drawn, count, ...props }: Seen & { readonly drawn: boolean; readonly count: number }) {
  const asked = choice?.asked;
  return (
    <div class="row rb-line">
      <span class="label rb-asks">
        {drawn ? words.say("race-drawn-of", { count, keep: asked?.least ?? 0 }) : words.say("race-hand-of", { count })}
      </span>
      <HandTools {...props} {...{ choice, words }} sortable={!drawn} zones={zones} />
    </div>
  );
}

/** My tableau in twelve small places, with what is laid out and being paid for. */
function OwnTableau({ zones, parts, seat, words, choice, last }: Seen) {
  const zone = zones.seats[seat];
  if (!zone) return null;
  const used = zone.tableau.length + (zone.laid ? 1 : 0);
  const about = choice ? aboutOf(choice.asked) : null;
  const price = about?.price === undefined ? null : words.say("race-pay-badge", { price: about.price });
  return (
    <section class="rb-own" aria-label={words.say("race-your-tableau")}>
      <span class="label" data-coach="slots">
        {words.say("race-your-tableau")} <b>{words.say("race-slots", { count: used, most: parts.tableau })}</b>
      </span>
      <span class="chip" title={words.say("race-military-help")}>
        <Icon name="r-military" size="sm" class="rb-might" />
        {signed(zone.military)}
      </span>
      <ul class="rb-minis" style={{ "--slots": Math.max(parts.tableau, used) }}>
        {zone.tableau.map((card) => (
          <Miniature key={card} text={card} name={cardName(words, card)} good={zone.goods.includes(card)} last={last?.["card"] === card} lit={choice?.preview.value === `bill ${card}`} {...{ parts, words, seat }} />
        ))}
        {zone.laid && <Miniature key={zone.laid} text={zone.laid} name={cardName(words, zone.laid)} good={false} last={false} badge={price ?? words.say("race-laid-out")} {...{ parts, words, seat }} />}
        {Array.from({ length: Math.max(0, parts.tableau - used) }, (_, i) => <li key={`slot ${i}`} class="mc void" />)}
      </ul>
    </section>
  );
}
