/** One event of the log: sigil, sentence, linked things. */

import type { GameEvent } from "../games/types";
import { isNews } from "./actors.ts";
import { useRoom } from "./context";
import { EventSign } from "./EventSign";
import { seatOf, tell } from "./telling";

export function EventLine({ event, at = false, onStep }: { readonly event: GameEvent; readonly at?: boolean; readonly onStep?: () => void }) {
  const room = useRoom();
  const { words } = room;
  const seat = seatOf(event, room.module.value);
  const parts = tell(event, words, (one) => room.calledAt(one, event.n), room.module.value);
  const sentence = parts.map((part, place) => {
    if (part.kind === "seat") return <b key={place}>{part.text}</b>;
    if (part.kind === "text") return part.text;
    const light = (on: boolean) => () => { room.lit.value = on ? part.thing : null; };
    return (
      <span key={place} class="at" data-thing={part.thing} onPointerEnter={light(true)} onPointerLeave={light(false)}>
        {part.text}
      </span>
    );
  });
  return (
    <li class={[at && "is-at", isNews(event) && "is-news"].filter(Boolean).join(" ") || undefined} data-n={event.n}>
      <EventSign event={event} colour={seat === null ? null : (room.seat(seat)?.colour ?? 1)} />
      {onStep ? (
        <button type="button" class="log-step" tabIndex={-1} aria-current={at ? "step" : undefined} onClick={onStep}>{sentence}</button>
      ) : (
        <span>{sentence}</span>
      )}
    </li>
  );
}
