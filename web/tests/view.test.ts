/** Pan and zoom keep what is under the finger under the finger. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { around, fit, fitBeside, hold, inside, pan, transform, zoom, type Rect } from "../src/table/view.ts";

const BOX = { width: 800, height: 400 };
const MAP = { x: -500, y: -500, width: 1000, height: 1000 };
const LIMITS = { least: 50, most: 5000 };

const pixel = (view: Rect, x: number, y: number) => [((x - view.x) * BOX.width) / view.width, ((y - view.y) * BOX.height) / view.height];
const near = (a: readonly (number | undefined)[], b: readonly number[]) => a.forEach((value, i) => assert.ok(Math.abs((value ?? NaN) - (b[i] ?? NaN)) < 1e-6, `${a} is not ${b}`));

test("fit shows all of the map, twelve pixels free on the tight side, in the shape of the box", () => {
  const view = fit(MAP, BOX);
  near([view.width / view.height], [2]);
  near(pixel(view, 0, -500), [400, 12]);
  near(pixel(view, 0, 500), [400, 388]);
});

test("the map lies beside what lies over a corner of its box, as large as it can", () => {
  // There is room at its side: it is moved, and as large as before.
  const view = fitBeside(MAP, BOX, { x: 16, y: 16, width: 234, height: 200 });
  near([view.width], [fit(MAP, BOX).width]);
  near(pixel(view, 0, -500), [525, 12]);
  // Below it more is left than beside it.
  near(pixel(fitBeside(MAP, BOX, { x: 0, y: 0, width: 700, height: 30 }), 0, -500), [400, 42]);
  // In nobody's way, or not there.
  assert.deepEqual(fitBeside(MAP, BOX, { x: 0, y: 0, width: 100, height: 400 }), fit(MAP, BOX));
  assert.deepEqual(fitBeside(MAP, BOX, null), fit(MAP, BOX));
});

test("zooming keeps the point under the pointer in its place", () => {
  const view = fit(MAP, BOX);
  const at = [view.x + 0.3 * view.width, view.y + 0.7 * view.height] as const;
  const after = zoom(view, BOX, 2.5, 240, 280, LIMITS);
  near(pixel(after, ...at), [240, 280]);
  near([after.width], [view.width / 2.5]);
});

test("zooming stops at its limits", () => {
  const view = fit(MAP, BOX);
  assert.equal(zoom(view, BOX, 1e9, 1, 1, LIMITS).width, 50);
  assert.equal(zoom(view, BOX, 1e-9, 1, 1, LIMITS).width, 5000);
});

test("panning moves the map with the finger", () => {
  const view = fit(MAP, BOX);
  const after = pan(view, BOX, 30, -10);
  const before = pixel(view, 100, 100);
  near(pixel(after, 100, 100), [(before[0] ?? 0) + 30, (before[1] ?? 0) - 10]);
});

test("the map cannot be pushed out of sight", () => {
  const view = hold(pan(fit(MAP, BOX), BOX, 1e6, 1e6), MAP);
  near([view.x + view.width / 2, view.y + view.height / 2], [-500, -500]);
});

test("the transform of a gesture shows what the view box will show", () => {
  const drawn = fit(MAP, BOX);
  const wanted = zoom(pan(drawn, BOX, 40, 25), BOX, 1.7, 100, 300, LIMITS);
  const [, dx, dy, scale] = /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(transform(drawn, wanted, BOX))?.map(Number) ?? [];
  const before = pixel(drawn, 120, -80);
  near(pixel(wanted, 120, -80), [(before[0] ?? 0) * (scale ?? 0) + (dx ?? 0), (before[1] ?? 0) * (scale ?? 0) + (dy ?? 0)]);
});

test("the rectangle around targets", () => {
  assert.deepEqual(around([{ x: 0, y: 0, width: 10, height: 10 }, { x: 50, y: -20, width: 10, height: 10 }], 5), { x: -5, y: -25, width: 70, height: 40 });
  assert.equal(around([]), null);
});

test("a view near the edge shows the map, not what lies beyond it", () => {
  assert.deepEqual(inside({ x: -700, y: 420, width: 400, height: 200 }, MAP), { x: -500, y: 300, width: 400, height: 200 });
  assert.deepEqual(inside({ x: -700, y: 0, width: 2000, height: 1000 }, MAP), { x: -1000, y: -500, width: 2000, height: 1000 });
});
