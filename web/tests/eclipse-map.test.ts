/** Eclipse's map: what lies where, which option belongs to which place, how far ships come, how a tile may be turned. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { signal } from "@preact/signals";

import { boundsOf, cellOf, CORNER, frontierOf, jointsOf, middleOf, neighbour, opposite, ringOf, sidesOf, stackOf, towards, waysOf } from "../src/games/eclipse/geometry.ts";
import { takeUp } from "../src/games/eclipse/held.ts";
import { asideIn, columnsOf, groupsOf, SQUARE, squaresOf } from "../src/games/eclipse/layout.ts";
import { contested, enemiesIn, joined, pinned, reachOf } from "../src/games/eclipse/reach.ts";
import { called, eventSeat, eventThings } from "../src/games/eclipse/saying.ts";
import { phaseNow, supply, timeline } from "../src/games/eclipse/seats.ts";
import { spotOf } from "../src/games/eclipse/spots.ts";
import { startOf, targetsOf } from "../src/games/eclipse/targets.ts";
import { TIPS } from "../src/games/eclipse/tips.ts";
import { ghostJoints, joinsOf, legalTurns, nextTurn, turningOf } from "../src/games/eclipse/turning.ts";
import { pointsOf, sidesIn, slotsOf, type EclipseZones, type Parts, type SeatZone, type SectorFace } from "../src/games/eclipse/zones.ts";
import { betterTurned } from "../src/table/compass.ts";
import type { Choice, Speaks } from "../src/games/types.ts";
import type { Asked, Doc, TableInfo } from "../src/net/wire.ts";
import { bundle, Words } from "../src/speech.ts";

const sectors: Record<string, SectorFace> = {
  "001": { kind: "centre", vp: 4, wormholes: [0, 1, 2, 3, 4, 5], squares: ["science", "science*", "materials", "materials*", "any", "any"], artifact: 1, discovery: 1, gcds: 1 },
  "101": { kind: "inner", vp: 2, wormholes: [1, 2, 3, 4, 5], squares: ["money", "materials", "materials*"], discovery: 1, ancients: 1 },
  "206": { kind: "middle", vp: 1, wormholes: [1, 2, 3], squares: ["materials"], discovery: 1 },
  "221": { kind: "home", vp: 3, wormholes: [0, 1, 3, 4], squares: ["money", "money*", "science", "science*", "materials"], artifact: 1 },
  "313": { kind: "outer", vp: 1, wormholes: [0, 3], squares: ["any"] },
};
const parts = {
  sectors, species: { terran: { peace: undefined, blueprints: { cruiser: { slots: ["hull", "", "nuclear-drive"] } } }, draco: { peace: true } },
} as unknown as Parts;

const seat = (more: Partial<SeatZone> = {}): SeatZone => ({ species: "terran", storage: [2, 3, 4], discs: 9, technologies: [], points: { hexes: 3, reputation: 2 }, ...more });

/** The centre, an inner hex above it that shows it its side 3, and a home above that. */
const zones = (more: Partial<EclipseZones> = {}): EclipseZones => ({
  round: 3, step: "act", seat: 0, first: 0, passed: [], out: [], more: 0, placing: 0, declined: [], drawn: [], left: 0, queue: [],
  map: {
    "001": { at: [0, 0], tile: 1 },
    "101": { at: [0, -1], ancients: 1, ships: [{ seat: 0, cruiser: 2 }] },
    "221": { at: [0, -2], turned: 3, disc: 0, cubes: [1, 3], ships: [{ seat: 0, interceptor: 1, starbase: 1 }] },
  },
  gcds: 1, stacks: { inner: { size: 7, of: [] }, middle: { size: 3, of: [] }, outer: { size: 0, of: [] } }, discards: [], tray: { orbital: 2, monolith: 1 }, spent: [], bag: 60,
  seats: [seat(), seat({ species: "draco" })], ...more,
});

