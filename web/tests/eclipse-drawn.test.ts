/** What Eclipse's board works out by itself, against what the engine says in thousands of places of a real match. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { designOf, faultsOf } from "../src/games/eclipse/designs.ts";
import { contested, reachOf } from "../src/games/eclipse/reach.ts";
import type { EclipseZones, Parts, ShipType, DesignTotals } from "../src/games/eclipse/zones.ts";

interface Position {
  readonly zones: EclipseZones;
  readonly contested: readonly string[];
  readonly reach: readonly { readonly seat: number; readonly start: string; readonly steps: number; readonly ways: readonly string[] }[];
  readonly designs: readonly { readonly seat: number; readonly ship: ShipType; readonly slot: number; readonly part: string; readonly totals: DesignTotals; readonly legal: boolean }[];
}

const made = process.env["ORRERY_VECTORS"];
const { parts, positions } = made
  ? (JSON.parse(readFileSync(made, "utf8")) as { drawn: { parts: Parts; positions: readonly Position[] } }).drawn
  : { parts: {} as Parts, positions: [] };

test("ships come as far as the engine says, by the same ways, and battles are where it says", { skip: !made }, () => {
  let compared = 0;
  for (const { zones, contested: battles, reach } of positions) {
    assert.deepEqual(Object.keys(zones.map).filter((sector) => contested(zones, parts, sector)).sort(), [...battles].sort());
    for (const { seat, start, steps, ways } of reach) {
      const told = new Map(ways.map((way) => [way.replace("!", "").split("-")[1], way.endsWith("!")]));
      const own = reachOf(zones, parts, seat, start, steps);
      assert.deepEqual([...own].map(([sector, { stops }]) => [sector, stops]).sort(), [...told].sort());
      compared += told.size;
    }
  }
  assert.ok(compared > 1000, `${compared} hexes`);
});

test("blueprints add up to what the engine says, and lack what it says", { skip: !made }, () => {
  let compared = 0;
  for (const { zones, designs } of positions) {
    for (const { seat, ship, slot, part, totals, legal } of designs) {
      const zone = zones.seats[seat]!;
      const own = designOf(parts, zone, ship, { ship, slot, part });
      for (const figure of ["initiative", "movement", "computer", "shield", "hull", "energy", "used"] as const) assert.equal(own[figure], totals[figure] ?? 0, `${ship} ${slot} ${part} ${figure}`);
      for (const kind of ["cannons", "missiles"] as const) for (const [colour, count] of Object.entries(own[kind])) assert.equal(count, totals[kind]?.[colour as "red"] ?? 0);
      assert.equal(faultsOf(own, ship).length === 0, legal);
      compared += 1;
    }
  }
  assert.ok(compared > 1000, `${compared} designs`);
});
