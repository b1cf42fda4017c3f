/** What is said by itself: an offer to take an answer back, and what the others do (to screen readers). */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { listen } from "../net/store.ts";
import { toast } from "../shell/Toast.tsx";
import { isNews } from "./actors.ts";
import { announce } from "./announce";
import type { Room } from "./room";
import { plain, seatOf } from "./telling";

const LIVE = 10_000;
/** Events read out of one update at most; the log has the rest. */
const READ = 4;

/** After an answer a toast offers to take it back, for as long as that is free and nothing else is asked of me. */
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
      if (!now || now.viewer < 0 || (now.doc.asked && !now.doc.invited) || now.doc.sealed !== null || !now.doc.undo?.free || now.doc.result) return;
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

/** New events of others are read out when there is a pause. */
export function useAnnounced(room: Room): void {
  useEffect(() => {
    let known: number | null = null;
    return effect(() => {
      const events = room.events.value;
      if (!room.now.value) return;
      const from = known;
      const fresh = from === null ? [] : events.filter((event) => event.n >= from);
      known = room.count.value;
      const mine = room.mine.peek();
      const others = fresh.filter((event) => {
        const seat = seatOf(event, room.module.peek());
        return seat === null || !mine.includes(seat) || isNews(event);
      });
      if (others.length) announce(others.slice(-READ).map((event) => plain(room.lineOf(event))).join(". "));
    });
  }, [room]);
}