function asking(ask: string, options: readonly string[], { about = {}, chosen = [], blocked = {}, id = "1.0" }: { about?: Record<string, unknown>; chosen?: readonly string[]; blocked?: Record<string, unknown>; id?: string } = {}): Choice {
  return {
    asked: { ask, kind: "pick", options, about, seat: 0, id } as unknown as Asked, chosen: signal(chosen), blocked: signal(blocked), preview: signal(null),
    offers: (option: string) => options.includes(option), isChosen: (option: string) => chosen.includes(option),
  } as unknown as Choice;
}

test("hexes touch their neighbours, and rings decide the stack", () => {
  for (let way = 0; way < 6; way += 1) {
    const { x, y } = middleOf(neighbour([0, 0], way));
    const out = towards(way, Math.hypot(x, y));
    assert.ok(Math.abs(out.x - x) < 1 && Math.abs(out.y - y) < 1, `way ${way}`);
    assert.deepEqual(neighbour(neighbour([2, -1], way), opposite(way)), [2, -1]);
  }
  assert.equal(ringOf([1, -2]), 2);
  assert.deepEqual([stackOf([0, 1]), stackOf([1, 1]), stackOf([3, -4])], ["inner", "middle", "outer"]);
  assert.deepEqual(cellOf("-1/2"), [-1, 2]);
  assert.equal(cellOf("206@3"), null);
});

test("a turned tile shows its wormholes clockwise", () => {
  assert.deepEqual(waysOf([0, 2, 5], 2), [2, 4, 1]);
  const [up, , , down] = sidesOf(zones(), parts, "101");
  assert.deepEqual(up, { way: 0, sector: "221", here: false, there: true }); // the home turned by 3 shows its side 0 downwards
  assert.deepEqual(down, { way: 3, sector: "001", here: true, there: true });
});

test("unexplored spaces lie around hexes, and the view holds all hexes and the spaces asked for", () => {
  const frontier = frontierOf(zones()).map(([q, r]) => `${q}/${r}`);
  assert.ok(frontier.includes("0/-3") && frontier.includes("1/0") && !frontier.includes("0/-1"));
  assert.equal(new Set(frontier).size, frontier.length);
  const narrow = boundsOf(zones());
  const wide = boundsOf(zones(), [[0, -4]]);
  assert.ok(wide.y <= middleOf([0, -4]).y - CORNER * 0.86 && wide.y < narrow.y);
  assert.equal(narrow.x + narrow.width / 2, 0);
});

test("squares of one planet stand together, clear of disc and discovery tile", () => {
  for (const [name, face] of Object.entries(sectors)) {
    for (const [orbital, ships, turned] of [[false, false, false], [false, true, true], [true, false, true], [true, true, false]] as const) {
      const squares = squaresOf(face, orbital, ships);
      assert.equal(squares.length, face.squares.length + Number(orbital), name);
      assert.deepEqual(squares.map((one) => one.square).sort(), squares.map((_, n) => n));
      for (const [n, one] of squares.entries()) {
        const beside = (thing: { x: number; y: number }, r: number): boolean => Math.abs(one.x - thing.x) >= r + SQUARE / 2 - 5 || Math.abs(one.y - thing.y) >= r + SQUARE / 2 - 5;
        // An orbital stands where a disc has taken the discovery tile.
        assert.ok(beside(asideIn(turned).disc, 9.8) && (orbital || beside(asideIn(turned).tile, 7)), `${name} ${orbital} ${ships} ${one.x} ${one.y}`);
        for (const other of squares.slice(n + 1)) assert.ok(Math.abs(one.x - other.x) >= SQUARE, name);
      }
    }
  }
  assert.deepEqual(columnsOf(sectors["221"] as SectorFace, false, true).map((column) => column.kind), ["money", "science", "materials"]);
});

test("a turned map has north on the left, and its hexes meet as they did", () => {
  assert.deepEqual(middleOf([0, -1], true).y, 0);
  assert.ok(middleOf([0, -1], true).x < 0);
  for (const way of [0, 1, 2, 3, 4, 5]) {
    const { x, y } = middleOf(neighbour([0, 0], way), true);
    const out = towards(way, Math.hypot(x, y), true);
    assert.ok(Math.hypot(out.x - x, out.y - y) < 0.5);
  }
  const upright = boundsOf(zones());
  const turned = boundsOf(zones(), [], true);
  assert.ok(Math.abs(upright.width - turned.height) < 0.2 && Math.abs(upright.height - turned.width) < 0.2);
});

