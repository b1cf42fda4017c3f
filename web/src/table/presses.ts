/** The last press of a button, a finger or a key: a second one that follows at once is not meant for what has come up
 * between the two. */

/** A press, and the one of the same series before it. */
export interface Press {
  /** The key, or "pointer". */
  readonly what: string;
  readonly at: number;
  /** When the series began of which it is a part: a double click, a key that is held. */
  readonly since: number;
  /** A key that is held down. */
  readonly repeat: boolean;
}

/** Presses of one key, or clicks at one place, that are nearer than this belong together. */
const TWICE = 300;
const NONE: Press = { what: "", at: -TWICE, since: -TWICE, repeat: false };

/** Whether a press goes on with a series that began before a question came up. */
export const hasty = (press: Press, shownAt: number): boolean => press.at > press.since && press.since < shownAt;

/** A press of a key. */
export function keyed(before: Press, what: string, at: number, repeat: boolean): Press {
  const goesOn = before.what === what && (repeat || at - before.at < TWICE);
  return { what, at, since: goesOn ? before.since : at, repeat };
}

/** A click: the browser counts those that follow each other at one place. One without a pointer comes from a key. */
export function clicked(before: Press, at: number, count: number): Press {
  if (count === 0) return at - before.at < TWICE ? before : { what: before.what, at, since: at, repeat: false };
  const goesOn = count > 1 && before.what === "pointer" && at - before.at < TWICE;
  return { what: "pointer", at, since: goesOn ? before.since : at, repeat: false };
}

let last = NONE;

/** The last press on this page. */
export const lastPress = (): Press => last;

/** Begin to note presses. Returns how to stop. */
export function notePresses(): () => void {
  const key = (event: KeyboardEvent) => { last = keyed(last, event.code || event.key, event.timeStamp, event.repeat); };
  const click = (event: MouseEvent) => { last = clicked(last, event.timeStamp, event.detail); };
  document.addEventListener("keydown", key, true);
  document.addEventListener("click", click, true);
  return () => {
    document.removeEventListener("keydown", key, true);
    document.removeEventListener("click", click, true);
  };
}
