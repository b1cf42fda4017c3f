/** Race for the Galaxy at the table. */

import type { Asked, Doc } from "../../net/wire.ts";
import { phone } from "../../table/sizes.ts";
import shared from "../symbols.svg";
import type { Figure, GameModule, PhaseState, SeatLine, Speaks, Timeline, TrayTab, BoardProps } from "../types.ts";
import { cardsAsked, handOnBoard } from "./Asked.tsx";
import { OwnTableau, RaceBoard } from "./Board.tsx";
import { ConsequencePanel } from "./Consequence.tsx";
import { Hand, HandSum } from "./Hand.tsx";
import { confirmLabel, NONE, optionLabel } from "./labels.ts";
import { BillPanel, LuckyPanel, WaysPanel } from "./Panels.tsx";
import { aboutOf, cardOf, faceOf, partsOf, phaseNow, phaseOf, zonesOf, type Phase } from "./pieces.ts";
import { recap } from "./Recap.tsx";
import { RaceResult } from "./Result.tsx";
import { cardName, signed } from "./saying.ts";
import own from "./symbols.svg";

const PHASES: readonly Phase[] = ["explore", "develop", "settle", "consume", "produce"];
const LAST_SLOT = 12;
const BANK = 12;
/** Cost or defense from which a card deserves a mark in the replay. */
const GREAT = 5;
const PANELS = {
  action: ConsequencePanel, actions: ConsequencePanel, keep: ConsequencePanel, develop: ConsequencePanel, settle: ConsequencePanel,
  opening: ConsequencePanel, limit: ConsequencePanel, sell: ConsequencePanel, consume: ConsequencePanel, goods: ConsequencePanel, windfall: ConsequencePanel,
  pay: BillPanel, hand: BillPanel, how: WaysPanel, lucky: LuckyPanel,
} as const;

function timeline(doc: Doc, words: Speaks): Timeline {
  const zones = zonesOf(doc);
  const called = new Set(zones.seats.flatMap((seat) => seat.actions.map(phaseOf)));
  const now = phaseNow(zones);
  const over = zones.step === "round-end" || zones.step === "over";
  const state = (phase: Phase): PhaseState => {
    if (!called.size) return "next";
    if (!called.has(phase)) return "off";
    if (phase === now) return "now";
    return over || (now !== null && PHASES.indexOf(phase) < PHASES.indexOf(now)) ? "done" : "next";
  };
  const full = Math.max(...zones.seats.map((seat) => seat.tableau.length)) / LAST_SLOT;
  const paid = 1 - zones.bank / (BANK * zones.seats.length);
  return {
    round: zones.round || null,
    part: Math.min(1, Math.max(full, paid)),
    phases: PHASES.map((phase) => ({ id: phase, label: words.say(`phase-${phase}`), state: state(phase) })),
  };
}

function seatLine(doc: Doc, seat: number, words: Speaks): SeatLine {
  const zone = zonesOf(doc).seats[seat];
  if (!zone) return { sub: "", score: null, unit: "", figures: [] };
  const start = zone.tableau[0];
  const figures: Figure[] = [
    { icon: "p-7", colour: "--ink-3", title: words.say("race-figure-tableau"), value: String(zone.tableau.length), of: `/${LAST_SLOT}` },
    { icon: "r-military", colour: "--c-red", title: words.say("race-figure-military"), value: signed(zone.military) },
    { icon: "r-vp", colour: "--c-money", title: words.say("race-figure-chips"), value: String(zone.chips) },
    { icon: "r-card", colour: "--ink-3", title: words.say("race-figure-hand"), value: String(zone.hand + zone.drawn) },
    { icon: "r-cube", colour: "--ink-2", title: words.say("race-figure-goods"), value: String(zone.goods.length) },
  ];
  const state = zone.laid
    ? words.say("race-lays", { card: cardName(words, zone.laid) })
    : zone.actions.map((action) => words.say(`race-action-short-${action}`)).join(" + ");
  return { sub: start ? cardName(words, start) : "", score: zone.score, unit: words.say("vp"), figures, ...(state ? { state } : {}) };
}

function kicker(words: Speaks, asked: Asked, doc: Doc): string | null {
  const phase = phaseNow(zonesOf(doc));
  if (phase) return words.say(`phase-${phase}`);
  return words.has(`race-kicker-${asked.ask}`) ? words.say(`race-kicker-${asked.ask}`) : null;
}

