/**
 * Pieces travel to where an event put them. Measured just before the page is drawn anew and just after, and then moved
 * by transform alone. Nothing is queued: the board always shows the present, and a key ends what still moves.
 */

import { effect, type ReadonlySignal } from "@preact/signals";

import type { GameEvent, GameModule } from "../games/types";
import { stillness } from "../shell/theme.ts";

const TRAVEL = 420;
const EASE = "cubic-bezier(.5,0,.2,1)";
const TIMING = { duration: TRAVEL, easing: EASE };
const NAME = "orrery-travel";
/** Moves of more pieces than this at once are a new scene, not an event. */
const MOST = 40;
const THINGS = ["card", "cards", "power", "world", "piece", "pieces"] as const;

const keyOf = (piece: HTMLElement | SVGElement): string => `${piece.dataset["piece"]}|${piece.dataset["of"] ?? ""}`;

function pieces(root: Element): (HTMLElement | SVGElement)[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")];
}

/** Where a piece lies, and whether it is drawn on a map. */
interface Place {
  readonly rect: DOMRect;
  readonly drawn: boolean;
}

/** The places of all pieces that can be seen; of a piece drawn twice the first. */
function places(root: Element): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const piece of pieces(root)) {
    const rect = piece.getBoundingClientRect();
    if (rect.width > 0 && !found.has(keyOf(piece))) found.set(keyOf(piece), { rect, drawn: piece instanceof SVGElement });
  }
  return found;
}

/** Whatever shows a document on the screen: a table, a replay. */
interface Shown {
  readonly doc: ReadonlySignal<unknown>;
}

export class Travel {
  private before: Map<string, Place> | null = null;
  private readonly root: () => HTMLElement | null;
  readonly stop: () => void;

  constructor(shown: Shown, root: () => HTMLElement | null) {
    this.root = root;
    // The signal changes before the page does: this is the last look at the old places.
    this.stop = effect(() => {
      const doc = shown.doc.value;
      const table = this.root();
      this.before = doc && table && !stillness() && !document.hidden ? places(table) : null;
    });
  }

  /** Called when the page has been drawn anew. */
  play(): void {
    const table = this.root();
    const { before } = this;
    this.before = null;
    if (!table || !before?.size) return;
    const seen = new Set<string>();
    const moves: (() => void)[] = [];
    for (const piece of pieces(table)) {
      const now = piece.getBoundingClientRect();
      const key = keyOf(piece);
      if (now.width === 0 || seen.has(key)) continue;
      seen.add(key);
      // What stands still on a map only moves with the map; what is new there comes from where it says it lay before.
      if (before.has(key) && piece instanceof SVGElement) continue;
      const known = before.get(key);
      // Words that name a place of the map are no piece that comes from there.
      if (known?.drawn && !(piece instanceof SVGElement)) continue;
      const old = (known ?? before.get(`${piece.dataset["from"]}|`))?.rect;
      if (!old) moves.push(() => appear(piece));
      else if (Math.abs(old.x - now.x) + Math.abs(old.y - now.y) > 4) moves.push(() => go(piece, old, now));
    }
    if (moves.length > MOST) return;
    for (const move of moves) move();
  }
}

function appear(piece: Element): void {
  const animation = piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL / 2, easing: "ease-out" });
  animation.id = NAME;
}

/** From the old place to the new one; a piece that leaves its panel flies above the page, where nothing cuts it off. */
function go(piece: HTMLElement | SVGElement, old: DOMRect, now: DOMRect): void {
  const near = Math.abs(old.y - now.y) < now.height / 2;
  if (piece instanceof SVGGraphicsElement) fly(piece, copyOf(piece), old, now);
  else if (near) piece.animate(between(old, now), TIMING).id = NAME;
  else fly(piece, piece.cloneNode(true) as HTMLElement, old, now);
}

function between(old: DOMRect, now: DOMRect): Keyframe[] {
  const from = `translate(${old.x - now.x}px, ${old.y - now.y}px) scale(${old.width / now.width}, ${old.height / now.height})`;
  return [{ transform: from, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }];
}

/** A piece of a map as a picture of its own: coordinates of the map mean nothing outside of it. */
function copyOf(piece: SVGGraphicsElement): SVGSVGElement {
  const { x, y, width, height } = piece.getBBox();
  const copy = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  copy.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.append(piece.cloneNode(true));
  return copy;
}

function fly(piece: HTMLElement | SVGElement, ghost: HTMLElement | SVGElement, old: DOMRect, now: DOMRect): void {
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  for (const one of [ghost, ...ghost.querySelectorAll("[id], [data-piece], [data-target], [tabindex]")]) for (const name of ["id", "data-piece", "data-target", "tabindex", "role"]) one.removeAttribute(name);
  Object.assign(ghost.style, { left: `${now.x}px`, top: `${now.y}px`, width: `${now.width}px`, height: `${now.height}px` });
  (piece.closest(".table") ?? document.body).append(ghost);
  const hidden = piece.animate([{ opacity: 0 }, { opacity: 0 }], TIMING);
  const flight = ghost.animate(between(old, now), TIMING);
  hidden.id = flight.id = NAME;
  flight.finished.catch(() => undefined).then(() => ghost.remove());
}

/** Any key: what still moves arrives now. */
export function skip(): void {
  for (const animation of document.getAnimations()) if (animation.id === NAME) animation.finish();
}

/** Mark the pieces of the last event until the next one. */
export function outline(root: Element, event: GameEvent | null, module: GameModule | null): void {
  for (const old of root.querySelectorAll("[data-last]")) old.removeAttribute("data-last");
  if (!event) return;
  const things = module?.eventThings ? module.eventThings(event) : THINGS.flatMap((field) => (event[field] ?? []) as string | string[]);
  mark(root, things, "data-last");
}

/** Light the piece that the log points at. */
export function light(root: Element, thing: string | null): void {
  for (const old of root.querySelectorAll("[data-lit]")) old.removeAttribute("data-lit");
  if (thing !== null) mark(root, thing.split(" "), "data-lit");
}

function mark(root: Element, things: readonly string[], name: string): void {
  const wanted = new Set(things);
  for (const piece of pieces(root)) if (wanted.has(piece.dataset["piece"] ?? "")) piece.setAttribute(name, "");
}
