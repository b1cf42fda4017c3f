/** The end of the game: where everybody's points come from, and what each cost-6 development counted. */

import { RuleRef } from "../../shell/RuleRef.tsx";
import { MiniSigil } from "../../shell/Sigil.tsx";
import type { BoardProps, Speaks } from "../types.ts";
import { designOf, faceOf, partsOf, zonesOf, type Parts, type SeatZone } from "./pieces.ts";
import { cardName, sentence } from "./saying.ts";

const FIXED: readonly string[] = ["chips", "printed"];

export function RaceResult({ doc, info, words, parts: given }: BoardProps) {
  const zones = zonesOf(doc);
  const parts = partsOf(given);
  const best = Math.max(1, ...zones.seats.map((seat) => seat.score));
  const ranked = zones.seats.map((zone, seat) => ({ zone, seat, name: info.seats[seat]?.name ?? "", colour: info.seats[seat]?.colour ?? 1 })).sort((a, b) => b.zone.score - a.zone.score);
  const tied = ranked.filter(({ zone }) => zone.score === ranked[0]?.zone.score);
  const counted = ranked.flatMap((row) => sixes(row.zone).map(([development, points]) => ({ ...row, development, points })));
  return (
    <section class="rs" aria-label={words.say("race-result")}>
      <h3 class="label">{words.say("race-result")}</h3>
      <table class="rs-table">
        <thead>
          <tr>
            <th scope="col"><span class="sr">{words.say("race-player")}</span></th>
            <th scope="col"><i class="rs-dot part-chips" />{words.say("race-score-chips")}</th>
            <th scope="col"><i class="rs-dot part-printed" />{words.say("race-score-printed")}</th>
            <th scope="col"><i class="rs-dot part-six" />{words.say("race-score-six")}</th>
            <th scope="col">{words.say("race-score-all")}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ zone, seat, name, colour }) => {
            const six = sixes(zone).reduce((sum, [, points]) => sum + points, 0);
            return (
              <tr key={seat}>
                <th scope="row"><MiniSigil colour={colour} /><span>{name}</span></th>
                <td>{zone.points["chips"] ?? 0}</td>
                <td>{zone.points["printed"] ?? 0}</td>
                <td>{six}</td>
                <td><b>{zone.score}</b></td>
                <td class="rs-bar" aria-hidden="true">
                  <i class="part-chips" style={{ width: `${((zone.points["chips"] ?? 0) * 100) / best}%` }} />
                  <i class="part-printed" style={{ width: `${((zone.points["printed"] ?? 0) * 100) / best}%` }} />
                  <i class="part-six" style={{ width: `${(Math.max(0, six) * 100) / best}%` }} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {tied.length > 1 && (
        <p class="rs-tie">
          {tied.map(({ zone, name }) => words.say("race-tie", { name, count: zone.hand + zone.goods.length })).join(" ")} <RuleRef game="race" rule="RG-12.9" />
        </p>
      )}
      {counted.length > 0 && (
        <>
          <h3 class="label">{words.say("race-sixes")}</h3>
          {counted.map((one) => <Six key={`${one.seat} ${one.development}`} {...one} parts={parts} words={words} />)}
        </>
      )}
    </section>
  );
}

const sixes = (zone: SeatZone): [string, number][] => Object.entries(zone.points).filter(([part]) => !FIXED.includes(part));

interface SixProps {
  readonly development: string;
  readonly points: number;
  readonly zone: SeatZone;
  readonly name: string;
  readonly colour: number;
  readonly parts: Parts;
  readonly words: Speaks;
}

/** What a cost-6 development counted: the cards of the tableau, and the rest (chips, Military). */
function Six({ development, points, zone, name, colour, parts, words }: SixProps) {
  const face = faceOf(parts, development);
  const counted = zone.tableau.map((card) => ({ card, worth: face.worth?.[designOf(card)] ?? 0 })).filter(({ worth }) => worth > 0);
  const rest = points - counted.reduce((sum, { worth }) => sum + worth, 0);
  return (
    <details class="rs-six">
      <summary>
        <MiniSigil colour={colour} />
        <span><span class="sr">{name}: </span>{cardName(words, development)}</span>
        <b>{points}</b>
      </summary>
      <ul>
        {counted.map(({ card, worth }) => <li key={card}><span>{cardName(words, card)}</span><b>{worth}</b></li>)}
        {rest !== 0 && <li><span>{words.say(development === "new-galactic-order" ? "race-from-military" : "race-from-chips")}</span><b>{rest}</b></li>}
        {(face.scoring ?? []).map((term, i) => <li key={i} class="rs-term">{sentence(words, term)}</li>)}
        <li class="rs-term">{face.scoring_rule && <RuleRef game="race" rule={face.scoring_rule} />}</li>
      </ul>
    </details>
  );
}
