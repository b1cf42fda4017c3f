/** One option as a row: mark, title, consequence or reason, key. The title is the control, stretched over the row. */

import type { ComponentChildren } from "preact";

import type { OptionLabel } from "../../games/types";
import { Icon } from "../../shell/Icon.tsx";

export interface RowProps {
  readonly id: string;
  readonly option: string;
  readonly label: OptionLabel;
  readonly role: "radio" | "checkbox";
  readonly on: boolean;
  readonly off?: boolean;
  readonly lit?: boolean;
  /** Why it cannot be chosen, with the link to the rule. */
  readonly why?: ComponentChildren;
  readonly hotkey?: string;
  readonly tabbable: boolean;
  onPick(): void;
  onLight(lit: boolean): void;
}

export function OptionRow(props: RowProps) {
  const { id, label, on, off = false, lit = false, why, hotkey } = props;
  const classes = ["opt", on && "is-on", off && "is-off", lit && "is-hover"].filter(Boolean).join(" ");
  const told = why ?? label.text;
  return (
    <div
      class={classes}
      data-opt={props.option}
      onPointerEnter={() => props.onLight(true)}
      onPointerLeave={() => props.onLight(false)}
    >
      <span class={props.role === "checkbox" ? "opt-mark sq" : "opt-mark"}>
        <Icon name="i-check" />
      </span>
      <span>
        <button
          type="button"
          class="opt-title"
          role={props.role}
          id={id}
          aria-checked={on}
          aria-disabled={off || undefined}
          aria-describedby={told ? `${id}-text` : undefined}
          tabIndex={props.tabbable ? 0 : -1}
          onClick={() => props.onPick()}
          onFocus={() => props.onLight(true)}
          onBlur={() => props.onLight(false)}
        >
          {label.icon && <Icon name={label.icon} style={label.colour ? { color: `var(${label.colour})` } : undefined} />}
          {label.title}
        </button>
        {why ? (
          <span class="opt-why" id={`${id}-text`}>
            <Icon name="i-lock" />
            <span>{why}</span>
          </span>
        ) : (
          label.text && (
            <span class="opt-text" id={`${id}-text`}>
              {label.text}
            </span>
          )
        )}
      </span>
      {hotkey && <kbd aria-hidden="true">{hotkey}</kbd>}
    </div>
  );
}
