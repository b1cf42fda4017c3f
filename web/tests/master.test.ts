/** Master's map: what lies where, which option belongs to which place, who is how far. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { across, arrowsOf, CELL, chartOf, laneOf, PLANET, radiusOf, rimOf, rowOf, SHEET, symbolAt, turned } from "../src/games/master/geometry.ts";
import { endsOf, eventThings } from "../src/games/master/saying.ts";
import { blockedBySpot, cellColourOf, colourOf, isStar, meant, optionsBySpot, placeOf } from "../src/games/master/spots.ts";
import { held } from "../src/games/master/held.ts";
import { endedWithout, leaders, mayAsk, outcomeOf, phaseNow, routeNeeds, sinceMyTurn } from "../src/games/master/standing.ts";
import { supply, timeline } from "../src/games/master/seats.ts";
import { targetsOf } from "../src/games/master/targets.ts";
import { bestSymbol, conflictOn, cubesIn, cubesOn, planetCubes, routeOn, type MasterZones, type Parts, type SeatZone } from "../src/games/master/zones.ts";
import type { Choice, Speaks } from "../src/games/types.ts";
import type { Doc, TableInfo } from "../src/net/wire.ts";

const parts: Parts = {
  colours: { red: 45, blue: 45, yellow: 45, green: 45, black: 20 }, symbols: ["cultural", "economic", "diplomatic", "scientific", "military"],
  sheet: [1000, 1000], corners: [{ id: "nw", start: "c1", near: ["a1"] }],
  systems: {
    c1: { id: "c1", kind: "start", colour: "red", planets: 3, x: 90, y: 90 },
    a1: { id: "a1", kind: "near", colour: "blue", planets: 2, x: 315, y: 105 },
    e1: { id: "e1", kind: "edge", colour: "green", planets: 2, x: 500, y: 150 },
    i1: { id: "i1", kind: "inner", colour: "yellow", planets: 3, x: 355, y: 355 },
  },
  tracks: {
    t_c1_a1: { id: "t_c1_a1", a: "c1", b: "a1", length: 3, colours: ["red", "blue"] },
    t_a1_e1: { id: "t_a1_e1", a: "a1", b: "e1", length: 2, colours: ["blue", "green"] },
    t_e1_i1: { id: "t_e1_i1", a: "e1", b: "i1", length: 3, colours: ["green", "yellow"] },
    t_c1_i1: { id: "t_c1_i1", a: "c1", b: "i1", length: 5, colours: ["red", "yellow"] },
  },
  board_symbols: { green: { id: "green", symbol: "cultural", arrows: "green", systems: ["e1", "i1"], x: 428, y: 252 } },
  cards: {
    hyperlanes: { type: "expansion", projects: {}, symbols: [], requirement: [], trigger: "passive", effects: [{ op: "mod_route", delta: -1 }] },
    border: {
      type: "conflict", symbols: [], requirement: [], symbol: "military", resources: 1,
      projects: {
        "border.red": { kind: "conflict", cells: ["red", "red", "green"], stars: [], symbols: [], reward: [], side: "red" },
        "border.blue": { kind: "conflict", cells: ["red", "blue", "red"], stars: [2], symbols: [], reward: [], side: "blue" },
      },
    },
  },
  types: ["race", "leader", "conflict", "government", "expansion", "commerce", "progress"], discs: 9, tokens: 9, card_limit: 7, last_turns: 10,
  victory: { bases: 9, symbols: 5, start_systems: 2 },
};

const seat = (more: Partial<SeatZone> = {}): SeatZone => ({
  cards: [], prepared: [], skips: 0, cubes: 25, supply: 8, placed: 1, symbols: { cultural: 0, economic: 0, diplomatic: 0, scientific: 0, military: 1 }, starts: 1, active: [], limit: 7, ...more,
});

const zones = (more: Partial<MasterZones> = {}): MasterZones => ({
  setup: "beginner", step: "place", turn: 0, turns: 3, remaining: 1199, first: 0, won: [], due: [], used: [],
  systems: { c1: { owner: 0, bases: 1, planets: "R" }, e1: { owner: 1, bases: 2 } }, closed: [], routes: { "c1-a1": { blue: 2 } },
  conflicts: {}, projects: {}, bank: {}, tokens: 5, drawn: { blue: 1, red: 1 }, seats: [seat(), seat({ placed: 2, starts: 0 })], bags: [null, null],
  decks: {} as MasterZones["decks"], ...more,
});

/** A question with these options, and reasons against others. */
function asking(ask: string, options: readonly string[], blocked: Readonly<Record<string, { rule: string; key: string; args: Record<string, never> }>> = {}, about: Record<string, unknown> = {}): Choice {
  return { asked: { ask, kind: "pick", options, about }, blocked: { value: blocked }, offers: (option: string) => options.includes(option), isChosen: () => false } as unknown as Choice;
}

