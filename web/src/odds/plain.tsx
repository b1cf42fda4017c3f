/** Fleets as plain text, for games that bring no editor of their own. */

import type { JSX } from "preact";

import type { FleetEditor, FleetsProps } from "../games/types.ts";

function Fleets({ sides, who, places, words, set }: FleetsProps): JSX.Element {
  return (
    <>
      <p class="dim">{words.has("odds-fleet-text") && words.say("odds-fleet-text")}</p>
      {places.map((place) => (
        <label class="stack" key={place} data-seat={who[place]!.colour}>
          <span class="label">{words.say("odds-fleet", { name: who[place]!.name })}</span>
          <input class="input" value={sides[place]!.fleet} onChange={(event) => set(place, event.currentTarget.value)} />
        </label>
      ))}
    </>
  );
}

/** Nothing is known of the units: the server says what is wrong. */
export const PLAIN: FleetEditor = { first: ["", ""], added: "", tidy: (fleet) => fleet.trim(), neutral: () => false, Fleets };
