/** Figures as they are written on a board. Pure. */

import type { Speaks } from "../types.ts";
import type { SeatZone } from "./zones.ts";

export const plus = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A figure with its sign only where it is negative. */
export const minus = (value: number): string => (value < 0 ? plus(value) : String(value));

/** A figure of a part with its sign where it is added to a throw, an order or a balance. */
export function signed(figure: string, value: number): string {
  if (figure === "energy" || figure === "computer" || figure === "initiative") return plus(value);
  return figure === "shield" ? `−${value}` : String(value);
}

/** What the upkeep is after one more action, and what is left of the money then; null if no disc is left for one. */
export function oneMore(zone: SeatZone, track: readonly number[]): { readonly due: number; readonly left: number } | null {
  const due = zone.discs ? track[zone.discs - 1] : undefined;
  return due === undefined ? null : { due, left: (zone.storage?.[0] ?? 0) + (zone.production?.[0] ?? 0) - due };
}

export const oneMoreSaid = (words: Speaks, { due, left }: { readonly due: number; readonly left: number }): string =>
  words.say(left < 0 ? "eclipse-b-one-more-short" : "eclipse-b-one-more", { due, count: Math.abs(left) });
