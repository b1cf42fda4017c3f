/** Buttons of a map: nearer, farther, the whole of it, and its quarter turn where it has one. */

import type { Speaks } from "../games/types.ts";
import { Icon } from "../shell/Icon.tsx";
import { compass } from "./compass.ts";
import { tools } from "./tools.ts";

export function MapTools({ words }: { readonly words: Pick<Speaks, "say"> }) {
  const lie = compass.value;
  const fit = words.say("zoom-fit");
  const turn = words.say(lie?.turned ? "map-north-up" : "map-turn");
  return (
    <>
      <button type="button" class="btn btn-icon btn-sm pinch" aria-label={words.say("zoom-in")} title={words.say("zoom-in")} onClick={() => tools.value?.zoomIn()}><Icon name="i-plus" /></button>
      <button type="button" class="btn btn-icon btn-sm pinch" aria-label={words.say("zoom-out")} title={words.say("zoom-out")} onClick={() => tools.value?.zoomOut()}><Icon name="i-minus" /></button>
      {lie && <button type="button" class="btn btn-icon btn-sm" aria-pressed={lie.turned} aria-label={turn} title={turn} onClick={() => lie.turn()}><Icon name="i-rotate" /></button>}
      <button type="button" class="btn btn-icon btn-sm" aria-label={fit} title={fit} onClick={() => tools.value?.fit()}><Icon name="i-fit" /></button>
    </>
  );
}
