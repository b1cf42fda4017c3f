/** Words of options, of the panel's kicker and help, and of its button. */

import type { Asked, Doc, TableInfo } from "../../net/wire.ts";
import type { BoardProps, OptionLabel, Speaks } from "../types.ts";
import { minus, oneMore, oneMoreSaid, plus, signed } from "./figures.ts";
import { aheadOf, plannedOf } from "./ahead.ts";
import { cellOf, stackOf } from "./geometry.ts";
import { builtOf, colonyOf, discOf, groupOf, movedOf, parleyOf, placedOf, REMOVE, reputationOf, sectorAfter, tradeOf, turnedOf } from "./options.ts";
import { designOf, faceOf, faultsOf, figuresOf, hitsFrom } from "./designs.ts";
import { besideSpace } from "./saying.ts";
import { aboutOf, partsOf, RESOURCE_ICON, RESOURCE_INK, RESOURCES, SHIP_ICON, zonesOf, type Action, type EclipseZones, type Parts, type Resource, type SeatZone, type ShipType } from "./zones.ts";

/** Symbols of the actions. */
export const ACTION_ICON: Readonly<Record<Action | "pass" | "resign", string>> = {
  explore: "i-target", influence: "r-disc", research: "r-science", upgrade: "r-computer", build: "r-materials", move: "r-drive", pass: "i-fwd", resign: "i-flag",
};
/** Words that stand for themselves: their message is `eclipse-o-<ask>-<word>` or `eclipse-o-<word>`. */
const WORDS: ReadonlySet<string> = new Set(["done", "stop", "discard", "draw", "yes", "no", "use", "keep", "aside", "attack", "miss", "none", "bombs", "dice", "pass", "resign"]);

/** Symbols of words, by question. */
const WORD_ICON: Readonly<Record<string, string>> = {
  "discovery keep": "r-vp", "claim yes": "r-disc", "agree yes": "x-diplomacy", "agree no": "i-x", "bombard bombs": "x-military", "bombard dice": "d-6", "bombard none": "i-x",
  "engage attack": "x-military",
};

/** Cubes of a population track. */
export const CUBES = 11;

interface Situation {
  readonly words: Speaks;
  readonly zones: EclipseZones;
  readonly parts: Parts;
  readonly asked: Asked;
  /** The board of whoever is asked. */
  readonly own: SeatZone | undefined;
  readonly info: TableInfo | null | undefined;
}

/** "206 Epsilon Indi": the printed number, by which battles are ordered, and the name. */
export const sectorName = (words: Speaks, sector: string): string => (sector === "track" ? words.say("word-track") : words.say("eclipse-o-sector", { number: sector, name: words.name(sector, "sector") }));

