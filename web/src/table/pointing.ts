/** Pointing at a card: by hover, by focus, by a tap or a long press. What is shown then is drawn by `InfoCard`. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";

import type { Choice } from "../games/types.ts";

/** What pointing adds to the element of a piece, on a page or in a drawing. */
type Handlers = Pick<
  JSX.HTMLAttributes<Element>,
  "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur" | "onPointerDown" | "onPointerUp" | "onPointerCancel" | "onPointerMove" | "onContextMenu" | "onClick" | "onKeyDown"
>;

const HOVER = 380;
const LEAVE = 180;
const LONG = 450;

export interface Shown {
  readonly text: string;
  readonly by: DOMRect;
  /** The map that it lies on: the card stays there as far as it can. */
  readonly on: DOMRect | null;
  /** Opened on purpose: it stays until it is closed, and can be read with a screen reader. */
  readonly pinned: boolean;
}

export const shown = signal<Shown | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let pressed: ReturnType<typeof setTimeout> | undefined;
let held = false;

function later(what: () => void, delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(what, delay);
}

/** Show a card's information beside an element. */
export function show(text: string, by: Element, pinned: boolean): void {
  clearTimeout(timer);
  shown.value = { text, by: by.getBoundingClientRect(), on: by.closest(".viewport")?.getBoundingClientRect() ?? null, pinned };
}

/** Close the information card. */
export function hide(): void {
  clearTimeout(timer);
  shown.value = null;
}

const glance = (text: string, by: Element): void => {
  if (!shown.value?.pinned) later(() => show(text, by, false), shown.value ? 90 : HOVER);
};
/** The pointer is gone: the information follows a moment later, unless it was opened on purpose. */
const leave = (): void => {
  if (!shown.value?.pinned) later(hide, LEAVE);
};

/** Hovering or focusing a card lights its option. */
export function lighting(_text: string, choice: Choice | null, option: string | null): Handlers {
  const light = (on: boolean) => () => {
    if (choice && option !== null) choice.preview.value = on ? option : null;
  };
  return { onPointerEnter: light(true), onPointerLeave: light(false), onFocus: light(true), onBlur: light(false) };
}

/** Hovering or focusing a card shows what it is, and lights its option. */
export function hovering(text: string, choice: Choice | null, option: string | null): Handlers {
  const light = (on: boolean) => {
    if (choice && option !== null) choice.preview.value = on ? option : null;
  };
  return {
    onPointerEnter: (event) => {
      light(true);
      if (event.pointerType === "mouse") glance(text, event.currentTarget);
    },
    onPointerLeave: () => {
      light(false);
      leave();
    },
    onFocus: (event) => {
      light(true);
      if (event.currentTarget.matches(":focus-visible")) glance(text, event.currentTarget);
    },
    onBlur: () => {
      light(false);
      leave();
    },
  };
}

/** Whether Enter on this card sends the answer (the table does that): it is complete, and the card is part of it. */
function confirms(card: Element): boolean {
  const confirm = document.getElementById("confirm");
  const ready = confirm !== null && confirm.getAttribute("aria-disabled") !== "true";
  const several = card.getAttribute("role") === "checkbox";
  return ready && (several || card.getAttribute("aria-pressed") === "true");
}

/** A tap answers (or tells why not); a tap on anything else, and a long press, opens the information card. */
export function pressing(text: string, act: (() => void) | null, why: (() => void) | null): Handlers {
  return {
    onPointerDown: (event) => {
      if (event.pointerType === "mouse") return;
      held = false;
      const card = event.currentTarget;
      clearTimeout(pressed);
      pressed = setTimeout(() => {
        held = true;
        show(text, card, true);
      }, LONG);
    },
    onPointerUp: () => clearTimeout(pressed),
    onPointerCancel: () => clearTimeout(pressed),
    onPointerMove: (event) => {
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > 6) clearTimeout(pressed);
    },
    onContextMenu: (event) => {
      event.preventDefault();
      if (!held) show(text, event.currentTarget, true);
    },
    onClick: (event) => {
      if (held) {
        held = false;
        return;
      }
      if (act) {
        if (!shown.value?.pinned) hide();
        act();
      } else {
        why?.();
        if (shown.value?.pinned && shown.value.text === text) hide();
        else show(text, event.currentTarget, true);
      }
    },
    onKeyDown: (event) => {
      if (event.target !== event.currentTarget) return;
      if (act && (event.key === " " || (event.key === "Enter" && !confirms(event.currentTarget)))) {
        event.preventDefault();
        event.stopPropagation();
        act();
      } else if (event.key === "i" || event.key === "F1") {
        event.preventDefault();
        event.stopPropagation();
        show(text, event.currentTarget, true);
      }
    },
  };
}
