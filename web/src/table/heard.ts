/** What the questions of a table have been about, and what they offered, by name: standing orders choose from it. */

import { signal } from "@preact/signals";

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

const heard = signal<Readonly<Record<string, Readonly<Record<string, Heard>>>>>({});
const place = (table: string): string => `orrery-heard-${table}`;

/** What was heard at a table, by the name of the question; kept on this device. */
export function heardAt(table: string): Readonly<Record<string, Heard>> {
  return heard.value[table] ?? load(table);
}

function load(table: string): Readonly<Record<string, Heard>> {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? "{}") as Record<string, Heard>;
  } catch {
    return {};
  }
}

/** Remember a question. */
export function remember(table: string, asked: Asked): void {
  const known = heard.peek()[table] ?? load(table);
  const next = { ...known, [asked.ask]: hear(known[asked.ask], asked) };
  heard.value = { ...heard.peek(), [table]: next };
  try {
    localStorage.setItem(place(table), JSON.stringify(next));
  } catch {
    // Not kept on this device: it is heard again.
  }
}
