/** The action cards: as tags, as a row of cards on the board, and in the panel with what each does for me and for all. */

import type { JSX } from "preact";

import { RuleRef } from "../../shell/RuleRef.tsx";
import { soft } from "../../shell/soft.ts";
import type { BoardProps, Choice, PanelProps, Speaks } from "../types.ts";
import { partsOf, phaseOf, ROMAN } from "./pieces.ts";
import { outlookText } from "./saying.ts";

/** A revealed action: "III Settle". */
export function ActionTag({ action, words }: { readonly action: string; readonly words: Speaks }) {
  return (
    <span class="tag ac-tag" title={words.say(`action-${action}.bonus`)}>
      <b>{ROMAN[phaseOf(action)]}</b> <span>{words.say(`race-action-short-${action}`)}</span>
    </span>
  );
}

type Asked = { readonly choice: Choice };

function control(choice: Choice, action: string, onTarget: (option: string) => void): JSX.HTMLAttributes<HTMLButtonElement> {
  const several = choice.asked.kind === "pick-some";
  const chosen = choice.isChosen(action);
  return {
    role: several ? "checkbox" : "radio",
    "aria-checked": chosen,
    onClick: () => onTarget(action),
    onPointerEnter: () => { choice.preview.value = action; },
    onPointerLeave: () => { choice.preview.value = null; },
    onFocus: () => { choice.preview.value = action; },
    onBlur: () => { choice.preview.value = null; },
  };
}

/** My action cards on the board while one is to be chosen. */
export function ActionRow({ choice, words, onTarget }: BoardProps & Asked) {
  const several = choice.asked.kind === "pick-some";
  return (
    <div class="ac-row" role={several ? "group" : "radiogroup"} aria-label={words.say(`ask-${choice.asked.ask}`, { least: choice.asked.least })} style={{ "--n": choice.asked.options.length }}>
      {choice.asked.options.map((action) => {
        const classes = ["ac", `ph-${phaseOf(action)}`, "is-target", choice.isChosen(action) && "is-chosen", choice.preview.value === action && "is-preview"].filter(Boolean).join(" ");
        return (
          <button key={action} type="button" class={classes} data-piece={action} data-target={action} {...control(choice, action, onTarget)}>
            <b class="ac-num">{ROMAN[phaseOf(action)]}</b>
            <span>{soft(words.say(`race-action-short-${action}`))}</span>
          </button>
        );
      })}
    </div>
  );
}

/** In the panel: each action card with what it gives me alone and what it lets everybody do. */
export function ActionPanel({ choice, words, onTarget, parts }: PanelProps) {
  const rules = new Map(partsOf(parts).actions.map((action) => [action.id, action.rule]));
  const several = choice.asked.kind === "pick-some";
  return (
    <div class="ac-list stack" role={several ? "group" : "radiogroup"} aria-labelledby="dq">
      {choice.asked.options.map((action, place) => {
        const on = choice.isChosen(action);
        const look = outlookText(words, choice.asked, action);
        const rule = rules.get(action);
        return (
          <div key={action} class={["opt", "ac-opt", on && "is-on", choice.preview.value === action && "is-hover"].filter(Boolean).join(" ")} data-opt={action}>
            <span class={`ac-num ph-${phaseOf(action)}`} aria-hidden="true">{ROMAN[phaseOf(action)]}</span>
            <span>
              <button type="button" class="opt-title" title={words.say(`action-${action}.bonus`)} {...control(choice, action, onTarget)} aria-describedby={`ac-${place}`}>
                {words.say(`action-${action}`)}
              </button>
              {rule && <RuleRef game="race" rule={rule} />}
              <span class="opt-text" id={`ac-${place}`}>
                <span class="ac-me"><b>{words.say("race-for-you")}</b> {look}</span>
                <span class="ac-all"><b>{words.say("race-for-all")}</b> {words.say(`race-all-${phaseOf(action)}`)}</span>
              </span>
            </span>
            <kbd aria-hidden="true">{place + 1}</kbd>
          </div>
        );
      })}
    </div>
  );
}
