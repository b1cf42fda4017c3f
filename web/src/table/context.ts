/** The table on the screen, for every part of it. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";

import type { OptionLabel } from "../games/types";
import type { Asked, Doc } from "../net/wire";
import { answerWords, optionWords } from "./answers";
import { LATER, NOTHING } from "./choice";
import { heardAt } from "./heard";
import type { Room } from "./room";
import { seatIn } from "./telling.ts";

export const RoomContext = createContext<Room | null>(null);

export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (!room) throw new Error("a part of the table was drawn outside of it");
  return room;
}

/** The words of an option: the game's own, a message `option-<text>`, or the name of the thing. */
export function labelOf(room: Room, asked: Asked, option: string, doc: Doc): OptionLabel {
  const { words } = room;
  if (option === LATER) return { title: words.say("option-later"), text: words.say("option-later-help") };
  const own = room.module.value?.optionLabel?.(words, asked, option, doc, room.parts.value, room.info.value);
  if (own) return own;
  if (option === NOTHING) return inWindow(room, asked.ask) ? { title: words.say("option-pass"), text: words.say("option-pass-help") } : { title: words.say("option-nothing") };
  return { title: optionWords(words, option, (seat) => room.nameOf(seat), asked.ask) };
}

/** Whether to take nothing in this question is to pass: it is one in which one could wait for the others, now or before. */
function inWindow(room: Room, ask: string): boolean {
  return heardAt(room.id, room.viewer.value ?? -1)[ask]?.options.includes(LATER) ?? false;
}

/** The question as one sentence, at a table or in a replay. */
export function promptOf(room: Pick<Room, "words" | "module" | "nameOf">, asked: Asked): string {
  const { words } = room;
  const who: Record<string, string> = {};
  for (const [field, value] of Object.entries(asked.about)) {
    const seat = seatIn(field, value);
    const called = typeof value === "string" ? room.module.value?.called?.(words, value) : null;
    if (seat !== null) who[field] = room.nameOf(seat);
    else if (called) who[field] = called;
  }
  return words.say(`ask-${asked.ask}`, { least: asked.least, most: asked.most, count: asked.options.length, ...words.named(asked.about), ...who });
}

/** An answer in words; options as their question calls them. */
export function answerOf(room: Room, text: string, asked?: Asked): string {
  const doc = room.doc.value;
  const body = text.slice(text.indexOf(":") + 1);
  const options = asked?.options.includes(body) ? [body] : body.split(",");
  if (asked && doc && options.every((option) => asked.options.includes(option))) return options.map((option) => labelOf(room, asked, option, doc).title).join(", ");
  return answerWords(room.words, text, (seat) => room.nameOf(seat), inWindow(room, text.slice(0, text.indexOf(":"))) ? "option-pass" : "option-nothing");
}
