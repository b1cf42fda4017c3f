/** Bodies of the decision panel: actions, groups of moves and builds, technologies, blueprints, the battle. */

import type { ComponentType, JSX } from "preact";

import type { Asked } from "../../net/wire.ts";
import { Icon } from "../../shell/Icon.tsx";
import { RuleRef } from "../../shell/RuleRef.tsx";
import type { PanelProps } from "../types.ts";
import { battleNow } from "./battle.ts";
import { BattleScreen, Dice } from "./Battle.tsx";
import { cellOf, type Cell } from "./geometry.ts";
import { ACTION_ICON, optionLabel, sectorName } from "./labels.ts";
import { Anytime, Groups, Row, type Group } from "./Options.tsx";
import { anytimeOf, builtOf, discOf, movedOf, reputationOf } from "./options.ts";
import { PlacePanel } from "./Place.tsx";
import { oneMore, oneMoreSaid } from "./PlayerBoard.tsx";
import { besideSpace } from "./saying.ts";
import { SectorOdds } from "./SectorOdds.tsx";
import { Supply } from "./Technologies.tsx";
import { UpgradePanel } from "./Upgrade.tsx";
import { ACTIONS, partsOf, RESOURCE_ICON, RESOURCE_INK, RESOURCES, SHIP_ICON, zonesOf, type Action, type ShipType } from "./zones.ts";

const BODIES: Readonly<Record<string, ComponentType<PanelProps>>> = {
  species: SpeciesPanel,
  act: ActPanel, react: ActPanel,
  explore: GroupedPanel, influence: GroupedPanel, build: GroupedPanel, move: GroupedPanel, onward: GroupedPanel,
  place: PlacePanel,
  research: SupplyPanel, technology: SupplyPanel,
  upgrade: UpgradePanel, install: UpgradePanel,
  finish: RestPanel, relations: RestPanel, upkeep: RestPanel, bankruptcy: RestPanel,
  reputation: ReputationPanel,
  "fire-first": BattlePanel, engage: BattlePanel, target: BattlePanel, flee: BattlePanel,
};

export const panel = (asked: Asked): ComponentType<PanelProps> | null => BODIES[asked.ask] ?? null;

/** Options of the question itself. */
const own = (props: PanelProps): readonly string[] => props.choice.asked.options.filter((option) => anytimeOf(option) === null);

/** The six actions as cards, the closed ones with their reason; then pass. */
function ActPanel(props: PanelProps): JSX.Element {
  const { choice, words, doc, parts, onTarget } = props;
  const { asked } = choice;
  const rest = own(props).filter((option) => !(ACTIONS as readonly string[]).includes(option));
  const board = zonesOf(doc).seats[asked.seat];
  const more = board ? oneMore(board, partsOf(parts).tracks.upkeep) : null;
  const closed = ACTIONS.map((action) => choice.blocked.value[action]).find((reason) => reason !== undefined);
  return (
    <>
      <div class="ec-acts" role="radiogroup" aria-labelledby="dq">
        {ACTIONS.map((action: Action) => {
          const offered = choice.offers(action);
          const label = optionLabel(words, asked, action, doc, parts);
          const on = choice.isChosen(action);
          const place = asked.options.indexOf(action);
          return (
            <button
              key={action}
              type="button"
              class={["ec-act", on && "is-on", !offered && "is-off"].filter(Boolean).join(" ")}
              role="radio"
              aria-checked={on}
              aria-disabled={offered ? undefined : true}
              data-opt={offered ? action : undefined}
              onClick={() => onTarget(action)}
            >
              <Icon name={ACTION_ICON[action]} />
              <b>{label.title}</b>
              <small>{label.text}</small>
              {place >= 0 && place < 9 && <kbd aria-hidden="true">{place + 1}</kbd>}
            </button>
          );
        })}
      </div>
      {more && !closed && <p class={more.left < 0 ? "opt-why" : "ec-note"}>{more.left < 0 && <Icon name="r-money" />}<span>{oneMoreSaid(words, more)} <RuleRef game="eclipse" rule={more.left < 0 ? "EC-23.4" : "EC-23.2"} /></span></p>}
      {closed && <p class="opt-why"><Icon name="i-lock" /><span>{words.say(closed.key, words.named(closed.args))} {closed.rule && <RuleRef game="eclipse" rule={closed.rule} />}</span></p>}
      <div class="stack" role="radiogroup" aria-labelledby="dq">
        {rest.map((option) => <Row key={option} props={props} option={option} />)}
      </div>
      <Anytime props={props} />
    </>
  );
}

