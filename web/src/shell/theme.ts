/** Theme and motion of this device. `start.ts` sets them before the first paint; here they change. */

import { signal } from "@preact/signals";

export type Theme = "dark" | "light";
export type Motion = "full" | "reduced";

const root = document.documentElement;

export const theme = signal<Theme>(root.dataset["theme"] === "light" ? "light" : "dark");

const SYSTEM = window.matchMedia("(prefers-color-scheme: light)");

function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`orrery-${name}`);
    else localStorage.setItem(`orrery-${name}`, value);
  } catch {
    // Not kept on this device.
  }
}

/** Choose a theme, or follow the system again (null). */
export function setTheme(one: Theme | null): void {
  keep("theme", one);
  show(one ?? (SYSTEM.matches ? "light" : "dark"));
}

function show(one: Theme): void {
  theme.value = one;
  root.dataset["theme"] = one;
}

/** The system's own theme may change with the hour: who follows it is not left behind. */
SYSTEM.addEventListener("change", () => {
  try {
    if (localStorage.getItem("orrery-theme") === null) setTheme(null);
  } catch {
    setTheme(null);
  }
});

/** Choose how much moves, or follow the system again (null). */
export function setMotion(one: Motion | null): void {
  keep("motion", one);
  if (one) root.dataset["motion"] = one;
  else delete root.dataset["motion"];
}

/** Whether things should appear in place instead of travelling. */
export function stillness(): boolean {
  const chosen = root.dataset["motion"];
  return chosen ? chosen === "reduced" : window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