test("a map is turned where that makes it at least a fifth larger", () => {
  const long = { x: 0, y: 0, width: 500, height: 1000 };
  assert.equal(betterTurned(long, { width: 900, height: 600 }, false), true);
  assert.equal(betterTurned(long, { width: 600, height: 900 }, false), false);
  assert.equal(betterTurned({ ...long, height: 600 }, { width: 900, height: 800 }, false), false);
});

test("a map that lies one way stays so until the other one is a fifth larger", () => {
  const square = { x: 0, y: 0, width: 500, height: 700 };
  const low = { width: 900, height: 600 };
  const high = { width: 900, height: 1000 };
  assert.deepEqual([false, true].map((now) => betterTurned(square, low, now)), [true, true]);
  assert.deepEqual([false, true].map((now) => betterTurned(square, high, now)), [false, true]);
  assert.equal(betterTurned(square, { width: 500, height: 1000 }, true), false);
});

test("ships stand by side and type, guards first", () => {
  const now = zones();
  assert.deepEqual(groupsOf(now, parts, "101", now.map["101"]!).map(({ seat: of, ship, count }) => [of, ship, count]), [[-1, "ancient", 1], [0, "cruiser", 2]]);
  assert.deepEqual(groupsOf(now, parts, "001", now.map["001"]!).map(({ ship }) => ship), ["gcds"]);
  const many = { at: [0, 0] as const, ships: [0, 1, 2].map((of) => ({ seat: of, interceptor: 1, cruiser: 2, dreadnought: 1 })) };
  for (const { x, y, size } of groupsOf(now, parts, "313", many)) assert.ok(Math.abs(x) + size / 2 <= CORNER - Math.max(0, Math.abs(y) - 10) / 1.7, `${x} ${y}`);
});

test("options lie where they say", () => {
  const at = (ask: string, option: string, about: Record<string, unknown> = {}) => spotOf(asking(ask, [], { about }).asked, option);
  assert.deepEqual(at("explore", "1/-2"), { kind: "space", space: "1/-2" });
  assert.deepEqual(at("place", "206@3"), { kind: "turn", sector: "206", turns: 3 });
  assert.deepEqual(at("move", "cruiser@206-207"), { kind: "step", start: "cruiser@206", ship: "cruiser", from: "206", to: "207" });
  assert.deepEqual(at("influence", "track-206"), { kind: "step", start: "track", from: "track", to: "206" });
  assert.deepEqual(at("build", "orbital@206"), { kind: "sector", sector: "206" });
  assert.deepEqual(at("onward", "206"), { kind: "sector", sector: "206" });
  assert.deepEqual(at("engage", "retreat-206"), { kind: "sector", sector: "206" });
  assert.deepEqual(at("bankruptcy", "abandon-206"), { kind: "sector", sector: "206" });
  assert.deepEqual(at("destroy", "206.orbital"), { kind: "square", sector: "206", square: "orbital" });
  assert.deepEqual(at("act", "colony 206.1 money"), { kind: "square", sector: "206", square: "1" });
  assert.deepEqual(at("claim", "yes", { sector: "206" }), { kind: "sector", sector: "206" });
  for (const option of ["done", "explore", "trade money-science", "parley 2", "hull@c2"]) assert.equal(at("act", option), null, option);
});

test("joined hexes: full wormholes, half ones with the generator", () => {
  assert.deepEqual(joined(zones(), parts, 0, "101"), ["001"]);
  assert.deepEqual(joined(zones({ seats: [seat({ technologies: ["wormhole-generator"] }), seat()] }), parts, 0, "101"), ["221", "001"]);
});

test("ships are pinned one by one, all of them beside the defence of the centre, none by ancients at peace", () => {
  const now = zones();
  assert.equal(enemiesIn(now, parts, 0, "101"), 1);
  assert.equal(pinned(now, parts, 0, "101"), 1);
  assert.equal(pinned(now, parts, 0, "001", 3), 3);
  assert.equal(enemiesIn(now, parts, 1, "101"), 2);
  assert.deepEqual([...reachOf(now, parts, 0, "101", 2)], [["001", { steps: 1, from: "101", stops: true }]]);
  assert.deepEqual([...reachOf(zones({ gcds: 0 }), parts, 0, "101", 3)].map(([sector, { stops }]) => [sector, stops]), [["001", false]]);
});

