/** Master of the Galaxy at the table. */

import shared from "../symbols.svg";
import type { GameModule } from "../types.ts";
import { MasterBoard } from "./Board.tsx";
import { announces, confirmLabel, help, kicker, optionLabel, where } from "./labels.ts";
import { panel } from "./Panels.tsx";
import { MasterResult, outcome } from "./Result.tsx";
import { eventGroup, eventThings, landmark } from "./saying.ts";
import { mayAsk } from "./standing.ts";
import { seatLine, supply, timeline } from "./seats.ts";
import { recap } from "./Recap.tsx";
import { BagSum, tray } from "./Tray.tsx";
import stars from "./stars.svg";
import own from "./symbols.svg";

const MASTER: GameModule = {
  slug: "master",
  symbols: [shared, stars, own],
  kind: "map",
  Board: MasterBoard,
  tray,
  TraySum: BagSum,
  timeline,
  seatLine,
  supply,
  optionLabel,
  panel,
  help,
  kicker,
  confirmLabel,
  where,
  announces,
  recap,
  eventGroup,
  eventThings,
  landmark,
  mayAsk,
  outcome,
  Result: MasterResult,
};

export default MASTER;
