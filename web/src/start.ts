/** Runs before the styles are read, so that no page ever flashes in the wrong theme or language. */

const root = document.documentElement;
const kept = (name: string): string | null => {
  try {
    return localStorage.getItem(`orrery-${name}`);
  } catch {
    return null; // storage is closed to us: the system's preference decides
  }
};

const light = window.matchMedia("(prefers-color-scheme: light)").matches;
root.dataset["theme"] = kept("theme") ?? (light ? "light" : "dark");
root.lang = kept("lang") ?? (navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en");
const motion = kept("motion");
if (motion) root.dataset["motion"] = motion;

export {};
