/** A game's rules: chapters, search, neighbours. Pure. */

import type { RuleText } from "../net/wire.ts";

export interface Chapter {
  readonly title: string;
  readonly rules: readonly RuleText[];
}

const RULE = /\b[A-Z]{2,4}-\d[0-9A-Za-z]*(?:\.[0-9A-Za-z]+)*/g;

/** The rules by chapter, in the order of the rulebook. */
export function chapters(rules: readonly RuleText[]): Chapter[] {
  const found = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const known = found.get(rule.chapter);
    if (known) known.push(rule);
    else found.set(rule.chapter, [rule]);
  }
  return [...found].map(([title, inside]) => ({ title, rules: inside }));
}

/** The words of a search, without marks between them. */
export function wanted(query: string): string[] {
  return query.toLocaleLowerCase().split(/[\s,;]+/).filter(Boolean);
}

/** The rules that hold every word, in any case; those whose number starts with a word come first. */
export function search(rules: readonly RuleText[], query: string): RuleText[] {
  const words = wanted(query);
  if (!words.length) return [];
  const hits = rules.filter((rule) => {
    const text = `${rule.id} ${rule.chapter} ${rule.text}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  const first = (rule: RuleText): number => (words.some((word) => rule.id.toLocaleLowerCase().startsWith(word)) ? 0 : 1);
  return hits.sort((a, b) => first(a) - first(b));
}

/** The rules around one, in its chapter: a rule is easier to read among its neighbours. */
export function neighbours(rules: readonly RuleText[], id: string, around = 2): RuleText[] {
  const rule = rules.find((one) => one.id === id);
  if (!rule) return [];
  const inside = rules.filter((one) => one.chapter === rule.chapter);
  const at = inside.indexOf(rule);
  return inside.slice(Math.max(0, at - around), at + around + 1);
}

export type Part = { readonly text: string; readonly kind: "plain" | "mark" | "rule" };

/** A text in parts: numbers of rules, words that were searched for, and the rest. */
export function parts(text: string, words: readonly string[] = []): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const hit of text.matchAll(RULE)) {
    found.push(...marked(text.slice(from, hit.index), words), { text: hit[0], kind: "rule" });
    from = hit.index + hit[0].length;
  }
  found.push(...marked(text.slice(from), words));
  return found;
}

function marked(text: string, words: readonly string[]): Part[] {
  if (!text) return [];
  if (!words.length) return [{ text, kind: "plain" }];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text
    .split(new RegExp(`(${escaped.join("|")})`, "giu"))
    .map((piece, place): Part => ({ text: piece, kind: place % 2 ? "mark" : "plain" }))
    .filter((part) => part.text);
}
