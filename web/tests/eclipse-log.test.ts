/** The log of Eclipse keeps one line a battle once it is over. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { summedUp } from "../src/games/eclipse/saying.ts";

const events = (kinds: string) => kinds.split(" ").map((event, n) => ({ n: n + 10, event }));
const left = (kinds: string) => {
  const told = events(kinds);
  const summed = summedUp(told);
  return told.filter(({ n }) => !summed.has(n)).map(({ event }) => event).join(" ");
};

test("a battle that is over is its result, and what followed from it", () => {
  assert.equal(left("moved combat battle engaged rolled hit lost rolled fought drew reputed"), "moved combat fought drew reputed");
  assert.equal(left("battle engaged rolled retreating retreated fought engaged rolled hit lost fought"), "retreated fought fought");
});

test("a battle that is fought now is told blow by blow, and dice against population stay", () => {
  assert.equal(left("battle engaged fought battle engaged rolled hit"), "fought battle engaged rolled hit");
  assert.equal(left("fought rolled destroyed upkeep round battle engaged fought"), "fought rolled destroyed upkeep round fought");
});
