/** Units left to the winner: the defender's to the left, nobody in the middle, the attacker's to the right. */

import type { JSX } from "preact";

import type { Contender, Speaks } from "../games/types.ts";
import type { BattleOdds } from "../net/wire.ts";
import { say } from "../words.ts";
import { overColumn, shareOf } from "./percent.ts";

interface Column {
  readonly units: number;
  readonly chance: number;
  readonly colour: number;
  readonly name: string;
}

/** The columns of the chart, from left to right; sides between the first and the last to enter come after the last. */
export function columns(odds: BattleOdds, sides: readonly Contender[]): Column[] {
  const of = (place: number): Column[] => {
    const { kept } = odds.sides[place]!;
    const most = Math.max(0, ...Object.keys(kept).map(Number));
    return Array.from({ length: most }, (_, n) => ({ units: n + 1, chance: kept[n + 1] ?? 0, ...sides[place]! }));
  };
  const last = odds.sides.length - 1;
  const between = odds.sides.slice(1, -1).flatMap((_, n) => of(n + 1));
  return [...of(last).reverse(), { units: 0, chance: odds.nobody, colour: 0, name: say("odds-nobody") }, ...of(0), ...between];
}

/** The largest share that a bar of these odds shows: all bars of one answer have its scale. */
export function largest(odds: BattleOdds): number {
  const kept = odds.sides.flatMap((side) => Object.values(side.kept));
  return Math.max(0.01, odds.nobody, ...kept, ...Object.values(odds.battles[0]?.rounds ?? {}));
}

export function Survivors({ odds, sides, words }: { readonly odds: BattleOdds; readonly sides: readonly Contender[]; readonly words: Speaks }): JSX.Element {
  const shown = columns(odds, sides);
  const all = shown.map(({ chance }) => chance);
  const most = largest(odds);
  const likely = shown.reduce((best, one) => (one.chance > best.chance ? one : best));
  const defender = sides[sides.length - 1]!;
  return (
    <figure class="od-chart">
      <figcaption class="label">{words.say("odds-left")}</figcaption>
      <ol aria-label={words.say("odds-likely", { name: likely.name, count: likely.units })}>
        {shown.map(({ units, chance, colour, name }) => (
          <li key={`${name}-${units}`} data-seat={colour || undefined}>
            <b aria-hidden="true">{overColumn(odds, chance, all)}</b>
            <i style={{ "--h": chance / most }} aria-hidden="true" />
            <small aria-hidden="true">{units}</small>
            <span class="sr">{words.say("odds-keeps", { name, count: units, share: shareOf(odds, chance, all) })}</span>
          </li>
        ))}
      </ol>
      <p class="od-ends" aria-hidden="true">
        {[defender, ...sides.slice(0, -1)].map(({ name, colour }) => <span key={name} data-seat={colour || undefined}>{say("odds-keeps-short", { name })}</span>)}
      </p>
    </figure>
  );
}
