/** What is printed on the pieces (`Game.components`) and what the table shows of a match (`doc.zones`), typed. */

import type { Asked, Doc } from "../../net/wire.ts";
import type { Told } from "../types.ts";

export type Colour = "red" | "blue" | "yellow" | "green" | "black";
export type SymbolKind = "cultural" | "economic" | "diplomatic" | "scientific" | "military";
export type CardType = "race" | "leader" | "conflict" | "government" | "expansion" | "commerce" | "progress";
export type Side = "red" | "blue";

export const COLOURS: readonly Colour[] = ["red", "blue", "yellow", "green", "black"];
export const SYMBOLS: readonly SymbolKind[] = ["cultural", "economic", "diplomatic", "scientific", "military"];
const LETTERS: Readonly<Record<string, Colour>> = { R: "red", B: "blue", Y: "yellow", G: "green", K: "black" };

/** The glyph of a colour, so that colour is never alone, and the tokens of its cube and of its text. */
export const GLYPH: Readonly<Record<Colour, string>> = { red: "r-military", blue: "r-science", yellow: "r-money", green: "r-materials", black: "i-ban" };
export const CUBE: Readonly<Record<Colour, string>> = { red: "--cube-r", blue: "--cube-b", yellow: "--cube-y", green: "--cube-g", black: "--cube-k" };
export const INK: Readonly<Record<Colour, string>> = { red: "--c-red", blue: "--c-blue", yellow: "--c-yellow", green: "--c-green", black: "--c-black" };
/** The drawing of a supremacy symbol. */
export const MARK: Readonly<Record<SymbolKind, string>> = { cultural: "x-culture", economic: "x-economy", diplomatic: "x-diplomacy", scientific: "x-science", military: "x-military" };

/** An effect of a reward, a stake or an ability: `op` and its figures, as in the data files. */
export type EffectData = { readonly op: string } & Readonly<Record<string, unknown>>;

/** A project as printed: the colours of its cells, which of them are irrevocable, what it brings. */
export interface ProjectFace {
  readonly kind: "planet" | "route" | "base" | "card" | "development" | "programme" | "steal" | "conflict";
  readonly cells: readonly Colour[];
  /** Places of the irrevocable cells. */
  readonly stars: readonly number[];
  readonly symbols: readonly SymbolKind[];
  /** For a side of a conflict: what the other side wins. */
  readonly reward: readonly EffectData[];
  /** What completing it brings, as a sentence; for a side of a conflict what whoever fills it wins. */
  readonly told?: Told;
  readonly side?: Side;
}

export interface CardFace {
  readonly type: CardType;
  /** By canonical text: `terrans.base`. */
  readonly projects: Readonly<Record<string, ProjectFace>>;
  readonly symbols: readonly SymbolKind[];
  readonly requirement: readonly SymbolKind[];
  /** "passive", "discard" or the event that sets the ability off. */
  readonly trigger?: string;
  readonly effects?: readonly EffectData[];
  /** The ability as a sentence. */
  readonly ability?: Told;
  /** Conflicts: the symbol of the lead, and the resources won. */
  readonly symbol?: SymbolKind;
  readonly resources?: number;
}

export interface SystemFace {
  readonly id: string;
  readonly kind: "start" | "near" | "edge" | "inner";
  readonly colour: Colour;
  readonly planets: number;
  readonly x: number;
  readonly y: number;
}

export interface TrackFace {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly length: number;
  readonly colours: readonly Colour[];
}

export interface SymbolFace {
  readonly id: string;
  readonly symbol: SymbolKind;
  readonly arrows: "blue" | "green" | "red";
  readonly systems: readonly string[];
  readonly x: number;
  readonly y: number;
}

export interface Parts {
  readonly colours: Readonly<Record<Colour, number>>;
  readonly symbols: readonly SymbolKind[];
  readonly sheet: readonly [number, number];
  readonly corners: readonly { readonly id: string; readonly start: string; readonly near: readonly string[] }[];
  readonly systems: Readonly<Record<string, SystemFace>>;
  readonly tracks: Readonly<Record<string, TrackFace>>;
  readonly board_symbols: Readonly<Record<string, SymbolFace>>;
  readonly cards: Readonly<Record<string, CardFace>>;
  readonly types: readonly CardType[];
  readonly discs: number;
  readonly tokens: number;
  readonly card_limit: number;
  /** From so many turns of every player before the last possible one on, it is told how many are left. */
  readonly last_turns: number;
  readonly victory: { readonly bases: number; readonly symbols: number; readonly start_systems: number };
}

export type Counts = Readonly<Partial<Record<Colour, number>>>;

/** What everybody sees of one seat. */
export interface SeatZone {
  readonly cards: readonly string[];
  /** Base slots whose base waits to be placed. */
  readonly prepared: readonly string[];
  readonly skips: number;
  /** Cubes in the bag. */
  readonly cubes: number;
  /** Discs in the supply, and bases on the board. */
  readonly supply: number;
  readonly placed: number;
  readonly symbols: Readonly<Record<SymbolKind, number>>;
  readonly starts: number;
  /** Cards whose ability works now. */
  readonly active: readonly string[];
  readonly limit: number;
}

export type Step = "corner" | "race" | "begin" | "draw" | "drawn" | "place" | "reward" | "cards" | "gain" | "over";
export type Way = "expansion" | "capture" | "domination";

