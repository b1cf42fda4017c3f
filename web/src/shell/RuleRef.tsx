import type { JSX } from "preact";

import { openRule } from "../rules/open.ts";
import { say } from "../words.ts";

/** A rule's number as a link: to the drawer where there is one (a table), else to the reader. */
export function RuleRef({ game, rule }: { game: string; rule: string }): JSX.Element {
  return (
    <a
      class="ref" href={`/rules/${game}#${rule}`} aria-label={say("rule-link", { rule })}
      onClick={(event) => { if (openRule(game, rule)) event.preventDefault(); }}
    >
      {rule}
    </a>
  );
}
