/** The talk at the table. Spectators may read along; the server says whether they may write. */

import { useEffect, useRef } from "preact/hooks";

import { sayToTable } from "../net/store.ts";
import { Icon } from "../shell/Icon.tsx";
import { MiniSigil } from "../shell/Sigil.tsx";
import { moment, problemText } from "../words.ts";
import { toast } from "../shell/Toast.tsx";
import { useRoom } from "./context";
import { heardLines } from "./unread";

export function Chat() {
  const room = useRoom();
  const { words } = room;
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const lines = room.now.value?.chat ?? [];
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    heardLines(room.id, lines.at(-1)?.n ?? -1);
  }, [lines.length]);
  const send = async (event: Event) => {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (!text || !field.current) return;
    field.current.value = "";
    const outcome = await sayToTable(room.id, text);
    if (!outcome.done) {
      if (field.current && !field.current.value) field.current.value = text;
      toast({ kind: "bad", text: problemText(outcome.problem) });
    }
  };
  return (
    <>
      <div class="side-body" ref={list} tabIndex={0} role="log" aria-label={words.say("chat-label")}>
        <ul class="chat">
          {lines.map((line) => {
            const seat = line.seat === null ? null : room.seat(line.seat);
            return (
              <li key={line.n} data-seat={seat?.colour}>
                {seat && <MiniSigil colour={seat.colour} />} <b class={seat ? "pname" : undefined}>{line.name}</b> <small>{moment(line.when)}</small>
                <br />
                {line.text}
              </li>
            );
          })}
          {lines.length === 0 && <li class="dim">{words.say("chat-empty")}</li>}
        </ul>
      </div>
      <form class="chat-input" onSubmit={(event) => void send(event)}>
        <input ref={field} class="field" name="line" maxLength={1000} autocomplete="off" placeholder={words.say("chat-write")} aria-label={words.say("chat-write")} />
        <button type="submit" class="btn btn-icon" aria-label={words.say("chat-send")}>
          <Icon name="i-send" />
        </button>
      </form>
    </>
  );
}
