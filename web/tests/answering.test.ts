/** A tap becomes an answer, what is asked for once more is what was chosen, and no press answers twice. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { signal } from "@preact/signals";

import type { GameModule } from "../src/games/types.ts";
import type { Asked } from "../src/net/wire.ts";
import { pickOption, pressSend } from "../src/table/answering.ts";
import { Choosing } from "../src/table/choosing.ts";
import { notePresses } from "../src/table/presses.ts";
import type { Room } from "../src/table/room.ts";

Object.defineProperty(globalThis, "document", { configurable: true, value: new EventTarget() });
notePresses();

/** A key is pressed, or is held, so many milliseconds from now. */
function enter(repeat: boolean, later: number): void {
  const event = Object.assign(new Event("keydown"), { code: "Enter", repeat });
  Object.defineProperty(event, "timeStamp", { value: performance.now() + later });
  document.dispatchEvent(event);
}

/** A question on the screen, what its answers hurt, and what was sent. */
function table(asked: Partial<Asked>, warn: GameModule["warn"] = () => null, confirms = "irreversible") {
  const sent: string[] = [];
  const free: boolean[] = [];
  const whole = { id: "1.0", seat: 0, ask: "act", kind: "pick", options: ["build", "pass"], least: 1, most: 1, limits: [], about: {}, rule: "", ahead: {}, ...asked } satisfies Asked;
  const choosing = new Choosing(whole, signal({}), signal(true), (answer, only) => free.push(only) && sent.push(answer));
  const room = { plan: { end: () => undefined }, shownAt: performance.now() - 5000, confirms: () => confirms, module: signal({ warn, announces: (_: Asked, option: string) => option === "draw" }), words: {}, doc: signal({}), parts: signal({}) } as unknown as Room;
  return { room, choosing, sent, free };
}

const HURTS = () => ({ title: "It hurts.", cost: "Three points." });

test("one click answers, also where there is but one thing to choose", () => {
  const { room, choosing, sent } = table({});
  pickOption(room, choosing, "build");
  assert.deepEqual(sent, ["act:build"]);
  const only = table({ kind: "pick-some", ask: "limit", options: ["gem-world"] });
  pickOption(only.room, only.choosing, "gem-world");
  assert.deepEqual(only.sent, ["limit:gem-world"]);
});

test("one thing of one of several kinds is one click too, and another kind takes its place", () => {
  const cube = { kind: "allocate", ask: "gain", options: ["red", "blue"], limits: [3, 3] } satisfies Partial<Asked>;
  const { room, choosing, sent } = table(cube);
  choosing.restore("gain:1 blue");
  pickOption(room, choosing, "red");
  assert.deepEqual(sent, ["gain:1 red"]);
  const two = table({ ...cube, least: 2, most: 2 });
  for (const colour of ["red", "blue"]) pickOption(two.room, two.choosing, colour);
  assert.deepEqual(two.sent, []);
  pressSend(two.room, two.choosing);
  assert.deepEqual(two.sent, ["gain:1 red,1 blue"]);
});

test("one click is sent only if it can be taken back, unless it said what is drawn or nobody wants to be asked", () => {
  const conditions = (confirms: string, option: string) => {
    const { room, choosing, free } = table({ options: ["build", "draw"] }, undefined, confirms);
    pickOption(room, choosing, option);
    return free;
  };
  assert.deepEqual(conditions("irreversible", "build"), [true]);
  assert.deepEqual(conditions("irreversible", "draw"), [false]);
  assert.deepEqual(conditions("off", "build"), [false]);
  assert.deepEqual(conditions("always", "build"), []);
  // Asked once more, and with a button that says what happens, it counts.
  const { room, choosing, free } = table({}, HURTS);
  pickOption(room, choosing, "pass");
  pressSend(room, choosing);
  assert.deepEqual(free, [false]);
  const several = table({ kind: "pick-some", ask: "pay", options: ["a", "b"], least: 2, most: 2 });
  pressSend(several.room, several.choosing);
  assert.deepEqual(several.free, [false]);
});

test("a doubt is about what was chosen: with another choice it is gone", () => {
  const { room, choosing, sent } = table({ kind: "amount", options: [], most: 5 }, HURTS);
  choosing.setAmount("", 3);
  pressSend(room, choosing);
  assert.deepEqual(choosing.doubt.value, HURTS());
  choosing.setAmount("", 4);
  assert.equal(choosing.doubt.value, null);
  assert.deepEqual(sent, []);
});

test("the key that asked is still held: it does not say yes as well, and a press of its own does", () => {
  const { room, choosing, sent } = table({}, HURTS);
  enter(false, -1000);
  pickOption(room, choosing, "pass");
  enter(true, 500);
  pressSend(room, choosing);
  assert.deepEqual(sent, []);
  enter(false, 2000);
  pressSend(room, choosing);
  assert.deepEqual(sent, ["act:pass"]);
});

test("a key that is held does not send what the next question has chosen already", () => {
  const { room, choosing, sent } = table({ kind: "pick-some", ask: "pay", options: ["a", "b"], least: 2, most: 2 });
  enter(false, 3000);
  room.shownAt = performance.now() + 3100;
  enter(true, 3500);
  pressSend(room, choosing);
  assert.deepEqual(sent, []);
  enter(false, 5000);
  pressSend(room, choosing);
  assert.deepEqual(sent, ["pay:a,b"]);
});
