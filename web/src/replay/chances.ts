/** What a bot thinks of a finished match: asked for, waited for, kept. Draws nothing. */

import { signal, type Signal } from "@preact/signals";

import { api } from "../net/api.ts";
import type { Analysis, Chances } from "../net/wire.ts";

/** Milliseconds between two looks at work that goes on. */
const AGAIN = 1500;

export class Study {
  readonly found: Signal<Analysis | null> = signal(null);
  /** Whose chance is told as a figure. */
  readonly seat: Signal<number> = signal(0);
  private readonly table: string;
  private viewer = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(table: string) {
    this.table = table;
  }

  /** What is known, with events by the numbers that this viewer knows them by. */
  async look(viewer: number): Promise<void> {
    this.viewer = viewer;
    const found = await api.analysis(this.table, viewer);
    if (viewer === this.viewer) this.heard(found); // else others are looked through by now, and know events by other numbers
  }

  async begin(): Promise<void> {
    this.heard(await api.analyse(this.table));
  }

  async end(): Promise<void> {
    this.heard(await api.stopAnalysis(this.table));
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private heard(found: Analysis): void {
    clearTimeout(this.timer);
    if (this.ended) return;
    this.found.value = found;
    if (under(found)) this.timer = setTimeout(() => void this.look(this.viewer).catch(() => this.heard(found)), AGAIN);
  }
}

/** Whether work on it goes on. */
export const under = (found: Analysis): boolean => found.state === "waiting" || found.state === "working";

/** Everybody's chance at a step, in a straight line between the steps that were looked at; null where there are none. */
export function chancesAt(spots: readonly Chances[], step: number): readonly number[] | null {
  const after = spots.findIndex((spot) => spot.step >= step);
  const to = spots[after];
  if (!to) return null;
  const from = spots[after - 1] ?? to;
  const part = to.step === from.step ? 1 : (step - from.step) / (to.step - from.step);
  return to.chances.map((chance, seat) => (from.chances[seat] ?? chance) * (1 - part) + chance * part);
}

/** By how much the swing in which a step lies moved a seat's chance; null outside of them. */
export function changeAt(found: Analysis, step: number, seat: number): number | null {
  const swing = found.swings.find((one) => one.before < step && step <= one.after);
  return swing ? (swing.changes[seat] ?? null) : null;
}

/** A chance in whole percent; what is only estimated is neither 0 nor 100. */
export function percentOf(chance: number, certain: boolean): number {
  if (certain) return Math.round(chance * 100);
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
