/** Which recaps were put away on this device, and which one is open over a question. */

import { signal, type Signal } from "@preact/signals";

import type { Recap } from "../games/types";

const kept = (table: string): string => `orrery-recap-${table}`;
const away: Signal<Readonly<Record<string, string>>> = signal({});

/** The recap that was opened although something is asked: by table and part. */
export const opened: Signal<string | null> = signal(null);

/** How a recap is remembered: one part of one match. */
export const recapName = (table: string, recap: Recap): string => `${table} ${recap.id}`;

function known(table: string): string {
  const told = away.value[table];
  if (told !== undefined) return told;
  try {
    return localStorage.getItem(kept(table)) ?? "";
  } catch {
    return ""; // nothing is kept on this device
  }
}

/** Whether this recap was put away. */
export const isAway = (table: string, recap: Recap): boolean => known(table) === recap.id;

/** Put a recap away: it does not come back, also not after the page was loaded anew. */
export function putAway(table: string, recap: Recap): void {
  away.value = { ...away.peek(), [table]: recap.id };
  if (opened.peek() === recapName(table, recap)) opened.value = null;
  try {
    localStorage.setItem(kept(table), recap.id);
  } catch {
    // Only until the page is left.
  }
}
