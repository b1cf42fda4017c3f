/** The language on the screen. It changes without a reload: whatever calls these functions is drawn again. */

import { computed, signal } from "@preact/signals";

import { games } from "./net/store.ts";
import { bundle, figure, Words, type Args, type Lang } from "./speech.ts";
import type { Problem } from "./net/wire.ts";

export { Words, type Args, type Lang } from "./speech.ts";

const LANGUAGES: readonly Lang[] = ["en", "ru"];
const CLIENT: Readonly<Record<Lang, () => Promise<{ default: string }>>> = {
  en: () => import("../text/en.ftl"),
  ru: () => import("../text/ru.ftl"),
};

/** Texts that have arrived: the client's own under "en", those of a game under "en/<slug>". */
const sources = signal<Readonly<Record<string, string>>>({});
const asked = new Map<string, Promise<void>>();

export const lang = signal<Lang>(document.documentElement.lang === "ru" ? "ru" : "en");

function fetched(place: string, load: () => Promise<string>): Promise<void> {
  let job = asked.get(place);
  if (!job) {
    job = load().then((text) => {
      sources.value = { ...sources.value, [place]: text };
    });
    job.catch(() => asked.delete(place)); // the next one who needs it tries again
    asked.set(place, job);
  }
  return job;
}

/** Load the client's words of a language. */
export const loadLanguage = (one: Lang): Promise<void> => fetched(one, () => CLIENT[one]().then((found) => found.default));

/** Load a game's words in the language on the screen. */
export function loadGame(game: string, one: Lang = lang.value): Promise<void> {
  return fetched(`${one}/${game}`, async () => {
    const address = games.value.find((known) => known.slug === game)?.text[one] ?? `/api/text/${one}/${game}.ftl`;
    const response = await fetch(address, { credentials: "same-origin" });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
}

/** Speak another language from now on: the words first, then the switch. */
export async function speak(one: Lang): Promise<void> {
  const used = Object.keys(sources.value).filter((place) => place.includes("/"));
  const needed = new Set(used.map((place) => place.slice(place.indexOf("/") + 1)));
  await Promise.all([loadLanguage(one), ...[...needed].map((game) => loadGame(game, one))]);
  document.documentElement.lang = one;
  try {
    localStorage.setItem("orrery-lang", one);
  } catch {
    // Not kept on this device; the account still knows.
  }
  lang.value = one;
}

const made = new Map<string, Words>();

/** The words on the screen, with those of a game among them as far as they have arrived. */
export function words(game: string | null = null): Words {
  const known = sources.value;
  const spoken = lang.value;
  const order = [spoken, ...LANGUAGES.filter((one) => one === "en" && one !== spoken)];
  const place = order.map((one) => `${one}${known[one] ? "+" : ""}${game && known[`${one}/${game}`] ? `/${game}` : ""}`).join(" ");
  let found = made.get(place);
  if (!found) {
    const bundles = order.map((one) => bundle(one, (game && known[`${one}/${game}`]) || "", known[one] ?? ""));
    found = new Words(spoken, game, bundles);
    made.set(place, found);
  }
  return found;
}

const own = computed(() => words());

/** A sentence of the client itself. */
export const say = (key: string, args?: Args): string => own.value.say(key, args);

/** Whether the words of this game are there; asks for them if not. Read it while drawing. */
export function ready(game: string): boolean {
  if (sources.value[`${lang.value}/${game}`] !== undefined) return true;
  loadGame(game).catch(() => undefined);
  return false;
}

/** What a refusal says. */
export const problemText = (problem: Problem, game: string | null = null): string => words(game).error(problem);

/** A number as this language writes it. */
export const number = (value: number): string => figure(value, lang.value);

// -- times -----------------------------------------------------------------------------------------------------------

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time in at most two units: "54 s", "18 min", "2 d 4 h". */
export function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < MINUTE) return say("span-s", { s: seconds });
  if (seconds < HOUR) return say("span-min", { min: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) {
    const min = Math.floor((seconds % HOUR) / MINUTE);
    const h = Math.floor(seconds / HOUR);
    return min && h < 10 ? say("span-h-min", { h, min }) : say("span-h", { h });
  }
  const h = Math.floor((seconds % DAY) / HOUR);
  const d = Math.floor(seconds / DAY);
  return h && d < 10 ? say("span-d-h", { d, h }) : say("span-d", { d });
}

/** The same in full words, by itself ("54 seconds", "2 days") or in a sentence after a preposition. */
export function spanLong(milliseconds: number, form: "name" | "after" = "name"): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < MINUTE) return say("span-long-s", { n: seconds, form });
  if (seconds < HOUR) return say("span-long-min", { n: Math.floor(seconds / MINUTE), form });
  if (seconds < DAY) return say("span-long-h", { n: Math.floor(seconds / HOUR), form });
  return say("span-long-d", { n: Math.floor(seconds / DAY), form });
}

/** How long ago a moment was. */
export function ago(when: number, now: number): string {
  return now - when < MINUTE * 1000 ? say("ago-now") : say("ago", { span: span(now - when) });
}

/** A date and time in this language; today only the time. */
export function moment(when: number): string {
  const time: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  const today = new Date(when).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(lang.value, today ? time : { day: "numeric", month: "short", ...time }).format(when);
}
