/** Sides of a battle in an address: fleets and, by name, what else is said of them. Pure. */

import type { OddsSide } from "../games/types.ts";
import type { OddsOption } from "../net/wire.ts";

/** Between fleets, and between the values of an option. */
export const BETWEEN = "~";

const spelt = (text: string): string => encodeURIComponent(text).replaceAll("%2C", ",");

/** The part of an address that names the sides, from the last to enter to who was there first. Defaults are left out.
 * An option of the whole battle is kept with the first side. */
export function writeQuery(sides: readonly OddsSide[], options: readonly OddsOption[] = []): string {
  const parts = [`fleets=${sides.map(({ fleet }) => spelt(fleet)).join(BETWEEN)}`];
  for (const { name, whole } of options) {
    const values = sides.slice(0, whole ? 1 : undefined).map((side) => spelt(side.options[name] ?? ""));
    if (values.some(Boolean)) parts.push(`${name}=${values.join(BETWEEN)}`);
  }
  return parts.join("&");
}

/** The sides from an address; null if it names fewer than two. */
export function readQuery(query: URLSearchParams, options: readonly OddsOption[], most: number): readonly OddsSide[] | null {
  const fleets = (query.get("fleets") ?? "").split(BETWEEN).slice(0, most);
  if (fleets.length < 2) return null;
  return fleets.map((fleet, place) => {
    const chosen: Record<string, string> = {};
    for (const option of options) {
      const value = (query.get(option.name) ?? "").split(BETWEEN)[place] ?? "";
      if (differs(option, value)) chosen[option.name] = value;
    }
    return { fleet, options: chosen };
  });
}

/** Whether a value is one, and not the default. */
function differs({ values, most }: OddsOption, value: string): boolean {
  return value !== values[0] && (values.includes(value) || (/^\d{1,4}$/.test(value) && Number(value) <= most));
}

/** Sides of which nothing is said but their fleets. */
export const sidesOf = (fleets: readonly string[]): readonly OddsSide[] => fleets.map((fleet) => ({ fleet, options: {} }));

/** The address of the page with these sides of a battle of a game. */
export const pageOf = (game: string, sides: readonly OddsSide[], options: readonly OddsOption[] = []): string =>
  `/odds?game=${game}&${writeQuery(sides, options)}`;
