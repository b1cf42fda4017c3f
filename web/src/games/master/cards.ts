/** Cards in play: whether they work, what they need, what their projects bring. Pure. */

import { cardOf, COLOURS, cubesOn, faceOf, projectOf, SYMBOLS, type CardType, type Colour, type MasterZones, type Parts, type ProjectFace, type SymbolKind } from "./zones.ts";

export const TYPE_ICON: Readonly<Record<CardType, string>> = {
  race: "p-4", leader: "i-users", conflict: "x-military", government: "i-home", expansion: "i-flag", commerce: "x-economy", progress: "x-science",
};

/** "live": its ability works or its symbols count; "ready": all cells are filled, the reward is still to come. */
export type CardState = "live" | "ready" | "lacking" | "idle";

/** How a card (or the development that a project belongs to) stands; null where there is nothing to say. */
export function stateOf(parts: Parts, zones: MasterZones, seat: number, text: string): CardState | null {
  const card = cardOf(text);
  const face = faceOf(parts, card);
  const zone = zones.seats[seat];
  if (!zone || face.type === "race" || face.type === "conflict") return null;
  if (zone.active.includes(card)) return "live";
  if (face.type === "leader") return "lacking";
  const project = Object.keys(face.projects)[0];
  if (face.type === "government" || !project) return "idle";
  const full = cubesOn(zones, project, face.projects[project]?.cells.length ?? 0).every(Boolean);
  return full && zones.due.includes(project) ? "ready" : "idle";
}

/** The symbols of a requirement, each with whether it is there; abilities that count as symbols for leaders included. */
export function met(parts: Parts, zones: MasterZones, seat: number, needed: readonly SymbolKind[]): readonly { readonly symbol: SymbolKind; readonly met: boolean }[] {
  const have = new Map<SymbolKind, number>(SYMBOLS.map((symbol) => [symbol, zones.seats[seat]?.symbols[symbol] ?? 0]));
  for (const card of zones.seats[seat]?.active ?? []) {
    for (const effect of faceOf(parts, card).effects ?? []) {
      if (effect.op !== "count_symbol") continue;
      for (const symbol of (effect["symbols"] ?? []) as readonly SymbolKind[]) have.set(symbol, (have.get(symbol) ?? 0) + 1);
    }
  }
  return needed.map((symbol) => {
    const left = have.get(symbol) ?? 0;
    have.set(symbol, left - 1);
    return { symbol, met: left > 0 };
  });
}

/** The deck of a card project, and how many cards it brings. */
export function takenFrom(face: ProjectFace): { readonly type: string; readonly count: number } {
  const gain = face.reward.find((effect) => effect.op === "gain_card");
  return { type: String(gain?.["deck"] ?? "development"), count: Number(gain?.["count"] ?? 1) };
}

/** The colour that a steal project takes; null if it may be any. */
export function stolenBy(face: ProjectFace): Colour | null {
  const steal = face.reward.find((effect) => effect.op === "steal_cube");
  const colours = (steal?.["colours"] ?? []) as readonly Colour[];
  return colours.length === 1 ? (colours[0] ?? null) : null;
}

/** Whether all cells of a project are filled. */
export function full(parts: Parts, zones: MasterZones, project: string): boolean {
  const cells = projectOf(parts, project)?.cells.length ?? 0;
  return cells > 0 && cubesOn(zones, project, cells).every(Boolean);
}

/** Counts with every colour in its place, zeros included. */
export const ofEach = (counts: Readonly<Partial<Record<Colour, number>>>): readonly { readonly colour: Colour; readonly count: number }[] =>
  COLOURS.map((colour) => ({ colour, count: counts[colour] ?? 0 }));
