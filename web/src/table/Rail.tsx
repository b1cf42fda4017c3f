/** Where the question lies: beside the board, and on a phone a sheet below it that can be pulled down to see the board. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import type { BoardProps } from "../games/types";
import { DecisionPanel } from "./DecisionPanel";
import { useRoom } from "./context";
import { phone } from "./sizes";
import { Splitter } from "./Splitter";

/** Pixels that a finger pulls before the sheet follows. */
const PULL = 24;

export function Rail({ board }: { readonly board: BoardProps | null }) {
  const room = useRoom();
  const { words } = room;
  const down = useSignal(false);
  const asked = room.choice.value?.asked.id;
  useEffect(() => { down.value = false; }, [asked]);
  const Sum = room.module.value?.TraySum;
  const pull = (event: PointerEvent) => {
    const bar = event.currentTarget as HTMLElement;
    const from = event.clientY;
    bar.setPointerCapture(event.pointerId);
    bar.addEventListener("pointerup", (end) => {
      const by = end.clientY - from;
      down.value = Math.abs(by) < PULL ? !down.peek() : by > 0;
    }, { once: true });
  };
  return (
    <div class={down.value && phone.value ? "rail is-down" : "rail"}>
      {phone.value && board && Sum && <div class="row tray-sum"><Sum {...board} /></div>}
      {phone.value && (
        <button
          type="button" class="grab" aria-expanded={!down.value} aria-label={words.say(down.value ? "sheet-up" : "sheet-down")}
          onPointerDown={pull} onKeyDown={(event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); down.value = !down.peek(); } }}
        />
      )}
      <DecisionPanel board={board} />
      <Splitter part="question" />
    </div>
  );
}
