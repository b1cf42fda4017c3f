/** Words of options and of the button. */

import type { Asked, Doc } from "../../net/wire.ts";
import type { BoardProps, OptionLabel, Speaks } from "../types.ts";
import { aboutOf, cardOf, faceOf, partsOf } from "./pieces.ts";
import { cardFigures, cardKind, cardName, outlookText, signed, wayText, yieldText } from "./saying.ts";

export const NONE = "none";

/** What an option is, and what choosing it leads to. */
export function optionLabel(words: Speaks, asked: Asked, option: string, _doc: Doc, given: BoardProps["parts"]): OptionLabel {
  const parts = partsOf(given);
  const about = aboutOf(asked);
  if (option === NONE) return { title: words.say(asked.ask === "consume" ? "race-use-none" : "race-place-none"), text: words.say(asked.ask === "consume" ? "race-use-none-text" : "race-place-none-text") };
  switch (asked.ask) {
    case "action":
    case "actions":
      return { title: words.say(`action-${option}`), text: outlookText(words, asked, option) };
    case "how":
      return { title: words.name(option, "way"), text: wayText(words, option, about.bill) };
    case "windfall": {
      const [power = "", world = ""] = option.split(">");
      const face = faceOf(parts, world);
      return {
        title: power === "bonus" ? words.say("option-windfall-bonus", { world: cardName(words, world) }) : words.say("option-windfall", { power: cardName(words, power), world: cardName(words, world) }),
        ...(face.good ? { text: words.say(`kind-${face.good}`), icon: `g-${face.good}`, colour: `--c-${face.good}` } : {}),
      };
    }
    case "consume": {
      const part = option.split(".")[1];
      const given = about.yields?.[option];
      return {
        title: part ? words.say(`option-power-${part}`, { card: cardName(words, option) }) : cardName(words, option),
        ...(given ? { text: part === "lucky" ? words.say("power-lucky-draw") : yieldText(words, given) } : {}),
      };
    }
    default:
      return cardLabel(words, asked, option, parts);
  }
}

/** A card as an option: what it is and, where the question knows, what choosing it costs or gives. */
function cardLabel(words: Speaks, asked: Asked, option: string, parts: ReturnType<typeof partsOf>): OptionLabel {
  const face = faceOf(parts, cardOf(option));
  const figure = aboutOf(asked).prices?.[option];
  const icon = face.good ? { icon: `g-${face.good}`, colour: `--c-${face.good}` } : {};
  const title = cardName(words, option);
  if (typeof figure === "number") return { title, text: words.say("race-sale", { kind: face.good ? words.say(`kind-${face.good}`) : "", cards: figure }), ...icon };
  if (asked.ask === "goods") return { title, text: face.good ? words.say(`kind-${face.good}`) : "", ...icon };
  if (figure) {
    const points = face.vp === null ? words.say("race-points-vary") : words.say("race-points", { points: face.vp });
    const costs = [
      figure.strength !== undefined && figure.ways?.some((way) => way.startsWith("conquer")) && words.say("race-conquer-with", { strength: signed(figure.strength), defense: face.number }),
      figure.pay !== undefined && words.say("race-pay-with", { count: figure.pay }),
      figure.ways?.some((way) => way.includes("ship")) && words.say("race-free-with-ship"),
    ].filter(Boolean);
    return { title, text: `${costs.join(words.say("race-or"))} · ${points}`, ...icon };
  }
  return { title, text: `${cardKind(words, face)} · ${cardFigures(words, face)}`, ...icon };
}

/** What the button says that sends the answer. */
export function confirmLabel(words: Speaks, asked: Asked, chosen: readonly string[]): string | null {
  const about = aboutOf(asked);
  const first = chosen[0] ?? NONE;
  const count = chosen.length;
  switch (asked.ask) {
    case "pay":
      return words.say("race-do-pay", { count, card: cardName(words, about.card ?? "") });
    case "keep":
      return count === 1 ? words.say("race-do-keep-one", { card: cardName(words, first) }) : words.say("race-do-keep", { count });
    case "opening":
    case "limit":
      return words.say("race-do-discard", { count });
    case "hand":
      return words.say("race-do-cash", { count, points: count * (about.each ?? 1) });
    case "action":
      return words.say("race-do-action", { action: words.say(`race-action-short-${first}`) });
    case "actions":
      return words.say("race-do-actions", { actions: chosen.map((action) => words.say(`race-action-short-${action}`)).join(" + ") });
    case "develop":
    case "settle":
      return first === NONE ? words.say("race-place-none") : words.say("race-do-lay", { card: cardName(words, first) });
    case "sell":
      return words.say("race-do-sell", { cards: Number(about.prices?.[first] ?? 0) });
    case "consume":
      return first === NONE ? words.say("race-use-none") : words.say("race-do-use", { card: cardName(words, first) });
    case "goods":
      return words.say("race-do-goods", { count });
    case "windfall":
      return words.say("race-do-produce");
    default:
      return null;
  }
}
