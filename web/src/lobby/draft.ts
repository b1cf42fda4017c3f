/** A new game while it is being put together. Pure. */

import type { Clock, GameInfo, NewSeat, NewTable } from "../net/wire.ts";

export type Pace = "live" | "mail" | "hotseat";

/** Who shall sit in a seat: "me" on this screen (hot-seat: a person by name), "open", or "bot:<name>". */
export interface Place {
  readonly who: string;
  /** Hot-seat: the name of the person. */
  readonly name: string;
}

export interface Draft {
  readonly game: string;
  readonly seats: readonly Place[];
  readonly pace: Pace;
  readonly options: Readonly<Record<string, string>>;
  /** As the host has chosen it; null: the usual one of such a table. */
  readonly clock: Clock | null;
  readonly name: string;
  readonly listed: boolean;
  readonly watching: boolean;
  readonly rated: boolean;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds a decision may take, by pace. */
export const DECISION_CLOCKS: Readonly<Record<Pace, readonly number[]>> = {
  live: [30, 60, 120, 300],
  mail: [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY],
  hotseat: [30, 60, 120, 300],
};
/** Seconds that all decisions of a seat may take together, by pace. */
export const BUDGETS: Readonly<Record<Pace, readonly number[]>> = {
  live: [300, 600, 1200, 2400],
  mail: [7 * DAY, 14 * DAY, 30 * DAY],
  hotseat: [300, 600, 1200, 2400],
};

/** The strongest bot a game has: they are listed from the weakest on. */
export const strongest = (game: GameInfo): string => game.bots[game.bots.length - 1] ?? "";

const bot = (game: GameInfo): Place => ({ who: `bot:${strongest(game)}`, name: "" });
const me: Place = { who: "me", name: "" };

/** A new game as it stands before anything is chosen: me against a bot, at once. */
export function fresh(game: GameInfo): Draft {
  const options = Object.fromEntries(Object.entries(game.options).map(([option, values]) => [option, values[0] ?? ""]));
  const others = Math.min(Math.max(1, game.least - 1), game.most - 1);
  const seats = [me, ...Array.from({ length: others }, () => bot(game))];
  return { game: game.slug, seats, pace: "live", options, clock: null, name: "", listed: true, watching: true, rated: true };
}

/** The same with one seat more or less, within what the game allows. */
export function resize(draft: Draft, game: GameInfo, by: 1 | -1): Draft {
  const count = draft.seats.length + by;
  if (count < game.least || count > game.most) return draft;
  const seats = by > 0 ? [...draft.seats, bot(game)] : draft.seats.slice(0, -1);
  return { ...draft, seats };
}

/** A clock that the host has chosen, as far as such times are offered at another pace; to have none is always offered. */
function reclock(clock: Clock | null, pace: Pace): Clock | null {
  const fits = (time: number | null | undefined, times: readonly number[]): boolean => !time || times.includes(time);
  return clock && fits(clock.decision, DECISION_CLOCKS[pace]) && fits(clock.budget, BUDGETS[pace]) ? clock : null;
}

/** Another pace: a clock that makes no sense there goes, and on one screen there are no open seats. */
export function repace(draft: Draft, game: GameInfo, pace: Pace): Draft {
  const clock = reclock(draft.clock, pace);
  let seats = draft.seats;
  if (pace === "hotseat") {
    seats = seats.map((one) => (one.who === "open" ? me : one));
    if (seats.filter((one) => one.who === "me").length < 2) seats = seats.map((one, place) => (place === 1 ? me : one));
  } else if (draft.pace === "hotseat") {
    seats = seats.map((one, place) => (place > 0 && one.who === "me" ? bot(game) : one));
    if (!seats.some((one) => one.who === "me")) seats = [me, ...seats.slice(1)];
  }
  return { ...draft, pace, clock, seats };
}

/** Another game: who shall sit, the pace and what is said of the table stay, as far as the game has the seats and the bots. */
export function regame(draft: Draft, game: GameInfo): Draft {
  const kept = draft.seats.slice(0, game.most).map((one) => (one.who.startsWith("bot:") && !game.bots.includes(one.who.slice(4)) ? bot(game) : one));
  const added = Array.from({ length: Math.max(0, game.least - kept.length) }, () => bot(game));
  return { ...draft, game: game.slug, seats: [...kept, ...added], options: fresh(game).options };
}

export function seat(draft: Draft, place: number, change: Partial<Place>): Draft {
  return { ...draft, seats: draft.seats.map((one, at) => (at === place ? { ...one, ...change } : one)) };
}

/** Whether the table waits for people, or begins at once. */
export const hasOpenSeats = (draft: Draft): boolean => draft.seats.some((one) => one.who === "open");

/** The clock of the table: the host's choice, else the usual one, which tables have where strangers meet. */
export function clockOf(draft: Draft, game: GameInfo): Clock {
  const rated = draft.rated && draft.seats.filter((one) => one.who === "me").length === 1; // from one's own seat only
  const strangers = hasOpenSeats(draft) && draft.pace !== "hotseat" && (rated || draft.listed);
  return draft.clock ?? (strangers ? (game.clocks[draft.pace] ?? {}) : {});
}

/** What is asked of the server. `person` names the n-th person at the screen who gave no name. */
export function asTable(draft: Draft, person: (number: number) => string): NewTable {
  const seats = draft.seats.map((one, place): NewSeat => {
    if (one.who === "open") return { kind: "open" };
    if (one.who.startsWith("bot:")) return { kind: "bot", bot: one.who.slice(4) };
    return draft.pace === "hotseat" ? { kind: "me", name: one.name.trim() || person(place + 1) } : { kind: "me" };
  });
  const { game, options, pace, clock, listed, watching, rated } = draft;
  return { game, seats, options: { ...options }, pace, clock, name: draft.name.trim() || null, listed, watching, rated };
}
