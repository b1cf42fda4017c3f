/** The name of a seat where there may be too little room for it. */

import { apart } from "./apart.ts";
import { useRoom } from "./context";

export function SeatName({ seat, title }: { readonly seat: number; readonly title?: string }) {
  const room = useRoom();
  const name = room.nameOf(seat);
  const [head, tail] = apart(name, room.info.value?.seats.map((one) => room.nameOf(one.seat)) ?? []);
  return (
    <span class="called" title={title ?? name}>
      <span>{head}</span>{tail && <span class="tail">{tail}</span>}
    </span>
  );
}
