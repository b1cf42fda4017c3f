/** What an order may be left about: what is asked again and again, and what it is always answered with. */

import type { Doc } from "../../net/wire.ts";
import { ACTIONS, zonesOf } from "./zones.ts";

/** Actions a reaction is never made of. */
const NO_REACTION = ["explore", "influence", "research"];

/** A species is chosen once. */
export const mayAsk = (ask: string, doc: Doc): boolean => ask !== "species" || !zonesOf(doc).seats[doc.seat ?? -1]?.species;

/** An action or a pass can be decided before the first one was asked; the rest is what was offered here. */
export function orderAnswers(ask: string): readonly string[] | null {
  if (ask !== "act" && ask !== "react") return null;
  const actions = ask === "act" ? ACTIONS : ACTIONS.filter((action) => !NO_REACTION.includes(action));
  return [...actions, "pass"].map((action) => `${ask}:${action}`);
}
