/** Short news at the edge of the screen. They say what happened, offer one act at most, and leave by themselves. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";

import { problemOf } from "../net/api.ts";
import { problemText, say } from "../words.ts";
import { Icon } from "./Icon.tsx";

export interface Toast {
  readonly id: number;
  readonly kind: "good" | "info" | "warn" | "bad";
  /** The first words, in bold. */
  readonly title?: string;
  readonly text: string;
  readonly act?: { readonly label: string; readonly run: () => void };
}

const SHOWN = 6_000;
const ICONS = { good: "i-check", info: "i-info", warn: "i-info", bad: "i-x" } as const;

const toasts = signal<readonly Toast[]>([]);
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let count = 0;

/** Show a toast; returns how to take it away. It stays for 6 s, or `time` milliseconds (0: until taken away). */
export function toast(one: Omit<Toast, "id">, time = SHOWN): () => void {
  const id = ++count;
  toasts.value = [...toasts.value.slice(-2), { ...one, id }];
  const drop = (): void => dismiss(id);
  if (time > 0) timers.set(id, setTimeout(drop, time));
  return drop;
}

/** Say what went wrong with something that was tried. */
export function toastProblem(thrown: unknown, game: string | null = null): void {
  toast({ kind: "bad", text: problemText(problemOf(thrown), game) }, 9_000);
}

function dismiss(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  toasts.value = toasts.value.filter((one) => one.id !== id);
}

export function Toasts(): JSX.Element {
  return (
    <div class="stack toasts" role="status" aria-live="polite">
      {toasts.value.map((one) => (
        <div class={`row toast toast-${one.kind}`} key={one.id}>
          <Icon name={ICONS[one.kind]} />
          <span class="toast-text">
            {one.title && <b>{one.title} </b>}
            {one.text}
          </span>
          {one.act && (
            <button type="button" class="btn btn-ghost btn-sm" onClick={() => { one.act?.run(); dismiss(one.id); }}>
              {one.act.label}
            </button>
          )}
          <button type="button" class="btn btn-ghost btn-sm btn-icon" aria-label={say("close")} onClick={() => dismiss(one.id)}>
            <Icon name="i-x" size="sm" />
          </button>
        </div>
      ))}
    </div>
  );
}
