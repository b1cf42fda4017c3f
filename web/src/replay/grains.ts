/** How far a step of the replay goes, and where it stops: at answers, at turns, or within a step where a battle is told. */

import { signal, type ReadonlySignal } from "@preact/signals";

import type { Grain as Told, Moment } from "../games/types";

export type Grain = "answer" | "turn" | Told;

/** In the order in which they are offered; every match has the first two. */
export const GRAINS: readonly Grain[] = ["answer", "turn", "battle", "ship", "die"];
const KEY = "orrery-grain";

/** A place in the replay: a step, and how many of its moments are told. */
export interface Stop {
  readonly step: number;
  /** `ALL_TOLD`: everything, also where the step has no moments. */
  readonly told: number;
}

export const ALL_TOLD = Number.POSITIVE_INFINITY;

/** The grains that a match has, by its moments. */
export const grainsOf = (moments: readonly Moment[]): readonly Grain[] =>
  GRAINS.filter((grain) => grain === "answer" || grain === "turn" || moments.some(({ ends }) => ends.includes(grain)));

/** The moments of a match by the step that tells them. */
export function byStep(moments: readonly Moment[], stepOf: (event: number) => number): ReadonlyMap<number, readonly Moment[]> {
  const found = new Map<number, Moment[]>();
  for (const moment of moments) {
    const step = stepOf(moment.n);
    const there = found.get(step);
    if (there) there.push(moment);
    else found.set(step, [moment]);
  }
  return found;
}

/**
 * The stops of a grain in their order, both ends of the match among them. Dice and ships are gone through one after the
 * other where there are any, and every other step is a stop too; between battles nothing is.
 */
export function stopsOf(grain: Grain, last: number, turns: readonly number[], moments: ReadonlyMap<number, readonly Moment[]>): readonly Stop[] {
  if (grain === "turn") return turns.map((step) => ({ step, told: ALL_TOLD }));
  const stops: Stop[] = [];
  for (let step = 0; step <= last; step++) {
    const within = grain === "answer" ? [] : (moments.get(step) ?? []).flatMap(({ ends }, n) => (ends.includes(grain) ? [{ step, told: n + 1 }] : []));
    if (within.length) stops.push(...within);
    else if (grain !== "battle" || step === 0 || step === last) stops.push({ step, told: ALL_TOLD });
  }
  return stops;
}

const before = (one: Stop, other: Stop): boolean => one.step < other.step || (one.step === other.step && one.told < other.told);

/** The next stop in a direction, from any place; null if there is none. */
export function nextStop(stops: readonly Stop[], from: Stop, by: 1 | -1): Stop | null {
  return (by > 0 ? stops.find((one) => before(from, one)) : stops.findLast((one) => before(one, from))) ?? null;
}

/** Where one arrives at a step: at its first moment, if it is told in moments. */
export const arrivedAt = (stops: readonly Stop[], step: number): Stop => stops.find((one) => one.step === step) ?? { step, told: ALL_TOLD };

function kept(): Grain {
  try {
    const found = localStorage.getItem(KEY);
    return GRAINS.find((one) => one === found) ?? "answer";
  } catch {
    return "answer";
  }
}

const chosen = signal<Grain>(kept());

/** What was chosen on this device; a match that has no such grain is stepped through by answers. */
export const grainChosen: ReadonlySignal<Grain> = chosen;

/** Choose how far a step goes, in every match on this device. */
export function chooseGrain(grain: Grain): void {
  chosen.value = grain;
  try {
    localStorage.setItem(KEY, grain);
  } catch {
    // Only until the page is left.
  }
}
