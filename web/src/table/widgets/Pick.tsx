/** Pick one, and pick several: rows of options, or pictures where the options differ by their look. */

import { useState } from "preact/hooks";

import { NOTHING } from "../choice";
import type { Asking } from "./asking";
import { OptionRow } from "./OptionRow";
import { Reasons } from "./Reasons";

/** With more options than this a filter appears above them. */
const MANY = 8;

export function PickOne(props: Asking) {
  return <Picking {...props} several={false} />;
}

export function PickSeveral(props: Asking) {
  const { choosing, words } = props;
  const { least, most } = choosing.asked;
  const count = choosing.chosen.value.length;
  const said = words.say("decision-meter", { count, most });
  const floor = least === most ? words.say("decision-exactly") : words.say("decision-at-least", { least });
  return (
    <>
      <div class="row meter" id="decision-meter">
        {most <= 12 && (
          <span class="pips2" aria-hidden="true">
            {Array.from({ length: most }, (_, i) => (
              <i key={i} class={i < count ? "on" : undefined} />
            ))}
          </span>
        )}
        <b>{said}</b>
        <span class="dim">{floor}</span>
      </div>
      <Picking {...props} several />
    </>
  );
}

function Picking(props: Asking & { readonly several: boolean }) {
  const { choosing, words, label, several } = props;
  const { options, id } = choosing.asked;
  const [filter, setFilter] = useState("");
  const chosen = choosing.chosen.value;
  const preview = choosing.preview.value;
  const wanted = filter.trim().toLocaleLowerCase(words.lang);
  const rows = props.rows
    .map((option) => ({ option, place: options.indexOf(option), label: label(option) }))
    .filter((row) => !wanted || `${row.label.title} ${row.label.text ?? ""}`.toLocaleLowerCase(words.lang).includes(wanted));
  const first = rows.find((row) => chosen.includes(row.option)) ?? rows[0];
  const pictured = props.rows.length > 0 && props.picture ? props.picture(props.rows[0] ?? "") !== null : false;
  const keys = (event: KeyboardEvent) => arrows(event, several ? null : (option) => props.quiet(option));
  return (
    <>
      {props.rows.length > MANY && (
        <input
          class="field opt-filter"
          type="search"
          value={filter}
          placeholder={words.say("decision-filter", { count: props.rows.length })}
          aria-label={words.say("decision-filter", { count: props.rows.length })}
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
      )}
      <div
        role={several ? "group" : "radiogroup"}
        aria-labelledby="dq"
        aria-describedby={several ? "decision-meter" : undefined}
        class={pictured ? "optpics" : "stack"}
        onKeyDown={keys}
      >
        {rows.map((row) => {
          const on = chosen.includes(row.option);
          const full = several && !on && !choosing.canPick(row.option);
          const shared = {
            option: row.option,
            on,
            lit: preview === row.option,
            onPick: () => props.pick(row.option),
            onLight: (lit: boolean) => {
              choosing.preview.value = lit ? row.option : null;
            },
          };
          if (pictured) {
            const classes = ["optpic", on && "is-on", shared.lit && "is-hover"].filter(Boolean).join(" ");
            return (
              <button
                key={row.option}
                type="button"
                class={classes}
                role={several ? "checkbox" : "radio"}
                aria-checked={on}
                aria-label={row.label.title}
                data-opt={row.option}
                tabIndex={several || row === first ? 0 : -1}
                onClick={shared.onPick}
                onFocus={() => shared.onLight(true)}
                onBlur={() => shared.onLight(false)}
                onPointerEnter={() => shared.onLight(true)}
                onPointerLeave={() => shared.onLight(false)}
              >
                {props.picture?.(row.option)}
                <span class="optpic-name">{row.label.title}</span>
              </button>
            );
          }
          return (
            <OptionRow
              key={row.option}
              id={`o-${id}-${row.place}`}
              label={row.option === NOTHING && row.label.title === NOTHING ? { title: words.say("option-nothing") } : row.label}
              role={several ? "checkbox" : "radio"}
              off={full}
              why={full ? words.say("decision-full", { most: choosing.asked.most }) : undefined}
              hotkey={row.place < 9 ? String(row.place + 1) : undefined}
              tabbable={several || row === first}
              {...shared}
            />
          );
        })}
      </div>
      {!filter && <Reasons {...props} />}
    </>
  );
}

/** Arrow keys go from option to option; where one is picked they also select, as radio buttons do. */
function arrows(event: KeyboardEvent, select: ((option: string) => void) | null): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const group = event.currentTarget as HTMLElement;
  const controls = [...group.querySelectorAll<HTMLElement>("[role=radio], [role=checkbox]")];
  const at = controls.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const next = controls[(at + step + controls.length) % controls.length];
  next?.focus();
  const option = next?.closest<HTMLElement>("[data-opt]")?.dataset["opt"];
  if (select && option !== undefined) select(option);
}
