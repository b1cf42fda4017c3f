/**
 * Which game has a board of its own: those listed here, and those whose packages bring one (`outside.ts`). All others
 * are played with the widgets and the generic board.
 */

import { games } from "../net/store.ts";
import type { GameModule } from "./types";

const MODULES: Readonly<Record<string, () => Promise<{ default: GameModule }>>> = {
  eclipse: () => import("./eclipse"),
  master: () => import("./master"),
  race: () => import("./race"),
};

const loaded = new Map<string, Promise<GameModule | null>>();

/** The module of a game, loaded on first use; null if it has none. */
export function gameModule(slug: string): Promise<GameModule | null> {
  const { board = null, style = null } = games.peek().find((game) => game.slug === slug) ?? {};
  const open = MODULES[slug];
  if (!open && !board) return Promise.resolve(null);
  let module = loaded.get(slug);
  if (!module) {
    module = open ? open().then((found) => found.default) : import("./outside").then(({ outside }) => outside(slug, board!, style));
    module.catch(() => loaded.delete(slug));
    loaded.set(slug, module);
  }
  return module;
}