test("zones are read cell by cell", () => {
  const now = zones({ projects: { "border.red": "R.G" }, conflicts: { border: { track: "t_a1_e1", red: "e1" } } });
  assert.deepEqual(cubesOn(now, "border.red", 3), ["red", null, "green"]);
  assert.deepEqual(cubesOn(now, "border.blue", 2), [null, null]);
  assert.deepEqual(planetCubes(now, "c1"), ["red"]);
  assert.deepEqual(cubesIn({ green: 2, red: 1 }), ["red", "green", "green"]);
  assert.deepEqual(routeOn(now, parts.tracks["t_c1_a1"]!), { name: "c1-a1", start: "c1", colour: "blue", cubes: 2, owner: 0 });
  assert.equal(routeOn(now, parts.tracks["t_e1_i1"]!), null);
  assert.deepEqual(conflictOn(now, parts.tracks["t_a1_e1"]!), { card: "border", red: "e1", blue: "a1" });
  assert.deepEqual(bestSymbol(seat({ symbols: { cultural: 1, economic: 3, diplomatic: 0, scientific: 3, military: 0 } })), { kind: "economic", count: 3 });
});

test("a route from the other end is the same track", () => {
  const now = zones({ routes: { "i1-e1": { green: 1 } }, systems: { i1: { owner: 1, bases: 1 } } });
  assert.equal(routeOn(now, parts.tracks["t_e1_i1"]!)?.start, "i1");
  assert.deepEqual(endsOf("i1-e1"), ["i1", "e1"]);
  assert.deepEqual(endsOf("t_e1_i1"), ["e1", "i1"]);
  assert.equal(endsOf("terrans.base"), null);
});

test("an active ability shortens routes, and leaders are counted by each way", () => {
  const now = zones({ seats: [seat({ active: ["hyperlanes"] }), seat({ placed: 2 })] });
  assert.equal(routeNeeds(now, parts, parts.tracks["t_c1_i1"]!, 0), 4);
  assert.equal(routeNeeds(now, parts, parts.tracks["t_c1_i1"]!, 1), 5);
  assert.deepEqual(leaders(now, "expansion"), { seats: [1], count: 2 });
  assert.deepEqual(leaders(now, "capture"), { seats: [0, 1], count: 1 });
  assert.equal(phaseNow(zones({ step: "gain" })), "cards");
  assert.equal(phaseNow(zones({ step: "corner" })), null);
});

test("from ten turns of every player before the last on, the top bar and the supply tell how many are left", () => {
  const words = { lang: "en", say: (key: string) => key, name: (text: string) => text } as unknown as Speaks;
  const given = parts as unknown as Record<string, unknown>;
  const told = (turns: number): readonly unknown[] => {
    const doc = { zones: zones({ turns, remaining: 1200 - turns }) } as unknown as Doc;
    const { of, ending } = timeline(doc, words, given);
    const left = supply(doc, words, { seats: [] } as unknown as TableInfo, given).lines.filter((line) => line.label === "zone-remaining");
    return [of, ending, ...left.map((line) => line.value)];
  };
  assert.deepEqual(told(1179), [undefined, undefined]);
  assert.deepEqual(told(1180), [1200, true, "20"]);
  assert.deepEqual(told(1200), [1200, true, "0"]);
});

test("a game without a winner ended because nothing stirred, or with the last turn", () => {
  assert.deepEqual(endedWithout(zones({ step: "over", turns: 1199, remaining: 1 })), { key: "master-stalemate", rule: "SU-30.3" });
  assert.deepEqual(endedWithout(zones({ step: "over", turns: 1200, remaining: 0 })), { key: "master-out-of-turns", rule: "SU-30.4" });
});

