import type { BattleOdds } from "../net/wire.ts";
import { lang } from "../words.ts";
import { certain, written } from "./written.ts";

/** A chance in percent in the language of the page (`written`). */
export const percent = (chance: number, most = 2, exact = true): string => written(lang.value, chance, most, exact);

/** One of all the shares of an answer, in percent. */
export const shareOf = (odds: BattleOdds, share: number, all: readonly number[], most = 2): string => percent(share, most, odds.samples === 0 && certain(share, all));

/** How likely a battle ends so, by who has the field then. */
export const endOf = (odds: BattleOdds, share: number, most = 2): string => shareOf(odds, share, [odds.nobody, ...odds.sides.map(({ holds }) => holds)], most);

/** The figure over a column: whole percent, none for what would be 0. */
export const overColumn = (odds: BattleOdds, share: number, all: readonly number[]): string => (share < 0.005 ? "" : share < 0.995 ? String(Math.round(share * 100)) : shareOf(odds, share, all, 0));
