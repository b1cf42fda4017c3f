/** Eclipse's boards: reading options, what a design adds up to and lacks, who is in a battle and how badly hurt. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { announces } from "../src/games/eclipse/answering.ts";
import { battleNow, battlesToCome, sidesOf, targetsIn } from "../src/games/eclipse/battle.ts";
import { designOf, fateOf, faultsOf, hitsFrom } from "../src/games/eclipse/designs.ts";
import { optionLabel, warn } from "../src/games/eclipse/labels.ts";
import { plus, signed } from "../src/games/eclipse/figures.ts";
import { anytimeOf, builtOf, colonyOf, discOf, groupOf, movedOf, placedOf, reputationOf, tradeOf, turnedOf } from "../src/games/eclipse/options.ts";
import { mayAsk, orderAnswers } from "../src/games/eclipse/orders.ts";
import { roundOver } from "../src/games/eclipse/round.ts";
import type { Doc } from "../src/net/wire.ts";
import type { EclipseZones, Parts, SeatZone } from "../src/games/eclipse/zones.ts";
import type { Speaks } from "../src/games/types.ts";
import type { Asked } from "../src/net/wire.ts";

const blueprint = (slots: readonly string[], initiative: number, energy = 0) => ({ slots, initiative, energy, computer: 0 });

const parts = {
  parts: {
    "ion-cannon": { id: "ion-cannon", kind: "cannon", energy: -1, colour: "yellow", dice: 1 },
    "plasma-cannon": { id: "plasma-cannon", kind: "cannon", technology: "plasma-cannon", energy: -2, colour: "orange", dice: 1 },
    hull: { id: "hull", kind: "hull", hull: 1 },
    "nuclear-drive": { id: "nuclear-drive", kind: "drive", energy: -1, initiative: 1, movement: 1 },
    "nuclear-source": { id: "nuclear-source", kind: "source", energy: 3 },
    "ion-turret": { id: "ion-turret", kind: "cannon", ancient: true, colour: "yellow", dice: 2 },
  },
  species: {
    "terran-union": {
      blueprints: {
        interceptor: blueprint(["", "ion-cannon", "nuclear-source", "nuclear-drive"], 2),
        starbase: blueprint(["hull", "ion-cannon", "hull", ""], 4, 3),
      },
    },
  },
  guards: { ancient: { initiative: 2, computer: 1, hull: 1, dice: 2 }, gcds: { initiative: 0, computer: 1, hull: 7, dice: 4 } },
  sectors: { "001": { gcds: 1 } },
} as unknown as Parts;

const seat: SeatZone = { species: "terran-union", parts: { interceptor: ["hull", "", "", ""] } };

test("options are read by their canonical texts", () => {
  assert.deepEqual(placedOf("plasma-cannon@c2"), { part: "plasma-cannon", ship: "cruiser", slot: 1 });
  assert.equal(placedOf("cruiser@206"), null);
  assert.deepEqual(builtOf("cruiser@206"), { item: "cruiser", sector: "206" });
  assert.deepEqual(movedOf("cruiser@206-207"), { ship: "cruiser", start: "206", end: "207" });
  assert.deepEqual(discOf("track-206"), { start: "track", end: "206" });
  assert.deepEqual(turnedOf("206@3"), { sector: "206", turns: 3 });
  assert.deepEqual(colonyOf("colony 206.orbital money"), { sector: "206", square: "orbital", resource: "money" });
  assert.deepEqual(tradeOf("trade money-science"), { given: "money", gained: "science" });
  assert.deepEqual(reputationOf("4/1"), { value: 4, instead: 1 });
  assert.deepEqual(groupOf("cruiser-1"), { ship: "cruiser", damage: 1 });
  assert.equal(anytimeOf("parley 2"), "parley");
  assert.equal(anytimeOf("explore"), null);
});

test("a broken treaty and the way out of the game are asked for once more, and no other move or action", () => {
  const words = { say: (key: string) => key } as unknown as Speaks;
  const doc = { zones: { seats: [], map: {} } } as unknown as Doc;
  const asks = (ask: string, option: string) => warn(words, { ask, seat: 0, options: [], ahead: { treaties: { 223: 1 } } } as unknown as Asked, [option], doc, {})?.title;
  assert.deepEqual([asks("move", "cruiser@206-223"), asks("onward", "223"), asks("act", "resign")], ["eclipse-warn-treaty", "eclipse-warn-treaty", "eclipse-warn-resign"]);
  assert.deepEqual([asks("move", "cruiser@223-206"), asks("onward", "206"), asks("act", "pass"), asks("build", "cruiser@223")], [undefined, undefined, undefined, undefined]);
});

test("passing is asked for once more where another action would bring something and can be paid for, and so is a hex without a disc", () => {
  const words = { say: (key: string, args = {}) => [key, ...Object.values(args)].join(" ") } as unknown as Speaks;
  const asks = (discs: number, money: number, ahead: object, option = "pass", ask = "act") => warn(
    words, { ask, seat: 0, options: ["explore", "research", "pass"], ahead } as unknown as Asked, [option],
    { zones: { seats: [{ species: "terran-union", discs, storage: [money, 0, 0], production: [2, 0, 0] }], map: {} } } as unknown as Doc,
    { sectors: {}, tracks: { upkeep: [30, 5, 3] } },
  );
  assert.deepEqual(asks(2, 3, { research: ["hull"] }), { title: "eclipse-warn-pass", cost: "eclipse-b-one-more 5 0" });
  assert.equal(asks(2, 2, { research: ["hull"] }), null); // it would be 1 money short
  assert.equal(asks(0, 30, { research: ["hull"] }), null); // no disc is left
  assert.equal(asks(2, 30, { move: ["cruiser@206-207"] }), null); // what could be done is not offered
  assert.equal(asks(2, 30, { research: ["hull"] }, "research"), null);
  assert.equal(asks(2, 30, {}, "no", "claim")?.title, "eclipse-warn-claim");
  assert.equal(asks(2, 30, {}, "yes", "claim"), null);
});

test("words tell of a die or a draw only where the click is one", () => {
  const told = (ask: string, option: string) => announces({ ask, about: {} } as unknown as Asked, option);
  for (const [ask, option] of [["engage", "attack"], ["target", "starbase"], ["explore", "1/2"], ["place", "draw"], ["claim", "yes"]] as const) assert.ok(told(ask, option), ask);
  for (const [ask, option] of [["act", "pass"], ["act", "research"], ["claim", "no"], ["place", "discard"], ["explore", "done"], ["discovery", "keep"], ["upkeep", "done"]] as const) assert.ok(!told(ask, option), `${ask}:${option}`);
});

test("a round that is over is told by seat as the next one told it", () => {
  const round = (n: number, number: number, points: readonly number[], hexes: readonly number[]) => ({ n, event: "round", round: number, points, hexes });
  const events = [round(0, 3, [7, 9], [4, 5]), { n: 1, event: "passed", seat: 0 }, round(2, 4, [12, 9], [5, 4])];
  assert.deepEqual(roundOver(events, 3), [{ seat: 0, points: 12, gained: 5, hexes: 5, taken: 1 }, { seat: 1, points: 9, gained: 0, hexes: 4, taken: -1 }]);
  assert.deepEqual(roundOver(events.slice(1), 3)?.map(({ gained, taken }) => [gained, taken]), [[null, null], [null, null]]);
  assert.equal(roundOver(events, 4), null);
});

test("a design adds up tiles over printed parts", () => {
  const now = designOf(parts, seat, "interceptor");
  assert.deepEqual([now.initiative, now.hull, now.movement, now.used, now.energy], [3, 1, 1, 2, 3]);
  assert.deepEqual(faultsOf(now, "interceptor"), []);
  const stronger = designOf(parts, seat, "interceptor", { part: "plasma-cannon", ship: "interceptor", slot: 0 });
  assert.deepEqual([stronger.used, stronger.energy, stronger.hull], [4, 3, 0]);
  assert.deepEqual(faultsOf(stronger, "interceptor"), ["energy"]);
  const bare = designOf(parts, seat, "interceptor", { part: "remove", ship: "interceptor", slot: 0 });
  assert.equal(bare.slots[0]?.part, "");
});

test("what lies on a slot is covered, returned or lost", () => {
  const slot = (printed: string, tile: string) => ({ printed, tile, part: tile || printed });
  const told = (printed: string, tile: string, part: string) => fateOf(parts, slot(printed, tile), part).map(({ fate, part: of, rule }) => `${of} ${fate} ${rule}`);
  assert.deepEqual(told("ion-cannon", "", "hull"), ["ion-cannon covered EC-12.2"]);
  assert.deepEqual(told("", "", "hull"), []);
  assert.deepEqual(told("ion-cannon", "hull", "nuclear-source"), ["hull returned EC-12.16"]);
  assert.deepEqual(told("ion-cannon", "hull", "remove"), ["hull returned EC-12.1", "ion-cannon again EC-12.2"]);
  assert.deepEqual(told("", "ion-turret", "hull"), ["ion-turret lost EC-5.5.6"]);
});

test("what flies needs a drive, and a starbase has none", () => {
  assert.deepEqual(faultsOf(designOf(parts, seat, "interceptor", { part: "hull", ship: "interceptor", slot: 3 }), "interceptor"), ["drive"]);
  assert.deepEqual(faultsOf(designOf(parts, seat, "starbase", { part: "nuclear-drive", ship: "starbase", slot: 3 }), "starbase"), ["starbase"]);
});

test("a six always hits and a one never", () => {
  assert.equal(hitsFrom(0, 0), 6);
  assert.equal(hitsFrom(2, 1), 5);
  assert.equal(hitsFrom(9, 0), 2);
  assert.equal(hitsFrom(0, 3), 6);
});

test("figures are written with their sign", () => {
  assert.equal(plus(-2), "−2");
  assert.equal(signed("shield", 2), "−2");
  assert.equal(signed("hull", 2), "2");
});

const zones = {
  gcds: 1,
  map: {
    "001": { at: [0, 0], ships: [{ seat: 1, cruiser: 1 }] },
    "206": { at: [1, 1], ancients: 2, ships: [{ seat: 0, interceptor: 3, cruiser: 1 }] },
    "207": { at: [2, 1], ships: [{ seat: 0, interceptor: 1 }] },
  },
  seats: [
    { species: "terran-union", designs: { interceptor: { initiative: 3, hull: 0 }, cruiser: { initiative: 2, hull: 1, computer: 1 } } },
    { species: "terran-union", designs: {} },
  ],
  battle: { hex: "206", pair: [6, 0], bout: 1, firing: 5, dice: ["yellow 6"], wounds: { "0 cruiser": [1], "6 interceptor": [1] }, leaving: { "0 interceptor": "207" }, acted: [5] },
} as unknown as EclipseZones;

test("a battle shows both sides in the order in which they act", () => {
  const battle = battleNow(zones);
  assert.ok(battle);
  const [defender, attacker] = sidesOf(zones, parts, battle);
  assert.deepEqual(defender?.squads.map(({ ship, count, damage }) => [ship, count, damage]), [["ancient", 2, [1, 0]]]);
  assert.deepEqual(attacker?.squads.map(({ ship }) => ship), ["interceptor", "cruiser"]);
  assert.equal(attacker?.squads[0]?.leaving, "207");
  assert.equal(attacker?.squads[1]?.firing, true);
  assert.deepEqual(defender ? targetsIn(defender.squads[0]!).map(({ option }) => option) : [], ["ancient-1", "ancient"]);
});

test("battles to come are those with more than one side, the highest number first", () => {
  assert.deepEqual(battlesToCome(zones, parts), [{ hex: "206", pair: [6, 0] }, { hex: "001", pair: [7, 1] }]);
  assert.equal(battleNow({ ...zones, battle: { hex: "", pair: [-1, -1] } } as unknown as EclipseZones), null);
});

const ALL = ["explore", "influence", "research", "upgrade", "build", "move"];
const GIVEN = { sectors: {}, actions: ALL, reactions: { upgrade: 1, build: 1, move: 1 }, tracks: { upkeep: [] }, species: { "terran-union": { actions: { move: 3, build: 2 } } } } as never;
const SAYS = { say: (key: string, args?: object) => `${key} ${JSON.stringify(args ?? {})}`, has: (key: string) => key.includes("-none-move"), lang: "en" } as never;

const question = (ask: string, options: string[], ahead: Record<string, unknown> = {}): Asked =>
  ({ id: "1.0", seat: 0, ask, kind: "pick", options, least: 1, most: 1, limits: [], about: {}, rule: "", ahead });

test("an action that would offer nothing says so before its disc is spent", () => {
  const doc = { zones: { seats: { 0: { species: "terran-union" } } } } as never;
  const told = (ahead: Record<string, unknown>) => optionLabel(SAYS, question("act", ["move"], ahead), "move", doc, GIVEN).text;
  assert.equal(told({ explore: ["0/1"] }), "eclipse-o-act-none-move {}");
  assert.equal(told({ move: ["cruiser@221-103"] }), 'eclipse-o-act-move {"count":3}');
  assert.equal(told({}), 'eclipse-o-act-move {"count":3}'); // where nobody looks ahead
});

test("ending an action unused, or leaving a tile that is worth something, is asked once more", () => {
  const asks = (ask: string, options: string[], chosen: string, more: number, passed: number[] = []) => {
    const zones = { more, passed, seats: { 0: { species: "terran-union", technologies: ["nanorobots"] } } };
    return warn(SAYS, question(ask, options), [chosen], { zones } as never, GIVEN)?.cost ?? null;
  };
  const unused = "eclipse-warn-unused-text {}";
  assert.deepEqual([3, 2].map((more) => asks("move", ["done"], "done", more)), [unused, null]);
  assert.deepEqual([3, 2].map((more) => asks("build", ["done"], "done", more)), [unused, null]); // nanorobots
  assert.equal(asks("move", ["done"], "done", 1, [0]), unused); // a reaction
  assert.equal(asks("influence", ["done"], "done", 2), null); // colony ships are turned up
  assert.equal(asks("reputation", ["3/1", "3/4", "none"], "none", 0), 'eclipse-warn-reputation-text {"count":2}');
  assert.equal(asks("reputation", ["1/1", "1/4", "none"], "none", 0), null);
  assert.equal(asks("reputation", ["3/1", "none"], "3/1", 0), null);
});

test("an order can name an action before one was asked, and no species any more once one is chosen", () => {
  assert.deepEqual(orderAnswers("act", null, GIVEN), ["act:explore", "act:influence", "act:research", "act:upgrade", "act:build", "act:move", "act:pass"]);
  assert.deepEqual(orderAnswers("react", null, GIVEN), ["react:upgrade", "react:build", "react:move", "react:pass"]);
  assert.equal(orderAnswers("claim", null, GIVEN), null);
  const doc = (species: string): Doc => ({ seat: 0, zones: { seats: [{ species }] } }) as unknown as Doc;
  assert.deepEqual([mayAsk("species", doc("")), mayAsk("species", doc("planta")), mayAsk("act", doc("planta"))], [true, false, true]);
});
