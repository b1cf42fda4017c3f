/** Who wins, as one bar: also at a table. Colours are those of seats, patterns tell them apart. */

import type { JSX } from "preact";

import type { Contender } from "../games/types.ts";
import type { BattleOdds } from "../net/wire.ts";
import { percent } from "./percent.ts";
import { say } from "../words.ts";

/** The bar, with a line of figures below unless `bare`. `sides` are those of the odds, in their order. */
export function OddsBar({ odds, sides, bare = false }: { readonly odds: BattleOdds; readonly sides: readonly Contender[]; readonly bare?: boolean }): JSX.Element {
  const parts = odds.sides.map(({ holds }, place) => ({ share: holds, ...sides[place]! }));
  // The defender stands at the right end, nobody between him and the others.
  const shown = [...parts.slice(0, -1), { share: odds.nobody, name: say("odds-nobody"), colour: 0 }, ...parts.slice(-1)].filter(({ share }) => share >= 0.0005);
  const said = shown.map(({ name, share }) => say("odds-share", { name, share: percent(share) }));
  return (
    <div class="od-who">
      <div class="od-bar" role="img" aria-label={said.join(", ")}>
        {shown.map(({ name, share, colour }) => (
          <i key={name} data-seat={colour || undefined} style={{ flexGrow: share }} title={say("odds-share", { name, share: percent(share) })} />
        ))}
      </div>
      {!bare && (
        <div class="od-names" aria-hidden="true">
          {shown.map(({ name, share, colour }) => <span key={name} data-seat={colour || undefined}>{say("odds-share", { name, share: percent(share) })}</span>)}
        </div>
      )}
    </div>
  );
}
