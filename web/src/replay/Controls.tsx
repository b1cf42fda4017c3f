/** What plays the match: back, play, forward, how fast, and how far a step goes. */

import type { JSX } from "preact";

import { Icon } from "../shell/Icon.tsx";
import { number, say } from "../words.ts";
import type { Grain } from "./grains.ts";
import type { Replay } from "./replay.ts";

export function Controls({ replay }: { replay: Replay }): JSX.Element {
  const playing = replay.playing.value;
  const start = replay.ends(-1);
  const end = replay.ends(1);
  const grains = replay.grains.value;
  return (
    <section class="stack rv-ctl panel" aria-label={say("replay-controls")}>
      <div class="rv-play">
        <Button name="i-first" label={say("replay-first")} off={start} act={() => { replay.playing.value = false; replay.go(0); }} />
        <Button name="i-back" label={say("replay-back")} off={start} act={() => replay.move(-1)} />
        <button type="button" class="btn btn-strong btn-icon play" aria-label={say(playing ? "replay-pause" : "replay-play")} onClick={() => replay.toggle()}>
          <Icon name={playing ? "i-pause" : "i-play"} />
        </button>
        <Button name="i-fwd" label={say("replay-forward")} off={end} act={() => replay.move(1)} />
        <Button name="i-last" label={say("replay-last")} off={end} act={() => { replay.playing.value = false; replay.toEnd(); }} />
      </div>
      <div class="rv-pace">
        <button type="button" class="btn btn-sm" aria-label={say("replay-speed", { speed: number(replay.speed.value) })} onClick={() => replay.faster()}>{number(replay.speed.value)}×</button>
        <select
          class="btn btn-sm rv-grain" aria-label={say("replay-grain")} title={say("replay-grain")} aria-keyshortcuts="g" value={replay.grain.value}
          onChange={(event) => replay.by(event.currentTarget.value as Grain)} onKeyDown={(event) => sideways(event, replay)}
        >
          {grains.map((grain) => <option key={grain} value={grain}>{say(`replay-grain-${grain}`)}</option>)}
        </select>
      </div>
    </section>
  );
}

/** Left and right step through the match also right after a grain was chosen; up and down choose. */
function sideways(event: KeyboardEvent, replay: Replay): void {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : null;
  if (by === null || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  replay.move(by);
}

function Button({ name, label, off, act }: { name: string; label: string; off: boolean; act: () => void }): JSX.Element {
  return <button type="button" class="btn btn-ghost btn-icon" aria-label={label} title={label} disabled={off} onClick={act}><Icon name={name} /></button>;
}
