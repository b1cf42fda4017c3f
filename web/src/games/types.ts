/** What a game brings to the table screen. Everything else (decisions, log, chat, clocks) is the same for every game. */

import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";

import type { Asked, BattleOdds, Doc, Reason, TableInfo } from "../net/wire";

/** A sentence in data: a message with its arguments. They are numbers, ids to be named, lists of them, or sentences. */
export interface Told {
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The words of the person's language, with the game's own among them (`words.ts`). */
export interface Speaks {
  readonly lang: string;
  /** The text of a message; without one the key in readable form. */
  say(key: string, args?: Readonly<Record<string, unknown>>): string;
  has(key: string): boolean;
  /** The name of a thing given by its canonical text: `gem-world~2` is "Gem World". */
  name(thing: string, field?: string): string;
  /** Arguments with ids put into words; a list `cards` comes with `cards-count`. */
  named(args: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** A sentence as the data of pieces holds it. */
  tell(told: Told): string;
}

/**
 * The open question while a person is choosing. Boards read it and call `pick`; widgets do the same, so both sides
 * always show the same selection. `null` instead of a choice: nothing is asked of this viewer, nothing is brass.
 */
export interface Choice {
  readonly asked: Asked;
  /** Chosen options in the order in which they were chosen (`order`: the whole list, as arranged). */
  readonly chosen: ReadonlySignal<readonly string[]>;
  /** `allocate`: amount by option; `amount`: the number under the key "". */
  readonly amounts: ReadonlySignal<Readonly<Record<string, number>>>;
  /** What is in sight but not offered, by option text, with the reason (arrives a moment after the question). */
  readonly blocked: ReadonlySignal<Readonly<Record<string, Reason>>>;
  /** The option or thing under the pointer or focus, in the panel or on the board. Set it to light the other side. */
  readonly preview: Signal<string | null>;
  /** Whether a choice may be made now (not while looking back, or while an answer is on its way). */
  readonly open: ReadonlySignal<boolean>;
  /** Whether this option can be chosen by itself. */
  offers(option: string): boolean;
  isChosen(option: string): boolean;
  /** Choose or drop an option (`allocate`: one more). Does nothing if it is not offered. */
  pick(option: string): void;
  setAmount(option: string, amount: number): void;
  /** Move the item at one place of an order to another. */
  move(from: number, to: number): void;
  clear(): void;
  /** Send the answer, if it is complete. */
  confirm(): void;
}

/** An event as the viewer sees it: `event` is its kind, `n` its number, the rest the game's own. */
export type GameEvent = { readonly n: number; readonly event: string } & Readonly<Record<string, unknown>>;

/** What a replay can go through within a step: a whole battle, the turn of a type of ships in it, one die. */
export type Grain = "battle" | "ship" | "die";

/** The smallest thing that a replay tells by itself (a die of a battle), and what is told to its end with it. */
export interface Moment {
  /** The number of the event that tells it. */
  readonly n: number;
  /** Its place among the moments of that event, from 0 on. */
  readonly part: number;
  readonly ends: readonly Grain[];
}

export interface BoardProps {
  /** What this viewer sees (possibly of an earlier moment). `doc.zones` is the game's own. */
  readonly doc: Doc;
  readonly info: TableInfo;
  /** The seat that is looking, or -1 (spectator) or -2 (all open). `doc.seat` says the same. */
  readonly seat: number;
  readonly choice: Choice | null;
  readonly words: Speaks;
  /** `Game.components()`: static data of the pieces. An empty object until it has arrived. */
  readonly parts: Readonly<Record<string, unknown>>;
  /** A tap on a board element that stands for this option text (offered or not: blocked ones show their reason). */
  onTarget(option: string): void;
  /** Give several answers one after the other, as canonical texts (`act:build`, `build:cruiser@206`): each is sent when it
   * is asked for. One that is not asked for or not offered any more ends the plan, and the person is told. Not there where
   * nothing can be answered. */
  onPlan?(answers: readonly string[]): void;
  /** The last event, to be outlined until the next one. */
  readonly last: GameEvent | null;
  /** All events up to the moment that is shown, as far as the screen knows them. */
  readonly events?: readonly GameEvent[];
  /** Shown in a replay: nothing can be chosen and all hands may be open. */
  readonly replay?: boolean;
  /** The moment of the step that a replay has come to; null or left out: the step has none, or all is told. */
  readonly moment?: Moment | null;
}

/** Every piece that can travel or be pointed at carries `data-piece="<canonical text>"` (with `data-of="<seat>"` if
 * the same text can lie in front of several seats). The table moves, lights and outlines pieces by that alone. */

export type PhaseState = "done" | "now" | "next" | "off";

export interface Timeline {
  /** The figure in the ring, and how full the ring is (0 to 1). */
  readonly round: number | null;
  readonly part: number;
  /** How many rounds there are, where that is known. */
  readonly of?: number;
  /** Whether the last round is so near that a phone, too, says how many there are. */
  readonly ending?: boolean;
  /** Message key of the word before the round number; "room-round" if left out. */
  readonly word?: string;
  readonly phases: readonly { readonly id: string; readonly label: string; readonly state: PhaseState }[];
}

export interface Figure {
  /** Symbol id (`r-vp`). */
  readonly icon: string;
  /** A colour token (`--c-red`). */
  readonly colour: string;
  readonly title: string;
  readonly value: string;
  /** A smaller figure after the value ("/12"). */
  readonly of?: string;
}

/** What the players' strip says of a seat. */
export interface SeatLine {
  readonly sub: string;
  readonly score: number | string | null;
  /** Unit under the score ("VP"). */
  readonly unit: string;
  readonly figures: readonly Figure[];
  /** What the seat has done in this phase ("has settled"); the table adds "choosing now" and "committed" itself. */
  readonly state?: string;
}

export interface Supply {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

export interface OptionLabel {
  readonly title: string;
  /** The consequence, with figures. */
  readonly text?: string;
  readonly icon?: string;
  readonly colour?: string;
}

/** A tab of the tray. */
export interface TrayTab {
  readonly id: string;
  readonly label: string;
  /** A figure beside the label: a number, or words ("6 of 7"). */
  readonly count?: number | string;
  /** Whether the open question can be answered here, or what goes on is shown here: then the tab comes to the front. The
   * panel has it too, for a tray that is folded. */
  readonly asked?: boolean;
  readonly Body: ComponentType<BoardProps>;
}

/** What a part of the match (a phase, a round) came to, told when it has ended. It asks nothing. */
export interface Recap {
  /** The part by name, the same for the same part: one that was put away does not come back. */
  readonly id: string;
  /** The line above the title ("Round 8 · combat is over"). */
  readonly label: string;
  readonly title: string;
  /** What the button says that puts it away ("On to upkeep"). */
  readonly on: string;
  readonly Body: ComponentType<BoardProps>;
  /** What else can be done with it, beside that button ("Watch again"). */
  readonly Act?: ComponentType<BoardProps>;
}

export interface PanelProps extends BoardProps {
  readonly choice: Choice;
}

/** What comes with symbols of its own: sheets of `<symbol>`s, put into the page before it is shown. */
export interface Wears {
  readonly symbols?: readonly string[];
}

/** The cover of a game: what stands inside an `<svg>` of 320 by 180, on a night sky in both themes. */
export interface GameCover extends Wears {
  readonly Cover: ComponentType;
}

/** One side of a battle on the page of odds, as the address holds it. */
export interface OddsSide {
  /** Its units as the game writes them; empty: none yet. */
  readonly fleet: string;
  /** The option of the battle by name, where it is not the default. */
  readonly options: Readonly<Record<string, string>>;
}

/** A side to the eye: what it is called, and its colour (1 to 8; 0 for units of nobody). */
export interface Contender {
  readonly name: string;
  readonly colour: number;
}

export interface FleetsProps {
  readonly sides: readonly OddsSide[];
  readonly who: readonly Contender[];
  /** The places of the two sides that are being put together. */
  readonly places: readonly [number, number];
  readonly words: Speaks;
  set(place: number, fleet: string): void;
}

export interface FleetProps {
  readonly fleet: string;
  readonly who: Contender;
  readonly words: Speaks;
  set(fleet: string): void;
}

/** How fleets of a game are put together on the page of battle odds. */
export interface FleetEditor {
  /** Fleets to begin with, from the attacker on; and one for a side that is added. */
  readonly first: readonly string[];
  readonly added: string;
  /** The fleet in its shortest form; empty if it has no units. */
  tidy(fleet: string): string;
  /** Whether it belongs to no player: then it has no options. */
  neutral(fleet: string): boolean;
  /** Two fleets side by side: how many units of each type. */
  readonly Fleets: ComponentType<FleetsProps>;
  /** What else there is to say of one fleet: its figures. */
  readonly Fleet?: ComponentType<FleetProps>;
}

export interface GameOdds extends Wears {
  /** The editor, once it knows what it needs (printed figures, from odds of the server). */
  open(ask: (fleets: readonly string[]) => Promise<BattleOdds>): Promise<FleetEditor>;
}

export interface GameModule extends Wears {
  readonly slug: string;
  /** "map": the board is one `<svg>` with a viewBox that the table pans and zooms; "tableau": it lays itself out. */
  readonly kind: "map" | "tableau";
  /** Of a map: where a fitted hex would be narrower than so many pixels, the table folds the tray to give it room. */
  readonly foldBelow?: number;
  readonly Board: ComponentType<BoardProps>;
  /** Tabs of the tray: what is mine. The first one is open at the start. */
  tray(props: BoardProps): readonly TrayTab[];
  /** The tray folded to one line: the figures that answer the usual question (stock, income, what is left). */
  readonly TraySum?: ComponentType<BoardProps>;
  timeline(doc: Doc, words: Speaks, parts: BoardProps["parts"]): Timeline;
  seatLine(doc: Doc, seat: number, words: Speaks): SeatLine;
  supply?(doc: Doc, words: Speaks, info: TableInfo, parts: BoardProps["parts"]): Supply | null;
  /** Title, consequence and symbol of one option of a question. Default: its name. */
  optionLabel?(words: Speaks, asked: Asked, option: string, doc: Doc, parts: BoardProps["parts"], info?: TableInfo | null): OptionLabel;
  /** Options that differ by their look are shown as these pictures in a grid instead of rows; null: rows. */
  optionPicture?(asked: Asked, option: string, props: BoardProps): ComponentChildren | null;
  /** A body of its own for a question whose options are chosen on the board or in the hand (slots and a bill). It is
   * shown instead of the list, which stays one tap away. null: the list. */
  panel?(asked: Asked, doc: Doc): ComponentType<PanelProps> | null;
  /** Where an option is answered: on the board or in the hand (the panel lists it only when asked to), as a chip beside the
   * question (what may be done at any moment), as the button at the foot (what ends the question), or as a row of the
   * panel. Default: a row. */
  where?(asked: Asked, option: string, props: BoardProps): "board" | "beside" | "foot" | "row";
  /** One line under the question. */
  help?(words: Speaks, asked: Asked, doc: Doc): string | null;
  /** The phase in the kicker ("settle"). */
  kicker?(words: Speaks, asked: Asked, doc: Doc): string | null;
  /** Place of this question in a sequence of known length. */
  steps?(asked: Asked, doc: Doc): { readonly step: number; readonly of: number } | null;
  /** What the confirm button says once the answer is complete; null: the table's own words. */
  confirmLabel?(words: Speaks, asked: Asked, chosen: readonly string[], doc: Doc): string | null;
  /** An extra test of a complete selection (two goods of one kind): a sentence that says what is wrong, or null. */
  wrong?(words: Speaks, asked: Asked, chosen: readonly string[], parts: BoardProps["parts"]): string | null;
  /** Whether an answer hurts, or gives something away for nothing: the title and the cost of asking once more, or null. */
  warn?(words: Speaks, asked: Asked, chosen: readonly string[], doc: Doc, parts: BoardProps["parts"]): { readonly title: string; readonly cost: string } | null;
  /** Whether the words of an option, or its mark on the board, tell of the die or the draw that follows it: then one click
   * answers although it cannot be taken back. */
  announces?(asked: Asked, option: string): boolean;
  /** What is told step by step at this moment of a replay (a battle that is fought); null if nothing is. */
  episode?(props: BoardProps): ComponentType<BoardProps> | null;
  /** What a replay goes through moment by moment, in the order of the events: of all events of a match, as far as known. */
  moments?(events: readonly GameEvent[]): readonly Moment[];
  /** What the part of the match that ended last came to; null if nothing is worth telling. */
  recap?(props: BoardProps): Recap | null;
  /** Answers that a standing order for this question can name (canonical texts), besides answering with nothing. Default,
   * and where it is null: what was offered here. */
  orderAnswers?(ask: string, doc: Doc | null, parts: BoardProps["parts"]): readonly string[] | null;
  /** Whether the viewing seat can be asked this in what is left of the match. Default: everything. */
  mayAsk?(ask: string, doc: Doc): boolean;
  /** Seat of an event (its sigil in the log), default: the field `seat`. */
  eventSeat?(event: GameEvent): number | null;
  /** Whether an event begins a group of the log, and what the group is called. Default: kinds `round` and `phase`. */
  eventGroup?(event: GameEvent, words: Speaks): string | null;
  /** Events (by number) that the log need not show any more: a later one among these sums them up. */
  summedUp?(events: readonly GameEvent[]): ReadonlySet<number>;
  /** Things (canonical texts) that an event speaks of: linked in the log. Default: fields `card`, `cards`, `power`. */
  eventThings?(event: GameEvent): readonly string[];
  /** What the log calls a thing where its plain name is not enough; null: its name. */
  called?(words: Speaks, thing: string): string | null;
  /** Symbol of an event that deserves a mark under the replay's chart; null: it does not. */
  landmark?(event: GameEvent, parts: BoardProps["parts"]): string | null;
  /** The table in sentences, for those who do not see the board. Default: the zones as they are. */
  readonly Describe?: ComponentType<BoardProps>;
  /** Of a match that is over by its rules: the seats in the order in which they came in, with the figure that decided it,
   * where that is not the score. Default: by score. */
  outcome?(doc: Doc, words: Speaks): readonly { readonly seat: number; readonly score: string; readonly unit: string }[] | null;
  /** The end of the match by its rules: where the points come from. Of one that ended early it is not asked. */
  readonly Result?: ComponentType<BoardProps>;
}
