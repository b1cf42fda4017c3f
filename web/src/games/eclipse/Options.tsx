/** Options in the panel: as rows, as chips in groups, and what may be done at any moment beside the question. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";

import { Icon } from "../../shell/Icon.tsx";
import { RuleRef } from "../../shell/RuleRef.tsx";
import { Sigil } from "../../shell/Sigil.tsx";
import type { PanelProps } from "../types.ts";
import { optionLabel } from "./labels.ts";
import { anytimeOf, colonyOf, parleyOf, tradeOf } from "./options.ts";
import { partsOf, RESOURCE_ICON, RESOURCE_INK, RESOURCES, zonesOf, type Resource } from "./zones.ts";

const lighting = ({ choice }: PanelProps, option: string) => {
  const light = (on: boolean) => () => { choice.preview.value = on ? option : null; };
  return { onPointerEnter: light(true), onPointerLeave: light(false), onFocus: light(true), onBlur: light(false) };
};

/** One option as a row: its control is stretched over it. */
export function Row({ props, option, mark, after }: { readonly props: PanelProps; readonly option: string; readonly mark?: ComponentChildren; readonly after?: ComponentChildren }): JSX.Element {
  const { choice, words, doc, parts, onTarget } = props;
  const label = optionLabel(words, choice.asked, option, doc, parts);
  const on = choice.isChosen(option);
  const place = choice.asked.options.indexOf(option);
  const reason = place < 0 ? choice.blocked.value[option] : undefined;
  const { onFocus, onBlur, ...pointer } = lighting(props, option);
  const id = `eo-${choice.asked.id}-${option.replace(/[^a-z0-9]/gi, "-")}`;
  return (
    <div class={["opt ec-opt", on && "is-on", reason && "is-off", choice.preview.value === option && "is-hover"].filter(Boolean).join(" ")} data-opt={option} {...pointer}>
      <span class="ec-mark" aria-hidden="true">{mark ?? (label.icon ? <Icon name={label.icon} {...(label.colour ? { style: { color: `var(${label.colour})` } } : {})} /> : <Icon name={on ? "i-check" : "i-fwd"} />)}</span>
      <span>
        <button type="button" class="opt-title" role="radio" aria-checked={on} aria-disabled={reason ? true : undefined} aria-describedby={label.text || reason ? id : undefined} onClick={() => onTarget(option)} {...{ onFocus, onBlur }}>{label.title}</button>
        {(label.text || reason) && <span class="opt-text" id={id}>{reason ? <>{words.say(reason.key, words.named(reason.args))} {reason.rule && <RuleRef game="eclipse" rule={reason.rule} />}</> : label.text}</span>}
        {after}
      </span>
      {place >= 0 && place < 9 && <kbd aria-hidden="true">{place + 1}</kbd>}
    </div>
  );
}

/** One option as a chip: short words on it, the whole title for screen readers. */
export function Chip({ props, option, children }: { readonly props: PanelProps; readonly option: string; readonly children: ComponentChildren }): JSX.Element {
  const { choice, words, doc, parts, onTarget } = props;
  const label = optionLabel(words, choice.asked, option, doc, parts);
  const on = choice.isChosen(option);
  return (
    <button
      type="button"
      class={["ec-chip", on && "is-on", choice.preview.value === option && "is-hover"].filter(Boolean).join(" ")}
      role="radio"
      aria-checked={on}
      title={label.text}
      data-opt={option}
      onClick={() => onTarget(option)}
      {...lighting(props, option)}
    >
      <span class="sr">{[label.title, label.text].filter(Boolean).join(". ")}</span>
      <span class="ec-drawn" aria-hidden="true">{children}</span>
    </button>
  );
}

export interface Group {
  readonly key: string;
  readonly title: string;
  readonly icon?: string;
  /** In place of a symbol. */
  readonly mark?: ComponentChildren;
  readonly note?: string;
  readonly options: readonly { readonly option: string; readonly label: ComponentChildren }[];
}

