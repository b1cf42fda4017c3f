/** Master's cards and bags: exact odds, what a hidden bag can hold, who has which symbol, the words of options. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { full, met, stateOf, stolenBy, takenFrom } from "../src/games/master/cards.ts";
import { cellsOf } from "../src/games/master/cells.ts";
import { atLeastOne, drawOf, knownBag, unseen } from "../src/games/master/odds.ts";
import { symbolSources } from "../src/games/master/sources.ts";
import { TIPS } from "../src/games/master/tips.ts";
import type { CardFace, MasterZones, Parts, ProjectFace, SeatZone } from "../src/games/master/zones.ts";
import type { Choice } from "../src/games/types.ts";
import { bundle, Words } from "../src/speech.ts";

const project = (kind: ProjectFace["kind"], cells: ProjectFace["cells"], more: Partial<ProjectFace> = {}): ProjectFace => ({ kind, cells, stars: [], symbols: [], reward: [], ...more });
const card = (type: CardFace["type"], more: Partial<CardFace> = {}): CardFace => ({ type, projects: {}, symbols: [], requirement: [], ...more });

const parts: Parts = {
  colours: { red: 6, blue: 6, yellow: 6, green: 6, black: 3 }, symbols: ["cultural", "economic", "diplomatic", "scientific", "military"], sheet: [1000, 1000], corners: [],
  systems: {},
  tracks: { t_a_b: { id: "t_a_b", a: "a", b: "b", length: 2, colours: ["red", "blue"] } },
  board_symbols: {
    one: { id: "one", symbol: "economic", arrows: "blue", systems: ["a"], x: 0, y: 0 },
    both: { id: "both", symbol: "cultural", arrows: "green", systems: ["a", "b"], x: 0, y: 0 },
    either: { id: "either", symbol: "military", arrows: "red", systems: ["a", "b"], x: 0, y: 0 },
  },
  cards: {
    terrans: card("race", { projects: { "terrans.base": project("base", ["red", "blue"]), "terrans.programme": project("programme", ["red", "red"], { stars: [1], symbols: ["diplomatic", "diplomatic"] }) } }),
    quantum: card("progress", { projects: { "quantum.embed": project("development", ["blue"]) }, symbols: ["scientific"], trigger: "passive", effects: [{ op: "mod_draw", delta: 1 }] }),
    linguists: card("progress", { projects: { "linguists.embed": project("development", ["green"]) }, trigger: "passive", effects: [{ op: "count_symbol", symbols: ["cultural"] }] }),
    junta: card("government", { trigger: "passive", effects: [{ op: "mod_majority", delta: 1 }] }),
    quill: card("leader", { requirement: ["cultural", "cultural"], projects: { "quill.steal": project("steal", ["blue"], { reward: [{ op: "steal_cube", count: 1, colours: ["green"] }] }) } }),
    border: card("conflict", { symbol: "military", projects: { "border.red": project("conflict", ["red", "red"], { side: "red" }), "border.blue": project("conflict", ["blue", "blue"], { side: "blue" }) } }),
  },
  types: [], discs: 9, tokens: 9, card_limit: 7, last_turns: 10, victory: { bases: 9, symbols: 5, start_systems: 2 },
};

const seat = (more: Partial<SeatZone> = {}): SeatZone => ({
  cards: ["terrans"], prepared: [], skips: 0, cubes: 5, supply: 8, placed: 1, symbols: { cultural: 0, economic: 0, diplomatic: 0, scientific: 0, military: 0 }, starts: 1, active: [], limit: 7, ...more,
});

const zones = (more: Partial<MasterZones> = {}): MasterZones => ({
  setup: "beginner", step: "place", turn: 0, turns: 3, remaining: 1199, first: 0, won: [], due: [], used: [], systems: {}, closed: [], routes: {}, conflicts: {}, projects: {}, bank: {}, tokens: 5,
  drawn: {}, seats: [seat(), seat()], bags: [{ red: 2 }, null], decks: {} as MasterZones["decks"], ...more,
});

const asking = (ask: string, options: readonly string[]): Choice =>
  ({ asked: { ask, kind: "pick", options, about: {} }, blocked: { value: {} }, offers: (option: string) => options.includes(option), isChosen: () => false }) as unknown as Choice;

test("the odds of a draw are exact", () => {
  assert.equal(Math.round(1000 * atLeastOne(5, 19, 3)), 624); // 1 − C(14,3) / C(19,3)
  assert.equal(atLeastOne(0, 10, 3), 0);
  assert.equal(atLeastOne(2, 4, 3), 1); // two cubes of another colour are too few for three draws
  assert.equal(atLeastOne(1, 2, 3), 1); // the whole bag is drawn
  assert.equal(atLeastOne(0, 0, 3), 0);
  assert.equal(atLeastOne(1, 4, 4), 1);
});

test("an active card draws more", () => {
  assert.equal(drawOf(parts, zones(), 0), 3);
  assert.equal(drawOf(parts, zones({ seats: [seat({ active: ["quantum"] })] }), 0), 4);
});

test("of a hidden bag is known what lies nowhere else", () => {
  const now = zones({ bank: { red: 1, blue: 6 }, drawn: { red: 1 }, routes: { "a-b": { yellow: 4 } }, projects: { "terrans.base": "R.", "terrans.programme": "KG" }, systems: { a: { planets: "GG" } } });
  const rest = { red: 1, blue: 0, yellow: 2, green: 3, black: 2 };
  assert.deepEqual(unseen(parts, now), rest);
  assert.deepEqual(knownBag(parts, now, 1), rest); // the only one
  assert.deepEqual(knownBag(parts, now, 0), { red: 2 });
  assert.equal(knownBag(parts, zones({ bags: [{}, null, null] }), 1), null); // one of two: nobody can tell
});

test("symbols come from cards, the board and conflicts", () => {
  const own = (more: Partial<MasterZones>) => symbolSources(parts, zones(more), 0).map((one) => `${one.symbol} ${one.from}`);
  assert.deepEqual(own({ systems: { a: { owner: 0 } } }), ["economic a", "military a"]);
  assert.deepEqual(own({ systems: { a: { owner: 0 }, b: { owner: 0 } } }), ["economic a", "cultural a b"]);
  assert.deepEqual(own({ projects: { "terrans.programme": "RR" } }), ["diplomatic terrans.programme", "diplomatic terrans.programme"]);
  assert.deepEqual(own({ projects: { "terrans.programme": "RR" }, due: ["terrans.programme"] }), []); // its reward is still to come
  assert.deepEqual(own({ seats: [seat({ cards: ["terrans", "quantum"], active: ["quantum"] }), seat()] }), ["scientific quantum"]);
  const war = { systems: { a: { owner: 0 }, b: { owner: 1 } }, conflicts: { border: { track: "t_a_b", red: "a" } } };
  assert.deepEqual(own({ ...war, projects: { "border.red": "R.", "border.blue": ".." } }).at(-1), "military border");
  assert.ok(!own({ ...war, projects: { "border.red": "R.", "border.blue": "B." } }).includes("military border"));
  const junta = [seat({ cards: ["terrans", "junta"], active: ["junta"] }), seat()];
  assert.ok(own({ ...war, seats: junta, projects: { "border.red": "R.", "border.blue": "B." } }).includes("military border"));
  assert.ok(!own({ ...war, seats: junta }).includes("military border")); // it holds no cube
});

test("a leader's symbols are counted off one by one", () => {
  const told = (more: Partial<SeatZone>) => met(parts, zones({ seats: [seat(more)] }), 0, ["cultural", "cultural"]).map((one) => one.met);
  const one = { cultural: 1, economic: 0, diplomatic: 0, scientific: 0, military: 0 };
  assert.deepEqual(told({}), [false, false]);
  assert.deepEqual(told({ symbols: one }), [true, false]);
  assert.deepEqual(told({ symbols: one, active: ["linguists"] }), [true, true]);
});

test("cards tell how they stand and what their projects bring", () => {
  const now = zones({ seats: [seat({ cards: ["terrans", "quill", "quantum", "junta"], active: ["junta"] })], projects: { "quantum.embed": "B" }, due: ["quantum.embed"] });
  assert.deepEqual(["terrans", "quill", "quantum", "junta"].map((text) => stateOf(parts, now, 0, text)), [null, "lacking", "ready", "live"]);
  assert.ok(full(parts, now, "quantum.embed") && !full(parts, now, "terrans.base"));
  assert.equal(stolenBy(parts.cards["quill"]?.projects["quill.steal"] as ProjectFace), "green");
  assert.deepEqual(takenFrom(project("card", ["red"], { reward: [{ op: "gain_card", deck: "leader", count: 2 }] })), { type: "leader", count: 2 });
});

test("the first of equal cells takes the cube, a star cell only its own option", () => {
  const placing = asking("place", ["red@terrans.programme", "red@terrans.programme*", "black@terrans.base=blue"]);
  const programme = cellsOf(parts, zones(), placing, "terrans.programme");
  assert.deepEqual(programme.map((cell) => cell.options), [["red@terrans.programme"], ["red@terrans.programme*"]]);
  assert.deepEqual(cellsOf(parts, zones(), placing, "terrans.base").map((cell) => cell.options), [[], ["black@terrans.base=blue"]]);
  const stealing = asking("steal", ["red@border.red"]);
  assert.deepEqual(cellsOf(parts, zones({ projects: { "border.red": "RR" } }), stealing, "border.red").map((cell) => cell.options.length), [1, 0]);
  assert.deepEqual(cellsOf(parts, zones(), asking("cards", ["quill"]), "terrans.base").map((cell) => cell.options.length), [0, 0]);
});

test("every explanation of the guide has words in both languages", () => {
  for (const lang of ["en", "ru"] as const) {
    const text = readFileSync(new URL(`../../src/orrery/games/master/text/${lang}.ftl`, import.meta.url), "utf8");
    const words = new Words(lang, "master", [bundle(lang, text)]);
    for (const tip of TIPS) assert.ok(words.has(`master-tip-${tip.id}`) && words.has(`master-tip-${tip.id}-text`), tip.id);
  }
});
