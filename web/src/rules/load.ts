/** The rules and terms of a game in the language on the screen, fetched once. */

import { signal } from "@preact/signals";

import { api } from "../net/api.ts";
import type { RuleText } from "../net/wire.ts";
import { lang, ready, words } from "../words.ts";

const known = signal<Readonly<Record<string, readonly RuleText[] | "failed">>>({});
const asked = new Set<string>();

/** The catalogue, null while it is on its way, "failed" if it did not come. Read it while drawing. */
export function rulesOf(game: string): readonly RuleText[] | "failed" | null {
  const place = `${lang.value}/${game}`;
  if (!asked.has(place)) {
    asked.add(place);
    api.rules(game, lang.value).then(
      (rules) => { known.value = { ...known.value, [place]: rules }; },
      () => { known.value = { ...known.value, [place]: "failed" }; },
    );
  }
  return known.value[place] ?? null;
}

/** Ask again for what did not come. */
export function again(game: string): void {
  const place = `${lang.value}/${game}`;
  asked.delete(place);
  const { [place]: _, ...rest } = known.value;
  known.value = rest;
}

export interface Term {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** The game's glossary: its message `terms` lists them, each is `term-<id>` with the attribute `about`. */
export function termsOf(game: string): Term[] {
  if (!ready(game)) return [];
  const spoken = words(game);
  if (!spoken.has("terms")) return [];
  return spoken.say("terms").split(/\s+/)
    .map((id) => ({ id, name: spoken.say(`term-${id}`), about: spoken.say(`term-${id}.about`) }))
    .sort((a, b) => a.name.localeCompare(b.name, lang.value));
}
