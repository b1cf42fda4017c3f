/** The explanations of the guided first game: when each is due, and what on the screen it speaks of. */

import type { Doc } from "../../net/wire.ts";
import type { Tip } from "../../table/Coach.tsx";
import { faceOf, zonesOf, type Face, type Parts } from "./pieces.ts";

const asked = (...asks: readonly string[]) => (doc: Doc): boolean => doc.asked !== null && asks.includes(doc.asked.ask);
const inHand = (fits: (face: Face) => boolean) => (doc: Doc, parts: Parts): boolean => zonesOf(doc).hand.some((card) => fits(faceOf(parts, card)));
const mine = (doc: Doc) => zonesOf(doc).seats[doc.seat];
const HAND = ".rb-asked .rc, .tray .rh .rc";

/** Of a card in hand with this mark, the mark itself. */
const on = (card: string, mark: string): string => HAND.split(", ").map((place) => `${place}${card} ${mark}`).join(", ");

/** In the order in which they are shown when several are due at once. */
export const TIPS: readonly Tip<Parts>[] = [
  { id: "welcome", at: ["[data-coach=slots]"], rules: ["RG-12.1", "RG-1.8"], due: (doc) => !doc.result },
  { id: "cards", at: [HAND], rules: ["RG-1.6"], due: (doc) => zonesOf(doc).hand.length > 0 },
  { id: "action", at: [".ac-row"], rules: ["RG-1.4", "RG-1.5"], due: asked("action", "actions") },
  { id: "cost", at: [on("", ".rc-cost"), ".rb-slots .rc-cost"], rules: ["RG-8.2", "RG-6.3"], due: (doc) => zonesOf(doc).hand.length > 0 },
  { id: "points", at: [on("", ".rc-vp"), ".rb-slots .rc-vp"], rules: ["RG-12.7"], due: (doc) => zonesOf(doc).hand.length > 0 },
  { id: "phases", at: [on("", ".rc-powers"), ".rb-slots .rc-powers"], rules: ["RG-7.1", "RG-7.7"], due: (doc) => zonesOf(doc).hand.length > 0 },
  { id: "keep", at: [".rb-asked"], rules: ["RG-5.1"], due: asked("keep") },
  { id: "develop", at: [HAND, ".decision-body"], rules: ["RG-6.1", "RG-7.7"], due: asked("develop") },
  { id: "settle", at: [HAND, ".decision-body"], rules: ["RG-8.1", "RG-8.8"], due: asked("settle") },
  { id: "pay", at: ["[data-coach=bill]", ".rb-asked"], rules: ["RG-6.3", "RG-8.2"], due: asked("pay") },
  { id: "sell", at: [".rb-slots .is-target", ".decision-body"], rules: ["RG-9.13"], due: asked("sell") },
  { id: "consume", at: [".rb-slots .is-target", ".decision-body"], rules: ["RG-9.1", "RG-9.7"], due: asked("consume", "goods", "hand", "lucky") },
  { id: "produce", at: [".rb-slots .rc.production .rc-cost", ".rb-slots .rc.windfall .rc-cost"], rules: ["RG-10.1", "RG-10.7"], due: (doc, parts) => asked("windfall")(doc) || (mine(doc)?.tableau.some((card) => faceOf(parts, card).source === "production") ?? false) },
  { id: "limit", at: [HAND], rules: ["RG-11.1"], due: asked("limit") },
  { id: "goods", at: [".rb-slots .rc-good"], rules: ["RG-8.8", "RG-10.2"], due: (doc) => (mine(doc)?.goods.length ?? 0) > 0 },
  { id: "military", at: [on(".mil", ".rc-cost")], rules: ["RG-8.12", "RG-8.13"], due: (doc, parts) => zonesOf(doc).round > 1 && inHand((face) => face.military)(doc, parts) },
  { id: "six", at: [on(".dev", ".rc-vp")], rules: ["RG-6.11", "RG-22.1"], due: (doc, parts) => zonesOf(doc).round > 1 && inHand((face) => face.vp === null)(doc, parts) },
  { id: "chips", at: [".strip .player-res", ".strip"], rules: ["RG-9.24", "RG-12.1"], due: (doc) => zonesOf(doc).seats.some((seat) => seat.chips > 0) },
  { id: "end", at: ["[data-coach=slots]"], rules: ["RG-12.1", "RG-12.2"], due: (doc) => !doc.result && (zonesOf(doc).bank <= 6 || zonesOf(doc).seats.some((seat) => seat.tableau.length >= 9)) },
  { id: "over", at: [".rs"], rules: ["RG-12.7", "RG-22.1"], due: (doc) => doc.result !== null },
];
