/** How a tap or a key becomes an answer: one click answers what can be taken back, and the rest is asked once more. */

import type { Asked } from "../net/wire.ts";
import type { Choosing } from "./choosing.ts";
import { hasty, lastPress } from "./presses.ts";
import type { Room } from "./room";

/** A tap on an option, in the panel or on the board. One of several things is chosen; one of one answers. */
export function pickOption(room: Room, choosing: Choosing, option: string): void {
  room.plan.end();
  if (!choosing.offers(option)) {
    if (option in choosing.blocked.peek()) choosing.asking.value = option;
    return;
  }
  const answers = oneClick(room, choosing);
  if (answers && hasty(lastPress(), room.shownAt)) return; // it was meant for the question before
  if (!answers || !choosing.isChosen(option)) choosing.pick(option); // an only option is chosen already
  if (answers) give(room, choosing);
}

/** A press of the button that sends what has been chosen; or of the one that says yes when that is asked for once more. */
export function pressSend(room: Room, choosing: Choosing): void {
  const doubted = choosing.doubt.peek() !== null;
  if (hasty(lastPress(), doubted ? choosing.doubtedAt : room.shownAt)) return; // it was meant for what stood there before
  if (doubted) choosing.confirm();
  else give(room, choosing, choosing.asked.kind === "allocate");
}

/** Whether picking one option answers the question: there is one to be picked, and none is proposed. */
export function oneClick(room: Room, choosing: Choosing): boolean {
  return oneOf(choosing.asked) && room.confirms() !== "always";
}

/** Whether exactly one option is to be picked, or one thing of one of several kinds. */
export function oneOf({ kind, least, most, about }: Asked): boolean {
  return kind === "pick" || (least === 1 && most === 1 && (kind === "allocate" || (kind === "pick-some" && !("proposed" in about))));
}

/** Send what has been chosen. What hurts is asked once more, and so is what cannot be taken back, unless its words have
 * told of the die or the draw, or stood on a button that was pressed after choosing. */
export function give(room: Room, choosing: Choosing, pressed = false): void {
  const { asked } = choosing;
  if (choosing.lack.peek()) return;
  const module = room.module.peek();
  const chosen = choosing.chosen.peek();
  const doc = room.doc.peek();
  const warn = doc && module?.warn?.(room.words, asked, chosen, doc, room.parts.peek());
  if (warn) {
    choosing.hesitate(warn);
    return;
  }
  const told = pressed || !oneOf(asked) || room.confirms() !== "irreversible" || module?.announces?.(asked, chosen[0] ?? "") === true;
  choosing.confirm(!told);
}