export function optionLabel(words: Speaks, asked: Asked, option: string, doc: Doc, given: BoardProps["parts"], info?: TableInfo | null): OptionLabel {
  const plan = plannedOf(option);
  if (plan) return optionLabel(words, { ...asked, ask: plan.ask }, plan.option, doc, given, info);
  const zones = zonesOf(doc);
  const now: Situation = { words, zones, parts: partsOf(given), asked, own: zones.seats[asked.seat], info };
  const anytime = anytimeLabel(now, option);
  if (anytime) return anytime;
  if (asked.ask === "act" || asked.ask === "react") return actionLabel(now, option as Action | "pass" | "resign");
  if (asked.ask === "target" && option !== "miss") return targetLabel(now, option);
  if (WORDS.has(option)) return wordLabel(now, option);
  switch (asked.ask) {
    case "species":
      return speciesLabel(now, option);
    case "research":
    case "technology":
      return technologyLabel(now, option);
    case "upgrade":
    case "install":
      return partLabel(now, option);
    case "build":
      return buildLabel(now, option);
    case "move":
      return moveLabel(now, option);
    case "influence":
      return discLabel(now, option);
    case "explore":
      return spaceLabel(now, option);
    case "place":
      return turnLabel(now, option);
    case "reputation":
      return reputationLabel(now, option);
    case "room":
      return { title: words.say("eclipse-o-room", { value: option }), text: words.say("eclipse-o-room-text") };
    case "artifacts":
    case "envoy":
    case "home":
    case "grave":
      return resourceLabel(now, option as Resource);
    case "onward":
    case "flee":
      return { title: sectorName(words, option), ...aboutSector(now, option), icon: "r-drive" };
    case "fire-first":
      return { title: words.name(option, "ship"), icon: SHIP_ICON[option as ShipType] ?? "s-unknown" };
    case "destroy":
      return squareLabel(now, option);
    default: {
      const retreat = sectorAfter("retreat", option);
      if (retreat) return { title: raised(words, words.say("option-retreat", { sector: sectorName(words, retreat) })), text: words.say("eclipse-o-retreat-text"), icon: "i-undo" };
      const abandon = sectorAfter("abandon", option);
      if (abandon) return { title: raised(words, words.say("option-abandon", { sector: sectorName(words, abandon) })), text: words.say("eclipse-o-abandon-text", whatIsGivenUp(now, abandon)), icon: "r-disc" };
      return { title: raised(words, words.name(option)) };
    }
  }
}

/** A hex given up: what the upkeep is then, how many cubes come back, and the points that are lost (EC-23.4, EC-23.5). */
function whatIsGivenUp({ zones, parts, own }: Situation, sector: string): Readonly<Record<string, number>> {
  const track = parts.tracks.upkeep;
  const after = track[Math.min((own?.discs ?? 0) + 1, track.length - 1)] ?? 0;
  return { before: own?.upkeep ?? 0, after, cubes: zones.map[sector]?.cubes?.length ?? 0, points: parts.sectors[sector]?.vp ?? 0 };
}

/** With a capital letter: a name that begins a row. */
export const raised = (words: Speaks, text: string): string => text.slice(0, 1).toLocaleUpperCase(words.lang) + text.slice(1);

/** A part in words: "Plasma Cannon: dice 1, energy −2". */
export function partWords(words: Speaks, parts: Parts, part: string): string {
  const face = parts.parts[part];
  const name = words.name(part, "part");
  if (!face) return name;
  const figures = figuresOf(face).map(([figure, value]) => words.say("eclipse-b-figure", { figure: words.say(`figure-${figure}`), value: signed(figure, value) }));
  return figures.length ? words.say("eclipse-b-part", { part: name, figures: figures.join(", ") }) : name;
}

// -- what may be done at any moment ----------------------------------------------------------------------------------

function anytimeLabel({ words, zones, parts, own, info }: Situation, option: string): OptionLabel | null {
  const trade = tradeOf(option);
  if (trade) {
    const ratio = own ? (parts.species[own.species]?.trade ?? 2) : 2;
    return {
      title: words.say("eclipse-o-trade", { count: ratio, given: words.say(`resource-${trade.given}`), gained: words.say(`resource-${trade.gained}`) }),
      icon: RESOURCE_ICON[trade.gained], colour: RESOURCE_INK[trade.gained],
    };
  }
  const colony = colonyOf(option);
  if (colony) {
    const place = RESOURCES.indexOf(colony.resource);
    const left = own?.cubes?.[place] ?? 0;
    const then = parts.tracks.production[CUBES - left + 1];
    const square = colony.square === "orbital" ? words.say("word-orbital") : colony.square;
    return {
      title: words.say("eclipse-o-colony", { resource: words.say(`resource-${colony.resource}`), sector: sectorName(words, colony.sector), square }),
      ...(then === undefined ? {} : { text: words.say("eclipse-o-colony-text", { now: own?.production?.[place] ?? 0, then }) }),
      icon: RESOURCE_ICON[colony.resource], colour: RESOURCE_INK[colony.resource],
    };
  }
  const other = parleyOf(option);
  if (other === null) return null;
  const name = info?.seats[other]?.name ?? words.name(zones.seats[other]?.species ?? "", "species");
  return { title: words.say("eclipse-o-parley", { seat: name }), text: words.say("eclipse-o-parley-text"), icon: "x-diplomacy" };
}

