/** A question that must be answered first, or a thing to look at, above the page. Escape and the backdrop close it. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

import { say } from "../words.ts";
import { Icon } from "./Icon.tsx";

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
    return () => {
      dialog?.close();
      if (before?.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box} class={more ? `dialog ${more}` : "dialog"} aria-labelledby={name}
      onCancel={(event) => { event.preventDefault(); close(); }}
      onClick={(event) => { if (event.target === box.current) close(); }}
    >
      <div class="dialog-in">
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
