import type { JSX } from "preact";

/** A symbol of the sheet (`i-undo`, `r-vp`, `pl-ocean`). It says nothing to screen readers: put words beside it. */
export function Icon({ name, size, class: more, style }: {
  name: string;
  size?: "sm" | "lg";
  class?: string;
  style?: JSX.CSSProperties;
}): JSX.Element {
  const names = ["i", size && `i-${size}`, more].filter(Boolean).join(" ");
  return (
    <svg class={names} style={style} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
