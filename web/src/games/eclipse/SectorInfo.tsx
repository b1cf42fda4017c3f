/** What the information card tells of a hex or of an unexplored space. */

import { Icon } from "../../shell/Icon.tsx";
import { RuleRef } from "../../shell/RuleRef.tsx";
import { Sigil } from "../../shell/Sigil.tsx";
import { useInfoCard, WhyNot, type Information } from "../../table/InfoCard.tsx";
import type { BoardProps } from "../types.ts";
import { cellOf, NUMERAL, sidesOf, stackOf, type Cell } from "./geometry.ts";
import { Forces } from "./Forces.tsx";
import { groupsOf } from "./layout.ts";
import { contested, pinned, shipsOf } from "./reach.ts";
import { SectorOdds } from "./SectorOdds.tsx";
import { besideSpace } from "./saying.ts";
import { targetsOf } from "./targets.ts";
import { thingInfo } from "./ThingInfo.tsx";
import { partsOf, RESOURCE_ICON, RESOURCE_INK, zonesOf, type Resource, type SectorFace } from "./zones.ts";

const RULE = { wormholes: "EC-5.8.1", squares: "EC-7.3", starred: "EC-7.6", ancients: "EC-8.16", pinned: "EC-14.8", battle: "EC-16.1", discovery: "EC-5.5.1", explore: "EC-8.1" } as const;

/** Pointing at a place or a thing shows what it is. Called once by the board. */
export function useSectorDetails(props: BoardProps): void {
  useInfoCard(props.words, (text) => information(props, text));
}

function information(props: BoardProps, text: string): Information | null {
  const cell = text.startsWith("space ") ? cellOf(text.slice("space ".length)) : null;
  if (cell) return spaceInfo(props, cell);
  const face = partsOf(props.parts).sectors[text];
  return face ? sectorInfo(props, text, face) : thingInfo(props, text);
}

function spaceInfo(props: BoardProps, cell: Cell): Information {
  const { words, doc, choice } = props;
  const zones = zonesOf(doc);
  const stack = stackOf(cell);
  const name = besideSpace(words, zones, cell);
  return {
    name,
    class: "em-head-card",
    head: <h3>{name}</h3>,
    body: (
      <>
        <dl class="cd-facts">
          <dt>{words.say("eclipse-info-stack", { ring: NUMERAL[stack] })}</dt>
          <dd>{words.say("eclipse-info-left", { count: zones.stacks[stack].size })} <RuleRef game="eclipse" rule={RULE.explore} /></dd>
        </dl>
        <WhyNot choice={choice} option={`${cell[0]}/${cell[1]}`} game="eclipse" words={words} />
      </>
    ),
  };
}

function sectorInfo(props: BoardProps, sector: string, face: SectorFace): Information {
  const { words, doc, seat, choice } = props;
  const zones = zonesOf(doc);
  const parts = partsOf(props.parts);
  const zone = zones.map[sector];
  const forces = zone ? groupsOf(zones, parts, sector, zone) : face.ancients ? [{ seat: -1, ship: "ancient" as const, count: face.ancients }] : [];
  const closed = targetsOf(zones, parts, choice).find((target) => target.about === sector && target.kind === "sector")?.blocked;
  const joints = sidesOf(zones, parts, sector);
  const full = joints.filter((joint) => joint.here && joint.there).length;
  const half = joints.filter((joint) => joint.sector !== null && joint.here !== joint.there).length;
  const held = seat >= 0 ? pinned(zones, parts, seat, sector) : 0;
  const name = words.name(sector, "sector");
  return {
    name,
    class: "em-head-card",
    head: (
      <>
        <h3>{name}</h3>
        <span class="em-head-number">{sector} · {words.say("eclipse-info-vp", { count: face.vp })}</span>
      </>
    ),
    body: (
      <>
        {face.kind !== "centre" && <p class="cd-kind">{words.say(`eclipse-info-kind-${face.kind}`)}</p>}
        <dl class="cd-facts">
          {zone && (
            <>
              <dt>{words.say("eclipse-info-owner")}</dt>
              <dd>{zone.disc === undefined ? words.say("eclipse-info-nobody") : <Who props={props} seat={zone.disc} />}</dd>
            </>
          )}
          {face.squares.length > 0 && (
            <>
              <dt>{words.say("eclipse-info-squares")}</dt>
              <dd><Squares {...{ props, face, sector }} /> <RuleRef game="eclipse" rule={RULE.squares} /></dd>
            </>
          )}
          {zone ? (
            <>
              <dt>{words.say("eclipse-info-wormholes")}</dt>
              <dd>{words.say("eclipse-info-joined", { full, half })} <RuleRef game="eclipse" rule={RULE.wormholes} /></dd>
            </>
          ) : (
            <>
              <dt>{words.say("eclipse-info-wormholes")}</dt>
              <dd>{face.wormholes.length}</dd>
            </>
          )}
        </dl>
        {forces.length > 0 && <Forces props={props} forces={forces} />}
        {closed && <WhyNot choice={choice} option={closed} game="eclipse" words={words} />}
        <Notes {...{ props, face }} discovery={zone ? zone.tile === 1 : face.discovery === 1} ancients={zone ? (zone.ancients ?? 0) : (face.ancients ?? 0)} battle={zone !== undefined && contested(zones, parts, sector)} held={held} ships={seat >= 0 ? shipsOf(zones, seat, sector) : 0} />
        <SectorOdds props={props} sector={sector} key={sector} />
      </>
    ),
  };
}

