/** What questions were about, as standing orders choose from it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { me } from "../src/net/store.ts";
import type { Asked, Me } from "../src/net/wire.ts";
import { aboutOf, aboutText, forgetKept, hear, heardAt, remember } from "../src/table/heard.ts";

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

test("what a seat was asked is heard by nobody else, and nothing of it is kept on the device", () => {
  const asked = { id: "3.1", seat: 1, ask: "play", kind: "pick", options: ["veto", "none"], least: 1, most: 1, limits: [], about: {}, rule: "", ahead: {} } satisfies Asked;
  const kept: string[] = [];
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: { getItem: () => null, setItem: (name: string) => kept.push(name) } });
  me.value = { id: "vera" } as Me;
  remember("table", asked);
  assert.deepEqual(heardAt("table", 1), { play: { options: ["veto", "none"], about: {} } });
  assert.deepEqual(heardAt("table", 0), {});
  assert.deepEqual(heardAt("other", 1), {});
  me.value = { id: "leo" } as Me;
  assert.deepEqual(heardAt("table", 1), {});
  assert.deepEqual(kept, []);
});

test("what earlier versions kept is removed, and nothing else", () => {
  const shelf = Object.create({ removeItem(this: Record<string, string>, name: string) { delete this[name]; } }) as Storage;
  Object.assign(shelf, { "orrery-heard-table": "{}", "orrery-heard-other": "{}", "orrery-theme": "dark" });
  forgetKept(shelf);
  assert.deepEqual(Object.keys(shelf), ["orrery-theme"]);
});
