/** The action cards: as tags, and as a row of cards on the board, each with what it would do for me now. */

import type { JSX } from "preact";

import { soft } from "../../shell/soft.ts";
import type { BoardProps, Choice, Speaks } from "../types.ts";
import { phaseOf, ROMAN } from "./pieces.ts";
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
            <small>{outlookText(words, choice.asked, action)}</small>
          </button>
        );
      })}
    </div>
  );
}
