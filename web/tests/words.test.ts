import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { bundle, figure, Words, type Lang } from "../src/speech.ts";

const made = process.env["ORRERY_VECTORS"];

const GAME = `
names = card kind
card-gem-world = Gem World
kind-genes = Genes
why-price = { $card } costs { $price }, you have { $cards-count }.
vp = VP
    .long = victory points
product-word = reworded
`;
const PRODUCT = `
product-word = plain
error-stale = Too late: { $at }.
turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
`;

const english = new Words("en", "race", [bundle("en", GAME, PRODUCT)]);

test("a game may reword the product, and attributes are messages too", () => {
  assert.equal(english.say("product-word"), "reworded");
  assert.equal(english.say("vp.long"), "victory points");
  assert.equal(english.has("vp.short"), false);
});

test("things are named by the prefixes of the game, without copies and parts", () => {
  assert.equal(english.name("gem-world~2"), "Gem World");
  assert.equal(english.name("gem-world.goods"), "Gem World");
  assert.equal(english.name("genes", "kind"), "Genes");
  assert.equal(english.name("unheard-of"), "unheard-of");
  assert.deepEqual(english.named({ cards: ["gem-world", "genes"], price: 3 }), { cards: "Gem World, Genes", "cards-count": 2, price: 3 });
});

test("a refusal comes with its reason; a missing word never stops a match", () => {
  const reason = { rule: "RG-8.2", key: "why-price", args: { card: "gem-world", price: 2, cards: ["genes"] } };
  assert.equal(english.error({ key: "error-stale", text: "", args: { at: 7 }, reason }), "Too late: 7. Gem World costs 2, you have 1.");
  assert.equal(english.error({ key: "error-unheard", text: "As the server says.", args: {}, reason: null }), "As the server says.");
  assert.equal(english.say("event-card-drawn", { seat: 1 }), "Card drawn (seat 1)");
});

test("Russian has three forms of a number, and English helps out where it is silent", () => {
  const russian = bundle("ru", "turns = { $count ->\n    [one] { $count } ход\n    [few] { $count } хода\n   *[many] { $count } ходов\n}\n");
  const words = new Words("ru", null, [russian, bundle("en", PRODUCT)]);
  assert.deepEqual([1, 2, 5, 21].map((count) => words.say("turns", { count })), ["1 ход", "2 хода", "5 ходов", "21 ход"]);
  assert.equal(words.say("product-word"), "plain");
});

test("what is below zero has a minus and no hyphen, in both languages", () => {
  assert.equal(figure(-7, "ru"), "−7");
  assert.equal(english.say("turns", { count: -7 }), "−7 turns");
});

test("thousands are set apart by a thin space in both languages", () => {
  assert.equal(figure(1234567, "en"), "1\u2009234\u2009567");
  assert.equal(english.say("turns", { count: 12000 }), "12\u2009000 turns");
  assert.match(figure(12000.5, "ru"), /^12\u2009000,5$/);
});

test("what is put together of others is named by its parts, where a game speaks so", () => {
  const words = new Words("en", "map", [bundle("en", `
names = system colour
system-c1 = Ardent
system-b1 = Moss
colour-red = red
part-base = base
joined-at = { $first } ({ $last })
joined-to = { $first } – { $last }
joined-part = { $first }: { $last }
joined-star = { $first }, star
then = { $first }, then { $last }
gain = gain { $count } { $colour }
`)]);
  assert.equal(words.name("red@c1-b1"), "red (Ardent – Moss)");
  assert.equal(words.name("c1.base*"), "Ardent: base, star");
  assert.equal(words.name("no-where"), "no-where");
  assert.equal(english.name("gem-world.goods@c1"), "Gem World");
  const gain = (count: number) => ({ key: "gain", args: { count, colour: "red" } });
  assert.equal(words.tell({ key: "then", args: { first: gain(1), last: gain(2) } }), "gain 1 red, then gain 2 red");
});

test("every sentence is the one that Python says", { skip: !made && "needs vectors made by the server" }, () => {
  const vectors = JSON.parse(readFileSync(made!, "utf8")) as {
    words: Record<string, {
      sources: Record<Lang, string[]>;
      said: { lang: Lang; key: string; args: Record<string, unknown>; text: string }[];
      named: { lang: Lang; thing: string; field: string; text: string }[];
    }>;
  };
  for (const [game, spoken] of Object.entries(vectors.words)) {
    const english = bundle("en", ...spoken.sources.en);
    const words = { en: new Words("en", game, [english]), ru: new Words("ru", game, [bundle("ru", ...spoken.sources.ru), english]) };
    assert.ok(spoken.said.length > 200);
    for (const one of spoken.said) assert.equal(words[one.lang].tell(one), one.text, `${one.lang} ${one.key}`);
    for (const one of spoken.named) assert.equal(words[one.lang].name(one.thing, one.field), one.text);
  }
});
