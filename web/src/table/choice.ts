/**
 * The selection model of the five kinds of question: from taps to the answer's canonical text, exactly as the referee
 * writes it (`settle:new-sparta`, `pay:gem-world,asteroid-belt`, `lucky:4`, `build:2 scout,1 base`, `aim:a>b`). Pure.
 */

import type { Asked } from "../net/wire";

/** What has been chosen so far. Options in the order of choosing; amounts by option, or under "" for one number. */
export interface Selection {
  readonly chosen: readonly string[];
  readonly amounts: Readonly<Record<string, number>>;
}

/** Why an answer cannot be sent yet, as a message of the client with its arguments. */
export interface Lack {
  readonly key: string;
  readonly args: Readonly<Record<string, number>>;
}

export const NOTHING = "none";
/** In a window: wait for the others, and be asked again. */
export const LATER = "later";
/** The key of the one number of an `amount`. */
export const NUMBER = "";

type Question = Pick<Asked, "ask" | "kind" | "options" | "least" | "most" | "limits">;

/** The question of somebody who may answer and need not: the answer that does nothing is left out, for that is silence. */
export function offered<Q extends Question>(asked: Q): Q {
  if (asked.kind === "pick") return { ...asked, options: asked.options.filter((option) => option !== NOTHING) };
  return asked.kind === "order" ? asked : { ...asked, least: Math.max(1, asked.least) };
}

/** Before the first tap. What leaves no choice is chosen already, and what the engine proposes (`about.proposed`, of things
 * that would all do); an order starts as it was given. */
export function start(asked: Question & Partial<Pick<Asked, "about">>): Selection {
  const { kind, options } = asked;
  if (kind === "amount") return { chosen: [], amounts: { [NUMBER]: asked.least } };
  if (kind === "order") return { chosen: options, amounts: {} };
  if (kind === "allocate") {
    const all = asked.limits.reduce((sum, limit) => sum + limit, 0);
    const full = asked.least >= all;
    return { chosen: [], amounts: Object.fromEntries(options.map((option, i) => [option, full ? (asked.limits[i] ?? 0) : 0])) };
  }
  const forced = kind === "pick" ? options.length === 1 : asked.least >= options.length;
  if (forced) return { chosen: options, amounts: {} };
  const proposed = kind === "pick-some" && Array.isArray(asked.about?.["proposed"]) ? (asked.about["proposed"] as readonly string[]) : [];
  return { chosen: proposed.filter((option) => options.includes(option)).slice(0, asked.most), amounts: {} };
}

/** Whether an option may be chosen (or, if it is chosen, dropped) now. */
export function canPick(asked: Question, selection: Selection, option: string): boolean {
  if (!asked.options.includes(option)) return false;
  switch (asked.kind) {
    case "pick":
      return true;
    case "pick-some":
      return asked.most === 1 || selection.chosen.includes(option) || selection.chosen.length < asked.most;
    case "allocate":
      return (selection.amounts[option] ?? 0) < highest(asked, swapped(asked, selection), option);
    default:
      return false;
  }
}

/** The selection after a tap on an option: chosen, dropped, or one more of it. */
export function pick(asked: Question, selection: Selection, option: string): Selection {
  if (!canPick(asked, selection, option)) return selection;
  if (asked.kind === "allocate") return setAmount(asked, swapped(asked, selection), option, (selection.amounts[option] ?? 0) + 1);
  const has = selection.chosen.includes(option);
  if (asked.kind === "pick") return has ? selection : { ...selection, chosen: [option] };
  const others = selection.chosen.filter((one) => one !== option);
  if (has) return { ...selection, chosen: others };
  return { ...selection, chosen: asked.most === 1 ? [option] : [...others, option] };
}

/** What is left of amounts when one more is tapped: where there can be one of one kind only, that one takes the place. */
function swapped(asked: Question, selection: Selection): Selection {
  return asked.kind === "allocate" && asked.most === 1 ? { ...selection, amounts: {} } : selection;
}

/** The largest amount an option can have while the others stay as they are. */
export function highest(asked: Question, selection: Selection, option: string): number {
  if (asked.kind === "amount") return asked.most;
  const limit = asked.limits[asked.options.indexOf(option)] ?? 0;
  return Math.min(limit, asked.most - total(selection) + (selection.amounts[option] ?? 0));
}

