/** Which recaps were put away on this device, and which one is open over a question. */

import { signal, type Signal } from "@preact/signals";

import type { Recap } from "../games/types";

const PLACE = "orrery-recaps";
/** Tables of which it is remembered; of more the oldest are forgotten. */
const MOST = 60;

function read(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, string>;
  } catch {
    return {}; // nothing is kept on this device, or it is spoiled
  }
}

/** The part that was put away last, by table. */
const away: Signal<Readonly<Record<string, string>>> = signal(read());

/** The recap that was opened although something is asked: by table and part. */
export const opened: Signal<string | null> = signal(null);

/** How a recap is remembered: one part of one match. */
export const recapName = (table: string, recap: Pick<Recap, "id">): string => `${table} ${recap.id}`;

/** Whether this recap was put away. */
export const isAway = (table: string, recap: Pick<Recap, "id">): boolean => away.value[table] === recap.id;

/** Put a recap away: it does not come back, also not after the page was loaded anew. */
export function putAway(table: string, recap: Pick<Recap, "id">): void {
  const others = Object.entries({ ...read(), ...away.peek() }).filter(([other]) => other !== table);
  away.value = Object.fromEntries([...others.slice(1 - MOST), [table, recap.id]]);
  if (opened.peek() === recapName(table, recap)) opened.value = null;
  try {
    localStorage.setItem(PLACE, JSON.stringify(away.peek()));
  } catch {
    // Only until the page is left.
  }
}
