/** What the information card tells of a technology, or of a part that needs none. */

import { Icon } from "../../shell/Icon.tsx";
import type { Information } from "../../table/InfoCard.tsx";
import { WhyNot } from "../../table/InfoCard.tsx";
import { RuleRef } from "../../shell/RuleRef.tsx";
import type { BoardProps, Speaks } from "../types.ts";
import { faceOf } from "./designs.ts";
import { partWords, technologyIcon } from "./labels.ts";
import { partsOf, zonesOf, type Parts } from "./zones.ts";

export function thingInfo(props: BoardProps, text: string): Information | null {
  const { words, seat, choice, info } = props;
  const zones = zonesOf(props.doc);
  const parts = partsOf(props.parts);
  const face = parts.technologies[text];
  if (!face) return partInfo(words, parts, text);
  const name = words.name(text, "technology");
  const price = zones.seats[seat]?.prices?.[text];
  const science = zones.seats[seat]?.storage?.[1] ?? 0;
  const asking = choice?.asked.ask === "research" ? choice : null;
  const short = asking ? 0 : (price ?? 0) - science; // else the reason below says it
  const holders = zones.seats.flatMap((zone, one) => (zone.technologies?.includes(text) ? [info.seats[one]?.name ?? ""] : []));
  return {
    name,
    class: `ec-info is-${face.category}`,
    head: <><h3>{name}</h3><Icon name={technologyIcon(parts, text)} class="ec-bigicon" /></>,
    body: (
      <div class="ec-info-body">
        <p class="label">{words.say(`category-${face.category}`)}</p>
        <p>{words.say(`technology-${text}.about`)}</p>
        {parts.parts[text] && <p>{partWords(words, parts, text)}</p>}
        <p>{words.say("eclipse-b-price", { cost: face.cost, least: face.least })}{price !== undefined && <> <b>{words.say("eclipse-b-price-mine", { price })}</b></>}{short > 0 && <> <span class="is-bad">{words.say("eclipse-b-price-short", { have: science, count: short })}</span></>}</p>
        <p class="dim">{words.say("eclipse-b-copies", { count: zones.tray[text] ?? 0 })}{holders.length > 0 && <> {words.say("eclipse-b-holders", { names: holders.join(", ") })}</>}</p>
        <WhyNot choice={asking} option={text} game="eclipse" words={words} />
      </div>
    ),
  };
}

function partInfo(words: Speaks, parts: Parts, text: string): Information | null {
  const part = parts.parts[text];
  if (!part) return null;
  const name = words.name(text, "part");
  return {
    name,
    class: "ec-info is-part",
    head: <><h3>{name}</h3><Icon name={faceOf(part).icon} class="ec-bigicon" /></>,
    body: (
      <div class="ec-info-body">
        <p class="label">{words.say(`kind-${part.kind}`)}</p>
        <p>{partWords(words, parts, text)}</p>
        <p class="dim">{words.say(part.ancient ? "eclipse-b-part-ancient" : "eclipse-b-part-free")} <RuleRef game="eclipse" rule={part.ancient ? "EC-5.5.6" : "EC-12.5"} /></p>
      </div>
    ),
  };
}
