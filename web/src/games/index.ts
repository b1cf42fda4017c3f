/**
 * Which game brings what to the screen: those listed here, and those whose packages bring a board (`outside.ts`). All
 * others are played with the widgets and the generic board.
 */

import type { Signal } from "@preact/signals";

import { games } from "../net/store.ts";
import { style, symbols } from "../shell/dress.ts";
import eclipseOdds from "./eclipse/odds.css";
import eclipse from "./eclipse/styles.css";
import master from "./master/styles.css";
import race from "./race/board.css";
import type { GameCover, GameModule, GameOdds, Wears } from "./types";

type Chunk<T> = () => Promise<{ readonly default: T }>;

interface Brought<T> {
  readonly open: Chunk<T>;
  /** Addresses of its style sheets: they come at the same time as the code. */
  readonly styles: readonly string[];
}

const MODULES: Readonly<Record<string, Brought<GameModule>>> = {
  eclipse: { open: () => import("./eclipse"), styles: [eclipse] },
  master: { open: () => import("./master"), styles: [master] },
  race: { open: () => import("./race"), styles: [race] },
};

const COVERS: Readonly<Record<string, Brought<GameCover>>> = {
  eclipse: { open: () => import("./eclipse/cover.tsx"), styles: [] },
  master: { open: () => import("./master/cover.tsx"), styles: [] },
  race: { open: () => import("./race/cover.tsx"), styles: [] },
};

const ODDS: Readonly<Record<string, Brought<GameOdds>>> = {
  eclipse: { open: () => import("./eclipse/odds.tsx"), styles: [eclipseOdds] },
};

/** The board that a game's own package brings. */
function outsideBoard(slug: string): Brought<GameModule> | undefined {
  const { board = null, style: sheet = null } = games.peek().find((game) => game.slug === slug) ?? {};
  if (!board) return undefined;
  return {
    open: () => import("./outside").then(async ({ outside }) => ({ default: await outside(slug, board) })),
    styles: sheet ? [sheet] : [],
  };
}

/** Loads something of a game on first use, with its styles and symbols: nothing is ever shown without them. */
function loading<T extends Wears>(find: (slug: string) => Brought<T> | undefined): (slug: string) => Promise<T | null> {
  const loaded = new Map<string, Promise<T>>();
  return (slug) => {
    const brought = find(slug);
    if (!brought) return Promise.resolve(null);
    let found = loaded.get(slug);
    if (!found) {
      found = Promise.all([brought.open(), ...brought.styles.map(style)]).then(([{ default: it }]) => {
        it.symbols?.forEach(symbols);
        return it;
      });
      found.catch((problem: unknown) => {
        loaded.delete(slug);
        console.error(problem); // for whoever wrote it; people are shown what every game has
      });
      loaded.set(slug, found);
    }
    return found;
  };
}

/** The board of a game and all that belongs to it; null if it has none. */
export const gameModule = loading((slug) => MODULES[slug] ?? outsideBoard(slug));

/** Do without what a game brings, after something was thrown while it was drawn. Thrown again if nothing of it was. */
export function withoutModule(module: Signal<GameModule | null>, problem: unknown): void {
  if (!module.peek()) throw problem;
  console.error(problem);
  module.value = null;
}

/** The cover of a game: small, and without its board; null if it has none. */
export const gameCover = loading((slug) => COVERS[slug]);

/** How fleets of a game are put together on the page of battle odds; null: as text. */
export const gameOdds = loading((slug) => ODDS[slug]);