export interface MasterZones {
  readonly setup: "beginner" | "expert";
  readonly step: Step;
  readonly turn: number;
  readonly turns: number;
  /** Turns that can still come after this one before the game ends without a winner. */
  readonly remaining: number;
  readonly first: number;
  readonly won: readonly [] | readonly [number, Way];
  readonly due: readonly string[];
  readonly used: readonly string[];
  readonly systems: Readonly<Record<string, { readonly owner?: number; readonly bases?: number; readonly planets?: string }>>;
  readonly closed: readonly string[];
  /** By the route's name from its start, `c1-b1`: the cubes on it, all of one colour. */
  readonly routes: Readonly<Record<string, Counts>>;
  /** By card: the track it lies on, and the system that its red side faces. */
  readonly conflicts: Readonly<Record<string, { readonly track: string; readonly red: string }>>;
  /** Cubes on projects of cards, a letter a cell, a dot for an empty one: `RB..`. */
  readonly projects: Readonly<Record<string, string>>;
  readonly bank: Counts;
  readonly tokens: number;
  readonly drawn: Counts;
  readonly seats: readonly SeatZone[];
  /** What is in each bag; null where it is not for these eyes. */
  readonly bags: readonly (Counts | null)[];
  readonly decks: Readonly<Record<CardType, { readonly top: readonly string[]; readonly left: number; readonly under?: readonly string[] }>>;
}

/** What the figures behind a question can hold. */
export interface About {
  readonly deck?: CardType;
  readonly card?: string;
  readonly seat?: number;
  readonly system?: string;
}

const NO_PARTS: Parts = {
  colours: { red: 0, blue: 0, yellow: 0, green: 0, black: 0 }, symbols: SYMBOLS, sheet: [1000, 1000], corners: [], systems: {}, tracks: {},
  board_symbols: {}, cards: {}, types: [], discs: 9, tokens: 0, card_limit: 0, last_turns: 0, victory: { bases: 9, symbols: 5, start_systems: 2 },
};
const UNKNOWN: CardFace = { type: "progress", projects: {}, symbols: [], requirement: [] };

/** The printed pieces; an empty box until they have arrived. */
export const partsOf = (parts: Readonly<Record<string, unknown>>): Parts => ("tracks" in parts ? (parts as unknown as Parts) : NO_PARTS);

export const zonesOf = (doc: Doc): MasterZones => doc.zones as unknown as MasterZones;

export const aboutOf = (asked: Asked): About => asked.about as unknown as About;

/** The card that a project, `terrans.base`, is printed on. */
export const cardOf = (text: string): string => text.split(".", 1)[0] ?? text;

export const faceOf = (parts: Parts, text: string): CardFace => parts.cards[cardOf(text)] ?? UNKNOWN;

export const projectOf = (parts: Parts, text: string): ProjectFace | null => faceOf(parts, text).projects[text] ?? null;

/** The cubes on a project, cell by cell; null where a cell is empty. */
export function cubesOn(zones: MasterZones, project: string, cells: number): readonly (Colour | null)[] {
  const text = zones.projects[project] ?? "";
  return Array.from({ length: cells }, (_, cell) => LETTERS[text[cell] ?? "."] ?? null);
}

/** The cubes on the planets of a system. */
export const planetCubes = (zones: MasterZones, system: string): readonly Colour[] =>
  [...(zones.systems[system]?.planets ?? "")].map((letter) => LETTERS[letter] as Colour);

/** Counts as single cubes, colour by colour: what lies drawn. */
export const cubesIn = (counts: Counts): readonly Colour[] => COLOURS.flatMap((colour) => Array.from({ length: counts[colour] ?? 0 }, () => colour));

export interface RouteZone {
  readonly name: string;
  readonly start: string;
  readonly colour: Colour;
  readonly cubes: number;
  readonly owner: number;
}

/** The route on a track; null if the track is free. */
export function routeOn(zones: MasterZones, track: TrackFace): RouteZone | null {
  for (const [start, end] of [[track.a, track.b], [track.b, track.a]] as const) {
    const counts = zones.routes[`${start}-${end}`];
    if (!counts) continue;
    const [colour, cubes] = Object.entries(counts)[0] as [Colour, number];
    return { name: `${start}-${end}`, start, colour, cubes, owner: zones.systems[start]?.owner ?? -1 };
  }
  return null;
}

/** The conflict on a track: its card, and which side faces which end. */
export function conflictOn(zones: MasterZones, track: TrackFace): { readonly card: string; readonly red: string; readonly blue: string } | null {
  for (const [card, lies] of Object.entries(zones.conflicts)) {
    if (lies.track === track.id) return { card, red: lies.red, blue: lies.red === track.a ? track.b : track.a };
  }
  return null;
}

/** The owner of a system: a seat, or -1. */
export const ownerOf = (zones: MasterZones, system: string): number => zones.systems[system]?.owner ?? -1;

/** The most frequent symbol of a seat, and how often it has it. */
export function bestSymbol(zone: SeatZone): { readonly kind: SymbolKind; readonly count: number } {
  let best: SymbolKind = "cultural";
  for (const kind of SYMBOLS) if ((zone.symbols[kind] ?? 0) > (zone.symbols[best] ?? 0)) best = kind;
  return { kind: best, count: zone.symbols[best] ?? 0 };
}
