/**
 * Boards that packages of others bring: a built ES module `board.js`, and perhaps a `board.css`, served by us under the
 * same Content-Security-Policy as everything else. Its default export is a function that is given what it draws with
 * (two copies of Preact in one page do not know of each other) and returns the game's module.
 */

import * as signals from "@preact/signals";
import * as preact from "preact";
import * as hooks from "preact/hooks";

import { genericSeatLine } from "../table/Generic.tsx";
import { timelineOf } from "../table/phases.ts";
import type { GameModule } from "./types";

/** What an outside board draws with, instead of importing it. */
export interface Host {
  readonly preact: typeof preact;
  readonly hooks: typeof hooks;
  readonly signals: typeof signals;
}

/** What an outside board returns: all of a game's module but what the table can do itself. */
export type OutsideModule = Pick<GameModule, "Board" | "kind"> & Partial<Omit<GameModule, "slug">>;

/** Load the board at an address. Throws if it is not what was expected. */
export async function outside(slug: string, board: string): Promise<GameModule> {
  const found = (await import(board)) as { default?: unknown };
  if (typeof found.default !== "function") throw new Error(`${board}: expected a default export (host) => module`);
  const made = found.default({ preact, hooks, signals }) as OutsideModule;
  if (typeof made?.Board !== "function" || !["map", "tableau"].includes(made.kind)) {
    throw new Error(`${board}: expected a module with a Board and a kind, "map" or "tableau"`);
  }
  return { tray: () => [], timeline: (doc, words) => timelineOf(doc.phase, words), seatLine: genericSeatLine, ...made, slug };
}
