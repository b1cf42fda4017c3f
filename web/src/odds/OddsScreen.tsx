/** The odds of a battle between fleets that one puts together. The address holds them, so it can be shared. */

import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";

import { go, query } from "../router.ts";
import { Icon } from "../shell/Icon.tsx";
import { Segment } from "../shell/Segment.tsx";
import { MiniSigil, Sigil } from "../shell/Sigil.tsx";
import { toast } from "../shell/Toast.tsx";
import { Stepper } from "../table/widgets/Stepper.tsx";
import { lang, ready, say, words } from "../words.ts";
import type { BattleOdds, SideOdds } from "../net/wire.ts";
import { useOdds } from "./ask.ts";
import {
  AIMS, changed, FIGURES, MOST_SIDES, NEVER, PIECES, printedIn, readQuery, readSide, SHIPS, shipsOf, writeQuery,
  type Figure, type Figures, type Printed, type Ship, type Side,
} from "./fleet.ts";
import { FromTable } from "./FromTable.tsx";
import { OddsBar, type Contender } from "./OddsBar.tsx";
import { percent } from "./percent.ts";
import { Survivors } from "./Survivors.tsx";

const GAME = "eclipse";
const EVERY_SHIP = `/api/odds/${GAME}?fleets=interceptor,cruiser,dreadnought,starbase~ancient`;
const ICONS: Readonly<Record<string, string>> = { interceptor: "s-interceptor", cruiser: "s-cruiser", dreadnought: "s-dreadnought", starbase: "s-starbase", ancient: "s-ancient", gcds: "s-gcds" };
const ROUNDS = [NEVER, 0, 1, 2, 3];
const LONGEST = 8;

export function OddsScreen(): JSX.Element {
  const first = useOdds(EVERY_SHIP, 0);
  if (!first.odds || !ready(GAME)) {
    return <main class="page page-note" id="main"><p role="status">{first.problem || say("loading")}</p></main>;
  }
  return <Page printed={printedIn(first.odds.sides[0]!.fleet)} />;
}

function Page({ printed }: { printed: Printed }): JSX.Element {
  const sides = useMemo(
    () => readQuery(query.value, printed) ?? [readSide("2cruiser,interceptor", printed), readSide("ancient", printed)],
    [query.value],
  );
  const last = sides.length - 1;
  const [wanted, look] = useState(last);
  const other = wanted >= 1 && wanted <= last ? wanted : last;
  const complete = sides.every((side) => shipsOf(side) > 0);
  const asked = useOdds(complete ? `/api/odds/${GAME}?${writeQuery(sides, printed)}&help=true` : "");
  // What is on the screen may still be of other fleets, but not of more or fewer.
  const odds = complete && asked.odds?.sides.length === sides.length ? asked.odds : null;
  const put = (all: readonly Side[]): void => go(`/odds?${writeQuery(all, printed)}`, { replace: true });
  const set = (place: number, side: Side): void => put(sides.map((one, n) => (n === place ? side : one)));
  const add = (): void => {
    put([sides[0]!, readSide("interceptor", printed), ...sides.slice(1)]);
    look(1);
  };
  const drop = (place: number): void => {
    put(sides.filter((_, n) => n !== place));
    look(last - 1);
  };
  const contenders = sides.map((_, place) => ({ name: nameOf(place, last), colour: colourOf(place, last) }));
  const names = contenders.map(({ name }) => name);
  const right = sides[other]!;
  return (
    <main class="page od" id="main">
      <div class="od-head">
        <div>
          <h1 class="display">{say("odds-title")}</h1>
          <p class="soft" role="status">{complete ? method(odds, asked.problem) : say("odds-empty")}</p>
        </div>
        <span class="tag">{words(GAME).say("game-name")}</span>
      </div>
      <section class="panel od-fleets" aria-label={say("odds-fleets")}>
        <header>
          <span data-seat={contenders[0]!.colour}><Sigil colour={contenders[0]!.colour} /><b>{names[0]}</b></span>
          {last === 1 && <button type="button" class="btn btn-ghost btn-sm btn-icon" aria-label={say("odds-swap")} title={say("odds-swap")} disabled={right.kind !== "fleet"} onClick={() => put([...sides].reverse())}><Icon name="i-swap" /></button>}
          <span data-seat={contenders[other]!.colour}><b>{names[other]}</b><Sigil colour={contenders[other]!.colour} /></span>
        </header>
        {last > 1 && (
          <>
            <Segment label={say("odds-others")} value={other} choices={names.slice(1).map((name, n) => ({ value: n + 1, label: name }))} change={look} />
            <p class="dim od-order">{say("odds-many")} <button type="button" class="btn btn-ghost btn-sm" onClick={() => drop(other)}><Icon name="i-x" size="sm" />{say("odds-drop", { name: names[other]! })}</button></p>
          </>
        )}
        {other === last && <Kind side={right} set={(side) => set(other, side)} />}
        <ul class="od-ships">
          {SHIPS.map((ship) => <ShipRow key={ship} ship={ship} sides={sides} places={[0, other]} contenders={contenders} set={set} />)}
          {right.kind !== "fleet" && <GuardRow side={right} colour={contenders[other]!.colour} set={(side) => set(other, side)} />}
        </ul>
        {[0, other].map((place) => ({ side: sides[place]!, place })).map(({ side, place }) => side.kind === "fleet" && (
          <div class="od-how" key={place} data-seat={contenders[place]!.colour}>
            <Brief side={side} />
            <Designs name={names[place]!} side={side} set={(one) => set(place, one)} printed={printed} />
            <span class="label">{say("odds-retreats", { name: names[place]! })}</span>
            <Segment label={say("odds-retreats", { name: names[place]! })} value={side.retreat} choices={ROUNDS.map((rounds) => ({ value: rounds, label: retreatText(rounds), name: retreatText(rounds, true) }))} change={(retreat) => set(place, { ...side, retreat })} />
            <span class="label">{say("odds-aims", { name: names[place]! })}</span>
            <Segment label={say("odds-aims", { name: names[place]! })} value={side.aim} choices={AIMS.map((aim) => ({ value: aim, label: say(`odds-aim-${aim}`) }))} change={(aim) => set(place, { ...side, aim })} />
          </div>
        ))}
        <footer>
          {sides.length < MOST_SIDES && <button type="button" class="btn btn-ghost btn-sm" onClick={add}><Icon name="i-plus" size="sm" />{say("odds-add")}</button>}
          <ShareButton />
        </footer>
        <FromTable />
      </section>
      {odds
        ? <Results odds={odds} sides={contenders} busy={asked.busy} />
        : <section class="panel od-result od-none"><p>{complete ? asked.problem || say("loading") : say("odds-empty")}</p></section>}
    </main>
  );
}

