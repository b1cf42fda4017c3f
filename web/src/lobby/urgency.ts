/** Which of my games needs me first. Pure. */

import type { TableInfo } from "../net/wire.ts";

/** The seats of mine that are awaited. */
export function mineAwaited(table: TableInfo): number[] {
  return table.seats.filter((seat) => seat.mine && table.waiting.includes(seat.seat)).map((seat) => seat.seat);
}

export const isMyMove = (table: TableInfo): boolean => table.state === "playing" && mineAwaited(table).length > 0;

/** My move first, the clock that ends first before the others, then whoever has waited longest. */
export function byUrgency(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number => (isMyMove(table) ? 0 : table.state === "open" ? 1 : 2);
  return [...tables].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.deadline ?? Number.MAX_SAFE_INTEGER) - (b.deadline ?? Number.MAX_SAFE_INTEGER) ||
      (rank(a) === 0 ? a.moved - b.moved : b.moved - a.moved),
  );
}

/** Part of the day, for the greeting. */
export function dayPart(hour: number): "night" | "morning" | "day" | "evening" {
  if (hour < 5) return "night";
  if (hour < 12) return "morning";
  return hour < 18 ? "day" : "evening";
}
