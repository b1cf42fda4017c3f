/** The rules reader: chapters at the side, search on top, every rule at an address of its own (#RG-8.20). */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { games } from "../net/store.ts";
import type { RuleText } from "../net/wire.ts";
import { go, hash } from "../router.ts";
import { Icon } from "../shell/Icon.tsx";
import { typing } from "../shell/keys.ts";
import { gameName } from "../shell/seats.ts";
import { lang, say } from "../words.ts";
import { Cover } from "../lobby/Cover.tsx";
import { chapters, search, wanted } from "./catalogue.ts";
import { again, rulesOf, termsOf } from "./load.ts";
import { RuleLine, RuleProse } from "./RuleLine.tsx";

const TERMS = "terms";

export function RulesScreen({ game }: { game: string }): JSX.Element {
  const all = games.value;
  useEffect(() => {
    if (!game && all.length === 1) go(`/rules/${all[0]!.slug}`, { replace: true });
  }, [all]);
  if (!game) return <Choose />;
  const rules = rulesOf(game);
  if (!all.some((one) => one.slug === game)) return <Note text={say("rules-no-game")} />;
  if (rules === "failed") return <Note text={say("rules-failed")} again={() => again(game)} />;
  if (!rules) return <Note text={say("loading")} />;
  return <Reader game={game} rules={rules} key={lang.value} />;
}

function Note({ text, again: retry }: { text: string; again?: () => void }): JSX.Element {
  return (
    <main class="stack page page-note" id="main">
      <p role="status">{text}</p>
      {retry && <div class="note-acts"><button type="button" class="btn" onClick={retry}>{say("try-again")}</button></div>}
    </main>
  );
}

function Choose(): JSX.Element {
  return (
    <main class="page" id="main">
      <h1 class="display page-title">{say("nav-rules")}</h1>
      <div class="game-cards">
        {games.value.map((game) => (
          <a class="game-card" href={`/rules/${game.slug}`} key={game.slug}>
            <div class="game-cover"><Cover game={game.slug} /><span class="game-title">{gameName(game.slug)}</span></div>
          </a>
        ))}
      </div>
    </main>
  );
}

function Reader({ game, rules }: { game: string; rules: readonly RuleText[] }): JSX.Element {
  const query = useSignal("");
  const words = wanted(query.value);
  const terms = termsOf(game);
  const found = chapters(rules);
  const id = decodeURIComponent(hash.value.slice(1));
  useEffect(() => {
    if (!id || words.length) return;
    const place = document.getElementById(id);
    place?.scrollIntoView({ block: "center" });
    if (place?.tabIndex === -1) place.focus({ preventScroll: true });
  }, [id]);
  useEffect(() => {
    const find = (event: KeyboardEvent): void => {
      if (event.key !== "/" || typing(event)) return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>("[data-rules-search]")?.focus();
    };
    document.addEventListener("keydown", find);
    return () => document.removeEventListener("keydown", find);
  }, []);
  useEffect(() => {
    if (id) query.value = "";
  }, [id]);
  return (
    <main class="page rules" id="main">
      <header class="stack rules-head">
        <h1 class="display page-title">{say("rules-of", { game: gameName(game) })}</h1>
        <p class="soft">{say("rules-about", { count: rules.length })}</p>
        <div class="rules-search">
          <Icon name="i-search" />
          <input
            class="field" type="search" data-rules-search value={query.value} placeholder={say("rules-search")} aria-label={say("rules-search")}
            onInput={(event) => { query.value = event.currentTarget.value; }}
          />
          <kbd class="no-phone" aria-hidden="true">/</kbd>
        </div>
      </header>
      <nav class="rules-nav" aria-label={say("rules-chapters")}>
        <ol>
          {found.map((chapter, place) => <li key={chapter.title}><a href={`#chapter-${place + 1}`} onClick={() => { query.value = ""; }}>{chapter.title}</a></li>)}
          {terms.length > 0 && <li><a href={`#${TERMS}`} onClick={() => { query.value = ""; }}>{say("rules-terms")}</a></li>}
        </ol>
      </nav>
      <div class="stack rules-text">
        {words.length > 0
          ? <Found game={game} rules={rules} query={query.value} words={words} />
          : (
            <>
              {found.map((chapter, place) => (
                <section key={chapter.title} aria-labelledby={`chapter-${place + 1}`}>
                  <h2 class="sec" id={`chapter-${place + 1}`} tabIndex={-1}>{chapter.title}</h2>
                  {chapter.rules.map((rule) => <RuleLine game={game} rule={rule} open={rule.id === id} anchor key={rule.id} />)}
                </section>
              ))}
              {terms.length > 0 && (
                <section aria-labelledby={TERMS}>
                  <h2 class="sec" id={TERMS} tabIndex={-1}>{say("rules-terms")}</h2>
                  <dl class="rules-terms">
                    {terms.map((term) => <div key={term.id}><dt>{term.name}</dt><dd><RuleProse game={game} text={term.about} /></dd></div>)}
                  </dl>
                </section>
              )}
            </>
          )}
      </div>
    </main>
  );
}

function Found({ game, rules, query, words }: { game: string; rules: readonly RuleText[]; query: string; words: readonly string[] }): JSX.Element {
  const hits = search(rules, query);
  return (
    <section aria-labelledby="rules-hits">
      <h2 class="sec" id="rules-hits"><span role="status">{say("rules-found", { count: hits.length })}</span></h2>
      {hits.slice(0, 100).map((rule) => <RuleLine game={game} rule={rule} words={words} key={rule.id} />)}
    </section>
  );
}
