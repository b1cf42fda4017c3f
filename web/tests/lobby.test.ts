import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { asTable, clockOf, fresh, hasOpenSeats, regame, repace, resize, seat } from "../src/lobby/draft.ts";
import { byUrgency, dayPart, isMyMove } from "../src/lobby/urgency.ts";
import type { Clock, GameInfo, TableInfo } from "../src/net/wire.ts";
import { parse } from "../src/router.ts";
import { chapters, neighbours, parts, search } from "../src/rules/catalogue.ts";

const game: GameInfo = {
  slug: "race", rules: 1, least: 2, most: 4, options: { setup: ["normal", "first-game"] }, bots: ["random", "greedy", "heuristic"],
  asks: {}, passes: null, figures: [], events: [], text: {}, components: "", board: null, style: null, clocks: { live: { decision: 300 }, mail: { decision: 3 * 86400 } },
};
const person = (number: number): string => `Player ${number}`;

test("a new game begins as me against the strongest bot", () => {
  assert.deepEqual(asTable(fresh(game), person), {
    game: "race", seats: [{ kind: "me" }, { kind: "bot", bot: "heuristic" }], options: { setup: "normal" }, pace: "live", clock: null,
    name: null, listed: true, watching: true, rated: true,
  });
});

test("seats stay within what the game allows", () => {
  let draft = fresh(game);
  assert.equal(resize(draft, game, -1), draft);
  for (let n = 0; n < 5; n++) draft = resize(draft, game, 1);
  assert.equal(draft.seats.length, 4);
});

test("one screen has no open seats and at least two people, and going back has only me", () => {
  const open = seat(fresh(game), 1, { who: "open" });
  assert.ok(hasOpenSeats(open));
  const hot = repace(open, game, "hotseat");
  assert.deepEqual(asTable(seat(hot, 1, { name: " Ada " }), person).seats, [{ kind: "me", name: "Player 1" }, { kind: "me", name: "Ada" }]);
  const mail = repace(hot, game, "mail");
  assert.deepEqual(mail.seats.map((one) => one.who), ["me", "bot:heuristic"]);
});

test("another game keeps who shall sit and how the table is, and takes its own options", () => {
  const other: GameInfo = { ...game, slug: "master", least: 3, most: 3, options: { species: ["all"] }, bots: ["random", "planner"] };
  const hot = { ...seat(repace(fresh(game), game, "hotseat"), 1, { name: "Ada" }), name: "Friday", watching: false };
  const there = regame(hot, other);
  assert.deepEqual(there.seats.map((one) => one.who), ["me", "me", "bot:planner"]); // on one screen are two people, still
  assert.deepEqual([there.game, there.pace, there.name, there.watching, there.options], ["master", "hotseat", "Friday", false, { species: "all" }]);
  const open = resize(resize(seat(fresh(game), 1, { who: "open" }), game, 1), game, 1);
  assert.deepEqual(regame(open, other).seats.map((one) => one.who), ["me", "open", "bot:planner"]);
});

interface Case { seats: string[]; pace: "live" | "mail" | "hotseat"; listed?: boolean; rated?: boolean; chosen?: Clock; clock: Clock }

test("the wizard shows the clock that the server gives such a table", () => {
  const cases = JSON.parse(readFileSync(new URL("../../tests/server/usual_clocks.json", import.meta.url), "utf-8")) as Case[];
  for (const { seats, pace, listed = true, rated = true, chosen = null, clock } of cases) {
    const places = seats.map((who) => ({ who: who === "bot" ? "bot:greedy" : who, name: "" }));
    assert.deepEqual(clockOf({ ...fresh(game), seats: places, pace, listed, rated, clock: chosen }, game), clock, `${seats} ${pace} ${listed} ${rated}`);
  }
  assert.equal(asTable(seat(fresh(game), 1, { who: "open" }), person).clock, null);
});

