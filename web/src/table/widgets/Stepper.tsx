/** Less, a figure, more. A step that would break a limit is disabled and says which. */

import { Icon } from "../../shell/Icon.tsx";
import type { Speaks } from "../../games/types";

export interface StepperProps {
  readonly words: Speaks;
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Why there can be no more. */
  readonly limit?: string;
  onChange(value: number): void;
}

export function Stepper({ words, name, value, least, most, limit, onChange }: StepperProps) {
  return (
    <span class={value > least ? "stepper has" : "stepper"} role="group" aria-label={name}>
      <button type="button" aria-label={words.say("decision-less", { name })} disabled={value <= least} onClick={() => onChange(value - 1)}>
        <Icon name="i-minus" size="sm" />
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={words.say("decision-more", { name })}
        title={value >= most ? limit : undefined}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="i-plus" size="sm" />
      </button>
    </span>
  );
}
