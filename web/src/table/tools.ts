/** The zoom of the map on the screen, for buttons and keys; null where there is no map. */

import { signal } from "@preact/signals";

export interface Tools {
  fit(): void;
  fitTargets(): void;
  zoomIn(): void;
  zoomOut(): void;
}

export const tools = signal<Tools | null>(null);
