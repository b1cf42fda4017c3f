/** Sums of the board: how cards lie in rows, and what everybody made of a round. Pure. */

import type { GameEvent } from "../types.ts";
import { faceOf, type Parts } from "./pieces.ts";

/** Cards side by side that can still be read, and how many rows of them are looked at without scrolling. */
const ACROSS = { least: 4, most: 6 } as const;
const ROWS = 3;

/** How many cards lie side by side: so few that all rows are in sight, where that is possible. */
export function acrossFor(first: number, second: number): number {
  for (let across: number = ACROSS.least; across < ACROSS.most; across += 1) {
    if (Math.ceil(first / across) + Math.ceil(second / across) <= ROWS) return across;
  }
  return ACROSS.most;
}

/** The same for a hand below so many rows of a tableau: broad enough to be read, and two rows at most. */
export function acrossBelow(rows: number, count: number): number {
  if (count < ACROSS.most || (rows > 1 && count === ACROSS.most)) return Math.max(ACROSS.least, count);
  return Math.max(ACROSS.least, Math.ceil(count / 2));
}

/** What one seat made of a round. */
export interface Made {
  readonly actions: readonly string[];
  readonly placed: readonly string[];
  readonly goods: number;
  readonly sold: number;
  readonly drawn: number;
  readonly points: number;
}

/** The events of a round; empty while the log does not reach back to its beginning. A first game begins in the middle of
 * its first round, which nothing announces. */
export function eventsOf(events: readonly GameEvent[], round: number): readonly GameEvent[] {
  const told = events.findIndex((event) => event.event === "round" && event["round"] === round);
  const begin = told < 0 && round === 1 && events[0]?.n === 0 ? 0 : told;
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
