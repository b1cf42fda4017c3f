/** A player board: population tracks with what they produce, discs with the upkeep forecast, colony ships, reputation,
 * graveyards, and the four blueprints. */

import type { ComponentChildren, JSX } from "preact";

import { Icon } from "../../shell/Icon.tsx";
import { MiniSigil } from "../../shell/Sigil.tsx";
import type { BoardProps } from "../types.ts";
import { Blueprint } from "./Blueprint.tsx";
import { oneMore, oneMoreSaid, plus } from "./figures.ts";
import { CUBES } from "./labels.ts";
import { ACTIONS, partsOf, RESOURCE_ICON, RESOURCE_INK, RESOURCES, SHIPS, zonesOf } from "./zones.ts";

interface OfSeat extends BoardProps {
  readonly of: number;
}

export function PlayerBoard(props: OfSeat): JSX.Element {
  const { words, of } = props;
  const zone = zonesOf(props.doc).seats[of];
  if (!zone?.species) return <p class="ec-none">{words.say("eclipse-b-no-species")}</p>;
  return (
    <div class="ec-pb" tabIndex={0} role="group" aria-label={words.say("eclipse-b-board-of", { species: words.name(zone.species, "species") })}>
      <div class="ec-eco">
        <Tracks {...props} />
        <Influence {...props} />
      </div>
      <div class="ec-bps">
        {SHIPS.map((ship) => <Blueprint key={ship} {...props} ship={ship} />)}
      </div>
      <Facts {...props} />
    </div>
  );
}

/** Three population tracks: storage, production, and how many cubes are left on each. */
function Tracks({ doc, words, of, parts: given }: OfSeat): JSX.Element {
  const zone = zonesOf(doc).seats[of];
  const { production } = partsOf(given).tracks;
  return (
    <section aria-label={words.say("eclipse-b-economy")}>
      {RESOURCES.map((resource, i) => {
        const left = zone?.cubes?.[i] ?? 0;
        const made = zone?.production?.[i] ?? 0;
        const more = production[CUBES - left + 1];
        const next = left > 0 ? more : undefined;
        const title = [words.say("eclipse-b-cubes", { count: left }), ...(next === undefined ? [] : [words.say("eclipse-b-next", { count: next })])].join("; ");
        return (
          <div key={resource} class="ec-trk" style={{ "--c": `var(${RESOURCE_INK[resource]})` }} title={title}>
            <Icon name={RESOURCE_ICON[resource]} style={{ color: "var(--c)" }} />
            <span class="sr">{words.say("eclipse-b-track", { resource: words.say(`resource-${resource}`), stored: zone?.storage?.[i] ?? 0, made, note: title })}</span>
            <b aria-hidden="true">{zone?.storage?.[i] ?? 0}</b>
            <small aria-hidden="true">{plus(made)}</small>
            <div class="ec-cells" aria-hidden="true">{Array.from({ length: CUBES }, (_, cube) => <i key={cube} class={cube < left ? "on" : undefined} />)}</div>
            <small class="ec-then" aria-hidden="true">{next === undefined ? "" : `→${next}`}</small>
          </div>
        );
      })}
    </section>
  );
}

/** The influence track: discs left, what the next upkeep costs, and what is left of the money after it. */
function Influence({ doc, info, words, of, seat, parts: given }: OfSeat): JSX.Element {
  const zone = zonesOf(doc).seats[of];
  const track = partsOf(given).tracks.upkeep;
  const discs = zone?.discs ?? 0;
  const due = zone?.upkeep ?? 0;
  const net = (zone?.production?.[0] ?? 0) - due;
  const then = (zone?.storage?.[0] ?? 0) + net;
  const note = words.say(then < 0 ? "eclipse-b-short" : "eclipse-b-will-have", { count: Math.abs(then) });
  const more = zone && of === seat && !doc.result ? oneMore(zone, track) : null;
  return (
    <section class="ec-inf" aria-label={words.say("eclipse-b-influence")}>
      <div class="label ec-inf-head">
        <span>{words.say("eclipse-b-discs", { count: discs })}</span>
        <span class="ec-forecast" title={note}>{words.say("eclipse-b-upkeep", { due })} <b class={net < 0 ? "is-bad" : undefined}>{plus(net)}</b></span>
      </div>
      <div class="ec-discs" data-seat={info.seats[of]?.colour} aria-hidden="true">
        {track.slice(0, -1).map((cost, place) => <i key={place} class={place < discs ? "on" : place === discs ? "is-next" : undefined}>{cost}</i>)}
      </div>
      {more && <p class={more.left < 0 ? "ec-note is-bad" : "ec-note"}>{oneMoreSaid(words, more)}</p>}
    </section>
  );
}

