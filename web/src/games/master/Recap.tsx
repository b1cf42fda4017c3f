/** What the others did since my last turn: what changed on the table, not every cube. */

import { EventLine } from "../../table/EventLine.tsx";
import type { BoardProps, GameEvent, GameModule } from "../types.ts";
import { zonesOf } from "./zones.ts";

/** Events that change how the match stands. */
const TOLD: ReadonlySet<string> = new Set([
  "missed", "adventurer", "based", "lost", "swallowed", "reopened", "gained", "seized", "stole", "knocked", "completed", "colonised", "route-completed", "laid", "ended",
  "conflict-won", "extra-turn", "delayed", "last-turns",
]);

/** The events of others between my last turn and this one. */
export function sinceMyTurn(events: readonly GameEvent[], seat: number): readonly GameEvent[] {
  const mine = events.findLastIndex((event) => event.event === "turn" && event["seat"] === seat);
  const before = events.slice(0, Math.max(0, mine)).findLastIndex((event) => event.event === "turn" && event["seat"] === seat);
  if (mine < 0 || before < 0) return [];
  const begin = events.findIndex((event, at) => at > before && event.event === "turn");
  return events.slice(begin, mine).filter((event) => TOLD.has(event.event));
}

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
