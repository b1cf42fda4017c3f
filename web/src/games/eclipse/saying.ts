/** Places on the map in words, for the chooser, for screen readers and for the log. */

import type { BoardProps, GameEvent, Speaks } from "../types.ts";
import { plannedOf } from "./ahead.ts";
import { byPlace, cellOf, neighbour, NUMERAL, spaceText, stackOf, STEPS, type Cell, type Joint } from "./geometry.ts";
import { groupsOf } from "./layout.ts";
import { contested } from "./reach.ts";
import { colonyResource, spotOf } from "./spots.ts";
import type { Target } from "./targets.ts";
import { joinsOf } from "./turning.ts";
import { partsOf, zonesOf, type EclipseZones } from "./zones.ts";

/** A sector by its number and name: "204 Vega". */
export const sectorTitle = (words: Speaks, sector: string): string => words.say("eclipse-map-sector", { number: sector, name: words.name(sector, "sector") });

/** Several names as one phrase. */
export const listed = (words: Speaks, names: readonly string[]): string => new Intl.ListFormat(words.lang, { type: "conjunction" }).format(names);

/** An unexplored space by its ring and the numbers of the hexes beside it: "space II beside 105 and 223". */
export function besideSpace(words: Speaks, zones: EclipseZones, cell: Cell): string {
  const places = byPlace(zones);
  const sectors = STEPS.flatMap((_, way) => places.get(spaceText(neighbour(cell, way))) ?? []).sort();
  const ring = NUMERAL[stackOf(cell)];
  return sectors.length ? words.say("eclipse-map-space", { ring, sectors: listed(words, sectors) }) : words.say("eclipse-map-space-far", { ring });
}

/** What the log calls a sector: by its number too, for that is what the map shows. */
export const called = (words: Speaks, thing: string): string | null => (/^\d{3}$/.test(thing) ? sectorTitle(words, thing) : null);

function whose({ words, info, seat }: BoardProps, owner: number): string {
  return owner === seat ? words.say("eclipse-map-yours") : words.say("eclipse-map-of", { name: info.seats[owner]?.name ?? "" });
}

/** What lies in a hex: owner, population, guards and ships. */
export function sectorState(props: BoardProps, sector: string): string {
  const { words, doc, info } = props;
  const zones = zonesOf(doc);
  const parts = partsOf(props.parts);
  const zone = zones.map[sector];
  if (!zone) return sectorTitle(words, sector);
  const ships = groupsOf(zones, parts, sector, zone).map(({ seat, ship, count }) => {
    const name = words.name(ship, seat < 0 ? "guard" : "ship");
    const whole = count > 1 ? words.say("eclipse-map-several", { name, count }) : name;
    return seat < 0 ? whole : words.say("eclipse-map-ship-of", { ship: whole, name: seat === props.seat ? words.say("eclipse-map-yours") : (info.seats[seat]?.name ?? "") });
  });
  return [
    sectorTitle(words, sector),
    zone.disc === undefined ? words.say("eclipse-map-free") : whose(props, zone.disc),
    ...(zone.cubes?.length ? [words.say("eclipse-map-cubes", { count: zone.cubes.length, all: (parts.sectors[sector]?.squares.length ?? 0) + (zone.orbital ?? 0) })] : []),
    ...(zone.tile ? [words.say("eclipse-map-discovery")] : []),
    ...ships,
    ...(contested(zones, parts, sector) ? [words.say("eclipse-map-battle")] : []),
  ].join(", ");
}

/** What choosing an option on the map does, in half a sentence. */
function doing(props: BoardProps, given: string): string {
  const { words, choice } = props;
  if (!choice) return "";
  const plan = plannedOf(given);
  const { ask, option } = plan ?? { ask: choice.asked.ask, option: given };
  const spot = spotOf(choice.asked, given);
  const resource = colonyResource(option);
  if (resource) return words.say("eclipse-map-do-colony", { resource: words.name(resource, "resource") });
  if (spot?.kind === "step") {
    if (spot.ship) return words.say("eclipse-map-do-move", { ship: words.name(spot.ship, "ship"), sector: words.name(spot.from, "sector") });
    if (spot.to === "track") return words.say("eclipse-map-do-return");
    return spot.from === "track" ? words.say("eclipse-map-do-disc") : words.say("eclipse-map-do-disc-from", { sector: words.name(spot.from, "sector") });
  }
  if (ask === "build") return words.say("eclipse-map-do-build", { item: words.name(option.split("@", 1)[0] ?? "") });
  const key = `eclipse-map-do-${ask}`;
  return words.has(key) ? words.say(key, { option: words.name(option) }) : words.name(option);
}

