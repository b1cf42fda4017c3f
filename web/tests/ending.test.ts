/** A match that its rules did not end: what each of those at the table reads of it. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import type { MatchResult } from "../src/net/wire.ts";
import { handsOpen, viewpoints } from "../src/replay/reel.ts";
import { counts, endingText, endingTitle, playedOut, ranked } from "../src/shell/ending.ts";
import { bundle, Words, type Lang } from "../src/speech.ts";

const wordsOf = (lang: Lang): Words => new Words(lang, null, [bundle(lang, readFileSync(new URL(`../text/${lang}.ftl`, import.meta.url), "utf-8"))]);
const english = wordsOf("en");
const russian = wordsOf("ru");
const result = (how: MatchResult["how"], winners: number[], left: number | null): MatchResult => ({ scores: [7, 9], winners, how, left });

/** Anna sits in seat 0, Boris in seat 1. */
const title = (words: Words, told: MatchResult, mine: number[]): string =>
  endingTitle(words, told, mine, told.winners.map((seat) => ["Anna", "Boris"][seat]!), told.left === null ? "" : ["Anna", "Boris"][told.left]!);

test("who resigns, who wins and who watches read of the same resignation", () => {
  const told = result("resigned", [1], 0);
  assert.equal(title(english, told, [1]), "You have won: Anna resigned.");
  assert.equal(title(english, told, [0]), "You have resigned: Boris has won.");
  assert.equal(title(english, told, []), "Boris has won: Anna resigned.");
  assert.equal(title(russian, told, [1]), "Вы победили: Anna сдаётся.");
  assert.equal(endingText(english, told, "Anna"), "by resignation of Anna");
});

test("a claim says who did not come back", () => {
  const told = result("claimed", [0], 1);
  assert.equal(title(english, told, [0]), "You have won: Boris did not come back.");
  assert.equal(title(english, told, [1]), "You did not come back: Anna has won.");
  assert.equal(endingText(english, told, "Boris"), "Boris did not come back");
});

test("what was aborted counts for nobody and has no scores; what was stopped has them as they stood", () => {
  assert.equal(title(english, result("aborted", [], null), [0]), "Aborted in the first round");
  assert.equal(counts(result("aborted", [], null)), false);
  assert.equal(title(english, result("stopped", [], null), [0]), "Stopped by agreement");
  assert.equal(counts(result("stopped", [], null)), true);
  assert.equal(playedOut(result("stopped", [], null)), false);
  assert.equal(endingText(english, result("played", [1], null), ""), "");
});

test("when the last person has left there is nobody to congratulate", () => {
  assert.equal(title(english, result("resigned", [1], 1), [1]), "Everybody has left the match.");
  assert.equal(title(english, result("resigned", [], 1), []), "Everybody has left the match.");
});

test("a match that ended early keeps its hands hidden", () => {
  const info = { state: "over", result: result("resigned", [1], 0), seats: [{ seat: 0, mine: true, kind: "person" }, { seat: 1, mine: false, kind: "person" }] } as never;
  assert.equal(handsOpen(info), false);
  assert.deepEqual(viewpoints(info), [0, -1]);
  assert.deepEqual(viewpoints({ ...(info as object), result: result("played", [1], null) } as never), [-2, 0, 1]);
});

test("who waits reads from when on he may claim what, and who watches reads who may", () => {
  const anna = { name: "Anna", other: "Boris", time: "02:10" };
  assert.equal(english.say("claim-soon", { ...anna, state: "away", prize: "win", who: "you" }), "If Anna does not come back, you can claim the win in 02:10.");
  assert.equal(english.say("claim-soon", { ...anna, state: "here", prize: "win", who: "others" }), "If Anna does not answer, Boris can claim the win in 02:10.");
  assert.equal(english.say("claim-soon", { ...anna, state: "bot", prize: "bot", who: "you" }), "If Anna does not come back, you can have a bot play on in 02:10.");
  assert.equal(russian.say("claim-soon", { ...anna, state: "away", prize: "win", who: "you" }), "Если Anna не вернётся, через 02:10 вы сможете потребовать победу.");
});

test("the bell tells how a match ended, and to whom it brought the win", () => {
  const told = { table: "Perihelion", name: "Anna", how: "resigned" };
  assert.equal(english.say("notice-over", { ...told, won: true }), "You have won at Perihelion: Anna resigned");
  assert.equal(english.say("notice-over", { ...told, won: false }), "Perihelion is over: Anna resigned");
  assert.equal(english.say("notice-over", { ...told, how: "played", won: true }), "Perihelion is over");
  assert.equal(russian.say("notice-over", { ...told, how: "aborted", won: false }), "Партия прервана в первом раунде и никому не засчитана: Perihelion");
});

test("who has won stands first, also with fewer points than who gave up", () => {
  assert.deepEqual(ranked({ scores: [7, 9, 8], winners: [0], how: "resigned", left: 1 }, [0, 1, 2]), [0, 1, 2]);
  assert.deepEqual(ranked({ scores: [7, 9, 8], winners: [1], how: "played", left: null }, [0, 1, 2]), [1, 2, 0]);
  assert.deepEqual(ranked({ scores: [7, 9, 8], winners: [], how: "stopped", left: null }, [0, 1, 2]), [1, 2, 0]);
  assert.deepEqual(ranked({ scores: [7, 9, 8], winners: [], how: "aborted", left: null }, [0, 1, 2]), [0, 1, 2]);
});

test("who is here but does not answer is not called gone", () => {
  const anna = { name: "Anna", other: "Boris", prize: "win", who: "you", rated: false };
  assert.equal(english.say("claim-can", { ...anna, state: "here" }), "Anna has not answered for too long: you can claim the win.");
  assert.equal(english.say("claim-can", { ...anna, state: "bot" }), "Anna is gone too long: you can claim the win.");
  assert.equal(english.say("claim-can", { ...anna, state: "away", prize: "bot", who: "others" }), "Anna is gone too long: the others can have a bot play on.");
  assert.equal(english.say("claim-text", { ...anna, state: "here" }), "The match ends at once, and you have won because Anna did not answer. It is not rated.");
  assert.equal(russian.say("claim-can", { ...anna, state: "here" }), "Anna слишком долго не отвечает: можно потребовать победу.");
  assert.equal(russian.say("claim", { ...anna, prize: "bot" }), "Пусть играет бот вместо игрока Anna");
});

test("a wish to stop says that it aborts the match while it does, and whose answer is awaited", () => {
  const wish = { names: "Anna", missing: `Boris, ${english.say("awaited-you")}` };
  assert.equal(english.say("stop-others", { ...wish, early: true }), "Would like to abort the match: Anna. Awaited: Boris, you.");
  assert.equal(english.say("stop-mine", { missing: "Boris", early: false }), "You would like to stop the match. Awaited: Boris.");
  assert.equal(russian.say("stop-mine", { missing: `Boris, ${russian.say("awaited-you")}`, early: true }), "Вы предложили прервать партию. Ждём: Boris, вас.");
});