function wrong(words: Speaks, asked: Asked, chosen: readonly string[], given: BoardProps["parts"]): string | null {
  if (asked.ask === "actions") {
    return chosen.some((action) => action.endsWith("-2") && !chosen.includes(action.slice(0, -2)) && action !== "consume-2x") ? words.say("why-second-needs-first") : null;
  }
  if (asked.ask !== "goods") return null;
  const parts = partsOf(given);
  const power = faceOf(parts, aboutOf(asked).power ?? "").powers.find((one) => one.distinct_kinds);
  return power && new Set(chosen.map((world) => faceOf(parts, world).good)).size < chosen.length ? words.say("why-kinds-differ") : null;
}

/** The hand; while it lies on the board there is no tray: where its cards are asked about, a phone has my tableau there. */
function tray({ doc, seat, words, choice }: BoardProps): readonly TrayTab[] {
  const zones = zonesOf(doc);
  if (seat < 0) return zones.hands ? [{ id: "hands", label: words.say("race-hands"), Body: Hand }] : [];
  if (handOnBoard(choice) && !phone.value) return [];
  if (cardsAsked(choice)) return [{ id: "tableau", label: words.say("race-tableau"), Body: OwnTableau }];
  return [{ id: "hand", label: words.say("race-hand"), count: zones.hand.length, Body: Hand }];
}

/** Cards and actions lie on the board; placing or using nothing ends the question; ways and numbers are rows. */
function where(asked: Asked, option: string): "board" | "foot" | "row" {
  if (option === NONE) return "foot";
  return asked.ask === "how" || asked.ask === "lucky" ? "row" : "board";
}

/** What these choices set off is said on them: cards are drawn, turned up or laid open for all. Choosing nothing says
 * nothing, unless there is nothing else. */
const ANNOUNCED: ReadonlySet<string> = new Set(["action", "keep", "develop", "settle", "how", "sell", "consume", "windfall"]);

/** Placing nothing though something could be placed; in a phase that I called myself it gives the bonus away. */
function warn(words: Speaks, asked: Asked, chosen: readonly string[]): { readonly title: string; readonly cost: string } | null {
  if (chosen[0] !== NONE || (asked.ask !== "develop" && asked.ask !== "settle") || asked.options.length < 2) return null;
  if (!aboutOf(asked).bonus) return { title: words.say(`race-warn-nothing-${asked.ask}`), cost: words.say("race-warn-nothing") };
  return { title: words.say("race-warn-bonus"), cost: words.say(`race-warn-bonus-${asked.ask}`) };
}

/** What can be decided ahead: an action card, or a card of the hand to be laid out. */
function orderAnswers(ask: string, doc: Doc | null, given: BoardProps["parts"]): readonly string[] {
  const parts = partsOf(given);
  if (ask === "action") return parts.actions.filter((action) => !action.id.endsWith("-2")).map((action) => `action:${action.id}`);
  if (!doc || (ask !== "develop" && ask !== "settle")) return [];
  const kind = ask === "develop" ? "development" : "world";
  return zonesOf(doc).hand.filter((card) => faceOf(parts, card).kind === kind).map((card) => `${ask}:${card}`);
}

const RACE: GameModule = {
  slug: "race",
  symbols: [shared, own],
  kind: "tableau",
  Board: RaceBoard,
  tray,
  TraySum: HandSum,
  timeline,
  seatLine,
  supply(doc, words) {
    const zones = zonesOf(doc);
    return {
      title: words.say("race-supply"),
      lines: [
        { label: words.say("race-supply-chips"), value: words.say("race-supply-of", { left: zones.bank, all: BANK * zones.seats.length }) },
        { label: words.say("race-supply-deck"), value: String(zones.deck) },
        { label: words.say("race-supply-discards"), value: String(zones.discard) },
      ],
    };
  },
  optionLabel,
  where,
  announces: (asked, option) => ANNOUNCED.has(asked.ask) && (option !== NONE || asked.options.length === 1),
  warn,
  recap,
  panel: (asked) => PANELS[asked.ask as keyof typeof PANELS] ?? null,
  help: (words, asked) => (words.has(`race-help-${asked.ask}`) ? words.say(`race-help-${asked.ask}`) : null),
  kicker,
  steps: (asked) => (asked.ask === "pay" || asked.ask === "how" ? { step: 2, of: 2 } : null),
  confirmLabel,
  wrong,
  orderAnswers,
  eventThings: (event) => [event["card"], ...(Array.isArray(event["cards"]) ? event["cards"] : []), event["power"]].filter((one): one is string => typeof one === "string" && one !== NONE).map(cardOf),
  landmark(event, parts) {
    const card = event["card"];
    if (typeof card !== "string" || (event.event !== "developed" && event.event !== "settled")) return null;
    const face = faceOf(partsOf(parts), card);
    if (face.number < GREAT) return null;
    return face.kind === "development" ? "r-science" : face.military ? "r-military" : "i-plus";
  },
  Result: RaceResult,
};

export default RACE;
