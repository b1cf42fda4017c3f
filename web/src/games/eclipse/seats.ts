/** What the players' strip and the top bar say: points, storage and income of every seat, the phase of the round, the stacks. */

import type { Doc, TableInfo } from "../../net/wire.ts";
import type { BoardProps, Figure, SeatLine, Speaks, Supply, Timeline } from "../types.ts";
import { phasesAt } from "../../table/phases.ts";
import { partsOf, pointsOf, RESOURCE_ICON, RESOURCE_INK, RESOURCES, zonesOf, type EclipseZones, type Parts, type Step } from "./zones.ts";

export type Phase = "action" | "combat" | "upkeep" | "cleanup";
export const PHASES: readonly Phase[] = ["action", "combat", "upkeep", "cleanup"];
/** The base game's length. */
const ROUNDS = 9;
const COMBAT: readonly Step[] = ["battle", "fire", "dice", "reputation", "bombard", "destroy", "claims"];
const UPKEEP: readonly Step[] = ["relations", "colonies", "upkeep"];

/** The phase that the match is in; a discovery belongs to the one it was made in. Null before species are chosen and after the end. */
export function phaseNow(zones: EclipseZones): Phase | null {
  const step = zones.step === "discovery" ? (zones.after ?? "act") : zones.step;
  if (step === "species" || step === "over") return null;
  if (COMBAT.includes(step)) return "combat";
  if (UPKEEP.includes(step)) return "upkeep";
  return step === "cleanup" ? "cleanup" : "action";
}

export function timeline(doc: Doc, words: Speaks): Timeline {
  const zones = zonesOf(doc);
  const now = phaseNow(zones);
  return {
    round: zones.round,
    part: Math.min(1, zones.round / ROUNDS),
    of: ROUNDS,
    phases: phasesAt(PHASES, now, zones.step === "over", (phase) => words.say(`eclipse-phase-${phase}`)),
  };
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export function seatLine(doc: Doc, seat: number, words: Speaks): SeatLine {
  const zones = zonesOf(doc);
  const zone = zones.seats[seat];
  if (!zone?.storage) return { sub: "", score: null, unit: "", figures: [] };
  const upkeep = zone.upkeep ?? 0;
  const figures: Figure[] = RESOURCES.map((resource, n) => {
    const income = (zone.production?.[n] ?? 0) - (resource === "money" ? upkeep : 0);
    const title = resource === "money" ? words.say("eclipse-seat-money", { produced: zone.production?.[n] ?? 0, upkeep }) : words.say(`eclipse-seat-${resource}`);
    return { icon: RESOURCE_ICON[resource], colour: RESOURCE_INK[resource], title, value: String(zone.storage?.[n] ?? 0), of: ` ${signed(income)}` };
  });
  figures.push({ icon: "r-disc", colour: "--pc-ink", title: words.say("eclipse-seat-discs"), value: String(zone.discs ?? 0) });
  const state = stateOf(zones, seat, words);
  return { sub: words.name(zone.species, "species"), score: doc.result?.scores[seat] ?? pointsOf(zones, seat), unit: words.say("eclipse-seat-vp"), figures, ...(state ? { state } : {}) };
}

/** Out, passed, first to pass, at work on an action. */
function stateOf(zones: EclipseZones, seat: number, words: Speaks): string | null {
  if (zones.out.includes(seat)) return words.say("eclipse-seat-out");
  const traitor = zones.traitor === seat ? words.say("eclipse-seat-traitor") : null;
  const passed = zones.passed.includes(seat) ? words.say(zones.heir === seat ? "eclipse-seat-passed-first" : "eclipse-seat-passed") : null;
  const doing = zones.seat === seat && zones.action && phaseNow(zones) === "action" ? words.say("eclipse-seat-doing", { action: words.name(zones.action, "action") }) : null;
  return [doing ?? passed, traitor].filter(Boolean).join(" · ") || null;
}

/** Discovery tiles that nobody has found and that lie in no hex; null until the pieces are known. */
export function discoveriesLeft(zones: EclipseZones, parts: Parts): number | null {
  const all = Object.values(parts.discoveries).reduce((sum, { copies }) => sum + copies, 0);
  if (!all) return null;
  const taken = zones.seats.reduce((sum, seat) => sum + (seat.prizes?.length ?? 0), 0);
  const lying = Object.values(zones.map).filter((zone) => zone.tile === 1).length;
  return all - taken - lying - zones.spent.length - (zones.found ? 1 : 0);
}

/** What is left in the middle of the table. */
export function supply(doc: Doc, words: Speaks, _info: TableInfo, given: BoardProps["parts"]): Supply {
  const zones = zonesOf(doc);
  const discoveries = discoveriesLeft(zones, partsOf(given));
  const tray = Object.values(zones.tray).reduce((sum, copies) => sum + copies, 0);
  return {
    title: words.say("eclipse-seat-supply"),
    lines: [
      ...(["inner", "middle", "outer"] as const).map((stack, n) => ({ label: words.say("eclipse-seat-stack", { ring: "I".repeat(n + 1) }), value: String(zones.stacks[stack].size) })),
      ...(discoveries === null ? [] : [{ label: words.say("eclipse-seat-discoveries"), value: String(discoveries) }]),
      { label: words.say("eclipse-seat-tray"), value: String(tray) },
      { label: words.say("eclipse-seat-bag"), value: String(zones.bag) },
    ],
  };
}
