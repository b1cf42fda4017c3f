/** Ways over the map: the step that is chosen, how far a ship comes that is picked up, the last move, and retreats. */

import type { BoardProps } from "../types.ts";
import { atActions, givable, reachAhead } from "./ahead.ts";
import { placeOn, round, type Point } from "./geometry.ts";
import { STEPS_AT } from "./layout.ts";
import { movementOf } from "./reach.ts";
import { spotOf } from "./spots.ts";
import { startOf } from "./targets.ts";
import { aboutOf, zonesOf, type EclipseZones, type ShipType } from "./zones.ts";

/** A way ends before the middle of a hex, so that what lies there can be seen. */
const SHORT = 24;

function line(from: Point, to: Point, cut = SHORT): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const by = cut / far;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return `M${round(from.x + dx * by)} ${round(from.y + dy * by)}L${round(to.x - dx * by)} ${round(to.y - dy * by)}`;
}

const at = (zones: EclipseZones, sector: string, turned: boolean): Point | null => (zones.map[sector] ? placeOn(zones.map[sector], turned) : null);

/** A way between two hexes of the map. */
function Way({ zones, turned, from, to, class: kind }: { readonly zones: EclipseZones; readonly turned: boolean; readonly from: string; readonly to: string; readonly class: string }) {
  const [start, end] = [at(zones, from, turned), at(zones, to, turned)];
  return start && end ? <path d={line(start, end)} class={`em-way ${kind}`} /> : null;
}

/** What happened last, and who has begun to retreat. */
export function Past({ doc, last, turned }: BoardProps & { readonly turned: boolean }) {
  const zones = zonesOf(doc);
  const leaving = Object.entries(zones.battle?.leaving ?? {});
  const moved = last && ["moved", "retreated", "retreating"].includes(last.event) ? last : null;
  return (
    <g class="l-links" aria-hidden="true">
      {moved && <Way {...{ zones, turned }} from={String(moved["sector"])} to={String(moved["target"])} class="is-last" />}
      {leaving.map(([who, to]) => <Way key={who} {...{ zones, turned }} from={zones.battle?.hex ?? ""} to={to} class="is-leaving" />)}
    </g>
  );
}

/** The reach of the ship that is picked up, with the hexes in which it would be pinned; and the step that is chosen. */
export function Ways(props: BoardProps & { readonly turned: boolean }) {
  const { choice, doc, turned } = props;
  const zones = zonesOf(doc);
  if (!choice) return null;
  const { ask, seat } = choice.asked;
  const start = startOf(choice);
  const about = aboutOf(choice.asked);
  const [ship, from] = ask === "onward" ? [about.ship, about.sector] : (ask === "move" || atActions(choice.asked)) && start ? start.split("@") : [];
  const steps = ask === "onward" ? zones.left : ship ? movementOf(zones, seat, ship as ShipType) : 0;
  const reach = from ? [...reachAhead(choice.asked, from, steps)] : [];
  // Only what can be chosen is drawn as a way: what cannot says why instead.
  const pointed = choice.preview.value ?? choice.chosen.value[0];
  const step = pointed && givable(zones, choice, pointed) ? stepOf(choice.asked, pointed, from) : null;
  return (
    <g class="l-links" aria-hidden="true">
      {reach.map(([sector, one]) => <Way key={sector} {...{ zones, turned }} from={one.from} to={sector} class={one.stops ? "is-reach is-pinned" : "is-reach"} />)}
      {step && <Way {...{ zones, turned }} {...step} class="is-chosen" />}
      {reach.filter(([, one]) => one.steps > 1).map(([sector, one]) => {
        const place = at(zones, sector, turned);
        return place && (
          <g key={sector} transform={`translate(${round(place.x + STEPS_AT.x)} ${round(place.y + STEPS_AT.y)})`} class={one.stops ? "em-steps is-pinned" : "em-steps"}>
            <circle r="10" />
            {one.stops ? <use href="#i-lock" x="-7" y="-7" width="14" height="14" /> : <text y="5">{one.steps}</text>}
          </g>
        );
      })}
    </g>
  );
}

function stepOf(asked: Parameters<typeof spotOf>[0], option: string, from: string | undefined): { readonly from: string; readonly to: string } | null {
  const spot = spotOf(asked, option);
  if (spot?.kind === "step") return { from: spot.from, to: spot.to };
  return spot?.kind === "sector" && from && asked.ask === "onward" ? { from, to: spot.sector } : null;
}
