import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { api } from "../net/api.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { Icon } from "../shell/Icon.tsx";
import { toast, toastProblem } from "../shell/Toast.tsx";
import { say } from "../words.ts";

/** A link to one seat: made when the dialog opens, shown once, to be copied or shared. */
export function InviteDialog({ table, seat, close }: { table: string; seat: number; close: () => void }): JSX.Element {
  const link = useSignal<string | null>(null);
  const copied = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    api.invite(table, seat).then((made) => { link.value = made.link; }, (thrown) => { toastProblem(thrown); close(); });
  }, []);
  const copy = async (): Promise<void> => {
    if (!link.value) return;
    try {
      await navigator.clipboard.writeText(link.value);
      copied.value = true;
    } catch {
      field.current?.select(); // no access to the clipboard here: select it to be copied by hand
    }
  };
  const revoke = (): void => {
    api.uninvite(table, seat).then(() => { toast({ kind: "info", text: say("invite-revoked") }); close(); }, toastProblem);
  };
  return (
    <Dialog title={say("invite-title", { number: seat + 1 })} close={close}>
      <p class="dialog-text">{say("invite-help")}</p>
      <div class="invite-link">
        <input ref={field} class="field" readOnly value={link.value ?? ""} aria-label={say("invite-link")} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="btn btn-strong" disabled={!link.value} onClick={() => void copy()}>
          <Icon name={copied.value ? "i-check" : "i-link"} size="sm" />
          {say(copied.value ? "invite-copied" : "invite-copy")}
        </button>
      </div>
      <p class="sr" role="status">{copied.value ? say("invite-copied") : ""}</p>
      <div class="dialog-foot">
        <button type="button" class="btn btn-ghost" disabled={!link.value} onClick={revoke}>{say("invite-revoke")}</button>
        <button type="button" class="btn" onClick={close}>{say("done")}</button>
      </div>
    </Dialog>
  );
}
