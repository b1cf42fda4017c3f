/**
 * Options of the open question by the place on the map they stand for: a space `1/-2`, a hex `206`, a population square
 * `206.1`, or a step from a start (`cruiser@206`, `206`, `track`) to a hex. Pure.
 */

import type { Asked } from "../../net/wire.ts";
import { plannedOf } from "./ahead.ts";
import { cellOf } from "./geometry.ts";
import { aboutOf } from "./zones.ts";

export type Spot =
  | { readonly kind: "space"; readonly space: string }
  | { readonly kind: "sector"; readonly sector: string }
  /** The number of the square, or `orbital`. */
  | { readonly kind: "square"; readonly sector: string; readonly square: string }
  | { readonly kind: "turn"; readonly sector: string; readonly turns: number }
  /** From `206` or `track` to `207` or `track`; `start` is what the option begins with. */
  | { readonly kind: "step"; readonly start: string; readonly from: string; readonly to: string; readonly ship?: string };

/** Options of these questions that are a hex by themselves, whatever stands before its number. */
const HEX = /^(?:retreat-|abandon-|[a-z]+@)?(\d{3})$/;
const SQUARE = /^(?:colony )?(\d{3})\.(\d+|orbital)(?: (\w+))?$/;
const SHIP = /^([a-z]+)@(\d{3})-(\d{3})$/;
const DISC = /^(track|\d{3})-(track|\d{3})$/;
const TURN = /^(\d{3})@(\d)$/;
/** Questions about one hex whose options are words, and the words that are meant there. */
const WORDS: Readonly<Record<string, readonly string[]>> = { claim: ["yes"], bombard: ["bombs", "dice"], grave: ["money", "science", "materials"], discovery: ["use", "keep"] };

/** The place of an option; null if it lies elsewhere (on a board, in the panel). */
export function spotOf(asked: Pick<Asked, "ask" | "about">, option: string): Spot | null {
  const plan = plannedOf(option);
  if (plan) return spotOf({ ask: plan.ask, about: {} }, plan.option);
  const about = aboutOf(asked);
  if (WORDS[asked.ask]?.includes(option) && about.sector) return { kind: "sector", sector: about.sector };
  if (asked.ask === "explore" && cellOf(option)) return { kind: "space", space: option };
  const turn = asked.ask === "place" ? TURN.exec(option) : null;
  if (turn) return { kind: "turn", sector: turn[1] as string, turns: Number(turn[2]) };
  const ship = SHIP.exec(option);
  if (ship) return { kind: "step", start: `${ship[1]}@${ship[2]}`, ship: ship[1] as string, from: ship[2] as string, to: ship[3] as string };
  const disc = DISC.exec(option);
  if (disc) return { kind: "step", start: disc[1] as string, from: disc[1] as string, to: disc[2] as string };
  const square = SQUARE.exec(option);
  if (square) return { kind: "square", sector: square[1] as string, square: square[2] as string };
  const hex = HEX.exec(option);
  return hex ? { kind: "sector", sector: hex[1] as string } : null;
}

/** Whether a question is answered by picking something up on the map and laying it down elsewhere. */
export const inTwoSteps = (ask: string): boolean => ask === "move" || ask === "influence";

/** The resource of a colony ship's option. */
export const colonyResource = (option: string): string | null => (option.startsWith("colony ") ? (option.split(" ")[2] ?? null) : null);
