/** What tables and seats are called on the screen. */

import type { Clock, MatchResult, SeatInfo, TableInfo } from "../net/wire.ts";
import { spelled } from "../speech.ts";
import { ready, say, spanLong, words } from "../words.ts";

/** The name of a game. */
export function gameName(game: string): string {
  const own = words();
  if (own.has(`game-${game}`)) return own.say(`game-${game}`);
  return ready(game) && words(game).has("game-name") ? words(game).say("game-name") : spelled(game);
}

/** What kind of bot it is: its level. */
export function botName(bot: string): string {
  const key = `bot-${bot}`;
  return words().has(key) ? say(key) : bot;
}

/** What a bot is like, in a few words; empty for one nobody described. */
export function botAbout(bot: string): string {
  const key = `bot-${bot}.about`;
  return words().has(key) ? say(key) : "";
}

/** A seat under the name that people read; `person` says for whom a bot plays it. */
interface NamedSeat extends SeatInfo {
  readonly person: string | null;
}

const isNamed = (seat: SeatInfo): seat is NamedSeat => "person" in seat;

/** The person for whom a bot plays a seat: who is away, or has left it for good; null for a bot of its own. */
export function playedFor(seat: SeatInfo): string | null {
  if (isNamed(seat)) return seat.person;
  return seat.kind === "bot" && seat.bot !== null && seat.name !== seat.bot ? seat.name : null;
}

/** The person of a seat, also where a bot plays for him. */
export const personName = (seat: SeatInfo): string => playedFor(seat) ?? seatName(seat);

/** So many bots have names of their own. */
const CREW = 8;

/** What the bot in a seat is called: by its post aboard, which no two at a table share. */
export const crewName = (seat: number): string => say(`crew-${(seat % CREW) + 1}`);

/** What the bot of a seat is called, which may play for a person. */
export const botFor = (seat: number, person: string | null): string => (person ? say("seat-bot-for", { name: person }) : crewName(seat));

/** The name of whoever sits in a seat. */
export function seatName(seat: SeatInfo): string {
  if (isNamed(seat)) return seat.name;
  if (seat.kind === "bot") return botFor(seat.seat, playedFor(seat));
  if (seat.kind === "open") return say("seat-open");
  return seat.name;
}

/** The table with the names that people read: bots in the person's language, and two of one name told apart by a number. */
export function withNames(info: TableInfo): TableInfo {
  const count = new Map<string, number>();
  const seats = info.seats.map((seat): NamedSeat => {
    const name = seatName(seat);
    const place = (count.get(name) ?? 0) + 1;
    count.set(name, place);
    return { ...seat, person: playedFor(seat), name: place > 1 && seat.kind !== "open" ? `${name} ${place}` : name };
  });
  return { ...info, seats };
}

export const PACE_ICONS = { live: "i-bolt", mail: "i-mail", hotseat: "i-seat" } as const;

/** "live", "by mail", "hot-seat". */
export const paceName = (pace: TableInfo["pace"]): string => say(`pace-${pace}`);

/** "2 days a move", "10 minutes a match"; empty without a clock. */
export function clockText(clock: Clock): string {
  const parts: string[] = [];
  if (clock.decision) parts.push(say("clock-decision", { span: spanLong(clock.decision * 1000) }));
  if (clock.budget) parts.push(say("clock-budget", { span: spanLong(clock.budget * 1000) }));
  return parts.join(" · ");
}

/** The name of a game's option ("Setup"), and of one of its values. */
export function optionName(game: string, option: string): string {
  const key = `choice-${option}`;
  return ready(game) && words(game).has(key) ? words(game).say(key) : spelled(option);
}

export function optionValue(game: string, option: string, value: string): string {
  const key = `choice-${option}-${value}`;
  return ready(game) && words(game).has(key) ? words(game).say(key) : spelled(value);
}

/** Where the match stands, as far as the game tells: "Round 3 · produce". */
export function phaseText(info: TableInfo): string {
  const parts: string[] = [];
  const { round } = info.phase;
  if (typeof round === "number") parts.push(round > 0 ? say("phase-round", { round }) : say("phase-setup"));
  for (const [field, value] of Object.entries(info.phase)) {
    if (field === "round" || typeof value !== "string" || !ready(info.game)) continue;
    const said = words(info.game);
    const name = said.name(value, "phase");
    if (name !== value || said.has(`phase-${value}`)) parts.push(name.toLocaleLowerCase());
  }
  return parts.join(" · ");
}

/** The name of who ended the match by leaving it; empty if that did not end it. */
export function leaverName(info: TableInfo, result: MatchResult): string {
  const seat = result.left === null ? undefined : info.seats[result.left];
  return seat ? personName(seat) : "";
}

/** Whether the scores of a result are points. A game that only tells who has won gives ones and noughts. */
export const hasPoints = (result: MatchResult): boolean => result.scores.some((score) => score !== 0 && score !== 1);
