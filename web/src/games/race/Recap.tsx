/** What the last round came to, seat by seat: chosen, placed, sold, consumed, produced, points. */

import { MiniSigil } from "../../shell/Sigil.tsx";
import type { BoardProps, GameModule, Speaks } from "../types.ts";
import { ActionTag } from "./Actions.tsx";
import { partsOf, zonesOf } from "./pieces.ts";
import { eventsOf, madeBy, type Made } from "./rounds.ts";
import { cardName } from "./saying.ts";

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
