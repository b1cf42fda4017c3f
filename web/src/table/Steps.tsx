/** Back through the match and forward again, one event a step; LIVE returns. Where the log is, whatever stands in its place. */

import { Icon } from "../shell/Icon.tsx";
import { useCut } from "../shell/Offline.tsx";
import { useRoom } from "./context";

export function Steps() {
  const room = useRoom();
  const { words } = room;
  const count = room.count.value;
  const at = room.past.at.value;
  const cut = useCut();
  const keys = (event: KeyboardEvent) => {
    const run = { Home: () => room.past.to(0), End: () => room.past.live(), ArrowLeft: () => room.past.step(-1), ArrowRight: () => room.past.step(1) }[event.key];
    if (!run || count === 0) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  return (
    <div class="scrub" role="group" aria-label={words.say("past-scrub")} onKeyDown={keys}>
      <button type="button" class="btn btn-ghost btn-sm btn-icon" aria-label={words.say("past-earlier")} title={words.say("past-earlier")} disabled={count === 0 || at === 0} onClick={() => room.past.step(-1)}>
        <Icon name="i-back" />
      </button>
      <button type="button" class={at === null && !cut ? "live" : "live is-off"} aria-pressed={at === null} title={at === null ? undefined : words.say("past-live")} onClick={() => room.past.live()}>
        {words.say(cut ? "past-is-cut" : "past-is-live")}
      </button>
      <button type="button" class="btn btn-ghost btn-sm btn-icon" aria-label={words.say("past-later")} title={words.say("past-later")} disabled={at === null} onClick={() => room.past.step(1)}>
        <Icon name="i-fwd" />
      </button>
    </div>
  );
}
