/** A press that goes on with one before the question came up is not meant for the question. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { clicked, hasty, keyed, type Press } from "../src/table/presses.ts";

const QUIET: Press = { what: "", at: -1000, since: -1000, repeat: false };

test("the second click of a double click does not answer what came up between the two", () => {
  const first = clicked(QUIET, 1000, 1);
  assert.equal(hasty(first, 500), false);
  const second = clicked(first, 1180, 2);
  assert.equal(hasty(second, 1100), true);
  assert.equal(hasty(second, 900), false); // it was there before the first one
  assert.equal(hasty(clicked(second, 1300, 1), 1100), false); // a click of its own
});

test("a key that is held, or pressed twice in no time, answers once", () => {
  const first = keyed(QUIET, "Digit1", 1000, false);
  const held = keyed(keyed(first, "Digit1", 1500, true), "Digit1", 1533, true);
  assert.equal(hasty(held, 1200), true);
  assert.equal(hasty(keyed(first, "Digit1", 1200, false), 1100), true);
  assert.equal(hasty(keyed(first, "Digit1", 1301, false), 1100), false);
  assert.equal(hasty(keyed(first, "Digit2", 1200, false), 1100), false);
});

test("a click that a key makes belongs to the key; one that no key and no pointer made stands for itself", () => {
  const enter = keyed(keyed(QUIET, "Enter", 1000, false), "Enter", 1500, true);
  assert.equal(hasty(clicked(enter, 1501, 0), 1200), true);
  assert.equal(hasty(clicked(enter, 5000, 0), 1200), false);
});
