/** What stands before an event: the sigil of its seat, or the sign of news of the table. */

import type { GameEvent } from "../games/types";
import { Icon } from "../shell/Icon.tsx";
import { MiniSigil } from "../shell/Sigil.tsx";
import { isNews, NEWS } from "./actors.ts";

const SIGNS: Readonly<Record<string, string>> = { [NEWS.left]: "i-robot", [NEWS.taken]: "i-seat", [NEWS.ended]: "i-flag", [NEWS.hinted]: "i-info" };

export function EventSign({ event, colour }: { readonly event: GameEvent; readonly colour: number | null }) {
  if (isNews(event)) return <Icon name={SIGNS[event.event] ?? "i-info"} size="sm" />;
  return colour !== null ? <MiniSigil colour={colour} /> : <span />;
}
