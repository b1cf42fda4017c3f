/** Between two people at one screen. While it is down the page holds nothing but what everybody may see, and nothing else
 * of it can be reached. */

import { useEffect, useRef } from "preact/hooks";

import { Sigil } from "../shell/Sigil.tsx";
import { alertReader, announce } from "./announce";
import { useRoom } from "./context";

export function Curtain() {
  const room = useRoom();
  const { words } = room;
  const seat = room.curtain.value;
  const button = useRef<HTMLButtonElement>(null);
  const curtain = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (seat === null) return;
    button.current?.focus();
    announce(""); // what was said last was said to who had the screen
    alertReader(words.say("curtain-title", { name: room.nameOf(seat) }));
  }, [seat]);
  useEffect(() => (seat === null || !curtain.current ? undefined : closeBehind(curtain.current)), [seat]);
  const info = room.info.value;
  if (seat === null || !info) return null;
  const others = room.mine.value.filter((other) => other !== seat);
  return (
    <div ref={curtain} class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <div class="stack curtain-in">
        <Sigil colour={info.seats[seat]?.colour ?? 1} size="lg" class="curtain-sigil" />
        <h2 class="display" id="curtain-title">{words.say("curtain-title", { name: room.nameOf(seat) })}</h2>
        <p class="soft">{words.say("curtain-help")}</p>
        <button ref={button} type="button" class="btn btn-primary" id="lift" onClick={() => room.lift(seat)}>
          {words.say("curtain-lift", { name: room.nameOf(seat) })}
        </button>
        <div class="curtain-others">
          {others.map((other) => (
            <button key={other} type="button" class="btn btn-ghost btn-sm" onClick={() => room.lift(other)}>
              {words.say("curtain-other", { name: room.nameOf(other) })}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Makes the page around an element unreachable, but for what is read aloud. Returns how to open it again. */
function closeBehind(front: Element): () => void {
  const closed: Element[] = [];
  for (let at = front; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || other.matches("[inert], [aria-live], [role=status], [role=alert]")) continue;
      other.toggleAttribute("inert", true);
      closed.push(other);
    }
  }
  return () => { for (const one of closed) one.toggleAttribute("inert", false); };
}
