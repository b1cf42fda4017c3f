/** The drawn tile as it lies on the map while a person turns it. Pure but for the signals of the choice. */

import type { Choice } from "../types.ts";
import { cellOf, jointsOf, type Joint } from "./geometry.ts";
import { spotOf } from "./spots.ts";
import { aboutOf, fleetSize, type EclipseZones, type Parts } from "./zones.ts";

export interface Turning {
  readonly sector: string;
  readonly turns: number;
  /** The option that it lies like this; null if that is not allowed. */
  readonly option: string | null;
  readonly chosen: boolean;
}

export const turnText = (sector: string, turns: number): string => `${sector}@${turns}`;

/** The turns in which a drawn tile may be laid. */
export const legalTurns = (choice: Choice, sector: string): readonly number[] => [0, 1, 2, 3, 4, 5].filter((turns) => choice.offers(turnText(sector, turns)));

/** How the tile is shown now: as it is pointed at, as it is chosen, or as it could lie first. */
export function turningOf(choice: Choice): Turning | null {
  if (choice.asked.ask !== "place") return null;
  const sector = aboutOf(choice.asked).sector ?? "";
  for (const option of [choice.preview.value, choice.chosen.value[0]]) {
    const spot = option ? spotOf(choice.asked, option) : null;
    if (option && spot?.kind === "turn") return { sector: spot.sector, turns: spot.turns, option: choice.offers(option) ? option : null, chosen: choice.isChosen(option) };
  }
  const turns = legalTurns(choice, sector)[0];
  return { sector, turns: turns ?? 0, option: turns === undefined ? null : turnText(sector, turns), chosen: false };
}

/** The next legal way to lay the tile, clockwise or back; null if there is no other. */
export function nextTurn(choice: Choice, now: Turning, by: 1 | -1): string | null {
  const legal = legalTurns(choice, now.sector);
  for (let step = 1; step <= 6; step += 1) {
    const turns = (now.turns + by * step + 36) % 6;
    if (legal.includes(turns)) return turns === now.turns && now.chosen ? null : turnText(now.sector, turns);
  }
  return null;
}

/** The sides of the tile if it lay like this in the space that is explored. */
export function ghostJoints(zones: EclipseZones, parts: Parts, space: string, sector: string, turns: number): readonly Joint[] {
  const cell = cellOf(space);
  return cell ? jointsOf(zones, parts, sector, cell, turns) : [];
}

export interface Joins {
  /** Own hexes that would be joined by a full wormhole, and by half of one. */
  readonly full: readonly string[];
  readonly half: readonly string[];
  /** Full wormholes to hexes of others or of nobody. */
  readonly others: readonly string[];
  /** Wormholes towards unexplored spaces. */
  readonly open: number;
}

/** What a tile would be joined with. */
export function joinsOf(zones: EclipseZones, joints: readonly Joint[], seat: number): Joins {
  const own = (sector: string): boolean => {
    const zone = zones.map[sector];
    return zone?.disc === seat || (zone?.ships ?? []).some((fleet) => fleet.seat === seat && fleetSize(fleet) > 0);
  };
  const met = joints.flatMap((joint) => (joint.sector !== null && (joint.here || joint.there) ? [{ sector: joint.sector, full: joint.here && joint.there }] : []));
  return {
    full: met.filter((one) => one.full && own(one.sector)).map((one) => one.sector),
    half: met.filter((one) => !one.full && own(one.sector)).map((one) => one.sector),
    others: met.filter((one) => one.full && !own(one.sector)).map((one) => one.sector),
    open: joints.filter((joint) => joint.here && joint.sector === null).length,
  };
}
