/** The battle screen: both sides with their ships and damage, the dice, and on whom each die can go. */

import type { JSX } from "preact";

import { Icon } from "../../shell/Icon.tsx";
import { RuleRef } from "../../shell/RuleRef.tsx";
import { MiniSigil, Sigil } from "../../shell/Sigil.tsx";
import { isTrayHidden } from "../../table/sizes.ts";
import type { BoardProps } from "../types.ts";
import { battleNow, battlesToCome, sidesOf, targetsIn, type Side, type Squad } from "./battle.ts";
import { diceOf, hitsFrom } from "./designs.ts";
import { plus } from "./figures.ts";
import { sectorName } from "./labels.ts";
import { dieOf } from "./options.ts";
import { SectorOdds } from "./SectorOdds.tsx";
import { stepsOf } from "./tale.ts";
import { Blows, iconOf, shipName, Telling } from "./Tale.tsx";
import { phaseOf, untold } from "./telling.ts";
import { ANCIENTS, partsOf, zonesOf, type BattleZone, type Die } from "./zones.ts";

/** A die with the face that was rolled. */
function Rolled({ text, props, current }: { readonly text: string; readonly props: BoardProps; readonly current?: boolean }): JSX.Element {
  const { colour, value } = dieOf(text);
  const said = props.words.say(`dice-${colour}-${value}`);
  return <span class={current ? "ec-die is-now" : "ec-die"} role="img" aria-label={said} title={said}><Icon name={`d-${value}`} style={{ color: `var(--c-die-${colour})` }} /></span>;
}

export function sideName({ words, info }: BoardProps, side: number): string {
  return side < ANCIENTS ? (info.seats[side]?.name ?? "") : words.say(side === ANCIENTS ? "guard-ancients" : "guard-gcds");
}

/** In the panel of a question, and in the tray while a battle is fought: there with dice and odds. */
export function BattleScreen({ dice = true, ...props }: BoardProps & { readonly dice?: boolean }): JSX.Element | null {
  const { words } = props;
  const zones = zonesOf(props.doc);
  const parts = partsOf(props.parts);
  const battle = battleNow(zones);
  if (!battle) return null;
  const sides = sidesOf(zones, parts, battle);
  const shooter = sides.flatMap(({ squads }) => squads).find((squad) => squad.firing) ?? null;
  const bout = battle.bout ?? 0;
  return (
    <section class="ec-battle" aria-label={words.say("table-battle", { sector: sectorName(words, battle.hex) })}>
      <header class="row ec-battle-head">
        <b>{sectorName(words, battle.hex)}</b>
        <span class="tag">{bout ? words.say("eclipse-b-bout", { number: bout }) : words.say("eclipse-b-missiles")}</span>
        <Waiting {...props} battle={battle} />
      </header>
      <div class="ec-sides">
        {sides.map((side, place) => <SideView key={place} {...props} side={side} shooter={shooter} />)}
      </div>
      <div class="stack ec-events">
        {dice && <Dice {...props} />}
        <Course {...props} dice={dice} />
        {dice && <SectorOdds props={props} sector={battle.hex} bare />}
        {sides.some(({ side }) => side >= ANCIENTS) && <p class="ec-note">{words.say("eclipse-b-guards-aim")} <RuleRef game="eclipse" rule="EC-18.4" /></p>}
      </div>
    </section>
  );
}

/** Who else has ships here, and fights the winner (EC-16.4). */
function Waiting({ battle, ...props }: BoardProps & { readonly battle: BattleZone }): JSX.Element | null {
  const there = (zonesOf(props.doc).map[battle.hex]?.ships ?? []).map(({ seat }) => seat).filter((seat) => !battle.pair?.includes(seat));
  if (!there.length) return null;
  return (
    <span class="ec-next">
      {there.map((seat) => <MiniSigil key={seat} colour={props.info.seats[seat]?.colour ?? 1} />)}
      {props.words.say("eclipse-b-then", { names: there.map((seat) => sideName(props, seat)).join(", ") })}
    </span>
  );
}

/** How much of the tale stands in the panel of a question while the tray tells it whole. */
const LATEST = 2;

/** How the battle went: at my pace in the tray, or in the panel where the tray is out of sight; beside a tray that tells it,
 * its latest turns. */
function Course({ dice, ...props }: BoardProps & { readonly dice: boolean }): JSX.Element | null {
  const phase = phaseOf(props);
  const now = phase?.battles.findLast(({ sector }) => sector === battleNow(zonesOf(props.doc))?.hex) ?? null;
  const begun = now?.duels.some(({ blows }) => blows.length) ?? false;
  const battle = (dice && !begun ? untold(props.info.id, phase) : null) ?? now;
  if (!battle || (!dice && !begun)) return null;
  return dice || isTrayHidden(props.info.game) ? <Telling key={battle.n} {...props} battle={battle} /> : <Blows {...props} battle={battle} shown={stepsOf(battle)} latest={LATEST} />;
}

/** What was fought and is not told to its end yet, after the last battle. */
export function StillTold(props: BoardProps): JSX.Element | null {
  const battle = untold(props.info.id, phaseOf(props));
  return battle && <div class="ec-battle"><Telling key={battle.n} {...props} battle={battle} /></div>;
}

/** Battles that the ships on the map lead to at the end of the round. */
export function BattlesToCome(props: BoardProps): JSX.Element {
  const { words } = props;
  const zones = zonesOf(props.doc);
  const parts = partsOf(props.parts);
  return (
    <div class="ec-coming" tabIndex={0} role="group" aria-label={words.say("eclipse-tab-battles")}>
      {battlesToCome(zones, parts).map((battle) => (
        <section key={battle.hex} class="ec-battle" aria-label={words.say("table-battle", { sector: sectorName(words, battle.hex) })}>
          <header class="row ec-battle-head"><b>{sectorName(words, battle.hex)}</b><Waiting {...props} battle={battle} /></header>
          <SectorOdds props={props} sector={battle.hex} bare />
          <div class="ec-sides">
            {sidesOf(zones, parts, battle).map((side, place) => <SideView key={place} {...props} side={side} shooter={null} />)}
          </div>
        </section>
      ))}
    </div>
  );
}