/** Spaces, disc moves, builds and ship moves as chips, grouped by what moves or is built. */
function GroupedPanel(props: PanelProps): JSX.Element {
  const { words } = props;
  const groups = new Map<string, { title: string; icon?: string; note?: string; options: { option: string; label: string }[] }>();
  const rest: string[] = [];
  const add = (key: string, head: { title: string; icon?: string; note?: string }, option: string, label: string) => {
    const group = groups.get(key) ?? { ...head, options: [] };
    group.options.push({ option, label });
    groups.set(key, group);
  };
  for (const option of own(props)) {
    const built = builtOf(option);
    const moved = movedOf(option);
    const disc = discOf(option);
    if (built && props.choice.asked.ask === "build") add(built.item, buildHead(props, built.item), option, sectorName(words, built.sector));
    else if (moved) add(`${moved.ship} ${moved.start}`, { title: words.say("eclipse-o-ship-in", { ship: words.name(moved.ship, "ship"), sector: sectorName(words, moved.start) }), icon: SHIP_ICON[moved.ship] }, option, sectorName(words, moved.end));
    else if (disc) add(disc.end, { title: words.say(disc.end === "track" ? "eclipse-o-disc-back" : "eclipse-o-disc-to", { place: sectorName(words, disc.end) }), icon: "r-disc" }, option, words.say("eclipse-o-disc-from", { place: sectorName(words, disc.start) }));
    else if (cellOf(option)) add("spaces", { title: words.say("eclipse-o-spaces"), icon: "i-target" }, option, besideSpace(words, zonesOf(props.doc), cellOf(option) as Cell));
    else if (/^\d+$/.test(option)) add("on", { title: words.say("eclipse-o-onward"), icon: "r-drive" }, option, sectorName(words, option));
    else rest.push(option);
  }
  const shown: readonly Group[] = [...groups].map(([key, group]) => ({ key, ...group }));
  return (
    <>
      {shown.length > 0 && <Groups props={props} groups={shown} />}
      {shown.length === 0 && <p class="ec-none">{words.say(`eclipse-o-nothing-${props.choice.asked.ask}`)}</p>}
      <div class="stack" role="radiogroup" aria-labelledby="dq">
        {rest.map((option) => <Row key={option} props={props} option={option} mark={<Icon name="i-check" />} />)}
      </div>
      <Anytime props={props} />
    </>
  );
}

function buildHead({ words, doc, parts, choice }: PanelProps, item: string): { title: string; icon: string; note: string } {
  const zone = zonesOf(doc).seats[choice.asked.seat];
  const cost = zone ? (partsOf(parts).species[zone.species]?.costs[item as ShipType] ?? 0) : 0;
  return { title: words.name(item), icon: SHIP_ICON[item as ShipType] ?? (item === "orbital" ? "s-dock" : "r-vp"), note: words.say("eclipse-o-cost", { cost, left: (zone?.storage?.[2] ?? 0) - cost }) };
}

/** The supply board with my prices. */
function SupplyPanel(props: PanelProps): JSX.Element {
  return (
    <>
      <Supply {...props} />
      <div class="stack" role="radiogroup" aria-labelledby="dq">
        {own(props).filter((option) => !(option in partsOf(props.parts).technologies)).map((option) => <Row key={option} props={props} option={option} mark={<Icon name="i-check" />} />)}
      </div>
      <Anytime props={props} />
    </>
  );
}

/** What is left to do: colony ships, trades and relations, and the end. */
function RestPanel(props: PanelProps): JSX.Element {
  return (
    <>
      <div class="stack" role="radiogroup" aria-labelledby="dq">
        {own(props).map((option) => <Row key={option} props={props} option={option} />)}
      </div>
      <Anytime props={props} />
    </>
  );
}

/** The tiles that were drawn, the best first, each with where it can go. */
function ReputationPanel(props: PanelProps): JSX.Element {
  const { words } = props;
  const groups = new Map<number, { readonly option: string; readonly label: string }[]>();
  for (const option of own(props)) {
    const read = reputationOf(option);
    if (!read) continue;
    const label = read.instead ? words.say("eclipse-o-reputation-for", { value: read.instead }) : words.say("eclipse-o-reputation-space");
    groups.set(read.value, [...(groups.get(read.value) ?? []), { option, label }]);
  }
  const shown: readonly Group[] = [...groups].sort(([a], [b]) => b - a).map(([value, options]) => ({ key: String(value), title: words.say("eclipse-o-reputation", { value }), mark: <span class="ec-rep" aria-hidden="true">{value}</span>, options }));
  return (
    <>
      <Groups props={props} groups={shown} />
      <div class="stack" role="radiogroup" aria-labelledby="dq">
        {own(props).filter((option) => reputationOf(option) === null).map((option) => <Row key={option} props={props} option={option} mark={<Icon name="i-x" />} />)}
      </div>
    </>
  );
}

/** The battle with what is asked in it; whoever may retreat sees the odds of staying first. */
function BattlePanel(props: PanelProps): JSX.Element {
  const battle = battleNow(zonesOf(props.doc));
  return (
    <>
      <Dice {...props} />
      {battle && props.choice.asked.ask === "engage" && <div class="ec-stay"><SectorOdds props={props} sector={battle.hex} bare /></div>}
      <div class="stack" role="radiogroup" aria-labelledby="dq">
        {own(props).map((option) => <Row key={option} props={props} option={option} />)}
      </div>
      <BattleScreen {...props} dice={false} />
    </>
  );
}

/** Species with what they begin with. */
function SpeciesPanel(props: PanelProps): JSX.Element {
  const { choice, words } = props;
  const parts = partsOf(props.parts);
  return (
    <div class="stack" role="radiogroup" aria-labelledby="dq">
      {choice.asked.options.map((option) => {
        const face = parts.species[option];
        return (
          <Row
            key={option}
            props={props}
            option={option}
            mark={<i class={`ec-colour is-${face?.colour ?? "blue"}`} />}
            after={face && (
              <span class="ec-species">
                {RESOURCES.map((resource, i) => <span key={resource}><Icon name={RESOURCE_ICON[resource]} style={{ color: `var(${RESOURCE_INK[resource]})` }} /><span class="sr">{words.say(`resource-${resource}`)}</span> {face.storage[i]}</span>)}
                <span>{words.say("eclipse-o-ratio", { count: face.trade })}</span>
                <span>{words.say("eclipse-o-ships", { count: face.colony_ships })}</span>
              </span>
            )}
          />
        );
      })}
    </div>
  );
}
