import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { listen } from "../net/store.ts";
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

function tell(notice: Notice): void {
  shown.get(notice.table)?.(); // the newest word about a table is enough
  if (here(notice.table) && notice.kind !== "unseated") return; // what is seen there needs no word; why one stands does
  shown.set(notice.table, toast({
    kind: "info", text: noticeText(notice),
    act: { label: say("notice-open"), run: () => go(`/table/${notice.table}`) },
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
  const at = route.value;
  useEffect(() => {
    if (at.screen === "table") shown.get(at.id)?.();
  }, [at]);
  return <div class="sr" role="alert">{spoken}</div>;
}
