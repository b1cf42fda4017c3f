import assert from "node:assert/strict";
import { test } from "node:test";

import type { TableInfo } from "../src/net/wire.ts";
import type { Moment } from "../src/games/types.ts";
import { Study } from "../src/replay/chances.ts";
import { ALL_TOLD, arrivedAt, byStep, grainsOf, nextStop, stopsOf, type Grain } from "../src/replay/grains.ts";
import { ALL, asksBot, SPECTATOR } from "../src/replay/reel.ts";
import { bands, ends, line, scale, spread, ticks, turns, withRoom, type Frame } from "../src/replay/scale.ts";

const FRAME: Frame = { width: 140, height: 120, left: 20, right: 20, top: 10, bottom: 10 };

test("ticks are round numbers that hold all values", () => {
  assert.deepEqual(ticks(0, 37, 5), [0, 10, 20, 30, 40]);
  assert.deepEqual(ticks(0, 1, 5), [0, 1]);
  assert.deepEqual(ticks(0, 0, 5), [0, 1]);
  assert.deepEqual(ticks(-3, 12, 5), [-5, 0, 5, 10, 15]);
  assert.deepEqual(ticks(0, 100, 5), [0, 50, 100]);
  for (const high of [1, 2, 3, 4, 5, 7, 11, 19, 23, 41, 99, 101, 999, 12345]) {
    for (const low of [0, -1, -7, -40]) {
      const marks = ticks(low, high, 5);
      assert.ok(marks.length >= 2 && marks.length <= 5, `${low} to ${high}: ${marks}`);
      assert.ok(marks[0]! <= low && marks[marks.length - 1]! >= high, `${low} to ${high}: ${marks}`);
      assert.ok(marks.every((mark) => Number.isInteger(mark)));
    }
  }
});

test("the scale puts steps from left to right and values from bottom to top", () => {
  const on = scale([[0, 5, 10], [0, 2, 4]], 3, FRAME);
  assert.deepEqual([on.x(0), on.x(1), on.x(2)], [20, 70, 120]);
  assert.equal(on.y(on.low), 110);
  assert.equal(on.y(on.high), 10);
  assert.equal(on.high, 10);
  assert.deepEqual([on.step(-50), on.step(20), on.step(44), on.step(46), on.step(500)], [0, 0, 0, 1, 2]);
});

test("a match of one step has a scale too", () => {
  const on = scale([[3]], 1, FRAME);
  assert.equal(on.x(0), 20);
  assert.equal(on.step(90), 0);
});

test("a line keeps its value until the step that changes it", () => {
  const on = scale([[0, 0, 10, 10]], 4, FRAME);
  assert.equal(line([0, 0, 10, 10], on, 0, 3), "M20 110H86.7V10H120");
  assert.equal(line([0, 0, 10, 10], on, 2, 3), "M86.7 10H120");
  assert.equal(line([0, 0, 10, 10], on, 3, 2), "");
});

test("rounds are bands that meet", () => {
  const phases = [{ round: 1 }, { round: 1 }, { round: 2 }, { round: 2 }, { round: 3 }];
  assert.deepEqual(bands(phases), [{ round: 1, from: 0, to: 2 }, { round: 2, from: 2, to: 4 }]);
  assert.deepEqual(bands([{}, {}]), []);
});

/** Three steps with nothing between, then one that tells a ship's two dice and the end of a battle, and a last one. */
const MOMENTS: readonly Moment[] = [{ n: 30, part: 0, ends: ["die"] }, { n: 30, part: 1, ends: ["die", "ship"] }, { n: 31, part: 0, ends: ["die", "ship", "battle"] }];
const BY_STEP = byStep(MOMENTS, (event) => Math.floor(event / 10));
const places = (grain: Grain): string => stopsOf(grain, 4, [0, 2, 4], BY_STEP).map(({ step, told }) => (told === ALL_TOLD ? `${step}` : `${step}.${told}`)).join(" ");

test("a step goes to the next answer, turn, battle, ship or die", () => {
  assert.deepEqual(grainsOf([]), ["answer", "turn"]);
  assert.deepEqual(grainsOf(MOMENTS), ["answer", "turn", "battle", "ship", "die"]);
  assert.deepEqual(grainsOf(MOMENTS).map(places), ["0 1 2 3 4", "0 2 4", "0 3.3 4", "0 1 2 3.2 3.3 4", "0 1 2 3.1 3.2 3.3 4"]);
});

