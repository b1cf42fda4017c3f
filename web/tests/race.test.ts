/** Race's board: signs of powers, which option lies where, sorting, and words, without a browser. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { signal } from "@preact/signals";

import { advice } from "../src/games/race/advice.ts";
import { acrossFor, eventsOf, madeBy } from "../src/games/race/rounds.ts";
import { signs } from "../src/games/race/effects.ts";
import { cardOf, designOf, faceOf, type Face, type Kind, type Parts, type Power, type RaceZones } from "../src/games/race/pieces.ts";
import { optionsByCard, sorted, specialMilitary, unseenByNumber, whereOf } from "../src/games/race/places.ts";
import { soft } from "../src/shell/soft.ts";
import { cardFigures, cardKind, outlookText, sentence, spoken, yieldText } from "../src/games/race/saying.ts";
import { TIPS } from "../src/games/race/tips.ts";
import type { Choice } from "../src/games/types.ts";
import { bundle, Words, type Lang } from "../src/speech.ts";

const GAME = new URL("../../src/orrery/games/race/", import.meta.url);
const text = (name: string): string => readFileSync(new URL(name, GAME), "utf8");
const speak = (lang: Lang): Words => new Words(lang, "race", [bundle(lang, text(`text/${lang}.ftl`))]);
const EN = speak("en");
const RU = speak("ru");

/** Every power of every card, as the data has it. */
function powers(): Power[] {
  const found: Power[] = [];
  for (const [, body] of text("data/cards.toml").matchAll(/^ {4}\{ (phase = .*) \},$/gm)) {
    const fields = [...(body ?? "").matchAll(/(\w+) = (\[.*?\]|"[^"]*"|[\w-]+)/g)].map(([, key, value]) => [key, JSON.parse(value ?? "null")]);
    found.push({ key: "", args: {}, rule: "", ...Object.fromEntries(fields) });
  }
  return found;
}

function face(more: Partial<Face> = {}): Face {
  return { kind: "world", number: 2, military: false, vp: 1, good: null, source: null, keywords: [], copies: 1, powers: [], ...more };
}

const PARTS: Parts = {
  cards: {
    "gem-world": face({ good: "novelty", source: "production" }),
    "rebel-base": face({ number: 6, military: true, vp: 6 }),
    "drop-ships": face({ kind: "development", number: 4, vp: 2, copies: 2 }),
    "alpha-centauri": face({ good: "rare", source: "windfall", powers: [{ phase: "settle", kind: "military", amount: 1, against_kinds: ["rare"], key: "power-military-kind", args: { amount: 1, kinds: ["rare"] }, rule: "RG-17.10" }] }),
    "merchant-guild": face({ kind: "development", number: 6, vp: null }),
  },
  actions: [], phases: [], start: [], trade: { novelty: 2, rare: 3, genes: 4, alien: 5 }, tableau: 12, hand: 10, bank: 12,
};

const ZONES = {
  hand: ["gem-world", "drop-ships"], drawn: [], discard_open: [], discard_mine: [],
  seats: [{ tableau: ["alpha-centauri"], goods: [], laid: null, military: 0 }, { tableau: ["rebel-base"], goods: [], laid: "drop-ships~2", military: 0 }],
} as unknown as RaceZones;

function choice(ask: string, options: string[], about: object = {}, blocked: string[] = []): Choice {
  return {
    asked: { id: "1.0", seat: 0, ask, kind: "pick", options, least: 1, most: 1, limits: [], about: about as Record<string, unknown>, rule: "" },
    blocked: signal(Object.fromEntries(blocked.map((one) => [one, { rule: "", key: "", args: {} }]))),
    offers: (option: string) => options.includes(option),
  } as unknown as Choice;
}

test("every power of every card has signs, and no two kinds of power look alike", () => {
  const all = powers();
  assert.equal(all.length, text("data/cards.toml").match(/^ {4}\{ phase/gm)?.length);
  const looks = new Map<string, string>();
  for (const power of all) {
    const drawn = JSON.stringify(signs(power, "novelty" as Kind));
    assert.notEqual(drawn, "[]", power.kind);
    const plain = power.kind.startsWith("draw") || power.kind.startsWith("explore");
    const look = `${power.phase} ${drawn}`;
    if (!plain) assert.equal(looks.get(look) ?? power.kind, power.kind, look);
    looks.set(look, power.kind);
  }
});

test("an option lies on the card it speaks of", () => {
  assert.equal(designOf("drop-ships~2"), "drop-ships");
  assert.equal(faceOf(PARTS, "drop-ships~2"), PARTS.cards["drop-ships"]);
  assert.equal(cardOf("gambling-world.lucky"), "gambling-world");
  assert.equal(cardOf("genetics-lab>empath-world"), "empath-world");
  const asked = choice("consume", ["old-earth", "gambling-world.goods", "gambling-world.lucky", "none"], {}, ["public-works"]);
  assert.deepEqual(optionsByCard(asked).get("gambling-world"), ["gambling-world.goods", "gambling-world.lucky"]);
  assert.deepEqual(optionsByCard(asked).get("public-works"), ["public-works"]);
  assert.deepEqual(["opening", "keep", "sell", "action", "lucky"].map((ask) => whereOf(choice(ask, []))), ["hand", "drawn", "tableau", "actions", null]);
});

test("a hand sorted by use: what can be chosen, then worlds, then developments, cheap ones first", () => {
  const hand = ["merchant-guild", "drop-ships", "rebel-base", "gem-world"];
  assert.deepEqual(sorted(hand, "drawn", null, PARTS), hand);
  assert.deepEqual(sorted(hand, "use", null, PARTS), ["gem-world", "rebel-base", "drop-ships", "merchant-guild"]);
  assert.deepEqual(sorted(hand, "use", choice("develop", ["merchant-guild", "none"]), PARTS)[0], "merchant-guild");
});

test("special Military and the numbers of unseen cards come from what lies open", () => {
  assert.deepEqual(specialMilitary(PARTS, ["alpha-centauri", "gem-world"]), [{ against: "kind-rare", amount: 1 }]);
  const unseen = unseenByNumber(PARTS, ZONES);
  assert.equal(unseen.get(6), 1); // Merchant Guild; Rebel Base lies open
  assert.equal(unseen.get(4), 0); // both Drop Ships are known
});

test("cards are named in full, in both languages", () => {
  assert.equal(spoken(EN, PARTS, "gem-world", [EN.say("race-chosen")]), "Gem World, world · production: Novelty, cost 2, 1 point, chosen");
  assert.equal(cardKind(RU, PARTS.cards["rebel-base"]!), "защищённый мир");
  assert.equal(cardFigures(RU, PARTS.cards["rebel-base"]!), "защита 6, 6 очков");
  assert.equal(sentence(EN, PARTS.cards["alpha-centauri"]!.powers[0]!), "+1 Military against Rare elements military worlds.");
  assert.equal(yieldText(EN, { goods: 2, points: 4, cards: 1 }), "2 goods: gain 4 VP, draw 1 card");
  assert.equal(yieldText(RU, { goods: 1, points: 0, cards: 2 }), "1 товар: возьмёте 2 карты");
});

test("an action card says what it would do now", () => {
  const { asked } = choice("action", ["settle"], { outlook: { settle: { cards: ["gem-world"] }, "explore-5": { draw: 8, keep: 1 } } });
  assert.equal(outlookText(EN, asked, "settle"), "draw 1 after placing; 1 world fits.");
  assert.equal(outlookText(EN, asked, "explore-5"), "draw 8, keep 1.");
});

test("long words can be broken between syllables, short ones cannot", () => {
  assert.equal(soft("Мир беженцев"), "Мир беженцев");
  assert.ok(soft("Самовоспроизводящиеся роботы").split("\u00AD").length > 4);
  assert.equal(soft("Самовоспроизводящиеся роботы").replaceAll("\u00AD", ""), "Самовоспроизводящиеся роботы");
  assert.equal(soft("Psychohistory"), "Psycho\u00ADhis\u00ADtory");
});

test("every explanation of the guide has words, and advice is a sentence", () => {
  for (const words of [EN, RU]) {
    for (const tip of TIPS) assert.ok(words.has(`race-tip-${tip.id}`) && words.has(`race-tip-${tip.id}-text`), tip.id);
  }
  const about = { prices: { "gem-world": { pay: 2, ways: ["pay"] } } };
  const said = advice({ choice: choice("settle", ["gem-world", "none"], about), zones: ZONES, parts: PARTS, words: EN });
  assert.equal(said, "Gem World: it costs you little for what it gives.");
  const outlook = { settle: { cards: [] }, develop: { cards: [] }, "consume-trade": { price: 4 }, "consume-2x": { goods: 1, powers: 0 }, produce: { goods: 0, windfalls: 0 }, "explore-5": { draw: 7, keep: 1 } };
  assert.match(advice({ choice: choice("action", Object.keys(outlook), { outlook }), zones: ZONES, parts: PARTS, words: EN }) ?? "", /^Trade: a good brings you 4 cards/);
});

test("seven drawn cards and a hand of four lie in three rows of four; a larger hand lies closer", () => {
  assert.equal(acrossFor(7, 4), 4);
  assert.equal(acrossFor(12, 0), 4);
  assert.equal(acrossFor(5, 5), 5);
  assert.equal(acrossFor(8, 12), 6);
});

test("a round is told seat by seat from its events", () => {
  const events = [
    { n: 0, event: "round", round: 1 }, { n: 1, event: "drew", seat: 0, count: 5, cards: [] },
    { n: 2, event: "round", round: 2 }, { n: 3, event: "chose", seat: 0, actions: ["settle"] }, { n: 4, event: "settled", seat: 0, card: "gem-world", count: 2 },
    { n: 5, event: "drew", seat: 0, count: 1, cards: [] }, { n: 6, event: "sold", seat: 1, card: "alpha-centauri", price: 3 }, { n: 7, event: "drew", seat: 1, count: 3, cards: [] },
    { n: 8, event: "consumed", seat: 1, power: "old-earth", cards: [], points: 2 }, { n: 9, event: "good", seat: 0, card: "gem-world" },
    { n: 10, event: "round", round: 3 },
  ];
  const told = eventsOf(events, 2);
  assert.deepEqual(told.map((event) => event.n), [2, 3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(madeBy(told, 0, PARTS), { actions: ["settle"], placed: ["gem-world"], goods: 1, sold: 0, drawn: 1, points: 1 });
  assert.deepEqual(madeBy(told, 1, PARTS), { actions: [], placed: [], goods: 0, sold: 3, drawn: 3, points: 2 });
  assert.deepEqual(eventsOf(events, 7), []);
  const first = [{ n: 0, event: "chose", seat: 0, actions: ["settle"] }, { n: 1, event: "round", round: 2 }];
  assert.deepEqual([eventsOf(first, 1), eventsOf(first.slice(1), 1)].map((one) => one.length), [1, 0]);
});
