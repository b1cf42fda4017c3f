/** A question that must be answered first, or a thing to look at, above the page. Escape and the backdrop close it. */

import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

import { say } from "../words.ts";
import { Icon } from "./Icon.tsx";

/** How many dialogs are open. */
export const dialogs = signal(0);

/** Whoever had the focus is gone with what it was on: it goes to where the page asks or tells something. */
function refocus(): void {
  const now = document.activeElement;
  if (now === null || now === document.body) document.getElementById("decision")?.focus({ preventScroll: true });
}

export function Dialog({ title, close, children, class: more }: {
  title: string;
  close: () => void;
  children: ComponentChildren;
  class?: string;
}): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const dialog = box.current;
    dialog?.showModal();
    dialogs.value += 1;
    return () => {
      dialog?.close();
      dialogs.value -= 1;
      if (before?.isConnected) before.focus();
      queueMicrotask(refocus); // what it was on may go in the same moment as the dialog
    };
  }, []);
  return (
    <dialog
      ref={box} class={more ? `dialog ${more}` : "dialog"} aria-labelledby={name}
      onCancel={(event) => { event.preventDefault(); close(); }}
      onClick={(event) => { if (event.target === box.current) close(); }}
    >
      <div class="stack dialog-in">
        <div class="dialog-head">
          <h2 class="display" id={name}>{title}</h2>
          <button type="button" class="btn btn-ghost btn-icon" aria-label={say("close")} onClick={close}>
            <Icon name="i-x" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Asks once more before something that cannot be taken back. The safe answer comes first and has the focus. */
export function ConfirmDialog({ title, text, yes, no, hostile, answer }: {
  title: string;
  text: ComponentChildren;
  yes: string;
  no?: string;
  /** The act hurts: its button is red. */
  hostile?: boolean;
  answer: (yes: boolean) => void;
}): JSX.Element {
  return (
    <Dialog title={title} close={() => answer(false)}>
      <div class="dialog-text">{text}</div>
      <div class="dialog-foot">
        <button type="button" class="btn" autofocus onClick={() => answer(false)}>{no ?? say("cancel")}</button>
        <button type="button" class={hostile ? "btn btn-bad" : "btn btn-strong"} onClick={() => answer(true)}>{yes}</button>
      </div>
    </Dialog>
  );
}
