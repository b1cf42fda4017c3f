/** Moving the focus within a group of controls by the arrow keys (one stop of the Tab key a group). */

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Move the focus among the controls that fit the selector; `choose` also activates the one arrived at. */
export function roving(event: KeyboardEvent, selector: string, choose = false): void {
  const group = event.currentTarget as HTMLElement;
  const all = [...group.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.hasAttribute("disabled"));
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const step = STEPS[event.key];
  let to: HTMLElement | undefined;
  if (step !== undefined) to = all[(at + step + all.length) % all.length];
  else if (event.key === "Home") to = all[0];
  else if (event.key === "End") to = all[all.length - 1];
  if (!to) return;
  event.preventDefault();
  to.focus();
  if (choose) to.click();
}

/** Whether a key press belongs to a field that is being written in. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return Boolean(target?.closest?.("input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]"));
}
