/** The gap between two parts of the table: dragged, or moved by the arrow keys, it sizes one of them. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { useRoom } from "./context";
import { setSize, type Part } from "./sizes";

const STEP = 16;

/** Its class, what is measured, which way it grows (right, left, down, up), and between which sizes. */
interface Measure {
  readonly class: string;
  readonly of: string;
  readonly by: readonly [number, number];
  readonly least: number;
  most(table: HTMLElement, part: HTMLElement): number;
}

const above = (table: HTMLElement, name: string): number => Number.parseFloat(getComputedStyle(table).getPropertyValue(name)) || 0;
const MEASURES: Readonly<Record<Part, Measure>> = {
  strip: { class: "split split-v split-strip", of: ".strip", by: [1, 0], least: 150, most: () => 380 },
  rail: { class: "split split-v split-rail", of: ".rail", by: [-1, 0], least: 300, most: (table) => Math.min(640, table.clientWidth * 0.45) },
  tray: { class: "split split-h", of: ".tray", by: [0, -1], least: 96, most: (table, part) => (part.parentElement ?? table).clientHeight * 0.62 },
  question: { class: "split split-h split-question", of: ".rail", by: [0, 1], least: 150, most: (table) => table.clientHeight - above(table, "--topbar-h") - above(table, "--side-min") - above(table, "--gap") },
};

export function Splitter({ part }: { readonly part: Part }) {
  const room = useRoom();
  const { words } = room;
  const bar = useRef<HTMLDivElement>(null);
  const size = useSignal({ now: 0, most: 0 });
  const { class: classes, of, by, least, most } = MEASURES[part];
  const upright = by[0] !== 0;
  const game = room.info.value?.game ?? "";

  const measure = () => {
    const table = bar.current?.closest<HTMLElement>(".table");
    const one = table?.querySelector<HTMLElement>(of);
    if (!table || !one) return size.peek();
    return { now: Math.round(upright ? one.offsetWidth : one.offsetHeight), most: Math.round(most(table, one)) };
  };
  const give = (wish: number, limit: number) => setSize(game, part, Math.round(Math.max(least, Math.min(limit, wish))));
  useEffect(() => {
    const one = bar.current?.closest(".table")?.querySelector(of);
    if (!one) return undefined;
    const sized = new ResizeObserver(() => { size.value = measure(); });
    sized.observe(one);
    return () => sized.disconnect();
  }, [of]);

  const drag = (event: PointerEvent) => {
    if (event.button > 0 || !bar.current) return;
    const from = measure();
    const [x, y] = [event.clientX, event.clientY];
    const quit = new AbortController();
    const { signal } = quit;
    bar.current.setPointerCapture(event.pointerId);
    bar.current.addEventListener("pointermove", (now) => give(from.now + (now.clientX - x) * by[0] + (now.clientY - y) * by[1], from.most), { signal });
    for (const end of ["pointerup", "pointercancel"] as const) bar.current.addEventListener(end, () => quit.abort(), { signal });
  };
  const keys = (event: KeyboardEvent) => {
    const way = { ArrowRight: by[0], ArrowLeft: -by[0], ArrowDown: by[1], ArrowUp: -by[1] }[event.key];
    const { now, most: limit } = measure();
    if (way) give(now + way * STEP, limit);
    else if (event.key === "Home") give(least, limit);
    else if (event.key === "End") give(limit, limit);
    else if (event.key === "Enter" || event.key === "Delete") setSize(game, part, null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={bar}
      class={classes}
      role="separator"
      tabIndex={0}
      aria-label={words.say(`split-${part}`)}
      title={words.say("split-help")}
      aria-orientation={upright ? "vertical" : "horizontal"}
      aria-valuenow={size.value.now}
      aria-valuemin={least}
      aria-valuemax={size.value.most}
      onPointerDown={drag}
      onDblClick={() => setSize(game, part, null)}
      onKeyDown={keys}
    />
  );
}
