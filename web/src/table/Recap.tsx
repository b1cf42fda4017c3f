/**
 * What a part of the match came to, when it has ended: a panel without brass where nothing is asked, one line above a
 * question otherwise. The game tells it; here are the frame, the button that puts it away, and the time after which it
 * goes by itself.
 */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import type { BoardProps, Recap } from "../games/types";
import { Icon } from "../shell/Icon.tsx";
import { useNow } from "../shell/now.ts";
import { useRoom } from "./context";
import { isAway, opened, putAway, recapName } from "./recap.ts";

/** Milliseconds that a recap stays at a live table where nobody touches it. */
const STAYS = 30_000;

/** The recap that is to be shown now; null if there is none, or if it was put away. */
export function useRecap(board: BoardProps | null): Recap | null {
  const room = useRoom();
  if (!board || room.past.at.value !== null) return null;
  const recap = room.module.value?.recap?.(board) ?? null;
  return recap && !isAway(room.id, recap) ? recap : null;
}

/** Whether a recap was opened over the question. */
export function useOpened(recap: Recap | null): boolean {
  const room = useRoom();
  return recap !== null && opened.value === recapName(room.id, recap);
}

/** The panel. `over`: something is asked, and comes back when this is closed. */
export function RecapPanel({ recap, board, over = false }: { readonly recap: Recap; readonly board: BoardProps; readonly over?: boolean }) {
  const room = useRoom();
  const { words } = room;
  const touched = useSignal(false);
  const live = room.info.value?.pace === "live" && !over && !touched.value;
  const { Body, Act } = recap;
  const on = () => (over ? (opened.value = null) : putAway(room.id, recap));
  return (
    <section
      class="decision idle recap"
      id="decision"
      tabIndex={-1}
      aria-labelledby="dq"
      onPointerDown={() => { touched.value = true; }}
      onKeyDown={() => { touched.value = true; }}
    >
      <div class="decision-head">
        <div class="decision-kicker">
          <Icon name="i-log" />
          <span class="label">{recap.label}</span>
          {live && <Countdown done={() => putAway(room.id, recap)} />}
        </div>
        <h2 id="dq" aria-live="polite">{recap.title}</h2>
      </div>
      <div class="decision-body" role="group" aria-labelledby="dq" tabIndex={0}><Body {...board} /></div>
      <div class="row decision-foot">
        {Act && <Act {...board} />}
        <button type="button" class="btn btn-strong foot-end" id="recap-on" onClick={on}>{over ? words.say("recap-back") : recap.on}</button>
      </div>
    </section>
  );
}

/** How long the panel stays by itself. */
function Countdown({ done }: { done(): void }) {
  const { words } = useRoom();
  const time = useNow();
  const began = useSignal(time);
  const left = Math.ceil((began.value + STAYS - time) / 1000);
  useEffect(() => {
    if (left <= 0) done();
  }, [left <= 0]);
  return <span class="steps" aria-hidden="true">{words.say("recap-auto", { seconds: Math.max(0, left) })}</span>;
}

/** The line above a question: one tap opens the recap, another puts it away. */
export function RecapLine({ recap }: { readonly recap: Recap }) {
  const room = useRoom();
  const { words } = room;
  return (
    <div class="recap-line">
      <button type="button" class="btn btn-ghost btn-sm" id="recap-open" aria-expanded={false} onClick={() => { opened.value = recapName(room.id, recap); }}>
        <Icon name="i-log" size="sm" />
        <span>{words.say("recap-line", { label: recap.label, title: recap.title })}</span>
      </button>
      <button type="button" class="btn btn-ghost btn-sm btn-icon" aria-label={words.say("recap-away")} title={words.say("recap-away")} onClick={() => putAway(room.id, recap)}>
        <Icon name="i-x" size="sm" />
      </button>
    </div>
  );
}
