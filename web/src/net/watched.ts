/** One table as one viewer follows it: the document, its events, the table itself. Pure: messages in, new state out. */

import { apply, fingerprint } from "./patch.ts";
import type { Doc, Line, TableInfo, Update, View } from "./wire.ts";

/** An event as the viewer sees it: `event` is its kind, `n` its number among those he has seen. */
export type EventDoc = { readonly n: number; readonly event: string } & Readonly<Record<string, unknown>>;

export interface Watched {
  readonly table: string;
  readonly viewer: number;
  readonly seq: number;
  readonly doc: Doc;
  readonly events: readonly EventDoc[];
  /** How many events this seat had looked at before: the catch-up shows those after it. */
  readonly looked: number;
  readonly info: TableInfo;
  readonly chat: readonly Line[];
}

/** What a whole view makes of what we had: events we have and it does not send again are kept. */
export function viewed(before: Watched | null, view: View): Watched {
  const same = before !== null && before.table === view.table && before.viewer === view.viewer;
  const kept = same ? before.events.slice(0, view.first) : [];
  return {
    table: view.table,
    viewer: view.viewer,
    seq: view.seq,
    doc: view.doc as unknown as Doc,
    events: [...kept, ...(view.events as EventDoc[])],
    looked: view.looked,
    info: view.info,
    chat: view.chat,
  };
}

/** The state after an update; null if it does not follow on what we have, or gives another document than the server's. */
export function updated(before: Watched, update: Update): Watched | null {
  if (update.before !== before.seq || update.first > before.events.length) return null;
  let doc: Doc;
  try {
    doc = apply(before.doc, update.patch);
  } catch {
    return null;
  }
  if (fingerprint(doc) !== update.hash) return null;
  const events = update.events as EventDoc[];
  const grown = update.first === before.events.length && events.length === 0;
  return {
    ...before,
    seq: update.seq,
    doc,
    events: grown ? before.events : [...before.events.slice(0, update.first), ...events],
  };
}
