/** Who played a seat when something happened: seats change hands, and what was done stays with who did it. Pure. */

import type { GameEvent } from "../games/types";
import type { SeatInfo } from "../net/wire";

/** The table's own events: a person left a seat to a bot, a person took one over, the match ended before its rules say,
 * somebody asked for a hint. */
export const NEWS = { left: "seat-left", taken: "seat-taken", ended: "match-ended", hinted: "seat-hinted" } as const;

/** Whether an event is news of the table and not of the game. */
export const isNews = (event: GameEvent): boolean => (Object.values(NEWS) as string[]).includes(event.event);

/** A seat changed hands: from a person to a bot, or from a bot to a person. */
export interface Change {
  readonly n: number;
  readonly seat: number;
  readonly left: boolean;
  readonly how: string;
  readonly was: string;
  readonly now: string;
}

/** All changes of seats among some events, in their order. */
export function changesOf(events: readonly GameEvent[]): readonly Change[] {
  return events.filter((event) => event.event === NEWS.left || event.event === NEWS.taken).map((event) => ({
    n: event.n, seat: Number(event["seat"]), left: event.event === NEWS.left,
    how: String(event["how"] ?? ""), was: String(event["was"] ?? ""), now: String(event["now"] ?? ""),
  }));
}

const later = (changes: readonly Change[], seat: number, n: number): readonly Change[] => changes.filter((change) => change.seat === seat && change.n > n);
const before = (changes: readonly Change[], seat: number, n: number): Change | undefined => changes.findLast((change) => change.seat === seat && change.n <= n);

/**
 * What a seat was called when event `n` happened: the next change of that seat tells who it had been, without one it is
 * as it is called now. `ofBot` names the bot of a seat, which may play for a person: it does until somebody takes the
 * seat, also if its person leaves it for good meanwhile.
 */
export function nameAt(changes: readonly Change[], seat: number, n: number, now: string, ofBot: (seat: number, person: string | null) => string): string {
  const next = later(changes, seat, n)[0];
  if (!next) return now;
  const last = before(changes, seat, n);
  if (last?.left) return ofBot(seat, last.was);
  return next.left ? next.was : ofBot(seat, next.how === "back" ? next.now : null);
}

/**
 * Whether it was I who played a seat when event `n` happened. A seat that I took over from another was not me before;
 * one that I left was: a bot plays it until I am back, or for good. `mine` is how many seats are mine.
 */
export function wasMe(changes: readonly Change[], seat: SeatInfo, n: number, mine: number): boolean {
  const rest = later(changes, seat.seat, n);
  const next = rest[0];
  if (before(changes, seat.seat, n)?.left || (next && !next.left)) return false; // a bot played
  if (rest.some((change) => !change.left && change.how === "taken")) return false;
  if (seat.mine && seat.kind === "person") return mine === 1;
  return next !== undefined && (seat.back || (seat.was_mine && mine === Number(seat.mine)));
}
