/** Bodies of the decision panel: the bill of a payment, the ways of placing, the number to be named. */

import { Icon } from "../../shell/Icon.tsx";
import { RuleRef } from "../../shell/RuleRef.tsx";
import type { Choice, PanelProps, Speaks } from "../types.ts";
import { aboutOf, faceOf, partsOf, zonesOf, type Bill, type BillLine, type Parts } from "./pieces.ts";
import { unseenByNumber } from "./places.ts";
import { cardName, signed, wayText } from "./saying.ts";

/** The bill of a payment, and how I shall stand; for cards given up for points, what they bring. */
export function BillPanel(props: PanelProps) {
  const { choice, words } = props;
  const about = aboutOf(choice.asked);
  const parts = partsOf(props.parts);
  return (
    <>
      {about.bill && about.card && <Reckoning bill={about.bill} card={about.card} choice={choice} words={words} parts={parts} way="pay" />}
      {about.bill && <After bill={about.bill} words={words} most={parts.tableau} />}
      {about.each !== undefined && <p class="rp-after">{words.say("race-points-for-cards", { points: about.each * choice.chosen.value.length })}</p>}
    </>
  );
}

/** Price or Military, line by line, each with its rule. */
function Reckoning({ bill, card, choice, words, parts, way }: { readonly bill: Bill; readonly card: string; readonly choice: Choice; readonly words: Speaks; readonly parts: Parts; readonly way: "pay" | "conquer" }) {
  const face = faceOf(parts, card);
  const lines = (way === "pay" ? bill.lines : bill.military) ?? [];
  const what = face.good ? `${cardName(words, card)}, ${words.say(`kind-${face.good}`)}` : cardName(words, card);
  return (
    <dl class="rp-bill" data-coach="bill">
      <div>
        <dt>{what} <span class="dim">{words.say(face.military ? "race-bill-defense" : "race-bill-cost")}</span></dt>
        <dd>{bill.base}</dd>
      </div>
      {lines.map((line, i) => <Line key={i} line={line} choice={choice} words={words} />)}
      {way === "pay" && bill.price === 0 && bill.base + lines.reduce((sum, line) => sum + line.amount, 0) < 0 && (
        <div><dt>{words.say("race-bill-floor")} <RuleRef game="race" rule="RG-7.6" /></dt><dd>0</dd></div>
      )}
      <div class="tot">
        <dt>{words.say(way === "pay" ? "race-bill-total" : "race-bill-strength")}</dt>
        <dd>{way === "pay" ? words.say("race-cards", { count: bill.price ?? 0 }) : words.say("race-bill-against", { strength: signed(bill.strength ?? 0), defense: bill.base })}</dd>
      </div>
    </dl>
  );
}

function Line({ line, choice, words }: { readonly line: BillLine; readonly choice: Choice; readonly words: Speaks }) {
  const light = (on: boolean) => {
    choice.preview.value = on && line.card ? `bill ${line.card}` : null;
  };
  return (
    <div onPointerEnter={() => light(true)} onPointerLeave={() => light(false)}>
      <dt>
        {line.card ? cardName(words, line.card) : words.say("race-bill-bonus", { action: words.say(`race-action-short-${line.action ?? ""}`) })} <RuleRef game="race" rule={line.rule} />
      </dt>
      <dd>{signed(line.amount)}</dd>
    </div>
  );
}

/** How I shall stand when the card is placed. */
function After({ bill, words, most }: { readonly bill: Bill; readonly words: Speaks; readonly most: number }) {
  const { after } = bill;
  const said = [
    after.hand !== undefined && words.say("race-after-hand", { count: after.hand }),
    after.tableau !== undefined && words.say("race-after-tableau", { count: after.tableau, most }),
    after.points === null ? words.say("race-after-vary") : words.say("race-after-points", { points: after.points }),
    after.good && words.say("race-after-good"),
    after.draw > 0 && words.say("race-after-draw", { count: after.draw }),
  ].filter(Boolean);
  return <p class="rp-after">{words.say("race-after", { list: said.join(", ") })}</p>;
}

/** How a world is placed: the ways, and the sums behind them. */
export function WaysPanel({ choice, words, onTarget, parts: given }: PanelProps) {
  const { asked } = choice;
  const { bill, card } = aboutOf(asked);
  const parts = partsOf(given);
  return (
    <>
      <div class="stack rp-ways" role="radiogroup" aria-labelledby="dq">
        {asked.options.map((way, place) => {
          const on = choice.isChosen(way);
          return (
            <div key={way} class={["opt", on && "is-on", choice.preview.value === way && "is-hover"].filter(Boolean).join(" ")} data-opt={way}>
              <span class="opt-mark"><Icon name="i-check" /></span>
              <span>
                <button type="button" class="opt-title" role="radio" aria-checked={on} aria-describedby={`way-${place}`} tabIndex={on || (!choice.chosen.value.length && place === 0) ? 0 : -1} onClick={() => onTarget(way)}>
                  {words.name(way, "way")}
                </button>
                <span class="opt-text" id={`way-${place}`}>{wayText(words, way, bill)}</span>
              </span>
              <kbd aria-hidden="true">{place + 1}</kbd>
            </div>
          );
        })}
      </div>
      {bill?.military && card && <Reckoning {...{ bill, card, choice, words, parts }} way="conquer" />}
      {bill?.lines && card && <Reckoning {...{ bill, card, choice, words, parts }} way="pay" />}
      {bill && <After bill={bill} words={words} most={parts.tableau} />}
    </>
  );
}

/** Name a number: how many cards that I have not seen bear each. */
export function LuckyPanel({ choice, words, doc, parts: given }: PanelProps) {
  const { least, most } = choice.asked;
  const counts = unseenByNumber(partsOf(given), zonesOf(doc));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const highest = Math.max(1, ...Array.from({ length: most - least + 1 }, (_, i) => counts.get(least + i) ?? 0));
  const now = choice.amounts.value[""] ?? least;
  return (
    <>
      <div class="rp-luck" role="radiogroup" aria-labelledby="dq">
        {Array.from({ length: most - least + 1 }, (_, i) => {
          const number = least + i;
          const count = counts.get(number) ?? 0;
          return (
            <button
              key={number}
              type="button"
              role="radio"
              aria-checked={number === now}
              aria-label={words.say("race-luck-number", { number, count, all })}
              class={number === now ? "is-on" : ""}
              data-opt={number}
              onClick={() => choice.setAmount("", number)}
            >
              <i style={{ height: `${Math.round((count * 100) / highest)}%` }} />
              <b>{number}</b>
              <small>{count}</small>
            </button>
          );
        })}
      </div>
      <p class="rp-after">{words.say("race-luck-help", { all })}</p>
    </>
  );
}
