/** A rule of thumb for the open question, for people who play their first game: what to try, and why, in a sentence. */

import type { Choice, Speaks } from "../types.ts";
import { aboutOf, cardOf, designOf, faceOf, type Face, type Outlook, type Parts, type RaceZones } from "./pieces.ts";
import { unseenByNumber } from "./places.ts";
import { cardName } from "./saying.ts";

interface Situation {
  readonly choice: Choice;
  readonly zones: RaceZones;
  readonly parts: Parts;
  readonly words: Speaks;
}

/** What to try now; null where there is nothing to say. */
export function advice(now: Situation): string | null {
  const { choice, words, zones, parts } = now;
  const { asked } = choice;
  const about = aboutOf(asked);
  const say = (key: string, args: Readonly<Record<string, unknown>> = {}) => words.say(`race-advice-${key}`, args);
  const names = (cards: readonly string[]) => cards.map((card) => cardName(words, card)).join(", ");
  const price = (world: string) => parts.trade[faceOf(parts, world).good ?? "novelty"];
  switch (asked.ask) {
    case "action":
    case "actions":
      return action(now);
    case "keep":
      return say("keep", { cards: names(bestFirst(asked.options, (card) => appeal(now, card, zones.hand.length)).slice(0, asked.least)) });
    case "develop":
    case "settle":
      return placing(now);
    case "how":
      return say("way", { way: words.name(["conquer", "pay", "conquer+tactics"].find((way) => asked.options.includes(way) && (way !== "pay" || about.price === 0)) ?? asked.options[0] ?? "", "way") });
    case "opening":
    case "limit":
    case "pay":
      return say("pay", { cards: names(bestFirst(asked.options, (card) => -appeal(now, card, zones.hand.length - asked.least)).slice(0, asked.least)) });
    case "sell": {
      const [best] = bestFirst(asked.options, (world) => Number(about.prices?.[world] ?? 0));
      return best ? say("sell", { card: cardName(words, best) }) : null;
    }
    case "consume": {
      const worth = (power: string) => {
        const given = about.yields?.[power];
        return given ? (given.points + given.cards * 0.7) / Math.max(1, given.goods) : 0;
      };
      const [best] = bestFirst(asked.options.filter((option) => option !== "none"), worth);
      return best ? say("consume", { card: cardName(words, best) }) : null;
    }
    case "goods":
      return say("goods", { cards: names(bestFirst(asked.options, (world) => -price(world)).slice(0, asked.least)) });
    case "windfall": {
      const [best] = bestFirst(asked.options, (option) => price(cardOf(option)));
      return best ? say("windfall", { card: cardName(words, cardOf(best)) }) : null;
    }
    case "lucky": {
      const counts = unseenByNumber(parts, zones);
      const numbers = Array.from({ length: asked.most - asked.least + 1 }, (_, i) => asked.least + i);
      return say("lucky", { number: bestFirst(numbers, (number) => counts.get(number) ?? 0)[0] });
    }
    default:
      return null;
  }
}

/** Which action card to choose. */
function action(now: Situation): string | null {
  const { choice, words, zones } = now;
  const look: Readonly<Record<string, Outlook>> = aboutOf(choice.asked).outlook ?? {};
  const held = zones.hand.length;
  const goods = look["consume-2x"]?.goods ?? 0;
  const sale = look["consume-trade"]?.price ?? 0;
  const made = (look["produce"]?.goods ?? 0) + Math.min(1, look["produce"]?.windfalls ?? 0);
  const best = (cards: readonly string[]) => bestFirst(cards, (card) => appeal(now, card, held - 1))[0];
  const world = best(look["settle"]?.cards ?? []);
  const development = best(look["develop"]?.cards ?? []);
  const ideas: { readonly id: string; readonly key: string; readonly worth: number; readonly args?: Readonly<Record<string, unknown>> }[] = [
    { id: "explore-5", key: "explore", worth: held <= 2 ? 3.2 : 2 },
    { id: "settle", key: "settle", worth: world ? 4 : 0, args: { card: world ? cardName(words, world) : "" } },
    { id: "develop", key: "develop", worth: development ? 3 : 0, args: { card: development ? cardName(words, development) : "" } },
    { id: "consume-trade", key: "trade", worth: sale >= 3 && held <= 4 ? 4.5 : sale ? 2.5 : 0, args: { cards: sale } },
    { id: "consume-2x", key: "double", worth: goods >= 2 && (look["consume-2x"]?.powers ?? 0) >= 2 ? 4.4 : 0 },
    { id: "produce", key: "produce", worth: made >= 2 ? 3.6 : made ? 2.2 : 0 },
  ];
  const [top] = bestFirst(ideas.filter((idea) => choice.offers(idea.id)), (idea) => idea.worth);
  return top ? words.say(`race-advice-${top.key}`, { ...top.args, action: words.say(`race-action-short-${top.id}`) }) : null;
}

/** Which card to lay out, or none. */
function placing({ choice, words, zones, parts }: Situation): string {
  const { prices } = aboutOf(choice.asked);
  const cost = (card: string) => {
    const figure = prices?.[card];
    if (typeof figure !== "object") return 9;
    return figure.ways?.includes("conquer") ? 0 : (figure.pay ?? 2);
  };
  const worth = (card: string) => {
    const face = faceOf(parts, card);
    return (face.vp ?? 3) + (face.source ? 1.5 : 0) + face.powers.length * 0.5 + 1 - cost(card) * (zones.hand.length > 5 ? 0.7 : 0.95);
  };
  const [best] = bestFirst(choice.asked.options.filter((option) => option !== "none"), worth);
  if (!best || worth(best) < 0) return words.say("race-advice-nothing");
  const figure = prices?.[best];
  const free = typeof figure === "object" && figure.ways?.includes("conquer");
  return words.say(free ? "race-advice-conquer" : "race-advice-place", { card: cardName(words, best) });
}

/** How gladly one would hold a card: what it gives, less what stands between it and the tableau. */
function appeal({ zones, parts, choice }: Situation, card: string, payment: number): number {
  const face: Face = faceOf(parts, card);
  const own = zones.seats[choice.asked.seat];
  if (own?.tableau.some((other) => designOf(other) === designOf(card))) return -9;
  const lacking = face.military ? 1.5 * Math.max(0, face.number - (own?.military ?? 0)) : Math.max(0, face.number - payment);
  const price = face.military ? 0.5 : face.number;
  return (face.vp ?? 3) + face.powers.length * 0.6 + (face.source ? 0.8 : 0) - price * 0.45 - lacking * 1.2;
}

const bestFirst = <T,>(things: readonly T[], worth: (thing: T) => number): T[] => [...things].sort((a, b) => worth(b) - worth(a));
