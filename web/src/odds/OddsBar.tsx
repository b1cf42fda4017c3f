/** Who wins, as one bar: also at a table. Colours are those of seats, patterns tell them apart. */

import type { JSX } from "preact";

import type { Contender } from "../games/types.ts";
import type { BattleOdds } from "../net/wire.ts";
import { endOf } from "./percent.ts";
import { say } from "../words.ts";

/** A smaller share than this is not drawn. */
const LEAST = 0.0005;

/** The bar, with a line of figures below unless `bare`. `sides` are those of the odds, in their order. */
export function OddsBar({ odds, sides, bare = false }: { readonly odds: BattleOdds; readonly sides: readonly Contender[]; readonly bare?: boolean }): JSX.Element {
  const parts = odds.sides.map(({ holds }, place) => ({ share: holds, ...sides[place]! }));
  // The defender stands at the right end, nobody between him and the others.
  // Every side is named, however small its share: whoever looks wants to find his own.
  const nobody = odds.nobody >= LEAST ? [{ share: odds.nobody, name: say("odds-nobody"), colour: 0 }] : [];
  const named = [...parts.slice(0, -1), ...nobody, ...parts.slice(-1)];
  const shown = named.filter(({ share }) => share >= LEAST);
  const told = (name: string, share: number): string => say("odds-share", { name, share: endOf(odds, share) });
  const said = named.map(({ name, share }) => told(name, share));
  return (
    <div class="od-who">
      <div class="od-bar" role="img" aria-label={said.join(", ")}>
        {shown.map(({ name, share, colour }) => (
          <i key={name} data-seat={colour || undefined} style={{ flexGrow: share }} title={told(name, share)} />
        ))}
      </div>
      {!bare && (
        <div class="od-names" aria-hidden="true">
          {named.map(({ name, share, colour }) => <span key={name} data-seat={colour || undefined}>{told(name, share)}</span>)}
        </div>
      )}
    </div>
  );
}
