/** Race in words: cards, powers, options and figures as sentences of the person's language. */

import type { Asked } from "../../net/wire.ts";
import { soft } from "../../shell/soft.ts";
import type { Speaks } from "../types.ts";
import { aboutOf, designOf, faceOf, type Bill, type Face, type Parts, type Sentence } from "./pieces.ts";

/** A sentence with the ids among its arguments put into words. */
export const sentence = (words: Speaks, told: Sentence): string => words.tell(told);

export const cardName = (words: Speaks, text: string): string => words.name(designOf(text), "card");

/** What a card is: "military world · windfall: Genes". */
export function cardKind(words: Speaks, face: Face): string {
  const kind = words.say(face.kind === "development" ? "development" : face.military ? "military-world" : "world");
  return face.source && face.good ? `${kind} · ${words.say(face.source)}: ${words.say(`kind-${face.good}`)}` : kind;
}

/** Cost or defense, and points: "cost 2, 1 VP". */
export function cardFigures(words: Speaks, face: Face): string {
  const number = words.say(face.military ? "race-defense" : "race-cost", { number: face.number });
  const points = face.vp === null ? words.say("race-points-vary") : words.say("race-points", { points: face.vp });
  return `${number}, ${points}`;
}

/** The full name of a card for a screen reader: "Gem World, world, cost 2, 1 point, with a good, chosen". */
export function spoken(words: Speaks, parts: Parts, text: string, more: readonly (string | false | null | undefined)[] = []): string {
  const face = faceOf(parts, text);
  const all = [soft(cardName(words, text)), cardKind(words, face), cardFigures(words, face), ...more];
  return all.filter(Boolean).join(", ");
}

/** A number with its sign. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0");

/** What a Consume power would give: "2 goods → 4 VP and 1 card". */
export function yieldText(words: Speaks, given: { readonly goods: number; readonly points: number; readonly cards: number }): string {
  const reward = given.points && given.cards
    ? words.say("race-points-and-cards", { points: given.points, cards: given.cards })
    : given.cards
      ? words.say("race-draw-cards", { cards: given.cards })
      : words.say("race-gain-points", { points: given.points });
  return given.goods ? words.say("race-for-goods", { goods: given.goods, reward }) : reward;
}

/** What an action card would do for me now, its bonus included, with figures. */
export function outlookText(words: Speaks, asked: Asked, action: string): string {
  const look = aboutOf(asked).outlook?.[action];
  if (!look) return words.say(`action-${action}.bonus`);
  const [phase = ""] = action.split("-", 1);
  switch (phase) {
    case "explore":
      return words.say("race-look-explore", { draw: look.draw, keep: look.keep });
    case "develop":
    case "settle":
      return words.say(`race-look-${phase}`, { count: look.cards?.length ?? 0 });
    case "produce":
      return words.say("race-look-produce", { goods: look.goods ?? 0, windfalls: look.windfalls ?? 0 });
    default:
      return look.price === undefined ? words.say("race-look-double", { goods: look.goods ?? 0, powers: look.powers ?? 0 }) : words.say("race-look-trade", { cards: look.price });
  }
}

/** What a way of placing takes: "Military +3 against 2", "5 cards", "nothing". */
export function wayText(words: Speaks, way: string, bill: Bill | undefined): string {
  if (!bill) return "";
  if (way.startsWith("conquer")) {
    const strength = (bill.strength ?? 0) + (way.includes("tactics") ? (bill.tactics ?? 0) : 0);
    return words.say("race-bill-against", { strength: signed(strength), defense: bill.base });
  }
  return way.includes("ship") ? words.say("race-way-free") : words.say("race-way-pay", { count: bill.price ?? 0 });
}
