/** What the last round came to, seat by seat: chosen, placed, sold, consumed, produced, points. */

import { MiniSigil } from "../../shell/Sigil.tsx";
import type { BoardProps, GameEvent, GameModule, Speaks } from "../types.ts";
import { ActionTag } from "./Actions.tsx";
import { faceOf, partsOf, zonesOf, type Parts } from "./pieces.ts";
import { cardName } from "./saying.ts";

/** What one seat made of a round. */
export interface Made {
  readonly actions: readonly string[];
  readonly placed: readonly string[];
  readonly goods: number;
  readonly sold: number;
  readonly drawn: number;
  readonly points: number;
}

/** The events of a round; empty while the log does not reach back to its beginning. */
export function eventsOf(events: readonly GameEvent[], round: number): readonly GameEvent[] {
  const begin = events.findIndex((event) => event.event === "round" && event["round"] === round);
  const end = events.findIndex((event) => event.event === "round" && event["round"] === round + 1);
  return begin < 0 ? [] : events.slice(begin, end < 0 ? undefined : end);
}

/** What a seat made of these events. Points are chips and what is printed on the cards placed. */
export function madeBy(events: readonly GameEvent[], seat: number, parts: Parts): Made {
  const own = events.filter((event) => event["seat"] === seat);
  const of = (...kinds: readonly string[]) => own.filter((event) => kinds.includes(event.event));
  const sum = (of: readonly GameEvent[], field: string) => of.reduce((all, event) => all + Number(event[field] ?? 0), 0);
  const placed = of("developed", "settled").map((event) => String(event["card"]));
  return {
    actions: of("chose").flatMap((event) => (Array.isArray(event["actions"]) ? (event["actions"] as string[]) : [])),
    placed,
    goods: of("good").length,
    sold: sum(of("sold"), "price"),
    drawn: sum(of("drew", "kept"), "count"),
    points: sum(of("consumed"), "points") + placed.reduce((all, card) => all + (faceOf(parts, card).vp ?? 0), 0)
      + of("cashed").reduce((all, event) => all + Number(event["count"] ?? 0) * (faceOf(parts, String(event["power"])).powers.find((power) => power.kind === "discard_hand")?.vp_per_card ?? 1), 0),
  };
}

export const recap: NonNullable<GameModule["recap"]> = ({ doc, words, events = [] }) => {
  const { round, step } = zonesOf(doc);
  if (round < 2 || step !== "actions" || doc.result || eventsOf(events, round - 1).length === 0) return null;
  return { id: `round ${round - 1}`, label: words.say("race-recap-label", { round: round - 1 }), title: words.say("race-recap"), on: words.say("race-recap-on", { round }), Body: RoundMade };
};

function RoundMade({ doc, info, words, events = [], parts: given }: BoardProps) {
  const zones = zonesOf(doc);
  const parts = partsOf(given);
  const told = eventsOf(events, zones.round - 1);
  return (
    <ul class="rs-made">
      {zones.order.map((seat) => {
        const made = madeBy(told, seat, parts);
        return (
          <li key={seat}>
            <b><MiniSigil colour={info.seats[seat]?.colour ?? 1} /> {info.seats[seat]?.name}</b>
            <span class="rb-tags">{made.actions.map((action) => <ActionTag key={action} action={action} words={words} />)}</span>
            <b class="num">{words.say("race-badge-points", { points: made.points })}</b>
            <span>{madeText(words, made)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** "New Sparta; 2 goods; a sale for 4 cards; 5 cards drawn". */
function madeText(words: Speaks, made: Made): string {
  const said = [
    ...made.placed.map((card) => cardName(words, card)),
    made.goods > 0 && words.say("race-recap-goods", { count: made.goods }),
    made.sold > 0 && words.say("race-recap-sold", { cards: made.sold }),
    made.drawn > 0 && words.say("race-recap-drawn", { count: made.drawn }),
  ].filter(Boolean);
  return said.length ? said.join("; ") : words.say("race-recap-nothing");
}
