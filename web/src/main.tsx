/** Begins: words first, then who we are, then the screen that the address names. */

import { effect } from "@preact/signals";
import { render } from "preact";

import { App } from "./app.tsx";
import { problemOf } from "./net/api.ts";
import { begin, me } from "./net/store.ts";
import { listenToAddress } from "./router.ts";
import { symbols } from "./shell/dress.ts";
import shared from "./shell/symbols.svg";
import { setMotion, setTheme } from "./shell/theme.ts";
import { forgetKept } from "./table/heard.ts";
import { lang, loadLanguage, problemText, say, speak } from "./words.ts";

const place = document.getElementById("app")!;

async function start(): Promise<void> {
  symbols(shared);
  try {
    forgetKept(localStorage);
  } catch {
    // Storage is closed to us: nothing is kept there.
  }
  const [texts] = await Promise.allSettled([loadLanguage(lang.value), begin(lang.value)]);
  if (lang.value !== "en") void loadLanguage("en"); // what this language lacks is said in English
  if (texts.status === "rejected") throw texts.reason;
  if (!me.value) return wait();
  listenToAddress();
  render(<App />, place);
}

/** The server cannot be reached: say so, and try again until it can. */
function wait(): void {
  const unreachable = problemText(problemOf(new Error(say("unreachable-help"))));
  render(
    <main class="stack page page-note" id="main">
      <h1 class="display">{say("unreachable")}</h1>
      <p role="status">{unreachable}</p>
      <div class="note-acts">
        <button type="button" class="btn btn-strong" onClick={() => location.reload()}>{say("try-again")}</button>
      </div>
    </main>,
    place,
  );
  setTimeout(() => {
    fetch("/healthz").then((answer) => (answer.ok ? location.reload() : wait()), wait);
  }, 2_500);
}

// What the account knows wins over the device, once: settings follow a person to a new browser.
let known: string | null = null;
effect(() => {
  const person = me.value;
  if (!person || person.id === known) return;
  known = person.id;
  const { lang: language, theme, motion } = person.settings;
  if (theme) setTheme(theme);
  if (motion) setMotion(motion);
  if (language && language !== lang.peek()) void speak(language);
});

// It shows this page also where the server gives none; what the first screen needs comes before it.
if ("serviceWorker" in navigator) {
  window.addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined)); // only with https, or here
}

void start();
