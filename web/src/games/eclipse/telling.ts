/**
 * How far each battle is told on the screen, in steps (dice). What had happened before the page was opened counts as told;
 * what happens before my eyes is told at my pace. Telling never keeps anything back from a question.
 */

import { signal, type Signal } from "@preact/signals";

import { pace, stay } from "../../shell/pace.ts";
import type { BoardProps, GameEvent } from "../types.ts";
import { lastPhase, stepsOf, type Fought, type Phase } from "./tale.ts";

interface State {
  readonly told: number;
  readonly playing: boolean;
  /** Told once more because somebody wanted it: it is no news. */
  readonly again?: boolean;
}

const states: Signal<Readonly<Record<string, State>>> = signal({});
const opened = new Map<string, number>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

const phases = new WeakMap<object, Phase | null>();

/** The last combat phase that the events of the screen tell of. */
export function phaseOf({ events }: Pick<BoardProps, "events">): Phase | null {
  if (!events) return null;
  if (!phases.has(events)) phases.set(events, lastPhase(events));
  return phases.get(events) ?? null;
}

/** Whether somebody (this seat, if one is given) has acted since a combat phase, or since an event. */
export const acted = (events: readonly GameEvent[], since: Pick<Phase, "n">, seat = -1): boolean =>
  events.some(({ n, event, ...rest }) => n > since.n && ["acted", "reacted", "passed"].includes(event) && (seat < 0 || rest["seat"] === seat));

/** What is remembered of a battle: one of one table. */
export const keyOf = (table: string, battle: Fought): string => `${table} ${battle.n}`;

/** Remember where the events stood when the table was first looked at. */
export function begin({ info, events, replay }: Pick<BoardProps, "info" | "events" | "replay">): void {
  if (!opened.has(info.id) && events) opened.set(info.id, replay ? Number.POSITIVE_INFINITY : (events.at(-1)?.n ?? -1));
}

const initial = (table: string, battle: Fought): State => {
  const seen = battle.n <= (opened.get(table) ?? Number.POSITIVE_INFINITY);
  return seen || stay() === 0 ? { told: Number.POSITIVE_INFINITY, playing: false } : { told: 0, playing: true };
};

/** How many steps of a battle are told; at most as many as there are. */
export function told(table: string, battle: Fought): number {
  const state = states.value[keyOf(table, battle)] ?? initial(table, battle);
  return Math.min(state.told, stepsOf(battle));
}

/** Whether a battle is being told by itself. */
export function playing(table: string, battle: Fought): boolean {
  return (states.value[keyOf(table, battle)] ?? initial(table, battle)).playing;
}

function put(table: string, battle: Fought, state: State): void {
  const key = keyOf(table, battle);
  const again = state.again ?? states.peek()[key]?.again ?? false;
  states.value = { ...states.peek(), [key]: { ...state, again } };
}

/** Tell up to a step, and stop there. */
export const tellTo = (table: string, battle: Fought, step: number): void => put(table, battle, { told: Math.max(0, step), playing: false });

/** Tell all of it, also what is still to come. */
export const tellAll = (table: string, battle: Fought): void => put(table, battle, { told: Number.POSITIVE_INFINITY, playing: false });

/** Tell it from the beginning; where nothing moves by itself that shows the first step. */
export const tellAgain = (table: string, battle: Fought): void => put(table, battle, stay() === 0 ? { told: 1, playing: false, again: true } : { told: 0, playing: true, again: true });

/** Go on by itself, or stop. */
export function toggle(table: string, battle: Fought): void {
  const steps = stepsOf(battle);
  const now = told(table, battle);
  put(table, battle, playing(table, battle) ? { told: now, playing: false } : { told: now >= steps ? 0 : now, playing: true });
}

/** Take the next step when its time has come; however many places show the battle, it is told once. Called while drawing
 * what is told, after it was drawn. */
export function goOn(table: string, battle: Fought): void {
  const key = keyOf(table, battle);
  void pace.value;
  clearTimeout(timers.get(key));
  timers.delete(key);
  const steps = stepsOf(battle);
  const now = told(table, battle);
  if (!playing(table, battle)) return;
  if (now >= steps) {
    if (battle.over) put(table, battle, { told: Number.POSITIVE_INFINITY, playing: false });
    return; // the next die comes with the next event
  }
  const wait = stay();
  if (wait === 0) {
    tellAll(table, battle);
    return;
  }
  timers.set(key, setTimeout(() => put(table, battle, { told: now + 1, playing: true }), wait));
}

/** The first battle of a phase that is news, and not told to its end yet. */
export function untold(table: string, phase: Phase | null): Fought | null {
  return phase?.battles.find((battle) => battle.duels.length > 0 && !states.value[keyOf(table, battle)]?.again && told(table, battle) < stepsOf(battle)) ?? null;
}
