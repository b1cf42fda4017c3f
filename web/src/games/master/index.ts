/** Master of the Galaxy at the table. */

import shared from "../symbols.svg";
import type { GameModule } from "../types.ts";
import { MasterBoard } from "./Board.tsx";
import { confirmLabel, help, kicker, optionLabel, optionPicture, warn } from "./labels.ts";
import { panel } from "./Panels.tsx";
import { MasterResult } from "./Result.tsx";
import { eventGroup, eventThings, landmark } from "./saying.ts";
import { seatLine, supply, timeline } from "./seats.ts";
import { tray } from "./Tray.tsx";
import stars from "./stars.svg";
import own from "./symbols.svg";

const MASTER: GameModule = {
  slug: "master",
  symbols: [shared, stars, own],
  kind: "map",
  Board: MasterBoard,
  tray,
  timeline,
  seatLine,
  supply,
  optionLabel,
  optionPicture,
  panel,
  help,
  kicker,
  confirmLabel,
  warn,
  eventGroup,
  eventThings,
  landmark,
  Result: MasterResult,
};

export default MASTER;
