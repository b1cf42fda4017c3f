/** Words of options, of the panel's kicker and help, and of its button. */

import type { Asked, Doc } from "../../net/wire.ts";
import type { BoardProps, GameModule, OptionLabel, Speaks } from "../types.ts";
import { takenFrom, TYPE_ICON } from "./cards.ts";
import { cubeName, placeName } from "./saying.ts";
import { cellColourOf, colourOf, isStar, placeOf } from "./spots.ts";
import { phaseNow, routeNeeds } from "./standing.ts";
import { cardOf, cubesOn, faceOf, GLYPH, INK, MARK, partsOf, projectOf, zonesOf, type CardType, type Colour, type MasterZones, type Parts } from "./zones.ts";

const NONE = "none";
/** Cubes for a planet colonised with the colour of its system, and with another (SU-11.4, SU-11.5). */
const COLONISED = { match: 3, other: 2 } as const;
/** What the first, second and third base of a system brings (SU-14.9). */
const POLITICS: readonly CardType[] = ["leader", "conflict", "government"];

interface Situation {
  readonly words: Speaks;
  readonly zones: MasterZones;
  readonly parts: Parts;
  readonly asked: Asked;
}

export function optionLabel(words: Speaks, asked: Asked, option: string, doc: Doc, given: BoardProps["parts"]): OptionLabel {
  const zones = zonesOf(doc);
  const now: Situation = { words, zones, parts: partsOf(given), asked };
  if (option === NONE) return plain(words, `master-none-${asked.ask}`, "option-nothing");
  if (option === "clear") return { ...plain(words, "master-clear"), icon: GLYPH.black, colour: INK.black };
  if (option === "draw") return plain(words, "master-draw");
  if (option === "under") return plain(words, asked.ask === "race" ? "master-under-race" : "master-under");
  if (option.startsWith("end@")) return { title: words.say("master-end", { place: placeName(words, option.slice(4)) }), text: words.say("master-end-text"), icon: "x-diplomacy" };
  if (option.startsWith("lay@")) return { title: words.say("master-lay", { card: words.name(option.slice(4), "card") }), text: words.say("master-lay-text"), icon: "x-military" };
  switch (asked.ask) {
    case "place":
    case "steal":
    case "knock":
    case "spoils":
      return cubeLabel(now, option);
    case "reward":
      return rewardLabel(now, option);
    case "gain":
    case "receive":
    case "trash":
    case "give":
    case "redraw":
      return colourLabel(now, option as Colour);
    case "clear":
    case "recall":
    case "slot":
      return projectLabel(now, option);
    case "lay":
      return layLabel(now, option);
    case "deck":
      return deckLabel(now, option as CardType);
    case "agree":
      return { title: raised(words.say(`word-${option}`)), text: words.say(`master-${option}-text`) };
    case "occupy":
      return option === "supply" ? plain(words, "master-occupy-supply") : { title: words.say("master-occupy-slot", { place: placeName(words, option) }) };
    case "corner":
    case "settle":
    case "swallow":
    case "reopen":
      return systemLabel(now, option);
    case "delay":
      return { title: words.name(zones.seats[Number(option)]?.cards[0] ?? option, "card") };
    case "choose":
      return { title: raised(option.split("+").map((op) => words.name(op, "op")).join(", ")) };
    default:
      return cardLabel(now, option);
  }
}

/** With a capital letter: a name that begins a row. */
const raised = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** A message with its attribute `.text` as the consequence. */
function plain(words: Speaks, key: string, other = key): OptionLabel {
  const found = words.has(key) ? key : other;
  return { title: words.say(found), ...(words.has(`${found}.text`) ? { text: words.say(`${found}.text`) } : {}) };
}

/** A cube and where it goes or lies: what it would complete, or how far the place is then. */
function cubeLabel(now: Situation, option: string): OptionLabel {
  const { words, asked } = now;
  const colour = colourOf(option);
  const icon = colour ? { icon: GLYPH[colour], colour: INK[colour] } : {};
  if (asked.ask !== "place") return { title: cubeName(words, option), ...icon };
  const star = isStar(option) ? words.say("master-star-note") : null;
  const said = [consequence(now, option), star].filter(Boolean).join(". ");
  return { title: cubeName(words, option), ...(said ? { text: said } : {}), ...icon };
}

