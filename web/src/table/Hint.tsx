/** A hint: what the best bot would answer, at tables that are not rated. It answers nothing, and the others hear of it. */

import { api, problemOf } from "../net/api.ts";
import type { TableInfo } from "../net/wire";
import { Icon } from "../shell/Icon.tsx";
import { announce } from "./announce";
import { NOTHING } from "./choice";
import type { Choosing } from "./choosing";
import { answerOf, useRoom } from "./context";
import type { Room } from "./room";
import { Weighed } from "./Weighed";

/** Whether hints may be asked for at a table. */
const givesHints = (info: TableInfo | null): boolean => info !== null && info.state === "playing" && !info.rated;

/** Ask for a hint to the open question, and point its option out. */
async function ask(room: Room, choosing: Choosing): Promise<void> {
  const { asked, hint } = choosing;
  if (hint.peek() !== null) return;
  hint.value = "thinking";
  try {
    const told = await api.hint(room.id, asked.seat, asked.id);
    hint.value = told;
    point(choosing, true);
    if (room.choice.peek() === choosing) announce(inWords(room, choosing, told.answer));
  } catch (thrown) {
    hint.value = null;
    room.onRefusal(problemOf(thrown));
  }
}

/** Point out on the board what the bot would take, if it is one option. */
function point(choosing: Choosing, on: boolean): void {
  const hint = choosing.hint.peek();
  const option = hint && hint !== "thinking" ? bodyOf(hint.answer) : "";
  if (choosing.offers(option)) choosing.preview.value = on ? option : null;
}

const bodyOf = (answer: string): string => answer.slice(answer.indexOf(":") + 1);

function inWords(room: Room, choosing: Choosing, answer: string): string {
  const silent = bodyOf(answer) === NOTHING && !choosing.offers(NOTHING) && room.invitation.peek() !== null;
  return silent ? room.words.say("hint-silent") : room.words.say("advice-would", { answer: answerOf(room, answer, choosing.asked) });
}

/** The small button beside the question. It makes way for what it brings. */
export function HintButton({ choosing }: { readonly choosing: Choosing }) {
  const room = useRoom();
  const { words } = room;
  const hint = choosing.hint.value;
  if (!givesHints(room.info.value) || (hint !== null && hint !== "thinking")) return null;
  const thinking = hint === "thinking";
  return (
    <button
      type="button" class="btn btn-ghost btn-sm hint-ask" id="hint" aria-keyshortcuts="B" aria-disabled={thinking || undefined}
      title={words.say(room.invitation.value ? "hint-help-invited" : "hint-help")} onClick={() => void ask(room, choosing)}
    >
      <Icon name="i-robot" size="sm" />
      <span>{words.say(thinking ? "advice-waiting" : "hint")}</span>
    </button>
  );
}

/** What the bot would answer, and what it weighed. Who points at it sees it on the board. */
export function HintTold({ choosing }: { readonly choosing: Choosing }) {
  const room = useRoom();
  const hint = choosing.hint.value;
  if (hint === null || hint === "thinking") return null;
  return (
    <div class="hint" onPointerEnter={() => point(choosing, true)} onPointerLeave={() => point(choosing, false)}>
      <p><Icon name="i-robot" size="sm" /> <b>{inWords(room, choosing, hint.answer)}</b></p>
      <Weighed weighed={hint.weighed} inWords={(answer) => answerOf(room, answer, choosing.asked)} />
    </div>
  );
}
