/** Sentences of the log keep their names and things apart. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { plain, tell } from "../src/table/telling.ts";

const words = {
  lang: "en",
  has: () => true,
  name: (thing: string) => ({ "gem-world": "Gem World", "old-earth": "Old Earth" })[thing.split("~")[0] ?? ""] ?? thing,
  named: () => ({}), tell: (told: { key: string }) => told.key,
  say: (key: string, args: Readonly<Record<string, unknown>> = {}) =>
    key === "event-consumed" ? `${args["seat"]}: takes the goods of ${args["cards"]} (${args["cards-count"]})` : args["card"] === "none" ? `${args["seat"]}: nothing` : `${args["seat"]}: lays out ${args["card"]}`,
};
const nameOf = (seat: number) => ["Mira", "Priya"][seat] ?? "";

test("seats and things become parts of their own", () => {
  const parts = tell({ n: 3, event: "laid", seat: 1, card: "gem-world~2" }, words, nameOf);
  assert.deepEqual(parts, [
    { kind: "seat", text: "Priya", seat: 1 },
    { kind: "text", text: ": lays out " },
    { kind: "thing", text: "Gem World", thing: "gem-world~2" },
  ]);
  assert.equal(plain(parts), "Priya: lays out Gem World");
});

test("what I did is told in the second person", () => {
  const said = { ...words, say: (_: string, args: Readonly<Record<string, unknown>> = {}) => `${args["seat-is"]} ${args["side-is"]} ${args["way-is"]}` };
  const event = { n: 3, event: "met", seat: 1, side: "seat 0", way: "pay+ship" };
  assert.equal(plain(tell(event, said, nameOf, null, (seat) => seat === 1)), "you seat pay-ship");
  assert.equal(plain(tell(event, said, nameOf, null, (seat) => seat === 0)), "seat you pay-ship");
  assert.equal(plain(tell({ n: 4, event: "seat-left", seat: 1 }, said, nameOf, null, (seat) => seat === 1)), "you undefined undefined");
});

test("lists keep each thing and their number", () => {
  const parts = tell({ n: 4, event: "consumed", seat: 0, cards: ["gem-world", "old-earth"] }, words, nameOf);
  assert.equal(plain(parts), "Mira: takes the goods of Gem World, Old Earth (2)");
  assert.deepEqual(parts.filter((part) => part.kind === "thing").map((part) => part.kind === "thing" && part.thing), ["gem-world", "old-earth"]);
});

test("a word that is no thing stays what a message selects by", () => {
  assert.equal(plain(tell({ n: 5, event: "laid", seat: 0, card: "none" }, words, nameOf)), "Mira: nothing");
});

test("a seat that is written out in a field becomes a part with its name", () => {
  const parts = tell({ n: 6, event: "laid", seat: 0, card: "seat 1" }, words, nameOf);
  assert.deepEqual(parts.at(-1), { kind: "seat", text: "Priya", seat: 1 });
});
