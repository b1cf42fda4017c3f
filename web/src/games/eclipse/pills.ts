/** What an option comes to, in a word on its target: a share, "free", "join", "explore". */

import { signal } from "@preact/signals";

import type { Choice, Speaks } from "../types.ts";
import { plannedOf } from "./ahead.ts";
import { cellOf } from "./geometry.ts";
import { contested, enemiesIn, shipsOf } from "./reach.ts";
import { spotOf } from "./spots.ts";
import type { EclipseZones, Parts } from "./zones.ts";

export interface PillText {
  readonly text: string;
  /** A battle comes of it: crossed swords stand before the words. */
  readonly battle?: boolean;
}

/** Chances to win of whoever is asked, in percent, by option of the question that is open. Filled by the odds. */
export const shares = signal<Readonly<Record<string, string>>>({});

/** The pill of an option; null if its target says enough. */
export function pillOf(words: Speaks, zones: EclipseZones, parts: Parts, choice: Choice, option: string): PillText | null {
  const { asked } = choice;
  const ask = plannedOf(option)?.ask ?? asked.ask;
  const share = shares.value[option];
  if (share !== undefined) return { text: words.say("eclipse-pill-share", { share }), battle: true };
  if (ask === "explore" && cellOf(plannedOf(option)?.option ?? option)) return { text: words.say("eclipse-pill-explore") };
  const spot = spotOf(asked, option);
  const to = ask === "move" && spot?.kind === "step" ? spot.to : ask === "onward" && spot?.kind === "sector" ? spot.sector : null;
  if (to === null) return null;
  const guarded = zones.gcds > 0 && parts.sectors[to]?.gcds;
  if (guarded || enemiesIn(zones, parts, asked.seat, to) > 0 || contested(zones, parts, to)) return { text: words.say("eclipse-pill-battle"), battle: true };
  const own = zones.map[to]?.disc === asked.seat || shipsOf(zones, asked.seat, to) > 0;
  return { text: words.say(own ? "eclipse-pill-join" : "eclipse-pill-free") };
}
