import type { JSX } from "preact";

/** On or off, at once. `label` names it unless a visible text does (`labelledBy`). */
export function Switch({ on, change, label, labelledBy, describedBy, disabled }: {
  on: boolean;
  change: (on: boolean) => void;
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  disabled?: boolean;
}): JSX.Element {
  return (
    <button
      type="button" class="switch" role="switch" aria-checked={on} disabled={disabled}
      aria-label={label} aria-labelledby={labelledBy} aria-describedby={describedBy}
      onClick={() => change(!on)}
    />
  );
}
