/** What a round has come to by seat, from its events and from what lies on the table. Pure. */

import type { GameEvent } from "../types.ts";
import { lastPhase, type Counts } from "./tale.ts";
import { pointsOf, type EclipseZones } from "./zones.ts";

export interface SeatRound {
  readonly seat: number;
  /** Points that everybody knows, and how they changed; null where nobody told what they were. */
  readonly points: number;
  readonly gained: number | null;
  readonly hexes: number;
  readonly taken: number | null;
  readonly destroyed: Counts;
  readonly lost: Counts;
  /** Reputation tiles drawn. */
  readonly drawn: number;
  /** What comes in at the next upkeep: money after it is paid, science, materials. */
  readonly net: number;
  readonly science: number;
  readonly materials: number;
}

export interface Round {
  /** Whether the events go back to its beginning. */
  readonly whole: boolean;
  readonly seats: readonly SeatRound[];
}

const numbers = (event: GameEvent | undefined, field: string): readonly number[] => (Array.isArray(event?.[field]) ? (event[field] as readonly number[]) : []);

/** Ships that the dice of a side destroyed: in a duel all that the other one lost there. */
function losses(events: readonly GameEvent[], seat: number): { readonly destroyed: Counts; readonly lost: Counts } {
  const me = `seat ${seat}`;
  const destroyed: Record<string, number> = {};
  const lost: Record<string, number> = {};
  for (const battle of lastPhase(events)?.battles ?? []) {
    for (const [ship, count] of Object.entries(battle.lost[me] ?? {})) lost[ship] = (lost[ship] ?? 0) + count;
    for (const { blows } of battle.duels) {
      for (const { side, dice } of blows) {
        if (side !== me) continue;
        for (const { hit } of dice) if (hit?.destroyed) destroyed[hit.ship] = (destroyed[hit.ship] ?? 0) + 1;
      }
    }
  }
  return { destroyed, lost };
}

/** The round under way, seats in the order of their points. */
export function roundSoFar(events: readonly GameEvent[], zones: EclipseZones): Round {
  const begun = events.findLastIndex(({ event }) => event === "round");
  const since = begun < 0 ? events : events.slice(begun);
  const before = events[begun];
  const points = numbers(before, "points");
  const hexes = numbers(before, "hexes");
  const seats = zones.seats.flatMap((zone, seat) => {
    if (!zone.species) return [];
    const open = (pointsOf(zones, seat) ?? 0) - (zones.out.includes(seat) ? 0 : (zone.points?.reputation ?? 0));
    const owned = Object.values(zones.map).filter(({ disc }) => disc === seat).length;
    const [money = 0, science = 0, materials = 0] = zone.production ?? [];
    const drawn = since.filter((event) => event.event === "drew" && event["seat"] === seat).reduce((sum, event) => sum + numbers(event, "values").length, 0);
    return [{
      seat, points: open, gained: seat in points ? open - points[seat]! : null, hexes: owned, taken: seat in hexes ? owned - hexes[seat]! : null,
      ...losses(since, seat), drawn, net: money - (zone.upkeep ?? 0), science, materials,
    }];
  });
  return { whole: begun >= 0 || (events[0]?.n ?? 0) === 0, seats: seats.sort((a, b) => b.points - a.points) };
}

/** What a round that is over came to for a seat: points that everybody knows, and hexes. */
export type SeatCame = Pick<SeatRound, "seat" | "points" | "gained" | "hexes" | "taken">;

/** A round that is over, seats in the order of their points: as the next one told when it began. Null before that. */
export function roundOver(events: readonly GameEvent[], round: number): readonly SeatCame[] | null {
  const told = (number: number): GameEvent | undefined => events.findLast((one) => one.event === "round" && one["round"] === number);
  const next = told(round + 1);
  if (!next) return null;
  const [points, hexes] = [numbers(next, "points"), numbers(next, "hexes")];
  const [before, owned] = [numbers(told(round), "points"), numbers(told(round), "hexes")];
  const change = (now: number, was: number | undefined): number | null => (was === undefined ? null : now - was);
  return points.map((all, seat) => ({ seat, points: all, gained: change(all, before[seat]), hexes: hexes[seat] ?? 0, taken: change(hexes[seat] ?? 0, owned[seat]) }))
    .sort((a, b) => b.points - a.points);
}
