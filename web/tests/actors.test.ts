/** What was done stays with who did it, whoever holds the seat later. */

import assert from "node:assert/strict";
import { test } from "node:test";

import type { SeatInfo } from "../src/net/wire.ts";
import { changesOf, nameAt, wasMe } from "../src/table/actors.ts";
import { groupOf, plain, seatOf, tell } from "../src/table/telling.ts";

/** Anna's time is up at 2, she is back at 4 and resigns at 6; Clara takes her seat over at 8. Boris leaves at 9. */
const events = [
  { n: 0, event: "round", round: 1 },
  { n: 2, event: "seat-left", seat: 0, was: "Anna", now: "heuristic", how: "time" },
  { n: 4, event: "seat-taken", seat: 0, was: "heuristic", now: "Anna", how: "back" },
  { n: 6, event: "seat-left", seat: 0, was: "Anna", now: "greedy", how: "resigned" },
  { n: 8, event: "seat-taken", seat: 0, was: "greedy", now: "Clara", how: "taken" },
  { n: 9, event: "seat-left", seat: 1, was: "Boris", now: "greedy", how: "claimed" },
];
const changes = changesOf(events);
const ofBot = (seat: number, person: string | null): string => (person ? `bot ${seat} for ${person}` : `bot ${seat}`);

test("every line keeps the name of who acted, through all changes of the seat", () => {
  const names = [1, 3, 5, 7, 8].map((n) => nameAt(changes, 0, n, "Clara", ofBot));
  assert.deepEqual(names, ["Anna", "bot 0 for Anna", "Anna", "bot 0 for Anna", "Clara"]);
  assert.deepEqual([8, 9].map((n) => nameAt(changes, 1, n, "Bot for Boris", ofBot)), ["Boris", "Bot for Boris"]);
  assert.equal(nameAt(changes, 2, 1, "Dora", ofBot), "Dora");
});

test("a bot that stood in until the others claimed the seat for good stays that bot", () => {
  const told = [
    { n: 2, event: "seat-left", seat: 0, was: "Anna", now: "heuristic", how: "time" },
    { n: 4, event: "seat-left", seat: 0, was: "Anna", now: "greedy", how: "claimed" },
  ];
  const claimed = changesOf(told);
  assert.deepEqual([1, 3, 4].map((n) => nameAt(claimed, 0, n, "Bot for Anna", ofBot)), ["Anna", "bot 0 for Anna", "Bot for Anna"]);
  assert.deepEqual([1, 3].map((n) => wasMe(claimed, seat({ kind: "bot", resigned: true, was_mine: true }), n, 0)), [true, false]);
  const over = seat({ kind: "bot", resigned: true, was_mine: true, mine: true }); // the match is over, and she looks back
  assert.deepEqual([1, 3].map((n) => wasMe(claimed, over, n, 1)), [true, false]);
});

test("a bot that was on before what is known began is named by who came back, or by itself", () => {
  assert.equal(nameAt(changes.slice(1), 0, 3, "Clara", ofBot), "bot 0 for Anna");
  assert.equal(nameAt(changes.slice(3), 0, 7, "Clara", ofBot), "bot 0");
});

const seat = (more: Partial<SeatInfo>): SeatInfo => ({ seat: 0, kind: "person", mine: false, back: false, resigned: false, was_mine: false, ...more }) as SeatInfo;

test("I am who holds the seat since I took it over, not who held it before", () => {
  assert.deepEqual([1, 3, 5, 7, 8].map((n) => wasMe(changes, seat({ mine: true }), n, 1)), [false, false, false, false, true]);
});

test("whose time was up and who came back was himself before, and a bot in between", () => {
  const known = changes.slice(0, 2);
  assert.deepEqual([1, 3, 5].map((n) => wasMe(known, seat({ mine: true }), n, 1)), [true, false, true]);
  const away = known.slice(0, 1);
  assert.deepEqual([1, 3].map((n) => wasMe(away, seat({ kind: "bot", back: true }), n, 0)), [true, false]);
});

test("who has left for good was himself before; others were not, whatever their names", () => {
  const left = changes.slice(0, 3);
  const given = seat({ kind: "bot", resigned: true, was_mine: true });
  assert.deepEqual([1, 5, 7].map((n) => wasMe(left, given, n, 0)), [true, true, false]);
  assert.equal(wasMe(left, { ...given, was_mine: false }, 5, 0), false);
  assert.equal(wasMe(left, given, 5, 1), false); // another seat is still mine: several people at one screen
});

test("several people at one screen are called by their names", () => {
  assert.equal(wasMe([], seat({ mine: true }), 1, 2), false);
});

const words = {
  lang: "en", has: (key: string) => key === "bot-heuristic", name: () => "wrong", named: () => ({}), tell: () => "",
  say: (key: string, args: Readonly<Record<string, unknown>> = {}) => (key === "bot-heuristic" ? "Heuristic" : `${args["was"]} → ${args["now"]} (${args["how"]})`),
};

test("news of the table name both, the bot as people read it, and belong to no group of a game", () => {
  const event = events[1]!;
  assert.equal(plain(tell(event, words, () => "nobody")), "Anna → Heuristic (time)");
  assert.deepEqual(tell(event, words, () => "nobody")[0], { kind: "seat", text: "Anna", seat: 0 });
  const game = { eventSeat: () => 7, eventGroup: () => "group" } as never;
  assert.equal(seatOf(event, game), 0);
  assert.equal(groupOf(event, game, words), null);
});
