/** Time left, and time away, as it runs on from what the server last told. */

import { infoAt } from "../net/store.ts";
import type { SeatInfo, TableInfo } from "../net/wire";
import { span, type Words } from "../words.ts";

/** Milliseconds left on a seat's clock; null without one. */
export function leftOf(seat: SeatInfo): number | null {
  if (seat.left === null) return null;
  return Math.max(0, seat.ticking ? seat.left - since() : seat.left);
}

/** Milliseconds since the server last told of the table. */
const since = (): number => performance.now() - infoAt.value;

/** Milliseconds for which the person of a seat has been away; null while a page of his is open. */
export const awayFor = (seat: SeatInfo): number | null => (seat.away === null ? null : seat.away + since());

/** "Anna is away for 3 min.", "Anna is here." */
export function presence(words: Words, seat: SeatInfo): string {
  const away = awayFor(seat);
  return away === null ? words.say("presence-here", { name: seat.name }) : words.say("presence-away", { name: seat.name, span: span(away) });
}

/** Milliseconds until the others may claim a seat; null if it keeps nobody waiting. */
export const claimIn = (seat: SeatInfo): number | null => (seat.claim === null ? null : Math.max(0, seat.claim - since()));

/** The clock worth showing in the top bar: mine if I am asked, else that of whoever is awaited with least time. */
export function mainClock(info: TableInfo, mine: readonly number[]): { readonly left: number; readonly mine: boolean } | null {
  const running = info.seats.filter((seat) => seat.ticking && seat.left !== null);
  const own = running.filter((seat) => mine.includes(seat.seat));
  const from = own.length ? own : running;
  const lefts = from.map((seat) => leftOf(seat) ?? 0);
  return lefts.length ? { left: Math.min(...lefts), mine: own.length > 0 } : null;
}

/** "01:12" for what runs out soon, "2 d 4 h" for the rest. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds >= 3600) return span(left);
  const pad = (figure: number) => String(figure).padStart(2, "0");
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
