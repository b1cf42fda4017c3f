/** The explanations of a guided game: when each is due, and what on the screen it speaks of. */

import type { Doc } from "../../net/wire.ts";
import type { Tip } from "../../table/Coach.tsx";
import { zonesOf, type Parts } from "./zones.ts";

const asked = (...asks: readonly string[]) => (doc: Doc): boolean => doc.asked !== null && asks.includes(doc.asked.ask);
const offered = (start: string) => (doc: Doc): boolean => doc.asked?.options.some((option) => option.startsWith(start)) ?? false;
const playing = (doc: Doc): boolean => zonesOf(doc).step !== "species" && !doc.result;

/** In the order in which they are shown when several are due at once. */
export const TIPS: readonly Tip<Parts>[] = [
  { id: "welcome", at: [".strip .player.is-me", ".strip"], rules: ["EC-1.2", "EC-1.3"], due: (doc) => !doc.result },
  { id: "species", at: ["#decision"], rules: ["EC-4.2"], due: asked("species") },
  { id: "act", at: ["#decision"], rules: ["EC-6.2"], due: asked("act") },
  { id: "tile", at: [".board .em-sector[data-seat]", ".board"], rules: ["EC-5.8.1", "EC-7.3"], due: playing },
  { id: "discs", at: [".tray .ec-inf", "#decision"], rules: ["EC-5.2.3", "EC-23.2"], due: (doc) => playing(doc) && asked("act", "finish")(doc) },
  { id: "storage", at: [".tray .ec-eco", ".strip .player.is-me .player-res", ".strip"], rules: ["EC-5.1.1"], due: (doc) => playing(doc) && zonesOf(doc).round > 1 },
  { id: "explore", at: [".board .b-eligible.is-space", ".board"], rules: ["EC-8.1", "EC-8.2"], due: asked("explore") },
  { id: "place", at: [".board .em-ghost", ".board"], rules: ["EC-8.4", "EC-8.6"], due: asked("place") },
  { id: "claim", at: ["#decision"], rules: ["EC-8.14"], due: asked("claim") },
  { id: "colony", at: [".board .b-eligible.is-square", "#decision .ec-any", "#decision"], rules: ["EC-7.2", "EC-7.6"], due: offered("colony ") },
  { id: "trade", at: ["#decision .ec-any", "#decision"], rules: ["EC-5.7.1"], due: (doc) => zonesOf(doc).round > 1 && offered("trade ")(doc) },
  { id: "ancients", at: [".board .em-ships.is-neutral"], rules: ["EC-18.1", "EC-8.16"], due: (doc) => Object.values(zonesOf(doc).map).some((zone) => zone.ancients) },
  { id: "discovery", at: ["#decision"], rules: ["EC-5.5.1"], due: asked("discovery") },
  { id: "influence", at: [".board .b-eligible", "#decision"], rules: ["EC-9.1"], due: asked("influence") },
  { id: "research", at: ["#decision"], rules: ["EC-11.1", "EC-11.2"], due: asked("research") },
  { id: "upgrade", at: [".tray .ec-bps", "#decision"], rules: ["EC-12.1"], due: asked("upgrade") },
  { id: "build", at: ["#decision"], rules: ["EC-13.1"], due: asked("build") },
  { id: "move", at: [".board .b-eligible.is-fleet", ".board"], rules: ["EC-14.1", "EC-14.8"], due: asked("move") },
  { id: "battle", at: [".board .em-battle", ".board"], rules: ["EC-16.1"], due: (doc) => Object.values(zonesOf(doc).map).some((zone) => (zone.ships?.length ?? 0) > 1 || (zone.ancients && zone.ships?.length)) },
  { id: "fight", at: [".tray .ec-battle", "#decision"], rules: ["EC-17.1", "EC-19.4"], due: asked("engage", "target") },
  { id: "reputation", at: ["#decision"], rules: ["EC-21.5", "EC-5.6.1"], due: asked("reputation") },
  { id: "react", at: ["#decision"], rules: ["EC-6.9"], due: asked("react") },
  { id: "upkeep", at: ["#decision"], rules: ["EC-23.2"], due: asked("upkeep", "bankruptcy") },
  { id: "over", at: [".ec-result"], rules: ["EC-1.3"], due: (doc) => doc.result !== null },
];