test("battles are where enemies meet", () => {
  const both = (more: Partial<EclipseZones> = {}) => zones({ map: { "313": { at: [1, 1], ships: [{ seat: 0, cruiser: 1 }, { seat: 1, interceptor: 1 }] } }, ...more });
  assert.equal(contested(zones(), parts, "101"), true);
  assert.equal(contested(zones(), parts, "221"), false);
  assert.equal(contested(both(), parts, "313"), true);
  assert.equal(contested(both({ seats: [seat({ friends: [1] }), seat({ friends: [0] })] }), parts, "313"), false);
  assert.equal(contested(zones({ map: { "101": { at: [0, -1], ancients: 1, ships: [{ seat: 1, cruiser: 1 }] } } }), parts, "101"), false); // at peace
  assert.deepEqual(sidesIn(zones(), parts, "101"), [0, 6]);
});

test("with a ship in hand its hexes are targets, and without one those of all; what is pinned says so", () => {
  const options = ["cruiser@101-001", "interceptor@221-101"];
  const choice = asking("move", [...options, "done"], { blocked: { "starbase@221-101": { rule: "EC-14.5", key: "why-starbase-stays", args: {} } }, id: "move" });
  assert.equal(startOf(choice), null);
  assert.deepEqual(targetsOf(zones(), parts, choice).map((one) => [one.key, one.hold ?? one.blocked ?? one.options.join()]), [
    ["hex 001", "cruiser@101-001"], ["hex 101", "interceptor@221-101"], ["start cruiser@101", "cruiser@101"], ["start interceptor@221", "interceptor@221"], ["start starbase@221", "starbase@221-101"],
  ]);
  takeUp(choice, "cruiser@101");
  assert.deepEqual(targetsOf(zones(), parts, choice)[0], { ...targetsOf(zones(), parts, choice)[0], key: "hex 001", options: ["cruiser@101-001"], blocked: null, from: "101", ship: "cruiser" });
  takeUp(choice, "cruiser@101");
  assert.equal(startOf(choice), null);
  assert.equal(startOf(asking("move", ["cruiser@101-001", "done"], { id: "single" })), "cruiser@101");
  assert.equal(startOf(asking("move", options, { chosen: ["interceptor@221-101"], id: "chosen" })), "interceptor@221");
});

test("a disc goes from the track, or from a hex to another or back", () => {
  const choice = asking("influence", ["track-101", "221-101", "221-track", "done"], { id: "disc" });
  assert.deepEqual(targetsOf(zones(), parts, choice).map((one) => [one.key, one.options.join(" "), one.hold]), [["hex 101", "track-101", undefined], ["start 221", "221-101 221-track", "221"]]);
  takeUp(choice, "221");
  assert.deepEqual(targetsOf(zones(), parts, choice).map((one) => [one.key, one.options.join(" ")]), [["hex 101", "221-101"], ["hex 221", "221-track"]]);
});

test("one hex can mean several builds, and a square several cubes", () => {
  const build = targetsOf(zones(), parts, asking("build", ["cruiser@221", "orbital@221", "done"]));
  assert.deepEqual(build.map((one) => [one.key, one.options.length]), [["hex 221", 2]]);
  const colony = targetsOf(zones(), parts, asking("act", ["explore", "colony 221.2 money", "colony 221.4 science", "pass"]));
  assert.deepEqual(colony.map((one) => [one.key, one.kind, one.about]), [["square 221.2", "square", "221"], ["square 221.4", "square", "221"]]);
});

