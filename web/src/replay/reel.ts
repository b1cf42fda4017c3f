/** A match as one viewer steps through it. */

import { apply, type Change } from "../net/patch.ts";
import type { GameEvent } from "../games/types";
import type { Doc, Film, History, TableInfo } from "../net/wire.ts";

/** All hands open: only when the match is over. */
export const ALL = -2;
export const SPECTATOR = -1;

export class Reel {
  readonly history: History;
  private readonly film: Film;
  private readonly docs: Doc[];

  constructor(film: Film) {
    this.history = film.history;
    this.film = film;
    this.docs = [film.doc as unknown as Doc];
  }

  get last(): number {
    return this.history.steps.length - 1;
  }

  /** What the viewer saw at a step. Documents are made on the way there and kept; what did not change is shared. */
  doc(step: number): Doc {
    for (let n = this.docs.length; n <= step; n++) {
      this.docs.push(apply(this.docs[n - 1]!, (this.film.patches[n - 1] ?? []) as readonly Change[]));
    }
    return this.docs[step]!;
  }

  /** The events of a step. */
  events(step: number): readonly GameEvent[] {
    const { events, steps, first } = this.history;
    const from = step > 0 ? (steps[step - 1]?.events ?? first) : first;
    return events.slice(from - first, (steps[step]?.events ?? from) - first) as unknown as GameEvent[];
  }

  /** The events up to a step, its own among them. */
  until(step: number): readonly GameEvent[] {
    const { events, steps, first } = this.history;
    return events.slice(0, (steps[step]?.events ?? first) - first) as unknown as GameEvent[];
  }

  /** One of the viewer's events by its number. */
  event(n: number): GameEvent | undefined {
    return this.history.events[n - this.history.first] as unknown as GameEvent | undefined;
  }

  /** The last step that makes no more than `at` inputs stand: what a link names stays right when the match grows. */
  stepAt(at: number): number {
    let found = 0;
    this.history.steps.forEach((step, n) => { if (step.at <= at) found = n; });
    return found;
  }

  /** The step at which the viewer learned of an event. */
  stepOf(event: number): number {
    const found = this.history.steps.findIndex((step) => step.events > event);
    return found < 0 ? this.last : found;
  }
}

/** Whether all hands lie open: the match was played to its end. One that ended early keeps its secrets. */
export const handsOpen = (info: TableInfo): boolean => info.state === "over" && (info.result === null || info.result.how === "played");

/** Whether a bot may be asked about a step: all hands lie open, and somebody answered through whose eyes one looks. */
export const asksBot = (info: TableInfo, seats: readonly number[], viewer: number): boolean =>
  handsOpen(info) && (viewer === ALL ? seats.length > 0 : seats.includes(viewer));

/** The viewpoints that a person may take: all hands and every seat once it is over, else one's own and the table's. */
export function viewpoints(info: TableInfo): number[] {
  const seats = info.seats.map((seat) => seat.seat);
  if (handsOpen(info)) return [ALL, ...seats];
  const mine = info.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
  return [...mine, SPECTATOR];
}

/** The viewpoint that an address asks for, if it may be taken; else the best one. */
export function viewpoint(info: TableInfo, wanted: string | null): number {
  const allowed = handsOpen(info) ? [...viewpoints(info), SPECTATOR] : viewpoints(info);
  const asked = wanted !== null && /^-?\d{1,2}$/.test(wanted) ? Number(wanted) : null;
  return asked !== null && allowed.includes(asked) ? asked : allowed[0]!;
}
