/** What is printed on the pieces (`Game.components`) and what the table shows of a match (`doc.zones`), typed. */

import type { Asked, Doc } from "../../net/wire.ts";

export type Resource = "money" | "science" | "materials";
export type Category = "military" | "grid" | "nano";
export type ShipType = "interceptor" | "cruiser" | "dreadnought" | "starbase";
export type Structure = "orbital" | "monolith";
export type Buildable = ShipType | Structure;
export type Action = "explore" | "influence" | "research" | "upgrade" | "build" | "move";
export type Die = "yellow" | "orange" | "red";
/** A population square; a star marks an advanced one, `any` is grey. */
export type Square = "money" | "money*" | "science" | "science*" | "materials" | "materials*" | "any";

export const RESOURCES: readonly Resource[] = ["money", "science", "materials"];
export const CATEGORIES: readonly Category[] = ["military", "grid", "nano"];
export const SHIPS: readonly ShipType[] = ["interceptor", "cruiser", "dreadnought", "starbase"];
export const ACTIONS: readonly Action[] = ["explore", "influence", "research", "upgrade", "build", "move"];

/** Symbol and colour token of a resource, so that colour is never alone. */
export const RESOURCE_ICON: Readonly<Record<Resource, string>> = { money: "r-money", science: "r-science", materials: "r-materials" };
export const RESOURCE_INK: Readonly<Record<Resource, string>> = { money: "--c-money", science: "--c-science", materials: "--c-materials" };
export const SHIP_ICON: Readonly<Record<ShipType, string>> = { interceptor: "s-interceptor", cruiser: "s-cruiser", dreadnought: "s-dreadnought", starbase: "s-starbase" };

/** A sector tile as printed. Sides are numbered clockwise from the top. */
export interface SectorFace {
  readonly kind: "centre" | "inner" | "middle" | "outer" | "home";
  readonly vp: number;
  readonly wormholes: readonly number[];
  readonly squares: readonly Square[];
  readonly artifact?: number;
  readonly discovery?: number;
  readonly gcds?: number;
  readonly ancients?: number;
}

export interface TechnologyFace {
  readonly id: string;
  readonly category: Category;
  readonly cost: number;
  readonly least: number;
  readonly copies: number;
  readonly kind: string;
  readonly square?: Resource;
}

export interface PartFace {
  readonly id: string;
  readonly kind: "cannon" | "missile" | "computer" | "shield" | "hull" | "drive" | "source";
  readonly technology?: string;
  readonly ancient?: number;
  /** Produced, or used if it is negative. */
  readonly energy?: number;
  readonly colour?: Die;
  readonly dice?: number;
  readonly computer?: number;
  readonly shield?: number;
  readonly hull?: number;
  readonly initiative?: number;
  readonly movement?: number;
}

/** A printed blueprint: the part of each slot, "" for an empty one. */
export interface BlueprintFace {
  readonly slots: readonly string[];
  readonly initiative: number;
  readonly energy: number;
  readonly computer: number;
}

export interface SpeciesFace {
  readonly terran: boolean;
  readonly colour: string;
  readonly home: string;
  readonly storage: readonly number[];
  readonly colony_ships: number;
  readonly discs: number;
  /** Resources given for one in a trade. */
  readonly trade: number;
  readonly technologies: readonly string[];
  /** Spaces of the reputation track: for ambassadors, for either, for reputation. */
  readonly track: readonly [number, number, number];
  readonly costs: Readonly<Record<Buildable, number>>;
  readonly actions: Readonly<Record<Action, number>>;
  readonly blueprints: Readonly<Record<ShipType, BlueprintFace>>;
  /** Ancients leave its ships alone. */
  readonly peace?: boolean;
}

export interface Parts {
  readonly rounds: number;
  readonly resources: readonly Resource[];
  readonly categories: readonly Category[];
  readonly actions: readonly Action[];
  /** What one reaction gives, by the action that it is made of. */
  readonly reactions: Readonly<Partial<Record<Action, number>>>;
  readonly tracks: { readonly production: readonly number[]; readonly upkeep: readonly number[]; readonly discount: readonly number[]; readonly points: readonly number[] };
  readonly pieces: Readonly<Record<"discs" | "ambassadors" | ShipType, number>>;
  readonly sectors: Readonly<Record<string, SectorFace>>;
  readonly technologies: Readonly<Record<string, TechnologyFace>>;
  readonly parts: Readonly<Record<string, PartFace>>;
  /** Damage of a yellow, an orange and a red die. */
  readonly damage: readonly number[];
  readonly guards: Readonly<Record<"ancient" | "gcds", { readonly initiative: number; readonly computer: number; readonly hull: number; readonly dice: number }>>;
  readonly discoveries: Readonly<Record<string, { readonly kind: string; readonly copies: number }>>;
  readonly discovery_points: number;
  readonly species: Readonly<Record<string, SpeciesFace>>;
  readonly directions: readonly (readonly [number, number])[];
}

