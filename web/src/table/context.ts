/** The table on the screen, for every part of it. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";

import type { OptionLabel } from "../games/types";
import type { Asked, Doc } from "../net/wire";
import { LATER, NOTHING } from "./choice";
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
  if (option === NOTHING && asked.options.includes(LATER)) return { title: words.say("option-pass"), text: words.say("option-pass-help") };
  if (option === NOTHING) return { title: words.say("option-nothing") };
  const key = `option-${option}`;
  const seat = seatIn("", option);
  if (seat !== null && !words.has(key)) return { title: room.nameOf(seat) };
  return { title: /^[A-Za-z0-9_-]+$/.test(option) && words.has(key) ? words.say(key) : words.name(option) };
}

/** The question as one sentence. */
export function promptOf(room: Room, asked: Asked): string {
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

/** An answer's canonical text in words: "New Sparta", "Gem World, Asteroid Belt", "4"; one option as its question calls it. */
export function answerWords(room: Room, text: string, asked?: Asked): string {
  const { words } = room;
  const body = text.slice(text.indexOf(":") + 1);
  const doc = room.doc.value;
  if (asked && doc && asked.options.includes(body)) return labelOf(room, asked, body, doc).title;
  if (body === NOTHING) return words.say("option-nothing");
  if (body === LATER) return words.say("option-later");
  if (/^[A-Za-z0-9_-]+$/.test(body) && words.has(`option-${body}`)) return words.say(`option-${body}`);
  const called = (thing: string): string => {
    const seat = seatIn("", thing);
    return seat === null ? words.name(thing) : room.nameOf(seat);
  };
  return body
    .split(/([,>])/)
    .map((part) => (part === "," ? ", " : part === ">" ? " → " : /^\d+ /.test(part) ? part.replace(/ .*/, (name) => ` ${called(name.trim())}`) : called(part)))
    .join("");
}
