/** Which places of the map the open question is about, and their shapes. Pure but for the signals of the choice. */

import type { Choice } from "../types.ts";
import { atActions, plannedIn, plannedOf } from "./ahead.ts";
import { CORNER, middleOf, cellOf, placeOn, type Point } from "./geometry.ts";
import { heldIn, typeHeld } from "./held.ts";
import { asideIn, groupsOf, squaresOf } from "./layout.ts";
import { builtOf } from "./options.ts";
import { inTwoSteps, spotOf, type Spot } from "./spots.ts";
import type { EclipseZones, Parts } from "./zones.ts";

export type Shape = { readonly hex: boolean; readonly r: number } & Point;

export interface Target {
  readonly key: string;
  readonly kind: "space" | "sector" | "square" | "fleet" | "disc";
  /** What the information card tells of here. */
  readonly about: string;
  readonly shape: Shape;
  /** The options that a tap here may mean, the offered ones alone. */
  readonly options: readonly string[];
  /** An option that is not offered, if none is: a tap tells why. */
  readonly blocked: string | null;
  /** A tap picks this up first: what the options meant begin with. */
  readonly hold?: string;
  /** The type of the ship of a step, and where the step begins. */
  readonly ship?: string;
  readonly from?: string;
  /** Everything here lies behind the question: it is lit less than what is asked. */
  readonly ahead?: boolean;
}

/** Questions in which squares that take no colony ship now say why. */
const TELLS_SQUARES = new Set(["act", "react", "finish", "upkeep", "destroy"]);
const TRACK = "track";

interface Found {
  readonly spot: Spot;
  readonly option: string;
  readonly offered: boolean;
}

/** What is picked up now: by a tap, by the option that is chosen, or because there is nothing else to pick up. */
export function startOf(choice: Choice): string | null {
  if (atActions(choice.asked)) return heldIn(choice);
  if (!inTwoSteps(choice.asked.ask)) return null;
  const chosen = choice.chosen.value[0];
  const spot = chosen === undefined ? null : spotOf(choice.asked, chosen);
  const taken = heldIn(choice) ?? (spot?.kind === "step" ? spot.start : null);
  if (taken !== null) return taken;
  if (choice.asked.ask === "influence") return TRACK;
  const starts = new Set(choice.asked.options.flatMap((option) => startText(spotOf(choice.asked, option))));
  return starts.size === 1 ? ([...starts][0] as string) : null;
}

const startText = (spot: Spot | null): readonly string[] => (spot?.kind === "step" ? [spot.start] : []);

export function targetsOf(zones: EclipseZones, parts: Parts, choice: Choice | null, turned = false): readonly Target[] {
  if (!choice || !Object.keys(parts.sectors).length) return [];
  const planned = plannedIn(zones, choice.asked);
  const all: Found[] = [
    // A way that is gone in one go takes the place of its first step.
    ...choice.asked.options.filter((option) => !planned.includes(`move:${option}`)).map((option) => ({ option, offered: true })),
    ...planned.map((option) => ({ option, offered: true })),
    ...Object.keys(choice.blocked.value).filter((option) => !choice.offers(option)).map((option) => ({ option, offered: false })),
  ].flatMap(({ option, offered }) => {
    const spot = spotOf(choice.asked, option);
    return spot ? [{ spot, option, offered }] : [];
  });
  const start = startOf(choice);
  const hexes = hexTargets(zones, choice, all, start, turned);
  // Over a hex that can be chosen no square says why it takes no cube; with something in hand none takes one.
  const taken = new Set(hexes.flatMap((one) => (one.options.length ? [one.about] : [])));
  const empty = !atActions(choice.asked) || (start === null && typeHeld.value === null);
  const squares = empty ? squareTargets(zones, parts, choice, all, turned).filter((one) => one.options.length || !taken.has(one.about)) : [];
  return [...hexes, ...pieceTargets(zones, parts, choice, all, start, turned), ...squares];
}

/** Whether a build is of the type in hand, if one is; everything else has nothing to do with it. */
function isHeld(choice: Choice, option: string): boolean {
  const item = builtOf(plannedOf(option)?.option ?? option)?.item;
  return typeHeld.value === null || (item === undefined ? !atActions(choice.asked) : item === typeHeld.value);
}

/** Of the options of one place the offered ones, or one that says why there are none. */
function sorted(found: readonly Found[]): Pick<Target, "options" | "blocked"> {
  const options = [...new Set(found.filter((one) => one.offered).map((one) => one.option))];
  return { options, blocked: options.length ? null : (found[0]?.option ?? null) };
}

