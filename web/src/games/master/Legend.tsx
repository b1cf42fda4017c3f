/** What the pictures mean: cubes, symbols, cells and projects, each with its rule. Help for a first game, always at hand. */

import { Icon } from "../../shell/Icon.tsx";
import { RuleRef } from "../../shell/RuleRef.tsx";
import type { BoardProps } from "../types.ts";
import { Cube, SymbolIcon } from "./Cells.tsx";
import { GOAL, WAYS } from "./standing.ts";
import { COLOURS, INK, SYMBOLS, type Way } from "./zones.ts";

const WAY_ICON: Readonly<Record<Way, string>> = { domination: "x-culture", expansion: "r-disc", capture: "i-home" };
const PROJECTS = [["base", "r-disc", "SU-13.1"], ["card", "r-card", "SU-15.1"], ["development", "i-flag", "SU-16.1"], ["programme", "x-culture", "SU-18.1"], ["steal", "i-swap", "SU-19.1"], ["conflict", "x-military", "SU-21.1"]] as const;

export function Legend({ words }: BoardProps) {
  return (
    <div class="ms-legend" tabIndex={0} role="group" aria-label={words.say("master-tab-legend")}>
      <section>
        <h3 class="label">{words.say("master-legend-win")} <RuleRef game="master" rule="SU-5.1" /></h3>
        <ul>{WAYS.map((way) => <li key={way}><Icon name={WAY_ICON[way]} /> <span><b>{words.say(`way-${way}`)}</b> {words.say(`way-${way}.long`)} ({GOAL[way]})</span></li>)}</ul>
      </section>
      <section>
        <h3 class="label">{words.say("master-legend-cubes")} <RuleRef game="master" rule="SU-9.1" /></h3>
        <ul>{COLOURS.map((colour) => <li key={colour}><Cube colour={colour} /> <span><b>{words.say(`colour-${colour}`)}</b> {words.say(`colour-${colour}.long`)}</span></li>)}</ul>
      </section>
      <section>
        <h3 class="label">{words.say("master-legend-symbols")} <RuleRef game="master" rule="SU-7.1" /></h3>
        <ul>{SYMBOLS.map((symbol) => <li key={symbol}><SymbolIcon symbol={symbol} /> <span><b>{words.say(`symbol-${symbol}`)}</b></span></li>)}</ul>
      </section>
      <section>
        <h3 class="label">{words.say("master-legend-projects")} <RuleRef game="master" rule="SU-10.4" /></h3>
        <ul>
          {PROJECTS.map(([kind, icon, rule]) => <li key={kind}><Icon name={icon} /> <span><b>{words.say(`kind-${kind}`)}</b> {words.say(`master-legend-${kind}`)} <RuleRef game="master" rule={rule} /></span></li>)}
          <li><span class="ms-cell star" style={{ "--c": `var(${INK.green})` }} aria-hidden="true" /> <span><b>{words.say("master-legend-star")}</b> {words.say("master-star-note")} <RuleRef game="master" rule="SU-17.1" /></span></li>
        </ul>
      </section>
    </div>
  );
}
