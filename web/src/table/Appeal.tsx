/** Something that needs the consent of all at the table: a dialog for whoever is asked, a banner for the others. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { Dialog, dialogs } from "../shell/Dialog.tsx";
import { Icon } from "../shell/Icon.tsx";
import { toast } from "../shell/Toast.tsx";
import { useRoom } from "./context";

/** Appeals whose dialog was closed without an answer (a banner is left), and those whose banner was closed too. */
const lowered = signal<Readonly<Record<string, "banner" | "gone">>>({});
/** The appeal whose dialog is open: one at a time, and never above another dialog. */
const floor = signal<string | null>(null);
/** What I have withdrawn myself: nobody needs to tell me. */
const withdrawn = signal<string | null>(null);

const lower = (id: string, to: "banner" | "gone"): void => { lowered.value = { ...lowered.value, [id]: to }; };

/** Whether nothing of an appeal is seen any more. */
export const isGone = (id: string): boolean => lowered.value[id] === "gone";

/** Show an appeal again that was closed. */
export function raise(id: string): void {
  const { [id]: _, ...rest } = lowered.value;
  lowered.value = rest;
}

/** I take back what I have asked for, or agreed to: it is not put to me at once as a question. */
export function withdraw(id: string): void {
  withdrawn.value = id;
  if (!isGone(id)) lower(id, "banner");
}

/** Forgets an appeal when it is over, and tells whoever wanted it that the others did not: `mark` is still what it was. */
export function useRefused(id: string | null, mine: boolean, mark: string | number): void {
  const { words } = useRoom();
  const last = useRef<{ readonly id: string; readonly mine: boolean; readonly mark: string | number } | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = id === null ? null : { id, mine, mark };
    if (mine) withdrawn.value = null;
    if (!before || before.id === id) return;
    if (id === null && before.mine && before.mark === mark && withdrawn.value !== before.id) toast({ kind: "info", text: words.say("proposal-refused") });
    raise(before.id); // who asks again is heard again
  }, [id, mine]);
}

/** The names of seats, of which mine is "you". */
export function useAwaited(): (seats: readonly number[]) => string {
  const room = useRoom();
  return (seats) => seats.map((seat) => (room.own.value.includes(seat) ? room.words.say("awaited-you") : room.personOf(seat))).join(", ");
}

export function Appeal({ id, icon, asked, title, text, banner, answers, back }: {
  readonly id: string;
  readonly icon: string;
  /** Whether my answer is awaited. */
  readonly asked: boolean;
  readonly title: string;
  readonly text: string;
  readonly banner: string;
  readonly answers: ComponentChildren;
  /** Withdraws it; null if it is not mine. */
  readonly back: (() => void) | null;
}) {
  const { words } = useRoom();
  const wants = asked && !(id in lowered.value);
  useEffect(() => {
    if (wants && floor.value === null && dialogs.value === 0) floor.value = id;
    else if (!wants && floor.value === id) floor.value = null;
  }, [wants, floor.value, dialogs.value]);
  useEffect(() => () => { if (floor.value === id) floor.value = null; }, [id]);
  if (wants && floor.value === id) {
    return (
      <Dialog title={title} close={() => lower(id, "banner")}>
        <p class="dialog-text">{text}</p>
        <div class="dialog-foot">{answers}</div>
      </Dialog>
    );
  }
  if (isGone(id)) return null;
  return (
    <div class="row proposal panel" role="status">
      <Icon name={icon} />
      <span>{banner}</span>
      {back && <button type="button" class="btn btn-sm" onClick={() => { withdraw(id); back(); }}>{words.say("proposal-withdraw")}</button>}
      {asked && answers}
      <button type="button" class="btn btn-ghost btn-sm btn-icon proposal-close" aria-label={words.say("close")} onClick={() => lower(id, "gone")}>
        <Icon name="i-x" size="sm" />
      </button>
    </div>
  );
}