function grouped(all: readonly Found[], keyOf: (one: Found) => string | null): ReadonlyMap<string, readonly Found[]> {
  const groups = new Map<string, Found[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === null) continue;
    const known = groups.get(key);
    if (known) known.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Whole hexes: spaces, sectors, and the ends of a step with what is picked up. */
function hexTargets(zones: EclipseZones, choice: Choice, all: readonly Found[], start: string | null, turned: boolean): readonly Target[] {
  const acting = atActions(choice.asked);
  const groups = grouped(all, ({ spot, option }) => {
    if (acting && (start !== null) !== (spot.kind === "step" && spot.from !== TRACK)) return null; // with a ship in hand its ways alone
    if (spot.kind === "space") return typeHeld.value === null ? spot.space : null;
    if (spot.kind === "sector") return isHeld(choice, option) ? spot.sector : null;
    if (spot.kind !== "step") return null;
    if (acting ? typeHeld.value !== null : start !== null ? spot.start !== start : choice.asked.ask !== "move") return null;
    if (acting && start !== null && spot.start !== start) return null;
    return spot.to === TRACK ? spot.from : spot.to;
  });
  return [...groups].flatMap(([place, found]): readonly Target[] => {
    const cell = cellOf(place);
    const at = cell ? middleOf(cell, turned) : zones.map[place] && placeOn(zones.map[place], turned);
    if (!at) return [];
    const { options, blocked } = sorted(found);
    const step = found.find((one) => one.spot.kind === "step")?.spot;
    // Everything on the map that cannot be done is too much: beside offers only reasons of neighbours are worth a tap.
    if (!options.length && choice.asked.ask === "influence" && start !== TRACK) return [];
    const ahead = acting && start === null && typeHeld.value === null && options.every((option) => plannedOf(option));
    return [{
      ...(ahead ? { ahead } : {}),
      key: `hex ${place}`, kind: cell ? "space" : "sector", about: cell ? `space ${place}` : place, shape: { ...at, hex: true, r: CORNER - 4.5 }, options, blocked,
      ...(step?.kind === "step" ? { from: step.from, ...(step.ship ? { ship: step.ship } : {}) } : {}),
    }];
  });
}

/** Ships and discs that can be picked up. */
function pieceTargets(zones: EclipseZones, parts: Parts, choice: Choice, all: readonly Found[], start: string | null, turned: boolean): readonly Target[] {
  const acting = atActions(choice.asked);
  if (!acting && !inTwoSteps(choice.asked.ask)) return [];
  const groups = grouped(all, ({ spot }) => (spot.kind === "step" && spot.from !== TRACK ? spot.start : null));
  return [...groups].flatMap(([text, found]): readonly Target[] => {
    const spot = found[0]?.spot;
    const zone = spot?.kind === "step" ? zones.map[spot.from] : undefined;
    if (spot?.kind !== "step" || !zone) return [];
    const middle = placeOn(zone, turned);
    const group = spot.ship ? groupsOf(zones, parts, spot.from, zone).find((one) => one.ship === spot.ship && one.seat === choice.asked.seat) : null;
    if (spot.ship && !group) return [];
    const { options, blocked } = sorted(found);
    if (!options.length && !spot.ship) return [];
    if (text === start && !spot.ship) return []; // the disc that is picked up: its hex takes it back to the track
    const at = group ?? asideIn(turned).disc;
    return [{
      key: `start ${text}`, kind: group ? "fleet" : "disc", about: spot.from, shape: { x: middle.x + at.x, y: middle.y + at.y, hex: false, r: group ? group.size / 2 + 1 : 12 },
      options, blocked, from: spot.from, ...(options.length ? { hold: text } : {}), ...(acting ? { ahead: true } : {}), ...(spot.ship ? { ship: spot.ship } : {}),
    }];
  });
}

/** Population squares: colony ships and destroyed cubes. */
function squareTargets(zones: EclipseZones, parts: Parts, choice: Choice, all: readonly Found[], turned: boolean): readonly Target[] {
  const groups = grouped(all, ({ spot }) => (spot.kind === "square" ? `${spot.sector}.${spot.square}` : null));
  return [...groups].flatMap(([text, found]): readonly Target[] => {
    const spot = found[0]?.spot;
    if (spot?.kind !== "square") return [];
    const zone = zones.map[spot.sector];
    const face = parts.sectors[spot.sector];
    const { options, blocked } = sorted(found);
    if (!zone || !face || (!options.length && !TELLS_SQUARES.has(choice.asked.ask))) return [];
    const number = spot.square === "orbital" ? face.squares.length : Number(spot.square) - 1;
    const at = squaresOf(face, zone.orbital === 1, groupsOf(zones, parts, spot.sector, zone).length > 0).find((one) => one.square === number);
    if (!at) return [];
    const middle = placeOn(zone, turned);
    return [{ key: `square ${text}`, kind: "square", about: spot.sector, shape: { x: middle.x + at.x, y: middle.y + at.y, hex: false, r: 8.4 }, options, blocked }];
  });
}
