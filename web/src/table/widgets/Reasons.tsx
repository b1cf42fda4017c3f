/** What is in sight but not offered: each with the reason in half a sentence and the rule. */

import { useEffect, useRef } from "preact/hooks";

import { RuleRef } from "../../shell/RuleRef.tsx";
import type { Reason } from "../../net/wire";
import { NOTHING } from "../choice";
import { phone } from "../sizes";
import type { Asking } from "./asking";
import { OptionRow } from "./OptionRow";

/** More than this stay folded, so that a full hand does not push the question off the screen. */
const SHOWN = 3;

type Shared = Pick<Asking, "choosing" | "words" | "game" | "label">;

function ReasonRow({ choosing, words, game, label, thing, reason, place }: Shared & { readonly thing: string; readonly reason: Reason; readonly place: number }) {
  return (
    <OptionRow
      id={`why-${choosing.asked.id}-${place}`}
      option={thing}
      label={label(thing)}
      role={choosing.asked.kind === "pick" ? "radio" : "checkbox"}
      on={false}
      off
      lit={choosing.preview.value === thing || choosing.asking.value === thing}
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
  );
}

/** The one thing on the board whose reason is wanted: it is under the pointer or the focus, or it was tapped. On a phone it
 * must be tapped: a sheet that grew would push away what is pointed at. For questions that list nothing. */
export function ReasonAsked({ choosing, words, game, label }: Shared) {
  const thing = (phone.value ? null : choosing.preview.value) ?? choosing.asking.value;
  const reason = thing !== null && !choosing.offers(thing) ? choosing.blocked.value[thing] : undefined;
  const box = useRef<HTMLDivElement>(null);
  // It stands below everything else that the question shows: a long body is scrolled to it.
  const tapped = choosing.asking.value;
  useEffect(() => { if (tapped !== null) box.current?.scrollIntoView({ block: "nearest" }); }, [tapped, reason === undefined]);
  if (thing === null || !reason) return null;
  return <div ref={box} role="group" aria-live="polite" aria-label={words.say("decision-not-offered")}><ReasonRow {...{ choosing, words, game, label, thing, reason }} place={-1} /></div>;
}

export function Reasons({ choosing, words, game, label }: Shared) {
  const blocked = Object.entries(choosing.blocked.value).filter(([thing]) => thing !== NOTHING && !choosing.offers(thing));
  if (!blocked.length) return null;
  const asked = choosing.asking.value;
  const rows = blocked.map(([thing, reason], place) => <ReasonRow key={thing} {...{ choosing, words, game, label, thing, reason, place }} />);
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
