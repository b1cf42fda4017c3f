/** What things are called in a replay. */

import type { GameEvent, GameModule } from "../games/types";
import type { Asked, Doc, TableInfo } from "../net/wire.ts";
import { botFor } from "../shell/seats.ts";
import { nameAt, NEWS, wasMe, type Change } from "../table/actors.ts";
import { answerWords } from "../table/answers.ts";
import { promptOf } from "../table/context.ts";
import { timelineAt } from "../table/phases.ts";
import { plain, tell, type Part } from "../table/telling.ts";
import { number, say, words, type Words } from "../words.ts";
import { ALL, handsOpen, SPECTATOR } from "./reel.ts";
import type { Replay } from "./replay.ts";

/** The name of a seat; one that nobody holds is called by its number. */
export function nameOf(info: TableInfo, seat: number): string {
  return info.seats[seat]?.name || say("replay-seat", { seat: seat + 1 });
}

/** What a seat was called when an event happened: the name of who acted then. */
export function nameThen(info: TableInfo, changes: readonly Change[], seat: number, event: number): string {
  return nameAt(changes, seat, event, nameOf(info, seat), botFor);
}

/** What a seat was called at a step: as when the last event of the step happened. */
export function nameAtStep(replay: Replay, seat: number, step: number): string {
  const { steps } = replay.reel.value!.history;
  return nameThen(replay.info.value!, replay.changes.value, seat, (steps[step]?.events ?? 0) - 1);
}

/** A viewpoint in words: "All-seeing", "As Mira saw it". */
export function viewName(info: TableInfo, viewer: number): string {
  if (viewer === ALL) return say("replay-all");
  if (viewer === SPECTATOR) return say("replay-spectator");
  return say(!handsOpen(info) ? "replay-as-now" : "replay-as", { name: nameOf(info, viewer) });
}

/** A figure that is watched over the match; the game may call it as it likes. */
export const figureName = (words: Words, figure: string): string => words.say(`figure-${figure}`);

/** An event as parts of a sentence: what I did myself is told in the second person. */
export function told(event: GameEvent, info: TableInfo, words: Words, changes: readonly Change[], module: GameModule | null = null): readonly Part[] {
  const mine = info.seats.filter((seat) => seat.mine).length;
  const then = event.event === NEWS.left ? event.n - 1 : event.n; // who has left was there before
  const isYou = (seat: number): boolean => info.seats[seat] !== undefined && wasMe(changes, info.seats[seat], then, mine);
  return tell(event, words, (seat) => nameThen(info, changes, seat, event.n), module, isYou);
}

/** An event as one plain sentence. */
export const sentence = (event: GameEvent, info: TableInfo, words: Words, changes: readonly Change[], module: GameModule | null = null): string =>
  plain(told(event, info, words, changes, module));

/** What was asked, as one sentence. */
export function questionText(replay: Replay, asked: Asked): string {
  const info = replay.info.value!;
  return promptOf({ words: words(info.game), module: replay.module, nameOf: (seat) => nameOf(info, seat) }, asked);
}

/** An answer to a question of the step on the screen: its options as the question called them, else by their names. */
export function answerText(replay: Replay, asked: Asked, answer: string): string {
  const info = replay.info.value!;
  const said = words(info.game);
  const module = replay.module.value;
  const doc = replay.reel.value!.doc(Math.max(0, replay.step.value - 1));
  const body = answer.slice(answer.indexOf(":") + 1);
  const options = asked.options.includes(body) ? [body] : body.split(",");
  const label = module?.optionLabel;
  if (!label || !options.every((option) => asked.options.includes(option))) return answerWords(said, answer, (seat) => nameOf(info, seat));
  return options.map((option) => label(said, asked, option, doc, replay.parts.value, info).title).join(", ");
}

/** "Round 6 · Settle", as far as the game tells. */
export function phaseName(phase: Readonly<Record<string, unknown>>, now: string | null): string {
  const round = typeof phase["round"] === "number" && phase["round"] > 0 ? say("replay-round", { round: phase["round"] }) : null;
  return [round, now].filter(Boolean).join(" · ");
}

/** The phase that the top bar of a table marks as the present one. */
export function phaseNow(module: GameModule | null, doc: Doc, words: Words): string | null {
  return timelineAt(module, doc, words, {}).phases.find((phase) => phase.state === "now")?.label ?? null;
}

/** The event of a step that is outlined on the board: the last one that speaks of a thing. */
export function telling(events: readonly GameEvent[], module: GameModule | null): GameEvent | null {
  const things = (event: GameEvent): readonly unknown[] =>
    module?.eventThings?.(event) ?? ["card", "cards", "power"].flatMap((field) => event[field] ?? []);
  return events.findLast((event) => things(event).length > 0) ?? events.at(-1) ?? null;
}

/** A change with its sign: "+3", "−2". */
export const signed = (change: number): string => `${change < 0 ? "−" : "+"}${number(Math.abs(change))}`;
