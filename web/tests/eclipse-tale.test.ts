/** Battles of Eclipse as their events tell them: blows, dice, sums, losses, who holds the hex; and a round by seat. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { roundSoFar } from "../src/games/eclipse/round.ts";
import { blowsOf, hits, lastPhase, momentsOf, shipsIn, stepsAt, stepsOf, stepsUntil, sumOf, winnerOf } from "../src/games/eclipse/tale.ts";
import type { EclipseZones } from "../src/games/eclipse/zones.ts";

const EVENTS = [
  { event: "round", number: 3, seat: 0, points: [9, 12], hexes: [4, 5] },
  { event: "rolled", side: "seat 1", ship: "cruiser", dice: ["yellow 6"] },
  { event: "combat", number: 3 },
  { event: "battle", sector: "204", fleets: ["seat 0: 2cruiser.i2.c1.s0.h1.y1.o0.r0.m0,1interceptor.i3.c0.s0.h0.y1.o0.r0.m0", "seat 1: 1cruiser.i2.c1.s1.h1.y0.o1.r0.m0", "ancient: 1ancient.i2.c1.s0.h1.y2.o0.r0.m0"] },
  { event: "engaged", sector: "204", attacker: "seat 0", defender: "seat 1" },
  { event: "rolled", side: "seat 0", ship: "cruiser", dice: ["yellow 4", "yellow 6"], enemy: "seat 1", bout: 1, initiative: 2, computer: 1, needs: ["cruiser 6 1"] },
  { event: "hit", side: "seat 0", enemy: "seat 1", ship: "cruiser", count: 1, die: "yellow 6", damage: 1, hull: 2 },
  { event: "rolled", side: "seat 1", ship: "cruiser", dice: ["orange 5"], enemy: "seat 0", bout: 1, initiative: 2, computer: 1, needs: ["interceptor 5 0", "cruiser 5 0"] },
  { event: "hit", side: "seat 1", enemy: "seat 0", ship: "interceptor", count: 2, die: "orange 5", damage: 2, hull: 1 },
  { event: "lost", side: "seat 0", ship: "interceptor", sector: "204" },
  { event: "retreating", seat: 1, ship: "cruiser", sector: "204", target: "206" },
  { event: "retreated", seat: 1, ship: "cruiser", count: 1, sector: "204", target: "206" },
  { event: "engaged", sector: "204", attacker: "seat 0", defender: "ancient" },
  { event: "rolled", side: "seat 0", ship: "cruiser", dice: ["yellow 5", "yellow 5", "yellow 3"], enemy: "ancient", bout: 1, initiative: 2, computer: 1, needs: ["ancient 5 0"] },
  { event: "hit", side: "seat 0", enemy: "ancient", ship: "ancient", count: 1, die: "yellow 5", damage: 1, hull: 2 },
  { event: "hit", side: "seat 0", enemy: "ancient", ship: "ancient", count: 1, die: "yellow 5", damage: 2, hull: 2 },
  { event: "lost", side: "ancient", ship: "ancient", sector: "204" },
  { event: "drew", seat: 0, values: [0, 0] },
  { event: "rolled", side: "seat 0", ship: "cruiser", dice: ["yellow 3", "yellow 5"], enemy: "population", bout: -1, initiative: 2, computer: 1, needs: ["population 5 0"] },
  { event: "destroyed", seat: 1, sector: "204", count: 1 },
  { event: "ousted", seat: 1, sector: "204", other: 0 },
  { event: "bombed", seat: 0, sector: "207" },
  { event: "destroyed", seat: 1, sector: "207", count: 2 },
  { event: "upkeep", number: 3 },
].map((event, n) => ({ n: n + 100, ...event }));

test("a phase is told hex by hex, with every die and what it did", () => {
  const phase = lastPhase(EVENTS)!;
  assert.deepEqual([phase.n, phase.round, phase.over, phase.battles.map(({ sector }) => sector)], [102, 3, true, ["204", "207"]]);
  const battle = phase.battles[0]!;
  assert.deepEqual(battle.duels.map(({ attacker, defender, blows }) => [attacker, defender, blows.length]), [["seat 0", "seat 1", 4], ["seat 0", "ancient", 1]]);
  const [first, second, , gone, third] = blowsOf(battle);
  assert.deepEqual(first!.dice.map(({ hit }) => hit?.damage ?? null), [null, 1]);
  assert.deepEqual([first!.count, first!.bout, first!.initiative], [2, 1, 2]);
  assert.equal(second!.dice[0]!.hit!.destroyed, true);
  assert.deepEqual([gone!.kind, gone!.count, gone!.target], ["leave", 1, "206"]);
  assert.deepEqual(third!.dice.map(({ hit }) => (hit ? [hit.damage, hit.destroyed] : null)), [[1, false], [2, true], null]);
  assert.deepEqual([battle.lost, battle.fled, battle.cubes, battle.ousted, battle.drawn], [{ "seat 0": { interceptor: 1 }, ancient: { ancient: 1 } }, { "seat 1": { cruiser: 1 } }, 1, 1, { "seat 0": 2 }]);
  assert.equal(winnerOf(battle), "seat 0");
  assert.deepEqual(battle.siege.map((blow) => blow.dice.map((cast) => hits(blow, cast))), [[false, true]]);
  assert.deepEqual([phase.battles[1]!.cubes, phase.battles[1]!.duels.length, winnerOf(phase.battles[1]!)], [2, 0, null]);
});

test("a step is a die, or a turn without dice", () => {
  const battle = lastPhase(EVENTS)!.battles[0]!;
  assert.equal(stepsOf(battle), 2 + 1 + 1 + 1 + 3 + 2);
  assert.equal(stepsUntil(battle, 108), 3);
});

test("a replay goes through every die, ship and battle of all phases", () => {
  const moments = momentsOf([...EVENTS, { n: 200, event: "combat", number: 4 }, ...EVENTS.slice(3, 6).map((event) => ({ ...event, n: event.n + 100 }))]);
  const told = moments.map(({ n, part, ends }) => `${n}.${part}${ends.length > 1 ? ` ${ends.slice(1).join(" ")}` : ""}`);
  assert.deepEqual(told, [
    "105.0", "105.1 ship", "107.0 ship", "110.0 ship", "111.0 ship", "113.0", "113.1", "113.2 ship battle", "118.0", "118.1 ship", "205.0", "205.1 ship battle",
  ]);
  const [battle, siege] = lastPhase(EVENTS)!.battles;
  assert.deepEqual([moments[3]!, moments[7]!, moments[9]!].map((moment) => stepsAt(battle!, moment)), [4, 8, 10]);
  assert.equal(stepsAt(siege!, moments[3]!), 0);
});

test("a sum is written out once, against the shields that count", () => {
  const [first, second] = blowsOf(lastPhase(EVENTS)!.battles[0]!);
  assert.deepEqual(first!.dice.map((cast) => sumOf(first!, cast)), ["4 +1 −1 = 4", "6 +1 −1 = 6"]);
  assert.equal(sumOf(second!, second!.dice[0]!), "5 +1 = 6");
});

test("a battle under way is open, and one that old events tell has what they tell", () => {
  const under = lastPhase(EVENTS.slice(0, 8))!;
  assert.deepEqual([under.over, under.battles[0]!.over, stepsOf(under.battles[0]!)], [false, false, 3]);
  const old = lastPhase([
    { n: 0, event: "combat", number: 1 }, { n: 1, event: "battle", sector: "204" }, { n: 2, event: "engaged", sector: "204", attacker: "seat 0", defender: "ancient" },
    { n: 3, event: "rolled", side: "seat 0", ship: "cruiser", dice: ["orange 5"] }, { n: 4, event: "hit", side: "seat 0", enemy: "ancient", ship: "ancient", count: 2 },
    { n: 5, event: "lost", side: "ancient", ship: "ancient", sector: "204" },
  ])!;
  const blow = blowsOf(old.battles[0]!)[0]!;
  assert.deepEqual([blow.bout, blow.initiative, sumOf(blow, blow.dice[0]!), blow.dice[0]!.hit!.destroyed, winnerOf(old.battles[0]!)], [null, null, "5", true, null]);
  assert.equal(lastPhase(EVENTS.slice(0, 2)), null);
});

test("ships are counted from the text of a fleet", () => {
  assert.deepEqual(shipsIn("2cruiser.i2.h1,1cruiser.i2.h1.d1,1starbase"), { cruiser: 3, starbase: 1 });
  assert.deepEqual(shipsIn(""), {});
});

test("a round is told by seat, against what it began with", () => {
  const zones = {
    round: 3, out: [], map: { "204": { disc: 0 }, "206": { disc: 1 }, "207": {} },
    seats: [
      { species: "planta", points: { hexes: 12, reputation: 3 }, production: [5, 4, 3], upkeep: 8 },
      { species: "mechanema", points: { hexes: 11 }, production: [9, 2, 6], upkeep: 3 },
    ],
  } as unknown as EclipseZones;
  const { whole, seats } = roundSoFar(EVENTS, zones);
  assert.equal(whole, true);
  assert.deepEqual(seats.map(({ seat, points, gained, hexes, taken, drawn, net }) => [seat, points, gained, hexes, taken, drawn, net]), [[0, 12, 3, 1, -3, 2, -3], [1, 11, -1, 1, -4, 0, 6]]);
  assert.deepEqual(seats.map(({ destroyed, lost }) => [destroyed, lost]), [[{ ancient: 1 }, { interceptor: 1 }], [{ interceptor: 1 }, {}]]);
  assert.equal(roundSoFar(EVENTS.slice(1), zones).seats[0]!.gained, null);
});

test("a battle goes on die by die at the pace that was chosen, and all at once where nothing should move", async (t) => {
  const root = { dataset: { theme: "dark", motion: "full" } };
  const shelf = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const window = { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) };
  for (const [name, value] of Object.entries({ document: { documentElement: root }, localStorage: shelf, window })) Object.defineProperty(globalThis, name, { configurable: true, value });
  const { goOn, tellAgain, tellAll, told } = await import("../src/games/eclipse/telling.ts");
  const { setPace } = await import("../src/shell/pace.ts");
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const battle = lastPhase(EVENTS)!.battles[0]!;
  for (const [pace, stays] of [["slow", 1400], ["normal", 700], ["fast", 250]] as const) {
    setPace(pace);
    tellAgain("here", battle);
    for (const shown of [0, 1, 2]) {
      assert.equal(told("here", battle), shown);
      goOn("here", battle);
      t.mock.timers.tick(stays - 1);
      assert.equal(told("here", battle), shown);
      t.mock.timers.tick(1);
    }
    tellAll("here", battle);
    assert.equal(told("here", battle), stepsOf(battle));
  }
  root.dataset.motion = "reduced";
  tellAgain("here", battle);
  goOn("here", battle);
  t.mock.timers.tick(5000);
  assert.equal(told("here", battle), 1);
});
