import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { apply, canonical, fingerprint, type Change } from "../src/net/patch.ts";

/** Made by the server's own code (tests/server/test_web_client.py). */
const made = process.env["ORRERY_VECTORS"];

test("a path sets, adds and removes, and what it was applied to stays", () => {
  const before = { a: { b: [1, 2, 3] }, c: "x", d: null };
  const after = apply(before, [[["a", "b", 1], 9], [["e"], { f: [] }], [["c"]]]);
  assert.deepEqual(after, { a: { b: [1, 9, 3] }, d: null, e: { f: [] } });
  assert.deepEqual(before, { a: { b: [1, 2, 3] }, c: "x", d: null });
  assert.deepEqual(apply(before, [[[], 7]]), 7);
});

test("what a change does not touch is shared", () => {
  const before = { hand: ["a"], tableau: { cards: [1] } };
  const after = apply(before, [[["hand", 0], "b"]]);
  assert.equal(after.tableau, before.tableau);
  assert.notEqual(after.hand, before.hand);
});

test("a path into nothing is an error, not a silent hole", () => {
  assert.throws(() => apply({ a: null } as unknown, [[["a", "b", "c"], 1]]), TypeError);
});

test("the canonical text has sorted keys and no spaces", () => {
  assert.equal(canonical({ b: [1, true, null], a: "é\"\n" }), '{"a":"é\\"\\n","b":[1,true,null]}');
  assert.equal(fingerprint(123456789), 0xcbf43926);
});

test("documents of the server come out the same here", { skip: !made && "needs vectors made by the server" }, () => {
  const vectors = JSON.parse(readFileSync(made!, "utf8")) as {
    first: unknown;
    hash: number;
    steps: { patch: Change[]; hash: number }[];
    odd: { document: unknown; hash: number }[];
  };
  let document = vectors.first;
  assert.equal(fingerprint(document), vectors.hash);
  for (const step of vectors.steps) {
    document = apply(document, step.patch);
    assert.equal(fingerprint(document), step.hash);
  }
  for (const odd of vectors.odd) assert.equal(fingerprint(odd.document), odd.hash, JSON.stringify(odd.document));
});
