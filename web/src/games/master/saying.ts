/** Places on the map in words, for the chooser, for screen readers and for the log. */

import type { BoardProps, GameEvent, Speaks } from "../types.ts";
import { cellColourOf, colourOf, isStar, placeOf } from "./spots.ts";
import { routeNeeds } from "./standing.ts";
import type { Target } from "./targets.ts";
import { cardOf, conflictOn, cubesOn, ownerOf, partsOf, planetCubes, projectOf, routeOn, zonesOf } from "./zones.ts";

const ENDS = /^(?:t_)?([a-z]\d)[-_]([a-z]\d)$/;

/** The two ends of a route `c1-b1` or a track `t_c1_b1`; null for anything else. */
export function endsOf(text: string): readonly [string, string] | null {
  const found = ENDS.exec(text);
  return found ? [found[1] as string, found[2] as string] : null;
}

/** The names that the track under a route can have: only one of them exists. */
export function tracksOf(route: string): readonly string[] {
  const ends = endsOf(route);
  return ends ? [`t_${ends[0]}_${ends[1]}`, `t_${ends[1]}_${ends[0]}`] : [];
}

/** A system, a route, a track, a project or a card, as a heading. */
export function placeName(words: Speaks, spot: string): string {
  const ends = endsOf(spot);
  if (!ends) return words.name(spot);
  return words.say(spot.startsWith("t_") ? "master-track" : "master-route", { from: words.name(ends[0], "system"), to: words.name(ends[1], "system") });
}

/** A cube and where it goes or lies: "blue → route Ardent – Moss". */
export function cubeName(words: Speaks, option: string): string {
  const colour = colourOf(option);
  const spot = placeOf(option);
  const ends = endsOf(spot);
  const place = ends
    ? words.say("place-route", { from: words.name(ends[0], "system"), to: words.name(ends[1], "system") })
    : spot.includes(".") ? words.name(spot) : words.say("place-planet", { system: words.name(spot, "system") });
  const cell = cellColourOf(option);
  const instead = cell && cell !== colour ? words.say("place-instead", { place, colour: words.name(cell, "colour") }) : place;
  return words.say("option-cube", { cube: colour ? words.name(colour, "colour") : "", place: isStar(option) ? words.say("place-star", { place: instead }) : instead });
}

/** Whose something is, from the viewer's side: "yours", a name, nobody's. */
function whose({ words, info, seat }: BoardProps, owner: number): string {
  if (owner < 0) return words.say("master-neutral");
  return owner === seat ? words.say("master-yours") : words.say("master-theirs", { name: info.seats[owner]?.name ?? "" });
}

/** How a place stands: "Route Ardent – Throne, 2 of 4 cubes, yours". */
export function placeState(props: BoardProps, spot: string): string {
  const { words } = props;
  const zones = zonesOf(props.doc);
  const parts = partsOf(props.parts);
  const name = placeName(words, spot);
  const system = parts.systems[spot];
  if (system) {
    if (zones.closed.includes(spot)) return words.say("master-state-closed", { name });
    const owner = ownerOf(zones, spot);
    const planets = words.say("master-state-planets", { count: planetCubes(zones, spot).length, all: system.planets });
    return [name, words.name(system.colour, "colour"), whose(props, owner), ...(owner >= 0 ? [words.say("master-state-bases", { count: zones.systems[spot]?.bases ?? 0 })] : []), planets].join(", ");
  }
  const [track] = tracksOf(spot).flatMap((id) => parts.tracks[id] ?? []);
  if (track) {
    const fought = conflictOn(zones, track);
    if (fought) return words.say("master-state-conflict", { card: words.name(fought.card, "card"), name: placeName(words, track.id) });
    const route = routeOn(zones, track);
    const colours = track.colours.map((colour) => words.name(colour, "colour")).join(words.say("master-or"));
    if (!route) return words.say("master-state-track", { name, length: track.length, colours });
    const cubes = words.say("master-state-cubes", { count: route.cubes, all: routeNeeds(zones, parts, track, route.owner), colour: words.name(route.colour, "colour") });
    return [placeName(words, route.name), cubes, whose(props, route.owner)].join(", ");
  }
  const lies = zones.conflicts[spot];
  if (lies) return words.say("master-state-conflict", { card: name, name: placeName(words, lies.track) });
  const project = projectOf(parts, spot);
  if (!project) return name;
  const filled = cubesOn(zones, spot, project.cells.length).filter(Boolean).length;
  return [name, words.say("master-state-cells", { count: filled, all: project.cells.length })].join(", ");
}

/** What choosing an option does, in half a sentence: "put a blue cube". */
function doing({ words, choice }: BoardProps, option: string): string {
  const ask = choice?.asked.ask ?? "";
  const colour = colourOf(option);
  const cell = cellColourOf(option);
  if (option.startsWith("end@")) return words.say("master-do-end");
  const key = ask === "reward" ? (colour ? "master-do-reward-planet" : option.includes("@") ? "master-do-base" : "master-do-reward") : `master-do-${ask}`;
  if (!words.has(key)) return words.name(option);
  const said = words.say(key, { colour: colour ? words.say(`master-cube-${colour}`) : "", side: option.split(".")[1] ?? "", option: words.name(option) });
  const instead = cell && cell !== colour ? words.say("master-do-instead", { colour: words.name(cell, "colour") }) : null;
  return [said, instead, isStar(option) ? words.say("master-do-star") : null].filter(Boolean).join(", ");
}

/** The full name of a target for screen readers: the place, and what a tap does there or why it does nothing. */
export function targetName(props: BoardProps, target: Target, options: readonly string[]): string {
  const { words, choice } = props;
  const place = placeState(props, target.spot);
  if (options.length) {
    const acts = options.map((option) => doing(props, option)).join(words.say("master-or"));
    const chosen = options.some((option) => choice?.isChosen(option));
    return [words.say("master-target", { place, acts }), ...(chosen ? [words.say("master-chosen")] : [])].join(", ");
  }
  const reason = target.options.map((option) => choice?.blocked.value[option]).find((one) => one !== undefined);
  return reason ? words.say("master-target", { place, acts: words.say(reason.key, words.named(reason.args)) }) : place;
}

/** Pieces on the map and cards that an event speaks of. */
export function eventThings(event: GameEvent): readonly string[] {
  const found: string[] = [];
  for (const field of ["card", "system", "track", "route", "spot", "project", "cube"] as const) {
    const value = event[field];
    if (typeof value !== "string" || value === "none") continue;
    const spot = field === "cube" ? placeOf(value) : value;
    found.push(spot, ...tracksOf(spot).filter((track) => track !== spot));
    if (spot.includes(".")) found.push(cardOf(spot));
  }
  return found;
}

/** The log is cut into turns. */
export function eventGroup(event: GameEvent, words: Speaks): string | null {
  return event.event === "turn" ? words.say("master-turn-number", { number: Number(event["number"] ?? 0) }) : null;
}

/** Events that deserve a mark under the replay's chart. */
export function landmark(event: GameEvent): string | null {
  return { based: "r-disc", "conflict-won": "x-military", swallowed: "i-target", won: "i-flag" }[event.event] ?? null;
}
