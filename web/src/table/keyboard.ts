/** Every key of the table. Letters are taken by their place, so that they work in any layout of the keyboard. */

import { typing } from "../shell/keys.ts";
import { pickOption } from "./answering";
import { fold } from "./DecisionPanel";
import { skip } from "./motion";
import type { Room, SideTab } from "./room";
import { toggleList } from "./QuestionBody";
import { foldTray, full, isFolded } from "./sizes";
import { menuDialog } from "./TableMenu";
import { tools } from "./tools";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
/** How far an arrow moves the map, as a part of the screen. */
const PAN = 0.18;

/** Begin to listen. Returns how to stop. */
export function listenToKeys(room: Room): () => void {
  const ear = (event: KeyboardEvent) => {
    skip();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      escape(room);
      return;
    }
    if (typing(event) || room.curtain.peek() !== null) return;
    if (event.key === "Enter") enter(room, event);
    else if (!event.altKey && act(room, event)) event.preventDefault();
  };
  document.addEventListener("keydown", ear);
  return () => document.removeEventListener("keydown", ear);
}

function act(room: Room, event: KeyboardEvent): boolean {
  if (event.key === "?" || (event.code === "Slash" && event.shiftKey)) {
    menuDialog.value = "keys";
    return true;
  }
  if (ARROWS[event.key]) return event.shiftKey ? moved(event) : arrow(event) || moved(event);
  if (event.key === "+" || event.key === "=") return zoomed(() => tools.peek()?.zoomIn());
  if (event.key === "-" || event.key === "−") return zoomed(() => tools.peek()?.zoomOut());
  if (event.shiftKey) return false;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? (/^\d$/.test(event.key) ? event.key : null);
  if (digit === "0") return zoomed(() => tools.peek()?.fit());
  if (digit) return option(room, Number(digit) - 1);
  switch (event.code || `Key${event.key.toUpperCase()}`) {
    case "BracketLeft":
      return step(room, -1);
    case "BracketRight":
      return step(room, 1);
    default:
      return event.repeat ? false : once(room, event);
  }
}

/** What a key does once, however long it is held: what was folded stays folded, and one answer is taken back. */
function once(room: Room, event: KeyboardEvent): boolean {
  switch (event.code || `Key${event.key.toUpperCase()}`) {
    case "KeyZ":
      document.getElementById("undo")?.click();
      return true;
    case "KeyB": {
      const hint = document.getElementById("hint");
      hint?.click();
      return hint !== null;
    }
    case "KeyO":
      if (!room.invitation.peek()) return false;
      if (room.choice.peek()) fold(room);
      else room.speak(true);
      return true;
    case "KeyH": {
      const large = document.querySelector<HTMLElement>("[data-large]");
      large?.click();
      return large !== null;
    }
    case "KeyV":
      toggleList();
      return true;
    case "KeyL":
      return side(room, "log");
    case "KeyC":
      return side(room, "chat");
    case "KeyR":
    case "Slash":
      room.rules.value = true;
      focusSoon(() => document.querySelector<HTMLElement>("#rules-drawer [data-rules-search]"));
      return true;
    case "KeyF":
      full.value = !full.peek();
      return true;
    case "KeyT": {
      const game = room.info.peek()?.game ?? "";
      foldTray(game, !isFolded(game));
      return true;
    }
    default:
      return false;
  }
}

function step(room: Room, by: number): boolean {
  room.side.value = "log";
  room.past.step(by);
  return true;
}

function zoomed(run: () => void): boolean {
  if (!tools.peek()) return false;
  run();
  return true;
}

/** Arrows where no target has the focus, or with Shift: the map moves. */
function moved(event: KeyboardEvent): boolean {
  const [dx, dy] = ARROWS[event.key] ?? [0, 0];
  const target = event.target as Element | null;
  if (target !== document.body && !target?.closest(".board")) return false;
  if (!event.shiftKey && target?.closest("[data-target]")) return false;
  return zoomed(() => tools.peek()?.pan(dx * PAN, dy * PAN));
}

/** A number answers the question that is in the panel, and none that lies behind a summary or what was missed. */
function option(room: Room, place: number): boolean {
  const choosing = room.choice.peek();
  const wanted = choosing?.asked.options[place];
  if (!choosing || wanted === undefined || !document.querySelector("#decision[data-decision]")) return false;
  pickOption(room, choosing, wanted);
  return true;
}

function side(room: Room, tab: SideTab): boolean {
  room.showSide(tab);
  focusSoon(() => {
    const panel = document.getElementById(`side-panel-${tab}`);
    return panel?.querySelector<HTMLElement>("input:not([type=range])") ?? panel?.querySelector<HTMLElement>("[tabindex]") ?? null;
  });
  return true;
}

/** Focus what is about to be drawn; the rules are loaded first. */
function focusSoon(find: () => HTMLElement | null, tries = 120): void {
  requestAnimationFrame(() => {
    const found = find();
    if (found) found.focus();
    else if (tries > 0) focusSoon(find, tries - 1);
  });
}

/** Back to the decision, whatever was open. */
function escape(room: Room): void {
  if (room.rules.peek()) {
    room.rules.value = false;
    return;
  }
  full.value = false;
  room.middle.value = "board";
  if (room.past.at.peek() !== null && room.missed.peek() === null) room.past.live();
  requestAnimationFrame(() => document.getElementById("decision")?.focus({ preventScroll: true }));
}

/** Enter confirms, unless the focus is on something that Enter activates. */
function enter(room: Room, event: KeyboardEvent): void {
  const target = event.target as Element | null;
  const option = target?.closest("#decision [role=radio], #decision [role=checkbox], .stage [data-target]");
  const confirm = document.getElementById("confirm");
  const ready = confirm !== null && confirm.getAttribute("aria-disabled") !== "true";
  if (option) {
    const chosen = option.getAttribute("aria-checked") === "true" || option.getAttribute("aria-pressed") === "true";
    const many = room.choice.peek()?.asked.kind !== "pick";
    if (!ready || (!chosen && !many)) return; // chooses it
  } else if (target?.closest("button, a, input, select, textarea, summary, [role=button], [role=slider]") && !target.closest("[role=slider]")) return;
  const done = document.getElementById("catchup-next") ?? document.getElementById("catchup-start");
  if (ready || done) {
    event.preventDefault();
    (confirm ?? done)?.click();
  }
}

/** From target to target by direction: the nearest one within a quarter turn. */
function arrow(event: KeyboardEvent): boolean {
  const from = (event.target as Element | null)?.closest<HTMLElement>(".stage [data-target]");
  const [dx, dy] = ARROWS[event.key] ?? [0, 0];
  if (!from) return false;
  const middle = (one: Element) => {
    const rect = one.getBoundingClientRect();
    return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  };
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of document.querySelectorAll<HTMLElement>(".stage [data-target]")) {
    if (one === from || one.getClientRects().length === 0) continue;
    const there = middle(one);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy + (there.y - here.y) * dx);
    if (along <= 1 || across > along * 1.2) continue;
    if (along + across * 2 < least) {
      least = along + across * 2;
      best = one;
    }
  }
  best?.focus({ preventScroll: tools.peek() !== null });
  return best !== null;
}