// -- turns -----------------------------------------------------------------------------------------------------------

/** An action: what it gives this species. What its disc does to the upkeep is the same for all and stands below them. */
function actionLabel({ words, parts, own, asked }: Situation, action: Action | "pass" | "resign"): OptionLabel {
  const icon = ACTION_ICON[action];
  if (action === "resign") return { title: words.say("word-resign"), text: words.say("eclipse-o-resign-text"), icon };
  const title = words.say(`action-${action}`);
  if (action === "pass") return { title, text: words.say(asked.ask === "react" ? "eclipse-o-pass-again" : "action-pass.about"), icon };
  // What it would offer comes with the question: an action that would offer nothing says so before its disc is spent.
  const ahead = aheadOf(asked);
  if (Object.keys(ahead).length && !(action in ahead) && words.has(`eclipse-o-act-none-${action}`)) return { title, text: words.say(`eclipse-o-act-none-${action}`), icon };
  return { title, text: words.say(`eclipse-o-act-${action}`, { count: (asked.ask === "react" ? parts.reactions[action] : undefined) ?? gives(parts, own, action) }), icon };
}

/** How much of it an action gives: hexes, parts, moves (EC-6.2, EC-11.N1). */
const gives = (parts: Parts, own: SeatZone | undefined, action: Action): number =>
  (parts.species[own?.species ?? ""]?.actions[action] ?? 1) + (action === "build" && own?.technologies?.includes("nanorobots") ? 1 : 0);

function wordLabel(now: Situation, word: string): OptionLabel {
  const { words, asked, parts, zones, own } = now;
  const about = aboutOf(asked);
  if (word === "use" && about.discovery) return discoveryLabel(now, about.discovery);
  const upkeep = { before: own?.upkeep ?? 0, after: parts.tracks.upkeep[Math.max(0, (own?.discs ?? 1) - 1)] ?? 0 };
  const both = word === "discard" && about.first !== undefined;
  const key = [`eclipse-o-${asked.ask}-${word}`, ...(both ? ["eclipse-o-discard-both"] : []), `eclipse-o-${word}`].find((one) => words.has(one));
  const args = { sector: about.sector ? sectorName(words, about.sector) : "", points: parts.discovery_points, discovery: about.discovery ? words.name(about.discovery, "tile") : "", left: zones.more, ...upkeep };
  if (!key) return { title: raised(words, words.name(word, "word")) };
  const icon = WORD_ICON[`${asked.ask} ${word}`];
  return { title: words.say(key, args), ...(words.has(`${key}.text`) ? { text: words.say(`${key}.text`, args) } : {}), ...(icon ? { icon } : {}) };
}

/** A discovery that is used: what it brings, and its symbol. */
function discoveryLabel({ words, parts }: Situation, tile: string): OptionLabel {
  const title = words.say("eclipse-o-use", { discovery: words.name(tile, "tile") });
  const resource = RESOURCES.find((one) => one === tile);
  if (resource) return { title, text: words.say("eclipse-o-use-resource"), icon: RESOURCE_ICON[resource], colour: RESOURCE_INK[resource] };
  const part = parts.parts[tile];
  if (!part) return { title, text: words.say(`eclipse-o-use-${tile}`), icon: tile === "ancient-cruiser" ? "s-cruiser" : "r-science" };
  return { title, text: `${partWords(words, parts, tile)}. ${words.say("eclipse-o-use-part")}`, icon: faceOf(part).icon, colour: faceOf(part).ink };
}

