/** Fleets of the odds page: text to sides and back, addresses, the columns of the chart. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { changed, NEVER, printedIn, readQuery, readSide, shipsOf, writeQuery, writeSide } from "../src/odds/fleet.ts";

const PRINTED = printedIn([
  "1interceptor.i3.c0.s0.h0.y1.o0.r0.m0", "1cruiser.i2.c1.s0.h1.y1.o0.r0.m0", "1dreadnought.i1.c1.s0.h2.y2.o0.r0.m0", "1starbase.i4.c1.s0.h2.y1.o0.r0.m0",
].join(","));

test("a fleet is read, and written without what is as printed", () => {
  const side = readSide("3cruiser.i2.c2.h1.y0.o1,interceptor", PRINTED);
  assert.equal(shipsOf(side), 4);
  assert.deepEqual(side.ships.cruiser.figures, { i: 2, c: 2, s: 0, h: 1, y: 0, o: 1, r: 0, m: 0 });
  assert.equal(writeSide(side, PRINTED), "1interceptor,3cruiser.c2.y0.o1");
  assert.equal(writeSide(changed(side, "interceptor", { count: 0 }), PRINTED), "3cruiser.c2.y0.o1");
});

test("damage stays with the ships that have it, as long as they are there", () => {
  const side = readSide("2dreadnought.d1,cruiser.d1,2cruiser", PRINTED);
  assert.equal(writeSide(side, PRINTED), "1cruiser.d1,2cruiser,2dreadnought.d1");
  assert.equal(writeSide(changed(side, "cruiser", { count: 1 }), PRINTED), "1cruiser.d1,2dreadnought.d1");
});

test("guards are sides of their own; what cannot be is left out", () => {
  const guards = readSide("3ancient", PRINTED);
  assert.equal(guards.kind, "ancient");
  assert.equal(writeSide(guards, PRINTED), "3ancient");
  assert.equal(writeSide(readSide("frigate,99cruiser,cruiser.x1", PRINTED), PRINTED), "4cruiser");
  assert.equal(writeSide(readSide("", PRINTED), PRINTED), "");
});

test("an address names two sides, their retreat and their aim", () => {
  const sides = readQuery(new URLSearchParams("fleets=2cruiser~gcds&retreat=1~&aim=largest~"), PRINTED)!;
  assert.deepEqual(sides.map(({ retreat }) => retreat), [1, NEVER]);
  assert.equal(sides[0]!.aim, "largest");
  assert.equal(writeQuery(sides, PRINTED), "fleets=2cruiser~1gcds&retreat=1~&aim=largest~dangerous");
  assert.equal(readQuery(new URLSearchParams(""), PRINTED), null);
  const three = readQuery(new URLSearchParams("fleets=cruiser~2interceptor~3ancient&retreat=~2~"), PRINTED)!;
  assert.equal(writeQuery(three, PRINTED), "fleets=1cruiser~2interceptor~3ancient&retreat=~2~");
});
