/** Which game has a board of its own. Games that are not listed are played with the widgets and the generic board. */

import type { GameModule } from "./types";

const MODULES: Readonly<Record<string, () => Promise<{ default: GameModule }>>> = {
  eclipse: () => import("./eclipse"),
  master: () => import("./master"),
  race: () => import("./race"),
};

const loaded = new Map<string, Promise<GameModule | null>>();

/** The module of a game, loaded on first use; null if it has none. */
export function gameModule(slug: string): Promise<GameModule | null> {
  const open = MODULES[slug];
  if (!open) return Promise.resolve(null);
  let module = loaded.get(slug);
  if (!module) {
    module = open().then((found) => found.default);
    module.catch(() => loaded.delete(slug));
    loaded.set(slug, module);
  }
  return module;
}
