/** The hand: in the order in which it was drawn, or by use. While cards are to be chosen from it, they are its targets. */

import { Sigil } from "../../shell/Sigil.tsx";
import type { BoardProps } from "../types.ts";
import { badgeOf } from "./badges.ts";
import { RaceCard } from "./Card.tsx";
import { partsOf, zonesOf } from "./pieces.ts";
import { sorted, whereOf, type Order } from "./places.ts";

export const HandAsDrawn = (props: BoardProps) => <Hand {...props} order="drawn" />;
export const HandByUse = (props: BoardProps) => <Hand {...props} order="use" />;

function Hand(props: BoardProps & { readonly order: Order }) {
  const { doc, words, choice, order } = props;
  const zones = zonesOf(doc);
  if (props.seat < 0) return <OpenHands {...props} />;
  const parts = partsOf(props.parts);
  const where = whereOf(choice);
  if (!zones.hand.length && !zones.drawn.length) return <p class="rh-empty">{words.say("race-hand-empty")}</p>;
  return (
    <div class="rh-wrap">
      {zones.drawn.length > 0 && (
        <section class="rh-part" aria-label={words.say("race-drawn")}>
          <span class="label">{words.say("race-drawn")}</span>
          <Cards {...props} cards={zones.drawn} asked={where === "drawn"} />
        </section>
      )}
      {zones.hand.length > 0 && (
        <section class={where === "drawn" ? "rh-part is-quiet" : "rh-part"} aria-label={words.say("race-hand")}>
          {zones.drawn.length > 0 && <span class="label">{words.say("race-hand")}</span>}
          <Cards {...props} cards={sorted(zones.hand, order, choice, parts)} asked={where === "hand"} />
        </section>
      )}
    </div>
  );
}

/** A row of cards; `asked`: they are what the open question is about. */
export function Cards({ cards, asked, choice, words, parts: given, onTarget, seat, class: more }: BoardProps & { readonly cards: readonly string[]; readonly asked: boolean; readonly class?: string }) {
  const parts = partsOf(given);
  const lit = choice && whereOf(choice) === "actions" && choice.preview.value !== null ? outlook(choice.asked.about, choice.preview.value) : null;
  // A long row scrolls: where no card of it can be focused, the row itself can.
  const reached = asked && cards.some((card) => choice?.offers(card));
  return (
    <div class={more ? `rh ${more}` : "rh"} style={{ "--n": cards.length }} role="group" aria-label={words.say("race-hand")} tabIndex={reached ? undefined : 0}>
      {cards.map((card) => (
        <RaceCard
          key={card}
          text={card}
          seat={seat}
          options={asked ? [card] : []}
          blocked={asked && choice !== null && !choice.offers(card)}
          badge={asked && choice?.offers(card) ? badgeOf(words, choice, card) : null}
          class={lit?.includes(card) ? "is-useful" : ""}
          {...{ parts, words, choice, onTarget }}
        />
      ))}
    </div>
  );
}

/** The cards that an action under the pointer would let me place. */
function outlook(about: Readonly<Record<string, unknown>>, action: string): readonly string[] {
  const look = (about["outlook"] as Readonly<Record<string, { readonly cards?: readonly string[] }>> | undefined)?.[action];
  return look?.cards ?? [];
}

/** All hands, once the match is over. */
function OpenHands(props: BoardProps) {
  const { doc, info, words } = props;
  const { hands } = zonesOf(doc);
  if (!hands) return <p class="rh-empty">{words.say("race-hands-hidden")}</p>;
  return (
    <div class="rh-wrap rh-all">
      {hands.map((cards, seat) => (
        <div key={seat} class="rh-part" role="group" aria-label={info.seats[seat]?.name}>
          <span class="label"><Sigil colour={info.seats[seat]?.colour ?? 1} size="sm" /> {info.seats[seat]?.name}</span>
          <Cards {...props} seat={seat} cards={cards} asked={false} />
        </div>
      ))}
    </div>
  );
}
