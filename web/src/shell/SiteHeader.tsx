/** The head of every page but the table: where one can go, language, bell, theme, me. A bottom bar on the phone. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { me, myMoves, notices, set } from "../net/store.ts";
import { route } from "../router.ts";
import { lang, say, speak } from "../words.ts";
import { Icon } from "./Icon.tsx";
import { noticeText } from "./notice.ts";
import { Segment } from "./Segment.tsx";
import { Sigil } from "./Sigil.tsx";
import { setTheme, theme } from "./theme.ts";
import { toastProblem } from "./Toast.tsx";

const PLACES = [
  { screen: "lobby", path: "/" },
  { screen: "finished", path: "/finished" },
  { screen: "odds", path: "/odds" },
  { screen: "rules", path: "/rules" },
] as const;

export function SiteHeader(): JSX.Element {
  const at = route.value.screen;
  return (
    <header class="row site">
      <a class="row brand" href="/" aria-label={say("brand-home")}>
        <svg class="mark brand-mark" aria-hidden="true"><use href="#mark" /></svg>
        <span class="cut brand-game brand-name">Orrery</span>
      </a>
      <nav aria-label={say("nav-main")}>
        {PLACES.map(({ screen, path }) => (
          <a href={path} key={screen} aria-current={at === screen || (screen === "finished" && at === "replay") ? "page" : undefined}>
            {say(`nav-${screen}`)}
            {screen === "lobby" && myMoves.value > 0 && <MovesBadge count={myMoves.value} />}
          </a>
        ))}
        <a class="only-phone" href="/me" aria-current={at === "me" ? "page" : undefined}>{say("nav-me")}</a>
      </nav>
      <div class="row site-end">
        <LanguageSwitch />
        <Bell />
        <ThemeButton />
        {me.value && (
          <a class="me no-phone" href="/me" aria-label={`${me.value.name}, ${say("nav-me")}`} aria-current={at === "me" ? "page" : undefined}>
            <Sigil colour={me.value.settings.colour ?? 1} />
            <span class="cut me-name">{me.value.name}</span>
          </a>
        )}
      </div>
    </header>
  );
}

function MovesBadge({ count }: { count: number }): JSX.Element {
  return (
    <span class="nav-badge">
      <span aria-hidden="true">{count}</span>
      <span class="sr">{say("moves-waiting", { count })}</span>
    </span>
  );
}

/** English or Russian, at once. */
export function LanguageSwitch(): JSX.Element {
  return (
    <Segment
      class="lang" label={say("language")} value={lang.value}
      choices={[{ value: "en", label: "EN", name: "English" }, { value: "ru", label: "RU", name: "Русский" }]}
      change={(one) => void speak(one).then(() => set({ lang: one })).catch(toastProblem)}
    />
  );
}

/** Dark or light. */
export function ThemeButton(): JSX.Element {
  const other = theme.value === "dark" ? "light" : "dark";
  return (
    <button
      type="button" class="btn btn-ghost btn-icon" aria-label={say("theme-to", { theme: other })} title={say("theme-to", { theme: other })}
      onClick={() => { setTheme(other); void set({ theme: other }).catch(toastProblem); }}
    >
      <Icon name={theme.value === "dark" ? "i-sun" : "i-moon"} />
    </button>
  );
}

const bellOpen = signal(false);
const looked = signal(0);

/** The news of my games, newest first. */
export function Bell(): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const fresh = notices.value.length - looked.value;
  useEffect(() => {
    if (!bellOpen.value) return undefined;
    const away = (event: Event): void => {
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !box.current?.contains(event.target as Node)) bellOpen.value = false;
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("keydown", away);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("keydown", away);
    };
  }, [bellOpen.value]);
  return (
    <div class="bell" ref={box}>
      <button
        type="button" class="btn btn-ghost btn-icon" aria-expanded={bellOpen.value}
        aria-label={fresh > 0 ? say("bell-fresh", { count: fresh }) : say("bell")} title={say("bell")}
        onClick={() => { bellOpen.value = !bellOpen.value; looked.value = notices.value.length; }}
      >
        <Icon name="i-bell" />
        {fresh > 0 && <span class="bell-dot" aria-hidden="true" />}
      </button>
      {bellOpen.value && (
        <div class="bell-list panel" role="region" aria-label={say("bell")}>
          {notices.value.length === 0 && <p class="dim">{say("bell-empty")}</p>}
          <ul>
            {notices.value.map((one, place) => (
              <li key={notices.value.length - place}>
                <a href={`/table/${one.table}`} onClick={() => { bellOpen.value = false; }}>{noticeText(one)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
