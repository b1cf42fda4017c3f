/** What happened, newest last, in groups. It follows what happens, unless its reader has scrolled away. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { recall } from "../net/store.ts";
import { useRoom } from "./context";
import { EventLine } from "./EventLine";
import { headingsOf } from "./telling";

/** Entries in the page at first; whoever scrolls up to the first of them gets as many more. */
const MOST = 200;
/** Pixels from the top at which more are brought. */
const NEAR = 60;
/** Pixels from the newest line at which one still reads it. */
const CLOSE = 40;
/** Only these move the list on behalf of its reader: everything else that scrolls it is its own growth. */
const HANDS = ["wheel", "touchmove", "pointerdown", "keydown", "focusin"] as const;

export function EventLog() {
  const room = useRoom();
  const { words } = room;
  const list = useRef<HTMLDivElement>(null);
  const more = useSignal(0);
  /** What there was when the reader scrolled away: the first line shown and the count of events; null: the log follows. */
  const away = useSignal<{ readonly first: number; readonly count: number } | null>(null);
  const byHand = useRef(false);
  const asked = useRef(false);
  const events = room.events.value;
  const here = room.now.value?.first ?? 0;
  const count = room.count.value;
  const at = room.past.at.value;
  const module = room.module.value;
  const most = MOST + (at === null ? more.value : 0);
  const latest = Math.max(0, count - most);
  const wanted = at === null ? Math.max(more.value === 0 ? here : 0, Math.min(latest, away.value?.first ?? latest)) : Math.max(0, Math.min(latest, at - MOST / 2));
  const first = Math.max(here, wanted);
  const shown = events.slice(first - here, at === null ? undefined : first - here + most);
  const headings = headingsOf(shown, module, words);
  const summed = module?.summedUp?.(shown);
  const fresh = at === null && away.value ? count - away.value.count : 0;

  /** Show more of what happened before. What is read stays in its place: the list grows away from its lower edge. */
  const older = () => {
    if (at !== null || first === 0 || asked.current) return;
    asked.current = true;
    more.value += MOST;
    if (away.value) away.value = { ...away.value, first: Math.max(0, first - MOST) };
  };
  useEffect(() => {
    if (wanted >= here) return;
    void recall(wanted).then((came) => {
      if (came) return;
      asked.current = false; // whoever scrolls up again asks again
      more.value = Math.max(0, more.value - MOST);
    });
  }, [wanted, here]);
  useEffect(() => { asked.current = false; }, [first]);

  const follow = () => {
    away.value = null;
    byHand.current = false;
    list.current?.scrollTo(0, 0);
  };
  const scrolled = () => {
    const box = list.current;
    if (!box || room.past.at.peek() !== null) return;
    const up = -box.scrollTop;
    if (up <= CLOSE) away.value = null;
    else if (away.peek() === null) {
      if (!byHand.current) return void box.scrollTo(0, 0);
      away.value = { first, count };
    }
    if (byHand.current && box.scrollHeight - box.clientHeight - up < NEAR) older();
  };
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    if (at !== null) box.querySelector(`[data-n="${at}"]`)?.scrollIntoView({ block: "nearest" });
    else if (away.peek() === null) follow();
  }, [count, first, at, module]); // a game's own words make lines longer
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const mark = () => { byHand.current = true; };
    for (const hand of HANDS) box.addEventListener(hand, mark, { passive: true });
    const resized = new ResizeObserver(() => {
      if (room.past.at.peek() !== null) return;
      if (away.peek() === null) follow();
      else if (box.scrollTop === 0 && box.clientHeight > 0) away.value = null; // it was out of sight meanwhile
    });
    resized.observe(box);
    return () => {
      resized.disconnect();
      for (const hand of HANDS) box.removeEventListener(hand, mark);
    };
  }, []);

  return (
    <>
      <div
        class={away.value && at === null ? "side-body log-body is-away" : "side-body log-body"}
        ref={list}
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={words.say("log-label")}
        onKeyDown={walk}
        onScroll={scrolled}
      >
        <div>
          {first > 0 && <button type="button" class="btn btn-ghost btn-sm log-older" onClick={older}>{words.say("log-older", { count: first })}</button>}
          <ul class="log">
            {shown.map((event) => {
              const group = headings[event.n - first] ?? null;
              return group === null
                ? <EventLine key={event.n} event={event} at={at === event.n} steps hidden={at !== event.n && summed?.has(event.n)} />
                : <Heading key={event.n} n={event.n} text={group} at={at === event.n} />;
            })}
            {count === 0 && <li class="log-empty dim">{words.say("log-empty")}</li>}
          </ul>
        </div>
      </div>
      {fresh > 0 && <button type="button" class="btn btn-sm log-new" onClick={follow}>{words.say("log-new", { count: fresh })}</button>}
    </>
  );
}

/** The log is one stop of the Tab key; arrow keys walk through its entries, Enter steps to one. */
function walk(event: KeyboardEvent): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const box = event.currentTarget as HTMLElement;
  if (!by) return;
  const entries = [...box.querySelectorAll<HTMLElement>("li:not([hidden]) .log-step")];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? entries.at(-1) : entries[at + by];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** The beginning of a group: a phase, a round. */
function Heading({ n, text, at }: { readonly n: number; readonly text: string; readonly at: boolean }) {
  const room = useRoom();
  return (
    <li class={at ? "sep is-at" : "sep"} data-n={n}>
      <button type="button" class="label log-step" tabIndex={-1} onClick={() => room.past.to(n)}>{text}</button>
    </li>
  );
}
