import assert from "node:assert/strict";
import { test } from "node:test";

import { getPatiently, Refusal } from "../src/net/api.ts";
import { backOff, newKey, Outbox, type Act, type Shelf } from "../src/net/outbox.ts";
import { fingerprint } from "../src/net/patch.ts";
import { current, recall } from "../src/net/store.ts";
import { countOf, recalled, updated, viewed, type Watched } from "../src/net/watched.ts";
import type { Update, View } from "../src/net/wire.ts";

class Memory implements Shelf {
  kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

const act = (key: string): Act => ({ t: "submit", table: "abcdefghij", seat: 0, decision: "3.0", seq: 3, key, answer: "pass" });

test("an act is kept over a reload until it is settled, in order", () => {
  const shelf = new Memory();
  const outbox = new Outbox(shelf);
  outbox.add(act("first-key"));
  outbox.add(act("second-key"));
  const again = new Outbox(shelf);
  assert.deepEqual(again.waiting().map((one) => one.key), ["first-key", "second-key"]);
  assert.equal(again.settle("first-key"), true);
  assert.equal(again.settle("first-key"), false);
  assert.deepEqual(new Outbox(shelf).waiting().map((one) => one.key), ["second-key"]);
  assert.equal(again.settle("second-key"), true);
  assert.equal(shelf.kept.size, 0);
});

test("a shelf full of rubbish or closed does not stop anybody", () => {
  const shelf = new Memory();
  shelf.kept.set("orrery-acts", "{rubbish");
  assert.deepEqual(new Outbox(shelf).waiting(), []);
  const closed: Shelf = { getItem: () => null, setItem() { throw new Error("full"); }, removeItem() { throw new Error("closed"); } };
  const outbox = new Outbox(closed);
  outbox.add(act("some-key-1"));
  assert.equal(outbox.waiting().length, 1);
  assert.equal(outbox.settle("some-key-1"), true);
});

test("keys are as the server wants them, and never the same", () => {
  const keys = Array.from({ length: 500 }, newKey);
  assert.ok(keys.every((key) => /^[A-Za-z0-9_-]{22}$/.test(key)));
  assert.equal(new Set(keys).size, 500);
});

test("waiting doubles up to fifteen seconds, half of it by chance", () => {
  assert.deepEqual([0, 1, 2, 9, 50].map((tries) => backOff(tries, 0)), [200, 400, 800, 7500, 7500]);
  assert.deepEqual([0, 1, 2, 9, 50].map((tries) => backOff(tries, 1)), [400, 800, 1600, 15000, 15000]);
});

const info = { id: "abcdefghij" } as View["info"];
const event = (n: number) => ({ n, event: "drew" });

function view(more: Partial<View> = {}): View {
  const doc = { game: "race", zones: { hand: ["a"] } };
  return { t: "view", table: "abcdefghij", viewer: 0, seq: 5, hash: fingerprint(doc), doc, first: 0, events: [event(0), event(1)], anew: false, looked: 1, info, chat: [], ...more };
}

function update(before: Watched, more: Partial<Update> = {}): Update {
  const after = { ...before.doc, zones: { hand: ["a", "b"] } };
  return { t: "update", table: "abcdefghij", viewer: 0, before: before.seq, seq: before.seq + 1, hash: fingerprint(after), patch: [[["zones", "hand"], ["a", "b"]]], first: 2, events: [event(2)], ...more };
}

test("a view after a reconnect keeps the events it does not send again", () => {
  const before = viewed(null, view());
  const after = viewed(before, view({ first: 2, events: [event(2)] }));
  assert.deepEqual(after.events.map((one) => one.n), [0, 1, 2]);
  assert.deepEqual(viewed(before, view({ viewer: 1, first: 0, events: [event(0)] })).events.length, 1);
});

test("a view that begins anew drops all events; one that brings the last ones says how many come before", () => {
  const before = viewed(null, view());
  const after = viewed(before, view({ first: 7, events: [event(7), event(8)], anew: true }));
  assert.deepEqual([after.first, after.events.map((one) => one.n), countOf(after)], [7, [7, 8], 9]);
  assert.equal(viewed(before, view({ first: 2, events: [event(2)], anew: true })).first, 2);
});

test("earlier events come before those that are there, if they reach up to them", () => {
  const known = viewed(null, view({ first: 7, events: [event(7), event(8)], anew: true }));
  const told = { table: "abcdefghij", viewer: 0, first: 4, events: [event(4), event(5), event(6)] };
  const after = recalled(known, told);
  assert.deepEqual([after.first, after.events.map((one) => one.n), countOf(after)], [4, [4, 5, 6, 7, 8], 9]);
  assert.equal(recalled(known, { ...told, first: 3 }), known);
  assert.equal(recalled(known, { ...told, viewer: 1 }), known);
  const grown = updated(after, update(after, { first: 9, events: [event(9)] }));
  assert.deepEqual([grown?.first, grown && countOf(grown)], [4, 10]);
  const undone = updated(after, update(after, { first: 5, events: [] }));
  assert.deepEqual([undone?.first, undone?.events.map((one) => one.n)], [4, [4]]);
  assert.equal(updated(after, update(after, { first: 3, events: [] })), null, "more was undone than is here");
});

test("an update that fits changes the document and the events", () => {
  const before = viewed(null, view());
  const after = updated(before, update(before));
  assert.ok(after);
  assert.deepEqual(after.doc.zones, { hand: ["a", "b"] });
  assert.equal(after.seq, 6);
  assert.deepEqual(after.events.map((one) => one.n), [0, 1, 2]);
  const undone = updated(after, update(after, { patch: [[["zones", "hand"], ["a"]]], hash: fingerprint({ ...after.doc, zones: { hand: ["a"] } }), first: 1, events: [] }));
  assert.deepEqual(undone?.events.map((one) => one.n), [0]);
});

test("drift is noticed: another base, another fingerprint, a hole in the events, a path into nothing", () => {
  const before = viewed(null, view());
  assert.equal(updated(before, update(before, { before: 4 })), null);
  assert.equal(updated(before, update(before, { hash: 1 })), null);
  assert.equal(updated(before, update(before, { first: 3 })), null);
  assert.equal(updated(before, update(before, { patch: [[["zones", "deck", 0], 1]] })), null);
});

test("who asks for earlier events while some are on their way is told when his own have come", async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const page = 3;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    const before = Number(/before=(\d+)/.exec(String(address))?.[1]);
    const first = Math.max(0, before - page);
    await new Promise<void>((answer) => answers.push(answer));
    return Response.json({ table: "abcdefghij", viewer: 0, first, events: Array.from({ length: before - first }, (_, i) => event(first + i)) });
  };
  current.value = viewed(null, view({ first: 7, events: [event(7), event(8)], anew: true }));
  const told: string[] = [];
  const one = recall(6).then((came) => told.push(`one ${came} ${current.peek()?.first}`));
  const two = recall(2).then((came) => told.push(`two ${came} ${current.peek()?.first}`));
  for (const first of [4, 1]) {
    while (!answers.length) await new Promise(setImmediate);
    assert.deepEqual(told, []);
    answers.shift()!();
    while (current.peek()?.first !== first) await new Promise(setImmediate);
  }
  await Promise.all([one, two]);
  assert.deepEqual(told, ["one true 1", "two true 1"]);
  assert.equal(asked.length, 2);
  assert.equal(await recall(1), true, "they are here");
  assert.equal(asked.length, 2);
  globalThis.fetch = () => Promise.reject(new Error("no net"));
  assert.deepEqual(await Promise.all([recall(0), recall(0)]), [false, false]);
});

test("what many want at once is asked for once more, when the server says", async () => {
  const answers = [429, 429, 429, 200, 429, 500, 429];
  const told: number[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async () => {
    const status = answers.shift()!;
    const body = status === 200 ? { fine: true } : { key: "error-busy", text: "Busy.", args: {}, reason: null };
    return new Response(JSON.stringify(body), { status, headers: status === 429 ? { "retry-after": "2" } : {} });
  };
  const ask = (wanted: () => boolean): Promise<unknown> =>
    getPatiently("/api/odds/x", wanted, async (count) => { told.push(count); });
  const refused = (thrown: unknown): boolean => thrown instanceof Refusal && thrown.problem.key === "error-busy";
  try {
    await assert.rejects(ask(() => true), refused); // twice refused
    assert.deepEqual(await ask(() => true), { fine: true });
    assert.deepEqual(told, [2, 2]);
    await assert.rejects(ask(() => false), refused); // nobody wants it any more
    await assert.rejects(ask(() => true), refused); // nothing was said of a time
    let first = true;
    await assert.rejects(ask(() => { const now = first; first = false; return now; }), refused);
    assert.deepEqual([told, answers], [[2, 2, 2], []]);
  } finally {
    globalThis.fetch = real;
  }
});
