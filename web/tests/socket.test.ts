import assert from "node:assert/strict";
import { test } from "node:test";

import { Socket } from "../src/net/socket.ts";
import { Wire } from "./wire.ts";

function line(): { socket: Socket; said: string[] } {
  Wire.all = [];
  (globalThis as { WebSocket: unknown }).WebSocket = Wire;
  const said: string[] = [];
  const socket = new Socket("ws://here/ws", {
    opened: () => said.push("opened"), told: () => undefined, changed: (state) => said.push(state), ended: () => said.push("ended"),
  });
  socket.open();
  Wire.all[0]!.open();
  return { socket, said };
}

test("after a login the connection begins anew at once, and nobody is told that it is down", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { socket, said } = line();
  socket.restart();
  assert.equal(Wire.all[0]!.readyState, 3);
  Wire.all[1]!.open();
  assert.deepEqual(said, ["connecting", "online", "opened", "connecting", "online", "opened"]);
});

test("a session that has ended is not a line that is down: who we are is found out first", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { socket, said } = line();
  Wire.all[0]!.close(4001);
  assert.deepEqual(said.slice(3), ["connecting", "ended"]);
  assert.equal(Wire.all.length, 1);
  socket.restart();
  Wire.all[1]!.open();
  assert.deepEqual(said.slice(5), ["connecting", "online", "opened"]);
  Wire.all[1]!.close(1006);
  assert.deepEqual(said.slice(8), ["offline"]);
});
