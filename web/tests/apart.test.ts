import assert from "node:assert/strict";
import { test } from "node:test";

import { apart } from "../src/table/apart.ts";

test("names that begin alike keep the end that tells them apart", () => {
  const pilots = ["Pilot", "Pilot 2", "Anna"];
  assert.deepEqual(apart("Pilot 2", pilots), ["Pilot", " 2"]);
  assert.deepEqual(apart("Pilot", pilots), ["Pilot", ""]);
  assert.deepEqual(apart("Anna", pilots), ["Anna", ""]);
  const [head, tail] = apart("Александр Македонский", ["Александр Македонский", "Александр Великий"]);
  assert.equal(head + tail, "Александр Македонский");
  assert.equal(tail, "кедонский");
});
