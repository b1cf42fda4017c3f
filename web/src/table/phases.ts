/** The phases of a round or a turn in the top bar: those behind, the one that is played, those to come. */

import type { BoardProps, GameModule, Speaks, Timeline } from "../games/types.ts";
import type { Doc } from "../net/wire.ts";
import { spelled } from "../speech.ts";

/** `now` is null before the first phase; `over` once the match has ended. */
export function phasesAt<P extends string>(phases: readonly P[], now: P | null, over: boolean, label: (phase: P) => string): Timeline["phases"] {
  const at = now === null ? -1 : phases.indexOf(now);
  return phases.map((phase, place) => ({
    id: phase,
    label: label(phase),
    state: over || place < at ? "done" : place === at ? "now" : "next",
  }));
}

/** What the top bar can say of a game it does not know: the round, and the phase or step it is in (`Game.phase`). */
export function timelineOf(phase: Readonly<Record<string, unknown>>, words: Speaks): Timeline {
  const { round, rounds } = phase;
  const step = phase["phase"] ?? phase["step"];
  const known = typeof round === "number" && typeof rounds === "number" && rounds > 0;
  return {
    round: typeof round === "number" ? round : null,
    part: known ? Math.min(1, round / rounds) : 1,
    ...(known ? { of: rounds } : {}),
    phases: typeof step === "string" && step ? [{ id: step, label: phaseName(step, words), state: "now" }] : [],
  };
}

/** Where a match is: as the game's own module tells it, else as far as its document does. */
export function timelineAt(module: GameModule | null, doc: Doc, words: Speaks, parts: BoardProps["parts"]): Timeline {
  return module ? module.timeline(doc, words, parts) : timelineOf(doc.phase, words);
}

/** A phase as the game calls it (`phase-<step>`), else its canonical text made readable. */
export function phaseName(step: string, words: Speaks): string {
  const named = words.name(step, "phase");
  return named === step ? spelled(step) : named;
}
