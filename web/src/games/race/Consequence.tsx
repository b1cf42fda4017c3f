/** In the panel: what the card or action under the pointer would take, bring and lead to. The figures come with the question. */

import type { ComponentChildren, JSX } from "preact";

import { RuleRef } from "../../shell/RuleRef.tsx";
import { phone } from "../../table/sizes.ts";
import type { PanelProps, Speaks } from "../types.ts";
import { optionName } from "./badges.ts";
import { NONE } from "./labels.ts";
import { aboutOf, cardOf, faceOf, partsOf, phaseOf, zonesOf, type Face, type Parts, type Placing } from "./pieces.ts";
import { cardFigures, cardKind, cardName, outlookText, signed, yieldText } from "./saying.ts";

type Line = readonly [label: string, text: ComponentChildren];

function Box({ title, lines }: { readonly title: ComponentChildren; readonly lines: readonly Line[] }) {
  return (
    <div class="stack cq">
      <h3>{title}</h3>
      <dl>
        {lines.map(([label, text]) => (
          <div key={label}><dt>{label}</dt><dd>{text}</dd></div>
        ))}
      </dl>
    </div>
  );
}

/** Of what is pointed at, else of what is chosen; else where to point. On a phone pointing must not move what is pointed at. */
export function ConsequencePanel(props: PanelProps): JSX.Element {
  const { choice, words } = props;
  const { asked } = choice;
  const pointed = phone.value ? null : choice.preview.value;
  const option = pointed !== null && (asked.options.includes(pointed) || pointed in choice.blocked.value) ? pointed : choice.chosen.value.at(-1);
  if (option === undefined || option === NONE) return <p class="stack cq is-empty">{words.say(`race-point-${pointAt(asked.ask)}`)}</p>;
  if (asked.ask === "action" || asked.ask === "actions") return <ActionBox {...props} action={option} />;
  const parts = partsOf(props.parts);
  return <Box title={titleOf(props, option)} lines={linesOf(props, parts, option)} />;
}

const pointAt = (ask: string): string => (ask === "action" || ask === "actions" ? "action" : ask === "sell" || ask === "goods" || ask === "windfall" || ask === "consume" ? "tableau" : "card");

function titleOf({ choice, words }: PanelProps, option: string): string {
  return choice.asked.ask === "consume" && option.includes(".") ? `${cardName(words, cardOf(option))}: ${optionName(words, null, option)}` : cardName(words, cardOf(option));
}

/** What an action does for me alone, and what it lets everybody do. */
function ActionBox({ choice, words, parts, action }: PanelProps & { readonly action: string }) {
  const rule = partsOf(parts).actions.find((one) => one.id === action)?.rule;
  return (
    <Box
      title={<>{words.say(`action-${action}`)} {rule && <RuleRef game="race" rule={rule} />}</>}
      lines={[[words.say("race-for-you"), outlookText(words, choice.asked, action)], [words.say("race-for-all"), words.say(`race-all-${phaseOf(action)}`)]]}
    />
  );
}

function linesOf(props: PanelProps, parts: Parts, option: string): readonly Line[] {
  const { choice, words, doc } = props;
  const { asked } = choice;
  const about = aboutOf(asked);
  const face = faceOf(parts, cardOf(option));
  const figure = about.prices?.[option];
  if (typeof figure === "number") return [[words.say("race-brings"), words.say("race-sale", { kind: face.good ? words.say(`kind-${face.good}`) : "", cards: figure })]];
  if (figure) {
    const zones = zonesOf(doc);
    const own = zones.seats[asked.seat];
    const placed = (own?.tableau.length ?? 0) + 1;
    return [
      [words.say("race-play-it"), playText(words, face, figure)],
      [words.say("race-brings"), bringsText(words, parts, face, figure)],
      [words.say("race-then"), asked.ask === "keep" ? words.say("race-after-hand", { count: zones.hand.length + asked.least }) : words.say("race-after-tableau", { count: placed, most: parts.tableau })],
    ];
  }
  const given = about.yields?.[option];
  if (given) return [[words.say("race-brings"), yieldText(words, given)]];
  return [[words.say("race-it-is"), `${cardKind(words, face)}, ${cardFigures(words, face)}`], [words.say("race-brings"), bringsText(words, parts, face, null)]];
}

/** What it takes to place a card: now, or what is lacking. */
function playText(words: Speaks, face: Face, figure: Placing): string {
  if (figure.twice) return words.say("race-play-twice");
  const costs = [
    figure.strength !== undefined && words.say("race-conquer-with", { strength: signed(figure.strength), defense: face.number }),
    figure.pay !== undefined && words.say("race-pay-with", { count: figure.pay }),
    figure.ways?.some((way) => way.includes("ship")) && words.say("race-free-with-ship"),
  ].filter(Boolean).join(words.say("race-or"));
  if (figure.now === undefined) return costs;
  return words.say(figure.now ? "race-play-now" : figure.ways?.length ? "race-play-later" : "race-play-not-yet", { costs });
}

/** Points, the good that comes with it and what it sells for, cards drawn after placing. */
function bringsText(words: Speaks, parts: Parts, face: Face, figure: Placing | null): string {
  const kind = face.good ? words.say(`kind-${face.good}`) : "";
  return [
    face.vp === null ? words.say("race-after-vary") : words.say("race-points", { points: face.vp }),
    face.good && words.say(face.source === "windfall" ? "race-brings-good" : "race-brings-source", { kind, cards: parts.trade[face.good] }),
    figure?.after?.draw ? words.say("race-after-draw", { count: figure.after.draw }) : null,
  ].filter(Boolean).join(", ");
}