test("from any place there is a next stop, until the match ends", () => {
  const stops = stopsOf("die", 4, [], BY_STEP);
  assert.deepEqual(arrivedAt(stops, 3), { step: 3, told: 1 });
  assert.deepEqual(nextStop(stops, { step: 3, told: 1 }, 1), { step: 3, told: 2 });
  assert.deepEqual(nextStop(stops, { step: 3, told: 1 }, -1), { step: 2, told: ALL_TOLD });
  assert.deepEqual(nextStop(stops, { step: 4, told: ALL_TOLD }, -1), { step: 3, told: 3 });
  assert.deepEqual([nextStop(stops, { step: 4, told: ALL_TOLD }, 1), nextStop(stops, { step: 0, told: ALL_TOLD }, -1)], [null, null]);
  const turning = stopsOf("turn", 4, [0, 2, 4], BY_STEP);
  assert.deepEqual([arrivedAt(turning, 3), nextStop(turning, arrivedAt(turning, 3), 1), nextStop(turning, arrivedAt(turning, 3), -1)], [{ step: 3, told: ALL_TOLD }, turning[2], turning[1]]);
});

test("whole turns stop where the phase changes, and at both ends", () => {
  const phases = [{ round: 1, step: "a" }, { round: 1, step: "a" }, { round: 1, step: "b" }, { round: 1, step: "b" }];
  assert.deepEqual(turns(phases), [0, 2, 3]);
});

test("labels keep their distance, their order and the bounds", () => {
  assert.deepEqual(spread([50, 52, 10], 16, 0, 100), [50, 66, 10]);
  assert.deepEqual(spread([98, 99, 97], 16, 0, 100), [84, 100, 68]);
  assert.deepEqual(spread([5], 16, 0, 100), [5]);
});

test("names at the ends of the lines leave the corner under them free", () => {
  const frame = { width: 1180, height: 140, left: 34, right: 134, top: 14, bottom: 44 }; // the chart of a low window
  for (const wanted of [[37, 56, 64, 81, 84, 89], [96, 96, 96, 96, 96, 96, 96, 96], [14, 96]]) {
    const places = ends(wanted, frame, 17);
    assert.ok(Math.min(...places) >= 14 && Math.max(...places) <= 100.01, `${places}`);
  }
  assert.deepEqual(ends([10, 90], { ...frame, height: 178 }, 17), [14, 90]); // where they lie if there is room
  const under = ends([71, 71, 71, 71, 71, 71], { ...frame, bottom: 75 }, 17);
  assert.equal(Math.max(...under), 83); // above the chances to win
});

test("of marks that lie too close the heavier one stays", () => {
  const on = scale([Array.from({ length: 101 }, () => 0)], 101, { ...FRAME, width: 140 });
  const marks = [{ step: 50 }, { step: 60 }, { step: 10 }, { step: 90 }];
  assert.deepEqual(withRoom(marks, on, 24).map((mark) => mark.step), [10, 50, 90]);
});

test("a bot is asked about a step of a finished match that somebody answered through whose eyes one looks", () => {
  const over = { state: "over", result: { how: "played" } } as unknown as TableInfo;
  const running = { state: "playing", result: null } as unknown as TableInfo;
  assert.ok(asksBot(over, [0, 2], ALL));
  assert.ok(asksBot(over, [0, 2], 2));
  assert.ok(!asksBot(over, [0, 2], 1), "another seat answered");
  assert.ok(!asksBot(over, [], ALL), "nobody answered at the beginning");
  assert.ok(!asksBot(over, [0], SPECTATOR));
  assert.ok(!asksBot(running, [0], 0));
});

test("who looks through other eyes meanwhile is not told by the numbers of the first", async () => {
  const answers: ((told: unknown) => void)[] = [];
  globalThis.fetch = () => new Promise((answer) => { answers.push((told) => answer(new Response(JSON.stringify(told)))); });
  const study = new Study("table");
  const [first, second] = [study.look(0), study.look(1)];
  answers[1]!({ state: "done", chances: [], swings: [], progress: 1, mine: false, of: "second" });
  await second;
  answers[0]!({ state: "done", chances: [], swings: [], progress: 1, mine: false, of: "first" });
  await first;
  assert.equal((study.found.value as unknown as { of: string }).of, "second");
});
