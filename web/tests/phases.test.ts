/** The top bar of a game that has no board, and what stands for seats. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { bundle, spelled, Words } from "../src/speech.ts";
import { timelineOf } from "../src/table/phases.ts";
import { seatIn } from "../src/table/telling.ts";

const spoken = new Words("ru", "stars", [bundle("ru", "phase-choosing = выбор карт"), bundle("en", "phase-choosing = choosing cards\nphase-catching = the catch")]);
const silent = new Words("en", "stars", [bundle("en", "")]);

test("a phase is said in the language of the person, else in English, else by its text made readable", () => {
  const label = (phase: string, words: Words): string | undefined => timelineOf({ phase }, words).phases[0]?.label;
  assert.equal(label("choosing", spoken), "выбор карт");
  assert.equal(label("catching", spoken), "the catch");
  assert.equal(label("first-light", silent), "First light");
});

test("the round stands in a ring that fills where the number of rounds is known", () => {
  assert.deepEqual(timelineOf({ round: 1, step: "dawn" }, silent), { round: 1, part: 1, phases: [{ id: "dawn", label: "Dawn", state: "now" }] });
  assert.deepEqual(timelineOf({ round: 1, rounds: 4 }, silent), { round: 1, part: 0.25, of: 4, phases: [] });
  assert.deepEqual(timelineOf({}, silent), { round: null, part: 1, phases: [] });
});

test("a seat is a number in a field of seats, or a text", () => {
  assert.equal(seatIn("rival", 2), 2);
  assert.equal(seatIn("cards", 2), null);
  assert.equal(seatIn("seat", -1), null);
  assert.equal(seatIn("target", "seat-2"), 2);
  assert.equal(seatIn("target", "seat 2"), 2);
  assert.equal(seatIn("target", "seat-two"), null);
});

test("what nobody has named is made readable", () => {
  assert.equal(spelled("falling-stars"), "Falling stars");
});
