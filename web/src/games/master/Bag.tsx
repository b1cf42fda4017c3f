/** Bags: my own by colour, with the odds of the next draw; of the others what may be known. */

import { Icon } from "../../shell/Icon.tsx";
import { Sigil } from "../../shell/Sigil.tsx";
import type { BoardProps, Speaks } from "../types.ts";
import { ofEach } from "./cards.ts";
import { atLeastOne, drawOf, knownBag, sizeOf, unseen } from "./odds.ts";
import { CUBE, GLYPH, INK, partsOf, zonesOf, type Counts } from "./zones.ts";

/** Shares as the language writes them: "62 %". */
const percent = (words: Speaks, share: number): string => words.say("master-percent", { share: Math.round(share * 100) });

/** The bars of a bag; with `draw`, the chance that as many cubes bring at least one of a colour. */
function Bars({ bag, draw, words }: { readonly bag: Counts; readonly draw: number | null; readonly words: Speaks }) {
  const all = sizeOf(bag);
  const rows = ofEach(bag);
  const most = Math.max(1, ...rows.map((row) => row.count));
  return (
    <ul class="stack ms-bars">
      {rows.map(({ colour, count }) => {
        const chance = draw === null ? null : atLeastOne(count, all, draw);
        return (
          <li key={colour} style={{ "--c": `var(${CUBE[colour]})`, "--k": `var(${INK[colour]})` }}>
            <span class="sr">{words.say(`colour-${colour}`)}</span>
            <Icon name={GLYPH[colour]} />
            <span class="ms-bar" aria-hidden="true"><i style={{ width: `${(count * 100) / most}%` }} /></span>
            <b>{count}</b>
            {chance !== null && <small><span class="sr">{words.say("master-odds-of", { draw: draw ?? 0 })} </span>{percent(words, chance)}</small>}
          </li>
        );
      })}
    </ul>
  );
}

/** A bag that this viewer may look into. */
export function Bag({ doc, seat, words, parts: given }: BoardProps) {
  const zones = zonesOf(doc);
  const parts = partsOf(given);
  const bag = zones.bags[seat];
  if (!bag) return null;
  const draw = drawOf(parts, zones, seat);
  return (
    <section class="ms-bag" aria-label={words.say("master-bag")}>
      <h3 class="label">{words.say("master-bag-of", { count: sizeOf(bag) })}</h3>
      <Bars bag={bag} draw={draw} words={words} />
      <small class="dim">{words.say("master-odds", { draw })}</small>
    </section>
  );
}

/** The bags of the others: how many cubes; which ones, where that can be told from what lies in sight. */
export function OtherBags({ doc, info, seat, words, parts: given }: BoardProps) {
  const zones = zonesOf(doc);
  const parts = partsOf(given);
  const hidden = zones.bags.filter((bag, one) => bag === null && one !== seat).length;
  return (
    <section class="ms-others" aria-label={words.say("master-bags")}>
      {zones.seats.map((zone, one) => {
        if (one === seat) return null;
        const bag = knownBag(parts, zones, one);
        return (
          <div key={one} class="ms-bag">
            <h3 class="label"><Sigil colour={info.seats[one]?.colour ?? 1} size="sm" /> {info.seats[one]?.name} · {words.say("master-cubes", { count: zone.cubes })}</h3>
            {bag && <Bars bag={bag} draw={drawOf(parts, zones, one)} words={words} />}
          </div>
        );
      })}
      {hidden > 1 && (
        <div class="ms-bag">
          <h3 class="label">{words.say("master-bags-together")}</h3>
          <Bars bag={unseen(parts, zones)} draw={null} words={words} />
        </div>
      )}
      <div class="ms-bag">
        <h3 class="label">{words.say("master-bank")}</h3>
        <Bars bag={zones.bank} draw={null} words={words} />
      </div>
    </section>
  );
}
