/**
 * The ship or the disc that is picked up on the map, by what options begin with: `cruiser@206`, `206`, `track`. It
 * decides what a tap on a hex stands for, and holds for one question only.
 */

import { signal } from "@preact/signals";

import type { Choice } from "../types.ts";

const picked = signal<{ readonly asked: string; readonly start: string } | null>(null);

/** What is picked up in this question; null if nothing is. */
export const heldIn = (choice: Choice): string | null => (picked.value?.asked === choice.asked.id ? picked.value.start : null);

/** Pick something up, or lay it down again. */
export function takeUp(choice: Choice, start: string): void {
  const same = picked.peek()?.asked === choice.asked.id && picked.peek()?.start === start;
  picked.value = same ? null : { asked: choice.asked.id, start };
}

/** What is to be built next, chosen in the panel or on the board of ships: it stays in the hand until the action ends. */
export const typeHeld = signal<string | null>(null);

/** Choose what is to be built, or lay it down again. */
export function takeType(item: string): void {
  typeHeld.value = typeHeld.peek() === item ? null : item;
}
