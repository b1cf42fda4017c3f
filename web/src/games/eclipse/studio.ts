/** While blueprints are changed: the part that is taken up, or the slot that is looked at. One of the two at most. */

import { signal } from "@preact/signals";

/** The part that is taken up: tapped, or being dragged. */
export const partHeld = signal<string | null>(null);
/** The slot whose parts are shown: `c2`, counted from 1. */
export const openSlot = signal<string | null>(null);

/** Take a part up, or lay it down again. */
export function takePart(one: string | null): void {
  partHeld.value = partHeld.peek() === one ? null : one;
  openSlot.value = null;
}

/** Look at a slot, or leave it. */
export function lookAt(slot: string | null): void {
  openSlot.value = openSlot.peek() === slot ? null : slot;
  partHeld.value = null;
}
