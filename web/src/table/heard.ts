/** What the questions to a seat have been about, and what they offered, by name: standing orders choose from it. */

import { signal } from "@preact/signals";

import { me } from "../net/store.ts";
import type { Asked, Order } from "../net/wire.ts";

/** Of one question: its options, and by field of `about` the values that came up. */
export interface Heard {
  readonly options: readonly string[];
  readonly about: Readonly<Record<string, readonly string[]>>;
}

/** More values of a field than this are not worth a list. */
const MOST = 40;
/** A field and a value of it, in one text. */
const SIGN = "=";

/** What is known of a question after it was asked once more. Pure. */
export function hear(known: Heard | undefined, asked: Pick<Asked, "kind" | "options" | "about">): Heard {
  const about: Record<string, readonly string[]> = { ...known?.about };
  for (const [field, value] of Object.entries(asked.about)) {
    const found = textsOf(value);
    if (found.length) about[field] = [...new Set([...(about[field] ?? []), ...found])].slice(-MOST);
  }
  const options = asked.kind === "pick" ? asked.options : [];
  return { options: [...new Set([...(known?.options ?? []), ...options])].slice(-MOST), about };
}

/** A value of `about` as the server compares it: itself as text, or each of a list. */
export function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
}

/** What an order is about as one text for a list of choices; empty: whatever it is. */
export function aboutText(about: Order["about"]): string {
  const [field, values] = Object.entries(about ?? {}).find(([, accepted]) => accepted.length > 0) ?? [];
  return field && values ? `${field}${SIGN}${values[0]}` : "";
}

/** The reverse. */
export function aboutOf(text: string): Record<string, string[]> {
  const at = text.indexOf(SIGN);
  return at < 0 ? {} : { [text.slice(0, at)]: [text.slice(at + SIGN.length)] };
}

/** By "account/table/seat". Only in memory: what a hand offered is nobody else's business, and others use this browser. */
const heard = signal<Readonly<Record<string, Readonly<Record<string, Heard>>>>>({});
const place = (table: string, seat: number): string => `${me.value?.id ?? ""}/${table}/${seat}`;

/** What a seat of mine was asked at a table, by the name of the question, since this page was opened. */
export function heardAt(table: string, seat: number): Readonly<Record<string, Heard>> {
  return heard.value[place(table, seat)] ?? {};
}

/** Remember a question. */
export function remember(table: string, asked: Asked): void {
  const here = place(table, asked.seat);
  const known = heard.peek()[here] ?? {};
  heard.value = { ...heard.peek(), [here]: { ...known, [asked.ask]: hear(known[asked.ask], asked) } };
}

/** Remove what earlier versions of this page kept of questions on the device. */
export function forgetKept(shelf: Storage): void {
  for (const name of Object.keys(shelf)) if (name.startsWith("orrery-heard-")) shelf.removeItem(name);
}
