/** The information card: what a piece is, in words, beside the piece that is pointed at. A game says what stands on it. */

import { render, type ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import type { Choice, Speaks } from "../games/types.ts";
import { Icon } from "../shell/Icon.tsx";
import { RuleRef } from "../shell/RuleRef.tsx";
import { hide, shown, type Shown } from "./pointing.ts";

const GAP = 10;
const EDGE = 8;

/** What stands on the information card of a piece. */
export interface Information {
  readonly name: string;
  readonly head: ComponentChildren;
  /** Classes of the head: its colours. */
  readonly class: string;
  readonly body: ComponentChildren;
}

export type Inform = (text: string) => Information | null;

let told: { readonly words: Speaks; readonly inform: Inform } | null = null;

/** What the board that is shown tells of a piece. */
export const informationOf = (text: string): Information | null => told?.inform(text) ?? null;

/** The layer above the table in which the information card is drawn. Called by a board with what it tells of a piece. */
export function useInfoCard(words: Speaks, inform: Inform): void {
  told = { words, inform };
  useEffect(() => {
    const layer = document.createElement("div");
    document.body.append(layer);
    render(<Layer />, layer);
    const away = (event: Event) => {
      if (!shown.value) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        hide();
      } else if (!(event.target as Element | null)?.closest?.(".cd, [data-piece]")) hide();
    };
    document.addEventListener("pointerdown", away, true);
    document.addEventListener("keydown", away, true);
    const scrolled = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest(".cd"))) hide();
    };
    document.addEventListener("scroll", scrolled, { capture: true, passive: true });
    return () => {
      document.removeEventListener("pointerdown", away, true);
      document.removeEventListener("keydown", away, true);
      document.removeEventListener("scroll", scrolled, true);
      hide();
      render(null, layer);
      layer.remove();
    };
  }, []);
}

function Layer() {
  const now = shown.value;
  const information = now && told ? told.inform(now.text) : null;
  return now && told && information ? <InfoCard key={now.text} {...now} words={told.words} information={information} /> : null;
}

/** Beside the piece that was pointed at, where there is room: on its own map first, and never over the piece. */
function placed(piece: DOMRect, on: DOMRect | null, box: DOMRect): { left: number; top: number } {
  const wide = document.documentElement.clientWidth;
  const high = document.documentElement.clientHeight;
  const lowest = Math.min(on?.bottom ?? high, high) - EDGE - box.height;
  const top = Math.max(EDGE, Math.min(piece.top, Math.max(lowest, Math.min(on?.top ?? 0, high - EDGE - box.height))));
  const across = Math.min(Math.max(EDGE, piece.left + piece.width / 2 - box.width / 2), wide - EDGE - box.width);
  const [right, left] = [piece.right + GAP, piece.left - GAP - box.width];
  const [above, below] = [piece.top - GAP - box.height, piece.bottom + GAP];
  if (right + box.width <= (on?.right ?? wide) - EDGE) return { left: right, top };
  if (left >= (on?.left ?? 0) + EDGE) return { left, top };
  if (on && above >= EDGE) return { left: across, top: above };
  if (on && below + box.height <= high - EDGE) return { left: across, top: below };
  if (right + box.width <= wide - EDGE) return { left: right, top };
  if (left >= EDGE) return { left, top };
  return { left: across, top: Math.max(EDGE, Math.min(above < EDGE ? below : above, high - EDGE - box.height)) };
}

function InfoCard({ text, by, on, pinned, words, information }: Shown & { readonly words: Speaks; readonly information: Information }) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const card = box.current;
    if (!card) return undefined;
    const put = () => setPlace(placed(by, on, card.getBoundingClientRect()));
    put();
    if (pinned) card.focus({ preventScroll: true });
    // It grows when something on it arrives later (odds from the server), and so does what must stay in the window.
    const grown = new ResizeObserver(put);
    grown.observe(card);
    return () => grown.disconnect();
  }, [text, pinned]);
  return (
    <div
      ref={box}
      class={pinned ? "cd" : "cd is-passing"}
      id="card-detail"
      role={pinned ? "dialog" : "tooltip"}
      aria-label={information.name}
      tabIndex={-1}
      style={place ? { left: `${place.left}px`, top: `${place.top}px` } : { left: 0, top: 0, visibility: "hidden" }}
    >
      <div class={`cd-head ${information.class}`}>
        {information.head}
        {pinned && (
          <button type="button" class="btn btn-ghost btn-sm btn-icon cd-close" aria-label={words.say("close")} onClick={hide}>
            <Icon name="i-x" />
          </button>
        )}
      </div>
      {information.body}
      {!pinned && <p class="cd-hint">{words.say("info-card-hint")}</p>}
    </div>
  );
}

/** On the information card: why this option of the open question cannot be chosen, if that is known. */
export function WhyNot({ choice, option, game, words }: { readonly choice: Choice | null; readonly option: string; readonly game: string; readonly words: Speaks }) {
  const reason = choice && !choice.offers(option) ? choice.blocked.value[option] : undefined;
  if (!reason) return null;
  return (
    <p class="opt-why cd-why">
      <Icon name="i-lock" />
      <span>{words.say(reason.key, words.named(reason.args))} {reason.rule && <RuleRef game={game} rule={reason.rule} />}</span>
    </p>
  );
}