test("cells lie on their track between the two rims", () => {
  for (const track of Object.values(parts.tracks)) {
    const lane = laneOf(parts, track);
    const [a, b] = [parts.systems[track.a]!, parts.systems[track.b]!];
    assert.equal(lane.cells.length, track.length);
    for (const cell of lane.cells) {
      assert.ok(Math.hypot(cell.x - a.x, cell.y - a.y) > radiusOf(a) + CELL / 2, track.id);
      assert.ok(Math.hypot(cell.x - b.x, cell.y - b.y) > radiusOf(b) + CELL / 2, track.id);
    }
    const first = lane.cells[0]!;
    assert.ok(Math.hypot(first.x - a.x, first.y - a.y) < Math.hypot(first.x - b.x, first.y - b.y));
  }
});

test("planets and bases of a system do not cover each other, and names stay on the sheet", () => {
  for (const system of Object.values(parts.systems)) {
    const rim = rimOf(parts, system);
    const all = [...rim.planets, rim.bases];
    assert.equal(rim.planets.length, system.planets);
    all.forEach((one, n) => all.slice(n + 1).forEach((other) => assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > 1.6 * PLANET, system.id)));
    assert.ok(rim.label.x > SHEET.x && rim.label.x < SHEET.x + SHEET.width && rim.label.y > SHEET.y && rim.label.y < SHEET.y + SHEET.height);
  }
  assert.equal(chartOf(parts), chartOf(parts), "worked out once");
});

test("a symbol on the middle of a track goes aside, and its arrows end at the rims", () => {
  const symbol = parts.board_symbols["green"]!;
  const at = symbolAt(parts, symbol);
  assert.equal(Math.round(Math.hypot(at.x - symbol.x, at.y - symbol.y)), 44);
  assert.ok(Math.hypot(at.x - 500, at.y - 500) > Math.hypot(symbol.x - 500, symbol.y - 500), "away from the middle");
  for (const { system, to } of arrowsOf(parts, symbol)) {
    const one = parts.systems[system]!;
    assert.equal(Math.round(Math.hypot(to.x - one.x, to.y - one.y)), radiusOf(one) + 4);
  }
});

test("the upper side of a conflict faces the northern system", () => {
  const place = across(parts, parts.tracks["t_e1_i1"]!);
  assert.equal(place.up, "e1");
  const upper = turned(place, rowOf(3, true)[1]!);
  const lower = turned(place, rowOf(3, false)[1]!);
  const north = parts.systems["e1"]!;
  assert.ok(Math.hypot(upper.x - north.x, upper.y - north.y) < Math.hypot(lower.x - north.x, lower.y - north.y));
});

test("options are taken apart", () => {
  assert.equal(colourOf("red@c1-a1"), "red");
  assert.equal(colourOf("end@t_c1_a1"), null);
  assert.equal(placeOf("black@velmari.base=yellow*"), "velmari.base");
  assert.equal(cellColourOf("black@velmari.base=yellow"), "yellow");
  assert.ok(isStar("green@terrans.programme*"));
  const choice = asking("reward", ["red@c1", "terrans.base", "terrans.base@a1", "none"]);
  assert.deepEqual([...optionsBySpot(choice)], [["c1", ["red@c1"]], ["terrans.base", ["terrans.base"]], ["a1", ["terrans.base@a1"]]]);
});

test("a cube that is picked up decides what a place means", () => {
  const choice = asking("place", ["red@c1", "blue@c1", "blue@c1-a1"], { "red@c1-a1": { rule: "SU-12.4", key: "why-same-colour", args: {} } });
  const at = optionsBySpot(choice);
  assert.deepEqual(meant(choice, at.get("c1")!), ["red@c1", "blue@c1"]);
  held.value = "red";
  assert.deepEqual(meant(choice, at.get("c1")!), ["red@c1"]);
  assert.deepEqual(meant(choice, at.get("c1-a1")!), []);
  assert.equal(blockedBySpot(choice, "c1-a1"), "red@c1-a1");
  held.value = null;
  assert.equal(blockedBySpot(choice, "c1-a1"), null);
});