function speciesLabel({ words, parts }: Situation, species: string): OptionLabel {
  const face = parts.species[species];
  const key = `eclipse-species-${face?.terran ? "terran" : species}`;
  return {
    title: words.name(species, "species"),
    text: [words.say("eclipse-o-species", { colour: words.say(`colour-${face?.colour ?? "blue"}`), home: sectorName(words, face?.home ?? "") }), ...(words.has(key) ? [words.say(key)] : [])].join(". "),
  };
}

/** A technology: what it allows, its price for this player, and how the price comes about. */
function technologyLabel({ words, parts, own, asked }: Situation, technology: string): OptionLabel {
  const face = parts.technologies[technology];
  const price = own?.prices?.[technology] ?? face?.cost ?? 0;
  const about = words.say(`technology-${technology}.about`);
  const text = asked.ask === "research" ? `${words.say("eclipse-o-price", { price, cost: face?.cost ?? 0, less: (face?.cost ?? 0) - price })} ${about}` : about;
  return { title: words.name(technology, "technology"), text, icon: technologyIcon(parts, technology) };
}

/** The symbol of a technology: that of the part or thing it allows. */
export function technologyIcon(parts: Parts, technology: string): string {
  const part = parts.parts[technology];
  if (part) return faceOf(part).icon;
  const face = parts.technologies[technology];
  if (face?.square) return RESOURCE_ICON[face.square];
  return { starbase: "s-starbase", orbital: "s-dock", monolith: "r-vp", "neutron-bombs": "x-military", nanorobots: "r-materials", "quantum-grid": "r-disc", "advanced-robotics": "r-disc", "artifact-key": "i-lock", "wormhole-generator": "i-link" }[technology] ?? "r-science";
}

function partLabel({ words, parts, own }: Situation, option: string): OptionLabel {
  const placed = placedOf(option);
  if (!placed || !own) return { title: words.name(option) };
  const ship = words.name(placed.ship, "ship");
  const title = placed.part === REMOVE ? words.say("option-remove", { ship, slot: placed.slot + 1 }) : words.say("option-part", { part: words.name(placed.part, "part"), ship, slot: placed.slot + 1 });
  const [before, after] = [designOf(parts, own, placed.ship), designOf(parts, own, placed.ship, placed)];
  const covered = before.slots[placed.slot]?.part;
  const [wrong] = faultsOf(after, placed.ship);
  const text = [
    covered && placed.part !== REMOVE ? words.say("eclipse-o-covers", { part: words.name(covered, "part") }) : null,
    words.say("eclipse-o-energy", { used: after.used, energy: after.energy }),
    after.initiative === before.initiative ? null : words.say("eclipse-o-initiative", { before: before.initiative, after: after.initiative }),
    wrong ? words.say(`eclipse-b-fault-${wrong}`, { used: after.used, energy: after.energy }) : null,
  ].filter(Boolean).join(" ");
  const face = parts.parts[placed.part];
  return { title: raised(words, title), text, ...(face ? { icon: faceOf(face).icon, colour: faceOf(face).ink } : { icon: "i-undo" }) };
}

function buildLabel({ words, parts, own }: Situation, option: string): OptionLabel {
  const built = builtOf(option);
  if (!built) return { title: words.name(option) };
  const cost = own ? (parts.species[own.species]?.costs[built.item] ?? 0) : 0;
  return {
    title: words.say("option-built", { item: words.name(built.item), sector: sectorName(words, built.sector) }),
    text: words.say("eclipse-o-cost", { cost, left: (own?.storage?.[2] ?? 0) - cost }),
    icon: SHIP_ICON[built.item as ShipType] ?? (built.item === "orbital" ? "s-dock" : "r-vp"),
  };
}

function moveLabel(now: Situation, option: string): OptionLabel {
  const moved = movedOf(option);
  const { words } = now;
  if (!moved) return { title: words.name(option) };
  return {
    title: words.say("option-ship", { ship: words.name(moved.ship, "ship"), start: sectorName(words, moved.start), end: sectorName(words, moved.end) }),
    ...aboutSector(now, moved.end), icon: SHIP_ICON[moved.ship],
  };
}

