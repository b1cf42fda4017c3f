/** The information card: everything printed on a card, in words. */

import { render } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { Icon } from "../../shell/Icon.tsx";
import { RuleRef } from "../../shell/RuleRef.tsx";
import type { Choice, Speaks } from "../types.ts";
import { Art } from "./art.tsx";
import { Good, looks, Number, Points, Signs } from "./Card.tsx";
import { signs } from "./effects.ts";
import { designOf, faceOf, ROMAN, type Parts, type RaceZones } from "./pieces.ts";
import { hide, shown, type Shown } from "./pointing.ts";
import { cardFigures, cardKind, cardName, sentence } from "./saying.ts";

const GAP = 10;
const EDGE = 8;

interface Setting {
  readonly words: Speaks;
  readonly parts: Parts;
  readonly zones: RaceZones;
  readonly choice: Choice | null;
}

let setting: Setting | null = null;

/** The layer above the table in which the information card is drawn. Called by the board with what it draws from. */
export function useDetails(now: Setting): void {
  setting = now;
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
    document.addEventListener("scroll", hide, { capture: true, passive: true });
    return () => {
      document.removeEventListener("pointerdown", away, true);
      document.removeEventListener("keydown", away, true);
      document.removeEventListener("scroll", hide, true);
      hide();
      render(null, layer);
      layer.remove();
    };
  }, []);
}

function Layer() {
  const now = shown.value;
  return now && setting ? <Detail key={now.text} {...now} {...setting} /> : null;
}

/** Beside the card that was pointed at, where there is room. */
function placed(card: DOMRect, box: DOMRect): { left: number; top: number } {
  const wide = document.documentElement.clientWidth;
  const high = document.documentElement.clientHeight;
  let left = card.right + GAP;
  if (left + box.width > wide - EDGE) left = card.left - GAP - box.width;
  let top = card.top;
  if (left < EDGE) {
    left = Math.min(Math.max(EDGE, card.left + card.width / 2 - box.width / 2), wide - EDGE - box.width);
    top = card.top - GAP - box.height;
    if (top < EDGE) top = card.bottom + GAP;
  }
  return { left, top: Math.max(EDGE, Math.min(top, high - EDGE - box.height)) };
}

function Detail({ text, by, pinned, words, parts, zones, choice }: Shown & Setting) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    if (box.current) setPlace(placed(by, box.current.getBoundingClientRect()));
    if (pinned) box.current?.focus({ preventScroll: true });
  }, [text, pinned]);
  const design = designOf(text);
  const face = faceOf(parts, text);
  const owner = zones.seats.find((seat) => seat.tableau.includes(text));
  const good = owner?.goods.includes(text) ?? false;
  const worth = owner?.points[design];
  const reason = choice && !choice.offers(text) ? choice.blocked.value[text] : undefined;
  return (
    <div
      ref={box}
      class={pinned ? "cd" : "cd is-passing"}
      id="card-detail"
      role={pinned ? "dialog" : "tooltip"}
      aria-label={cardName(words, text)}
      tabIndex={-1}
      style={place ? { left: `${place.left}px`, top: `${place.top}px` } : { left: 0, top: 0, visibility: "hidden" }}
    >
      <div class={`cd-head ${looks(design, face)}`}>
        <Art design={design} face={face} />
        <Number face={face} />
        <Points face={face} />
        <h3>{cardName(words, text)}</h3>
        {good && face.good && <Good kind={face.good} />}
        {pinned && (
          <button type="button" class="btn btn-ghost btn-sm btn-icon cd-close" aria-label={words.say("race-close")} onClick={hide}>
            <Icon name="i-x" />
          </button>
        )}
      </div>
      <p class="cd-kind">
        {cardKind(words, face)}
        <br />
        {cardFigures(words, face)}
        {face.keywords.map((keyword) => (
          <span key={keyword} class="tag">{words.say(`keyword-${keyword}`)}</span>
        ))}
      </p>
      {reason && (
        <p class="opt-why cd-why">
          <Icon name="i-lock" />
          <span>{words.say(reason.key, words.named(reason.args))} {reason.rule && <RuleRef game="race" rule={reason.rule} />}</span>
        </p>
      )}
      {face.powers.length > 0 ? (
        <ul class="cd-powers">
          {face.powers.map((power, i) => (
            <li key={i}>
              <b class="cd-phase" title={words.say(`phase-${power.phase}`)}>{ROMAN[power.phase]}</b>
              <span>
                <Signs signs={signs(power, face.good)} />
                {sentence(words, power)} <RuleRef game="race" rule={power.rule} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p class="cd-none">{words.say("race-no-powers")}</p>
      )}
      {face.scoring && (
        <>
          <h4>
            {words.say("race-at-the-end")} {face.scoring_rule && <RuleRef game="race" rule={face.scoring_rule} />}
            {worth !== undefined && <span class="tag">{words.say("race-worth-now", { points: worth })}</span>}
          </h4>
          <ul class="cd-scoring">
            {face.scoring.map((term, i) => <li key={i}>{sentence(words, term)}</li>)}
          </ul>
        </>
      )}
      {!pinned && <p class="cd-hint">{words.say("race-detail-hint")}</p>}
    </div>
  );
}
