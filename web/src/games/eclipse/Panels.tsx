/** Bodies of the decision panel: actions, groups of moves and builds, technologies, blueprints, the battle. */

import type { ComponentType, JSX } from "preact";

import type { Asked } from "../../net/wire.ts";
import { Icon } from "../../shell/Icon.tsx";
import { RuleRef } from "../../shell/RuleRef.tsx";
import { hovering } from "../../table/pointing.ts";
import type { PanelProps } from "../types.ts";
import { aheadOf, buildsOf, give } from "./ahead.ts";
import { where } from "./answering.ts";
import { battleNow } from "./battle.ts";
import { BattleScreen, Dice } from "./Battle.tsx";
import { oneMore, oneMoreSaid } from "./figures.ts";
import { takeType, takeUp, typeHeld } from "./held.ts";
import { ACTION_ICON, optionLabel, raised } from "./labels.ts";
import { Anytime, Groups, Row, type Group } from "./Options.tsx";
import { anytimeOf, builtOf, movedOf, reputationOf } from "./options.ts";
import { PlacePanel } from "./Place.tsx";
import { movementOf } from "./reach.ts";
import { SectorOdds } from "./SectorOdds.tsx";
import { startOf } from "./targets.ts";
import { inkOf } from "./Technologies.tsx";
import { UpgradePanel } from "./Upgrade.tsx";
import { ACTIONS, partsOf, RESOURCE_ICON, RESOURCE_INK, RESOURCES, SHIP_ICON, zonesOf, type Action, type ShipType } from "./zones.ts";

const BODIES: Readonly<Record<string, ComponentType<PanelProps>>> = {
  species: SpeciesPanel,
  act: ActPanel, react: ActPanel,
  explore: MapPanel, influence: MapPanel, onward: MapPanel, build: BuildPanel, move: MovePanel,
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
              class={["ec-act", on && "is-on", !offered && "is-off", offered && choice.preview.value === action && "is-hover"].filter(Boolean).join(" ")}
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
      <ToBuild {...props} />
      {more && more.left < 0 && !closed && <p class="opt-why"><Icon name="r-money" /><span>{oneMoreSaid(words, more)} <RuleRef game="eclipse" rule="EC-23.4" /></span></p>}
      {closed && <p class="opt-why"><Icon name="i-lock" /><span>{words.say(closed.key, words.named(closed.args))} {closed.rule && <RuleRef game="eclipse" rule={closed.rule} />}</span></p>}
      <Rest props={props} rest={rest} />
    </>
  );
}

/** What could be built with the action: taken up here it is laid down on the map at once, and where there is one place only, built. */
function ToBuild(props: PanelProps): JSX.Element | null {
  const { choice, words } = props;
  const items = [...new Set((aheadOf(choice.asked).build ?? []).flatMap((option) => builtOf(option)?.item ?? []))];
  if (!items.length || !props.onPlan) return null;
  return (
    <div class="ec-chips" role="group" aria-label={words.name("build", "action")}>
      <Icon name={ACTION_ICON.build} />
      {items.map((item) => {
        const [first, ...others] = buildsOf(zonesOf(props.doc), choice, item);
        const { icon, note, cost } = buildHead(props, item);
        const on = typeHeld.value === item;
        return (
          <button
            key={item} type="button" class={on ? "ec-chip is-on" : "ec-chip"} aria-pressed={on} data-build={item} title={note}
            onClick={() => (first && !others.length ? give(props, first) : takeType(item))}
          >
            <span class="sr">{words.say("eclipse-b-build", { ship: words.name(item) })}. {note}</span>
            <Icon name={icon} />
            <b aria-hidden="true">{cost}</b>
          </button>
        );
      })}
    </div>
  );
}

/** What is answered on the map: the panel keeps the end, and what may be done beside. */
function MapPanel(props: PanelProps): JSX.Element {
  const { choice, words } = props;
  const onMap = own(props).filter((option) => where(choice.asked, option) === "board");
  return (
    <>
      {onMap.length > 0
        ? <p class="on-board"><Icon name="i-target" />{words.say("eclipse-o-on-map", { count: onMap.length })}</p>
        : <p class="ec-none">{words.say(`eclipse-o-nothing-${choice.asked.ask}`)}</p>}
      <Rest props={props} rest={own(props).filter((option) => !onMap.includes(option))} />
    </>
  );
}

/** What neither lies on the board nor has a form of its own; then what may be done beside. */
function Rest({ props, rest }: { readonly props: PanelProps; readonly rest: readonly string[] }): JSX.Element {
  return (
    <>
      {rest.length > 0 && (
        <div class="stack" role="radiogroup" aria-labelledby="dq">
          {rest.map((option) => <Row key={option} props={props} option={option} />)}
        </div>
      )}
      <Anytime props={props} />
    </>
  );
}

/** A ship, or a kind of thing to build: taken up here, laid down on the map. */
function Piece({ icon, title, note, on, take }: { readonly icon: string; readonly title: string; readonly note: string; readonly on: boolean; take(): void }): JSX.Element {
  return (
    <button type="button" class={on ? "ec-act is-on" : "ec-act"} aria-pressed={on} onClick={take}>
      <Icon name={icon} />
      <b>{title}</b>
      <small>{note}</small>
    </button>
  );
}