/** Who stands in a sector: whoever goes there ought to know. */
function aboutSector({ words, zones, parts, asked }: Situation, sector: string): { text?: string } {
  const zone = zones.map[sector];
  if (!zone) return {};
  const said: string[] = [];
  if (zone.ancients) said.push(words.say("eclipse-o-ancients", { count: zone.ancients }));
  if (parts.sectors[sector]?.gcds && zones.gcds) said.push(words.say("eclipse-o-gcds"));
  const enemies = (zone.ships ?? []).filter((fleet) => fleet.seat !== asked.seat).length;
  if (enemies) said.push(words.say("eclipse-o-enemies", { count: enemies }));
  if (zone.disc !== undefined && zone.disc !== asked.seat) said.push(words.say("eclipse-o-foreign"));
  return said.length ? { text: said.join(" ") } : {};
}

function discLabel(now: Situation, option: string): OptionLabel {
  const { words, parts, own } = now;
  const move = discOf(option);
  if (!move) return { title: words.name(option) };
  const title = words.say("option-disc", { start: sectorName(words, move.start), end: sectorName(words, move.end) });
  const discs = (own?.discs ?? 0) + Number(move.end === "track") - Number(move.start === "track");
  const text = words.say("eclipse-o-upkeep", { before: own?.upkeep ?? 0, after: parts.tracks.upkeep[Math.min(discs, parts.tracks.upkeep.length - 1)] ?? 0 });
  return { title: raised(words, title), text, icon: "r-disc" };
}

function spaceLabel({ words, zones }: Situation, space: string): OptionLabel {
  const cell = cellOf(space);
  if (!cell) return { title: words.name(space) };
  const left = zones.stacks[stackOf(cell)].size;
  return { title: raised(words, besideSpace(words, zones, cell)), text: words.say("eclipse-info-left", { count: left }), icon: "i-target" };
}

function turnLabel({ words }: Situation, option: string): OptionLabel {
  const turned = turnedOf(option);
  if (!turned) return { title: words.name(option) };
  return { title: words.say("option-turned", { sector: sectorName(words, turned.sector), degrees: turned.turns * 60 }), icon: "i-rotate" };
}

/** A resource; where a cube leaves or joins its track, with what the track produces then. */
function resourceLabel({ words, own, asked, parts }: Situation, resource: Resource): OptionLabel {
  const place = RESOURCES.indexOf(resource);
  const left = own?.cubes?.[place] ?? 0;
  const then = asked.ask === "envoy" ? left - 1 : asked.ask === "home" ? left + 1 : null;
  const text = asked.ask === "artifacts" ? words.say("eclipse-o-artifact")
    : then === null ? words.say("eclipse-o-on-track", { count: left })
    : words.say("eclipse-o-colony-text", { now: own?.production?.[place] ?? 0, then: parts.tracks.production[CUBES - then] ?? 0 });
  return { title: raised(words, words.say(`resource-${resource}`)), text, icon: RESOURCE_ICON[resource], colour: RESOURCE_INK[resource] };
}

function squareLabel({ words, parts }: Situation, option: string): OptionLabel {
  const [sector = "", square = ""] = option.split(".");
  const kind = (parts.sectors[sector]?.squares[Number(square) - 1] ?? "any").replace("*", "") as Resource | "any";
  const title = square === "orbital" ? raised(words, words.say("word-orbital")) : words.say("option-square", { number: square, sector: sectorName(words, sector) });
  return { title: raised(words, title), text: kind === "any" ? words.say("word-any") : words.say(`resource-${kind}`), ...(kind === "any" ? {} : { icon: RESOURCE_ICON[kind], colour: RESOURCE_INK[kind] }) };
}

// -- combat ----------------------------------------------------------------------------------------------------------

