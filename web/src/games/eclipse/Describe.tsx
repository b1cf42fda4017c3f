/** The table in sentences, for those who do not see the map: every hex with what lies there, then every player. */

import { Sigil } from "../../shell/Sigil.tsx";
import type { BoardProps } from "../types.ts";
import { minus } from "./figures.ts";
import { sidesOf } from "./geometry.ts";
import { listed, sectorState, sectorTitle } from "./saying.ts";
import { seatLine, supply, timeline } from "./seats.ts";
import { partsOf, SHIPS, zonesOf } from "./zones.ts";

export function EclipseDescribe(props: BoardProps) {
  const { words, doc, info } = props;
  const zones = zonesOf(doc);
  const { round, of, phases } = timeline(doc, words);
  const now = phases.find((phase) => phase.state === "now")?.label;
  return (
    <div class="stack gb" role="group" aria-label={words.say("room-board")}>
      <p>{[words.say("table-round", { round, of }), now].filter(Boolean).join(" · ")}</p>
      <section class="stack">
        <h3 class="label">{words.say("zone-map")}</h3>
        <ul class="em-desc">
          {Object.keys(zones.map).sort((a, b) => Number(a) - Number(b)).map((sector) => <li key={sector}>{hexSaid(props, sector)}</li>)}
        </ul>
      </section>
      <section class="stack">
        <h3 class="label">{words.say("eclipse-seat-supply")}</h3>
        <p>{supply(doc, words, info, props.parts).lines.map(({ label, value }) => `${label}: ${value}`).join("; ")}</p>
      </section>
      <section class="stack">
        <h3 class="label">{words.say("zone-seats")}</h3>
        <ul class="gb-seats">{zones.seats.map((_, seat) => <Player key={seat} {...props} of={seat} />)}</ul>
      </section>
    </div>
  );
}

/** A hex: its points, what lies there, and the hexes it is joined with. */
function hexSaid(props: BoardProps, sector: string): string {
  const { words } = props;
  const parts = partsOf(props.parts);
  const joined = sidesOf(zonesOf(props.doc), parts, sector).flatMap((joint) => (joint.here && joint.there && joint.sector !== null ? [sectorTitle(words, joint.sector)] : []));
  return [
    sectorState(props, sector),
    words.say("eclipse-info-vp", { count: parts.sectors[sector]?.vp ?? 0 }),
    joined.length ? words.say("eclipse-desc-joined", { sectors: listed(words, joined) }) : words.say("eclipse-desc-alone"),
  ].join("; ");
}

function Player({ doc, info, words, of }: BoardProps & { readonly of: number }) {
  const zone = zonesOf(doc).seats[of];
  const { sub, score, unit, figures, state } = seatLine(doc, of, words);
  const designs = SHIPS.flatMap((ship) => {
    const one = zone?.designs?.[ship];
    const { initiative = 0, movement = 0, computer = 0, shield = 0, hull = 0, energy = 0, used = 0 } = one ?? {};
    return one ? [words.say("table-blueprint", { ship: words.name(ship, "ship"), initiative, movement, computer, shield, hull, energy, used })] : [];
  });
  return (
    <li>
      <span class="row gb-seat"><Sigil colour={info.seats[of]?.colour ?? 1} size="sm" /><b>{info.seats[of]?.name}</b></span>
      <p>{[sub, score === null ? "" : `${minus(Number(score))} ${unit}`, state ?? ""].filter(Boolean).join(", ")}</p>
      {figures.length > 0 && <p>{figures.map(({ title, value }) => `${title}: ${value}`).join("; ")}</p>}
      {(zone?.technologies?.length ?? 0) > 0 && <p>{words.say("table-technologies")}: {listed(words, (zone?.technologies ?? []).map((one) => words.name(one, "technology")))}</p>}
      {designs.map((said) => <p key={said}>{said}</p>)}
    </li>
  );
}
