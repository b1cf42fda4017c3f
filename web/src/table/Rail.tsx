/** Where the question lies: beside the board, and on a phone a sheet below it that can be pulled down to see the board. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import type { BoardProps } from "../games/types";
import { DecisionPanel } from "./DecisionPanel";
import { useRoom } from "./context";
import { FullButton } from "./FullBoard";
import { phone } from "./sizes";
import { Splitter } from "./Splitter";

/** Pixels that a finger pulls before the sheet follows. */
const PULL = 24;

export function Rail({ board }: { readonly board: BoardProps | null }) {
  const room = useRoom();
  const { words } = room;
  const down = useSignal(false);
  const pulled = useRef(false);
  const asked = room.choice.value?.asked.id;
  useEffect(() => { down.value = false; }, [asked]);
  const Sum = room.module.value?.TraySum;
  const pull = (event: PointerEvent) => {
    const bar = event.currentTarget as HTMLElement;
    const from = event.clientY;
    const quit = new AbortController();
    const { signal } = quit;
    pulled.current = false;
    bar.setPointerCapture(event.pointerId);
    bar.addEventListener("pointerup", (end) => {
      quit.abort();
      const by = end.clientY - from;
      pulled.current = Math.abs(by) >= PULL;
      if (pulled.current) down.value = by > 0;
    }, { signal });
    bar.addEventListener("pointercancel", () => quit.abort(), { signal });
  };
  // A tap, a key, a reader or a voice: a click without a pull.
  const tap = (event: MouseEvent) => {
    if (event.detail === 0 || !pulled.current) down.value = !down.peek();
  };
  return (
    <div class={down.value && phone.value ? "rail is-down" : "rail"}>
      {phone.value && board && Sum && (
        <div class="row tray-sum">
          <Sum {...board} />
          {room.module.value?.kind !== "map" && <FullButton />}
        </div>
      )}
      {phone.value && (
        <button
          type="button" class="grab" aria-expanded={!down.value} aria-label={words.say(down.value ? "sheet-up" : "sheet-down")}
          onPointerDown={pull} onClick={tap}
        />
      )}
      <DecisionPanel board={board} />
      <Splitter part="question" />
    </div>
  );
}
