/** A session that ended elsewhere: the page finds out who sits here now, and says so. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { begin, loggedOut, me } from "../src/net/store.ts";

/** A connection in the test's hand. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire | null = null;
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  send(): void {}
  close(): void {
    this.readyState = 3;
  }
}

test("who is logged out elsewhere is a new guest here, and reads that once", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const guests = ["anna", "a-new-guest"];
  const answers = (path: string): Response => {
    if (path.endsWith("/guest")) return new Response(JSON.stringify({ id: guests.shift(), name: "", guest: true, settings: {}, ratings: {} }));
    if (path.endsWith("/me")) return new Response(JSON.stringify({ key: "error-no-account", text: "", args: {} }), { status: 401 });
    return new Response("[]");
  };
  const shelf = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  Object.assign(globalThis, { WebSocket: Wire, location: { protocol: "http:", host: "here" }, sessionStorage: shelf, fetch: (path: string) => Promise.resolve(answers(path)) });
  await begin("en");
  assert.deepEqual([me.value?.id, loggedOut.value], ["anna", 0]);
  const line = Wire.last!;
  line.readyState = Wire.OPEN;
  line.onopen?.();
  line.onclose?.({ code: 4001 });
  for (let look = 0; look < 2; look++) {
    t.mock.timers.tick(700);
    await new Promise((done) => setImmediate(done));
  }
  assert.deepEqual([me.value?.id, loggedOut.value], ["a-new-guest", 1]);
});
