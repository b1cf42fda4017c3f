/** What plays the match: back, play, forward, how fast, and how far a step goes. */

import type { JSX } from "preact";

import { Icon } from "../shell/Icon.tsx";
import { number, say } from "../words.ts";
import type { Replay } from "./replay.ts";

export function Controls({ replay }: { replay: Replay }): JSX.Element {
  const step = replay.step.value;
  const playing = replay.playing.value;
  const end = step >= replay.last.value;
  const leap = (to: number): void => { replay.playing.value = false; replay.go(to); };
  return (
    <section class="stack rv-ctl panel" aria-label={say("replay-controls")}>
      <div class="rv-play">
        <Button name="i-first" label={say("replay-first")} off={step === 0} act={() => leap(0)} />
        <Button name="i-back" label={say("replay-back")} off={step === 0} act={() => replay.move(-1)} />
        <button type="button" class="btn btn-strong btn-icon play" aria-label={say(playing ? "replay-pause" : "replay-play")} onClick={() => replay.toggle()}>
          <Icon name={playing ? "i-pause" : "i-play"} />
        </button>
        <Button name="i-fwd" label={say("replay-forward")} off={end} act={() => replay.move(1)} />
        <Button name="i-last" label={say("replay-last")} off={end} act={() => leap(replay.last.value)} />
      </div>
      <div class="rv-pace">
        <button type="button" class="btn btn-sm" aria-label={say("replay-speed", { speed: number(replay.speed.value) })} onClick={() => replay.faster()}>{number(replay.speed.value)}×</button>
        <button type="button" class="btn btn-sm rv-chip" aria-pressed={replay.whole.value} onClick={() => { replay.whole.value = !replay.whole.value; }}>{say("replay-whole")}</button>
      </div>
    </section>
  );
}

function Button({ name, label, off, act }: { name: string; label: string; off: boolean; act: () => void }): JSX.Element {
  return <button type="button" class="btn btn-ghost btn-icon" aria-label={label} title={label} disabled={off} onClick={act}><Icon name={name} /></button>;
}