function targetLabel(now: Situation, option: string): OptionLabel {
  const { words, zones, parts, asked } = now;
  const { ship, damage } = groupOf(option);
  const guard = ship === "ancient" || ship === "gcds";
  const enemy = /^seat (\d+)$/.exec(aboutOf(asked).enemy ?? "")?.[1];
  const design = enemy === undefined || guard ? undefined : zones.seats[Number(enemy)]?.designs?.[ship as ShipType];
  const hull = guard ? parts.guards[ship].hull : (design?.hull ?? 0);
  const name = guard ? words.say(`guard-${ship}`) : words.name(ship, "ship");
  const firing = zones.battle?.firing ?? 0;
  const own = zones.seats[asked.seat]?.designs?.[(["interceptor", "cruiser", "dreadnought", "starbase"] as const)[firing & 3] ?? "interceptor"];
  const text = [words.say("eclipse-o-takes", { count: hull + 1 - damage }), words.say("eclipse-o-hit-on", { value: hitsFrom(own?.computer ?? 0, design?.shield ?? 0) })].join(" ");
  return { title: damage ? words.say("option-hurt", { ship: name, damage }) : name, text, icon: guard ? (ship === "gcds" ? "s-gcds" : "s-ancient") : (SHIP_ICON[ship as ShipType] ?? "s-unknown") };
}

function reputationLabel({ words }: Situation, option: string): OptionLabel {
  const read = reputationOf(option);
  if (!read) return { title: words.name(option) };
  return { title: words.say("eclipse-o-reputation", { value: read.value }), text: read.instead ? words.say("eclipse-o-reputation-instead", { value: read.instead }) : words.say("eclipse-o-reputation-free"), icon: "r-vp" };
}

// -- the panel -------------------------------------------------------------------------------------------------------

/** What the button says once an option is chosen, where its title is not what happens. */
export function confirmLabel(words: Speaks, asked: Asked, chosen: readonly string[], doc: Doc): string | null {
  const [first] = chosen;
  if (first === undefined) return null;
  const zones = zonesOf(doc);
  if (tradeOf(first)) return words.say("eclipse-do-trade");
  if (colonyOf(first)) return words.say("eclipse-do-colony");
  if (parleyOf(first) !== null) return words.say("eclipse-do-parley");
  const placed = placedOf(first);
  if (placed) return placed.part === REMOVE ? words.say("eclipse-do-remove") : words.say("eclipse-do-part", { part: words.name(placed.part, "part") });
  switch (asked.ask) {
    case "species":
      return words.say("eclipse-do-species", { species: words.name(first, "species") });
    case "research":
      return !(first in (zones.tray ?? {})) ? null : words.say("eclipse-do-research", { technology: words.name(first, "technology"), price: zones.seats[asked.seat]?.prices?.[first] ?? 0 });
    case "technology":
      return !(first in (zones.tray ?? {})) ? null : words.say("eclipse-do-technology", { technology: words.name(first, "technology") });
    case "explore":
      return cellOf(first) ? words.say("eclipse-do-explore") : null;
    case "place":
      return turnedOf(first) ? words.say("eclipse-do-place") : null;
    case "build": {
      const built = builtOf(first);
      return built ? words.say("eclipse-do-build", { item: words.name(built.item) }) : null;
    }
    case "move":
    case "onward": {
      const to = movedOf(first)?.end ?? (/^\d+$/.test(first) ? first : null);
      return to ? words.say("eclipse-do-move", { sector: words.name(to, "sector") }) : null;
    }
    case "influence":
      return discOf(first) ? words.say("eclipse-do-influence") : null;
    case "target":
      return first === "miss" ? words.say("eclipse-do-miss") : words.say("eclipse-do-target", { ship: words.name(groupOf(first).ship) });
    case "fire-first":
      return words.say("eclipse-do-fire-first", { ship: words.name(first, "ship") });
    case "destroy":
      return words.say("eclipse-do-destroy", { count: chosen.length });
    default:
      return null;
  }
}

