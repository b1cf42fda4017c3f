/** Standing orders of my seat: what is loaded, what is said of it, and how it is changed. */

import { signal } from "@preact/signals";

import type { Speaks } from "../games/types";
import { api } from "../net/api.ts";
import { listen } from "../net/store.ts";
import type { Order, OrderUse, SeatOrders } from "../net/wire";
import { toastProblem } from "../shell/Toast.tsx";
import { LATER, NOTHING } from "./choice";
import type { Room } from "./room";
import { seatIn } from "./telling";

/** Which view of the orders is open. */
export const ordersOpen = signal<"list" | "ahead" | null>(null);

/** In `answers`: take nothing, whatever that is called in the question. */
export const PASS = "pass";

/** Orders by "table/seat". */
const loaded = signal<Readonly<Record<string, SeatOrders>>>({});
const asked = new Set<string>();

const place = (room: Room): string => `${room.id}/${room.viewer.value ?? -1}`;

/** What is known of my orders at this table; asks for it the first time. */
function mine(room: Room): SeatOrders | null {
  const seat = room.viewer.value ?? -1;
  const here = place(room);
  if (seat >= 0 && !asked.has(here)) {
    asked.add(here);
    api.orders(room.id, seat).then((told) => keep(here, told), () => asked.delete(here));
  }
  return loaded.value[here] ?? null;
}

/** My orders at this table. */
export const myOrders = (room: Room): readonly Order[] => mine(room)?.orders ?? [];

/** What they answered for me, the latest first. */
export const myUses = (room: Room): readonly OrderUse[] => mine(room)?.used ?? [];

function keep(here: string, told: SeatOrders): void {
  loaded.value = { ...loaded.peek(), [here]: told };
}

/** An order that answered may be spent: look again each time. And what one person had open is closed before another looks.
 * Returns how to stop. */
export function followOrders(room: Room): () => void {
  const stops = [
    listen((message) => {
      if (message.t !== "notice" || message.kind !== "order-used" || message.table !== room.id) return;
      asked.delete(place(room));
      mine(room);
    }),
    room.viewer.subscribe(() => { ordersOpen.value = null; }),
  ];
  return () => stops.forEach((stop) => stop());
}

let given = 0;
let sending: Promise<void> = Promise.resolve();

/** Put these orders in place of the earlier ones. They are sent one after the other, so that the last ones stand. */
export function giveOrders(room: Room, orders: readonly Order[]): Promise<void> {
  const here = place(room);
  const before = loaded.peek()[here] ?? { orders: [], used: [] };
  keep(here, { ...before, orders: [...orders] });
  given += 1;
  const own = given;
  sending = sending.then(() => (own === given ? send(room, here, orders, before, own) : undefined));
  return sending;
}

async function send(room: Room, here: string, orders: readonly Order[], before: SeatOrders, own: number): Promise<void> {
  try {
    const told = await api.setOrders(room.id, room.viewer.peek() ?? 0, { orders: [...orders] });
    if (own === given) keep(here, told); // else they were changed again meanwhile
  } catch (thrown) {
    if (own === given) keep(here, before);
    toastProblem(thrown, room.info.peek()?.game ?? null);
  }
}

/** A question's short name: "the opening hand". */
export function questionName(words: Speaks, ask: string): string {
  const key = `question-${ask}`;
  return words.has(key) ? words.say(key) : ask.replace(/[-_]/g, " ");
}

/** What an order is about, in words: "Ann", "Warfare". */
export function aboutWords(words: Speaks, about: Order["about"], nameOf: (seat: number) => string): string {
  return Object.entries(about ?? {}).flatMap(([field, values]) => values.map((value) => aboutWord(words, field, value, nameOf))).join(", ");
}

function aboutWord(words: Speaks, field: string, value: string, nameOf: (seat: number) => string): string {
  const seat = seatIn(field, /^\d+$/.test(value) ? Number(value) : value);
  if (seat !== null) return nameOf(seat);
  const name = words.name(value, field);
  return /^\d+$/.test(value) ? `${field.replace(/[-_]/g, " ")} ${name}` : name;
}

/** An event's short name, for "unless". */
export function eventName(words: Speaks, event: string): string {
  const key = `happening-${event}`;
  return words.has(key) ? words.say(key) : event.replace(/[-_]/g, " ");
}

/** One answer of an order in words. */
export function orderAnswer(words: Speaks, answer: string): string {
  const body = answer.slice(answer.indexOf(":") + 1);
  if (body === PASS || body === NOTHING) return words.say("orders-pass");
  if (body === LATER) return words.say("option-later");
  if (/^[A-Za-z0-9_-]+$/.test(body) && words.has(`option-${body}`)) return words.say(`option-${body}`);
  const field = answer.slice(0, answer.length - body.length - 1);
  return body.split(",").map((one) => words.name(one, field)).join(", ");
}

/** An order as a sentence. */
export function orderSentence(words: Speaks, order: Order, nameOf: (seat: number) => string): string {
  const about = aboutWords(words, order.about, nameOf);
  const question = questionName(words, order.ask);
  const args = { ask: about ? words.say("orders-asked-about", { ask: question, about }) : question, answer: order.answers.map((one) => orderAnswer(words, one)).join(", ") };
  const unless = order.unless ?? [];
  return unless.length
    ? words.say("orders-sentence-unless", { ...args, unless: unless.map((event) => eventName(words, event)).join(", ") })
    : words.say("orders-sentence", args);
}
