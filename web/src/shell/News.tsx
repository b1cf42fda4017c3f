import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { listen, loggedOut } from "../net/store.ts";
import type { Notice } from "../net/wire.ts";
import { go, route } from "../router.ts";
import { say } from "../words.ts";
import { noticeText } from "./notice.ts";
import { toast } from "./Toast.tsx";

const SETTLE = 700; // a table that is just being opened needs no toast about itself

const shown = new Map<string, () => void>();

const here = (table: string): boolean => {
  const at = route.value;
  return at.screen === "table" && at.id === table;
};

/** Told also at the table itself: who sits there is seen, but not that it was another. */
const ALWAYS: readonly string[] = ["unseated", "left", "taken"];

function tell(notice: Notice): void {
  shown.get(notice.table)?.(); // the newest word about a table is enough
  const there = here(notice.table);
  if (there && !ALWAYS.includes(notice.kind)) return; // what is seen there needs no word
  shown.set(notice.table, toast({
    kind: "info", text: noticeText(notice),
    ...(there ? {} : { act: { label: say("notice-open"), run: () => go(`/table/${notice.table}`) } }),
  }));
}

/** Notices of other tables than the one on the screen appear as toasts; "your move" is read out at once. */
export function NewsToasts(): JSX.Element {
  const [spoken, speak] = useState("");
  useEffect(() => listen((message) => {
    if (message.t !== "notice") return;
    if (message.kind === "move") speak(noticeText(message));
    setTimeout(() => tell(message), SETTLE);
  }), []);
  useEffect(() => {
    if (loggedOut.value > 0) toast({ kind: "warn", text: say("logged-out-elsewhere") }, 0);
  }, [loggedOut.value]);
  const at = route.value;
  useEffect(() => {
    if (at.screen === "table") shown.get(at.id)?.();
  }, [at]);
  return <div class="sr" role="alert">{spoken}</div>;
}
