/** Chances of the battles that a move would begin, asked of the server one after the other, for the pills on the map. */

import { useEffect } from "preact/hooks";

import { get } from "../../net/api.ts";
import type { BattleOdds } from "../../net/wire.ts";
import { placeOdds } from "../../odds/ask.ts";
import { endOf } from "../../odds/percent.ts";
import type { BoardProps, Choice } from "../types.ts";
import { plannedIn, plannedOf } from "./ahead.ts";
import { shares } from "./pills.ts";
import { enemiesIn } from "./reach.ts";
import { spotOf } from "./spots.ts";
import { startOf } from "./targets.ts";
import { partsOf, zonesOf, type EclipseZones, type Parts } from "./zones.ts";

/** So many are asked for by themselves; what is pointed at comes first. */
const HANDFUL = 6;
/** Milliseconds that the hand rests before anything is asked. */
const PATIENCE = 200;

export interface Attack {
  readonly option: string;
  readonly sector: string;
  /** The ships on their way, as the odds read them. */
  readonly coming: string;
}

/** The attack that an option of the open question would be; null if it is none. */
export function attackOf(zones: EclipseZones, parts: Parts, { asked }: Pick<Choice, "asked">, option: string): Attack | null {
  const spot = spotOf(asked, option);
  const ask = plannedOf(option)?.ask ?? asked.ask;
  const step = ask === "move" && spot?.kind === "step" && spot.ship ? { ship: spot.ship, to: spot.to }
    : ask === "onward" && spot?.kind === "sector" && zones.ship ? { ship: zones.ship as string, to: spot.sector } : null;
  if (!step) return null;
  const guarded = zones.gcds > 0 && parts.sectors[step.to]?.gcds;
  return guarded || enemiesIn(zones, parts, asked.seat, step.to) > 0 ? { option, sector: step.to, coming: `1${step.ship}` } : null;
}

/** The attacks that the ship in hand could make, the one that is pointed at first. */
export function attacksNow(zones: EclipseZones, parts: Parts, choice: Choice): readonly Attack[] {
  const preview = choice.preview.value;
  const start = startOf(choice);
  const { asked } = choice;
  const all = [...asked.options, ...plannedIn(zones, asked)];
  const near = all.filter((option) => {
    const spot = spotOf(asked, option);
    return asked.ask === "onward" || (start !== null && spot?.kind === "step" && spot.start === start);
  });
  const wanted = [...(preview !== null && all.includes(preview) ? [preview] : []), ...near];
  return [...new Set(wanted)].flatMap((option) => attackOf(zones, parts, choice, option) ?? []).slice(0, HANDFUL);
}

const known = new Map<string, string>();

/** Keeps the shares of the open question; draws nothing. */
export function Chances({ choice, doc, info, seat, parts: given }: BoardProps): null {
  const zones = zonesOf(doc);
  const parts = partsOf(given);
  const attacks = choice && seat >= 0 ? attacksNow(zones, parts, choice) : [];
  const stamp = `${info.id} ${doc.at} ${seat}`;
  const wanted = attacks.map(({ option }) => option).join(" ");
  useEffect(() => {
    let on = true;
    const path = ({ sector, coming }: Attack): string => placeOdds(info.id, seat, sector, coming);
    const show = (): void => {
      const found: Record<string, string> = {};
      for (const one of attacks) {
        const share = known.get(`${stamp} ${path(one)}`);
        if (share !== undefined) found[one.option] = share;
      }
      if (on) shares.value = found;
    };
    const ask = async (): Promise<void> => {
      for (const one of attacks) {
        const key = `${stamp} ${path(one)}`;
        if (!on || known.has(key)) continue;
        const odds = await get<BattleOdds>(path(one)).catch(() => null);
        const mine = odds?.sides.find((side) => side.seat === seat);
        if (!odds) return; // the server has no time for it now: the pill says that there is a battle
        if (known.size > 200) known.clear();
        if (mine) known.set(key, endOf(odds, mine.holds, 0));
        show();
      }
    };
    show();
    const timer = attacks.length ? setTimeout(() => void ask(), PATIENCE) : undefined;
    return () => {
      on = false;
      clearTimeout(timer);
    };
  }, [stamp, choice?.asked.id, wanted]);
  return null;
}