export type Fleet = { readonly seat: number } & Readonly<Partial<Record<ShipType, number>>>;

/** A hex of the map and what lies on it. */
export interface SectorZone {
  /** Axial coordinates. */
  readonly at: readonly [number, number];
  /** Turns by 60 degrees clockwise. */
  readonly turned?: number;
  readonly disc?: number;
  /** Squares with a cube, counted from 1; the orbital's comes after the printed ones. */
  readonly cubes?: readonly number[];
  readonly orbital?: 1;
  readonly monolith?: 1;
  readonly ancients?: number;
  readonly tile?: 1;
  /** In order of entry. */
  readonly ships?: readonly Fleet[];
}

/** What the parts of a ship type add up to; what is 0 is left out. */
export interface DesignTotals {
  readonly initiative?: number;
  readonly movement?: number;
  readonly computer?: number;
  readonly shield?: number;
  readonly hull?: number;
  readonly energy?: number;
  readonly used?: number;
  readonly cannons?: Readonly<Partial<Record<Die, number>>>;
  readonly missiles?: Readonly<Partial<Record<Die, number>>>;
}

/** Where points come from; what is 0 is left out, and another seat's reputation is never there. */
export type PointsZone = Readonly<Partial<Record<"hexes" | "reputation" | "ambassadors" | "discoveries" | "monoliths" | "technologies" | "traitor" | "species", number>>>;

/** A player board. Before a species is chosen only `species`, which is "", is there. */
export interface SeatZone {
  readonly species: string;
  readonly storage?: readonly [number, number, number];
  /** Cubes left on the tracks. */
  readonly cubes?: readonly [number, number, number];
  readonly discs?: number;
  /** Colony ships face up. */
  readonly ready?: number;
  readonly technologies?: readonly string[];
  readonly graves?: readonly [number, number, number];
  /** Discs on the spaces of actions. */
  readonly used?: Readonly<Partial<Record<Action | "reaction", number>>>;
  /** Part tiles on slots, "" where the printed part shows. */
  readonly parts?: Readonly<Partial<Record<ShipType, readonly string[]>>>;
  readonly aside?: readonly string[];
  readonly friends?: readonly number[];
  /** Values; 0 for those that are face down to this viewer. */
  readonly reputation?: readonly number[];
  /** Discovery tiles kept for points; "" face down. */
  readonly prizes?: readonly string[];
  readonly production?: readonly [number, number, number];
  readonly upkeep?: number;
  readonly designs?: Readonly<Record<ShipType, DesignTotals>>;
  readonly reserve?: readonly [number, number, number, number];
  readonly points?: PointsZone;
  readonly prices?: Readonly<Record<string, number>>;
}

export type Step =
  | "species" | "act" | "explore" | "place" | "claim" | "discovery" | "influence" | "research" | "upgrade" | "build" | "move" | "onward" | "finish"
  | "battle" | "fire" | "dice" | "reputation" | "bombard" | "destroy" | "claims" | "relations" | "colonies" | "upkeep" | "cleanup" | "over";

/** Sides of a battle are seats, or these. */
export const ANCIENTS = 6;
export const GCDS = 7;

export interface BattleZone {
  /** The sector; "" between two battles. */
  readonly hex: string;
  readonly order?: readonly number[];
  /** Attacker and defender. */
  readonly pair?: readonly number[];
  /** Ships that the two have lost. */
  readonly toll?: readonly number[];
  readonly bout?: number;
  readonly acted?: readonly number[];
  readonly firing?: number;
  /** `yellow 6`. */
  readonly dice?: readonly string[];
  /** By side and ship, `0 cruiser`: damage of each ship. */
  readonly wounds?: Readonly<Record<string, readonly number[]>>;
  /** By side and ship: the sector they retreat to. */
  readonly leaving?: Readonly<Record<string, string>>;
  readonly kills?: readonly number[];
  readonly fought?: readonly number[];
  readonly fled?: readonly number[];
}

