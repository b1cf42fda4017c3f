/** What happened, newest last, in groups; above it the scrubber that steps back through it. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { recall } from "../net/store.ts";
import { Icon } from "../shell/Icon.tsx";
import { useCut } from "../shell/Offline.tsx";
import { useRoom } from "./context";
import { EventLine } from "./EventLine";
import { headingsOf } from "./telling";

/** Entries in the page at first; whoever scrolls up to the first of them gets as many more. */
const MOST = 200;
/** Pixels from the top at which more are brought. */
const NEAR = 60;

export function EventLog() {
  const room = useRoom();
  const { words } = room;
  const list = useRef<HTMLDivElement>(null);
  const end = useRef(new AtEnd());
  const more = useSignal(0);
  const held = useRef<{ readonly first: number; readonly below: number } | null>(null);
  const events = room.events.value;
  const here = room.now.value?.first ?? 0;
  const count = room.count.value;
  const at = room.past.at.value;
  const module = room.module.value;
  const most = MOST + (at === null ? more.value : 0);
  const wanted = Math.max(at === null && more.value === 0 ? here : 0, Math.min(count - most, at === null ? count : at - MOST / 2));
  const first = Math.max(here, wanted);
  const shown = events.slice(first - here, first - here + most);
  const headings = headingsOf(shown, module, words);

  /** Show more of what happened before, and stay at what is being read. */
  const older = () => {
    const box = list.current;
    if (!box || at !== null || first === 0 || held.current) return;
    held.current = { first, below: box.scrollHeight - box.scrollTop };
    more.value += MOST;
  };
  useEffect(() => {
    if (wanted < here) {
      void recall(wanted).then((came) => {
        if (came || !held.current) return;
        held.current = null; // whoever scrolls up again asks again
        more.value -= MOST;
      });
    }
  }, [wanted, here]);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || !held.current || first >= held.current.first) return;
    box.scrollTop = box.scrollHeight - held.current.below;
    held.current = null;
  }, [first]);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    if (at !== null) box.querySelector(`[data-n="${at}"]`)?.scrollIntoView({ block: "nearest" });
    else end.current.keep(box);
  }, [count, first, at, module]); // a game's own words make lines longer
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const resized = new ResizeObserver(() => room.past.at.peek() === null && end.current.keep(box));
    resized.observe(box);
    return () => resized.disconnect();
  }, []);

  return (
    <>
      <Scrubber />
      <div
        class="side-body"
        ref={list}
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={words.say("log-label")}
        onKeyDown={walk}
        onScroll={(event) => {
          if (end.current.scrolled(event.currentTarget) && event.currentTarget.scrollTop < NEAR) older();
        }}
      >
        {first > 0 && <button type="button" class="btn btn-ghost btn-sm log-older" onClick={older}>{words.say("log-older", { count: first })}</button>}
        <ul class="log">
          {shown.map((event) => {
            const group = headings[event.n - first] ?? null;
            return group === null
              ? <EventLine key={event.n} event={event} at={at === event.n} steps />
              : <Heading key={event.n} n={event.n} text={group} at={at === event.n} />;
          })}
          {count === 0 && <li class="log-empty dim">{words.say("log-empty")}</li>}
        </ul>
      </div>
    </>
  );
}

/** The log is one stop of the Tab key; arrow keys walk through its entries, Enter steps to one. */
function walk(event: KeyboardEvent): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const box = event.currentTarget as HTMLElement;
  if (!by) return;
  const entries = [...box.querySelectorAll<HTMLElement>(".log-step")];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? entries.at(-1) : entries[at + by];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** Keeps a list at its end while it grows, unless the person has scrolled away from there. */
class AtEnd {
  private stay = true;
  private ours = false;

  keep(box: HTMLElement): void {
    if (!this.stay) return;
    this.ours = true;
    box.scrollTop = box.scrollHeight;
    // Lines that come into sight get their real height only now.
    requestAnimationFrame(() => {
      box.scrollTop = box.scrollHeight;
      requestAnimationFrame(() => { this.ours = false; });
    });
  }

  /** Where the list stands now; whether the person has moved it there. */
  scrolled(box: HTMLElement): boolean {
    if (!this.ours) this.stay = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
    return !this.ours;
  }
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

/** One step is one event. Arrow keys step, Home and End jump, LIVE returns. */
function Scrubber() {
  const room = useRoom();
  const { words } = room;
  const count = room.count.value;
  const at = room.past.at.value;
  const place = at ?? Math.max(0, count - 1);
  const cut = useCut();
  const part = count > 1 ? (place * 100) / (count - 1) : 100;
  return (
    <div class="scrub">
      <button type="button" class="btn btn-ghost btn-sm btn-icon" aria-label={words.say("past-earlier")} disabled={count === 0 || at === 0} onClick={() => room.past.step(-1)}>
        <Icon name="i-back" />
      </button>
      <input
        type="range"
        min={0}
        max={Math.max(0, count - 1)}
        value={place}
        disabled={count === 0}
        aria-label={words.say("past-scrub")}
        aria-valuetext={at === null ? words.say("past-now") : words.say("past-title", { step: at + 1, of: count })}
        style={{ "--v": `${part}%` }}
        onInput={(event) => {
          const wanted = event.currentTarget.valueAsNumber;
          if (wanted >= count - 1) room.past.live();
          else room.past.to(wanted);
        }}
      />
      <button type="button" class="btn btn-ghost btn-sm btn-icon" aria-label={words.say("past-later")} disabled={at === null} onClick={() => room.past.step(1)}>
        <Icon name="i-fwd" />
      </button>
      <button type="button" class={at === null && !cut ? "live" : "live is-off"} aria-pressed={at === null} onClick={() => room.past.live()}>
        {words.say(cut ? "past-is-cut" : "past-is-live")}
      </button>
    </div>
  );
}
