/**
 * The drawn cube that is picked up: tapped, or being dragged. Its colour decides what a tap on a place stands for; while
 * none is picked up, every place that takes any of the drawn cubes is a target.
 */

import { signal } from "@preact/signals";

import type { Colour } from "./zones.ts";

/** The colour of the drawn cube that is picked up; null if none is. */
export const held = signal<Colour | null>(null);

/** Pick a drawn cube up, or lay it down again. */
export function takeUp(colour: Colour | null): void {
  held.value = held.peek() === colour ? null : colour;
}
