/** What the information card tells of a card: its projects cell by cell, its ability in words, the rules behind them. */

import { Icon } from "../../shell/Icon.tsx";
import { RuleRef } from "../../shell/RuleRef.tsx";
import { Sigil } from "../../shell/Sigil.tsx";
import { useInfoCard, WhyNot, type Information } from "../../table/InfoCard.tsx";
import type { BoardProps } from "../types.ts";
import { met, stateOf, TYPE_ICON } from "./cards.ts";
import { progressOf } from "./cells.ts";
import { Cells, SymbolIcon } from "./Cells.tsx";
import { placeInfo } from "./PlaceInfo.tsx";
import { cardOf, faceOf, partsOf, zonesOf, type CardType, type ProjectFace } from "./zones.ts";

/** The rules behind each kind of project and each type of card. */
const PROJECT_RULE: Readonly<Record<ProjectFace["kind"], string>> = {
  planet: "SU-11.1", route: "SU-12.1", base: "SU-13.1", card: "SU-15.1", development: "SU-16.1", programme: "SU-18.1", steal: "SU-19.1", conflict: "SU-21.1",
};
const TYPE_RULE: Readonly<Record<CardType, string>> = {
  race: "SU-2.15", leader: "SU-20.2", conflict: "SU-21.1", government: "SU-20.1", expansion: "SU-16.1", commerce: "SU-16.1", progress: "SU-16.1",
};
const STAR_RULE = "SU-17.1";
const ABILITY_RULE = "SU-33.1";

/** Pointing at a card or a place of the map shows what it is. Called once by the board. */
export function useMasterDetails(props: BoardProps): void {
  useInfoCard(props.words, (text) => information(props, text));
}

function information(props: BoardProps, text: string): Information | null {
  const { words, doc, info, choice, onTarget } = props;
  const zones = zonesOf(doc);
  const parts = partsOf(props.parts);
  const card = cardOf(text);
  if (!(card in parts.cards)) return placeInfo(props, text);
  const face = faceOf(parts, card);
  const owner = zones.seats.findIndex((seat) => seat.cards.includes(card));
  const state = stateOf(parts, zones, owner, card);
  const needs = met(parts, zones, owner >= 0 ? owner : Math.max(0, props.seat), face.requirement);
  const stars = Object.values(face.projects).some((project) => project.stars.length > 0);
  return {
    name: words.name(card, "card"),
    class: `ms-head type-${face.type}`,
    head: (
      <>
        <Icon name={TYPE_ICON[face.type]} class="ms-bigicon" />
        <h3>{words.name(card, "card")}</h3>
      </>
    ),
    body: (
      <>
        <p class="cd-kind">
          {words.say(`type-${face.type}`)} <RuleRef game="master" rule={TYPE_RULE[face.type]} />
          {owner >= 0 && <span class="ms-owner"><Sigil colour={info.seats[owner]?.colour ?? 1} size="sm" /> {info.seats[owner]?.name}</span>}
          {state && <span class={state === "live" ? "tag tag-good" : "tag"}>{words.say(`master-state-${state}`)}</span>}
        </p>
        {words.has(`card-${card}.about`) && <p class="ms-about">{words.say(`card-${card}.about`)}</p>}
        <WhyNot choice={choice} option={text} game="master" words={words} />
        {face.ability && <p class="ms-text">{words.tell(face.ability)} <RuleRef game="master" rule={ABILITY_RULE} /></p>}
        {face.requirement.length > 0 && (
          <p class="ms-text">
            {words.say("master-needs")}{" "}
            {needs.map((one, i) => (
              <span key={i} class={one.met ? "ms-need" : "ms-need is-lacking"}>
                <SymbolIcon symbol={one.symbol} /> {words.say(`symbol-${one.symbol}`)}{one.met ? <Icon name="i-check" /> : ""}
              </span>
            ))}
          </p>
        )}
        {face.symbols.length > 0 && (
          <p class="ms-text">{words.say("master-brings")} {face.symbols.map((symbol, i) => <span key={i} class="ms-need"><SymbolIcon symbol={symbol} /> {words.say(`symbol-${symbol}`)}</span>)}</p>
        )}
        {face.symbol && <p class="ms-text"><SymbolIcon symbol={face.symbol} /> {words.say("master-lead", { symbol: words.say(`symbol-${face.symbol}`) })} <RuleRef game="master" rule="SU-21.4" /></p>}
        <ul class="stack ms-list">
          {Object.entries(face.projects).map(([project, one]) => {
            const { filled, of } = progressOf(parts, zones, project);
            return (
              <li key={project}>
                <span class="ms-line">
                  <b>{one.side ? words.say(`master-side-${one.side}`) : words.say(`kind-${one.kind}`)}</b>
                  <RuleRef game="master" rule={PROJECT_RULE[one.kind]} />
                  <span class="dim">{words.say("master-of", { count: filled, of })}</span>
                </span>
                <Cells {...{ project, parts, zones, words, onTarget }} choice={null} />
                {one.told && <span class="ms-told">{words.tell(one.told)}</span>}
              </li>
            );
          })}
        </ul>
        {stars && <p class="ms-text dim">★ {words.say("master-star-note")} <RuleRef game="master" rule={STAR_RULE} /></p>}
      </>
    ),
  };
}
