/**
 * The guided first game: short explanations beside what they speak of, each when it first matters, and a rule of thumb
 * for the open question. It never stands in the way: the game goes on under it, and every part of it can be closed and
 * opened again.
 */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import type { BoardProps, Speaks } from "../games/types.ts";
import type { Doc } from "../net/wire.ts";
import { Icon } from "../shell/Icon.tsx";
import { RuleRef } from "../shell/RuleRef.tsx";

/** An explanation. Its words are the game's messages `<game>-tip-<id>` and `<game>-tip-<id>-text`. */
export interface Tip<Parts> {
  readonly id: string;
  /** Selectors of what it speaks of; the first that is on the screen is pointed at. */
  readonly at: readonly string[];
  readonly rules: readonly string[];
  due(doc: Doc, parts: Parts): boolean;
}

export interface Guide<Parts> extends Omit<BoardProps, "parts"> {
  readonly parts: Parts;
  /** In the order in which they are shown when several are due at once; the first is the welcome. */
  readonly tips: readonly Tip<Parts>[];
  /** A rule of thumb for the open question; null: none. */
  idea(): string | null;
}

const GAP = 14;
const EDGE = 8;

/** Which explanations this person has had at this table, kept on this device. */
function useSeen(table: string): readonly [ReadonlySet<string>, (ids: readonly string[] | null) => void] {
  const place = `orrery-guide-${table}`;
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => {
    try {
      return new Set(JSON.parse(localStorage.getItem(place) ?? "[]") as string[]);
    } catch {
      return new Set();
    }
  });
  const note = (ids: readonly string[] | null) => {
    const next = ids === null ? new Set<string>() : new Set([...seen, ...ids]);
    setSeen(next);
    try {
      localStorage.setItem(place, JSON.stringify([...next]));
    } catch {
      // Not kept on this device: the explanations come again after a reload.
    }
  };
  return [seen, note];
}

export function Coach<Parts>({ doc, info, words, choice, parts, tips, idea: think }: Guide<Parts>) {
  const [seen, note] = useSeen(info.id);
  const [open, setOpen] = useState(true);
  if (doc.result) return null; // nothing stands before how the match ended, and there is nothing more to say
  const due = tips.filter((tip) => !seen.has(tip.id) && tip.due(doc, parts));
  // What the open question is about comes first; what can be seen anywhere waits.
  const question = due.find((tip) => doc.asked && tip.due({ ...doc, asked: null }, parts) === false);
  const tip = (seen.has(tips[0]?.id ?? "") ? question : undefined) ?? due[0];
  const known = tips.filter((one) => seen.has(one.id)).length;
  const idea = choice && open ? think() : null;
  return (
    <>
      {open && tip && (
        <Bubble key={tip.id} tip={tip} game={doc.game} words={words} step={known + 1} of={tips.length} onDone={() => note([tip.id])} onLater={() => setOpen(false)} />
      )}
      <aside class={open ? "row co-bar" : "row co-bar is-shut"} aria-label={words.say("guide")}>
        {open && idea && (
          <p class="co-idea" aria-live="polite">
            <Icon name="i-info" size="sm" />
            <span><b>{words.say("guide-try")}</b> {idea} <span class="dim co-why">{words.say("guide-why")}</span></span>
          </p>
        )}
        <span class="co-acts">
          {open && !tip && known > 0 && <button type="button" class="btn btn-ghost btn-sm" onClick={() => note(null)}>{words.say("guide-all")}</button>}
          <button type="button" class="btn btn-sm" aria-pressed={open} onClick={() => setOpen(!open)} title={words.say(open ? "guide-hide" : "guide-open")}>
            <Icon name={open ? "i-x" : "i-book"} size="sm" />
            <span class={open ? "co-word" : undefined}>{words.say(open ? "guide-hide" : "guide")}</span>
          </button>
        </span>
      </aside>
    </>
  );
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly arrow: "up" | "down" | "left" | "right";
  readonly along: number;
}

/** The first thing on the screen that a tip speaks of. */
function anchorOf(tip: { readonly at: readonly string[] }): Element | null {
  for (const selector of tip.at) {
    for (const found of document.querySelectorAll(selector)) {
      const box = found.getBoundingClientRect();
      const visible = box.width > 0 && box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth;
      if (visible && found.checkVisibility()) return found;
    }
  }
  return null;
}

