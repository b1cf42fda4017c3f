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

/** Questions whose end leaves something unused: no die or draw that may follow is what that click is about. */
const LEAVES: ReadonlySet<string> = new Set(["explore", "influence", "research", "upgrade", "build", "move", "onward"]);

/** Whether an option says of itself what it does and what chance brings next: the hex is drawn, the dice roll, the
 * discovery is turned over. */
export function announces(asked: Asked, option: string): boolean {
  const unused = LEAVES.has(asked.ask) && ENDS.has(option);
  return !unused && option !== "resign" && !option.startsWith("abandon-") && anytimeOf(option) !== "parley" && asked.ask !== "agree";
}
