/** Where the symbols of a seat come from (SU-7.2, SU-21.4, SU-29). Pure. */

import { full } from "./cards.ts";
import { conflictOn, cubesOn, faceOf, ownerOf, type MasterZones, type Parts, type SymbolKind } from "./zones.ts";

export interface Source {
  readonly symbol: SymbolKind;
  /** A card, the programme of a race, or the systems that the board's symbol is joined to. */
  readonly from: string;
  readonly kind: "card" | "conflict" | "board";
}

/** Every symbol of a seat with its origin. */
export const symbolSources = (parts: Parts, zones: MasterZones, seat: number): readonly Source[] =>
  [...onCards(parts, zones, seat), ...onBoard(parts, zones, seat), ...inConflicts(parts, zones, seat)];

/** Introduced developments, and the programme once it is complete. */
function onCards(parts: Parts, zones: MasterZones, seat: number): readonly Source[] {
  const zone = zones.seats[seat];
  if (!zone) return [];
  const found: Source[] = [];
  for (const card of zone.cards) {
    const face = faceOf(parts, card);
    const working = zone.active.includes(card);
    if (working) for (const symbol of face.symbols) found.push({ symbol, from: card, kind: "card" });
    for (const [project, one] of Object.entries(face.projects)) {
      const counts = one.kind === "programme" ? full(parts, zones, project) && !zones.due.includes(project) : one.kind === "development" && working;
      if (counts) for (const symbol of one.symbols) found.push({ symbol, from: project, kind: "card" });
    }
  }
  return found;
}

/** Blue arrows: the system's owner; green: whoever owns both; red: whoever owns exactly one of the two. */
function onBoard(parts: Parts, zones: MasterZones, seat: number): readonly Source[] {
  const found: Source[] = [];
  for (const one of Object.values(parts.board_symbols)) {
    const held = one.systems.filter((system) => ownerOf(zones, system) === seat);
    const wanted = one.arrows === "red" ? held.length === 1 : held.length === one.systems.length;
    if (wanted) found.push({ symbol: one.symbol, from: (one.arrows === "red" ? held : one.systems).join(" "), kind: "board" });
  }
  return found;
}

/** The side with more cubes has the conflict's symbol; a government may count as one cube more. */
function inConflicts(parts: Parts, zones: MasterZones, seat: number): readonly Source[] {
  const found: Source[] = [];
  for (const track of Object.values(parts.tracks)) {
    const lies = conflictOn(zones, track);
    if (!lies) continue;
    const face = faceOf(parts, lies.card);
    const [red, blue] = (["red", "blue"] as const).map((side) => {
      const owner = ownerOf(zones, lies[side]);
      const cubes = cubesOn(zones, `${lies.card}.${side}`, 8).filter(Boolean).length;
      return { owner, cubes: cubes && owner >= 0 ? cubes + majority(parts, zones, owner) : cubes };
    }) as [{ owner: number; cubes: number }, { owner: number; cubes: number }];
    if (red.cubes === blue.cubes || !face.symbol) continue;
    if ((red.cubes > blue.cubes ? red : blue).owner === seat) found.push({ symbol: face.symbol, from: lies.card, kind: "conflict" });
  }
  return found;
}

function majority(parts: Parts, zones: MasterZones, seat: number): number {
  let more = 0;
  for (const card of zones.seats[seat]?.active ?? []) {
    const face = faceOf(parts, card);
    if (face.type === "government") for (const effect of face.effects ?? []) if (effect.op === "mod_majority") more += Number(effect["delta"] ?? 0);
  }
  return more;
}
