/** Maps that may be turned by a quarter, so that a long one fits into a wide box. What lies on them stays upright. */

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

import { seen } from "./tools.ts";
import { fit, type Box, type Rect } from "./view.ts";

/** How much larger a turned map must be drawn to be turned. */
const WORTH = 1.2;

export interface Compass {
  /** Whether north is on the left. */
  readonly turned: boolean;
  /** Turn it, or turn it back; remembered on this device. */
  turn(): void;
}

/** Set by a board whose map can be turned, for the button that turns it. */
export const compass = signal<Compass | null>(null);

/**
 * Whether these bounds should lie turned: they stay as they lie until the other way is drawn so much larger. A box that
 * is low for one question and high for the next one, as the part below it opens and folds, does not turn them to and fro.
 */
export function betterTurned(upright: Rect, box: Box, turnedNow: boolean): boolean {
  const turned = { x: 0, y: 0, width: upright.height, height: upright.width };
  const [asUpright, asTurned] = [fit(upright, box).width, fit(turned, box).width];
  return turnedNow ? asTurned < WORTH * asUpright : asUpright >= WORTH * asTurned;
}

function kept(game: string): boolean | null {
  try {
    const text = localStorage.getItem(`orrery-turned-${game}`);
    return text === null ? null : text === "yes";
  } catch {
    return null;
  }
}

function keep(game: string, turned: boolean | null): void {
  try {
    if (turned === null) localStorage.removeItem(`orrery-turned-${game}`);
    else localStorage.setItem(`orrery-turned-${game}`, turned ? "yes" : "no");
  } catch {
    // Not kept on this device.
  }
}

/** What a person has chosen by the button, by game; null: what is larger. */
const chosen = signal<Readonly<Record<string, boolean | null>>>({});

/** Whether the map lies turned now. Called once by a board, with the bounds of its map when north is up. */
export function useCompass(game: string, upright: Rect): boolean {
  const look = seen.value;
  // What was larger when the map was fitted last: a view that a person has moved is not turned away.
  const last = useRef(false);
  if (look?.fitted) last.current = betterTurned(upright, look.box, last.current);
  const larger = last.current;
  const own = game in chosen.value ? chosen.value[game] : kept(game);
  const turned = own ?? larger;
  useLayoutEffect(() => {
    const turn = (): void => {
      const next = !turned;
      const wanted = next === larger ? null : next;
      keep(game, wanted);
      chosen.value = { ...chosen.peek(), [game]: wanted };
    };
    const mine = { turned, turn };
    compass.value = mine;
    return () => { if (compass.peek() === mine) compass.value = null; };
  }, [game, turned, larger]);
  return turned;
}
