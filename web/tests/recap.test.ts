/** A recap that was put away stays away, and a device does not fill up with them. */

import assert from "node:assert/strict";
import { test } from "node:test";

const kept: Record<string, string> = { "orrery-recaps": '{"old":"round 1"}' };
Object.defineProperty(globalThis, "localStorage", { configurable: true, value: { getItem: (name: string) => kept[name] ?? null, setItem: (name: string, value: string) => { kept[name] = value; } } });
const { isAway, putAway } = await import("../src/table/recap.ts");

test("of one table the last part that was put away is remembered, of all tables the latest sixty", () => {
  assert.ok(isAway("old", { id: "round 1" }));
  for (let n = 0; n < 60; n++) putAway(`table ${n}`, { id: "round 1" });
  putAway("table 0", { id: "round 2" });
  assert.deepEqual([isAway("table 0", { id: "round 1" }), isAway("table 0", { id: "round 2" }), isAway("old", { id: "round 1" })], [false, true, false]);
  assert.deepEqual([Object.keys(kept), Object.keys(JSON.parse(kept["orrery-recaps"]!) as object).length], [["orrery-recaps"], 60]);
});
