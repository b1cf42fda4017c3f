/** Arrange in order: numbered rows with grip and arrows; drag, or Alt with the arrow keys. */

import { useRef, useState } from "preact/hooks";

import { Icon } from "../../shell/Icon.tsx";
import { announce } from "../announce";
import type { Asking } from "./asking";

export function Arrange({ choosing, words, label }: Asking) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const order = choosing.chosen.value;

  const move = (option: string, to: number, focus = false) => {
    const from = order.indexOf(option);
    choosing.move(from, to);
    const place = choosing.chosen.value.indexOf(option);
    if (place === from) return;
    announce(words.say("decision-place", { name: label(option).title, place: place + 1, count: order.length }));
    if (focus) requestAnimationFrame(() => (list.current?.children[place] as HTMLElement | undefined)?.focus());
  };
  const keys = (event: KeyboardEvent, option: string, place: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.altKey) move(option, place + step, true);
    else (list.current?.children[place + step] as HTMLElement | undefined)?.focus();
  };
  const drag = (event: PointerEvent) => {
    if (dragged === null || !list.current) return;
    const rows = [...list.current.children].map((row) => row.getBoundingClientRect());
    const from = order.indexOf(dragged);
    const over = rows.findIndex((rect) => event.clientY < rect.bottom);
    const to = over < 0 ? rows.length - 1 : over;
    const rect = rows[to];
    // Past the middle of a neighbour, so that rows of different height do not swap to and fro.
    if (rect && to !== from && (to > from ? event.clientY > rect.top + rect.height / 2 : event.clientY < rect.top + rect.height / 2)) move(dragged, to);
  };
  return (
    <>
      <div class="sort-axis">
        <span>{words.say("decision-first")}</span>
      </div>
      <ol class="stack sort" ref={list} aria-labelledby="dq" onPointerMove={drag}>
        {order.map((option, place) => {
          const told = label(option);
          return (
            <li
              key={option}
              class={dragged === option ? "is-drag" : choosing.preview.value === option ? "is-hover" : undefined}
              data-opt={option}
              tabIndex={0}
              aria-label={words.say("decision-place", { name: told.title, place: place + 1, count: order.length })}
              onKeyDown={(event) => keys(event, option, place)}
              onPointerDown={(event) => {
                if ((event.target as Element).closest("button")) return;
                event.currentTarget.parentElement?.setPointerCapture(event.pointerId);
                setDragged(option);
              }}
              onFocus={() => { choosing.preview.value = option; }}
              onBlur={() => { choosing.preview.value = null; }}
            >
              <span class="grip">
                <Icon name="i-grip" />
              </span>
              <span>
                <span class="opt-title">{told.title}</span>
                {told.text && <span class="opt-text">{told.text}</span>}
              </span>
              <span class="moves">
                <button type="button" aria-label={words.say("decision-earlier", { name: told.title })} disabled={place === 0} onClick={() => move(option, place - 1)}>
                  <Icon name="i-up" size="sm" />
                </button>
                <button type="button" aria-label={words.say("decision-later", { name: told.title })} disabled={place === order.length - 1} onClick={() => move(option, place + 1)}>
                  <Icon name="i-down" size="sm" />
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      <div class="sort-axis">
        <span>{words.say("decision-last")}</span>
        <span class="no-phone">{words.say("decision-alt")}</span>
      </div>
    </>
  );
}
