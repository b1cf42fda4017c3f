/** Standing orders of my seat: what is loaded, and how it is changed. */

import { signal } from "@preact/signals";

import { api } from "../net/api.ts";
import { Latest } from "../net/latest.ts";
import { listen, me } from "../net/store.ts";
import type { Order, OrderUse, SeatOrders } from "../net/wire";
import { toastProblem } from "../shell/Toast.tsx";
import type { Room } from "./room";

/** Which view of the orders is open. */
export const ordersOpen = signal<"list" | "ahead" | null>(null);

/** Orders by "account/table/seat". */
const loaded = signal<Readonly<Record<string, SeatOrders>>>({});
const asked = new Set<string>();

const place = (room: Room): string => `${me.value?.id ?? ""}/${room.id}/${room.viewer.value ?? -1}`;

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

/** By "account/table/seat", as everything here. */
const latest = new Latest();

/** Put these orders in place of the earlier ones of who is looking now. They are sent one after the other, so that the
 * last ones stand. */
export function giveOrders(room: Room, orders: readonly Order[]): Promise<void> {
  const here = place(room);
  const seat = room.viewer.peek() ?? -1; // when they come to be sent another may be looking
  const before = loaded.peek()[here] ?? { orders: [], used: [] };
  keep(here, { ...before, orders: [...orders] });
  return latest.give(here, async (stands) => {
    try {
      const told = await api.setOrders(room.id, seat, { orders: [...orders] });
      if (stands()) keep(here, told);
    } catch (thrown) {
      if (stands()) keep(here, before);
      toastProblem(thrown, room.info.peek()?.game ?? null);
    }
  });
}
