/** Eclipse at the table. */

import type { GameModule } from "../types.ts";
import { EclipseBoard } from "./Board.tsx";
import { confirmLabel, help, kicker, optionLabel, steps, warn } from "./labels.ts";
import { panel } from "./Panels.tsx";
import { EclipseResult } from "./Result.tsx";
import { called, eventGroup, eventSeat, eventThings, landmark } from "./saying.ts";
import { seatLine, supply, timeline } from "./seats.ts";
import { tray } from "./Tray.tsx";

const ECLIPSE: GameModule = {
  slug: "eclipse",
  kind: "map",
  Board: EclipseBoard,
  tray,
  timeline,
  seatLine,
  supply,
  optionLabel,
  panel,
  help,
  kicker,
  steps,
  confirmLabel,
  warn,
  eventSeat,
  eventGroup,
  eventThings,
  called,
  landmark,
  Result: EclipseResult,
};

export default ECLIPSE;
