/** The cubes that lie drawn: one is taken up by a tap, a key or by dragging, and put down on a cell, a track or a planet. */

import { useEffect } from "preact/hooks";

import { drag } from "../../table/dragging.ts";
import type { BoardProps, Choice } from "../types.ts";
import { Cube } from "./Cells.tsx";
import { held, takeUp } from "./held.ts";
import { blockedBySpot, cellColourOf, colourOf, optionsBySpot } from "./spots.ts";
import { COLOURS, cubesIn, CUBE, zonesOf, type Colour } from "./zones.ts";

/** The option for a cube of this colour at a point of the screen: offered, or with a reason against it. */
export function optionUnder(choice: Choice, colour: Colour, x: number, y: number): string | null {
  const found = document.elementsFromPoint(x, y);
  const cell = found.map((one) => one.closest<HTMLElement>("[data-cell]")?.dataset["cell"]).find(Boolean);
  let blocked: string | null = null;
  for (const one of found) {
    for (const spot of one.closest<HTMLElement | SVGElement>("[data-spot]")?.dataset["spot"]?.split(" ") ?? []) {
      const offered = (optionsBySpot(choice).get(spot) ?? []).filter((option) => choice.offers(option) && colourOf(option) === colour);
      const best = offered.find((option) => cellColourOf(option) === cell) ?? offered[0];
      if (best) return best;
      blocked ??= blockedBySpot(choice, spot);
    }
  }
  return blocked;
}

/** The drawn cubes. With a choice they can be taken up; else they are only shown. */
export function Drawn({ doc, choice, words, onTarget, replay }: BoardProps) {
  const zones = zonesOf(doc);
  const placing = !replay && choice?.asked.ask === "place" ? choice : null;
  // A cube in the hand belongs to one question.
  useEffect(() => () => { held.value = null; }, [placing?.asked.id]);
  const cubes = cubesIn(zones.drawn);
  if (!cubes.length) return null;
  const option = placing?.chosen.value[0];
  const going = option ? colourOf(option) : null;
  const gone = going ? cubes.indexOf(going) : -1;
  if (!placing) {
    return (
      <div class="ms-drawn" role="img" aria-label={words.say("master-drawn-are", { cubes: cubes.map((colour) => words.say(`colour-${colour}`)).join(", ") })}>
        {cubes.map((colour, i) => <span key={i} data-piece={`drawn ${colour}`}><Cube colour={colour} class="big" /></span>)}
      </div>
    );
  }
  return (
    <div class="ms-drawn" role="group" aria-label={words.say("master-drawn")}>
      {cubes.map((colour, i) => (
        <button
          key={i}
          type="button"
          data-piece={`drawn ${colour}`}
          class={["ms-pick", held.value === colour && i === cubes.indexOf(colour) && "is-held", i === gone && "is-going"].filter(Boolean).join(" ")}
          aria-pressed={held.value === colour && i === cubes.indexOf(colour)}
          aria-label={words.say("master-take-up", { colour: words.say(`colour-${colour}`) })}
          title={words.say("master-take-up", { colour: words.say(`colour-${colour}`) })}
          data-cube={colour}
          style={{ "--q": `var(${CUBE[colour]})` }}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            drag(event, { piece: ".ms-cube", class: "ms-drag", choice: placing, begin: () => { held.value = colour; }, under: (x, y) => optionUnder(placing, colour, x, y), onTarget });
          }}
          onClick={() => takeUp(colour)}
        >
          <Cube colour={colour} class="big" />
        </button>
      ))}
    </div>
  );
}

/** Cubes in one line of text, by colour: for logs and rows. */
export function CubeRow({ cubes }: { readonly cubes: readonly Colour[] }) {
  return <span class="ms-cuberow">{COLOURS.flatMap((colour) => cubes.filter((one) => one === colour)).map((colour, i) => <Cube key={i} colour={colour} />)}</span>;
}