/** Beside the anchor, where there is room; never over the question, unless it speaks of that. */
function placed(anchor: DOMRect, box: DOMRect): Place {
  const question = document.getElementById("decision")?.getBoundingClientRect();
  const full = document.documentElement.clientWidth;
  const beside = question && question.left > full / 2 && anchor.right <= question.left + 1 && question.left - box.width > anchor.left - box.width;
  const wide = beside ? question.left : full;
  const high = document.documentElement.clientHeight;
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most));
  const middle = anchor.left + anchor.width / 2;
  const left = clamp(middle - box.width / 2, wide - EDGE - box.width);
  const along = Math.max(16, Math.min(box.width - 16, middle - left));
  if (anchor.top - GAP - box.height >= EDGE) return { left, top: anchor.top - GAP - box.height, arrow: "down", along };
  if (anchor.bottom + GAP + box.height <= high - EDGE) return { left, top: anchor.bottom + GAP, arrow: "up", along };
  const centre = anchor.top + anchor.height / 2;
  const top = clamp(centre - box.height / 2, high - EDGE - box.height);
  const across = Math.max(16, Math.min(box.height - 16, centre - top));
  if (anchor.left - GAP - box.width >= EDGE) return { left: anchor.left - GAP - box.width, top, arrow: "right", along: across };
  return { left: clamp(anchor.right + GAP, wide - EDGE - box.width), top, arrow: "left", along: across };
}

/** In the upper middle, when what it speaks of is not on the screen. */
const alone = (box: DOMRect): Place => ({ left: Math.max(EDGE, (window.innerWidth - box.width) / 2), top: Math.max(EDGE, window.innerHeight * 0.12), arrow: "up", along: -99 });

const same = (a: Place, b: Place): boolean => Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1 && a.arrow === b.arrow && Math.abs(a.along - b.along) < 1;

function Bubble<Parts>({ tip, game, words, step, of, onDone, onLater }: { readonly tip: Tip<Parts>; readonly game: string; readonly words: Speaks; readonly step: number; readonly of: number; onDone(): void; onLater(): void }) {
  const box = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const put = () => {
    const anchor = anchorOf(tip);
    if (!box.current) return;
    const own = box.current.getBoundingClientRect();
    const next = anchor ? placed(anchor.getBoundingClientRect(), own) : alone(own);
    setPlace((before) => (before && same(before, next) ? before : next));
    for (const marked of document.querySelectorAll(".co-at")) if (marked !== anchor) marked.classList.remove("co-at");
    anchor?.classList.add("co-at");
  };
  useLayoutEffect(put);
  useEffect(() => {
    window.addEventListener("resize", put);
    document.addEventListener("scroll", put, { capture: true, passive: true });
    return () => {
      window.removeEventListener("resize", put);
      document.removeEventListener("scroll", put, true);
      for (const marked of document.querySelectorAll(".co-at")) marked.classList.remove("co-at");
    };
  }, []);
  return (
    <section
      ref={box}
      class={`co co-${place?.arrow ?? "up"}`}
      role="note"
      aria-label={words.say(`${game}-tip-${tip.id}`)}
      style={place ? { left: `${place.left}px`, top: `${place.top}px`, "--along": `${place.along}px` } : { visibility: "hidden" }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onDone();
      }}
    >
      <header>
        <Icon name="i-info" size="sm" />
        <h3>{words.say(`${game}-tip-${tip.id}`)}</h3>
        <span class="dim">{words.say("guide-step", { step, of })}</span>
      </header>
      <p aria-live="polite">{words.say(`${game}-tip-${tip.id}-text`)} {tip.rules.map((rule) => <RuleRef key={rule} game={game} rule={rule} />)}</p>
      <footer>
        <button type="button" class="btn btn-ghost btn-sm" onClick={onLater}>{words.say("guide-later")}</button>
        <button type="button" class="btn btn-sm btn-strong" onClick={onDone}>{words.say("guide-got-it")}</button>
      </footer>
    </section>
  );
}
