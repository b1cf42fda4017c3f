/** Laying the drawn tile: its six turns side by side, what the one on the map joins, and the other ways out. */

import { Icon } from "../../shell/Icon.tsx";
import { RuleRef } from "../../shell/RuleRef.tsx";
import type { Choice, PanelProps } from "../types.ts";
import { aheadOf } from "./ahead.ts";
import { corners, type Joint } from "./geometry.ts";
import { optionLabel } from "./labels.ts";
import { joinsSaid, listed, sectorTitle } from "./saying.ts";
import { spotOf } from "./spots.ts";
import { ghostJoints, joinsOf, turningOf, turnText } from "./turning.ts";
import { aboutOf, partsOf, zonesOf, type EclipseZones } from "./zones.ts";

const TURNS = [0, 1, 2, 3, 4, 5] as const;
const SMALL = corners(30);

export function PlacePanel(props: PanelProps) {
  const { choice, words, doc } = props;
  const zones = zonesOf(doc);
  const parts = partsOf(props.parts);
  const space = aboutOf(choice.asked).space ?? "";
  const turning = turningOf(choice);
  const others = choice.asked.options.filter((option) => spotOf(choice.asked, option)?.kind !== "turn");
  const drawn = zones.drawn.length ? zones.drawn : [aboutOf(choice.asked).sector ?? ""];
  const face = turning ? parts.sectors[turning.sector] : undefined;
  const peace = parts.species[zones.seats[props.seat]?.species ?? ""]?.peace;
  return (
    <div class="stack">
      {drawn.map((sector) => (
        <div key={sector} class="em-turns" role="radiogroup" aria-label={words.say("eclipse-place-turns", { sector: sectorTitle(words, sector) })}>
          {drawn.length > 1 && <span class="label em-turns-name">{sectorTitle(words, sector)}</span>}
          {TURNS.map((turns) => <Turn key={turns} {...props} {...{ zones, space, sector, turns }} joints={ghostJoints(zones, parts, space, sector, turns)} />)}
        </div>
      ))}
      {turning?.option && face && (
        <p class="em-now">
          <b>{drawn.length > 1 && `${turning.sector}, `}{turning.turns * 60}°</b> {joinsSaid(words, zones, ghostJoints(zones, parts, space, turning.sector, turning.turns), props.seat)}.
          {" "}{(face.ancients ?? 0) > 0 && <><Icon name="s-ancient" size="sm" style={{ color: "var(--neutral)" }} /> {words.say(peace ? "eclipse-place-peace" : "eclipse-place-ancients", { count: face.ancients ?? 0 })} <RuleRef game="eclipse" rule={peace ? "EC-27.5.1" : "EC-8.16"} /></>}
        </p>
      )}
      {turning?.option && <Lay {...props} option={turning.option} sector={turning.sector} />}
      <Refused {...{ choice, words, drawn }} />
      <div role="radiogroup" aria-label={words.say("eclipse-place-or")}>
        {others.map((option) => <Other key={option} {...props} option={option} />)}
      </div>
    </div>
  );
}

/** Laying the tile as it lies on the map, with a disc on it if one may go there at once. */
function Lay({ choice, words, onTarget, onPlan, option, sector }: PanelProps & { readonly option: string; readonly sector: string }) {
  const claims = aheadOf(choice.asked).claims?.includes(sector) && onPlan !== undefined;
  return (
    <div class="em-lay">
      {claims && <button type="button" class="btn btn-primary" data-plan={option} onClick={() => onPlan?.([`place:${option}`, "claim:yes"])}><Icon name="r-disc" size="sm" />{words.say("eclipse-place-claim", { sector })}</button>}
      <button type="button" class={claims ? "btn" : "btn btn-primary"} data-lay={option} onClick={() => onTarget(option)}>{words.say("eclipse-place-lay", { sector })}</button>
    </div>
  );
}

