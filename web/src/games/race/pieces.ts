/** What is printed on the pieces (`Game.components`) and what the board shows of a match (`doc.zones`), typed. */

import type { Asked, Doc } from "../../net/wire.ts";

export type Kind = "novelty" | "rare" | "genes" | "alien";
export type Phase = "explore" | "develop" | "settle" | "trade" | "consume" | "produce";

/** A sentence by its message key; `kinds`, `phase` and `card` among the arguments are ids still to be put into words. */
export interface Sentence {
  readonly key: string;
  readonly args: Readonly<Record<string, number | string | readonly string[]>>;
}

export interface Power extends Sentence {
  readonly phase: Phase;
  readonly kind: string;
  readonly rule: string;
  readonly amount?: number;
  readonly good_kinds?: readonly Kind[];
  readonly against_kinds?: readonly Kind[];
  readonly against_keyword?: string;
  readonly excluded_good_kinds?: readonly Kind[];
  readonly cost_reduction?: number;
  readonly vp?: number;
  readonly cards?: number;
  readonly goods_per_use?: number;
  readonly max_uses?: number;
  readonly distinct_kinds?: boolean;
  readonly this_world?: boolean;
  readonly apply_trade_powers?: boolean;
  readonly max_cards?: number;
  readonly vp_per_card?: number;
}

/** The face of a card. */
export interface Face {
  readonly kind: "world" | "development";
  /** Cost, or defense of a military world. */
  readonly number: number;
  readonly military: boolean;
  /** null: a cost-6 development, whose points vary. */
  readonly vp: number | null;
  readonly good: Kind | null;
  readonly source: "windfall" | "production" | null;
  readonly keywords: readonly string[];
  readonly copies: number;
  readonly start?: number;
  readonly powers: readonly Power[];
  readonly scoring?: readonly Sentence[];
  readonly scoring_rule?: string;
  /** What each design is worth to this cost-6 development. */
  readonly worth?: Readonly<Record<string, number>>;
}

export interface ActionFace {
  readonly id: string;
  readonly phase: Phase;
  readonly rule: string;
}

export interface Parts {
  readonly cards: Readonly<Record<string, Face>>;
  readonly actions: readonly ActionFace[];
  readonly phases: readonly Phase[];
  readonly start: readonly string[];
  readonly trade: Readonly<Record<Kind, number>>;
  readonly tableau: number;
  readonly hand: number;
  readonly bank: number;
}

/** What everybody sees of one seat. */
export interface SeatZone {
  readonly tableau: readonly string[];
  readonly goods: readonly string[];
  readonly chips: number;
  readonly hand: number;
  readonly drawn: number;
  readonly laid: string | null;
  readonly actions: readonly string[];
  readonly military: number;
  readonly score: number;
  readonly points: Readonly<Record<string, number>>;
}

export interface RaceZones {
  readonly round: number;
  readonly step: string;
  readonly at: number;
  readonly again: boolean;
  readonly duel: boolean;
  readonly order: readonly number[];
  readonly bank: number;
  readonly deck: number;
  readonly discard: number;
  readonly discard_open: readonly string[];
  readonly discard_mine: readonly string[];
  readonly used: readonly string[];
  readonly seats: readonly SeatZone[];
  readonly hand: readonly string[];
  readonly drawn: readonly string[];
  /** Once all hands are open. */
  readonly hands?: readonly (readonly string[])[];
}

export interface BillLine {
  readonly card?: string;
  readonly action?: string;
  readonly amount: number;
  readonly rule: string;
}

export interface Bill {
  readonly base: number;
  readonly price?: number;
  readonly lines?: readonly BillLine[];
  readonly military?: readonly BillLine[];
  readonly strength?: number;
  readonly tactics?: number;
  readonly after: { readonly points: number | null; readonly draw: number; readonly good: boolean; readonly hand?: number; readonly tableau?: number };
}

/** What it takes to place a card, and what that leads to. */
export interface Placing {
  readonly pay?: number;
  readonly strength?: number;
  readonly ways?: readonly string[];
  readonly after?: { readonly points: number | null; readonly draw?: number; readonly good: boolean };
  /** Of a drawn card: whether a phase is still to come in this round in which it could be placed. */
  readonly now?: boolean;
  /** Its design lies in the tableau already. */
  readonly twice?: boolean;
}

export interface Yield {
  readonly goods: number;
  readonly points: number;
  readonly cards: number;
}

/** What the figures behind a question can hold (`asked.about`); each question has its own of these. */
export interface About {
  readonly card?: string;
  readonly price?: number;
  readonly power?: string;
  readonly drawn?: number;
  readonly keep?: number;
  readonly bill?: Bill;
  readonly prices?: Readonly<Record<string, number | Placing>>;
  readonly outlook?: Readonly<Record<string, Outlook>>;
  readonly yields?: Readonly<Record<string, Yield>>;
  readonly yield?: Yield;
  readonly each?: number;
  /** Cards to give away, as a beginning: the engine's rule of thumb. */
  readonly proposed?: readonly string[];
  /** Whether placing nothing gives the bonus of one's own action away. */
  readonly bonus?: boolean;
}

export interface Outlook {
  readonly draw?: number;
  readonly keep?: number;
  readonly cards?: readonly string[];
  readonly price?: number;
  readonly goods?: number;
  readonly powers?: number;
  readonly windfalls?: number;
}

export const ROMAN: Readonly<Record<Phase, string>> = { explore: "I", develop: "II", settle: "III", trade: "$", consume: "IV", produce: "V" };

const NO_PARTS: Parts = {
  cards: {}, actions: [], phases: ["explore", "develop", "settle", "consume", "produce"], start: [],
  trade: { novelty: 2, rare: 3, genes: 4, alien: 5 }, tableau: 12, hand: 10, bank: 12,
};
const UNKNOWN: Face = { kind: "development", number: 0, military: false, vp: 0, good: null, source: null, keywords: [], copies: 1, powers: [] };

/** The printed pieces; an empty box until they have arrived. */
export const partsOf = (parts: Readonly<Record<string, unknown>>): Parts => ("cards" in parts ? (parts as unknown as Parts) : NO_PARTS);

export const zonesOf = (doc: Doc): RaceZones => doc.zones as unknown as RaceZones;

export const aboutOf = (asked: Asked): About => asked.about as unknown as About;

/** The design of a card: the second copy (`drop-ships~2`) and a power of it (`old-earth.goods`) look like the card. */
export const designOf = (text: string): string => text.split(/[~.]/, 1)[0] ?? text;

export const faceOf = (parts: Parts, text: string): Face => parts.cards[designOf(text)] ?? UNKNOWN;

/** The card that an option stands for on the board: the one with the power, or the world that is filled. */
export function cardOf(option: string): string {
  const arrow = option.indexOf(">");
  return arrow < 0 ? (option.split(".", 1)[0] ?? option) : option.slice(arrow + 1);
}

/** Phases in which a card has powers, each once, in the order of the card. */
export const phasesOf = (face: Face): Phase[] => [...new Set(face.powers.map((power) => power.phase))];

/** The phase that an action card calls. */
export const phaseOf = (action: string): Phase => action.split("-", 1)[0] as Phase;

const STEPS: Readonly<Record<string, Phase>> = {
  explore: "explore", keep: "explore", develop: "develop", "lay-development": "develop", "place-development": "develop",
  settle: "settle", "lay-world": "settle", "place-world": "settle", trade: "consume", consume: "consume",
  produce: "produce", windfall: "produce",
};

/** The phase that runs now; null between phases. */
export const phaseNow = (zones: RaceZones): Phase | null => STEPS[zones.step] ?? null;