/** The selection with another amount, held within the limits. */
export function setAmount(asked: Question, selection: Selection, option: string, amount: number): Selection {
  const one = asked.kind === "amount";
  if (!one && (asked.kind !== "allocate" || !asked.options.includes(option))) return selection;
  const key = one ? NUMBER : option;
  const low = one ? asked.least : 0;
  const held = Math.max(low, Math.min(highest(asked, selection, key), Math.round(amount)));
  return held === selection.amounts[key] ? selection : { ...selection, amounts: { ...selection.amounts, [key]: held } };
}

/** The selection with the item at one place of an order moved to another. */
export function move(asked: Question, selection: Selection, from: number, to: number): Selection {
  const last = selection.chosen.length - 1;
  if (asked.kind !== "order" || from < 0 || from > last) return selection;
  const place = Math.max(0, Math.min(last, to));
  if (place === from) return selection;
  const order = [...selection.chosen];
  order.splice(place, 0, ...order.splice(from, 1));
  return { ...selection, chosen: order };
}

/** All amounts together. */
export function total(selection: Selection): number {
  return Object.values(selection.amounts).reduce((sum, amount) => sum + amount, 0);
}

/** As even a distribution of the whole sum as the limits allow. */
export function evenSplit(asked: Question): Selection {
  const amounts = asked.options.map(() => 0);
  let left = asked.most;
  while (left > 0) {
    let lowest = -1;
    for (let i = 0; i < amounts.length; i += 1) {
      const room = (amounts[i] ?? 0) < (asked.limits[i] ?? 0);
      if (room && (lowest < 0 || (amounts[i] ?? 0) < (amounts[lowest] ?? 0))) lowest = i;
    }
    if (lowest < 0) break;
    amounts[lowest] = (amounts[lowest] ?? 0) + 1;
    left -= 1;
  }
  return { chosen: [], amounts: Object.fromEntries(asked.options.map((option, i) => [option, amounts[i] ?? 0])) };
}

/** What is still missing before the answer can be sent; null if it is complete. */
export function lack(asked: Question, selection: Selection): Lack | null {
  const count = selection.chosen.length;
  switch (asked.kind) {
    case "pick":
      return count === 1 ? null : { key: "decision-choose-one", args: {} };
    case "pick-some":
      return count >= asked.least ? null : { key: "decision-more-to-choose", args: { count: asked.least - count } };
    case "allocate": {
      const missing = asked.least - total(selection);
      return missing <= 0 ? null : { key: "decision-more-to-place", args: { count: missing } };
    }
    default:
      return null;
  }
}

/** The canonical text of the answer; null while it is incomplete. */
export function answerText(asked: Question, selection: Selection): string | null {
  if (lack(asked, selection)) return null;
  return `${asked.ask}:${body(asked, selection) || NOTHING}`;
}

function body(asked: Question, { chosen, amounts }: Selection): string {
  switch (asked.kind) {
    case "amount":
      return String(amounts[NUMBER] ?? asked.least);
    case "allocate":
      return asked.options
        .filter((option) => (amounts[option] ?? 0) > 0)
        .map((option) => `${amounts[option]} ${option}`)
        .join(",");
    case "order":
      return chosen.join(">");
    default:
      return asked.options.filter((option) => chosen.includes(option)).join(",");
  }
}

/** The selection of an answer text, the reverse of `answerText`: a sealed answer taken back, or an order given. */
export function read(asked: Question, text: string): Selection {
  const answer = text.startsWith(`${asked.ask}:`) ? text.slice(asked.ask.length + 1) : text;
  const empty = start(asked);
  if (asked.kind === "amount") return setAmount(asked, empty, NUMBER, Number.parseInt(answer, 10) || asked.least);
  if (asked.kind === "pick") return asked.options.includes(answer) ? { chosen: [answer], amounts: {} } : empty;
  const parts = answer === NOTHING || answer === "" ? [] : answer.split(asked.kind === "order" ? ">" : ",");
  if (asked.kind === "allocate") {
    return parts.reduce<Selection>((selection, part) => {
      const gap = part.indexOf(" ");
      return setAmount(asked, selection, part.slice(gap + 1), Number.parseInt(part.slice(0, gap), 10) || 0);
    }, { chosen: [], amounts: Object.fromEntries(asked.options.map((option) => [option, 0])) });
  }
  const known = parts.filter((part) => asked.options.includes(part));
  if (asked.kind === "order") return known.length === asked.options.length ? { chosen: known, amounts: {} } : empty;
  return { chosen: known.slice(0, asked.most), amounts: {} };
}