/** Colony ships, reputation track, discs on actions, graveyards, kept tiles: one line under the blueprints. */
function Facts({ doc, info, words, of, parts: given }: OfSeat): JSX.Element {
  const zones = zonesOf(doc);
  const zone = zones.seats[of];
  const parts = partsOf(given);
  const species = zone ? parts.species[zone.species] : undefined;
  const ships = species?.colony_ships ?? 0;
  const ready = zone?.ready ?? 0;
  const friends = zone?.friends ?? [];
  const reputation = zone?.reputation ?? [];
  const spaces = (species?.track ?? [0, 0, 0]).reduce((sum, count) => sum + count, 0);
  const used = [...ACTIONS, "reaction" as const].filter((action) => zone?.used?.[action]).map((action) => words.say("eclipse-b-used-on", { action: words.say(`action-${action}`), count: zone?.used?.[action] ?? 0 }));
  const graves = zone?.graves ?? [0, 0, 0];
  const prizes = zone?.prizes?.length ?? 0;
  return (
    <dl class="row ec-facts">
      <Fact name={words.say("eclipse-b-colony")}>
        <span class="ec-reps" role="img" aria-label={words.say("eclipse-b-colony-ready", { count: ready, of: ships })}>
          {Array.from({ length: ships }, (_, i) => <svg key={i} class={i < ready ? "ec-colony is-ready" : "ec-colony"} viewBox="0 0 48 48" aria-hidden="true"><use href="#s-colony" /></svg>)}
        </span>
      </Fact>
      <Fact name={words.say("eclipse-b-reputation")}>
        <span class="sr">{words.say("eclipse-b-track-of", { count: friends.length + reputation.length, of: spaces })}</span>
        <span class="ec-reps">
          {friends.map((friend) => <span key={`f${friend}`} class="ec-rep is-friend" title={words.say("eclipse-b-friend", { name: info.seats[friend]?.name ?? "" })}><MiniSigil colour={info.seats[friend]?.colour ?? 1} /><span class="sr">{words.say("eclipse-b-friend", { name: info.seats[friend]?.name ?? "" })}</span></span>)}
          {reputation.map((value, i) => <span key={i} class={value ? "ec-rep" : "ec-rep is-back"} title={value ? words.say("eclipse-b-vp", { count: value }) : words.say("eclipse-b-face-down")}>{value || "?"}</span>)}
          {Array.from({ length: Math.max(0, spaces - friends.length - reputation.length) }, (_, i) => <span key={`e${i}`} class="ec-rep is-free" aria-hidden="true" />)}
        </span>
      </Fact>
      {prizes > 0 && <Fact name={words.say("eclipse-b-prizes")}>{words.say("eclipse-b-prizes-worth", { count: prizes, points: prizes * parts.discovery_points })}</Fact>}
      {used.length > 0 && <Fact name={words.say("eclipse-b-actions")}>{used.join(", ")}</Fact>}
      {graves.some(Boolean) && (
        <Fact name={words.say("zone-graves")}>
          {RESOURCES.flatMap((resource, i) => (graves[i] ? [<span key={resource} class="ec-fig"><Icon name={RESOURCE_ICON[resource]} style={{ color: `var(${RESOURCE_INK[resource]})` }} /><span class="sr">{words.say(`resource-${resource}`)}</span> {graves[i]}</span>] : []))}
        </Fact>
      )}
      {(zone?.aside?.length ?? 0) > 0 && <Fact name={words.say("zone-aside")}>{zone?.aside?.map((part) => words.name(part, "part")).join(", ")}</Fact>}
      {zones.traitor === of && <Fact name={words.say("table-traitor")}><span class="is-bad">{plus(-2)}</span></Fact>}
    </dl>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }): JSX.Element => (
  <div><dt>{name}</dt><dd>{children}</dd></div>
);
