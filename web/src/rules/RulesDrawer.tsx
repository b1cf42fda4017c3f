/** The rules beside a match: those of the open question first, then all of them, then the terms. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { Icon } from "../shell/Icon.tsx";
import { Segment } from "../shell/Segment.tsx";
import { say } from "../words.ts";
import { chapters, neighbours, search, wanted } from "./catalogue.ts";
import { again, rulesOf, termsOf } from "./load.ts";
import { haveDrawer, shownRule } from "./open.ts";
import { RuleLine, RuleProse } from "./RuleLine.tsx";

type Tab = "now" | "all" | "terms";

/** `rule`: the one behind the open question, if there is one. */
export function RulesDrawer({ game, rule }: { game: string; rule: string | null }): JSX.Element {
  const query = useSignal("");
  const tab = useSignal<Tab>(rule ? "now" : "all");
  const box = useRef<HTMLDivElement>(null);
  useEffect(haveDrawer, []);
  const shown = shownRule.value?.game === game ? shownRule.value.id : "";
  const focus = shown || rule || "";
  useEffect(() => {
    if (!shown) return;
    query.value = "";
    tab.value = "now";
    requestAnimationFrame(() => box.current?.querySelector(".is-open")?.scrollIntoView({ block: "nearest" }));
  }, [shownRule.value]);
  const rules = rulesOf(game);
  if (rules === "failed") {
    return (
      <div class="rules-note">
        <p>{say("rules-failed")}</p>
        <button type="button" class="btn btn-sm" onClick={() => again(game)}>{say("try-again")}</button>
      </div>
    );
  }
  if (!rules) return <p class="rules-note" role="status">{say("loading")}</p>;
  const words = wanted(query.value);
  const terms = termsOf(game);
  const choices: { value: Tab; label: string }[] = [
    ...(focus ? [{ value: "now" as const, label: say(shown ? "rules-this" : "rules-now") }] : []),
    { value: "all", label: say("rules-all", { count: rules.length }) },
    ...(terms.length ? [{ value: "terms" as const, label: say("rules-terms") }] : []),
  ];
  const at = choices.some((one) => one.value === tab.value) ? tab.value : "all";
  return (
    <div class="rules-drawer" ref={box}>
      <div class="rules-search">
        <Icon name="i-search" size="sm" />
        <input
          class="field" type="search" data-rules-search value={query.value} placeholder={say("rules-search")} aria-label={say("rules-search")}
          onInput={(event) => { query.value = event.currentTarget.value; }}
        />
      </div>
      {words.length
        ? <Hits game={game} hits={search(rules, query.value)} words={words} />
        : (
          <>
            <Segment class="rules-tabs" label={say("nav-rules")} value={at} choices={choices} change={(one) => { tab.value = one; }} />
            {at === "now" && neighbours(rules, focus).map((one) => <RuleLine game={game} rule={one} open={one.id === focus} key={one.id} />)}
            {at === "now" && !rules.some((one) => one.id === focus) && <p class="rules-note">{say("rules-unknown", { rule: focus })}</p>}
            {at === "all" && chapters(rules).map((chapter) => (
              <details class="rules-chapter" key={chapter.title}>
                <summary>{chapter.title}<span class="count">{chapter.rules.length}</span></summary>
                {chapter.rules.map((one) => <RuleLine game={game} rule={one} key={one.id} />)}
              </details>
            ))}
            {at === "terms" && (
              <dl class="rules-terms">
                {terms.map((term) => <div key={term.id}><dt>{term.name}</dt><dd><RuleProse game={game} text={term.about} /></dd></div>)}
              </dl>
            )}
          </>
        )}
    </div>
  );
}

function Hits({ game, hits, words }: { game: string; hits: ReturnType<typeof search>; words: readonly string[] }): JSX.Element {
  return (
    <>
      <p class="rules-count" role="status">{say("rules-found", { count: hits.length })}</p>
      {hits.slice(0, 60).map((rule) => <RuleLine game={game} rule={rule} words={words} key={rule.id} />)}
    </>
  );
}
