/** What came out of the odds of a battle. */

import type { JSX } from "preact";

import type { Contender, Speaks } from "../games/types.ts";
import type { BattleHelp, BattleOdds, SideOdds } from "../net/wire.ts";
import { MiniSigil } from "../shell/Sigil.tsx";
import { lang, say } from "../words.ts";
import { OddsBar } from "./OddsBar.tsx";
import { endOf, overColumn, percent, shareOf } from "./percent.ts";
import { largest, Survivors } from "./Survivors.tsx";

const LONGEST = 8;
/** What helps by fewer points than can be read is no help. */
const LEAST_GAIN = 0.0005;
/** The bar of the best help is full, unless that is less than this. */
const FULL_GAIN = 0.01;

/** The figures, the losses, the length, and what would help. */
export function Results({ odds, sides, busy, words }: { readonly odds: BattleOdds; readonly sides: readonly Contender[]; readonly busy: boolean; readonly words: Speaks }): JSX.Element {
  const attacker = odds.sides[0]!;
  return (
    <>
      <section class="panel stack od-result" aria-busy={busy} aria-label={say("odds-result")}>
        <div class="od-big">
          <div class="od-figure-big" data-seat={sides[0]!.colour}>
            <b>{endOf(odds, attacker.holds)}<small> %</small></b>
            <span>{say("odds-wins", { name: sides[0]!.name })}</span>
            {odds.samples > 0 && <small class="dim">{say("odds-between", { low: percent(attacker.low), high: percent(attacker.high) })}</small>}
          </div>
          <OddsBar odds={odds} sides={sides} />
        </div>
        <Survivors odds={odds} sides={sides} words={words} />
        <Away odds={odds} sides={sides} words={words} />
      </section>
      <section class="panel od-losses">
        <h2 class="label">{words.say("odds-losses")}</h2>
        {odds.sides.map((side, place) => <Loss key={place} side={side} who={sides[place]!} words={words} />)}
      </section>
      <Length odds={odds} />
      <Help odds={odds} name={sides[0]!.name} words={words} />
    </>
  );
}

function Away({ odds, sides, words }: { odds: BattleOdds; sides: readonly Contender[]; words: Speaks }): JSX.Element | null {
  const fled = odds.sides.map(({ away }, place) => ({ away, name: sides[place]!.name })).filter(({ away }) => away > 0);
  if (fled.length === 0) return null;
  return <p class="soft">{fled.map(({ away, name }) => words.say("odds-escapes", { name, share: percent(away) })).join(" ")}</p>;
}

const figure = (value: number, places = 1): string => new Intl.NumberFormat(lang.value, { maximumFractionDigits: places }).format(value);

function Loss({ side, who, words }: { side: SideOdds; who: Contender; words: Speaks }): JSX.Element {
  const share = side.worth ? side.lost / side.worth : 0;
  return (
    <div class="od-loss" data-seat={who.colour}>
      {side.worth > 0 && (
        <p class="od-loss-line">
          <span><MiniSigil colour={who.colour} /> {who.name}</span>
          <span class="od-meter" aria-hidden="true"><i style={{ width: `${share * 100}%` }} /></span>
          <b>{say("odds-lost-of", { lost: figure(side.lost), worth: side.worth })}</b>
        </p>
      )}
      <p class="dim">{side.units.map(({ unit, survive, count }) => say("odds-survivors", { unit: words.name(unit, "unit"), survive: figure(survive, 2), count })).join(" · ")}</p>
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
  const all = [...shown.map(({ chance }) => chance), later];
  const most = Math.max(largest(odds), later);
  return (
    <section class="panel od-length">
      <h2 class="label">{say(odds.sides.length > 2 ? "odds-length-first" : "odds-length")}</h2>
      <ol class="od-rounds">
        {shown.map(({ label, chance }) => (
          <li key={label}>
            <b aria-hidden="true">{overColumn(odds, chance, all)}</b>
            <i style={{ "--h": chance / most }} aria-hidden="true" />
            <small aria-hidden="true">{label}</small>
            <span class="sr">{say("odds-round", { round: label, share: shareOf(odds, chance, all) })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Help({ odds, name, words }: { odds: BattleOdds; name: string; words: Speaks }): JSX.Element | null {
  const shown = odds.help.filter(({ gain }) => gain >= LEAST_GAIN);
  if (shown.length === 0) return null;
  const best = Math.max(FULL_GAIN, shown[0]!.gain);
  const told = ({ unit, figure: letter }: BattleHelp): string => {
    const called = words.name(unit, "unit");
    return letter ? say("odds-help-figure", { unit: called, figure: words.say(`odds-figure-${letter}`) }) : say("odds-help-unit", { unit: called });
  };
  return (
    <section class="panel od-help">
      <h2 class="label">{say("odds-help", { name })}</h2>
      <ul>
        {shown.map((one) => (
          <li key={one.unit + one.figure}>
            <span>
              <b>{told(one)}</b>
              {one.cost > 0 && <small>{say("odds-cost", { cost: one.cost })}</small>}
            </span>
            <span class="od-meter" aria-hidden="true"><i style={{ width: `${(one.gain / best) * 100}%` }} /></span>
            <span class="od-gain">+{figure(one.gain * 100)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
