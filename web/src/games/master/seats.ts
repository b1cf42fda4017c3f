/** What the players' strip and the top bar say: the three ways to win of every seat, and the phase of the turn. */

import type { Doc, TableInfo } from "../../net/wire.ts";
import { phasesAt } from "../../table/phases.ts";
import type { BoardProps, Figure, SeatLine, Speaks, Supply, Timeline } from "../types.ts";
import { fewTurns, GOAL, leaders, PHASES, phaseNow, progress, WAYS } from "./standing.ts";
import { bestSymbol, MARK, partsOf, zonesOf } from "./zones.ts";

/** Once few turns are left, the top bar tells how many there are, on a phone too (SU-30.5). */
export function timeline(doc: Doc, words: Speaks, given: BoardProps["parts"]): Timeline {
  const zones = zonesOf(doc);
  const part = Math.max(0, ...zones.seats.flatMap((_, seat) => WAYS.map((way) => progress(zones, seat, way) / GOAL[way])));
  return {
    round: zones.turns || null,
    word: "master-turn",
    part: Math.min(1, part),
    ...(fewTurns(zones, partsOf(given)) ? { of: zones.turns + zones.remaining, ending: true } : {}),
    phases: phasesAt(PHASES, phaseNow(zones), zones.step === "over", (phase) => words.say(`master-phase-${phase}`)),
  };
}

export function seatLine(doc: Doc, seat: number, words: Speaks): SeatLine {
  const zones = zonesOf(doc);
  const zone = zones.seats[seat];
  if (!zone) return { sub: "", score: null, unit: "", figures: [] };
  const race = zone.cards[0];
  const best = bestSymbol(zone);
  const figures: Figure[] = [
    { icon: MARK[best.kind], colour: "--ink-2", title: words.say("master-figure-symbols", { symbol: words.name(best.kind, "symbol") }), value: String(best.count), of: `/${GOAL.domination}` },
    { icon: "i-home", colour: "--ink-2", title: words.say("master-figure-starts"), value: String(zone.starts), of: `/${GOAL.capture}` },
    { icon: "r-card", colour: "--ink-3", title: words.say("master-figure-cards"), value: String(zone.cards.length), of: `/${zone.limit}` },
    { icon: "r-bag", colour: "--ink-3", title: words.say("master-figure-bag"), value: String(zone.cubes) },
  ];
  if (zone.prepared.length) figures.push({ icon: "i-plus", colour: "--pc-ink", title: words.say("master-figure-prepared"), value: String(zone.prepared.length) });
  if (zone.skips) figures.push({ icon: "i-ban", colour: "--warn", title: words.say("master-figure-skips"), value: String(zone.skips) });
  const sub = race ? words.name(race, "card") : "";
  const now = phaseNow(zones);
  const state = zones.won[0] === seat
    ? words.say("master-seat-won", { way: words.say(`way-${zones.won[1]}`) })
    : zones.turn === seat && now ? words.say(`master-doing-${now}`) : null;
  return { sub, score: `${zone.placed}/${GOAL.expansion}`, unit: words.say("master-bases"), figures, ...(state ? { state } : {}) };
}

/** Who is closest to winning, by each way; and the turns left once they are few. */
export function supply(doc: Doc, words: Speaks, info: TableInfo, given: BoardProps["parts"]): Supply {
  const zones = zonesOf(doc);
  const few = fewTurns(zones, partsOf(given));
  return {
    title: words.say("master-closest"),
    lines: [...WAYS.map((way) => {
      const { seats, count } = leaders(zones, way);
      const first = seats[0];
      const told = words.say("master-closest-of", { count, goal: GOAL[way] });
      const who = seats.length === 1 && first !== undefined ? (info.seats[first]?.name ?? "") : words.say(seats.length === zones.seats.length ? "master-closest-all" : "master-closest-several", { count: seats.length });
      return { label: words.say(`master-way-${way}`), value: seats.length ? `${who} ${told}` : words.say("master-closest-nobody") };
    }), ...(few ? [{ label: words.say("zone-remaining"), value: String(zones.remaining) }] : [])],
  };
}
