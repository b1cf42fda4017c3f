/** Pieces side by side or in rows that may need more room than there is: the edges show where more lies, and a count says how many are in sight. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import type { Speaks } from "../games/types.ts";

interface Sight {
  /** It scrolls downwards, not sideways. */
  readonly down: boolean;
  readonly before: boolean;
  readonly after: boolean;
  readonly seen: number;
  readonly all: number;
}

const WHOLE: Sight = { down: false, before: false, after: false, seen: 0, all: 0 };
/** How much of a piece may be cut for it to count as seen. */
const CUT = 6;

/** What of the pieces in a box is in sight. */
function sightOf(box: HTMLElement): Sight {
  const wide = box.scrollWidth > box.clientWidth + 2;
  const high = box.scrollHeight > box.clientHeight + 2;
  if (!wide && !high) return WHOLE;
  const frame = box.getBoundingClientRect();
  const pieces = [...box.querySelectorAll("[data-piece]")].map((one) => one.getBoundingClientRect());
  const seen = pieces.filter((one) => one.left >= frame.left - CUT && one.right <= frame.right + CUT && one.top >= frame.top - CUT && one.bottom <= frame.bottom + CUT).length;
  const [at, end] = wide ? [box.scrollLeft, box.scrollWidth - box.clientWidth] : [box.scrollTop, box.scrollHeight - box.clientHeight];
  return { down: !wide, before: at > 2, after: at < end - 2, seen, all: pieces.length };
}

export function Spread({ words, label, class: more, style, reached, children }: {
  readonly words: Speaks;
  readonly label: string;
  readonly class: string;
  readonly style?: JSX.CSSProperties;
  /** Whether something in it can have the focus; else it can itself, so that it can be scrolled by keyboard. */
  readonly reached: boolean;
  readonly children: ComponentChildren;
}): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [sight, see] = useState<Sight>(WHOLE);
  const look = () => {
    if (!box.current) return;
    const now = sightOf(box.current);
    see((before) => ((Object.keys(now) as (keyof Sight)[]).every((key) => before[key] === now[key]) ? before : now));
  };
  useLayoutEffect(look);
  useEffect(() => {
    if (!box.current) return undefined;
    const sized = new ResizeObserver(look);
    sized.observe(box.current);
    return () => sized.disconnect();
  }, []);
  return (
    <div class={["spread", sight.down && "is-down", sight.before && "is-before", sight.after && "is-after"].filter(Boolean).join(" ")}>
      <div ref={box} class={more} style={style} role="group" aria-label={label} tabIndex={reached ? undefined : 0} onScroll={look}>{children}</div>
      {sight.seen < sight.all && <span class="spread-count" aria-hidden="true">{words.say("spread-count", { seen: sight.seen, all: sight.all })}</span>}
    </div>
  );
}
