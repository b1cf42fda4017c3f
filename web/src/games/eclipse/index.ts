/** Eclipse at the table. */

import shared from "../symbols.svg";
import type { GameModule } from "../types.ts";
import { announces, where } from "./answering.ts";
import { EclipseBoard } from "./Board.tsx";
import { episode, recap } from "./CombatRecap.tsx";
import { EclipseDescribe } from "./Describe.tsx";
import { confirmLabel, help, kicker, optionLabel, steps, warn } from "./labels.ts";
import { mayAsk, orderAnswers } from "./orders.ts";
import { panel } from "./Panels.tsx";
import { EclipseResult } from "./Result.tsx";
import { called, eventGroup, eventSeat, eventThings, landmark, summedUp } from "./saying.ts";
import { seatLine, supply, timeline } from "./seats.ts";
import { momentsOf } from "./tale.ts";
import { EclipseSum, tray } from "./Tray.tsx";
import ships from "./ships.svg";
import own from "./symbols.svg";

const ECLIPSE: GameModule = {
  slug: "eclipse",
  symbols: [shared, ships, own],
  kind: "map",
  foldBelow: 78,
  Board: EclipseBoard,
  tray,
  TraySum: EclipseSum,
  timeline,
  seatLine,
  supply,
  optionLabel,
  panel,
  where,
  help,
  kicker,
  steps,
  confirmLabel,
  warn,
  announces,
  eventSeat,
  eventGroup,
  summedUp,
  eventThings,
  called,
  landmark,
  mayAsk,
  orderAnswers,
  recap,
  episode,
  moments: momentsOf,
  Result: EclipseResult,
  Describe: EclipseDescribe,
};

export default ECLIPSE;
