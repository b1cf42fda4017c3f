import type { JSX } from "preact";

import type { RuleText } from "../net/wire.ts";
import { RuleRef } from "../shell/RuleRef.tsx";
import { say } from "../words.ts";
import { parts } from "./catalogue.ts";

/** A text of the catalogue: numbers of rules are links, words that were searched for are marked. */
export function RuleProse({ game, text, words }: { game: string; text: string; words?: readonly string[] }): JSX.Element {
  return (
    <>
      {parts(text, words).map((part) => (
        part.kind === "rule" ? <RuleRef game={game} rule={part.text} />
          : part.kind === "mark" ? <mark>{part.text}</mark>
            : part.text
      ))}
    </>
  );
}

/** One rule. `open` shows it in a box, as the one that was asked for. */
export function RuleLine({ game, rule, words, open, anchor }: {
  game: string;
  rule: RuleText;
  words?: readonly string[];
  open?: boolean;
  /** Whether this is the place that a link to the rule leads to. */
  anchor?: boolean;
}): JSX.Element {
  return (
    <article class={open ? "rule-hit is-open" : "rule-hit"} id={anchor ? rule.id : undefined} aria-current={open ? "true" : undefined} tabIndex={anchor ? -1 : undefined}>
      <RuleRef game={game} rule={rule.id} />
      {open && <span class="tag">{rule.chapter}</span>}
      <p><RuleProse game={game} text={rule.text} words={words ?? []} /></p>
      {open && anchor && <p class="sr">{say("rule-shown")}</p>}
    </article>
  );
}
