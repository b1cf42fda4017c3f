/** Where a rule opens: in the drawer of the screen that has one, so that a look at a rule never leaves the table. */

import { signal } from "@preact/signals";

/** The rule to be shown in the drawer; `id` "" shows the catalogue. Screens with a drawer read it and show it. */
export const shownRule = signal<{ readonly game: string; readonly id: string } | null>(null);

let drawers = 0;

/** A screen says that it has a drawer, for as long as it is open. Returns how to say that it is gone. */
export function haveDrawer(): () => void {
  drawers++;
  return () => {
    drawers--;
    if (drawers === 0) shownRule.value = null;
  };
}

/** Show a rule in the drawer; false if there is none. */
export function openRule(game: string, id: string): boolean {
  if (drawers === 0) return false;
  shownRule.value = { game, id };
  return true;
}
