/** Which dialog about leaving is open: it outlives the menu and the panel that opened it. */

import { signal } from "@preact/signals";

/** To resign, to stop by agreement, or to claim the seat of somebody who does not come back. */
export type Leave = "resign" | "stop" | { readonly claim: number };

export const leaving = signal<Leave | null>(null);
