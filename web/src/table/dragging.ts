/** Dragging a piece onto the board: a copy follows the pointer, what it could be put on is lit, letting go chooses that. */

import type { Choice } from "../games/types.ts";

/** Pixels a pointer may wander before a tap becomes a drag. */
export const SLIP = 6;

export interface Dragged {
  /** The piece within the element that the pointer took up, and the class that its travelling copy gets. */
  readonly piece: string;
  readonly class: string;
  readonly choice: Choice;
  /** The drag has begun; a tap never does. */
  begin(): void;
  /** The option of what lies under the pointer, offered or not. */
  under(x: number, y: number): string | null;
  onTarget(option: string): void;
}

/** From the `pointerdown` of an element to the end of the drag. */
export function drag(event: PointerEvent, dragged: Dragged): void {
  const source = event.currentTarget as HTMLElement;
  const from = { x: event.clientX, y: event.clientY };
  const { choice } = dragged;
  let ghost: HTMLElement | null = null;
  const quit = new AbortController();
  const { signal } = quit;
  const move = (now: PointerEvent) => {
    if (!ghost) {
      if (Math.hypot(now.clientX - from.x, now.clientY - from.y) < SLIP) return;
      dragged.begin();
      ghost = (source.querySelector(dragged.piece) as HTMLElement).cloneNode(true) as HTMLElement;
      ghost.classList.add(dragged.class);
      document.body.append(ghost);
    }
    ghost.style.transform = `translate(${now.clientX}px, ${now.clientY}px)`;
    choice.preview.value = dragged.under(now.clientX, now.clientY);
  };
  const end = (now: PointerEvent) => {
    quit.abort();
    if (!ghost) return; // a tap: the click takes it up
    ghost.remove();
    choice.preview.value = null;
    // The click that follows, if one does, belongs to the drag.
    const swallow = new AbortController();
    source.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, signal: swallow.signal });
    setTimeout(() => swallow.abort());
    const option = now.type === "pointerup" ? dragged.under(now.clientX, now.clientY) : null;
    if (option) dragged.onTarget(option);
  };
  source.setPointerCapture(event.pointerId);
  source.addEventListener("pointermove", move, { signal });
  source.addEventListener("pointerup", end, { signal });
  source.addEventListener("pointercancel", end, { signal });
}
