/** One event of the log: sigil, sentence, linked things. A log has hundreds: each is drawn again only if it would differ. */

import { untracked } from "@preact/signals";

import type { GameEvent } from "../games/types";
import { isNews } from "./actors.ts";
import { useRoom } from "./context";
import { EventSign } from "./EventSign";
import { seatOf } from "./telling";

interface Line {
  readonly event: GameEvent;
  readonly at?: boolean;
  readonly steps?: boolean;
  readonly hidden?: boolean | undefined;
}

export function EventLine({ event, at = false, steps = false, hidden = false }: Line) {
  const room = useRoom();
  const module = room.module.value;
  room.words; // the sentence is made below of these words,
  room.cast.value; // with what they are called, and changes with these two alone
  const seat = seatOf(event, module);
  const parts = untracked(() => room.lineOf(event));
  const colour = untracked(() => (seat === null ? null : (room.seat(seat)?.colour ?? 1)));
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
    <li class={[at && "is-at", isNews(event) && "is-news"].filter(Boolean).join(" ") || undefined} data-n={event.n} hidden={hidden}>
      <EventSign event={event} colour={colour} />
      {steps ? (
        <button type="button" class="log-step" tabIndex={-1} aria-current={at ? "step" : undefined} onClick={() => room.past.to(event.n)}>{sentence}</button>
      ) : (
        <span>{sentence}</span>
      )}
    </li>
  );
}
