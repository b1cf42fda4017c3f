/** What is changed often is sent in order, and nothing of another table is dropped. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Latest } from "../src/net/latest.ts";

test("of one key the last stands and what waited is left out; of another key all is sent", async () => {
  const latest = new Latest();
  const sent: string[] = [];
  const stood: string[] = [];
  const give = (key: string, what: string) => latest.give(key, async (stands) => {
    sent.push(what);
    await new Promise(setImmediate);
    if (stands()) stood.push(what);
  });
  const first = give("table/0", "a");
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual(sent, ["a"]);
  await Promise.all([first, give("table/0", "b"), give("other/0", "x"), give("table/1", "y"), give("table/0", "c")]);
  assert.deepEqual([...sent].sort(), ["a", "c", "x", "y"]);
  assert.deepEqual([...stood].sort(), ["c", "x", "y"]);
  assert.ok(sent.indexOf("a") < sent.indexOf("c"));
});

test("what could not be sent is told to who gave it, and the next goes out", async () => {
  const latest = new Latest();
  const failed = latest.give("table/0", () => Promise.reject(new Error("no net")));
  await assert.rejects(failed, /no net/);
  let sent = false;
  await latest.give("table/0", async () => { sent = true; });
  assert.ok(sent);
});
