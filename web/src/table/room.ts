/**
 * One table on the screen: who is looking, what is shown (the present, or an earlier moment), what is being chosen and
 * what can be done. Components read its signals and call its methods; it knows no game and draws nothing.
 */

import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";

import { gameModule, withoutModule } from "../games";
import type { BoardProps, GameEvent, GameModule } from "../games/types";
import { api, problemOf } from "../net/api.ts";
import {
  askWhy, blocked, closed, consent, countOf, current, games, goBack, me, mySeats, pending, retract, seen, submit, unwatch, watch,
  type Outcome, type Watched,
} from "../net/store.ts";
import type { Asked, Doc, GameInfo, Problem, Reason, SeatInfo, Settings, TableInfo } from "../net/wire";
import { shownRule } from "../rules/open.ts";
import { botFor, playedFor, withNames } from "../shell/seats.ts";
import { loadGame, ready, words, type Words } from "../words.ts";
import { changesOf, nameAt, NEWS, wasMe, type Change } from "./actors.ts";
import { offered } from "./choice";
import { Choosing } from "./choosing";
import { remember } from "./heard";
import { Past } from "./past";
import { Plan } from "./plan.ts";
import { tell, type Part } from "./telling.ts";

/** What fills the middle of a phone. */
export type Middle = "board" | "tray" | "side";
export type SideTab = "log" | "chat";

/** With fewer new events than this nobody needs a catch-up. */
const FEW = 4;
const LINGER = 900;
/** The refusal of an answer that could not be taken back. */
const NOT_FREE = "error-not-free";

export class Room {
  readonly id: string;
  /** The viewer we want to be: a seat, -1; null until we know which seats are mine. */
  readonly viewer: Signal<number | null> = signal(null);
  /** The seat that is to be handed the screen; nothing of the match is drawn for a seat while it is set. */
  readonly curtain: Signal<number | null> = signal(null);
  readonly problem: Signal<Problem | null> = signal(null);
  readonly module: Signal<GameModule | null> = signal(null);
  /** The game's own board could not be loaded or drawn: the plain one stands in for it. */
  readonly boardFailed: Signal<boolean> = signal(false);
  readonly parts: Signal<BoardProps["parts"]> = signal({});
  readonly choice: Signal<Choosing | null> = signal(null);
  /** Whether the game's words have arrived (or cannot be had): before that nothing of the match is drawn. */
  readonly spoken: Signal<boolean> = signal(false);
  /** Events not yet looked at when the table was opened: the catch-up offers to step through them. */
  readonly missed: Signal<{ readonly from: number; readonly to: number } | null> = signal(null);
  readonly middle: Signal<Middle> = signal("board");
  readonly side: Signal<SideTab> = signal("log");
  /** Whether the rules lie open. */
  readonly rules: Signal<boolean> = signal(false);
  /** The thing that the log points at. */
  readonly lit: Signal<string | null> = signal(null);
  readonly past: Past;
  /** Answers that are to follow one another. */
  readonly plan: Plan = new Plan(this);

  readonly now: ReadonlySignal<Watched | null>;
  readonly info: ReadonlySignal<TableInfo | null>;
  readonly game: ReadonlySignal<GameInfo | null>;
  /** The last events; earlier ones come when somebody wants to see them (`recall`). */
  readonly events: ReadonlySignal<readonly GameEvent[]>;
  /** When seats changed hands. */
  readonly changes: ReadonlySignal<readonly Change[]>;
  /** Who plays and has played: changes only when something in the lines of the log would be called otherwise. */
  readonly cast: ReadonlySignal<string>;
  /** How many events there have been. */
  readonly count: ReadonlySignal<number>;
  /** The document on the screen: of now, or of the moment looked at. */
  readonly doc: ReadonlySignal<Doc | null>;
  readonly mine: ReadonlySignal<readonly number[]>;
  /** The seats whose person I am: also those that a bot plays only until I am back. */
  readonly own: ReadonlySignal<readonly number[]>;
  /** Several people at one screen. */
  readonly shared: ReadonlySignal<boolean>;
  /** My answer that is on its way. */
  readonly sending: ReadonlySignal<string | null>;
  readonly lastEvent: ReadonlySignal<GameEvent | null>;

  /** What I may answer and need not, folded until I open it: another seat is awaited. */
  readonly invitation: ReadonlySignal<Asked | null>;
  /** The question for which I am awaited (all of a sheet is one); null if I am not. */
  readonly turn: ReadonlySignal<string | null>;

  /** How many questions have been asked on this screen. */
  asked = 0;
  /** When the open question came up, by the clock of events. */
  shownAt = 0;