/** The full name of a target for screen readers: the place, and what a tap does there or why it does nothing. */
export function targetName(props: BoardProps, target: Target): string {
  const { words, choice, doc } = props;
  const zones = zonesOf(doc);
  const cell = target.kind === "space" ? cellOf(target.about.slice("space ".length)) : null;
  const place = cell ? besideSpace(words, zones, cell)
    : target.kind === "fleet" ? words.say("eclipse-map-ship-in", { ship: words.name(target.ship ?? "", "ship"), sector: sectorTitle(words, target.from ?? "") })
    : target.kind === "disc" ? words.say("eclipse-map-disc-in", { sector: sectorTitle(words, target.from ?? "") })
    : target.kind === "square" ? words.say("eclipse-map-square", { square: squareNumber(target), sector: sectorTitle(words, target.about) })
    : sectorState(props, target.about);
  if (target.hold) return words.say("eclipse-map-target", { place, acts: words.say("eclipse-map-do-pick-up") });
  if (target.options.length) {
    const acts = listedOr(words, target.options.map((option) => doing(props, option)));
    const chosen = target.options.some((option) => choice?.isChosen(option));
    return [words.say("eclipse-map-target", { place, acts }), ...(chosen ? [words.say("eclipse-map-chosen")] : [])].join(", ");
  }
  const reason = target.blocked === null ? undefined : choice?.blocked.value[target.blocked];
  return reason ? words.say("eclipse-map-target", { place, acts: words.say(reason.key, words.named(reason.args)) }) : place;
}

const squareNumber = (target: Target): string => target.key.slice(target.key.indexOf(".") + 1);

const listedOr = (words: Speaks, names: readonly string[]): string => new Intl.ListFormat(words.lang, { type: "disjunction" }).format(names);

/** What a tile that is turned like this would be joined with. */
export function joinsSaid(words: Speaks, zones: EclipseZones, joints: readonly Joint[], seat: number): string {
  const { full, half, others, open } = joinsOf(zones, joints, seat);
  const names = (sectors: readonly string[]) => listed(words, sectors.map((sector) => sectorTitle(words, sector)));
  return [
    ...(full.length ? [words.say("eclipse-place-joins", { sectors: names(full) })] : []),
    ...(half.length ? [words.say("eclipse-place-half", { sectors: names(half) })] : []),
    ...(others.length ? [words.say("eclipse-place-others", { sectors: names(others) })] : []),
    words.say("eclipse-place-open", { count: open }),
  ].join("; ");
}

/** Pieces on the map that an event speaks of, and things that have an information card. */
export function eventThings(event: GameEvent): readonly string[] {
  const found: string[] = [];
  for (const field of ["sector", "target", "near", "technology", "part"] as const) {
    const value = event[field];
    if (typeof value === "string") found.push(value);
  }
  return found;
}

/** The seat of an event; sides of a battle are seats too. */
export function eventSeat(event: GameEvent): number | null {
  if (typeof event["seat"] === "number") return event["seat"];
  const side = [event["side"], event["attacker"], event["winner"]].map((one) => (typeof one === "string" ? /^seat (\d)$/.exec(one) : null)).find(Boolean);
  return side ? Number(side[1]) : null;
}

/** The log is cut into rounds, and their combat and upkeep phases. */
export function eventGroup(event: GameEvent, words: Speaks): string | null {
  return ["round", "combat", "upkeep"].includes(event.event) ? words.say(`event-${event.event}`, { number: Number(event["number"] ?? 0) }) : null;
}

/** What a battle is made of: once it is over, its result says enough. */
const BLOWS: readonly string[] = ["battle", "engaged", "rolled", "hit", "lost", "retreating"];

/** The blows of battles whose result is told. */
export function summedUp(events: readonly GameEvent[]): ReadonlySet<number> {
  const found = new Set<number>();
  let blows: number[] = [];
  for (const event of events) {
    if (BLOWS.includes(event.event)) blows.push(event.n);
    else if (event.event === "fought") {
      for (const n of blows) found.add(n);
      blows = [];
    } else if (event.event === "round" || event.event === "upkeep") blows = []; // dice against population
  }
  return found;
}

/** Events that deserve a mark under the replay's chart. */
export function landmark(event: GameEvent): string | null {
  return { engaged: "x-military", ousted: "r-disc", betrayed: "i-flag", collapsed: "i-ban", over: "i-flag" }[event.event] ?? null;
}