/** The ships that can move, by type and hex. */
function MovePanel(props: PanelProps): JSX.Element {
  const { choice, words, doc } = props;
  const zones = zonesOf(doc);
  const starts = [...new Set(own(props).flatMap((option) => { const read = movedOf(option); return read ? [`${read.ship}@${read.start}`] : []; }))];
  const held = startOf(choice);
  return (
    <>
      <div class="ec-acts">
        {starts.map((start) => {
          const [ship = "", sector = ""] = start.split("@");
          const count = zones.map[sector]?.ships?.find((fleet) => fleet.seat === choice.asked.seat)?.[ship as ShipType] ?? 1;
          const name = words.name(ship, "ship");
          return (
            <Piece
              key={start} icon={SHIP_ICON[ship as ShipType]} on={held === start} take={() => takeUp(choice, start)}
              title={raised(words, count > 1 ? words.say("eclipse-map-several", { name, count }) : name)}
              note={words.say("eclipse-o-ship-at", { sector, drive: movementOf(zones, choice.asked.seat, ship as ShipType) })}
            />
          );
        })}
      </div>
      {starts.length === 0 && <p class="ec-none">{words.say("eclipse-o-nothing-move")}</p>}
      <Rest props={props} rest={own(props).filter((option) => movedOf(option) === null)} />
    </>
  );
}

/** What can be built, with its price; where, is chosen on the map. */
function BuildPanel(props: PanelProps): JSX.Element {
  const { words } = props;
  const built = own(props).flatMap((option) => { const read = builtOf(option); return read ? [{ option, ...read }] : []; });
  const items = [...new Set(built.map(({ item }) => item))];
  return (
    <>
      <div class="ec-acts">
        {items.map((item) => {
          const places = built.filter((one) => one.item === item);
          const single = places.length === 1 ? places[0] : undefined;
          const { icon, note } = buildHead(props, item);
          return (
            <Piece
              key={item} icon={icon} note={note} on={typeHeld.value === item}
              title={raised(words, single ? words.say("option-built", { item: words.name(item), sector: single.sector }) : words.name(item))}
              take={() => (single ? props.onTarget(single.option) : takeType(item))}
            />
          );
        })}
      </div>
      {items.length === 0 && <p class="ec-none">{words.say("eclipse-o-nothing-build")}</p>}
      <Rest props={props} rest={own(props).filter((option) => builtOf(option) === null)} />
    </>
  );
}

function buildHead({ words, doc, parts, choice }: PanelProps, item: string): { icon: string; note: string; cost: number } {
  const zone = zonesOf(doc).seats[choice.asked.seat];
  const cost = zone ? (partsOf(parts).species[zone.species]?.costs[item as ShipType] ?? 0) : 0;
  return { icon: SHIP_ICON[item as ShipType] ?? (item === "orbital" ? "s-dock" : "r-vp"), note: words.say("eclipse-o-cost", { cost, left: (zone?.storage?.[2] ?? 0) - cost }), cost };
}

/** The technologies that can be had, with my prices; the whole supply is a tab of the tray. */
function SupplyPanel(props: PanelProps): JSX.Element {
  const { choice, words, doc, parts, onTarget } = props;
  const { technologies } = partsOf(parts);
  const { prices } = zonesOf(doc).seats[choice.asked.seat] ?? {};
  const offered = own(props).filter((option) => option in technologies);
  return (
    <>
      <div class="ec-palette" role="radiogroup" aria-labelledby="dq">
        {offered.map((technology) => {
          const label = optionLabel(words, choice.asked, technology, doc, parts);
          const face = technologies[technology];
          return (
            <button
              key={technology}
              type="button"
              class={choice.isChosen(technology) ? "ec-tech is-chosen" : "ec-tech is-target"}
              role="radio"
              aria-checked={choice.isChosen(technology)}
              data-opt={technology}
              onClick={() => onTarget(technology)}
              {...hovering(technology, choice, technology)}
            >
              <Icon name={label.icon ?? "r-science"} style={{ color: `var(${inkOf(partsOf(parts), technology)})` }} />
              <span><span class="sr">{label.text} </span>{label.title}</span>
              {choice.asked.ask === "research" && <b class="ec-price" aria-hidden="true">{prices?.[technology] ?? face?.cost}</b>}
            </button>
          );
        })}
      </div>
      <Rest props={props} rest={own(props).filter((option) => !(option in technologies))} />
    </>
  );
}

/** What is left to do: colony ships, trades and relations, and the end. */
function RestPanel(props: PanelProps): JSX.Element {
  return <Rest props={props} rest={own(props)} />;
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
      <Rest props={props} rest={own(props).filter((option) => reputationOf(option) === null)} />
    </>
  );
}

/** More volleys than any battle has: the plan ends with it, or as soon as a die is to be aimed. */
const MOST_VOLLEYS = 60;

/** The battle with what is asked in it; whoever may retreat sees the odds of staying first. */
function BattlePanel(props: PanelProps): JSX.Element {
  const battle = battleNow(zonesOf(props.doc));
  const staying = props.choice.asked.ask === "engage"; // or not: that is what the chances are asked for first
  const odds = battle && <SectorOdds props={props} sector={battle.hex} bare />;
  return (
    <>
      <Dice {...props} />
      {staying && odds && <div class="ec-stay">{odds}</div>}
      <div class="stack" role="radiogroup" aria-labelledby="dq">
        {own(props).map((option) => <Row key={option} props={props} option={option} />)}
        {props.choice.offers("attack") && (
          <button type="button" class="btn" data-plan="engage:attack" title={props.words.say("eclipse-o-attack-on-text")} onClick={() => props.onPlan?.(Array<string>(MOST_VOLLEYS).fill("engage:attack"))}>
            <Icon name="x-military" size="sm" />{props.words.say("eclipse-o-attack-on")}
          </button>
        )}
      </div>
      {!staying && odds}
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
