/**
 * Options of the open question by the place they stand for. A place ("spot") is a system `c1`, a route from its start
 * `c1-b1`, a track `t_c1_b1`, a project `terrans.base` or a card. Every element on the map and on a card that stands for
 * one carries `data-spot`; a drawn cube that is picked up goes to the option of its colour there.
 */

import type { Choice } from "../types.ts";
import { held } from "./held.ts";
import { aboutOf, COLOURS, type Colour } from "./zones.ts";

const BEFORE_AT = /^(?:red|blue|yellow|green|black)$/;

/** The colour of the cube that an option speaks of: `red@c1-b1`. */
export function colourOf(option: string): Colour | null {
  const [colour = ""] = option.split("@", 1);
  return option.includes("@") && (COLOURS as readonly string[]).includes(colour) ? (colour as Colour) : null;
}

/** Where a cube would go (or lies), without the marks of a substituted colour and of an irrevocable cell. */
export const placeOf = (option: string): string => option.slice(option.indexOf("@") + 1).replace(/\*$/, "").replace(/=\w+$/, "");

/** Whether a cube of another colour than the cell's is meant: `black@velmari.base=yellow` is yellow's cell. */
export const cellColourOf = (option: string): Colour | null => (/=(\w+)\*?$/.exec(option)?.[1] as Colour | undefined) ?? colourOf(option);

export const isStar = (option: string): boolean => option.endsWith("*");

/** The spot at which an option lies on the table; null for those that lie nowhere ("none", "draw", a colour). */
export function spotOf(option: string, choice: Choice): string | null {
  const { ask } = choice.asked;
  const about = aboutOf(choice.asked);
  if (option === "none" || option === "clear" || option === "draw" || option === "under") return ask === "occupy" ? (about.system ?? null) : null;
  switch (ask) {
    case "lay":
      return option.split(".", 1)[0] ?? null; // the track
    case "occupy":
      return about.system ?? null;
    case "agree":
      return about.card ?? null;
    case "delay":
    case "deck":
    case "choose":
    case "redraw":
    case "gain":
    case "trash":
    case "give":
    case "receive":
      return null;
    case "reward":
      return option.includes("@") ? placeOf(option) : option;
    default:
      return option.includes("@") ? placeOf(option) : option; // end@t_i1_i2 lies on its track, lay@border on the card
  }
}

/** Options by spot, those that are not offered but have a reason included. */
export function optionsBySpot(choice: Choice | null): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  if (!choice) return found;
  for (const option of [...choice.asked.options, ...Object.keys(choice.blocked.value)]) {
    const spot = spotOf(option, choice);
    if (spot === null) continue;
    const known = found.get(spot);
    if (!known) found.set(spot, [option]);
    else if (!known.includes(option)) known.push(option);
  }
  return found;
}

/** Of the options at one spot those that a tap may mean: offered ones, of the held colour if a cube is picked up. */
export function meant(choice: Choice | null, options: readonly string[]): readonly string[] {
  if (!choice) return [];
  const offered = options.filter((option) => choice.offers(option));
  const colour = held.value;
  if (colour === null || !offered.some((option) => BEFORE_AT.test(option.split("@", 1)[0] ?? ""))) return offered;
  return offered.filter((option) => colourOf(option) === colour || colourOf(option) === null);
}

/** A blocked option at a spot where nothing is offered (of the held colour, if a cube is picked up): a tap tells why. */
export function blockedBySpot(choice: Choice | null, spot: string): string | null {
  const at = optionsBySpot(choice).get(spot) ?? [];
  if (!choice || meant(choice, at).length > 0) return null;
  const blocked = at.filter((option) => !choice.offers(option));
  return blocked.find((option) => colourOf(option) === held.value) ?? blocked[0] ?? null;
}
