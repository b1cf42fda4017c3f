/** What the colours and marks of the map mean, and where north is, in corners of the map that are free. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { seen } from "../../table/tools.ts";
import type { Speaks } from "../types.ts";
import { CORNER, type Point } from "./geometry.ts";

interface Props {
  readonly words: Speaks;
  /** The middles of all hexes, as they are drawn. */
  readonly places: readonly Point[];
}

const PLANETS = [["money", "--c-money"], ["science", "--c-science"], ["materials", "--c-materials"], ["any", "--label-dim"]] as const;

export function Legend({ words, places }: Props): JSX.Element {
  const { ref, free } = useFree(places);
  return (
    <div ref={ref} class={free ? "em-legend" : "em-legend is-over"} aria-hidden="true">
      {PLANETS.map(([kind, ink]) => <span key={kind}><i style={{ "--c": `var(${ink})` }} />{words.say(`eclipse-legend-${kind}`)}</span>)}
      <span><i class="is-cube" />{words.say("eclipse-legend-cube")}</span>
      <span><i class="is-square" />{words.say("eclipse-legend-square")}</span>
    </div>
  );
}

/** North is on the left of a turned map. */
export function North({ words, places }: Props): JSX.Element {
  const { ref, free } = useFree(places);
  return (
    <div ref={ref} class={free ? "em-north" : "em-north is-over"} aria-hidden="true">
      {words.say("eclipse-legend-north")}
      <svg viewBox="0 0 50 14" width="50" height="14"><path d="M49 7H2M8 1 2 7l6 6" /></svg>
    </div>
  );
}

/** Whether no hex lies under a thing in a corner of the map. */
function useFree(places: readonly Point[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [free, setFree] = useState(false);
  const now = seen.value;
  useLayoutEffect(() => {
    const thing = ref.current;
    if (!thing || !now) return;
    const { view, box } = now;
    const scale = box.width / view.width;
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = thing;
    const reach = CORNER * scale;
    setFree(places.every(({ x, y }) => {
      const [px, py] = [(x - view.x) * scale, (y - view.y) * scale];
      const [dx, dy] = [Math.max(left - px, 0, px - left - width), Math.max(top - py, 0, py - top - height)];
      return Math.hypot(dx, dy) > reach;
    }));
  }, [now, places]);
  return { ref, free };
}
