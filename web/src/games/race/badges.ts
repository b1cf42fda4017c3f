/** The short figures on cards that can be chosen, and the names of several options on one card. */

import type { Choice, Speaks } from "../types.ts";
import { cardOf, type Yield } from "./pieces.ts";
import { figureOf } from "./places.ts";
import { cardName } from "./saying.ts";

/** What choosing this option costs or gives, in two words: "pay 3", "+4 cards", "+2 VP". */
export function badgeOf(words: Speaks, choice: Choice | null, option: string): string | null {
  const figure = figureOf(choice, option);
  if (figure === null || figure === undefined) return null;
  if (typeof figure === "number") return words.say("race-badge-cards", { cards: figure });
  if ("points" in figure) return yieldBadge(words, figure);
  if (figure.ways?.includes("conquer")) return words.say("race-badge-conquer");
  if (figure.ways && !figure.ways.includes("pay")) {
    return words.say(figure.ways.some((way) => way.startsWith("conquer")) ? "race-badge-conquer" : "race-badge-free");
  }
  return figure.pay === undefined ? null : words.say("race-pay-badge", { price: figure.pay });
}

function yieldBadge(words: Speaks, given: Yield): string | null {
  if (given.points && given.cards) return words.say("race-badge-both", { points: given.points, cards: given.cards });
  if (given.points) return words.say("race-badge-points", { points: given.points });
  return given.cards ? words.say("race-badge-cards", { cards: given.cards }) : null;
}

/** The name of an option beside others on the same card. */
export function optionName(words: Speaks, choice: Choice | null, option: string): string {
  if (option.includes(">")) {
    const power = option.slice(0, option.indexOf(">"));
    return power === "bonus" ? words.say("race-bonus") : cardName(words, power);
  }
  const part = option.split(".")[1];
  const badge = badgeOf(words, choice, option);
  const name = part ? words.say(`race-part-${part}`) : cardName(words, cardOf(option));
  return badge ? `${name} (${badge})` : name;
}
