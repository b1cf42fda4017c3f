import type { JSX } from "preact";

/** The shape and colour of a seat (1 to 8). Names stand beside it, so it is silent unless `title` is given. */
export function Sigil({ colour, size, title, class: more }: {
  colour: number;
  size?: "sm" | "lg";
  title?: string;
  class?: string;
}): JSX.Element {
  const names = ["sigil", size && `sigil-${size}`, more].filter(Boolean).join(" ");
  const spoken = title ? { role: "img" as const, "aria-label": title, title } : {};
  return (
    <span class={names} data-seat={colour} {...spoken}>
      <svg aria-hidden="true">
        <use href={`#p-${colour}`} />
      </svg>
    </span>
  );
}

/** The bare shape in the seat's colour, for lines of text. */
export function MiniSigil({ colour }: { colour: number }): JSX.Element {
  return (
    <svg class="mini-sigil" data-seat={colour} aria-hidden="true">
      <use href={`#p-${colour}`} />
    </svg>
  );
}