/** The dice that are still to be assigned, the next one first; else those of the last roll. */
export function Dice(props: BoardProps): JSX.Element | null {
  const { words, last } = props;
  const open = battleNow(zonesOf(props.doc))?.dice ?? [];
  const before = !open.length && last?.event === "rolled" && Array.isArray(last["dice"]) ? (last["dice"] as readonly string[]) : [];
  const label = words.say(open.length ? "eclipse-b-dice-left" : "eclipse-b-dice-rolled");
  if (!open.length && !before.length) return null;
  return (
    <div class="row ec-dice" role="group" aria-label={label}>
      <span class="label">{label}</span>
      {(open.length ? open : before).map((die, i) => <Rolled key={i} text={die} props={props} current={open.length > 0 && i === 0} />)}
    </div>
  );
}

function SideView({ side, shooter, ...props }: BoardProps & { readonly side: Side; readonly shooter: Squad | null }): JSX.Element {
  const { words, info } = props;
  const colour = side.side < ANCIENTS ? info.seats[side.side]?.colour : undefined;
  return (
    <section class={colour === undefined ? "ec-side is-guard" : "ec-side"} data-seat={colour} aria-label={words.say(`eclipse-b-${side.role}`, { name: sideName(props, side.side) })}>
      <h4>
        {colour !== undefined && <Sigil colour={colour} size="sm" />}
        <span>{sideName(props, side.side)}</span>
        <small>{words.say(`eclipse-b-role-${side.role}`)}</small>
      </h4>
      <ul>
        {side.squads.map((squad) => <SquadView key={squad.ship} {...props} squad={squad} shooter={shooter} />)}
        {side.squads.length === 0 && <li class="dim">{words.say("eclipse-b-no-ships")}</li>}
      </ul>
    </section>
  );
}

function DiceOf({ dice, missile }: { readonly dice: Readonly<Partial<Record<Die, number>>>; readonly missile?: boolean }): JSX.Element | null {
  const all = diceOf(dice);
  return all.length ? <span class="ec-arms">{missile && <Icon name="r-drive" />}{all.map((colour, i) => <Icon key={i} name="d-1" style={{ color: `var(--c-die-${colour})` }} />)}</span> : null;
}

function SquadView({ squad, shooter, ...props }: BoardProps & { readonly squad: Squad; readonly shooter: Squad | null }): JSX.Element {
  const { words, choice, onTarget } = props;
  const name = shipName(words, squad.ship);
  const asking = choice?.asked.ask === "target" && shooter !== null && !squad.firing ? choice : null;
  const figures = words.say("eclipse-b-squad", { initiative: squad.initiative, computer: plus(squad.computer), shield: squad.shield, hull: squad.hull });
  return (
    <li class={["ec-squad", squad.firing && "is-firing", squad.acted && !squad.firing && "has-acted"].filter(Boolean).join(" ")}>
      <div class="ec-squad-head" title={figures}>
        <svg viewBox="0 0 48 48" aria-hidden="true"><use href={`#${iconOf(squad.ship)}`} /></svg>
        <b>{squad.count} × {name}</b>
        <span class="row ec-squad-figs">
          <span class="sr">{figures}</span>
          <span aria-hidden="true"><Icon name="r-init" /> {squad.initiative}</span>
          <span aria-hidden="true"><Icon name="r-computer" /> {plus(squad.computer)}</span>
          <span aria-hidden="true"><Icon name="r-shield" /> −{squad.shield}</span>
          <DiceOf dice={squad.missiles} missile />
          <DiceOf dice={squad.cannons} />
        </span>
      </div>
      <div class="ec-hulls">
        {targetsIn(squad).map(({ option, damage, count }) => {
          const pips = (
            <>
              <span class="ec-pips" aria-hidden="true">{Array.from({ length: squad.hull + 1 }, (_, i) => <i key={i} class={i < damage ? "hit" : undefined} />)}</span>
              <span>{count > 1 && `${count} × `}{words.say("eclipse-b-life", { count: squad.hull + 1 - damage, of: squad.hull + 1 })}</span>
            </>
          );
          const known = asking && (asking.offers(option) || option in asking.blocked.value);
          if (!asking || !known) return <span key={option} class="ec-hull">{pips}</span>;
          const offered = asking.offers(option);
          const chosen = asking.isChosen(option);
          const value = hitsFrom(shooter?.computer ?? 0, squad.shield);
          return (
            <button
              key={option}
              type="button"
              class={["ec-hull is-asked", offered && "is-target", chosen && "is-chosen", !offered && "is-blocked"].filter(Boolean).join(" ")}
              aria-pressed={chosen}
              aria-disabled={offered ? undefined : true}
              data-target={offered ? option : undefined}
              onClick={() => onTarget(option)}
              onPointerEnter={() => { asking.preview.value = option; }}
              onPointerLeave={() => { asking.preview.value = null; }}
            >
              <span class="sr">{words.say("eclipse-b-aim", { ship: name })} </span>
              {pips}
              <small>{words.say("eclipse-b-hit-on", { value })}</small>
            </button>
          );
        })}
      </div>
      {squad.leaving && <p class="row ec-leaving"><Icon name="i-undo" /> {words.say("eclipse-b-leaving", { sector: sectorName(words, squad.leaving) })}</p>}
    </li>
  );
}
