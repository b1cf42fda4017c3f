/** Sentences of one language from Fluent files, with the same semantics as `src/orrery/words.py`. Pure. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type Scope } from "@fluent/bundle";

import type { Problem, Reason } from "./net/wire.ts";

export type Lang = "en" | "ru";
export type Args = Readonly<Record<string, unknown>>;

const THIN = "\u2009";
const MINUS = "\u2212";
const UNSPOKEN = /[^A-Za-z0-9_-]+/g;
/** Signs that put canonical texts together, the loosest first, and the messages that name what is put together. */
const JOINS = [["+", "joined-plus"], ["@", "joined-at"], ["=", "joined-as"], ["-", "joined-to"]] as const;

/** By language and options: to make one takes longer than to draw a card. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(lang: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const place = `${lang} ${JSON.stringify(options)}`;
  let format = formats.get(place);
  if (!format) {
    format = new Intl.NumberFormat(lang, options);
    formats.set(place, format);
  }
  return format;
}

/** A number with a thin space between its thousands, the language's decimal sign and a minus that is no hyphen. */
export function figure(value: number, lang: string, options: Intl.NumberFormatOptions = {}): string {
  return formatOf(lang, options)
    .formatToParts(value)
    .map((part) => (part.type === "group" ? THIN : part.type === "minusSign" ? MINUS : part.value))
    .join("");
}

class Figure extends FluentNumber {
  readonly lang: string;

  constructor(value: number, lang: string) {
    super(value);
    this.lang = lang;
  }

  override toString(_scope?: Scope): string {
    return figure(this.value, this.lang, this.opts);
  }
}

/** A bundle of one language; of a message that is given twice the first stays, so that a game may reword the product. */
export function bundle(lang: Lang, ...sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** The sentences of one language, with those of one game among them. What it lacks is said in the next bundle's. */
export class Words {
  readonly lang: Lang;
  readonly game: string | null;
  private readonly bundles: readonly FluentBundle[];
  private readonly prefixes: readonly string[];

  constructor(lang: Lang, game: string | null, bundles: readonly FluentBundle[]) {
    this.lang = lang;
    this.game = game;
    this.bundles = bundles;
    this.prefixes = this.has("names") ? this.say("names").split(/\s+/) : [];
  }

  /** Whether there is a text for this key. */
  has(key: string): boolean {
    return this.bundles.some((one) => pattern(one, key) !== null);
  }

  /** The text of a message, or of its attribute (`key.attribute`). Without one: the key in readable form. */
  say(key: string, args: Args = {}): string {
    const plain: Record<string, FluentValue> = {};
    for (const [name, value] of Object.entries(args)) plain[name] = this.argument(value);
    for (const one of this.bundles) {
      const found = pattern(one, key);
      if (found !== null) return one.formatPattern(found, plain, []);
    }
    return readable(key, plain);
  }

  /** The name of a thing given by its canonical id; the number of a copy and a part of a thing are not spoken. Where a
   * game has messages for it, a text put together of others (`red@c1`, `terrans.base`) is named by its parts. */
  name(thing: string, field = ""): string {
    return this.joined(thing, field) ?? this.known(thing, field) ?? thing;
  }

  private known(thing: string, field: string): string | null {
    const one = spoken(thing.split(/[~.]/, 1)[0]!);
    for (const prefix of [field, ...this.prefixes]) {
      if (prefix && this.has(`${prefix}-${one}`)) return this.say(`${prefix}-${one}`);
    }
    return null;
  }

  private joined(thing: string, field: string): string | null {
    if (thing.endsWith("*") && this.has("joined-star")) return this.say("joined-star", { first: this.name(thing.slice(0, -1), field) });
    for (const [sign, key] of JOINS) {
      const at = thing.indexOf(sign);
      if (at < 0 || !this.has(key) || (sign === "-" && this.known(thing, field) !== null)) continue;
      const [one, two] = [thing.slice(0, at), thing.slice(at + 1)];
      const [first, last] = [this.name(one), this.name(two)];
      if (first !== one || last !== two) return this.say(key, { first, last });
    }
    const dot = thing.indexOf(".");
    const part = `part-${thing.slice(dot + 1)}`;
    return dot >= 0 && this.has(part) ? this.say("joined-part", { first: this.name(thing.slice(0, dot), field), last: this.say(part) }) : null;
  }

  /** A sentence as the data of pieces holds it; its arguments are named. */
  tell(told: { readonly key: string; readonly args: Args }): string {
    return this.say(told.key, this.named(told.args));
  }

  /** Arguments with ids put into words; numbers stay. A list `cards` comes with its length, `cards-count`. */
  named(args: Args): Record<string, unknown> {
    const words: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(args)) {
      words[field] = this.nameOf(field, value);
      if (Array.isArray(value)) words[`${field}-count`] = value.length;
    }
    return words;
  }

  /** Why something is not allowed, in a sentence. */
  reason(reason: Reason): string {
    return this.say(reason.key, this.named(reason.args));
  }

  /** What a refusal says, with the reason behind it if there is one. */
  error(problem: Problem): string {
    const text = this.has(problem.key) ? this.say(problem.key, problem.args) : problem.text;
    return problem.reason ? `${text} ${this.reason(problem.reason)}` : text;
  }

  private nameOf(field: string, value: unknown): unknown {
    if (typeof value === "string") return this.name(value, field);
    if (Array.isArray(value)) return value.map((one) => String(this.nameOf(field, one))).join(", ");
    return typeof value === "object" && value !== null && "key" in value ? this.tell(value as Parameters<Words["tell"]>[0]) : value;
  }

  private argument(value: unknown): FluentValue {
    if (value === null || value === undefined) return "";
    if (typeof value === "boolean") return value ? "true" : "false";
    if (typeof value === "number") return new Figure(value, this.lang);
    if (typeof value === "string") return value;
    if (Array.isArray(value)) return value.map(String).join(", ");
    return String(value);
  }
}

function pattern(from: FluentBundle, key: string) {
  const dot = key.indexOf(".");
  const message = from.getMessage(dot < 0 ? key : key.slice(0, dot));
  if (!message) return null;
  return (dot < 0 ? message.value : message.attributes[key.slice(dot + 1)]) ?? null;
}

/** A canonical text as a message can choose by it: with hyphens for the signs that Fluent does not know. */
export const spoken = (text: string): string => text.replace(UNSPOKEN, "-");

/** Arguments that only tell more of another: `cards-count` of `cards`, `seat-is` of `seat`. */
const BESIDE = /-(?:count|is)$/;

/** What nobody has named, made readable: `first-light` as "First light". */
export function spelled(id: string): string {
  const text = id.replace(/[-_.]/g, " ").trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** `event-card-drawn` with seat 1 as `Card drawn (seat 1)`. */
function readable(key: string, args: Readonly<Record<string, FluentValue>>): string {
  const dash = key.indexOf("-");
  const said = spelled(dash < 0 ? key : key.slice(dash + 1));
  // The length of a list and what a thing is are for sentences that were written; here it is in sight itself.
  const told = Object.entries(args).filter(([name]) => !BESIDE.test(name) || !(name.replace(BESIDE, "") in args));
  const given = told.map(([name, value]) => `${name} ${String(value)}`);
  return given.length ? `${said} (${given.join(", ")})` : said;
}
