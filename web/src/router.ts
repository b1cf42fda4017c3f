/** Which screen the address names. Links are plain links: a click on one within Orrery changes the screen in place. */

import { signal } from "@preact/signals";

export type Route =
  | { readonly screen: "lobby" }
  | { readonly screen: "finished" }
  | { readonly screen: "first" }
  | { readonly screen: "me" }
  | { readonly screen: "odds" }
  | { readonly screen: "table"; readonly id: string }
  | { readonly screen: "replay"; readonly id: string }
  | { readonly screen: "rules"; readonly game: string }
  | { readonly screen: "join"; readonly token: string }
  | { readonly screen: "missing" };

/** The screen of a path. */
export function parse(path: string): Route {
  const [screen = "", rest = "", more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (more !== undefined) return { screen: "missing" };
  if (!rest) {
    if (screen === "") return { screen: "lobby" };
    if (screen === "rules") return { screen: "rules", game: "" };
    if (screen === "replay") return { screen: "finished" };
    return screen === "first" || screen === "me" || screen === "odds" || screen === "finished" ? { screen } : { screen: "missing" };
  }
  if (screen === "table" || screen === "replay") return { screen, id: rest };
  if (screen === "rules") return { screen, game: rest };
  if (screen === "join") return { screen, token: rest };
  return { screen: "missing" };
}

const here = (): Route => {
  try {
    return parse(location.pathname);
  } catch {
    return { screen: "missing" }; // an address that is not even text
  }
};

export const route = signal<Route>({ screen: "lobby" });
/** What follows the `?`, and the `#` with it. */
export const query = signal(new URLSearchParams());
export const hash = signal("");
/** Counts changes of the screen; the shell moves the focus on each. */
export const visits = signal(0);

let last = "";

function arrive(): void {
  route.value = here();
  query.value = new URLSearchParams(location.search);
  hash.value = location.hash;
  if (last && last !== location.pathname) visits.value++;
  last = location.pathname;
}

/** Go to another screen. */
export function go(path: string, how: { readonly replace?: boolean } = {}): void {
  const before = location.pathname;
  history[how.replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
  if (location.pathname !== before) window.scrollTo(0, 0);
}

/** Begin to follow the address. */
export function listenToAddress(): void {
  arrive();
  window.addEventListener("popstate", arrive);
  window.addEventListener("hashchange", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return; // within the page
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