function Notes({ props: { words }, face, discovery, ancients, battle, held, ships }: {
  readonly props: BoardProps;
  readonly face: SectorFace;
  readonly discovery: boolean;
  readonly ancients: number;
  readonly battle: boolean;
  readonly held: number;
  readonly ships: number;
}) {
  return (
    <ul class="em-notes">
      {battle && <li><Icon name="x-military" size="sm" /> {words.say("eclipse-info-battle")} <RuleRef game="eclipse" rule={RULE.battle} /></li>}
      {held > 0 && <li><Icon name="i-lock" size="sm" /> {words.say("eclipse-info-pinned", { held, ships })} <RuleRef game="eclipse" rule={RULE.pinned} /></li>}
      {ancients > 0 && <li><Icon name="s-ancient" size="sm" /> {words.say("eclipse-info-ancients", { count: ancients })} <RuleRef game="eclipse" rule={RULE.ancients} /></li>}
      {discovery && <li><Icon name="r-vp" size="sm" /> {words.say("eclipse-info-discovery")} <RuleRef game="eclipse" rule={RULE.discovery} /></li>}
      {face.artifact && <li>▲ {words.say("eclipse-info-artifact")} <RuleRef game="eclipse" rule="EC-11.N7" /></li>}
    </ul>
  );
}

/** The squares: resource, starred or not, with a cube or free; in words for those who point at one or listen. */
function Squares({ props: { words, doc }, face, sector }: { readonly props: BoardProps; readonly face: SectorFace; readonly sector: string }) {
  const cubes = zonesOf(doc).map[sector]?.cubes ?? [];
  return (
    <>
      {face.squares.map((text, n) => {
        const kind = text.replace("*", "") as Resource | "any";
        const taken = cubes.includes(n + 1);
        const said = `${words.name(kind, kind === "any" ? "word" : "resource")}${text.endsWith("*") ? " ★" : ""}: ${words.say(taken ? "eclipse-info-taken" : "eclipse-info-empty")}`;
        return (
          <span key={n} class={taken ? "em-info-square is-taken" : "em-info-square"} title={said}>
            <span class="sr">{said}</span>
            {kind === "any" ? <span aria-hidden="true">◻</span> : <Icon name={RESOURCE_ICON[kind]} size="sm" style={{ color: `var(${RESOURCE_INK[kind]})` }} />}
            {text.endsWith("*") && <span aria-hidden="true">★</span>}
          </span>
        );
      })}
    </>
  );
}

function Who({ props: { info, words }, seat }: { readonly props: BoardProps; readonly seat: number }) {
  const one = info.seats[seat];
  return one ? <span><Sigil colour={one.colour} size="sm" /> {one.name}</span> : <span>{words.say("eclipse-info-nobody")}</span>;
}
