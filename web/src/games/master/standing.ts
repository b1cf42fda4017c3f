/** How far everybody is: what a route needs, the three ways to win, the phase of the turn. Pure. */

import { bestSymbol, faceOf, type MasterZones, type Parts, type Step, type TrackFace, type Way } from "./zones.ts";

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