export interface EclipseZones {
  readonly round: number;
  readonly step: Step;
  readonly seat: number;
  readonly first: number;
  readonly passed: readonly number[];
  readonly out: readonly number[];
  readonly more: number;
  readonly placing: number;
  readonly declined: readonly number[];
  /** Sectors drawn for the space that is being explored. */
  readonly drawn: readonly string[];
  /** How far the moving ship still can go. */
  readonly left: number;
  readonly queue: readonly number[];
  readonly heir?: number;
  readonly action?: Action;
  readonly space?: readonly [number, number];
  readonly at?: string;
  readonly after?: Step;
  readonly ship?: ShipType;
  readonly final?: readonly number[];
  readonly battle?: BattleZone;
  readonly map: Readonly<Record<string, SectorZone>>;
  readonly gcds: number;
  readonly stacks: Readonly<Record<"inner" | "middle" | "outer", { readonly size: number; readonly of: readonly string[] }>>;
  readonly discards: readonly string[];
  readonly tray: Readonly<Record<string, number>>;
  readonly spent: readonly string[];
  readonly traitor?: number;
  readonly bag: number;
  readonly seats: readonly SeatZone[];
  /** The discovery tile that `seat` looks at; "hidden" to others. */
  readonly found?: string;
  readonly hand?: readonly number[];
}

/** What the figures behind a question can hold. */
export interface About {
  readonly space?: string;
  /** The hex that was drawn before `sector`, where one of two may be laid. */
  readonly first?: string;
  readonly sector?: string;
  readonly discovery?: string;
  readonly part?: string;
  readonly ship?: ShipType;
  readonly seat?: number;
  readonly die?: Die;
  readonly roll?: number;
  readonly enemy?: string;
  readonly missing?: number;
  readonly left?: number;
  readonly count?: number;
}

const NO_PARTS: Parts = {
  rounds: 9, resources: RESOURCES, categories: CATEGORIES, actions: ACTIONS, reactions: {}, tracks: { production: [], upkeep: [], discount: [], points: [] },
  pieces: { discs: 16, ambassadors: 3, interceptor: 8, cruiser: 4, dreadnought: 2, starbase: 4 }, sectors: {}, technologies: {}, parts: {}, damage: [],
  guards: { ancient: { initiative: 0, computer: 0, hull: 0, dice: 0 }, gcds: { initiative: 0, computer: 0, hull: 0, dice: 0 } }, discoveries: {}, discovery_points: 2,
  species: {}, directions: [],
};

/** The printed pieces; an empty box until they have arrived. */
export const partsOf = (parts: Readonly<Record<string, unknown>>): Parts => ("sectors" in parts ? (parts as unknown as Parts) : NO_PARTS);

export const zonesOf = (doc: Doc): EclipseZones => doc.zones as unknown as EclipseZones;

export const aboutOf = (asked: Pick<Asked, "about">): About => asked.about as unknown as About;

/** The sum of a seat's points, as far as this viewer knows them; null before it has a species. */
export function pointsOf(zones: EclipseZones, seat: number): number | null {
  const zone = zones.seats[seat];
  if (!zone?.points) return null;
  if (zones.out.includes(seat)) return zones.final?.[seat] ?? 0;
  return Object.values(zone.points).reduce((sum, value) => sum + value, 0);
}

/** How many ships of a type a fleet has. */
export const shipsIn = (fleet: Fleet, ship: ShipType): number => fleet[ship] ?? 0;

/** All ships of a fleet. */
export const fleetSize = (fleet: Fleet): number => SHIPS.reduce((sum, ship) => sum + shipsIn(fleet, ship), 0);

/** The part that lies or is printed on each slot of a seat's blueprint, "" for an empty one. */
export function slotsOf(parts: Parts, zone: SeatZone, ship: ShipType): readonly string[] {
  const printed = parts.species[zone.species]?.blueprints[ship]?.slots ?? [];
  const tiles = zone.parts?.[ship] ?? [];
  return printed.map((part, slot) => tiles[slot] || part);
}

/** The sector that lies at these coordinates; null for an unexplored space. */
export function sectorAt(zones: EclipseZones, q: number, r: number): string | null {
  for (const [sector, zone] of Object.entries(zones.map)) if (zone.at[0] === q && zone.at[1] === r) return sector;
  return null;
}

/** The seats and guards that would fight in a sector, in order of entry: seats, then `ANCIENTS` or `GCDS`. */
export function sidesIn(zones: EclipseZones, parts: Parts, sector: string): readonly number[] {
  const zone = zones.map[sector];
  if (!zone) return [];
  const guards = [...(zone.ancients ? [ANCIENTS] : []), ...(parts.sectors[sector]?.gcds && zones.gcds ? [GCDS] : [])];
  return [...(zone.ships ?? []).map((fleet) => fleet.seat), ...guards];
}