/** Who came last attacks, who was there first defends; the others have numbers. */
const nameOf = (place: number, last: number): string => (place === 0 ? say("odds-attacker") : place === last ? say("odds-defender") : say("odds-side", { number: place + 1 }));
const colourOf = (place: number, last: number): number => (place === 0 ? 2 : place === last ? 1 : place + 2);

function method(odds: BattleOdds | null, problem: string): string {
  if (!odds) return problem || say("loading");
  return odds.method === "exact" ? say("odds-exact") : say("odds-sampled", { count: odds.samples });
}

function retreatText(rounds: number, long = false): string {
  if (rounds === NEVER) return say("odds-never");
  if (rounds === 0) return say("odds-at-once");
  return long ? say("odds-after", { rounds }) : say("odds-after-short", { rounds });
}

function Kind({ side, set }: { side: Side; set: (side: Side) => void }): JSX.Element {
  const of = words(GAME);
  return (
    <Segment
      label={say("odds-defended")} value={side.kind} change={(kind) => set({ ...side, kind, guards: 1 })}
      choices={[
        { value: "fleet" as const, label: say("odds-player") }, { value: "ancient" as const, label: of.say("guard-ancients") },
        { value: "gcds" as const, label: say("odds-gcds"), name: of.say("guard-gcds") },
      ]}
    />
  );
}

interface Rows {
  readonly ship: Ship;
  readonly sides: readonly Side[];
  readonly places: readonly [number, number];
  readonly contenders: readonly Contender[];
  set(place: number, side: Side): void;
}

function ShipRow({ ship, sides, places, contenders, set }: Rows): JSX.Element {
  const of = words(GAME);
  const name = of.say(`ship-${ship}`);
  const stepper = (place: number): JSX.Element => {
    const side = sides[place]!;
    if (side.kind !== "fleet") return <span class="od-gap" />;
    return (
      <span data-seat={contenders[place]!.colour}>
        <Stepper words={of} name={`${contenders[place]!.name}: ${name}`} value={side.ships[ship].count} least={0} most={PIECES[ship]} onChange={(count) => set(place, changed(side, ship, { count }))} />
      </span>
    );
  };
  return (
    <li>
      {stepper(places[0])}
      <span class="od-ship"><svg viewBox="0 0 48 48" aria-hidden="true"><use href={`#${ICONS[ship]}`} /></svg><b>{name}</b></span>
      {stepper(places[1])}
    </li>
  );
}

