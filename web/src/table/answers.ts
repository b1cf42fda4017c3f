/** Questions, answers and standing orders in words. Pure. */

import type { Speaks } from "../games/types.ts";
import type { Order } from "../net/wire.ts";
import { LATER, NOTHING } from "./choice.ts";
import { seatIn } from "./telling.ts";

/** In the answers of an order: take nothing, whatever that is called in the question. */
export const PASS = "pass";

type NameOf = (seat: number) => string;

const WORD = /^[A-Za-z0-9_-]+$/;
const COUNTED = /^(\d+) (.+)$/;

/** A question's short name: "the opening hand". */
export function questionName(words: Speaks, ask: string): string {
  const key = `question-${ask}`;
  return words.has(key) ? words.say(key) : ask.replace(/[-_]/g, " ");
}

/** An option in words: a message `option-<text>`, who sits in a seat, or the name of the thing. */
export function optionWords(words: Speaks, option: string, nameOf: NameOf, field = ""): string {
  const key = `option-${option}`;
  if (WORD.test(option) && words.has(key)) return words.say(key);
  const seat = seatIn("", option);
  return seat === null ? words.name(option, field) : nameOf(seat);
}

/** An answer's canonical text in words: "New Sparta", "Gem World, Asteroid Belt", "2 Scout", "Ann → Ben", "4". `nothing` is
 * what taking nothing is called. */
export function answerWords(words: Speaks, answer: string, nameOf: NameOf, nothing = "option-nothing"): string {
  const body = answer.slice(answer.indexOf(":") + 1);
  if (body === NOTHING || answer === PASS) return words.say(nothing);
  if (body === LATER) return words.say("option-later");
  const ask = answer.slice(0, answer.length - body.length - 1);
  return body
    .split(/([,>])/)
    .map((part) => {
      if (part === ",") return ", ";
      if (part === ">") return " → ";
      const [, count, thing] = COUNTED.exec(part) ?? [];
      return thing ? `${count} ${optionWords(words, thing, nameOf, ask)}` : optionWords(words, part, nameOf, ask);
    })
    .join("");
}

/** One answer of an order in words. */
export const orderAnswer = (words: Speaks, answer: string, nameOf: NameOf): string => answerWords(words, answer, nameOf, "orders-pass");

/** What an order is about, in words: "Ann", "Warfare". */
export function aboutWords(words: Speaks, about: Order["about"], nameOf: NameOf): string {
  return Object.entries(about ?? {}).flatMap(([field, values]) => values.map((value) => aboutWord(words, field, value, nameOf))).join(", ");
}

function aboutWord(words: Speaks, field: string, value: string, nameOf: NameOf): string {
  if (!/^\d+$/.test(value)) return optionWords(words, value, nameOf, field);
  const seat = seatIn(field, Number(value));
  return seat === null ? `${field.replace(/[-_]/g, " ")} ${words.name(value, field)}` : nameOf(seat);
}

/** An event's short name, for "unless". */
export function eventName(words: Speaks, event: string): string {
  const key = `happening-${event}`;
  return words.has(key) ? words.say(key) : event.replace(/[-_]/g, " ");
}

/** The conditions of an order, as they follow its question: ", if Hand is at least 8". */
function givenWords(words: Speaks, given: Order["given"]): string {
  return (given ?? []).map(({ figure, least, most }) => {
    const name = words.say(`figure-${figure}`);
    if (least != null) return words.say("orders-given-least", { figure: name, number: least });
    return words.say("orders-given-most", { figure: name, number: most ?? 0 });
  }).join("");
}

/** An order as a sentence. */
export function orderSentence(words: Speaks, order: Order, nameOf: NameOf): string {
  const about = aboutWords(words, order.about, nameOf);
  const question = questionName(words, order.ask);
  const answer = order.answers.map((one) => orderAnswer(words, one, nameOf)).join(", ");
  const args = { ask: about ? words.say("orders-asked-about", { ask: question, about }) : question, answer, given: givenWords(words, order.given) };
  const unless = order.unless ?? [];
  return unless.length
    ? words.say("orders-sentence-unless", { ...args, unless: unless.map((event) => eventName(words, event)).join(", ") })
    : words.say("orders-sentence", args);
}
