/** The phases of a round or a turn in the top bar: those behind, the one that is played, those to come. */

import type { Timeline } from "../games/types.ts";

/** `now` is null before the first phase; `over` once the match has ended. */
export function phasesAt<P extends string>(phases: readonly P[], now: P | null, over: boolean, label: (phase: P) => string): Timeline["phases"] {
  const at = now === null ? -1 : phases.indexOf(now);
  return phases.map((phase, place) => ({
    id: phase,
    label: label(phase),
    state: over || place < at ? "done" : place === at ? "now" : "next",
  }));
}
