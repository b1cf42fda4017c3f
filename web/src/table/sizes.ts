/** How large a person likes the parts of the table, and what is folded: kept in this browser, for each account, game and
 * size of the window. What nobody has touched is laid out by `room.css`. */

import { computed, signal } from "@preact/signals";

import { me } from "../net/store.ts";

/** What can be sized: the players' strip, the rail, the tray, and the question within the rail. */
export type Part = "strip" | "rail" | "tray" | "question";

export interface Sizes extends Readonly<Partial<Record<Part, number>>> {
  /** Whether the tray is folded, once somebody has said so by hand. */
  readonly folded?: boolean;
}

const PLACE = "orrery-sizes";
const WIDE = [720, 1180, 1400, 1680];
/** At this height there is room for both board and tray. */
const ROOMY = 1000;
const HIGH = [820, ROOMY];
const LEAST_BOARD = 0.5;

const grade = (bounds: readonly number[], length: number): number => bounds.filter((bound) => length >= bound).length;
const measured = (): string => `${grade(WIDE, innerWidth)}${grade(HIGH, innerHeight)}`;

function read(): Readonly<Record<string, Sizes>> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Sizes>;
  } catch {
    return {}; // closed to us, or spoiled
  }
}

const kept = signal(typeof localStorage === "undefined" ? {} : read());
const shape = signal(typeof innerWidth === "undefined" ? "" : measured());
if (typeof addEventListener === "function") addEventListener("resize", () => { shape.value = measured(); });

/** The window is as narrow as a phone. */
export const phone = computed(() => shape.value.startsWith("0"));
/** The window is wide enough for a tray below the board. */
export const wide = computed(() => shape.value >= "2");
/** The board has the whole window. */
export const full = signal(false);
/** The size of window at which the board had too little room beside an open tray. */
const crowded = signal<string | null>(null);

const placeOf = (game: string): string => `${me.value?.id ?? ""}/${game}/${shape.value}`;

/** What a person has sized by hand here. */
export const sizesOf = (game: string): Sizes => kept.value[placeOf(game)] ?? {};

/** Whether the tray is one line: by hand, or because the board needs the room. */
export const isFolded = (game: string): boolean => wide.value && (sizesOf(game).folded ?? crowded.value === shape.value);

/** Whether the body of the tray is out of sight. */
export const isTrayHidden = (game: string): boolean => full.value || phone.value || isFolded(game);

/** The tray beside which the board has too little room folds itself; it opens again only by hand. */
export function crowd(): void {
  crowded.value = shape.peek();
}

/** Another table is looked at: nothing is known of its room, and it begins with everything around its board. */
export function forgetRoom(): void {
  crowded.value = null;
  full.value = false;
}

/** Whether an open tray leaves the board less than its part of the window. Whoever has given the tray a size has it so. */
export function isCrowded(game: string, board: { readonly width: number; readonly height: number }): boolean {
  if (!wide.peek() || full.peek() || innerHeight >= ROOMY || sizesOf(game).tray) return false;
  return board.width * board.height < LEAST_BOARD * innerWidth * innerHeight;
}

/** Give a part a size; null: as it was laid out. */
export function setSize(game: string, part: Part, size: number | null): void {
  const { [part]: _, ...rest } = sizesOf(game);
  keep(game, size === null ? rest : { ...rest, [part]: size });
}

/** Fold the tray to one line, or open it. */
export function foldTray(game: string, folded: boolean): void {
  keep(game, { ...sizesOf(game), folded });
}

function keep(game: string, sizes: Sizes): void {
  kept.value = { ...kept.peek(), [placeOf(game)]: sizes };
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept.peek()));
  } catch {
    // Not kept on this device.
  }
}

/** The sizes as `room.css` reads them from the table. */
export function styleOf(game: string): Record<string, string> {
  const { strip, rail, tray, question } = sizesOf(game);
  return {
    ...(strip ? { "--strip-w": `${strip}px` } : {}),
    ...(rail ? { "--rail-w": `${rail}px` } : {}),
    ...(tray ? { "--tray-now": `${tray}px` } : {}),
    ...(question ? { "--q-row": `min(${question}px, var(--rail-most))` } : {}),
  };
}
