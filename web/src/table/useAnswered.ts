/** After an answer: a toast offers to take it back for as long as that is free and nothing else is asked of me. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { listen } from "../net/store.ts";
import { toast } from "../shell/Toast.tsx";
import type { Room } from "./room";

const LIVE = 10_000;

export function useAnswered(room: Room): void {
  useEffect(() => {
    let drop: (() => void) | null = null;
    let at = -1;
    const quiet = listen((message) => {
      if (message.t !== "done" || message.table !== room.id || message.repeated) return;
      queueMicrotask(() => offer());
    });
    const offer = () => {
      const now = room.now.peek();
      if (!now || now.viewer < 0 || now.doc.asked || now.doc.sealed !== null || !now.doc.undo?.free || now.doc.result) return;
      drop?.();
      at = now.doc.at;
      const next = now.doc.waiting.map((seat) => room.nameOf(seat)).join(", ");
      const { words } = room;
      drop = toast(
        { kind: "good", title: words.say("answered"), text: next ? words.say("answered-next", { names: next }) : "", act: { label: words.say("undo"), run: () => void room.undo() } },
        now.info.pace === "mail" ? 0 : LIVE,
      );
    };
    // Somebody has acted: it is too late for a free undo.
    const stop = effect(() => {
      const now = room.now.value;
      if (drop && (!now || now.doc.at !== at)) {
        drop();
        drop = null;
      }
    });
    return () => {
      quiet();
      stop();
      drop?.();
    };
  }, [room]);
}
