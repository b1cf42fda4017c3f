/** A power as a few signs for the card itself: figures and symbols. What they mean is said in words beside it. */

import type { Kind, Power } from "./pieces.ts";

export type Sign = { readonly text: string } | { readonly icon: string; readonly colour?: string; readonly ring?: boolean };

const CARD: Sign = { icon: "r-card" };
const VP: Sign = { icon: "r-vp", colour: "--c-money" };
const MIGHT: Sign = { icon: "r-military", colour: "--c-red" };
const ANY: Sign = { icon: "r-cube" };
/** For once: the card itself is given up. */
const ONCE: Sign = { text: "1×" };
const ARROW: Sign = { text: "→" };

const text = (value: string | number): Sign => ({ text: String(value) });
const signed = (amount: number): Sign => text(amount < 0 ? `−${-amount}` : `+${amount}`);
const good = (kind: Kind): Sign => ({ icon: `g-${kind}`, colour: `--g-${kind}` });
const windfall = (kind: Kind): Sign => ({ icon: `g-${kind}`, colour: `--g-${kind}`, ring: true });
const goods = (kinds: readonly Kind[] | undefined): Sign[] => (kinds ? kinds.map(good) : [ANY]);
const drawn = (amount: number): Sign[] => [signed(amount), CARD];

/** The signs of a power, in reading order. */
export function signs(power: Power, of: Kind | null): readonly Sign[] {
  const amount = power.amount ?? 0;
  switch (power.kind) {
    case "explore_draw":
      return [signed(amount), { icon: "i-eye" }];
    case "explore_keep":
    case "draw_at_phase_start":
    case "draw_after_placing":
    case "draw":
    case "draw_if_produced_here":
      return drawn(amount);
    case "reduce_cost":
      return [text(`−${amount}`), ...(power.good_kinds ? goods(power.good_kinds) : [])];
    case "military":
      return [signed(amount), MIGHT, ...(power.against_kinds ?? []).map(good), ...(power.against_keyword ? [{ icon: "i-flag", colour: "--c-red" }] : [])];
    case "temporary_military":
      return [ONCE, signed(amount), MIGHT];
    case "zero_cost":
      return [ONCE, text(0), CARD];
    case "pay_for_military":
      return [MIGHT, ARROW, CARD, text(`−${power.cost_reduction ?? 0}`)];
    case "trade_bonus":
      return [...drawn(amount), ...(power.good_kinds ? goods(power.good_kinds) : [])];
    case "consume_goods": {
      const count = power.goods_per_use ?? 1;
      const uses = power.max_uses ?? 1;
      const give: Sign[] = [...(count > 1 ? [text(count)] : []), ...(uses > 1 ? [text(`≤${uses}`)] : []), ...goods(power.good_kinds)];
      return [...give, ...(power.distinct_kinds ? [text("≠")] : []), ARROW, ...reward(power.vp, power.cards)];
    }
    case "consume_all":
      return [text("∑"), ANY, text("−1"), ARROW, VP];
    case "sell_good":
      return [ANY, ARROW, CARD];
    case "lucky_draw":
      return [text("?"), ARROW, CARD];
    case "discard_hand":
      return [text(`≤${power.max_cards ?? 0}`), CARD, ARROW, ...reward(power.vp_per_card, 0)];
    case "produce_here":
      return of ? [good(of)] : [ANY];
    case "produce_windfall":
      return power.good_kinds ? power.good_kinds.map(windfall) : [{ icon: "r-cube", ring: true }];
    case "draw_per_good_produced":
    case "draw_per_world":
      return [...drawn(amount), text("/"), ...goods(power.good_kinds)];
    case "draw_per_kind_produced":
      return [...drawn(amount), text("/ ≠"), ANY];
    case "draw_if_most_produced":
      return [...drawn(amount), text("max"), ...goods(power.good_kinds)];
    default:
      return [];
  }
}

function reward(vp = 0, cards = 0): Sign[] {
  return [...(vp ? [text(vp), VP] : []), ...(cards ? [text(cards), CARD] : [])];
}
