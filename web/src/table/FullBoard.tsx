/** The board over the whole window: the way there and back, and the seats with their points in a corner of it. */

import { Icon } from "../shell/Icon.tsx";
import { Sigil } from "../shell/Sigil.tsx";
import { useRoom } from "./context";
import { genericSeatLine } from "./Generic";
import { SeatName } from "./SeatName";
import { full } from "./sizes";

export function FullButton() {
  const { words } = useRoom();
  const told = words.say(full.value ? "board-full-leave" : "board-full");
  return (
    <button type="button" class="btn btn-icon btn-sm" aria-pressed={full.value} aria-label={told} title={told} onClick={() => { full.value = !full.value; }}>
      <Icon name="i-full" />
    </button>
  );
}

/** Who plays, and how it stands. */
export function SeatCorner() {
  const room = useRoom();
  const doc = room.doc.value;
  const waiting = room.now.value?.doc.waiting ?? [];
  return (
    <ol class="corner" aria-label={room.words.say("room-players")}>
      {room.info.value?.seats.map((seat) => (
        <li key={seat.seat} data-seat={seat.colour} class={waiting.includes(seat.seat) ? "is-turn" : undefined}>
          <Sigil colour={seat.colour} class="sigil-sm" />
          <SeatName seat={seat.seat} />
          {doc && <b>{(room.module.value?.seatLine(doc, seat.seat, room.words) ?? genericSeatLine(doc, seat.seat)).score}</b>}
        </li>
      ))}
    </ol>
  );
}
