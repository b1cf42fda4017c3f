import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { listen } from "../net/store.ts";
import { go, route } from "../router.ts";
import { say } from "../words.ts";
import { noticeText } from "./notice.ts";
import { toast } from "./Toast.tsx";

/** Notices of other tables than the one on the screen appear as toasts; "your move" is read out at once. */
export function NewsToasts(): JSX.Element {
  const [spoken, speak] = useState("");
  useEffect(() => listen((message) => {
    if (message.t !== "notice") return;
    const text = noticeText(message);
    if (message.kind === "move") speak(text);
    const at = route.value;
    if (at.screen === "table" && at.id === message.table) return;
    toast({
      kind: "info", text,
      act: { label: say("notice-open"), run: () => go(`/table/${message.table}`) },
    });
  }), []);
  return <div class="sr" role="alert">{spoken}</div>;
}
