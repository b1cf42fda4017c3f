/** The course of the battle that is fought: throws with what came of them, the latest last. Pure. */

import type { GameEvent } from "../types.ts";

export interface Salvo {
  /** The number of its first event. */
  readonly n: number;
  /** `seat 2`, `ancient` or `gcds`. */
  readonly side: string;
  readonly ship: string;
  /** `yellow 6`; none while ships only get away. */
  readonly dice: readonly string[];
  /** Damage by type of ship. */
  readonly hits: Readonly<Record<string, number>>;
  /** Ships destroyed, by type. */
  readonly lost: Readonly<Record<string, number>>;
  /** The hex to which the ships begin to retreat, or are gone. */
  readonly leaving: string;
  readonly gone: boolean;
}

const text = (event: GameEvent, field: string): string => (typeof event[field] === "string" ? (event[field] as string) : "");
const sideOf = (event: GameEvent): string => text(event, "side") || `seat ${String(event["seat"])}`;

/** The last throws and retreats of the battle under way, at most `most`. */
export function courseOf(events: readonly GameEvent[], most: number): readonly Salvo[] {
  const begun = events.findLastIndex(({ event }) => event === "engaged");
  if (begun < 0) return [];
  const found: Salvo[] = [];
  for (const event of events.slice(begun + 1)) {
    const last = found.at(-1);
    if (event.event === "rolled") {
      const dice = Array.isArray(event["dice"]) ? (event["dice"] as readonly string[]) : [];
      found.push({ n: event.n, side: sideOf(event), ship: text(event, "ship"), dice, hits: {}, lost: {}, leaving: "", gone: false });
    } else if (event.event === "retreating" || event.event === "retreated") {
      found.push({ n: event.n, side: sideOf(event), ship: text(event, "ship"), dice: [], hits: {}, lost: {}, leaving: text(event, "target"), gone: event.event === "retreated" });
    } else if (event.event === "hit" && last) {
      found[found.length - 1] = { ...last, hits: more(last.hits, text(event, "ship"), Number(event["count"] ?? 0)) };
    } else if (event.event === "lost" && last) {
      found[found.length - 1] = { ...last, lost: more(last.lost, text(event, "ship"), 1) };
    }
  }
  return found.slice(-most);
}

const more = (counts: Readonly<Record<string, number>>, name: string, count: number): Readonly<Record<string, number>> => ({ ...counts, [name]: (counts[name] ?? 0) + count });
