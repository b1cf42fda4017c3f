/** Where everybody's points come from: at the end of the match, and so far. */

import type { JSX } from "preact";

import { RuleRef } from "../../shell/RuleRef.tsx";
import { MiniSigil } from "../../shell/Sigil.tsx";
import type { BoardProps } from "../types.ts";
import { plus } from "./figures.ts";
import { pointsOf, zonesOf, type EclipseZones, type PointsZone } from "./zones.ts";

const SOURCES = ["hexes", "reputation", "ambassadors", "discoveries", "monoliths", "technologies", "species", "traitor"] as const satisfies readonly (keyof PointsZone)[];
const RULE: Readonly<Record<(typeof SOURCES)[number], string>> = {
  hexes: "EC-25.3", reputation: "EC-25.1", ambassadors: "EC-25.2", discoveries: "EC-25.4", monoliths: "EC-25.5", technologies: "EC-25.6", traitor: "EC-25.7", species: "EC-25.8",
};

export function EclipseResult(props: BoardProps): JSX.Element {
  const { words, doc, info } = props;
  const scores = doc.result?.scores;
  const zones = zonesOf(doc);
  const winners = doc.result?.winners ?? [];
  const stored = (seat: number): number => (zones.seats[seat]?.storage ?? []).reduce((sum: number, value) => sum + value, 0);
  const best = Math.max(...(scores ?? [0]));
  const tied = (scores ?? []).flatMap((score, seat) => (score === best && !zones.out.includes(seat) ? [seat] : []));
  return (
    <section class="ec-result" aria-label={words.say("eclipse-result")}>
      <PointsTable {...props} />
      <p class="ec-note">{words.say("figure-score-note")}</p>
      {tied.length > 1 && (
        <p class="ec-note">
          {words.say("eclipse-result-tie", { seats: tied.map((seat) => words.say("eclipse-result-stored", { name: info.seats[seat]?.name ?? "", count: stored(seat) })).join(", "), count: winners.length })} <RuleRef game="eclipse" rule="EC-25.9" />
        </p>
      )}
    </section>
  );
}

/** What is known of a seat's points; at the end the total tells what the face-down tiles were worth. */
function known(zones: EclipseZones, seat: number, total: number | undefined): PointsZone {
  const points = zones.seats[seat]?.points ?? {};
  const hidden = (zones.seats[seat]?.reputation ?? []).some((value) => value === 0);
  if (total === undefined || !hidden || zones.out.includes(seat)) return points;
  return { ...points, reputation: total - Object.values(points).reduce((sum, value) => sum + value, 0) + (points.reputation ?? 0) };
}

export function PointsTable({ doc, info, words }: BoardProps): JSX.Element {
  const zones = zonesOf(doc);
  const result = doc.result;
  const seats = zones.seats
    .map((zone, seat) => {
      const total = result ? (result.scores[seat] ?? 0) : (pointsOf(zones, seat) ?? 0);
      return { zone, seat, total, points: known(zones, seat, result ? total : undefined), hidden: !result && (zone.reputation ?? []).some((value) => value === 0) };
    })
    .sort((a, b) => Number(result?.winners.includes(b.seat) ?? 0) - Number(result?.winners.includes(a.seat) ?? 0) || b.total - a.total);
  return (
    <div class="ec-points" tabIndex={0} role="group" aria-label={words.say("zone-points")}>
      <table>
        <thead>
          <tr>
            <th scope="col"><span class="sr">{words.say("eclipse-b-source")}</span></th>
            {seats.map(({ seat }) => (
              <th key={seat} scope="col" class={result?.winners.includes(seat) ? "is-winner" : undefined}>
                <MiniSigil colour={info.seats[seat]?.colour ?? 1} />
                <span>{info.seats[seat]?.name}</span>
                <small>{zones.seats[seat]?.species ? words.name(zones.seats[seat].species, "species") : ""}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SOURCES.filter((source) => !["species", "traitor", "monoliths"].includes(source) || seats.some(({ points }) => points[source])).map((source) => (
            <tr key={source}>
              <th scope="row">{words.say(`score-${source}`)} <RuleRef game="eclipse" rule={RULE[source]} /></th>
              {seats.map(({ seat, points, zone, hidden }) => (
                <td key={seat}>
                  {source === "reputation" && hidden ? words.say("eclipse-b-tiles", { count: zone.reputation?.length ?? 0 }) : source === "traitor" && points[source] ? plus(points[source]) : (points[source] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.say("score-all")}</th>
            {seats.map(({ seat, total, hidden }) => <td key={seat}><b>{total}</b>{hidden && <small>+?</small>}</td>)}
          </tr>
        </tfoot>
      </table>
      {seats.some(({ seat }) => zones.out.includes(seat)) && <p class="ec-note">{words.say("eclipse-b-out", { names: seats.filter(({ seat }) => zones.out.includes(seat)).map(({ seat }) => info.seats[seat]?.name ?? "").join(", ") })}</p>}
    </div>
  );
}
