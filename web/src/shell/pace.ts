/** How fast what happened is told step by step, on this device. */

import { signal, type ReadonlySignal } from "@preact/signals";

import { stillness } from "./theme.ts";

export const PACES = ["slow", "normal", "fast", "once"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds that a step stays. */
const STAYS: Readonly<Record<Pace, number>> = { slow: 1400, normal: 700, fast: 250, once: 0 };
const KEY = "orrery-pace";

function kept(): Pace {
  try {
    const found = localStorage.getItem(KEY);
    return PACES.find((one) => one === found) ?? "normal";
  } catch {
    return "normal";
  }
}

const chosen = signal<Pace>(kept());

export const pace: ReadonlySignal<Pace> = chosen;

export function setPace(one: Pace): void {
  chosen.value = one;
  try {
    localStorage.setItem(KEY, one);
  } catch {
    // Only until the page is left.
  }
}

/** Milliseconds to the next step; 0 where all is told at once, and nothing moves by itself. */
export const stay = (): number => (stillness() ? 0 : STAYS[chosen.value]);
