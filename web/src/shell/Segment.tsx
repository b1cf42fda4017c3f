import type { ComponentChildren, JSX } from "preact";

import { roving } from "./keys.ts";

export interface Choice<T> {
  readonly value: T;
  readonly label: ComponentChildren;
  /** For screen readers, where the label is a picture or an abbreviation. */
  readonly name?: string;
}

/** One of a few, side by side: a radio group. Arrow keys move and choose. */
export function Segment<T extends string | number>({ value, choices, change, label, class: more }: {
  value: T | null;
  choices: readonly Choice<T>[];
  change: (value: T) => void;
  label: string;
  class?: string;
}): JSX.Element {
  const known = choices.some((one) => one.value === value);
  return (
    <div class={more ? `segment ${more}` : "segment"} role="radiogroup" aria-label={label} onKeyDown={(event) => roving(event, "[role=radio]", true)}>
      {choices.map((one, place) => (
        <button
          type="button" role="radio" key={one.value} aria-checked={one.value === value} aria-label={one.name}
          tabIndex={one.value === value || (!known && place === 0) ? 0 : -1} onClick={() => change(one.value)}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}
