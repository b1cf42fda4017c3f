/** What an order may be left about: what is asked again and again, and what it is always answered with. */

import type { Doc } from "../../net/wire.ts";
import type { BoardProps } from "../types.ts";
import { partsOf, zonesOf } from "./zones.ts";

/** A species is chosen once. */
export const mayAsk = (ask: string, doc: Doc): boolean => ask !== "species" || !zonesOf(doc).seats[doc.seat ?? -1]?.species;

/** An action or a pass can be decided before the first one was asked; the rest is what was offered here. */
export function orderAnswers(ask: string, _doc: Doc | null, given: BoardProps["parts"]): readonly string[] | null {
  if (ask !== "act" && ask !== "react") return null;
  const parts = partsOf(given);
  const actions = ask === "act" ? parts.actions : Object.keys(parts.reactions);
  return [...actions, "pass"].map((action) => `${ask}:${action}`);
}
