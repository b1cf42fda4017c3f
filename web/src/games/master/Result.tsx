/** The end of the match: who won and how, the three ways of every seat, and what was missing to the others. */

import { RuleRef } from "../../shell/RuleRef.tsx";
import { MiniSigil } from "../../shell/Sigil.tsx";
import type { BoardProps, GameModule } from "../types.ts";
import { SymbolIcon } from "./Cells.tsx";
import { closest, endedWithout, GOAL, outcomeOf, progress, WAYS, wonBy } from "./standing.ts";
import { bestSymbol, zonesOf, type Way } from "./zones.ts";

const RULE: Readonly<Record<Way, string>> = { expansion: "SU-5.1", capture: "SU-5.3", domination: "SU-5.2" };

export function MasterResult({ doc, info, words }: BoardProps) {
  const zones = zonesOf(doc);
  const [winner, way] = zones.won;
  const ended = endedWithout(zones);
  const seats = outcomeOf(zones).flatMap(({ seat }) => {
    const zone = zones.seats[seat];
    return zone ? [{ zone, seat, name: info.seats[seat]?.name ?? "", colour: info.seats[seat]?.colour ?? 1 }] : [];
  });
  return (
    <section class="ms-result" aria-label={words.say("master-result")}>
      <p class="ms-how">
        {winner !== undefined && way
          ? <>{words.say("master-won", { name: info.seats[winner]?.name ?? "", way: words.say(`way-${way}`), how: words.say(`way-${way}.long`) })} <RuleRef game="master" rule={RULE[way]} /></>
          : <>{words.say(ended.key)} <RuleRef game="master" rule={ended.rule} /></>}
      </p>
      <table class="ms-tracks">
        <thead>
          <tr>
            <th scope="col"><span class="sr">{words.say("master-player")}</span></th>
            {WAYS.map((one) => <th key={one} scope="col" title={words.say(`way-${one}.long`)}>{words.say(`way-${one}`)}</th>)}
          </tr>
        </thead>
        <tbody>
          {seats.map(({ zone, seat, name, colour }) => (
            <tr key={seat} class={seat === winner ? "is-winner" : undefined}>
              <th scope="row"><div class="row"><MiniSigil colour={colour} /><span>{name}</span></div></th>
              {WAYS.map((one) => {
                const count = progress(zones, seat, one);
                return (
                  <td key={one} class={seat === winner && one === way ? "is-way" : undefined}>
                    <b>{count}</b><small>{words.say("master-per", { of: GOAL[one] })}</small>
                    {one === "domination" && count > 0 && <SymbolIcon symbol={bestSymbol(zone).kind} />}
                    <span class="ms-track" aria-hidden="true"><i style={{ width: `${Math.min(100, (count * 100) / GOAL[one])}%` }} /></span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="stack ms-missing">
        {seats.filter(({ seat }) => seat !== winner).map(({ seat, name, colour, zone }) => {
          const { way: near, missing } = closest(zones, seat);
          return (
            <li key={seat}>
              <MiniSigil colour={colour} /> {words.say(`master-missing-${near}`, { name, count: missing, symbol: words.say(`symbol-${bestSymbol(zone).kind}`) })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The same for the list above, in words. */
export const outcome: NonNullable<GameModule["outcome"]> = (doc, words) => {
  const zones = zonesOf(doc);
  const way = wonBy(zones);
  return outcomeOf(zones).map(({ seat, count }) => ({ seat, score: words.say("master-slash", { count, of: GOAL[way] }), unit: words.say(`master-unit-${way}`) }));
};