/** Groups of chips under headings. */
export function Groups({ props, groups }: { readonly props: PanelProps; readonly groups: readonly Group[] }): JSX.Element {
  return (
    <div class="stack" role="radiogroup" aria-labelledby="dq">
      {groups.map((group) => (
        <div key={group.key} class="stack ec-group" role="group" aria-label={group.title}>
          <span class="row ec-group-title">
            {group.mark ?? (group.icon && <Icon name={group.icon} />)}
            <b>{group.title}</b>
            {group.note && <small>{group.note}</small>}
          </span>
          <span class="ec-chips">
            {group.options.map(({ option, label }) => <Chip key={option} props={props} option={option}>{label}</Chip>)}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Colony ships, trades and offers of relations: chips under the question, always in sight. The trades share one chip. */
export function Anytime({ props }: { readonly props: PanelProps }): JSX.Element | null {
  const { choice, words, info } = props;
  const { ask } = choice.asked;
  const trading = useSignal(ask === "bankruptcy");
  const options = choice.asked.options.filter((option) => anytimeOf(option) !== null);
  if (!options.length) return null;
  const own = zonesOf(props.doc).seats[choice.asked.seat];
  const ratio = own ? (partsOf(props.parts).species[own.species]?.trade ?? 2) : 2;
  const colonies = options.flatMap((option) => { const read = colonyOf(option); return read ? [{ option, ...read }] : []; });
  const wholes = [...new Set(colonies.map(({ sector }) => sector))].map((sector) => colonies.filter((one) => one.sector === sector))
    .filter((all) => all.length > 1 && all.length <= (own?.ready ?? 0) && new Set(all.map(({ square }) => square)).size === all.length);
  const alike = (one: (typeof colonies)[number]) => colonies.filter((other) => other.sector === one.sector && other.resource === one.resource).length > 1;
  const trades = options.flatMap((option) => { const read = tradeOf(option); return read ? [{ option, ...read }] : []; });
  const kind = (resource: Resource) => <Icon name={RESOURCE_ICON[resource]} style={{ color: `var(${RESOURCE_INK[resource]})` }} />;
  return (
    <div class={ask === "bankruptcy" ? "ec-any" : "ec-any is-beside"} role="group" aria-label={words.say("eclipse-o-anytime")}>
      <div class="ec-chips">
        <span class="label">{words.say("eclipse-o-anytime")}</span>
        {props.onPlan && wholes.map((all) => (
          <button key={all[0]?.sector} type="button" class="ec-chip" data-plan={`colony ${all[0]?.sector}`} onClick={() => props.onPlan?.(all.map(({ option }) => `${ask}:${option}`))}>
            <Icon name="s-colony" />{all.map((one) => <span key={one.option}>{kind(one.resource)}</span>)}{words.say("eclipse-o-settle-all", { number: all[0]?.sector ?? "", count: all.length })}
          </button>
        ))}
        {colonies.map((one) => (
          <Chip key={one.option} props={props} option={one.option}>
            <Icon name="s-colony" />{kind(one.resource)}{words.say("eclipse-o-settle", { number: one.sector })}
            {alike(one) && <small>{one.square === "orbital" ? words.say("word-orbital") : words.say("eclipse-o-square", { number: one.square })}</small>}
          </Chip>
        ))}
        {options.flatMap((option) => {
          const seat = parleyOf(option);
          return seat === null ? [] : [<Chip key={option} props={props} option={option}><Icon name="x-diplomacy" /><Sigil colour={info.seats[seat]?.colour ?? 1} size="sm" />{info.seats[seat]?.name}</Chip>];
        })}
        {trades.length > 0 && (
          <button type="button" class="ec-chip ec-trade" aria-expanded={trading.value} onClick={() => { trading.value = !trading.value; }}>
            <Icon name="i-swap" />{words.say("eclipse-o-trades", { ratio })}
          </button>
        )}
        {trading.value && trades.map(({ option, given, gained }) => <Chip key={option} props={props} option={option}>{ratio} {kind(given)} → 1 {kind(gained)}</Chip>)}
        {ask === "bankruptcy" && props.onPlan && trades.filter(({ gained }) => gained === "money").map(({ option, given }) => {
          const count = Math.min(Number(choice.asked.about["missing"] ?? 0), Math.floor((own?.storage?.[RESOURCES.indexOf(given)] ?? 0) / ratio));
          return count > 1 && (
            <button key={option} type="button" class="ec-chip" data-plan={`${count} ${option}`} onClick={() => props.onPlan?.(Array<string>(count).fill(`bankruptcy:${option}`))}>
              {ratio * count} {kind(given)} → {count} {kind("money")}
            </button>
          );
        })}
      </div>
    </div>
  );
}
