/** Answers and standing orders in words. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { bundle, Words } from "../src/speech.ts";
import { aboutWords, answerWords, orderSentence } from "../src/table/answers.ts";

const words = new Words("en", "sky", [bundle("en", `
names = card
card-gem-world = Gem World
option-yes = Yes
option-nothing = Nothing
option-later = Wait
orders-pass = pass
orders-sentence = When asked for { $ask }: { $answer }.
orders-asked-about = { $ask } ({ $about })
`)]);
const nameOf = (seat: number) => ["Mira", "Priya"][seat] ?? "";

test("an answer is said with the names of things and of who sits in a seat, whatever kind it is of", () => {
  const said = (answer: string) => answerWords(words, answer, nameOf);
  assert.equal(said("thank:seat-1"), "Priya");
  assert.equal(said("aim:seat-1>seat-0"), "Priya → Mira");
  assert.equal(said("give:2 gem-world,1 seat-0"), "2 Gem World, 1 Mira");
  assert.equal(said("hand:gem-world~2,unheard"), "Gem World, unheard");
  assert.deepEqual(["deal:yes", "lucky:4", "deal:none", "deal:later"].map(said), ["Yes", "4", "Nothing", "Wait"]);
});

test("an order says the same, and passes", () => {
  const order = { id: "", ask: "thank", about: { rival: ["0"] }, unless: [], on: true, once: false, until: null };
  assert.equal(orderSentence(words, { ...order, answers: ["thank:seat-1"] }, nameOf), "When asked for thank (Mira): Priya.");
  assert.equal(orderSentence(words, { ...order, about: {}, answers: ["thank:none", "pass"] }, nameOf), "When asked for thank: pass, pass.");
  assert.equal(aboutWords(words, { who: ["seat-1"], card: ["gem-world"], price: ["3"] }, nameOf), "Priya, Gem World, price 3");
});