/** What putting this cube there leads to. */
export function consequence({ words, zones, parts, asked }: Situation, option: string): string {
  const colour = colourOf(option);
  const spot = placeOf(option);
  const system = parts.systems[spot];
  if (system && colour) {
    const right = system.colour === colour;
    return words.say(right ? "master-colonise-match" : "master-colonise-other", { count: right ? COLONISED.match : COLONISED.other, colour: words.name(colour, "colour") });
  }
  const track = Object.values(parts.tracks).find((one) => spot === `${one.a}-${one.b}` || spot === `${one.b}-${one.a}`);
  if (track) {
    const laid = Object.values(zones.routes[spot] ?? {})[0] ?? 0;
    const needed = routeNeeds(zones, parts, track, asked.seat);
    return words.say(laid + 1 >= needed ? "master-completes-route" : "master-will-be", { count: laid + 1, of: needed });
  }
  const project = projectOf(parts, spot);
  if (!project) return "";
  const filled = cubesOn(zones, spot, project.cells.length).filter(Boolean).length + 1;
  if (filled < project.cells.length) return words.say("master-will-be", { count: filled, of: project.cells.length });
  return project.told ? words.say("master-completes", { reward: words.tell(project.told) }) : words.say("master-completes-plain");
}

function rewardLabel(now: Situation, option: string): OptionLabel {
  const { words, zones, parts } = now;
  if (!option.includes("@")) {
    const project = projectOf(parts, option);
    if (!project) return { title: placeName(words, option), text: words.say("master-route-done"), icon: "i-link" };
    return { title: placeName(words, option), text: project.told ? words.tell(project.told) : words.say(`master-reward-${project.kind}`), icon: kindIcon(parts, option) };
  }
  const colour = colourOf(option);
  const system = placeOf(option);
  if (colour) return { title: words.say("master-planet-of", { system: words.name(system, "system") }), text: consequence(now, option), icon: GLYPH[colour], colour: INK[colour] };
  const bases = (zones.systems[system]?.bases ?? 0) + 1;
  const deck = POLITICS[bases - 1];
  return {
    title: words.say("master-base-at", { system: words.name(system, "system") }),
    text: words.say("master-base-brings", { number: bases, deck: deck ? words.say(`master-deck-${deck}`) : "" }),
    icon: "r-disc",
  };
}

/** The symbol of a project: what it brings. */
export function kindIcon(parts: Parts, project: string): string {
  const face = projectOf(parts, project);
  switch (face?.kind) {
    case "base":
      return "r-disc";
    case "card":
      return takenFrom(face).type in TYPE_ICON ? TYPE_ICON[takenFrom(face).type as CardType] : "r-card";
    case "steal":
      return "i-swap";
    case "programme":
      return MARK[face.symbols[0] ?? "cultural"];
    case "conflict":
      return "x-military";
    default:
      return TYPE_ICON[faceOf(parts, project).type];
  }
}

function projectLabel({ words, zones, parts }: Situation, option: string): OptionLabel {
  const project = projectOf(parts, option);
  if (!project) {
    const cubes = Object.entries(zones.routes[option] ?? {})[0];
    return { title: placeName(words, option), ...(cubes ? { text: words.say("master-returns", { count: cubes[1] }) } : {}), icon: "i-link" };
  }
  const filled = cubesOn(zones, option, project.cells.length).filter(Boolean).length;
  return { title: placeName(words, option), text: words.say("master-returns", { count: filled }), icon: kindIcon(parts, option) };
}

/** Amounts of a colour: how many the bag or the bank has. */
function colourLabel({ words, zones, asked }: Situation, colour: Colour): OptionLabel {
  const own = asked.ask === "redraw" ? zones.drawn : zones.bags[asked.seat];
  const fromBank = asked.ask === "gain" || asked.ask === "receive";
  const count = (fromBank ? zones.bank[colour] : own?.[colour]) ?? 0;
  return { title: raised(words.name(colour, "colour")), text: words.say(fromBank ? "master-in-bank" : asked.ask === "redraw" ? "master-in-drawn" : "master-in-bag", { count }), icon: GLYPH[colour], colour: INK[colour] };
}

/** A track for a conflict, and the side that faces me. */
function layLabel({ words }: Situation, option: string): OptionLabel {
  const [track = "", side = ""] = option.split(".");
  return { title: words.say("master-lay-on", { place: placeName(words, track), side: words.say(`master-side-${side}`) }) };
}

