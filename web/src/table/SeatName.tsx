/** The name of a seat of the table where there may be too little room for it. */

import { Called } from "./Called.tsx";
import { useRoom } from "./context";

export function SeatName({ seat, title }: { readonly seat: number; readonly title?: string }) {
  const room = useRoom();
  const names = room.info.value?.seats.map((one) => room.nameOf(one.seat)) ?? [];
  return <Called name={room.nameOf(seat)} names={names} {...(title ? { title } : {})} />;
}
