/** The replay on the screen: which match, through whose eyes, at which step, whether it plays. Draws nothing. */

import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";

import { gameModule } from "../games";
import type { BoardProps, GameEvent, GameModule } from "../games/types";
import { api, problem, problemOf, Refusal } from "../net/api.ts";
import type { Doc, Problem, TableInfo } from "../net/wire.ts";
import { withNames } from "../shell/seats.ts";
import { clamp, stop, turns } from "./scale.ts";
import { Study } from "./chances.ts";
import { changesOf, type Change } from "../table/actors.ts";
import { FILE, filmOfFile, opened } from "./file.ts";
import { handsOpen, Reel, viewpoint } from "./reel.ts";

export const SPEEDS = [1, 2, 4, 0.5] as const;
/** Milliseconds a step stays on the screen at speed 1. */
const STAY = 1400;
const SETTLE = 250;

/** The match of the opened file; after a reload it has to be opened again. */
function fileInfo(): TableInfo {
  if (opened.value === null) throw new Refusal(0, problem("file-gone", "Open the file again to see its match."));
  return opened.value.info;
}

export class Replay {
  readonly id: string;
  private readonly plain: Signal<TableInfo | null> = signal(null);
  readonly info: ReadonlySignal<TableInfo | null> = computed(() => this.plain.value && withNames(this.plain.value));
  readonly viewer: Signal<number> = signal(-1);
  readonly reel: Signal<Reel | null> = signal(null);
  readonly step: Signal<number> = signal(0);
  readonly playing: Signal<boolean> = signal(false);
  readonly speed: Signal<number> = signal(1);
  /** Whether a step goes to the next turn instead of the next answer. */
  readonly whole: Signal<boolean> = signal(false);
  readonly figure: Signal<string> = signal("score");
  /** The open tab beside the board. */
  readonly tab: Signal<string> = signal("now");
  /** The board alone, over the whole window. */
  readonly full: Signal<boolean> = signal(false);
  readonly problem: Signal<Problem | null> = signal(null);
  readonly loading: Signal<boolean> = signal(true);
  readonly module: Signal<GameModule | null> = signal(null);
  readonly parts: Signal<BoardProps["parts"]> = signal({});
  readonly study: Study;
  readonly last: ReadonlySignal<number>;
  readonly stops: ReadonlySignal<readonly number[]>;
  readonly events: ReadonlySignal<readonly GameEvent[]>;
  /** All events up to the step on the screen. */
  readonly until: ReadonlySignal<readonly GameEvent[]>;
  /** When seats changed hands. */
  readonly changes: ReadonlySignal<readonly Change[]>;
  /** What the viewer saw at the step on the screen. */
  readonly doc: ReadonlySignal<Doc | null>;
  private wanted = 0;
  private ended = false;
  private readonly timers: { play?: ReturnType<typeof setTimeout>; address?: ReturnType<typeof setTimeout> } = {};

  constructor(id: string) {
    this.id = id;
    this.study = new Study(id);
    this.last = computed(() => this.reel.value?.last ?? 0);
    this.stops = computed(() => turns(this.reel.value?.history.steps.map((step) => step.phase) ?? []));
    this.events = computed(() => this.reel.value?.events(this.step.value) ?? []);
    this.until = computed(() => this.reel.value?.until(this.step.value) ?? []);
    this.changes = computed(() => changesOf((this.reel.value?.history.events ?? []) as unknown as GameEvent[]));
    this.doc = computed(() => this.reel.value?.doc(this.step.value) ?? null);
  }

  /** Load the match and begin where the address says. Returns how to stop. */
  enter(query: URLSearchParams): () => void {
    void this.open(query);
    const stops = [effect(() => this.run()), effect(() => this.write())];
    const seen = (): void => { if (!document.hidden) void this.catchUp(); };
    document.addEventListener("visibilitychange", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      this.ended = true;
      this.study.stop();
      for (const one of stops) one();
      clearTimeout(this.timers.play);
      clearTimeout(this.timers.address);
    };
  }

