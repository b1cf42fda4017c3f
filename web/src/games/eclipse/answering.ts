/** Where the options of a question are answered, and which of them tell of a die or a draw themselves. Pure. */

import type { Asked } from "../../net/wire.ts";
import type { GameModule } from "../types.ts";
import { anytimeOf, placedOf } from "./options.ts";
import { spotOf } from "./spots.ts";

type Where = ReturnType<NonNullable<GameModule["where"]>>;

/** Words that end a question: they stand at its foot. */
const ENDS: ReadonlySet<string> = new Set(["done", "stop", "pass"]);
/** Questions about one hex that is lit on the map, whose answers are words or kinds: they are read, not pointed at. */
const READ: ReadonlySet<string> = new Set(["claim", "bombard", "grave", "discovery", "bankruptcy", "engage", "flee"]);
/** Questions whose options lie on the map. */
const ON_MAP: ReadonlySet<string> = new Set(["explore", "influence", "build", "move", "onward", "destroy"]);

/** Where an option is answered: see `GameModule.where`. */
export function where(asked: Asked, option: string): Where {
  if (asked.ask !== "bankruptcy" && anytimeOf(option)) return "beside";
  if (ENDS.has(option)) return "foot";
  if (asked.ask === "reputation" && option === "none") return "foot";
  if (READ.has(asked.ask)) return "row";
  if (placedOf(option)) return "board";
  if (asked.ask === "place") return spotOf(asked, option)?.kind === "turn" ? "board" : "row";
  return ON_MAP.has(asked.ask) && spotOf(asked, option) ? "board" : "row";
}

/** Questions of a battle: whoever answers them hears the dice. */
const ROLLED: ReadonlySet<string> = new Set(["fire-first", "engage", "target", "flee"]);

/** Whether the click itself is the die or the draw, and its words say so: dice of a battle, a hex that is drawn, the
 * discovery that comes with control. All else is given as long as it can be taken back. */
export function announces(asked: Asked, option: string): boolean {
  return ROLLED.has(asked.ask) || (asked.ask === "explore" && spotOf(asked, option) !== null) || option === "draw" || (asked.ask === "claim" && option === "yes");
}
