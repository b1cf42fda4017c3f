/** Ships left to the winner: the defender's to the left, nobody in the middle, the attacker's to the right. */

import type { JSX } from "preact";

import type { BattleOdds } from "../net/wire.ts";
import { say } from "../words.ts";
import type { Contender } from "./OddsBar.tsx";
import { percent } from "./percent.ts";

interface Column {
  readonly ships: number;
  readonly chance: number;
  readonly colour: number;
  readonly name: string;
}

/** The columns of the chart, from left to right; sides between the first and the last to enter come after the last. */
export function columns(odds: BattleOdds, sides: readonly Contender[]): Column[] {
  const of = (place: number): Column[] => {
    const { kept } = odds.sides[place]!;
    const most = Math.max(0, ...Object.keys(kept).map(Number));
    return Array.from({ length: most }, (_, n) => ({ ships: n + 1, chance: kept[n + 1] ?? 0, ...sides[place]! }));
  };
  const last = odds.sides.length - 1;
  const between = odds.sides.slice(1, -1).flatMap((_, n) => of(n + 1));
  return [...of(last).reverse(), { ships: 0, chance: odds.nobody, colour: 0, name: say("odds-nobody") }, ...of(0), ...between];
}

export function Survivors({ odds, sides }: { readonly odds: BattleOdds; readonly sides: readonly Contender[] }): JSX.Element {
  const shown = columns(odds, sides);
  const most = Math.max(0.01, ...shown.map(({ chance }) => chance));
  const likely = shown.reduce((best, one) => (one.chance > best.chance ? one : best));
  const defender = sides[sides.length - 1]!;
  return (
    <figure class="od-chart">
      <figcaption class="label">{say("odds-left")}</figcaption>
      <ol aria-label={say("odds-likely", { name: likely.name, count: likely.ships })}>
        {shown.map(({ ships, chance, colour, name }) => (
          <li key={`${name}-${ships}`} data-seat={colour || undefined}>
            <b aria-hidden="true">{chance >= 0.005 ? Math.round(chance * 100) : ""}</b>
            <i style={{ "--h": chance / most }} aria-hidden="true" />
            <small aria-hidden="true">{ships}</small>
            <span class="sr">{say("odds-keeps", { name, count: ships, share: percent(chance) })}</span>
          </li>
        ))}
      </ol>
      <p class="od-ends" aria-hidden="true">
        {[defender, ...sides.slice(0, -1)].map(({ name, colour }) => <span key={name} data-seat={colour || undefined}>{say("odds-keeps-short", { name })}</span>)}
      </p>
    </figure>
  );
}
