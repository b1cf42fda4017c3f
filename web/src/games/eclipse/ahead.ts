/**
 * What lies behind the open question, as the engine tells it with the question: what each action would offer, and how far
 * ships come. A planned option is the answer it leads to (`build:cruiser@206`); `answersOf` says what is answered for it,
 * one after the other. Pure.
 */

import type { Asked } from "../../net/wire.ts";
import type { BoardProps, Choice } from "../types.ts";
import { builtOf, movedOf } from "./options.ts";
import type { EclipseZones } from "./zones.ts";

/** Actions whose options can be shown before the action is chosen. */
const PLANNED = ["explore", "influence", "research", "build", "move"] as const;

interface Ahead extends Partial<Readonly<Record<(typeof PLANNED)[number], readonly string[]>>> {
  /** By the hex in which ships are: steps, the nearest first (`206-207`); after `206-207!` a ship goes no further. */
  readonly reach?: Readonly<Record<string, readonly string[]>>;
  /** Hexes of partners, which nobody enters without breaking a treaty. */
  readonly treaties?: Readonly<Record<string, number>>;
  /** Drawn hexes that may take a disc as soon as they lie. */
  readonly claims?: readonly string[];
}

export const aheadOf = (asked: Asked): Ahead => (asked.ahead ?? {}) as Ahead;

/** Whether an action is being chosen, so that what lies behind it can be chosen with it. */
export const atActions = (asked: Asked): boolean => asked.ask === "act" || asked.ask === "react";

/** A planned option in its two halves: the question it answers, and the option of that question. */
export function plannedOf(option: string): { readonly ask: string; readonly option: string } | null {
  const cut = option.indexOf(":");
  return cut < 0 ? null : { ask: option.slice(0, cut), option: option.slice(cut + 1) };
}

export interface Reached {
  /** Steps from the start. */
  readonly steps: number;
  /** The hex before it on the way. */
  readonly from: string;
  /** Whether the ship cannot go on from there. */
  readonly stops: boolean;
}

/** The hexes that a ship in one can come to with so many steps, and how. */
export function reachAhead(asked: Asked, start: string, steps: number): ReadonlyMap<string, Reached> {
  const found = new Map<string, Reached>();
  for (const way of aheadOf(asked).reach?.[start] ?? []) {
    const stops = way.endsWith("!");
    const [from = "", to = ""] = (stops ? way.slice(0, -1) : way).split("-");
    const taken = (found.get(from)?.steps ?? 0) + 1;
    if (taken <= steps) found.set(to, { steps: taken, from, stops });
  }
  return found;
}

/** The hexes of a way, its start left out. */
function wayTo(reach: ReadonlyMap<string, Reached>, end: string): readonly string[] {
  const way: string[] = [];
  for (let at: string | undefined = end; at !== undefined && reach.has(at); at = reach.get(at)?.from) way.unshift(at);
  return way;
}

const movementOf = (zones: EclipseZones, asked: Asked, ship: string): number => zones.seats[asked.seat]?.designs?.[ship as "cruiser"]?.movement ?? 0;

/** Where ships may go that can move now: by type and hex, with all they can reach unless it breaks a treaty. */
function moves(zones: EclipseZones, asked: Asked): readonly string[] {
  const { treaties = {}, move } = aheadOf(asked);
  const first = asked.ask === "move" ? asked.options : (move ?? []);
  const starts = new Set(first.flatMap((option) => { const read = movedOf(option); return read ? [`${read.ship}@${read.start}`] : []; }));
  return [...starts].flatMap((start) => {
    const [ship = "", from = ""] = start.split("@");
    const most = movementOf(zones, asked, ship);
    const reach = reachAhead(asked, from, most);
    return [...reach].flatMap(([end, { steps, stops }]) => {
      if (wayTo(reach, end).some((hex) => hex in treaties)) return [];
      const whole = asked.ask === "move" && steps === 1 && (stops || most === 1); // the question offers just that
      return whole ? [] : [`move:${start}-${end}`];
    });
  });
}

const kept = new WeakMap<Asked, readonly string[]>();

/** Everything that can be chosen on the board beyond the options of the question. */
export function plannedIn(zones: EclipseZones, asked: Asked): readonly string[] {
  const known = kept.get(asked);
  if (known) return known;
  const ahead = aheadOf(asked);
  const acts = atActions(asked) ? PLANNED.flatMap((action) => (action === "move" ? [] : (ahead[action] ?? []).map((option) => `${action}:${option}`))) : [];
  const all = atActions(asked) || asked.ask === "move" ? [...acts, ...moves(zones, asked)] : [];
  kept.set(asked, all);
  return all;
}

/** What is answered for a planned option, one after the other: the action, and a ship's way to its end. */
export function answersOf(zones: EclipseZones, asked: Asked, option: string): readonly string[] {
  const plan = plannedOf(option);
  if (!plan) return [`${asked.ask}:${option}`];
  const action = atActions(asked) ? [`${asked.ask}:${plan.ask}`] : [];
  const moved = plan.ask === "move" ? movedOf(plan.option) : null;
  if (!moved) return [...action, option];
  const most = movementOf(zones, asked, moved.ship);
  const reach = reachAhead(asked, moved.start, most);
  const [first, ...on] = wayTo(reach, moved.end);
  const end = reach.get(moved.end);
  const stop = end && !end.stops && end.steps < most ? ["onward:stop"] : [];
  return [...action, `move:${moved.ship}@${moved.start}-${first ?? moved.end}`, ...on.map((hex) => `onward:${hex}`), ...stop];
}

/** Whether a tap on this option does something: the question offers it, or it is planned. */
export const givable = (zones: EclipseZones, choice: Choice, option: string): boolean =>
  choice.offers(option) || (plannedOf(option) !== null && plannedIn(zones, choice.asked).includes(option));

/** A tap on an option, or on a planned one: the board's own `onTarget`, or its answers one after the other. */
export function give(props: BoardProps, option: string): void {
  const asked = props.choice?.asked;
  if (asked && plannedOf(option)) props.onPlan?.(answersOf(props.doc.zones as unknown as EclipseZones, asked, option));
  else props.onTarget(option);
}

/** What may be built of a kind now, whether that is asked or lies behind the question: options, planned or not. */
export function buildsOf(zones: EclipseZones, choice: Choice, item: string): readonly string[] {
  const { asked } = choice;
  const all = asked.ask === "build" ? asked.options : atActions(asked) ? plannedIn(zones, asked).filter((option) => option.startsWith("build:")) : [];
  return all.filter((option) => builtOf(plannedOf(option)?.option ?? option)?.item === item);
}