function GuardRow({ side, colour, set }: { side: Side; colour: number; set: (side: Side) => void }): JSX.Element {
  const of = words(GAME);
  const name = of.say(side.kind === "ancient" ? "guard-ancient" : "guard-gcds");
  return (
    <li>
      <span class="od-gap" />
      <span class="od-ship"><svg viewBox="0 0 48 48" aria-hidden="true"><use href={`#${ICONS[side.kind]}`} /></svg><b>{name}</b></span>
      <span data-seat={colour}>
        <Stepper words={of} name={name} value={side.guards} least={1} most={side.kind === "gcds" ? 1 : PIECES.ancient} onChange={(guards) => set({ ...side, guards })} />
      </span>
    </li>
  );
}

const FIGURE_ICON: readonly (readonly [letter: Figure, icon: string, ink: string])[] = [
  ["i", "r-init", "--ink-3"], ["c", "r-computer", "--good"], ["s", "r-shield", "--c-science"], ["h", "r-hull", "--ink-2"],
  ["y", "d-1", "--c-die-yellow"], ["o", "d-1", "--c-die-orange"], ["r", "d-1", "--c-die-red"], ["m", "r-drive", "--c-die-orange"],
];

/** The figures of every type that is there at a glance: those that are not 0. */
function Brief({ side }: { side: Side }): JSX.Element | null {
  const there = SHIPS.filter((ship) => side.ships[ship].count > 0);
  if (there.length === 0) return null;
  return (
    <ul class="od-brief">
      {there.map((ship) => {
        const { figures } = side.ships[ship];
        const shown = FIGURE_ICON.filter(([letter]) => figures[letter] > 0);
        return (
          <li key={ship}>
            <b>{words(GAME).say(`ship-${ship}`)}</b>
            {shown.map(([letter, icon, ink]) => (
              <span key={letter} title={say(`odds-figure-${letter}`)}>
                <span class="sr">{say(`odds-figure-${letter}`)} </span>
                <Icon name={icon} style={{ color: `var(${ink})` }} />{figures[letter]}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** The figures of every type that is there; one line until it is opened. */
function Designs({ name, side, set, printed }: { name: string; side: Side; set: (side: Side) => void; printed: Printed }): JSX.Element {
  const of = words(GAME);
  const there = SHIPS.filter((ship) => side.ships[ship].count > 0);
  return (
    <details class="od-designs">
      <summary>{say("odds-designs", { name })}</summary>
      {there.length === 0 && <p class="dim">{say("odds-no-ships")}</p>}
      {there.map((ship) => {
        const { figures } = side.ships[ship];
        const change = (letter: Figure, value: number): void => set(changed(side, ship, { figures: { ...figures, [letter]: value } as Figures }));
        return (
          <fieldset key={ship}>
            <legend>{of.say(`ship-${ship}`)}</legend>
            {(Object.keys(FIGURES) as Figure[]).map((letter) => (
              <span class={figures[letter] === printed[ship][letter] ? "od-figure" : "od-figure is-changed"} key={letter}>
                <span>{say(`odds-figure-${letter}`)}</span>
                <Stepper words={of} name={`${of.say(`ship-${ship}`)}: ${say(`odds-figure-${letter}`)}`} value={figures[letter]} least={0} most={FIGURES[letter]} onChange={(value) => change(letter, value)} />
              </span>
            ))}
          </fieldset>
        );
      })}
    </details>
  );
}

function ShareButton(): JSX.Element {
  const [copied, set] = useState(false);
  useEffect(() => set(false), [query.value]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      set(true);
    } catch {
      toast({ kind: "info", text: location.href }, 0); // no clipboard without https: to be copied by hand
    }
  };
  return (
    <>
      <button type="button" class="btn btn-sm" onClick={() => void copy()}><Icon name={copied ? "i-check" : "i-link"} size="sm" />{say(copied ? "odds-copied" : "odds-copy")}</button>
      <span class="sr" role="status">{copied ? say("odds-copied") : ""}</span>
    </>
  );
}

// -- what came out -----------------------------------------------------------------------------------------------------

function Results({ odds, sides, busy }: { odds: BattleOdds; sides: readonly Contender[]; busy: boolean }): JSX.Element {
  const attacker = odds.sides[0]!;
  return (
    <>
      <section class="panel od-result" aria-busy={busy} aria-label={say("odds-result")}>
        <div class="od-big">
          <div class="od-figure-big" data-seat={sides[0]!.colour}>
            <b>{percent(attacker.holds)}<small> %</small></b>
            <span>{say("odds-wins", { name: sides[0]!.name })}</span>
            {odds.samples > 0 && <small class="dim">{say("odds-between", { low: percent(attacker.low), high: percent(attacker.high) })}</small>}
          </div>
          <OddsBar odds={odds} sides={sides} />
        </div>
        <Survivors odds={odds} sides={sides} />
        <Away odds={odds} sides={sides} />
      </section>
      <section class="panel od-losses">
        <h2 class="label">{say("odds-losses")}</h2>
        {odds.sides.map((side, place) => <Loss key={place} side={side} who={sides[place]!} />)}
      </section>
      <Length odds={odds} />
      <Help odds={odds} name={sides[0]!.name} />
    </>
  );
}

function Away({ odds, sides }: { odds: BattleOdds; sides: readonly Contender[] }): JSX.Element | null {
  const fled = odds.sides.map(({ away }, place) => ({ away, name: sides[place]!.name })).filter(({ away }) => away > 0);
  if (fled.length === 0) return null;
  return <p class="soft">{fled.map(({ away, name }) => say("odds-away", { name, share: percent(away) })).join(" ")}</p>;
}

const figure = (value: number, places = 1): string => new Intl.NumberFormat(lang.value, { maximumFractionDigits: places }).format(value);

function Loss({ side, who }: { side: SideOdds; who: Contender }): JSX.Element {
  const of = words(GAME);
  const share = side.worth ? side.lost / side.worth : 0;
  const shipName = (ship: string, cost: number): string => of.say(cost ? `ship-${ship}` : `guard-${ship}`);
  return (
    <div class="od-loss" data-seat={who.colour}>
      {side.worth > 0 && (
        <p class="od-loss-line">
          <span><MiniSigil colour={who.colour} /> {who.name}</span>
          <span class="od-meter" aria-hidden="true"><i style={{ width: `${share * 100}%` }} /></span>
          <b>{say("odds-lost-of", { lost: figure(side.lost), worth: side.worth })}</b>
        </p>
      )}
      <p class="dim">{side.ships.map(({ ship, survive, count, cost }) => say("odds-survive", { ship: shipName(ship, cost), survive: figure(survive, 2), count })).join(" · ")}</p>
    </div>
  );
}

function Length({ odds }: { odds: BattleOdds }): JSX.Element | null {
  const rounds = odds.battles[0]?.rounds;
  if (!rounds) return null;
  const numbers = Object.keys(rounds).map(Number);
  const last = Math.min(LONGEST, Math.max(...numbers));
  const shown = Array.from({ length: last + 1 }, (_, n) => ({ label: String(n), chance: rounds[n] ?? 0 })).filter(({ label }) => label !== "0" || (rounds[0] ?? 0) > 0);
  const later = numbers.filter((n) => n > LONGEST).reduce((sum, n) => sum + rounds[n]!, 0);
  if (later >= 0.0005) shown.push({ label: `>${LONGEST}`, chance: later });
  const most = Math.max(...shown.map(({ chance }) => chance));
  return (
    <section class="panel od-length">
      <h2 class="label">{say(odds.sides.length > 2 ? "odds-length-first" : "odds-length")}</h2>
      <ol class="od-rounds">
        {shown.map(({ label, chance }) => (
          <li key={label}>
            <b aria-hidden="true">{chance >= 0.005 ? Math.round(chance * 100) : ""}</b>
            <i style={{ "--h": chance / most }} aria-hidden="true" />
            <small aria-hidden="true">{label}</small>
            <span class="sr">{say("odds-round", { round: label, share: percent(chance) })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Help({ odds, name }: { odds: BattleOdds; name: string }): JSX.Element | null {
  if (odds.help.length === 0) return null;
  const of = words(GAME);
  const best = odds.help[0]!.gain;
  return (
    <section class="panel od-help">
      <h2 class="label">{say("odds-help", { name })}</h2>
      <ul>
        {odds.help.map(({ ship, figure: letter, cost, gain }) => (
          <li key={ship + letter}>
            <span>
              <b>{letter ? say("odds-help-figure", { ship: of.say(`ship-${ship}`), figure: say(`odds-figure-${letter}`) }) : say("odds-help-ship", { ship: of.say(`ship-${ship}`) })}</b>
              {cost > 0 && <small>{say("odds-cost", { cost })}</small>}
            </span>
            <span class="od-meter" aria-hidden="true"><i style={{ width: `${(gain / best) * 100}%` }} /></span>
            <span class="od-gain">+{figure(gain * 100)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
