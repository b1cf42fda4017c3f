/** Sides of a battle in an address, and fleets of Eclipse as text. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { changed, printedIn, readFleet, SHIPS, writeFleet } from "../src/games/eclipse/fleet.ts";
import { pageOf, readQuery, sidesOf, writeQuery } from "../src/odds/address.ts";
import { certain, written } from "../src/odds/written.ts";
import { placeName } from "../src/odds/place.ts";

const PRINTED = printedIn([
  { unit: "interceptor", figures: { i: 3, y: 1 } }, { unit: "cruiser", figures: { i: 2, c: 1, h: 1, y: 1 } },
  { unit: "dreadnought", figures: { i: 1, c: 1, h: 2, y: 2 } }, { unit: "starbase", figures: { i: 4, c: 1, h: 2, y: 1 } },
]);
const OPTIONS = [
  { name: "aim", values: ["dangerous", "largest"], most: -1, whole: false }, { name: "retreat", values: ["never"], most: 99, whole: false },
  { name: "sky", values: ["day", "night"], most: -1, whole: true },
];

test("a fleet is read, and written without what is as printed", () => {
  const fleet = readFleet("3cruiser.i2.c2.h1.y0.o1,interceptor", PRINTED);
  assert.deepEqual(SHIPS.map((ship) => fleet.ships[ship].count), [1, 3, 0, 0]);
  assert.deepEqual(fleet.ships.cruiser.figures, { i: 2, c: 2, s: 0, h: 1, y: 0, o: 1, r: 0, m: 0 });
  assert.equal(writeFleet(fleet, PRINTED), "1interceptor,3cruiser.c2.y0.o1");
  assert.equal(writeFleet(changed(fleet, "interceptor", { count: 0 }), PRINTED), "3cruiser.c2.y0.o1");
});

test("damage stays with the ships that have it, as long as they are there", () => {
  const fleet = readFleet("2dreadnought.d1,cruiser.d1,2cruiser", PRINTED);
  assert.equal(writeFleet(fleet, PRINTED), "1cruiser.d1,2cruiser,2dreadnought.d1");
  assert.equal(writeFleet(changed(fleet, "cruiser", { count: 1 }), PRINTED), "1cruiser.d1,2dreadnought.d1");
});

test("guards are sides of their own; what cannot be is left out", () => {
  const guards = readFleet("3ancient", PRINTED);
  assert.equal(guards.kind, "ancient");
  assert.equal(writeFleet(guards, PRINTED), "3ancient");
  assert.equal(writeFleet(readFleet("ancient,ancient", PRINTED), PRINTED), "2ancient");
  assert.equal(writeFleet(readFleet("frigate,99cruiser,cruiser.x1", PRINTED), PRINTED), "4cruiser");
  assert.equal(writeFleet(readFleet("", PRINTED), PRINTED), "");
});

test("an address names the sides and what else is said of them; defaults and what cannot be are left out", () => {
  const sides = readQuery(new URLSearchParams("fleets=2cruiser~gcds&retreat=1~&aim=largest~dangerous"), OPTIONS, 7)!;
  assert.deepEqual(sides, [{ fleet: "2cruiser", options: { aim: "largest", retreat: "1" } }, { fleet: "gcds", options: {} }]);
  assert.equal(writeQuery(sides, OPTIONS), "fleets=2cruiser~gcds&aim=largest~&retreat=1~");
  assert.equal(readQuery(new URLSearchParams(""), OPTIONS, 7), null);
  const three = readQuery(new URLSearchParams("fleets=a~2b,c~3d&retreat=~2~x&aim=high&sky=night"), OPTIONS, 7)!;
  assert.equal(writeQuery(three, OPTIONS), "fleets=a~2b,c~3d&retreat=~2~&sky=night");
  assert.equal(readQuery(new URLSearchParams("fleets=a~b~c"), OPTIONS, 2)!.length, 2);
  assert.equal(pageOf("eclipse", sidesOf(["2cruiser,1starbase", "a&b"])), "/odds?game=eclipse&fleets=2cruiser,1starbase~a%26b");
  assert.equal(pageOf("eclipse", sides, OPTIONS), "/odds?game=eclipse&fleets=2cruiser~gcds&aim=largest~&retreat=1~");
});

test("a chance is certain only where it is", () => {
  assert.deepEqual([0, 1, 1 - 1e-15, 0.00004, 0.99996, 0.5, 0.0311, 0.9625].map((chance) => written("en", chance)), ["0", "100", "100", "< 0.01", "> 99.99", "50", "3.11", "96.25"]);
  assert.deepEqual([0, 1].map((chance) => written("en", chance, 2, false)), ["< 0.01", "> 99.99"]);
  assert.deepEqual([0.9625, 0.004, 1].map((chance) => written("en", chance, 0)), ["96", "< 1", "100"]);
});

test("a share is certain only where nothing leads elsewhere, however little that is", () => {
  const nearly = [1 - 6e-14, 1.7e-15, 0];
  assert.deepEqual(nearly.map((share) => written("en", share, 2, certain(share, nearly))), ["> 99.99", "< 0.01", "0"]);
  const surely = [1 - 6e-14, 0, 0];
  assert.deepEqual(surely.map((share) => written("en", share, 2, certain(share, surely))), ["100", "0", "0"]);
});

test("a place is said with its name, and once if it has none", () => {
  const of = { name: (place: string) => (place === "101" ? "Castor" : place) };
  assert.deepEqual(["101", "nowhere"].map((place) => placeName(place, of)), ["101 Castor", "nowhere"]);
});