test("a tile is turned through its legal turns alone", () => {
  const choice = asking("place", ["313@1", "313@4", "discard"], { about: { space: "0/-3", sector: "313" } });
  assert.deepEqual(legalTurns(choice, "313"), [1, 4]);
  const first = turningOf(choice)!;
  assert.deepEqual(first, { sector: "313", turns: 1, option: "313@1", chosen: false });
  assert.equal(nextTurn(choice, { ...first, chosen: true }, 1), "313@4");
  assert.equal(nextTurn(choice, { ...first, turns: 4, chosen: true }, 1), "313@1");
  assert.equal(nextTurn(choice, { ...first, chosen: true }, -1), "313@4");
  assert.equal(nextTurn(asking("place", ["313@1"], {}), { ...first, chosen: true }, 1), null);
  assert.equal(turningOf(asking("act", ["pass"])), null);
});

test("what a turned tile joins", () => {
  const now = zones();
  const joints = ghostJoints(now, parts, "0/-3", "313", 0);
  assert.deepEqual(joinsOf(now, joints, 0), { full: ["221"], half: [], others: [], open: 1 });
  assert.deepEqual(joinsOf(now, joints, 1), { full: [], half: [], others: ["221"], open: 1 });
  assert.deepEqual(joinsOf(now, jointsOf(now, parts, "313", [0, -3], 1), 0), { full: [], half: ["221"], others: [], open: 2 });
});

test("events name their sectors and their seat", () => {
  assert.deepEqual(eventThings({ n: 1, event: "moved", seat: 0, ship: "cruiser", sector: "206", target: "207" }), ["206", "207"]);
  assert.equal(eventSeat({ n: 1, event: "rolled", side: "seat 3" }), 3);
  assert.equal(eventSeat({ n: 1, event: "rolled", side: "ancient" }), null);
  assert.equal(eventSeat({ n: 1, event: "engaged", sector: "206", attacker: "seat 1", defender: "ancient" }), 1);
  assert.equal(called({ say: (_key: string, args: { number: string; name: string }) => `${args.number} ${args.name}`, name: () => "Epsilon Indi" } as unknown as Speaks, "206"), "206 Epsilon Indi");
});

const lying = (all: EclipseZones): number => Object.values(all.map).filter((zone) => zone.tile).length + all.spent.length;

test("phases, points and stacks", () => {
  assert.equal(phaseNow(zones({ step: "onward" })), "action");
  assert.equal(phaseNow(zones({ step: "discovery", after: "claims" })), "combat");
  assert.equal(phaseNow(zones({ step: "colonies" })), "upkeep");
  assert.equal(phaseNow(zones({ step: "species" })), null);
  assert.equal(pointsOf(zones(), 0), 5);
  assert.equal(pointsOf(zones({ out: [0], final: [7, 0] }), 0), 7);
  const words = { lang: "en", say: (key: string) => key, name: (text: string) => text } as unknown as Speaks;
  const doc = { zones: zones() } as unknown as Doc;
  assert.deepEqual(supply(doc, words, {} as TableInfo, {}).lines.map((line) => line.value), ["7", "3", "0", "3", "60"]);
  const found = { sectors, discoveries: { money: { kind: "resource", copies: 3 }, "shard-hull": { kind: "part", copies: 2 } } };
  assert.deepEqual(supply(doc, words, {} as TableInfo, found).lines.map((line) => line.value), ["7", "3", "0", String(5 - lying(zones())), "3", "60"]);
  assert.equal(timeline(doc, words).of, 9);
  assert.deepEqual(slotsOf(parts, seat({ parts: { cruiser: ["", "ion-cannon", ""] } }), "cruiser"), ["hull", "ion-cannon", "nuclear-drive"]);
});

test("every explanation has its words in both languages, and its rules", () => {
  const rules = readFileSync(new URL("../../src/orrery/games/eclipse/rules/en.md", import.meta.url), "utf8");
  for (const lang of ["en", "ru"] as const) {
    const text = readFileSync(new URL(`../../src/orrery/games/eclipse/text/${lang}.ftl`, import.meta.url), "utf8");
    const words = new Words(lang, "eclipse", [bundle(lang, text)]);
    for (const tip of TIPS) assert.ok(words.has(`eclipse-tip-${tip.id}`) && words.has(`eclipse-tip-${tip.id}-text`), tip.id);
  }
  for (const tip of TIPS) for (const rule of tip.rules) assert.ok(rules.includes(`[${rule}]`), rule);
});