  /** The invitation that I have opened, by the name of its question. */
  private readonly opened: Signal<string | null> = signal(null);
  private readonly first: Signal<TableInfo | null> = signal(null);
  /** Which game it is: whoever speaks is drawn again when this changes, not with all news of the table. */
  private readonly slug: ReadonlySignal<string | null>;
  private readonly refusals: Signal<Readonly<Record<string, Reason>>>;
  private readonly open: ReadonlySignal<boolean>;
  private readonly stops: (() => void)[] = [];
  private latest: TableInfo | null = null;
  private kept: Choosing | null = null;
  private greeted: number | null = null;
  private latestAsked: string | null = null;
  /** Who took the screen of several people, perhaps without being awaited, to say something; and what about, once known. */
  private speaker: { readonly seat: number; readonly matter: string | null } | null = null;
  private told = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.now = computed(() => {
      const known = current.value;
      return known && known.table === id && known.viewer === this.viewer.value ? known : null;
    });
    this.info = computed(() => {
      const shown = current.value;
      if (shown?.table === id) this.latest = shown.info; // stays known while another view is on its way
      const known = this.latest ?? this.first.value;
      return known && withNames(known);
    });
    this.slug = computed(() => this.info.value?.game ?? null);
    this.game = computed(() => games.value.find((game) => game.slug === this.slug.value) ?? null);
    this.events = computed(() => this.now.value?.events ?? []);
    this.changes = computed(() => changesOf(this.events.value));
    this.cast = computed(() => JSON.stringify([this.changes.value, this.mine.value.length, this.info.value?.seats.map(castOf)]));
    this.past = new Past(this);
    this.doc = computed(() => {
      const now = this.now.value;
      return now && this.spoken.value && begun(now.doc) ? (this.past.doc.value ?? now.doc) : null;
    });
    this.mine = computed(() => (this.info.value ? mySeats(this.info.value) : []));
    this.own = computed(() => (this.info.value?.seats ?? []).filter((seat) => seat.mine || seat.back).map((seat) => seat.seat));
    this.shared = computed(() => this.mine.value.length > 1);
    this.sending = computed(() => {
      const asked = this.choice.value?.asked;
      const act = pending.value.find((one) => one.t === "submit" && one.table === id && one.decision === asked?.id);
      return act?.t === "submit" ? act.answer : null;
    });
    this.count = computed(() => (this.now.value ? countOf(this.now.value) : 0));
    this.lastEvent = computed(() => {
      const at = this.past.at.value;
      return at === null ? (this.events.value.at(-1) ?? null) : this.event(at);
    });
    this.invitation = computed(() => {
      const doc = this.now.value?.doc;
      return begun(doc) && doc?.invited ? doc.asked : null;
    });
    this.turn = computed(() => {
      const now = this.now.value;
      return now && begun(now.doc) && now.doc.asked && !now.doc.invited ? `${now.doc.at}.${now.viewer}` : null;
    });
    this.refusals = signal({});
    this.open = computed(() => this.past.at.value === null && this.sending.value === null);
  }

  /** The words of the person's language, with the game's. Read while drawing. */
  get words(): Words {
    const game = this.slug.value;
    if (game) ready(game);
    return words(game);
  }

  /** Begin to follow the table. Returns how to stop. */
  enter(): () => void {
    void this.learn();
    this.stops.push(
      effect(() => this.ask()),
      effect(() => this.handOver()),
      effect(() => this.look()),
      effect(() => {
        const told = blocked.value;
        const decision = this.choice.value?.asked.id;
        this.refusals.value = told && told.table === this.id && told.decision === decision ? told.blocked : {};
      }),
      effect(() => {
        if (closed.value) this.problem.value = closed.value;
      }),
      effect(() => {
        if (shownRule.value) this.rules.value = true;
      }),
      this.past.watch(),
      this.plan.watch(),
      effect(() => {
        // The table begins now, or a seat became mine or another's.
        const viewer = this.viewer.value;
        const mine = this.mine.value;
        if (!this.info.value || viewer === null) return;
        if (viewer >= 0 && !mine.includes(viewer)) this.follow(-1);
        else if (viewer === -1 && mine.length === 1) this.follow(mine[0] ?? -1);
      }),
    );
    return () => this.leave();
  }

  private leave(): void {
    clearTimeout(this.timer);
    for (const stop of this.stops.splice(0)) stop();
    unwatch();
  }

  private async learn(): Promise<void> {
    try {
      const info = await api.table(this.id);
      this.first.value = info;
      void loadGame(info.game).catch(() => undefined).then(() => { this.spoken.value = true; });
      void gameModule(info.game).then((found) => { this.module.value = found; }, () => { this.boardFailed.value = true; });
      void api.components(info.game).then((found) => { this.parts.value = found; }, () => undefined);
      const mine = mySeats(info);
      this.follow(mine.length === 1 ? (mine[0] ?? -1) : -1);
    } catch (thrown) {
      this.problem.value = problemOf(thrown);
    }
  }

  /** Something was thrown while the table was drawn: it may have been the game's own board. */
  withoutModule(problem: unknown): void {
    batch(() => {
      withoutModule(this.module, problem);
      this.boardFailed.value = true;
    });
  }

  /** Look through the eyes of a seat of mine, or as a spectator. */
  follow(viewer: number): void {
    batch(() => {
      this.viewer.value = viewer;
      this.plan.end();
      this.past.forget();
      this.choice.value = null;
      this.kept = null;
    });
    watch(this.id, viewer);
  }

  // -- the open question ---------------------------------------------------------------------------------------------

  /** Keep one choice for the open question: an update that does not touch it leaves the selection alone. */
  private ask(): void {
    const now = this.now.value;
    const invited = this.invitation.value;
    const open = !invited || this.opened.value === invited.id;
    const put = now && begun(now.doc) ? now.doc.asked : null;
    if (put && this.latestAsked !== put.id) {
      this.latestAsked = put.id;
      remember(this.id, put);
    }
    const asked = open ? put : null;
    const known = this.choice.peek();
    if (!asked || !now) {
      if (known) {
        this.kept = known; // a sealed answer that is taken back asks the same question again
        this.choice.value = null;
      }
      return;
    }
    if (known?.asked.id === asked.id) return;
    this.choice.value = this.kept?.asked.id === asked.id ? this.kept : new Choosing(invited ? offered(asked) : asked, this.refusals, this.open, (answer, free) => void this.answer(answer, free));
    this.asked += 1;
    this.shownAt = performance.now();
    askWhy(this.id, asked.seat, asked.id);
  }

  /** Open what I am invited to answer, or fold it again. */
  speak(on: boolean): void {
    this.opened.value = on ? (this.invitation.peek()?.id ?? null) : null;
  }

  /** Send an answer to the open question; with `free` one that could not be taken back is asked for once more. */
  async answer(text: string, free = false): Promise<Outcome | null> {
    const choosing = this.choice.peek();
    if (!choosing) return null;
    const { asked } = choosing;
    const outcome = await submit(this.id, asked.seat, asked.id, text, free);
    if (!outcome.done && outcome.problem.key === NOT_FREE) choosing.hesitate({ barrier: String(outcome.problem.args["barrier"]) });
    else {
      if (!outcome.done) this.plan.end(); // what was to follow it follows nothing
      this.heard(outcome);
    }
    return outcome;
  }

  /** Take back what I have sealed, or the last answer on my sheet, or go back by one answer; beyond a barrier that asks
   * the others. */
  async undo(): Promise<void> {
    const now = this.now.peek();
    this.plan.end();
    if (!now || now.viewer < 0) return;
    if (now.doc.sealed !== null || now.doc.draft.length) this.heard(await retract(this.id, now.viewer));
    else if (now.doc.undo) this.heard(await goBack(this.id, now.viewer, now.doc.undo.to));
  }

  /** Agree to go back, or refuse. */
  async consent(yes: boolean): Promise<void> {
    const proposal = this.info.peek()?.proposal;
    if (!proposal) return;
    const seats = this.own.peek();
    const mine = seats.filter((seat) => proposal.missing.includes(seat));
    const seat = mine[0] ?? seats.find((one) => one === proposal.seat);
    if (seat !== undefined) this.heard(await consent(this.id, seat, proposal.id, yes));
  }

  /** Called with a refusal, to show it. */
  onRefusal: (problem: Problem) => void = () => undefined;

  private heard(outcome: Outcome): void {
    if (!outcome.done) this.onRefusal(outcome.problem);
  }

  // -- one screen for several people ---------------------------------------------------------------------------------

  /** The curtain falls as soon as another person at this screen is awaited, and before anything of theirs arrives. One
   * that is down stays down while nobody here is awaited: whom it was let down for may lift it. */
  private handOver(): void {
    const now = this.now.value;
    if (!this.shared.value || !now || now.info.state !== "playing") {
      if (this.curtain.peek() !== null && now && now.info.state === "over") this.curtain.value = null;
      return;
    }
    const asked = now.doc.waiting.filter((seat) => this.mine.value.includes(seat));
    if (now.viewer >= 0) {
      const own = now.doc.asked && !now.doc.invited;
      if (this.speaks(now, asked) || own || !asked.length || asked.includes(now.viewer)) return;
      this.follow(-1);
      this.curtain.value = asked[0] ?? null;
    } else if (asked.length && !asked.includes(this.curtain.peek() ?? -1)) {
      this.curtain.value = asked[0]!;
    }
  }

  /** Whether who has the screen took it to say something and has not said it: nor is he awaited himself by now, nor does
   * the match wait for another person at this screen than it did then. */
  private speaks(now: Watched, asked: readonly number[]): boolean {
    const matter = `${now.doc.asked?.id} ${asked.join()}`;
    const before = this.speaker;
    const still = before?.seat === now.viewer && now.doc.invited && !asked.includes(now.viewer) && (before.matter ?? matter) === matter;
    this.speaker = still ? { seat: now.viewer, matter } : null;
    return still;
  }

  /** Let somebody else have the screen: the curtain falls for who of those at it is awaited, else for the next of them
   * after who has it now; and anybody at it may lift it. */
  handOn(): void {
    const waiting = this.now.peek()?.doc.waiting ?? [];
    const mine = this.mine.peek();
    const viewer = this.viewer.peek() ?? -1;
    batch(() => {
      this.follow(-1);
      this.curtain.value = mine.find((seat) => waiting.includes(seat)) ?? mine.find((seat) => seat > viewer) ?? mine[0] ?? null;
    });
  }

  /** The person of this seat sits at the screen now. */
  lift(seat: number): void {
    this.speaker = { seat, matter: null };
    batch(() => {
      this.follow(seat);
      this.curtain.value = null;
    });
  }

  // -- what was looked at --------------------------------------------------------------------------------------------

  /** Remember what has been looked at, and offer to catch up with what has not. */
  private look(): void {
    const now = this.now.value;
    if (!now || now.viewer < 0 || !begun(now.doc)) return;
    const count = countOf(now);
    if (this.greeted !== now.viewer) {
      this.greeted = now.viewer;
      this.told = now.looked;
      if (!this.shared.peek() && now.looked > 0 && count - now.looked >= FEW && now.info.state === "playing") this.missed.value = { from: now.looked, to: count };
    }
    if (this.missed.value === null && count !== this.told) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        if (document.hidden || !this.mine.peek().includes(now.viewer)) return; // a seat that I have just lost
        this.told = count;
        seen(this.id, now.viewer, count);
      }, LINGER);
    }
  }

  /** The page is looked at again after a while. */
  returned(): void {
    const now = this.now.peek();
    if (!now || now.viewer < 0 || this.shared.peek() || this.missed.peek() || now.info.state !== "playing") return;
    const count = countOf(now);
    if (this.told >= 0 && count - this.told >= 2 * FEW) this.missed.value = { from: this.told, to: count };
    else if (count !== this.told) {
      this.told = count;
      seen(this.id, now.viewer, count);
    }
  }

  /** Everything has been looked at. */
  caughtUp(): void {
    batch(() => {
      this.missed.value = null;
      this.past.live();
    });
    const now = this.now.peek();
    if (!now || now.viewer < 0) return;
    this.told = countOf(now);
    seen(this.id, now.viewer, this.told);
  }

  /** An event by its number, if it is here. */
  event(n: number): GameEvent | null {
    return this.events.value[n - (this.now.value?.first ?? 0)] ?? null;
  }

  // -- small questions -----------------------------------------------------------------------------------------------

  seat(seat: number): SeatInfo | null {
    return this.info.value?.seats[seat] ?? null;
  }

  /** The name of a seat; one that nobody holds is called by its number. */
  nameOf(seat: number): string {
    return this.seat(seat)?.name || this.words.say("room-seat", { seat: seat + 1 });
  }

  /** The person of a seat, also where a bot plays for him. */
  personOf(seat: number): string {
    const info = this.seat(seat);
    return (info && playedFor(info)) ?? this.nameOf(seat);
  }

  /** What a seat was called when an event happened: the name of who acted then. */
  nameAt(seat: number, event: number): string {
    return nameAt(this.changes.value, seat, event, this.nameOf(seat), botFor);
  }

  /** Whether it was I who played a seat when an event happened: what it tells is told in the second person. */
  wasMe(seat: number, event: number): boolean {
    const info = this.seat(seat);
    return info !== null && wasMe(this.changes.value, info, event, this.mine.value.length);
  }

  /** An event of the game or the table as parts of a sentence, as the reader of this screen is told it. */
  lineOf(event: GameEvent): readonly Part[] {
    const then = event.event === NEWS.left ? event.n - 1 : event.n; // who has left was there before
    return tell(event, this.words, (seat) => this.nameAt(seat, event.n), this.module.value, (seat) => this.wasMe(seat, then));
  }

  /** Which answers that pick one option are asked for once more. */
  confirms(): NonNullable<Settings["confirm"]> {
    return me.value?.settings.confirm ?? "irreversible";
  }

  showSide(tab: SideTab): void {
    batch(() => {
      this.side.value = tab;
      this.middle.value = "side";
    });
  }
}

/** What `lineOf` and the sigils of the log go by. */
const castOf = (seat: SeatInfo): unknown => [seat.name, seat.colour, seat.kind, seat.mine, seat.back, seat.was_mine];

/** Whether there is a match to be drawn: a table that waits for players has no zones. */
export function begun(doc: Doc | null | undefined): boolean {
  return doc?.zones !== undefined && doc.zones !== null;
}