/** One line under the question: what the player should know now. */
export function help(words: Speaks, asked: Asked, doc: Doc): string | null {
  const zones = zonesOf(doc);
  const own = zones.seats[asked.seat];
  if ((asked.ask === "act" || asked.ask === "upkeep") && own) {
    const net = (own.production?.[0] ?? 0) - (own.upkeep ?? 0);
    return words.say(`eclipse-help-${asked.ask}`, { discs: own.discs ?? 0, upkeep: own.upkeep ?? 0, net: plus(net), then: minus((own.storage?.[0] ?? 0) + net) });
  }
  const key = `eclipse-help-${asked.ask}`;
  return words.has(key) ? words.say(key, { left: zones.more, ...words.named(asked.about) }) : null;
}

/** The action under way, else the phase. */
export function kicker(words: Speaks, asked: Asked, doc: Doc): string | null {
  const zones = zonesOf(doc);
  if (zones.action && asked.seat === zones.seat && zones.step !== "battle") return words.say(`action-${zones.action}`).toLocaleLowerCase(words.lang);
  if (zones.battle?.hex) return words.say("eclipse-kicker-battle");
  const key = `eclipse-kicker-${asked.ask}`;
  return words.has(key) ? words.say(key) : null;
}

/** No steps are counted: how many moves or parts are left stands in the question. */
export const steps = (): null => null;

/** Actions that end with nothing to show for their disc if they are finished at once. */
const SPENT: ReadonlySet<string> = new Set(["explore", "research", "upgrade", "build", "move"]);

/** What hurts: leaving the game, and breaking a treaty; and what gives something away: passing while another action would
 * bring something and the upkeep allows it, an action of which nothing was used, control of a hex, a reputation tile.
 * Others may have answered before it can be taken back. */
export function warn(words: Speaks, asked: Asked, chosen: readonly string[], doc: Doc, given: BoardProps["parts"]): { readonly title: string; readonly cost: string } | null {
  const [first = ""] = chosen;
  if (first === "done" && SPENT.has(asked.ask)) {
    const zones = zonesOf(doc);
    const parts = partsOf(given);
    const action = asked.ask as Action;
    const whole = (zones.passed.includes(asked.seat) ? parts.reactions[action] : undefined) ?? gives(parts, zones.seats[asked.seat], action);
    return zones.more === whole ? { title: words.say("eclipse-warn-unused"), cost: words.say("eclipse-warn-unused-text") } : null;
  }
  if (asked.ask === "act" && first === "pass") {
    const own = zonesOf(doc).seats[asked.seat];
    const more = own ? oneMore(own, partsOf(given).tracks.upkeep) : null;
    const useful = Object.keys(aheadOf(asked)).some((action) => asked.options.includes(action));
    return useful && more && more.left >= 0 ? { title: words.say("eclipse-warn-pass"), cost: oneMoreSaid(words, more) } : null;
  }
  if (asked.ask === "claim" && first === "no") return { title: words.say("eclipse-warn-claim"), cost: words.say("eclipse-warn-claim-text") };
  if (asked.ask === "reputation" && first === "none") {
    const count = Math.max(0, ...asked.options.flatMap((option) => reputationOf(option) ?? []).map(({ value, instead }) => value - instead));
    return count ? { title: words.say("eclipse-warn-reputation"), cost: words.say("eclipse-warn-reputation-text", { count }) } : null;
  }
  if (first === "resign") return { title: words.say("eclipse-warn-resign"), cost: words.say("eclipse-o-resign-text") };
  const to = movedOf(first)?.end ?? (asked.ask === "onward" ? first : "");
  return to in (aheadOf(asked).treaties ?? {}) ? { title: words.say("eclipse-warn-treaty"), cost: words.say("eclipse-warn-treaty-text") } : null;
}
