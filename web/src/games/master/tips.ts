/** The explanations of a guided game: when each is due, and what on the screen it speaks of. */

import type { Doc } from "../../net/wire.ts";
import type { Tip } from "../../table/Coach.tsx";
import { zonesOf, type Parts } from "./zones.ts";

const asked = (...asks: readonly string[]) => (doc: Doc): boolean => doc.asked !== null && asks.includes(doc.asked.ask);
const mine = (doc: Doc) => zonesOf(doc).seats[doc.seat];

/** In the order in which they are shown when several are due at once. */
export const TIPS: readonly Tip<Parts>[] = [
  { id: "welcome", at: [".strip .player.is-me", ".strip"], rules: ["SU-5.1", "SU-5.2", "SU-5.3"], due: (doc) => !doc.result },
  { id: "race", at: ["#decision"], rules: ["SU-2.15"], due: asked("race") },
  { id: "place", at: [".tray .ms-drawn", "#decision .ms-drawn"], rules: ["SU-8.1", "SU-10.1"], due: asked("place") },
  { id: "cells", at: [".tray .ms-card .ms-cells", "#decision .ms-cells"], rules: ["SU-10.2", "SU-10.3"], due: (doc) => (mine(doc)?.cards.length ?? 0) > 0 },
  { id: "planets", at: [".board .b-eligible", ".board"], rules: ["SU-11.4", "SU-11.5"], due: asked("place") },
  { id: "routes", at: [".board .mm-lane", ".board"], rules: ["SU-12.1", "SU-12.3"], due: (doc) => zonesOf(doc).turns > 1 && asked("place")(doc) },
  { id: "bag", at: [".tray .ms-bag"], rules: ["SU-9.1"], due: (doc) => zonesOf(doc).turns > 2 },
  { id: "black", at: [".tray [data-cube=black]", "#decision"], rules: ["SU-10.9"], due: (doc) => asked("place")(doc) && (zonesOf(doc).drawn.black ?? 0) > 0 },
  { id: "star", at: [".tray .ms-cell.star"], rules: ["SU-17.1"], due: (doc) => zonesOf(doc).turns > 3 },
  { id: "reward", at: ["#decision"], rules: ["SU-10.16"], due: asked("reward") },
  { id: "take", at: ["#decision"], rules: ["SU-3.1", "SU-3.2"], due: asked("take", "deck") },
  { id: "base", at: ["#decision"], rules: ["SU-14.1", "SU-14.9"], due: (doc) => (mine(doc)?.prepared.length ?? 0) > 0 },
  { id: "cards", at: [".tray .ms-card.is-target", "#decision"], rules: ["SU-24.1", "SU-27.1"], due: asked("cards") },
  { id: "leader", at: [".tray .ms-card.type-leader footer"], rules: ["SU-20.2"], due: (doc, parts) => mine(doc)?.cards.some((card) => parts.cards[card]?.type === "leader") ?? false },
  { id: "conflict", at: [".board .mm-conflict", ".tray .ms-card.type-conflict"], rules: ["SU-21.1", "SU-21.4"], due: (doc, parts) => Object.keys(zonesOf(doc).conflicts).length > 0 || (mine(doc)?.cards.some((card) => parts.cards[card]?.type === "conflict") ?? false) },
  { id: "symbols", at: ["#tray-tab-symbols", ".strip"], rules: ["SU-7.2", "SU-29.1"], due: (doc) => zonesOf(doc).turns > 5 },
  { id: "over", at: [".ms-result"], rules: ["SU-5.12"], due: (doc) => doc.result !== null },
];
