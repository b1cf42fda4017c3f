/** The screens, and what stands around all of them. */

import { Fragment, type ComponentChildren, type JSX } from "preact";
import { useEffect } from "preact/hooks";

import { Lobby } from "./lobby/Lobby.tsx";
import { newcomers } from "./net/store.ts";
import { route, visits, type Route } from "./router.ts";
import { lazy } from "./shell/lazy.tsx";
import { NewsToasts } from "./shell/News.tsx";
import { Offline } from "./shell/Offline.tsx";
import { SiteHeader } from "./shell/SiteHeader.tsx";
import { Toasts } from "./shell/Toast.tsx";
import { say } from "./words.ts";

const TableScreen = lazy(() => import("./table/TableScreen.tsx").then((found) => found.TableScreen));
const ReplayScreen = lazy(() => import("./replay/ReplayScreen.tsx").then((found) => found.ReplayScreen));
const ProfileScreen = lazy(() => import("./profile/ProfileScreen.tsx").then((found) => found.ProfileScreen));
const RulesScreen = lazy(() => import("./rules/RulesScreen.tsx").then((found) => found.RulesScreen));
const OddsScreen = lazy(() => import("./odds/OddsScreen.tsx").then((found) => found.OddsScreen));
const JoinScreen = lazy(() => import("./lobby/JoinScreen.tsx").then((found) => found.JoinScreen));
const FirstScreen = lazy(() => import("./lobby/FirstScreen.tsx").then((found) => found.FirstScreen));
const FinishedScreen = lazy(() => import("./lobby/FinishedScreen.tsx").then((found) => found.FinishedScreen));

export function App(): JSX.Element {
  const at = route.value;
  useEffect(focusMain, [visits.value]);
  return (
    <>
      <a class="skip" href="#main">{say("skip")}</a>
      <Fragment key={newcomers.value}>{screen(at)}</Fragment>
      <Offline />
      <NewsToasts />
      <Toasts />
    </>
  );
}

const ARRIVING = 3_000;

/** After a change of screen a keyboard or screen reader starts at its main part. That may still be on its way, or be
 * put in place of a first sketch of itself; for a moment a focus that got lost is brought back to it. */
function focusMain(): (() => void) | undefined {
  if (visits.value === 0) return undefined;
  const before = document.activeElement;
  const until = performance.now() + ARRIVING;
  let frame = requestAnimationFrame(function look() {
    const main = document.getElementById("main");
    const now = document.activeElement;
    if (main && (now === document.body || now === null || (now === before && !main.contains(now)))) {
      if (!main.hasAttribute("tabindex")) main.setAttribute("tabindex", "-1");
      main.focus({ preventScroll: true });
    } else if (now !== before && now !== main && now !== document.body) return; // the person is already further on
    if (performance.now() < until) frame = requestAnimationFrame(look);
  });
  return () => cancelAnimationFrame(frame);
}

function screen(at: Route): JSX.Element {
  switch (at.screen) {
    case "table":
      return <TableScreen id={at.id} key={at.id} />;
    case "replay":
      return <ReplayScreen id={at.id} key={at.id} />;
    case "lobby":
      return <Site title={null}><Lobby /></Site>;
    case "finished":
      return <Site title={say("nav-finished")}><FinishedScreen /></Site>;
    case "me":
      return <Site title={say("nav-me")}><ProfileScreen /></Site>;
    case "rules":
      return <Site title={say("nav-rules")}><RulesScreen game={at.game} key={at.game} /></Site>;
    case "odds":
      return <Site title={say("odds-title")}><OddsScreen /></Site>;
    case "join":
      return <Site title={say("join-title")}><JoinScreen token={at.token} key={at.token} /></Site>;
    case "first":
      return <Site title={say("first-title")}><FirstScreen /></Site>;
    case "missing":
      return <Site title={say("missing-title")}><Missing /></Site>;
  }
}

function Site({ title, children }: { title: string | null; children: ComponentChildren }): JSX.Element {
  useEffect(() => {
    document.title = title ? `${title} · Orrery` : "Orrery";
  }, [title]);
  return (
    <div class="site-page">
      <SiteHeader />
      {children}
    </div>
  );
}

function Missing(): JSX.Element {
  return (
    <main class="stack page page-note" id="main">
      <h1 class="display">{say("missing-title")}</h1>
      <p>{say("missing-help")}</p>
      <div class="note-acts"><a class="btn btn-strong" href="/">{say("to-lobby")}</a></div>
    </main>
  );
}
