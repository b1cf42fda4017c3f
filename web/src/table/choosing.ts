/** The open question while a person is choosing: the selection model with signals, shared by panel and board. */

import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";

import type { Choice } from "../games/types";
import type { Asked, Hint, Reason } from "../net/wire";
import { answerText, canPick, evenSplit, lack, move, pick, read, setAmount, start, type Lack, type Selection } from "./choice.ts";

/** Why an answer is asked for once more before it is sent: what stands in the way of taking it back, or what it costs. */
export type Doubt = { readonly barrier: string } | { readonly title: string; readonly cost: string };

export class Choosing implements Choice {
  readonly asked: Asked;
  readonly blocked: ReadonlySignal<Readonly<Record<string, Reason>>>;
  readonly open: ReadonlySignal<boolean>;
  readonly preview: Signal<string | null> = signal(null);
  /** The blocked thing whose reason was asked for by a tap on the board. */
  readonly asking: Signal<string | null> = signal(null);
  /** What has been chosen is asked for once more: that, and nothing else that is chosen afterwards. */
  readonly doubt: ReadonlySignal<Doubt | null>;
  /** When it was asked for once more, by the clock of events. */
  doubtedAt = 0;
  /** What the best bot would answer, once it was asked for. */
  readonly hint: Signal<Hint | "thinking" | null> = signal(null);
  readonly chosen: ReadonlySignal<readonly string[]>;
  readonly amounts: ReadonlySignal<Readonly<Record<string, number>>>;
  /** Why the answer cannot be sent yet; null if it can. */
  readonly lack: ReadonlySignal<Lack | null>;
  private readonly selection: Signal<Selection>;
  private readonly doubted: Signal<{ readonly why: Doubt; readonly of: Selection } | null> = signal(null);
  private readonly send: (answer: string, free: boolean) => void;

  constructor(
    asked: Asked,
    blocked: ReadonlySignal<Readonly<Record<string, Reason>>>,
    open: ReadonlySignal<boolean>,
    send: (answer: string, free: boolean) => void,
  ) {
    this.asked = asked;
    this.blocked = blocked;
    this.open = open;
    this.send = send;
    this.selection = signal(start(asked));
    this.doubt = computed(() => (this.doubted.value?.of === this.selection.value ? this.doubted.value.why : null));
    this.chosen = computed(() => this.selection.value.chosen);
    this.amounts = computed(() => this.selection.value.amounts);
    this.lack = computed(() => lack(asked, this.selection.value));
  }

  offers(option: string): boolean {
    return this.asked.options.includes(option);
  }

  isChosen(option: string): boolean {
    return this.asked.kind === "allocate" ? (this.amounts.value[option] ?? 0) > 0 : this.chosen.value.includes(option);
  }

  /** Whether a tap on this option would do something now. */
  canPick(option: string): boolean {
    return canPick(this.asked, this.selection.value, option);
  }

  pick(option: string): void {
    if (!this.open.value) return;
    this.asking.value = null;
    this.doubted.value = null;
    this.selection.value = pick(this.asked, this.selection.value, option);
  }

  setAmount(option: string, amount: number): void {
    if (this.open.value) this.selection.value = setAmount(this.asked, this.selection.value, option, amount);
  }

  move(from: number, to: number): void {
    if (this.open.value) this.selection.value = move(this.asked, this.selection.value, from, to);
  }

  clear(): void {
    this.doubted.value = null;
    if (this.open.value) this.selection.value = { ...start(this.asked), chosen: this.asked.kind === "order" ? this.asked.options : [] };
  }

  evenSplit(): void {
    if (this.open.value) this.selection.value = evenSplit(this.asked);
  }

  /** Take up an answer given before (a sealed one that was taken back). */
  restore(answer: string): void {
    this.selection.value = read(this.asked, answer);
  }

  /** The current selection, for limits. */
  now(): Selection {
    return this.selection.value;
  }

  /** The answer's canonical text; null while it is incomplete. */
  answer(): string | null {
    return answerText(this.asked, this.selection.value);
  }

  /** Ask for what has been chosen once more. */
  hesitate(why: Doubt): void {
    this.doubted.value = { why, of: this.selection.peek() };
    this.doubtedAt = performance.now();
  }

  /** Send the answer, if it is complete; `free`: only if it could be taken back. */
  confirm(free = false): void {
    const answer = this.answer();
    if (answer === null || !this.open.value) return;
    this.doubted.value = null;
    this.send(answer, free);
  }
}
