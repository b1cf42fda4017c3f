/** A place on the board that stands for several options: a tap on it asks which one. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import type { BoardProps, Choice, OptionLabel, Speaks } from "../games/types.ts";
import { Icon } from "../shell/Icon.tsx";

const GAP = 8;
const EDGE = 8;

export interface Asking {
  /** Where the tap was, and what gets the focus back. */
  readonly by: Element;
  readonly name: string;
  readonly options: readonly string[];
}

export function Chooser({ by, name, options, choice, words, label, pick, close }: Asking & {
  readonly choice: Choice;
  readonly words: Speaks;
  label(option: string): OptionLabel;
  pick(option: string): void;
  close(): void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const at = by.getBoundingClientRect();
    const own = box.current.getBoundingClientRect();
    const [wide, high] = [document.documentElement.clientWidth, document.documentElement.clientHeight];
    const right = at.right + GAP + own.width <= wide - EDGE ? at.right + GAP : at.left - GAP - own.width;
    setPlace({ left: Math.max(EDGE, Math.min(right, wide - EDGE - own.width)), top: Math.max(EDGE, Math.min(at.top + at.height / 2 - own.height / 2, high - EDGE - own.height)) });
    box.current.querySelector("button")?.focus({ preventScroll: true });
  }, [by]);
  useEffect(() => {
    const away = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    document.addEventListener("pointerdown", away, true);
    document.addEventListener("wheel", away, { capture: true, passive: true });
    return () => {
      document.removeEventListener("pointerdown", away, true);
      document.removeEventListener("wheel", away, true);
    };
  }, [by]);
  const back = () => {
    close();
    (by as HTMLElement | SVGElement).focus?.({ preventScroll: true });
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      event.stopPropagation();
      back();
    } else if (step) {
      event.preventDefault();
      event.stopPropagation();
      const rows = [...(box.current?.querySelectorAll("button") ?? [])];
      rows[(rows.indexOf(document.activeElement as HTMLButtonElement) + step + rows.length) % rows.length]?.focus({ preventScroll: true });
    }
  };
  const still = (event: Event) => event.stopPropagation(); // the map below is not dragged
  return (
    <div
      ref={box}
      class="chooser panel"
      role="dialog"
      aria-label={words.say("room-which", { name })}
      style={place ? { left: `${place.left}px`, top: `${place.top}px` } : { opacity: 0 }}
      onKeyDown={keys}
      onPointerDown={still}
    >
      <span class="label">{name}</span>
      {options.map((option) => {
        const { title, icon, colour } = label(option);
        const light = (on: boolean) => () => { choice.preview.value = on ? option : null; };
        return (
          <button
            key={option}
            type="button"
            class={choice.isChosen(option) ? "row chooser-row is-on" : "row chooser-row"}
            aria-pressed={choice.isChosen(option)}
            data-target={option}
            onPointerEnter={light(true)}
            onPointerLeave={light(false)}
            onFocus={light(true)}
            onBlur={light(false)}
            onClick={() => {
              pick(option);
              back();
            }}
          >
            {icon && <Icon name={icon} {...(colour ? { style: { color: `var(${colour})` } } : {})} />}
            {title}
          </button>
        );
      })}
    </div>
  );
}

/** The chooser of a board: `ask` opens it, `chooser` is part of the page beside the drawing. A board that lets more be
 * chosen than the question offers says whether it still can. */
export function useChooser({ choice, words, onTarget }: BoardProps, label: (option: string, choice: Choice) => OptionLabel, can = (option: string, now: Choice) => now.offers(option)) {
  const asking = useSignal<Asking | null>(null);
  const now = asking.value;
  const open = now !== null && choice !== null && now.options.every((option) => can(option, choice));
  return {
    ask: (wanted: Asking) => { asking.value = wanted; },
    chooser: open ? (
      <Chooser {...now} {...{ choice, words }} label={(option) => label(option, choice)} pick={onTarget} close={() => { asking.value = null; }} />
    ) : null,
  };
}