function deckLabel({ words, zones }: Situation, deck: CardType): OptionLabel {
  const found = zones.decks[deck];
  const top = found?.top[0];
  const left = (found?.left ?? 0) + (found?.top.length ?? 0);
  return { title: raised(words.say(`type-${deck}`)), text: [top && words.say("master-on-top", { card: words.name(top, "card") }), words.say("master-deck-left", { count: left })].filter(Boolean).join(" · "), icon: TYPE_ICON[deck] };
}

function systemLabel({ words, parts }: Situation, option: string): OptionLabel {
  const system = parts.systems[option];
  const title = words.name(option, "system");
  if (!system) return { title };
  return { title, text: words.say("master-system", { colour: words.name(system.colour, "colour"), count: system.planets }), icon: GLYPH[system.colour], colour: INK[system.colour] };
}

function cardLabel({ words, parts, asked }: Situation, option: string): OptionLabel {
  const face = faceOf(parts, cardOf(option));
  const title = asked.ask === "cards" ? words.say("master-discard", { card: words.name(option, "card") }) : words.name(option, "card");
  const text = face.ability ? words.tell(face.ability) : words.has(`card-${option}.about`) ? words.say(`card-${option}.about`) : words.say(`type-${face.type}`);
  return { title, text, icon: TYPE_ICON[face.type] };
}

export function confirmLabel(words: Speaks, asked: Asked, chosen: readonly string[]): string | null {
  const [first = NONE] = chosen;
  if (first === NONE && asked.kind === "pick") return words.has(`master-none-${asked.ask}`) ? words.say(`master-none-${asked.ask}`) : null;
  if (asked.kind === "allocate" && asked.least === 1 && asked.most === 1 && first !== NONE) return words.say("master-do-one", { colour: words.name(first, "colour") });
  if (asked.kind === "allocate") return words.say(chosen.length ? `master-do-${asked.ask}` : "master-do-none");
  const colour = colourOf(first);
  if (asked.ask === "place" && colour) return words.say("master-place-do", { colour: words.name(colour, "colour"), cell: words.name(cellColourOf(first) ?? colour, "colour") });
  if (asked.ask === "cards" && !first.includes("@")) return words.say("master-discard", { card: words.name(first, "card") });
  if (asked.ask === "take" || asked.ask === "search" || asked.ask === "seize") return first === "under" ? words.say("master-under") : words.say("master-do-take", { card: words.name(first, "card") });
  if (asked.ask === "delay") return words.say("master-do-delay");
  if (asked.ask === "reward" && colour === null && first.includes("@")) return words.say("master-base-at", { system: words.name(placeOf(first), "system") });
  return null;
}

/** One line under the question: what the player should know now. */
export function help(words: Speaks, asked: Asked, doc: Doc): string | null {
  const zones = zonesOf(doc);
  const own = zones.seats[asked.seat];
  if (asked.ask === "cards" && own && own.cards.length > own.limit) return words.say("master-help-too-many", { count: own.cards.length - own.limit });
  const key = `master-help-${asked.ask}`;
  return words.has(key) ? words.say(key) : null;
}

export function kicker(words: Speaks, asked: Asked, doc: Doc): string | null {
  const zones = zonesOf(doc);
  const phase = phaseNow(zones);
  if (phase && zones.turn === asked.seat) return words.say(`master-phase-${phase}`);
  return words.has(`step-${zones.step}`) && !phase ? words.say(`step-${zones.step}`) : null;
}

/** Questions whose options all lie on the map. */
const ON_MAP: ReadonlySet<string> = new Set(["corner", "settle", "swallow", "reopen", "occupy"]);

/** Cubes are placed on the map and on my cards, bases on the map; what ends a phase is a button; the rest are rows. */
export const where: NonNullable<GameModule["where"]> = (asked, option, { parts }) => {
  if (option === NONE) return "foot";
  if (asked.ask === "place") return colourOf(option) ? "board" : "row";
  if (ON_MAP.has(asked.ask)) return partsOf(parts).systems[placeOf(option)] ? "board" : "row";
  return asked.ask === "reward" && option.includes("@") && !colourOf(option) ? "board" : "row";
};

/** Cubes are drawn, cards turned up, or the turn is over: the words of the option say so. Cubes that could be placed are
 * not given back with it. */
export const announces: NonNullable<GameModule["announces"]> = (asked, option) =>
  option === "draw" || option === "under" || asked.ask === "deck" || (option === NONE && (asked.ask === "cards" || asked.options.length === 1));
