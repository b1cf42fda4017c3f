/** What the others did since my last turn: what changed on the table, not every cube. */

import { EventLine } from "../../table/EventLine.tsx";
import type { BoardProps, GameModule } from "../types.ts";
import { sinceMyTurn } from "./standing.ts";
import { zonesOf } from "./zones.ts";

export const recap: NonNullable<GameModule["recap"]> = ({ doc, seat, words, events = [] }) => {
  const zones = zonesOf(doc);
  if (seat < 0 || zones.turn !== seat || doc.result) return null;
  const told = sinceMyTurn(events, seat);
  if (told.length === 0) return null;
  return {
    id: `turn ${zones.turns}`,
    label: words.say("master-turn-number", { number: zones.turns }),
    title: words.say("master-recap", { count: told.length }),
    on: words.say("master-recap-on"),
    Body: Since,
  };
};

function Since({ events = [], seat }: BoardProps) {
  return <ol class="log">{sinceMyTurn(events, seat).map((event) => <EventLine key={event.n} event={event} />)}</ol>;
}
