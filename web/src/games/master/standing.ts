/** How far everybody is: what a route needs, the three ways to win, the phase of the turn. Pure. */

import type { Doc } from "../../net/wire.ts";
import type { GameEvent } from "../types.ts";
import { bestSymbol, faceOf, zonesOf, type MasterZones, type Parts, type Step, type TrackFace, type Way } from "./zones.ts";

const SETTING_UP: readonly Step[] = ["corner", "race"];

/** Bases, symbols of one kind and start systems that win (SU-5). */
export const GOAL: Readonly<Record<Way, number>> = { expansion: 9, domination: 5, capture: 2 };
export const WAYS: readonly Way[] = ["domination", "expansion", "capture"];

/** How many cubes complete a route of this seat on a track: active abilities can shorten it. */
export function routeNeeds(zones: MasterZones, parts: Parts, track: TrackFace, seat: number): number {
  const shorter = (zones.seats[seat]?.active ?? []).flatMap((card) => faceOf(parts, card).effects ?? []).filter((effect) => effect.op === "mod_route");
  return Math.max(1, shorter.reduce((needed, effect) => needed + Number(effect["delta"] ?? 0), track.length));
}

/** How far a seat is on one way to win. */
export function progress(zones: MasterZones, seat: number, way: Way): number {
  const zone = zones.seats[seat];
  if (!zone) return 0;
  if (way === "expansion") return zone.placed;
  return way === "capture" ? zone.starts : bestSymbol(zone).count;
}

/** Who is furthest on a way, all of them if several are; nobody before the first step. */
export function leaders(zones: MasterZones, way: Way): { readonly seats: readonly number[]; readonly count: number } {
  const counts = zones.seats.map((_, seat) => progress(zones, seat, way));
  const count = Math.max(0, ...counts);
  return { count, seats: count > 0 ? counts.flatMap((one, seat) => (one === count ? [seat] : [])) : [] };
}

export type Phase = "draw" | "place" | "rewards" | "cards";
export const PHASES: readonly Phase[] = ["draw", "place", "rewards", "cards"];
const STEPS: Readonly<Partial<Record<Step, Phase>>> = { begin: "draw", draw: "draw", drawn: "draw", place: "place", reward: "rewards", cards: "cards", gain: "cards" };

/** The phase of the turn; null before the first turn and after the last. */
export const phaseNow = (zones: MasterZones): Phase | null => STEPS[zones.step] ?? null;

/** Whether the game soon ends without a winner, so that the turns left are shown (SU-30.5). */
export const fewTurns = (zones: MasterZones, parts: Parts): boolean => zones.remaining <= parts.last_turns * zones.seats.length;

/** Why a game that nobody has won is over, as the key of a sentence and its rule: out of turns, or nothing stirred. */
export const endedWithout = (zones: MasterZones): { readonly key: string; readonly rule: string } =>
  zones.remaining ? { key: "master-stalemate", rule: "SU-30.3" } : { key: "master-out-of-turns", rule: "SU-30.4" };

/** The way that decided the match; of one that nobody won, bases. */
export const wonBy = (zones: MasterZones): Way => zones.won[1] ?? "expansion";

/** The seats in the order in which they came in by the way the match was won, with what they had of it: who has won is
 * first, whatever others have. */
export function outcomeOf(zones: MasterZones): readonly { readonly seat: number; readonly count: number }[] {
  const [winner] = zones.won;
  const way = wonBy(zones);
  return zones.seats
    .map((_, seat) => ({ seat, count: progress(zones, seat, way) }))
    .sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner) || b.count - a.count || closest(zones, a.seat).missing - closest(zones, b.seat).missing);
}

/** The way on which a seat was nearest to winning, by the share that was missing. */
export function closest(zones: MasterZones, seat: number): { readonly way: Way; readonly missing: number } {
  let best: { way: Way; missing: number; share: number } | null = null;
  for (const way of WAYS) {
    const missing = GOAL[way] - progress(zones, seat, way);
    const share = missing / GOAL[way];
    if (!best || share < best.share) best = { way, missing, share };
  }
  return { way: best?.way ?? "expansion", missing: best?.missing ?? 0 };
}

/** Events that change how the match stands. */
const TOLD: ReadonlySet<string> = new Set([
  "missed", "adventurer", "based", "lost", "swallowed", "reopened", "gained", "seized", "stole", "knocked", "completed", "colonised", "route-completed", "laid", "ended",
  "conflict-won", "extra-turn", "delayed", "last-turns",
]);

/** What others did between my last turn and this one, as far as it changed how the match stands. */
export function sinceMyTurn(events: readonly GameEvent[], seat: number): readonly GameEvent[] {
  const begins = (event: GameEvent) => event.event === "turn" && event["seat"] === seat;
  const mine = events.findLastIndex(begins);
  const before = events.slice(0, Math.max(0, mine)).findLastIndex(begins);
  if (before < 0) return [];
  const others = events.findIndex((event, at) => at > before && event.event === "turn");
  return events.slice(others, mine).filter((event) => TOLD.has(event.event));
}

/** Whether a question can come yet: where one sits and which race one plays is asked before the first turn only. */
export function mayAsk(ask: string, doc: Doc): boolean {
  return (ask !== "corner" && ask !== "race") || SETTING_UP.includes(zonesOf(doc).step);
}