function Turn({ choice, words, seat, onTarget, zones, sector, turns, joints }: PanelProps & {
  readonly zones: EclipseZones;
  readonly sector: string;
  readonly turns: number;
  readonly joints: readonly Joint[];
}) {
  const option = turnText(sector, turns);
  const offered = choice.offers(option);
  const chosen = choice.isChosen(option);
  const reason = choice.blocked.value[option];
  const { full, half } = joinsOf(zones, joints, seat);
  const told = offered ? joinsSaid(words, zones, joints, seat) : reason ? words.say(reason.key, words.named(reason.args)) : words.say("eclipse-place-not");
  const light = (on: boolean) => () => { if (offered) choice.preview.value = on ? option : null; };
  return (
    <button
      type="button"
      class="em-turn"
      role="radio"
      aria-checked={chosen}
      aria-disabled={offered ? undefined : true}
      aria-label={`${words.say("eclipse-place-degrees", { degrees: turns * 60 })}. ${told}`}
      data-opt={option}
      onPointerEnter={light(true)}
      onPointerLeave={light(false)}
      onFocus={light(true)}
      onBlur={light(false)}
      onClick={() => {
        choice.preview.value = null;
        if (offered) choice.pick(option);
        else onTarget(option);
      }}
    >
      <svg viewBox="-34 -32 68 64" width="46" height="43" aria-hidden="true">
        <polygon points={SMALL} />
        {joints.filter((joint) => joint.here).map((joint) => {
          const joins = joint.sector !== null && (full.includes(joint.sector) || half.includes(joint.sector)) && offered;
          return <path key={joint.way} d="M-5-25.6A5 5 0 0 0 5-25.6Z" transform={`rotate(${joint.way * 60})`} class={joins ? "is-join" : undefined} />;
        })}
        {joints.filter((joint) => joint.sector !== null && full.includes(joint.sector)).map((joint) => <path key={joint.way} d="M0-20V-12" transform={`rotate(${joint.way * 60})`} class="is-pointer" />)}
        <text y="5">{turns * 60}°</text>
      </svg>
    </button>
  );
}

/** The turns that are not allowed, in one line for each reason. */
function Refused({ choice, words, drawn }: { readonly choice: Choice; readonly words: PanelProps["words"]; readonly drawn: readonly string[] }) {
  const lines = new Map<string, { readonly rule: string; readonly turns: string[] }>();
  for (const sector of drawn) {
    for (const turns of TURNS) {
      const reason = choice.blocked.value[turnText(sector, turns)];
      if (!reason || choice.offers(turnText(sector, turns))) continue;
      const told = words.say(reason.key, words.named(reason.args));
      const known = lines.get(told) ?? { rule: reason.rule, turns: [] };
      known.turns.push(drawn.length > 1 ? `${sector} ${turns * 60}°` : `${turns * 60}°`);
      lines.set(told, known);
    }
  }
  return (
    <>
      {[...lines].map(([told, { rule, turns }]) => (
        <div key={told} class="opt-why"><Icon name="i-lock" /><span>{listed(words, turns)}: {told} <RuleRef game="eclipse" rule={rule} /></span></div>
      ))}
    </>
  );
}

/** Discarding the tile, or drawing another one. */
function Other({ choice, words, doc, parts, onTarget, option }: PanelProps & { readonly option: string }) {
  const { title, text } = optionLabel(words, choice.asked, option, doc, parts);
  const chosen = choice.isChosen(option);
  const id = `place-${option}`;
  return (
    <div class={chosen ? "opt is-on" : "opt"} onClick={() => onTarget(option)}>
      <span class="opt-mark"><Icon name="i-check" /></span>
      <span>
        <button type="button" class="opt-title" role="radio" aria-checked={chosen} aria-describedby={text ? id : undefined} data-opt={option}>{title}</button>
        {text && <span class="opt-text" id={id}>{text}</span>}
      </span>
    </div>
  );
}
