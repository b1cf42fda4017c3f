/** The replay on the screen: which match, through whose eyes, at which step, whether it plays. Draws nothing. */

import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";

import { gameModule } from "../games";
import type { BoardProps, GameEvent, GameModule, Moment } from "../games/types";
import { api, problem, problemOf, Refusal } from "../net/api.ts";
import type { Doc, Problem, TableInfo } from "../net/wire.ts";
import { withNames } from "../shell/seats.ts";
import { clamp, turns } from "./scale.ts";
import { Study } from "./chances.ts";
import { changesOf, type Change } from "../table/actors.ts";
import { FILE, filmOfFile, opened } from "./file.ts";
import { ALL_TOLD, arrivedAt, byStep, chooseGrain, grainChosen, grainsOf, nextStop, stopsOf, type Grain, type Stop } from "./grains.ts";
import { handsOpen, Reel, viewpoint } from "./reel.ts";

export const SPEEDS = [1, 2, 4, 0.5] as const;
/** Milliseconds a step stays on the screen at speed 1. */
const STAY = 1400;
/** And a moment of a step, since there are many of them. */
const MOMENT_STAYS = 700;
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
  /** How far a step may go in this match, and how far it goes. */
  readonly grains: ReadonlySignal<readonly Grain[]>;
  readonly grain: ReadonlySignal<Grain>;
  private readonly stops: ReadonlySignal<readonly Stop[]>;
  /** The moments of each step that is told in moments. */
  private readonly moments: ReadonlySignal<ReadonlyMap<number, readonly Moment[]>>;
  /** How many moments of the step are told; null: as many as on arriving there. */
  private readonly told: Signal<number | null> = signal(null);
  private readonly place: ReadonlySignal<Stop>;
  /** The moment of the step that is told last; null if the step has none. */
  readonly moment: ReadonlySignal<Moment | null>;
  /** What the step told, up to the moment. */
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
    const all = computed(() => {
      const reel = this.reel.value;
      return (reel && this.module.value?.moments?.(reel.history.events as unknown as GameEvent[])) || [];
    });
    this.moments = computed(() => byStep(all.value, (event) => this.reel.value?.stepOf(event) ?? 0));
    this.grains = computed(() => grainsOf(all.value));
    this.grain = computed(() => (this.grains.value.includes(grainChosen.value) ? grainChosen.value : "answer"));
    this.stops = computed(() => {
      const phases = this.reel.value?.history.steps.map((step) => step.phase) ?? [];
      return stopsOf(this.grain.value, this.last.value, turns(phases), this.moments.value);
    });
    this.place = computed(() => (this.told.value === null ? arrivedAt(this.stops.value, this.step.value) : { step: this.step.value, told: this.told.value }));
    this.moment = computed(() => this.after(0));
    this.events = computed(() => {
      const next = this.after(1);
      const events = this.reel.value?.events(this.step.value) ?? [];
      return next ? events.filter(({ n }) => n < next.n || n === this.moment.value?.n) : events;
    });
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
    batch(() => {
      this.step.value = clamp(step, 0, this.last.value);
      this.told.value = null;
    });
  }

  /** To the end, with all that its step tells. */
  toEnd(): void {
    this.to(this.stops.peek().at(-1) ?? null);
  }

  private to(place: Stop | null): void {
    batch(() => {
      this.step.value = place?.step ?? this.step.peek();
      this.told.value = place?.told ?? this.told.peek();
    });
  }

  /** How many moments of the step are told, of how many; null if all are, or if it has none. */
  get within(): { readonly told: number; readonly of: number } | null {
    const { step, told } = this.place.value;
    const of = this.moments.value.get(step)?.length ?? 0;
    return told < of ? { told, of } : null;
  }

  /** The moment so many after the one that is told last; null if the step has no such one. */
  private after(more: number): Moment | null {
    const { step, told } = this.place.value;
    const moments = this.moments.value.get(step) ?? [];
    return moments[Math.min(told, moments.length) - 1 + more] ?? null;
  }

  /** Whether there is nothing left in a direction. */
  ends(by: 1 | -1): boolean {
    return nextStop(this.stops.value, this.place.value, by) === null;
  }

  /** Choose how far a step goes; what the step tells in moments begins with the first. */
  by(grain: Grain): void {
    batch(() => {
      chooseGrain(grain);
      this.told.value = null;
    });
  }

  /** The next grain of the list, by key. */
  nextGrain(): void {
    const grains = this.grains.peek();
    this.by(grains[(grains.indexOf(this.grain.peek()) + 1) % grains.length] ?? "answer");
  }

  /** As far as the grain goes, forward or back; a person who steps stops the playing. */
  move(by: 1 | -1): void {
    this.playing.value = false;
    this.advance(by);
  }

  private advance(by: 1 | -1): void {
    this.to(nextStop(this.stops.peek(), this.place.peek(), by));
  }

  /** Play on, or pause; at the end it begins anew. */
  toggle(): void {
    batch(() => {
      if (!this.playing.value && this.ends(1)) this.go(0);
      this.playing.value = !this.playing.value;
    });
  }

  faster(): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed.value);
    this.speed.value = SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
  }

  private run(): void {
    clearTimeout(this.timers.play);
    const { told } = this.place.value;
    if (!this.playing.value || !this.reel.value) return;
    if (this.ends(1)) {
      this.playing.value = false;
      return;
    }
    this.timers.play = setTimeout(() => this.advance(1), (told === ALL_TOLD ? STAY : MOMENT_STAYS) / this.speed.value);
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
