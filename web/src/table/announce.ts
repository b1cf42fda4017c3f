/** Words for screen readers: one polite and one assertive live region, emptied in between so that repeats are read. */

import { signal } from "@preact/signals";

export const polite = signal("");
export const assertive = signal("");

/** Say something when there is a pause. */
export function announce(text: string): void {
  say(polite, text);
}

/** Say something at once: my move, the last minute of a clock. */
export function alertReader(text: string): void {
  say(assertive, text);
}

function say(region: typeof polite, text: string): void {
  region.value = "";
  queueMicrotask(() => {
    region.value = text;
  });
}