  private async open(query: URLSearchParams): Promise<void> {
    try {
      const info = this.id === FILE ? fileInfo() : await api.table(this.id);
      this.plain.value = info;
      void gameModule(info.game).then((found) => { this.module.value = found; }, () => undefined);
      void api.components(info.game).then((found) => { this.parts.value = found; }, () => undefined);
      const at = query.get("at");
      await this.look(viewpoint(info, query.get("as")), at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null);
    } catch (thrown) {
      this.problem.value = problemOf(thrown);
    }
  }

  /** The page is looked at again: a match that still runs may have gone on. Whoever stood at its end stands there again. */
  private async catchUp(): Promise<void> {
    if (this.info.peek()?.state !== "playing" || !this.reel.peek()) return;
    try {
      const end = this.step.peek() >= this.last.peek();
      this.plain.value = await api.table(this.id);
      await this.look(this.viewer.peek(), end ? null : this.at());
    } catch {
      // What is shown stays: it was so.
    }
  }

  /** Look through other eyes, at the same step (or where so many inputs stand). */
  async look(viewer: number, at: number | null = this.at()): Promise<void> {
    const turn = ++this.wanted;
    this.loading.value = true;
    try {
      const reel = new Reel(await (this.id === FILE ? filmOfFile(viewer) : api.film(this.id, viewer)));
      if (turn !== this.wanted || this.ended) return;
      const info = this.info.peek();
      if (info && this.id !== FILE && handsOpen(info)) {
        if (!this.reel.peek()) this.study.seat.value = viewer >= 0 ? viewer : (info.result?.winners[0] ?? 0);
        void this.study.look(viewer).catch(() => undefined); // the replay does without
      }
      batch(() => {
        this.reel.value = reel;
        this.viewer.value = viewer;
        this.step.value = at === null ? reel.last : reel.stepAt(at);
        const figures = Object.keys(reel.history.figures);
        if (!figures.includes(this.figure.value)) this.figure.value = figures[0] ?? "";
      });
    } finally {
      if (turn === this.wanted) this.loading.value = false;
    }
  }

  /** How many inputs stand at the step on the screen. */
  at(): number | null {
    return this.reel.value?.history.steps[this.step.value]?.at ?? null;
  }

  go(step: number): void {
    this.step.value = clamp(step, 0, this.last.value);
  }

  /** One step, or one turn, forward or back; a person who steps stops the playing. */
  move(by: 1 | -1): void {
    this.playing.value = false;
    this.advance(by);
  }

  private advance(by: 1 | -1): void {
    this.go(this.whole.peek() ? stop(this.stops.peek(), this.step.peek(), by) : this.step.peek() + by);
  }

  /** Play on, or pause; at the end it begins anew. */
  toggle(): void {
    batch(() => {
      if (!this.playing.value && this.step.value >= this.last.value) this.step.value = 0;
      this.playing.value = !this.playing.value;
    });
  }

  faster(): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed.value);
    this.speed.value = SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
  }

  private run(): void {
    clearTimeout(this.timers.play);
    const step = this.step.value;
    if (!this.playing.value || !this.reel.value) return;
    if (step >= this.last.value) {
      this.playing.value = false;
      return;
    }
    this.timers.play = setTimeout(() => this.advance(1), STAY / this.speed.value);
  }

  /** The address names the moment, so that it can be copied from there too; written once the hand rests. */
  private write(): void {
    const search = this.search();
    clearTimeout(this.timers.address);
    if (!this.reel.value || this.playing.value) return;
    this.timers.address = setTimeout(() => history.replaceState(history.state, "", `/replay/${this.id}?${search}`), SETTLE);
  }

  private search(): string {
    return `at=${this.at() ?? 0}&as=${this.viewer.value}`;
  }

  /** A link to this moment for others. What I see of a match whose hands are not open is mine, so they look as they may. */
  link(): string {
    const search = this.info.value && handsOpen(this.info.value) ? this.search() : `at=${this.at() ?? 0}`;
    return `${location.origin}/replay/${this.id}?${search}`;
  }
}
