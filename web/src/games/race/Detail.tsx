/** What the information card tells of a card: everything printed on it, in words. */

import { RuleRef } from "../../shell/RuleRef.tsx";
import { useInfoCard, WhyNot, type Information } from "../../table/InfoCard.tsx";
import type { Choice, Speaks } from "../types.ts";
import { Art } from "./art.tsx";
import { Good, looks, Number, Points, Signs } from "./Card.tsx";
import { signs } from "./effects.ts";
import { designOf, faceOf, ROMAN, type Parts, type RaceZones } from "./pieces.ts";
import { cardFigures, cardKind, cardName, sentence } from "./saying.ts";

interface Setting {
  readonly words: Speaks;
  readonly parts: Parts;
  readonly zones: RaceZones;
  readonly choice: Choice | null;
}

/** Pointing at a card shows what it is. Called by the board with what it draws from. */
export function useDetails(now: Setting): void {
  useInfoCard(now.words, (text) => information(text, now));
}

function information(text: string, { words, parts, zones, choice }: Setting): Information {
  const design = designOf(text);
  const face = faceOf(parts, text);
  const owner = zones.seats.find((seat) => seat.tableau.includes(text));
  const good = owner?.goods.includes(text) ?? false;
  const worth = owner?.points[design];
  return {
    name: cardName(words, text),
    class: looks(design, face),
    head: (
      <>
        <Art design={design} face={face} />
        <Number face={face} />
        <Points face={face} />
        <h3>{cardName(words, text)}</h3>
        {good && face.good && <Good kind={face.good} />}
      </>
    ),
    body: (
      <>
        <p class="cd-kind">
          {cardKind(words, face)}
          <br />
          {cardFigures(words, face)}
          {face.keywords.map((keyword) => (
            <span key={keyword} class="tag">{words.say(`keyword-${keyword}`)}</span>
          ))}
        </p>
        <WhyNot choice={choice} option={text} game="race" words={words} />
        {face.powers.length > 0 ? (
          <ul class="stack cd-powers">
            {face.powers.map((power, i) => (
              <li key={i}>
                <b class="cd-phase" title={words.say(`phase-${power.phase}`)}>{ROMAN[power.phase]}</b>
                <span>
                  <Signs signs={signs(power, face.good)} />
                  {sentence(words, power)} <RuleRef game="race" rule={power.rule} />
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p class="cd-none">{words.say("race-no-powers")}</p>
        )}
        {face.scoring && (
          <>
            <h4>
              {words.say("race-at-the-end")} {face.scoring_rule && <RuleRef game="race" rule={face.scoring_rule} />}
              {worth !== undefined && <span class="tag">{words.say("race-worth-now", { points: worth })}</span>}
            </h4>
            <ul class="stack cd-scoring">
              {face.scoring.map((term, i) => <li key={i}>{sentence(words, term)}</li>)}
            </ul>
          </>
        )}
      </>
    ),
  };
}