test("every option that lies on the map is a target there", () => {
  const place = targetsOf(zones(), parts, asking("place", ["red@c1", "blue@c1", "blue@c1-a1", "red@terrans.base", "none"]));
  assert.deepEqual(place.map((one) => [one.kind, one.spot, one.options.length]), [["planet", "c1", 2], ["cell", "c1-a1", 1]]);
  const lane = chartOf(parts).lanes["t_c1_a1"]!;
  assert.equal(Math.round(place[1]!.shape.x), Math.round(lane.cells[2]!.x), "the next free cell");
  const lay = targetsOf(zones(), parts, asking("lay", ["t_a1_e1.red", "t_a1_e1.blue"]));
  assert.deepEqual(lay.map((one) => [one.kind, one.options.length]), [["track", 2]]);
  const corner = targetsOf(zones(), parts, asking("corner", ["c1"]));
  assert.deepEqual(corner.map((one) => one.kind), ["system"]);
  const occupy = targetsOf(zones(), parts, asking("occupy", ["supply", "none"], {}, { system: "e1" }));
  assert.deepEqual(occupy.map((one) => [one.spot, one.options]), [["e1", ["supply", "none"]]]);
  const war = zones({ conflicts: { border: { track: "t_a1_e1", red: "e1" } }, projects: { "border.red": "R.." } });
  assert.deepEqual(targetsOf(war, parts, asking("parley", ["draw", "end@t_a1_e1"])).map((one) => [one.kind, one.spot]), [["conflict", "t_a1_e1"]]);
  assert.deepEqual(targetsOf(war, parts, asking("stop", ["border"])).map((one) => one.kind), ["conflict"]);
  const [side] = targetsOf(war, parts, asking("place", ["red@border.red", "green@border.red"]));
  assert.equal(side!.kind, "side");
  const [free, green] = [side!.cube!("red@border.red")!.at, side!.cube!("green@border.red")!.at];
  const card = across(parts, parts.tracks["t_a1_e1"]!);
  const row = rowOf(3, card.up === "e1");
  assert.deepEqual([free, green], [turned(card, row[1]!), turned(card, row[2]!)]);
});

test("a place that can be chosen needs no reason beside it", () => {
  const why = { rule: "SU-12.4", key: "why-same-colour", args: {} };
  const targets = targetsOf(zones(), parts, asking("place", ["blue@c1-a1"], { "red@a1-c1": why, "red@c1-i1": why, "blue@i1-c1": why }));
  assert.deepEqual(targets.map((one) => [one.spot, one.offered]), [["c1-a1", true], ["c1-i1", false]]);
});

test("events name the pieces that they are about", () => {
  assert.deepEqual(eventThings({ n: 1, event: "placed", seat: 0, cube: "blue@c1-a1" }), ["c1-a1", "t_c1_a1", "t_a1_c1"]);
  assert.deepEqual(eventThings({ n: 1, event: "placed", seat: 0, cube: "blue@border.red" }), ["border.red", "border"]);
  assert.deepEqual(eventThings({ n: 1, event: "based", seat: 0, system: "e1", number: 1 }), ["e1"]);
});

test("who has won by symbols comes first, though others have more bases, and each with the figure of that way", () => {
  const one = (placed: number, military: number) => seat({ placed, symbols: { cultural: 0, economic: 0, diplomatic: 0, scientific: 0, military } });
  const told = (won: MasterZones["won"]) => outcomeOf(zones({ won, seats: [one(8, 1), one(2, 5), one(5, 3)] }));
  assert.deepEqual(told([1, "domination"]), [{ seat: 1, count: 5 }, { seat: 2, count: 3 }, { seat: 0, count: 1 }]);
  assert.deepEqual(told([]).map((one) => one.seat), [0, 2, 1]);
});

test("since my last turn: what the others did, from their first turn on", () => {
  const event = (n: number, event: string, seat: number) => ({ n, event, seat });
  const events = [event(0, "turn", 0), event(1, "based", 0), event(2, "turn", 1), event(3, "drew", 1), event(4, "based", 1), event(5, "turn", 2), event(6, "gained", 2), event(7, "turn", 0), event(8, "drew", 0)];
  assert.deepEqual(sinceMyTurn(events, 0).map((one) => one.n), [4, 6]);
  assert.deepEqual(sinceMyTurn(events.slice(0, 3), 0), []);
});

test("an order is not left about what was settled before the first turn", () => {
  const at = (step: string): Doc => ({ zones: { step } }) as unknown as Doc;
  assert.deepEqual(["corner", "race", "place"].map((ask) => mayAsk(ask, at("place"))), [false, false, true]);
  assert.equal(mayAsk("race", at("corner")), true);
});
