/** Looking back: which event is looked at, and the document of that moment. */

import { effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";

import { api } from "../net/api.ts";
import type { Doc, History } from "../net/wire";
import { countOf, type Watched } from "../net/store.ts";

interface Source {
  readonly id: string;
  readonly now: ReadonlySignal<Watched | null>;
}

export class Past {
  /** The number of the event looked at; null: the present. */
  readonly at: Signal<number | null> = signal(null);
  readonly doc: Signal<Doc | null> = signal(null);
  readonly loading: Signal<boolean> = signal(false);
  /** Whether the moment was played by earlier rules: of those only the log is left. */
  readonly lost: Signal<boolean> = signal(false);
  private readonly source: Source;
  private history: { readonly seq: number; readonly viewer: number; readonly told: Promise<History> } | null = null;
  private readonly moments = new Map<string, Promise<Doc>>();
  private wanted = 0;

  constructor(source: Source) {
    this.source = source;
  }

  /** Look at the moment just after an event; beyond the last one lies the present. */
  to(event: number): void {
    const now = this.source.now.peek();
    if (!now) return;
    if (event >= countOf(now)) {
      this.live();
      return;
    }
    this.at.value = Math.max(0, event);
    void this.load();
  }

  /** One event back or forth. */
  step(by: number): void {
    const now = this.source.now.peek();
    if (!now) return;
    const at = this.at.peek() ?? countOf(now) - 1;
    this.to(this.at.peek() === null && by > 0 ? countOf(now) : at + by);
  }

  /** Back to the present. */
  live(): void {
    this.wanted += 1;
    this.at.value = null;
    this.doc.value = null;
    this.loading.value = false;
    this.lost.value = false;
  }

  /** Another viewer looks, or an undo changed the past: nothing kept is of use. */
  forget(): void {
    this.history = null;
    this.moments.clear();
    this.live();
  }

  /** Forget what an undo took away. Returns how to stop. */
  watch(): () => void {
    let known = 0;
    return effect(() => {
      const now = this.source.now.value;
      const count = now ? countOf(now) : 0;
      if (count < known) this.forget();
      known = count;
    });
  }

  private async load(): Promise<void> {
    const now = this.source.now.peek();
    const event = this.at.peek();
    if (!now || event === null) return;
    const mine = ++this.wanted;
    this.loading.value = true;
    try {
      const history = await this.steps(now);
      const lost = event < history.first;
      const step = lost ? undefined : (history.steps.find((one) => one.events > event) ?? history.steps.at(-1));
      const doc = step ? await this.moment(now, step.at) : null;
      if (mine === this.wanted) {
        this.doc.value = doc;
        this.lost.value = lost;
      }
    } catch {
      if (mine === this.wanted) this.live();
    } finally {
      if (mine === this.wanted) this.loading.value = false;
    }
  }

  private steps(now: Watched): Promise<History> {
    if (this.history?.viewer !== now.viewer || this.history.seq !== now.seq) {
      const told = api.history(this.source.id, now.viewer);
      this.history = { seq: now.seq, viewer: now.viewer, told };
      told.catch(() => { this.history = null; });
    }
    return this.history.told;
  }

  private moment(now: Watched, at: number): Promise<Doc> {
    const place = `${now.viewer}/${at}`;
    let doc = this.moments.get(place);
    if (!doc) {
      doc = api.moment(this.source.id, now.viewer, at).then((told) => told.doc as unknown as Doc);
      doc.catch(() => this.moments.delete(place));
      this.moments.set(place, doc);
    }
    return doc;
  }
}
