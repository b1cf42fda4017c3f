/** Which options of a question stand where: on the board, beside the question, at its foot, or as rows of the panel. Pure. */

import type { BoardProps, GameModule } from "../games/types.ts";
import type { Asked } from "../net/wire.ts";

export interface Places {
  readonly board: readonly string[];
  readonly beside: readonly string[];
  readonly foot: readonly string[];
  readonly row: readonly string[];
}

/** The places of all options. Where several may be chosen none of them ends the question, or is a thing of its own. */
export function placesOf(module: Pick<GameModule, "where"> | null, asked: Asked, props: BoardProps): Places {
  const found: Record<keyof Places, string[]> = { board: [], beside: [], foot: [], row: [] };
  for (const option of asked.options) {
    const place = module?.where?.(asked, option, props) ?? "row";
    found[asked.kind === "pick" || place === "board" ? place : "row"].push(option);
  }
  return found;
}

const LISTED = "orrery-as-list";

/** Whether this person wants options on the board listed in the panel too. */
export const listed = (): boolean => {
  try {
    return localStorage.getItem(LISTED) !== null;
  } catch {
    return false; // a closed shelf
  }
};

/** Remember whether options are listed. */
export function keepListed(on: boolean): void {
  try {
    if (on) localStorage.setItem(LISTED, "1");
    else localStorage.removeItem(LISTED);
  } catch {
    // It holds for as long as the page is open.
  }
}
