/** Opens a match out of a file of one's own. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";

import { problemOf } from "../net/api.ts";
import { go } from "../router.ts";
import { Icon } from "../shell/Icon.tsx";
import { toast } from "../shell/Toast.tsx";
import { problemText, say } from "../words.ts";
import { FILE, Foreign, openFile } from "./file.ts";

/** What to say of a file that cannot be shown. */
function wrong(thrown: unknown): string {
  if (thrown instanceof Foreign) return say("file-foreign");
  const problem = problemOf(thrown);
  if (problem.key === "error-record-rules") return say("file-old");
  return problem.key.startsWith("error-record-") || problem.key === "error-value" ? say("file-broken") : problemText(problem);
}

export function OpenFile(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const busy = useSignal(false);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    busy.value = true;
    try {
      await openFile(file);
      go(`/replay/${FILE}`);
    } catch (thrown) {
      toast({ kind: "bad", text: wrong(thrown) }, 9000);
    } finally {
      busy.value = false;
      if (input.current) input.current.value = "";
    }
  };
  return (
    <span class="open-file">
      <input ref={input} type="file" class="sr" tabIndex={-1} aria-hidden="true" accept=".orrery,.jsonl" onChange={(event) => void open(event.currentTarget.files?.[0])} />
      <button type="button" class="btn btn-sm" disabled={busy.value} onClick={() => input.current?.click()}>
        <Icon name="i-play" size="sm" />{say(busy.value ? "file-opening" : "file-open")}
      </button>{" "}
      <span class="dim">{say("file-help")}</span>
    </span>
  );
}
