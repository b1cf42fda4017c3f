/** The zoom of the map on the screen, for buttons and keys; null where there is no map. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import type { Box, Rect } from "./view.ts";

export interface Tools {
  fit(): void;
  fitTargets(): void;
  /** The targets of a new question; a view that a person has chosen stays as long as they are all in sight. */
  showTargets(): void;
  zoomIn(): void;
  zoomOut(): void;
  /** Move the view by some part of its width and height: 1 is a whole screen to the right or down. */
  pan(right: number, down: number): void;
  /** Bring a piece into view, near enough to read it. */
  look(piece: Element): void;
}

export const tools = signal<Tools | null>(null);

/** What of the map is seen at rest, in a box of so many pixels; null where there is no map. */
export interface Seen {
  readonly view: Rect;
  readonly box: Box;
  /** Whether the view was fitted, and not moved by a person since. */
  readonly fitted: boolean;
}

export const seen = signal<Seen | null>(null);

/** On a phone only a part of the map is seen: a new question shows the places that it is about. */
export function useTargetsInSight(asked: string | undefined): void {
  useEffect(() => {
    if (asked !== undefined && matchMedia("(max-width: 719px)").matches) tools.peek()?.showTargets();
  }, [asked]);
}
