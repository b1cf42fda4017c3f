/** What questions were about, as standing orders choose from it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { aboutOf, aboutText, hear } from "../src/table/heard.ts";

test("questions of one name gather what they were about and what they offered", () => {
  const first = hear(undefined, { kind: "pick", options: ["veto", "none"], about: { seat: 1, cards: ["a", "b"], bill: { ore: 2 } } });
  const second = hear(first, { kind: "pick", options: ["veto", "later"], about: { seat: 0, cards: ["b"] } });
  assert.deepEqual(second, { options: ["veto", "none", "later"], about: { seat: ["1", "0"], cards: ["a", "b"] } });
});

test("an amount has no options to choose from", () => {
  assert.deepEqual(hear(undefined, { kind: "amount", options: [], about: {} }), { options: [], about: {} });
});

test("a field and its value make one text and come back from it", () => {
  assert.equal(aboutText({}), "");
  assert.equal(aboutText(undefined), "");
  assert.equal(aboutText({ card: ["a=b"] }), "card=a=b");
  assert.deepEqual(aboutOf("card=a=b"), { card: ["a=b"] });
  assert.deepEqual(aboutOf(""), {});
});
