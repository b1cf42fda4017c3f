/** Since I last looked: step by step through what happened, or skip to the present. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { recall } from "../net/store.ts";
import { Icon } from "../shell/Icon.tsx";
import { useRoom } from "./context";
import { Idle } from "./DecisionPanel";
import { EventLine } from "./EventLine";

export function CatchUp() {
  const room = useRoom();
  const { words } = room;
  const missed = room.missed.value;
  const at = useSignal<number | null>(null);

  useEffect(() => {
    if (at.value === null) return;
    void recall(at.value);
    room.past.to(at.value);
  }, [at.value]);

  if (!missed) return null;
  const count = missed.to - missed.from;
  const place = at.value;
  if (place === null) {
    return (
      <Idle
        icon={<Icon name="i-clock" />}
        label={words.say("catchup-label")}
        title={words.say("catchup-title", { count })}
        help={words.say("catchup-help")}
        foot={
          <>
            <button type="button" class="btn btn-ghost" onClick={() => room.caughtUp()}>{words.say("catchup-skip")}</button>
            <button type="button" class="btn btn-strong foot-end" id="catchup-start" onClick={() => { at.value = missed.from; }}>{words.say("catchup-start")}</button>
          </>
        }
      />
    );
  }
  const event = room.event(place);
  const last = place >= missed.to - 1;
  return (
    <Idle
      live
      icon={<Icon name="i-clock" />}
      label={words.say("catchup-label")}
      title={words.say("catchup-step", { step: place - missed.from + 1, of: count })}
      foot={
        <>
          <button type="button" class="btn btn-ghost" onClick={() => room.caughtUp()}>{words.say("catchup-skip")}</button>
          <button type="button" class="btn btn-icon foot-end" aria-label={words.say("past-earlier")} disabled={place <= missed.from} onClick={() => { at.value = place - 1; }}>
            <Icon name="i-back" />
          </button>
          <button type="button" class="btn btn-strong" id="catchup-next" onClick={() => (last ? room.caughtUp() : (at.value = place + 1))}>
            {words.say(last ? "catchup-end" : "catchup-next")}
          </button>
        </>
      }
    >
      <div class="row meter" aria-hidden="true">
        <span class="catchup-bar"><i style={{ width: `${((place - missed.from + 1) * 100) / count}%` }} /></span>
      </div>
      <ul class="log catchup-log" aria-live="polite">{event && <EventLine event={event} />}</ul>
    </Idle>
  );
}
