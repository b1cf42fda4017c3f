/** Which option of the open question lies where: the board only maps option texts to cards. */

import type { Choice } from "../types.ts";
import { aboutOf, cardOf, faceOf, type Parts, type RaceZones } from "./pieces.ts";

/** Questions that are answered with cards from the hand, and those answered with cards of the tableau. */
const FROM_HAND = new Set(["opening", "develop", "settle", "pay", "hand", "limit"]);
const FROM_TABLEAU = new Set(["sell", "consume", "goods", "windfall"]);

export type Where = "hand" | "drawn" | "tableau" | "actions" | null;

/** Where the options of the open question lie. */
export function whereOf(choice: Choice | null): Where {
  if (!choice) return null;
  const { ask } = choice.asked;
  if (FROM_HAND.has(ask)) return "hand";
  if (FROM_TABLEAU.has(ask)) return "tableau";
  if (ask === "keep") return "drawn";
  return ask === "action" || ask === "actions" ? "actions" : null;
}

/** The options that each card stands for, those that are not offered but have a reason included. */
export function optionsByCard(choice: Choice | null): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  if (!choice) return found;
  for (const option of [...choice.asked.options, ...Object.keys(choice.blocked.value)]) {
    const card = cardOf(option);
    const known = found.get(card);
    if (!known) found.set(card, [option]);
    else if (!known.includes(option)) known.push(option);
  }
  return found;
}

/** Where as many are chosen as can be, a tap on another card takes the place of the one that was chosen first. */
export function swapping(choice: Choice, option: string): void {
  const chosen = choice.chosen.value;
  const full = choice.asked.kind === "pick-some" && choice.asked.most > 1 && chosen.length >= choice.asked.most;
  if (full && choice.offers(option) && !choice.isChosen(option)) choice.pick(chosen[0] as string);
}

export type Order = "drawn" | "use";

/** The hand in the order in which it was drawn, or by use: what can be chosen now, then worlds, then developments. */
export function sorted(cards: readonly string[], order: Order, choice: Choice | null, parts: Parts): readonly string[] {
  if (order === "drawn") return cards;
  const key = (text: string): readonly number[] => {
    const face = faceOf(parts, text);
    const group = face.kind === "development" ? 2 : face.military ? 1 : 0;
    return [choice && whereOf(choice) === "hand" && !choice.offers(text) ? 1 : 0, group, face.number, -(face.vp ?? 9)];
  };
  return [...cards].sort((a, b) => {
    const [left, right] = [key(a), key(b)];
    for (let i = 0; i < left.length; i += 1) {
      const difference = (left[i] ?? 0) - (right[i] ?? 0);
      if (difference) return difference;
    }
    return a < b ? -1 : 1;
  });
}

/** Cards that the last event speaks of. */
export function lastCards(last: Readonly<Record<string, unknown>> | null): ReadonlySet<string> {
  if (!last) return new Set();
  const { card, cards, power } = last as { card?: unknown; cards?: unknown; power?: unknown };
  const found = [card, ...(Array.isArray(cards) ? cards : []), typeof power === "string" ? cardOf(power) : null];
  return new Set(found.filter((one): one is string => typeof one === "string"));
}

/** Military of a tableau against worlds of one kind or mark, beyond the general one. */
export function specialMilitary(parts: Parts, tableau: readonly string[]): { readonly against: string; readonly amount: number }[] {
  const sums = new Map<string, number>();
  for (const card of tableau) {
    for (const power of faceOf(parts, card).powers) {
      if (power.kind !== "military") continue;
      const targets = power.against_kinds?.map((kind) => `kind-${kind}`) ?? (power.against_keyword ? [`keyword-${power.against_keyword}`] : []);
      for (const target of targets) sums.set(target, (sums.get(target) ?? 0) + (power.amount ?? 0));
    }
  }
  return [...sums].map(([against, amount]) => ({ against, amount }));
}

/** How many cards that this viewer has not seen bear each number, for guessing the next one. */
export function unseenByNumber(parts: Parts, zones: RaceZones): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const seen = new Map<string, number>();
  const known = [...zones.hand, ...zones.drawn, ...zones.discard_open, ...zones.discard_mine, ...zones.seats.flatMap((seat) => [...seat.tableau, ...(seat.laid ? [seat.laid] : [])])];
  for (const card of known) {
    const design = card.split("~", 1)[0] ?? card;
    seen.set(design, (seen.get(design) ?? 0) + 1);
  }
  for (const [design, face] of Object.entries(parts.cards)) {
    const left = face.copies - (seen.get(design) ?? 0);
    counts.set(face.number, (counts.get(face.number) ?? 0) + Math.max(0, left));
  }
  return counts;
}

/** The price, Military or yield that belongs to a card in the open question. */
export function figureOf(choice: Choice | null, option: string) {
  if (!choice) return null;
  const about = aboutOf(choice.asked);
  return about.prices?.[option] ?? about.yields?.[option] ?? null;
}
