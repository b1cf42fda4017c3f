/** A match out of a file of one's own: a saved or downloaded record, or an exported table. It is shown, not stored. */

import { signal } from "@preact/signals";

import { api } from "../net/api.ts";
import type { Film, MatchResult, SeatInfo, TableInfo } from "../net/wire.ts";
import { words } from "../words.ts";
import { ALL, Reel } from "./reel.ts";

/** What stands in the address instead of a table. */
export const FILE = "file";
/** Bytes of the largest file that is looked into: an exported table has its whole log beside the record. */
const LARGEST = 16 << 20;
/** Colours of seats, as they are given out. */
const COLOURS = 8;

interface Opened {
  /** The record in base64. */
  readonly record: string;
  readonly info: TableInfo;
  /** The film with all hands open, which was asked for first. */
  readonly film: Film;
}

/** The file on the screen; null after a reload. */
export const opened = signal<Opened | null>(null);

/** What the first line of a file tells. */
interface Head {
  readonly record: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  readonly seats: number;
  readonly name: string | null;
}

/** A file that holds no match. */
export class Foreign extends Error {}

/** Look into a file, and have its match told. Throws Foreign or a refusal. */
export async function openFile(file: File): Promise<void> {
  if (file.size > LARGEST) throw new Foreign(file.name);
  const head = headOf(new Uint8Array(await file.arrayBuffer()));
  if (head === null) throw new Foreign(file.name);
  const film = await api.filmOf({ record: head.record, viewer: ALL });
  const result = new Reel(film).doc(film.history.steps.length - 1).result;
  opened.value = { record: head.record, film, info: infoOf(head, head.name ?? file.name, result) };
}

/** The film through the eyes of one viewer; all of them are open to whoever has the record. */
export async function filmOfFile(viewer: number): Promise<Film> {
  const { record, film } = opened.value!;
  return viewer === ALL ? film : api.filmOf({ record, viewer });
}

/** The first line of a file, if it is one of ours: a record begins with `{"orrery":1`, a table with `{"orrery_table":3`. */
export function headOf(data: Uint8Array): Head | null {
  const end = data.indexOf(10);
  let told: Record<string, unknown>;
  try {
    told = JSON.parse(new TextDecoder().decode(end < 0 ? data : data.subarray(0, end))) as Record<string, unknown>;
  } catch {
    return null;
  }
  if (typeof told !== "object" || told === null) return null;
  if ("orrery" in told) return { ...basics(told), seats: Number(told["seats"]), names: list(told["names"]).map(String), record: base64(data), name: null };
  const table = told["table"];
  if (!("orrery_table" in told) || typeof told["record"] !== "string" || typeof table !== "object" || table === null) return null;
  const people = (told["people"] ?? {}) as Readonly<Record<string, string>>;
  const names = list(told["seats"]).map((seat) => {
    const { name, account, bot } = seat as { name: string | null; account: string | null; bot: string | null };
    return name ?? (account === null ? null : people[account]) ?? bot ?? "";
  });
  return { ...basics(table as Record<string, unknown>), seats: names.length, names, record: told["record"], name: String((table as Record<string, unknown>)["name"] ?? "") };
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const basics = (told: Readonly<Record<string, unknown>>) => ({ game: String(told["game"]), options: (told["options"] ?? {}) as Record<string, string> });

function base64(data: Uint8Array): string {
  let text = "";
  for (const byte of data) text += String.fromCharCode(byte);
  return btoa(text);
}

/** A file as a table that is over: nobody's, and nothing can be done there. */
function infoOf(head: Head, name: string, result: MatchResult | null): TableInfo {
  const called = (seat: number): string => head.names[seat] ?? "";
  const isBot = (seat: number): boolean => words().has(`bot-${called(seat)}`);
  const seats = Array.from({ length: head.seats }, (_, seat): SeatInfo => ({
    seat, kind: isBot(seat) ? "bot" : "person", name: called(seat), colour: (seat % COLOURS) + 1, bot: isBot(seat) ? called(seat) : null, rating: null, mine: false, online: false, invited: false,
    resigned: false, left: null, ticking: false, back: false, kept: false, away: null, claim: null, free: false, was_mine: false,
  }));
  const now = Date.now();
  return {
    id: FILE, name, game: head.game, options: { ...head.options }, pace: "mail", clock: {}, state: "over", listed: false, watching: false, rated: false,
    guided: false, host: false, seats, spectators: 0, seq: 0, waiting: [], phase: {}, created: now, moved: now, deadline: null, result, proposal: null,
    rematch: null, parent: null, stuck: null, stop: null, early: false,
  };
}
