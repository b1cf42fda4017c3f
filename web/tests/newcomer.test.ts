import assert from "node:assert/strict";
import { test } from "node:test";

import { Outbox, type Act } from "../src/net/outbox.ts";
import { become, begin, blocked, closed, current, me, newcomers, pending, sayToTable, submit, watch } from "../src/net/store.ts";
import type { Me } from "../src/net/wire.ts";
import { Wire } from "./wire.ts";

const TABLE = "abcdefghij";
const person = (id: string): Me => ({ id, name: id, guest: true, settings: {}, ratings: [] }) as unknown as Me;

function shelf(): { kept: Map<string, string>; getItem(key: string): string | null; setItem(key: string, value: string): void; removeItem(key: string): void } {
  const kept = new Map<string, string>();
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) };
}

test("when somebody else sits here now, nothing of the one before stays, and nothing of hers is sent as him", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const here = shelf();
  const world = globalThis as unknown as Record<string, unknown>;
  Object.assign(world, { WebSocket: Wire, location: { protocol: "http:", host: "here" }, sessionStorage: here });
  world["fetch"] = (path: string) => Promise.resolve(new Response(JSON.stringify(path.includes("guest") ? person("anna") : [])));
  await begin("en");
  const [hers] = Wire.all;
  hers!.open();
  watch(TABLE, 0);
  hers!.tell({ t: "view", table: TABLE, viewer: 0, seq: 5, doc: { mine: ["a card"] }, events: [], first: 1, anew: true, chat: [], info: { id: TABLE, seats: [] } });
  hers!.tell({ t: "blocked", table: TABLE, seat: 0, decision: "5.0", blocked: {} });
  assert.equal(current.value?.viewer, 0);
  const acts = [submit(TABLE, 0, "5.0", "place:a-card"), sayToTable(TABLE, "between us")];
  assert.equal(pending.value.length, 2);

  become(person("bob"));
  assert.deepEqual((await Promise.all(acts)).map((told) => !told.done && told.problem.key), ["error-someone-else", "error-someone-else"]);
  assert.deepEqual([me.value?.id, current.value, blocked.value, closed.value, pending.value, newcomers.value], ["bob", null, null, null, [], 1]);
  const his = Wire.all.at(-1)!;
  his.open();
  assert.deepEqual(his.sent, []);
  assert.equal(here.kept.size, 0);

  become({ ...person("bob"), guest: false });
  assert.equal(newcomers.value, 1, "a guest who makes an account stays who he is");
});

test("acts that were kept over a reload are sent only as who made them", () => {
  const act: Act = { t: "say", table: TABLE, text: "between us", key: "a-key-of-anna" };
  const here = shelf();
  const hers = new Outbox(here);
  assert.deepEqual(hers.belong("anna"), []);
  hers.add(act);
  assert.deepEqual(new Outbox(here).belong("anna"), []);
  const his = new Outbox(here);
  assert.deepEqual(his.belong("bob"), [act]);
  assert.deepEqual([his.waiting(), here.kept.size], [[], 0]);
});
