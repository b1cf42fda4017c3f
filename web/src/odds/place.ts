import type { Speaks } from "../games/types.ts";

/** Where a battle is: "305 Sol"; a place without a name by its text alone. */
export function placeName(place: string, of: Pick<Speaks, "name">): string {
  const name = of.name(place);
  return name === place ? place : `${place} ${name}`;
}
