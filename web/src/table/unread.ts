/** Which lines of chat have been read on this screen. */

import { signal } from "@preact/signals";

const read = signal<Readonly<Record<string, number>>>({});

/** Lines up to this one have been read. */
export function heardLines(table: string, n: number): void {
  if ((read.peek()[table] ?? -2) < n || !(table in read.peek())) read.value = { ...read.peek(), [table]: n };
}

/** How many lines have not. What was there before the table was opened counts as read. */
export function unread(table: string, lines: readonly { readonly n: number }[]): number {
  const last = read.value[table];
  if (last === undefined) return 0;
  return lines.filter((line) => line.n > last).length;
}
