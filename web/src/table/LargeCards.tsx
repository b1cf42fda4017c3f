/** Cards as large as they can be read, with everything that stands on them in words: mine, those drawn, those of anybody. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import type { Speaks } from "../games/types.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { Icon } from "../shell/Icon.tsx";
import { informationOf } from "./InfoCard.tsx";

export interface CardGroup {
  readonly label: string;
  /** The cards as the game's information card knows them. */
  readonly cards: readonly string[];
}

/** The button that opens them; the key H presses it. `first`: the group that is open at the start. */
export function LargeButton({ words, groups, first = 0 }: { readonly words: Speaks; readonly groups: readonly CardGroup[]; readonly first?: number }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="chip large-open" data-large="" aria-haspopup="dialog" aria-keyshortcuts="h" title={words.say("large-help")} onClick={() => setOpen(true)}>
        <Icon name="i-fit" size="sm" />
        {words.say("large")}
      </button>
      {open && <LargeCards words={words} groups={groups} first={first} close={() => setOpen(false)} />}
    </>
  );
}

function LargeCards({ words, groups, first, close }: { readonly words: Speaks; readonly groups: readonly CardGroup[]; readonly first: number; close(): void }) {
  const [at, look] = useState(first);
  const group = groups[at] ?? groups[0];
  return (
    <Dialog title={words.say("large-title")} close={close} class="large">
      <div class="large-groups" role="group" aria-label={words.say("large-title")}>
        {groups.map((one, i) => (
          <button key={one.label} type="button" class={one === group ? "chip is-on" : "chip"} aria-pressed={one === group} onClick={() => look(i)}>
            {one.label} <b>{one.cards.length}</b>
          </button>
        ))}
      </div>
      {group && (group.cards.length > 0 ? (
        <ul class="large-cards">
          {group.cards.map((card) => {
            const told = informationOf(card);
            return told && (
              <li key={card} class="cd is-large" aria-label={told.name}>
                <div class={`cd-head ${told.class}`}>{told.head}</div>
                {told.body}
              </li>
            );
          })}
        </ul>
      ) : <p class="dim">{words.say("large-none")}</p>)}
    </Dialog>
  );
}
