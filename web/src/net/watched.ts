/** One table as one viewer follows it: the document, its events, the table itself. Pure: messages in, new state out. */

import { apply, fingerprint } from "./patch.ts";
import type { Doc, Events, Line, TableInfo, Update, View } from "./wire.ts";

/** An event as the viewer sees it: `event` is its kind, `n` its number among those he has seen. */
export type EventDoc = { readonly n: number; readonly event: string } & Readonly<Record<string, unknown>>;

export interface Watched {
  readonly table: string;
  readonly viewer: number;
  readonly seq: number;
  readonly doc: Doc;
  /** The last events he has seen; those before `first` can be asked for. */
  readonly events: readonly EventDoc[];
  readonly first: number;
  /** How many events this seat had looked at before: the catch-up shows those after it. */
  readonly looked: number;
  readonly info: TableInfo;
  readonly chat: readonly Line[];
}

/** How many events the viewer has seen, those that are not here included. */
export const countOf = (known: Watched): number => known.first + known.events.length;

/** What a whole view makes of what we had: events we have and it does not send again are kept, unless it says otherwise. */
export function viewed(before: Watched | null, view: View): Watched {
  const same = before !== null && before.table === view.table && before.viewer === view.viewer && !view.anew;
  const kept = same && view.first >= before.first && view.first <= countOf(before) ? before.events.slice(0, view.first - before.first) : [];
  return {
    table: view.table,
    viewer: view.viewer,
    seq: view.seq,
    doc: view.doc as unknown as Doc,
    events: [...kept, ...(view.events as EventDoc[])],
    first: view.first - kept.length,
    looked: view.looked,
    info: view.info,
    chat: view.chat,
  };
}

/** The state after an update; null if it does not follow on what we have, or gives another document than the server's. */
export function updated(before: Watched, update: Update): Watched | null {
  if (update.before !== before.seq || update.first > countOf(before) || update.first < before.first) return null;
  let doc: Doc;
  try {
    doc = apply(before.doc, update.patch);
  } catch {
    return null;
  }
  if (fingerprint(doc) !== update.hash) return null;
  const events = update.events as EventDoc[];
  const same = update.first === countOf(before) && events.length === 0;
  return {
    ...before,
    seq: update.seq,
    doc,
    events: same ? before.events : [...before.events.slice(0, update.first - before.first), ...events],
  };
}

/** The state with earlier events before those we have; as it was if they do not reach up to them. */
export function recalled(before: Watched, told: Events): Watched {
  const events = told.events as EventDoc[];
  if (told.table !== before.table || told.viewer !== before.viewer || told.first + events.length !== before.first) return before;
  return { ...before, events: [...events, ...before.events], first: told.first };
}
