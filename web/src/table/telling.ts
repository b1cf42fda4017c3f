/** Events in words, cut into parts: plain text, names of seats, and things that can be pointed at. */

import type { GameEvent, GameModule, Speaks } from "../games/types";
import { spoken } from "../speech.ts";
import { isNews, NEWS } from "./actors.ts";

export type Part =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "seat"; readonly text: string; readonly seat: number }
  | { readonly kind: "thing"; readonly text: string; readonly thing: string };

/** Fields that are numbers of seats; in other fields, and as an option, a seat is written like this. */
const SEAT = /^seat[ -](\d+)$/;
const OF_SEATS = ["seat", "other", "by", "rival", "owner", "loser"] as const;
const THINGS = ["card", "cards", "power", "world", "piece", "pieces"] as const;

// Marks from the private use area: they pass through the sentence and are cut out again.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = new RegExp(`${OPEN}(.)([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "gu");

const mark = (kind: "s" | "t", id: string, text: string): string => `${OPEN}${kind}${id}${MIDDLE}${text}${CLOSE}`;

/** The seat that a value speaks of: a number in a field of seats, or a text such as `seat-2`; null if it speaks of none. */
export function seatIn(field: string, value: unknown): number | null {
  if (typeof value === "number") return value >= 0 && (OF_SEATS as readonly string[]).includes(field) ? value : null;
  const found = typeof value === "string" ? SEAT.exec(value)?.[1] : undefined;
  return found === undefined ? null : Number(found);
}

/** Whose reader is none of those who are told of. */
const nobody = (): boolean => false;

/**
 * An event as parts of a sentence; empty if there is nothing to say of it. `isYou` tells which seat's deeds are told in
 * the second person. Beside an argument `x` a sentence finds `x-is`: `you` for such a seat, `seat` for any other, and
 * of a text the text itself, so that it can choose its verb by who acts and its words by what a thing is.
 */
export function tell(
  event: GameEvent, words: Speaks, nameOf: (seat: number) => string, module: GameModule | null = null, isYou: (seat: number) => boolean = nobody,
): readonly Part[] {
  if (isNews(event)) return cut(words.say(`event-${event.event}`, newsOf(event, words, nameOf, isYou)));
  const args: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === "n" || field === "event") continue;
    const seat = seatIn(field, value);
    if (seat !== null) {
      args[field] = mark("s", String(seat), nameOf(seat));
      args[`${field}-is`] = isYou(seat) ? "you" : "seat";
      continue;
    }
    if (typeof value === "string") args[`${field}-is`] = spoken(value);
    if (Array.isArray(value)) {
      args[field] = value.map((one) => thing(words, field, one, module)).join(", ");
      args[`${field}-count`] = value.length;
    } else args[field] = typeof value === "string" ? thing(words, field, value, module) : value;
  }
  return cut(words.say(`event-${event.event}`, args));
}

/** What is said in news of the table: who it was, and who it is now; one of the two is a bot. Who asked for a hint is
 * called as he was then. */
function newsOf(event: GameEvent, words: Speaks, nameOf: (seat: number) => string, isYou: (seat: number) => boolean): Record<string, unknown> {
  const seat = String(event["seat"] ?? "");
  const bot = event.event === NEWS.left ? "now" : event.event === NEWS.taken ? "was" : null;
  const args: Record<string, unknown> = { ...event, "seat-is": typeof event["seat"] === "number" && isYou(event["seat"]) ? "you" : "seat" };
  if (event.event === NEWS.hinted) args["seat"] = mark("s", seat, nameOf(Number(seat)));
  for (const field of ["was", "now", "name"]) {
    const name = event[field];
    if (typeof name === "string" && name) args[field] = mark("s", seat, field === bot && words.has(`bot-${name}`) ? words.say(`bot-${name}`) : name);
  }
  return args;
}

function thing(words: Speaks, field: string, value: unknown, module: GameModule | null): string {
  if (typeof value !== "string") return String(value);
  const name = module?.called?.(words, value) ?? words.name(value, field);
  if (name === value) return name;
  if ((THINGS as readonly string[]).includes(field)) return mark("t", value, name);
  // In other fields the game knows what a text stands for; that can be several pieces (a route and its track).
  const pieces = module?.eventThings?.({ n: 0, event: "", [field]: value }) ?? [];
  return pieces.length ? mark("t", pieces.join(" "), name) : name;
}

function cut(sentence: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of sentence.matchAll(MARKED)) {
    if (found.index > end) parts.push({ kind: "text", text: sentence.slice(end, found.index) });
    const [, kind, id = "", text = ""] = found;
    parts.push(kind === "s" ? { kind: "seat", text, seat: Number(id) } : { kind: "thing", text, thing: id });
    end = found.index + found[0].length;
  }
  if (end < sentence.length) parts.push({ kind: "text", text: sentence.slice(end) });
  return parts;
}

/** The same as plain text, for screen readers. */
export function plain(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join("");
}

/** The seat whose sigil stands before an event. */
export function seatOf(event: GameEvent, module: GameModule | null): number | null {
  if (module?.eventSeat && !isNews(event)) return module.eventSeat(event);
  return typeof event["seat"] === "number" ? event["seat"] : null;
}

/** The heading that an event opens in the log; null if it belongs to the group before it. */
export function groupOf(event: GameEvent, module: GameModule | null, words: Speaks): string | null {
  if (isNews(event)) return null;
  if (module?.eventGroup) return module.eventGroup(event, words);
  if (event.event !== "round" && event.event !== "phase") return null;
  return plain(tell(event, words, String, module));
}

/** The headings of a part of the log, by place: a phase is named with its round. */
export function headingsOf(events: readonly GameEvent[], module: GameModule | null, words: Speaks): readonly (string | null)[] {
  let round = "";
  return events.map((event) => {
    const group = groupOf(event, module, words);
    if (group === null || module?.eventGroup) return group;
    if (event.event === "round") round = group;
    else if (typeof event["phase"] === "string") return [round, words.name(event["phase"], "phase")].filter(Boolean).join(" · ");
    return group;
  });
}