test("a clock that the host has chosen stays where it makes sense, and none is a choice", () => {
  const open = seat(fresh(game), 1, { who: "open" });
  const quick = { ...open, clock: { decision: 60 } };
  assert.deepEqual(clockOf(resize(quick, game, 1), game), { decision: 60 });
  assert.deepEqual(clockOf(repace(quick, game, "mail"), game), { decision: 3 * 86400 }); // a minute by mail is none
  const none = { ...open, clock: {} };
  assert.deepEqual(clockOf(repace(none, game, "mail"), game), {});
  assert.deepEqual(asTable(none, person).clock, {});
});

function table(id: string, more: Partial<TableInfo>): TableInfo {
  const seats = [{ seat: 0, mine: true }, { seat: 1, mine: false }] as TableInfo["seats"];
  return { id, state: "playing", waiting: [1], deadline: null, moved: 0, seats, ...more } as TableInfo;
}

test("my move comes first, then the clock that ends first, then who has waited longest", () => {
  const tables = [
    table("others", { moved: 9 }), table("later", { waiting: [0], deadline: 5000 }), table("no-clock-new", { waiting: [0], moved: 7 }),
    table("soon", { waiting: [0], deadline: 10 }), table("open", { state: "open", waiting: [] }), table("no-clock-old", { waiting: [0], moved: 3 }),
  ];
  assert.deepEqual(byUrgency(tables).map((one) => one.id), ["soon", "later", "no-clock-old", "no-clock-new", "open", "others"]);
  assert.equal(isMyMove(table("x", { state: "over", waiting: [0] })), false);
  assert.deepEqual([3, 6, 13, 20].map(dayPart), ["night", "morning", "day", "evening"]);
});

test("addresses name screens", () => {
  assert.deepEqual(parse("/"), { screen: "lobby" });
  assert.deepEqual(parse("/table/abcdefghij"), { screen: "table", id: "abcdefghij" });
  assert.deepEqual(parse("/rules"), { screen: "rules", game: "" });
  assert.deepEqual(parse("/join/a-b_c"), { screen: "join", token: "a-b_c" });
  assert.deepEqual(parse("/me"), { screen: "me" });
  for (const path of ["/table", "/table/a/b", "/nothing", "/me/too"]) assert.deepEqual(parse(path), { screen: "missing" }, path);
});

const rules = [
  { id: "RG-8.1", chapter: "Settle", text: "A world is placed." },
  { id: "RG-8.2", chapter: "Settle", text: "It costs cards, see RG-8.1." },
  { id: "RG-8.20", chapter: "Settle", text: "Contact Specialist pays for a military World." },
  { id: "RG-9.1", chapter: "Consume", text: "Goods are consumed." },
];

test("rules are found by every word, by number first", () => {
  assert.deepEqual(chapters(rules).map((one) => [one.title, one.rules.length]), [["Settle", 3], ["Consume", 1]]);
  assert.deepEqual(search(rules, "world military").map((one) => one.id), ["RG-8.20"]);
  assert.deepEqual(search(rules, "rg-8.1").map((one) => one.id), ["RG-8.1", "RG-8.2"]);
  assert.deepEqual(search(rules, "  "), []);
  assert.deepEqual(neighbours(rules, "RG-8.2", 1).map((one) => one.id), ["RG-8.1", "RG-8.2", "RG-8.20"]);
});

test("a text is cut into rules, marks and the rest, and nothing of it is lost", () => {
  const text = "It costs cards, see RG-8.1. (Cards!)";
  const cut = parts(text, ["card"]);
  assert.equal(cut.map((one) => one.text).join(""), text);
  assert.deepEqual(cut.filter((one) => one.kind !== "plain").map((one) => [one.kind, one.text]), [["mark", "card"], ["rule", "RG-8.1"], ["mark", "Card"]]);
  assert.equal(parts("a (b", ["("]).map((one) => one.text).join(""), "a (b");
});
