/** Something to do that answers no question: a row like an option, with a sign instead of a mark. */

import { Icon } from "../shell/Icon.tsx";

/** `short`: what it does is told to who points at it, and two of them share a row. */
export function Act({ icon, title, text, run, off = false, short = false }: {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly off?: boolean;
  readonly short?: boolean;
  run(): void;
}) {
  return (
    <div class={short ? "opt act is-short" : "opt act"} title={short ? text : undefined}>
      <span class="opt-mark">
        <Icon name={icon} />
      </span>
      <span>
        <button type="button" class="opt-title" disabled={off} onClick={run}>{title}</button>
        <span class={short ? "sr" : "opt-text"}>{text}</span>
      </span>
    </div>
  );
}
