/** Several answers in one go: each is sent when it is asked for, as if it were tapped then. */

import { effect, signal, type Signal } from "@preact/signals";

import { toast } from "../shell/Toast.tsx";
import { give } from "./answering.ts";
import type { Choosing } from "./choosing.ts";
import { hasty, lastPress } from "./presses.ts";
import type { Room } from "./room";

export class Plan {
  /** What is still to be answered, as canonical texts. */
  readonly rest: Signal<readonly string[]> = signal([]);
  private readonly room: Room;
  /** The question that was answered last, and how. */
  private at: string | null = null;
  private last = "";

  constructor(room: Room) {
    this.room = room;
  }

  /** Begin with the open question. A plan that was under way is over. */
  begin(answers: readonly string[]): void {
    if (hasty(lastPress(), this.room.shownAt)) return; // it was meant for the question before
    this.at = null;
    this.last = "";
    this.rest.value = answers;
  }

  /** Nothing more of it: something else was tapped, or taken back. */
  end(): void {
    if (this.rest.peek().length) this.rest.value = [];
  }

  /** Follow the questions. Returns how to stop. */
  watch(): () => void {
    return effect(() => {
      const [next] = this.rest.value;
      const choosing = this.room.choice.value;
      if (next === undefined || !choosing || choosing.asked.id === this.at || !choosing.open.value) return;
      this.answer(choosing, next);
    });
  }

  private answer(choosing: Choosing, next: string): void {
    const { asked } = choosing;
    const cut = next.indexOf(":");
    const fits = asked.ask === next.slice(0, cut) && (asked.kind !== "pick" || asked.options.includes(next.slice(cut + 1)));
    if (!fits) {
      // More of the same is as many as are asked for; anything else was meant, and does not come.
      if (this.last !== "" && this.rest.peek().some((one) => one !== this.last)) toast({ kind: "warn", text: this.room.words.say("plan-ended") });
      this.end();
      return;
    }
    this.at = asked.id;
    this.last = next;
    this.rest.value = this.rest.peek().slice(1);
    choosing.restore(next);
    if (this.room.confirms() !== "always") give(this.room, choosing);
  }
}
