/** What is in sight but not offered: each with the reason in half a sentence and the rule. */

import { RuleRef } from "../../shell/RuleRef.tsx";
import { NOTHING } from "../choice";
import type { Asking } from "./asking";
import { OptionRow } from "./OptionRow";

/** More than this stay folded, so that a full hand does not push the question off the screen. */
const SHOWN = 3;

export function Reasons({ choosing, words, game, label }: Asking) {
  const blocked = Object.entries(choosing.blocked.value).filter(([thing]) => thing !== NOTHING && !choosing.offers(thing));
  if (!blocked.length) return null;
  const asked = choosing.asking.value;
  const rows = blocked.map(([thing, reason], place) => (
    <OptionRow
      key={thing}
      id={`why-${choosing.asked.id}-${place}`}
      option={thing}
      label={label(thing)}
      role={choosing.asked.kind === "pick" ? "radio" : "checkbox"}
      on={false}
      off
      lit={choosing.preview.value === thing || asked === thing}
      tabbable
      why={
        <>
          {words.say(reason.key, words.named(reason.args))} {reason.rule && <RuleRef game={game} rule={reason.rule} />}
        </>
      }
      onPick={() => undefined}
      onLight={(lit) => {
        choosing.preview.value = lit ? thing : null;
      }}
    />
  ));
  if (blocked.length <= SHOWN) return <div class="stack" role="group" aria-label={words.say("decision-not-offered")}>{rows}</div>;
  return (
    <details class="opt-more" open={asked !== null}>
      <summary>{words.say("decision-blocked-count", { count: blocked.length })}</summary>
      <div class="stack" role="group" aria-label={words.say("decision-not-offered")}>
        {rows}
      </div>
    </details>
  );
}
