/** What the information card tells of a place on the map: a system, a track with its route, a supremacy symbol. */

import { Icon } from "../../shell/Icon.tsx";
import { RuleRef } from "../../shell/RuleRef.tsx";
import { Sigil } from "../../shell/Sigil.tsx";
import type { Information } from "../../table/InfoCard.tsx";
import type { BoardProps } from "../types.ts";
import { Cube, SymbolIcon } from "./Cells.tsx";
import { endsOf, placeName, tracksOf } from "./saying.ts";
import { routeNeeds } from "./standing.ts";
import { holders } from "./Symbols.tsx";
import { GLYPH, INK, MARK, ownerOf, partsOf, planetCubes, routeOn, zonesOf, type SymbolFace, type SystemFace, type TrackFace } from "./zones.ts";

const ARROW_RULE = { blue: "SU-29.2", green: "SU-29.4", red: "SU-29.5" } as const;

/** The information of a place; null for a text that is none. */
export function placeInfo(props: BoardProps, text: string): Information | null {
  const parts = partsOf(props.parts);
  const system = parts.systems[text];
  if (system) return systemInfo(props, system);
  const symbol = parts.board_symbols[text];
  if (symbol) return symbolInfo(props, symbol);
  const track = parts.tracks[text] ?? (endsOf(text) ? tracksOf(text).flatMap((id) => parts.tracks[id] ?? [])[0] : undefined);
  return track ? trackInfo(props, track) : null;
}

function systemInfo(props: BoardProps, system: SystemFace): Information {
  const { words, doc } = props;
  const zones = zonesOf(doc);
  const owner = ownerOf(zones, system.id);
  const cubes = planetCubes(zones, system.id);
  const symbols = Object.values(partsOf(props.parts).board_symbols).filter((symbol) => symbol.systems.includes(system.id));
  const name = words.name(system.id, "system");
  return {
    name,
    class: "ms-head",
    head: (
      <>
        <Icon name={GLYPH[system.colour]} class="ms-bigicon" style={{ color: `var(${INK[system.colour]})` }} />
        <h3>{name}</h3>
      </>
    ),
    body: zones.closed.includes(system.id) ? (
      <p class="ms-text">{words.say("master-info-closed")} <RuleRef game="master" rule="SU-4.1" /></p>
    ) : (
      <>
        <p class="cd-kind">{words.say("master-info-system", { kind: system.kind })} · {words.name(system.colour, "colour")}</p>
        <dl class="cd-facts">
          <dt>{words.say("master-info-owner")}</dt>
          <dd><Who props={props} seat={owner} /></dd>
          {owner >= 0 && (
            <>
              <dt>{words.say("master-info-bases")}</dt>
              <dd>{words.say("master-closest-of", { count: zones.systems[system.id]?.bases ?? 0, goal: system.planets })}</dd>
            </>
          )}
          <dt>{words.say("master-info-planets")}</dt>
          <dd>{cubes.map((colour, n) => <Cube key={n} colour={colour} />)} {words.say("master-closest-of", { count: cubes.length, goal: system.planets })}</dd>
          {symbols.length > 0 && (
            <>
              <dt>{words.say("master-info-symbols")}</dt>
              <dd>{symbols.map((symbol) => <span key={symbol.id}><SymbolIcon symbol={symbol.symbol} /> {words.name(symbol.symbol, "symbol")}</span>)}</dd>
            </>
          )}
        </dl>
      </>
    ),
  };
}

function trackInfo(props: BoardProps, track: TrackFace): Information {
  const { words, doc } = props;
  const zones = zonesOf(doc);
  const parts = partsOf(props.parts);
  const route = routeOn(zones, track);
  const name = placeName(words, route?.name ?? track.id);
  return {
    name,
    class: "ms-head",
    head: (
      <>
        <Icon name="i-link" class="ms-bigicon" />
        <h3>{name}</h3>
      </>
    ),
    body: (
      <dl class="cd-facts">
        {route && (
          <>
            <dt>{words.say("master-info-owner")}</dt>
            <dd><Who props={props} seat={route.owner} /></dd>
            <dt>{words.say("master-info-cubes")}</dt>
            <dd>
              {Array.from({ length: route.cubes }, (_, n) => <Cube key={n} colour={route.colour} />)}
              {" "}{words.say("master-closest-of", { count: route.cubes, goal: routeNeeds(zones, parts, track, route.owner) })}
            </dd>
          </>
        )}
        {!route && (
          <>
            <dt>{words.say("master-info-cells")}</dt>
            <dd>{track.length}</dd>
            <dt>{words.say("master-info-colours")}</dt>
            <dd>{track.colours.map((colour) => <span key={colour}><Cube colour={colour} /> {words.name(colour, "colour")}</span>)} <RuleRef game="master" rule="SU-12.3" /></dd>
          </>
        )}
      </dl>
    ),
  };
}

function symbolInfo(props: BoardProps, symbol: SymbolFace): Information {
  const { words } = props;
  const name = words.name(symbol.symbol, "symbol");
  const systems = symbol.systems.map((system) => words.name(system, "system")).join(words.say("master-and"));
  const held = holders(zonesOf(props.doc), symbol);
  return {
    name,
    class: "ms-head",
    head: (
      <>
        <Icon name={MARK[symbol.symbol]} class="ms-bigicon" />
        <h3>{capital(words.say(`symbol-${symbol.symbol}.long`), words.lang)}</h3>
      </>
    ),
    body: (
      <>
        <p class="ms-text">{words.say(`master-info-symbol-${symbol.arrows}`, { systems })} <RuleRef game="master" rule={ARROW_RULE[symbol.arrows]} /></p>
        <dl class="cd-facts">
          <dt>{words.say("master-info-owner")}</dt>
          <dd>{held.length ? held.map((seat) => <Who key={seat} props={props} seat={seat} />) : <Who props={props} seat={-1} />}</dd>
        </dl>
      </>
    ),
  };
}

const capital = (text: string, lang: string): string => text.slice(0, 1).toLocaleUpperCase(lang) + text.slice(1);

function Who({ props: { info, words }, seat }: { readonly props: BoardProps; readonly seat: number }) {
  if (seat < 0) return <>{words.say("master-closest-nobody")}</>;
  return <span class="mm-who"><Sigil colour={info.seats[seat]?.colour ?? 1} size="sm" /> {info.seats[seat]?.name}</span>;
}
