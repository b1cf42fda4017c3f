/** Taps become exactly the texts that the referee reads. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { answerText, canPick, evenSplit, highest, lack, move, offered, pick, read, setAmount, start, total } from "../src/table/choice.ts";

type Kind = "pick" | "pick-some" | "amount" | "allocate" | "order";

function question(ask: string, kind: Kind, options: string[], least = 1, most = 1, limits: number[] = []) {
  return { ask, kind, options, least, most, limits };
}

const SETTLE = question("settle", "pick", ["new-sparta", "gem-world", "none"]);
const PAY = question("pay", "pick-some", ["gem-world", "asteroid-belt", "space-port", "drop-ships"], 2, 2);
const HAND = question("hand", "pick-some", ["a", "b", "c"], 0, 2);
const LUCKY = question("lucky", "amount", [], 1, 7);
const BUILD = question("build", "allocate", ["scout", "base", "cruiser"], 2, 4, [3, 1, 2]);
const AIM = question("aim", "order", ["x", "y", "z"], 3, 3);

test("pick one: a second tap chooses another, nothing chosen is incomplete", () => {
  let now = start(SETTLE);
  assert.equal(answerText(SETTLE, now), null);
  assert.deepEqual(lack(SETTLE, now), { key: "decision-choose-one", args: {} });
  now = pick(SETTLE, now, "new-sparta");
  assert.equal(answerText(SETTLE, now), "settle:new-sparta");
  now = pick(SETTLE, now, "none");
  assert.equal(answerText(SETTLE, now), "settle:none");
  assert.equal(pick(SETTLE, now, "old-earth"), now);
});

test("pick one with a single option is chosen already", () => {
  assert.equal(answerText(question("how", "pick", ["pay"]), start(question("how", "pick", ["pay"]))), "how:pay");
});

test("pick several: canonical order is that of the options, not of the taps", () => {
  let now = pick(PAY, start(PAY), "space-port");
  assert.deepEqual(lack(PAY, now), { key: "decision-more-to-choose", args: { count: 1 } });
  now = pick(PAY, now, "gem-world");
  assert.deepEqual(now.chosen, ["space-port", "gem-world"]);
  assert.equal(answerText(PAY, now), "pay:gem-world,space-port");
  assert.equal(canPick(PAY, now, "drop-ships"), false);
  assert.equal(pick(PAY, now, "drop-ships"), now);
  now = pick(PAY, pick(PAY, now, "gem-world"), "drop-ships");
  assert.equal(answerText(PAY, now), "pay:space-port,drop-ships");
});

test("pick several: taking nothing is said as none", () => {
  assert.equal(answerText(HAND, start(HAND)), "hand:none");
});

test("pick several with room for one: the tap replaces", () => {
  const one = question("limit", "pick-some", ["a", "b"], 1, 1);
  assert.equal(answerText(one, pick(one, pick(one, start(one), "a"), "b")), "limit:b");
});

test("pick several: what leaves no choice is chosen already", () => {
  const all = question("goods", "pick-some", ["a", "b"], 2, 2);
  assert.equal(answerText(all, start(all)), "goods:a,b");
});

test("amount: from the least, held within the limits", () => {
  assert.equal(answerText(LUCKY, start(LUCKY)), "lucky:1");
  assert.equal(answerText(LUCKY, setAmount(LUCKY, start(LUCKY), "", 4)), "lucky:4");
  assert.equal(answerText(LUCKY, setAmount(LUCKY, start(LUCKY), "", 40)), "lucky:7");
  assert.equal(answerText(LUCKY, setAmount(LUCKY, start(LUCKY), "", -3)), "lucky:1");
});

test("allocate: limits of each and of all, zeros are not written", () => {
  let now = pick(BUILD, start(BUILD), "scout");
  assert.deepEqual(lack(BUILD, now), { key: "decision-more-to-place", args: { count: 1 } });
  now = setAmount(BUILD, now, "scout", 9);
  assert.equal(now.amounts["scout"], 3);
  assert.equal(answerText(BUILD, now), "build:3 scout");
  now = pick(BUILD, now, "base");
  assert.equal(answerText(BUILD, now), "build:3 scout,1 base");
  assert.equal(canPick(BUILD, now, "cruiser"), false);
  assert.equal(highest(BUILD, now, "scout"), 3);
  assert.equal(highest(BUILD, now, "cruiser"), 0);
  assert.equal(total(now), 4);
});

test("allocate: nothing at all is said as none", () => {
  const free = question("build", "allocate", ["scout"], 0, 2, [2]);
  assert.equal(answerText(free, start(free)), "build:none");
});

test("allocate: an even split stays within the limits", () => {
  assert.deepEqual(evenSplit(BUILD).amounts, { scout: 2, base: 1, cruiser: 1 });
});

test("order: all items, as arranged", () => {
  let now = start(AIM);
  assert.equal(answerText(AIM, now), "aim:x>y>z");
  now = move(AIM, now, 2, 0);
  assert.equal(answerText(AIM, now), "aim:z>x>y");
  now = move(AIM, now, 0, 9);
  assert.equal(answerText(AIM, now), "aim:x>y>z");
  assert.equal(move(AIM, now, 1, 1), now);
});

test("an answer read back says the same", () => {
  for (const [asked, text] of [
    [SETTLE, "settle:gem-world"],
    [SETTLE, "settle:none"],
    [PAY, "pay:gem-world,drop-ships"],
    [HAND, "hand:none"],
    [LUCKY, "lucky:5"],
    [BUILD, "build:1 scout,2 cruiser"],
    [AIM, "aim:y>z>x"],
  ] as const) {
    assert.equal(answerText(asked, read(asked, text)), text);
  }
});

test("who need not answer is not offered the answer that does nothing", () => {
  assert.deepEqual(offered(SETTLE).options, ["new-sparta", "gem-world"]);
  assert.equal(offered(HAND).least, 1);
  assert.equal(offered(BUILD).least, 2);
  const bid = offered(question("bid", "amount", [], 0, 3));
  assert.equal(answerText(bid, start(bid)), "bid:1");
  assert.equal(answerText(bid, setAmount(bid, start(bid), "", 0)), "bid:1");
  assert.equal(offered(LUCKY).least, 1);
  assert.equal(offered(AIM), AIM);
});
