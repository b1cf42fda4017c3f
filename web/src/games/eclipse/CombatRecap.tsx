/** What a combat phase came to: my battles with all their dice and the chance I had, those of the others in a line each;
 * and the round by seat, once the next one has begun. */

import { signal, type Signal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";

import { percent } from "../../odds/percent.ts";
import { fleetOdds, useOdds } from "../../odds/ask.ts";
import { Icon } from "../../shell/Icon.tsx";
import type { BoardProps, Recap } from "../types.ts";
import { plus } from "./figures.ts";
import { sectorName } from "./labels.ts";
import { roundOver } from "./round.ts";
import { RoundCame } from "./RoundSoFar.tsx";
import { blowsOf, hits, stepsAt, stepsOf, total, winnerOf, type Counts, type Fought } from "./tale.ts";
import { Account, CastDie, seatOf, shipName, sideCalled, SideMark, Telling } from "./Tale.tsx";
import { acted, begin, keyOf, phaseOf, tellAgain } from "./telling.ts";
import { zonesOf } from "./zones.ts";

/** The battle that is watched again, by table and number; and whether the next ones follow. */
const watched: Signal<{ readonly key: string; readonly all: boolean } | null> = signal(null);

const mineIn = (battle: Fought, seat: number): boolean => battle.entrants.some(({ side }) => side === `seat ${seat}`) || battle.duels.some(({ attacker, defender }) => [attacker, defender].includes(`seat ${seat}`));

/** The end of a combat phase or of a quiet round, until I act in the next round (a spectator: until anybody does). */
export function recap(props: BoardProps): Recap | null {
  begin(props);
  const { words, seat, events = [] } = props;
  const phase = phaseOf(props);
  if (!phase?.over || !phase.battles.length || acted(events, phase, seat)) return quiet(props);
  const fought = phase.battles.filter(({ duels }) => duels.length > 0);
  const mine = fought.filter((battle) => mineIn(battle, seat));
  const won = mine.filter((battle) => winnerOf(battle) === `seat ${seat}`).length;
  return {
    id: `combat ${phase.round}`,
    label: words.say("eclipse-recap-label", { round: phase.round }),
    title: mine.length ? words.say("eclipse-recap-mine", { won, count: mine.length }) : words.say("eclipse-recap-others", { count: fought.length }),
    on: words.say("eclipse-recap-on"),
    Body: CombatRecap,
    Act: WatchAgain,
  };
}

/** A round in which nobody fought. */
function quiet({ words, info, seat, events = [] }: BoardProps): Recap | null {
  const next = events.findLast(({ event }) => event === "round");
  const round = Number(next?.["round"] ?? 0) - 1;
  const came = next && round > 0 && !acted(events, next, seat) ? roundOver(events, round) : null;
  if (!came) return null;
  const own = came.find((one) => one.seat === seat);
  const [first] = came;
  return {
    id: `round ${round}`,
    label: words.say("eclipse-round-over", { round }),
    title: own ? words.say("eclipse-recap-own", { points: own.points, change: own.gained === null ? "" : plus(own.gained) })
      : words.say("eclipse-recap-first", { name: info.seats[first?.seat ?? 0]?.name ?? "", points: first?.points ?? 0 }),
    on: words.say("eclipse-recap-go"),
    Body: LastRound,
  };
}

/** The round that is over, by seat. */
function LastRound(props: BoardProps): JSX.Element {
  return <RoundCame {...props} round={zonesOf(props.doc).round - 1} />;
}

/** The battle that is fought at a step of a replay, up to the moment; right after it still. */
export function episode(props: BoardProps): ComponentType<BoardProps> | null {
  return fightAt(props) ? Fight : null;
}

function fightAt({ moment = null, ...props }: BoardProps): Fought | null {
  const phase = phaseOf(props);
  if (moment) return phase?.battles.find((battle) => stepsAt(battle, moment) > 0) ?? null;
  const battle = phase?.battles.at(-1);
  return phase && !phase.over && battle && blowsOf(battle).length > 0 ? battle : null;
}

function Fight(props: BoardProps): JSX.Element | null {
  const battle = fightAt(props);
  return battle && <Account key={battle.n} {...props} battle={battle} shown={props.moment ? stepsAt(battle, props.moment) : stepsOf(battle)} />;
}

function CombatRecap(props: BoardProps): JSX.Element | null {
  const { words, info, seat } = props;
  const phase = phaseOf(props);
  if (!phase) return null;
  const at = phase.battles.findIndex((battle) => keyOf(info.id, battle) === watched.value?.key);
  if (at >= 0) {
    const next = watched.value?.all ? phase.battles.slice(at + 1).find(({ duels }) => duels.length > 0) : undefined;
    return <Telling key={phase.battles[at]!.n} {...props} battle={phase.battles[at]!} end={() => (next ? watch(info.id, next, true) : (watched.value = null))} />;
  }
  const mine = phase.battles.filter((battle) => mineIn(battle, seat));
  const others = phase.battles.filter((battle) => !mine.includes(battle));
  return (
    <>
      {mine.map((battle) => <OwnBattle key={battle.n} {...props} battle={battle} />)}
      {others.length > 0 && mine.length > 0 && <h3 class="label">{words.say("eclipse-recap-without")}</h3>}
      {others.map((battle) => <OthersBattle key={battle.n} {...props} battle={battle} />)}
      <RoundCame {...props} round={phase.round} />
    </>
  );
}

function watch(table: string, battle: Fought, all: boolean): void {
  tellAgain(table, battle);
  watched.value = { key: keyOf(table, battle), all };
}

/** Tell all battles of the phase from the beginning. */
function WatchAgain(props: BoardProps): JSX.Element | null {
  const { words, info } = props;
  const phase = phaseOf(props);
  const first = phase?.battles.find(({ duels }) => duels.length > 0);
  if (!phase || !first || phase.battles.some((battle) => keyOf(info.id, battle) === watched.value?.key)) return null;
  return <button type="button" class="btn btn-ghost" id="recap-watch" onClick={() => watch(info.id, first, true)}><Icon name="i-play" size="sm" />{words.say("eclipse-recap-watch")}</button>;
}

const shipsSaid = ({ words }: BoardProps, counts: Counts | undefined): string =>
  total(counts) ? Object.entries(counts ?? {}).map(([ship, count]) => (count > 1 ? `${count} × ${shipName(words, ship)}` : shipName(words, ship))).join(", ") : words.say("eclipse-recap-nothing");

/** Who holds the hex now. */
function Won({ battle, short = false, ...props }: BoardProps & { readonly battle: Fought; readonly short?: boolean }): JSX.Element | null {
  const winner = winnerOf(battle);
  if (!winner) return null;
  const seat = seatOf(winner);
  return (
    <span class="ec-won" data-seat={seat === null ? undefined : props.info.seats[seat]?.colour}>
      <SideMark {...props} side={winner} /> {short ? sideCalled(props, winner) : props.words.say("eclipse-recap-holds", { name: sideCalled(props, winner) })}
    </span>
  );
}

function OwnBattle({ battle, ...props }: BoardProps & { readonly battle: Fought }): JSX.Element {
  const { words, info, seat } = props;
  const me = `seat ${seat}`;
  const duel = battle.duels.find(({ attacker, defender }) => attacker === me || defender === me);
  const foes = battle.entrants.map(({ side }) => side).filter((side) => side !== me);
  const names = (foes.length ? foes : battle.duels.flatMap(({ attacker, defender }) => [attacker, defender]).filter((side) => side !== me)).map((side) => sideCalled(props, side)).join(", ");
  const destroyed = foes.reduce<Record<string, number>>((sum, side) => {
    for (const [ship, count] of Object.entries(battle.lost[side] ?? {})) sum[ship] = (sum[ship] ?? 0) + count;
    return sum;
  }, {});
  const fled = total(battle.fled[me]) ? [words.say("eclipse-recap-fled", { ships: shipsSaid(props, battle.fled[me]) })] : [];
  const losses = [
    words.say("eclipse-recap-destroyed", { ships: shipsSaid(props, destroyed) }),
    words.say("eclipse-recap-lost", { ships: shipsSaid(props, battle.lost[me]) }),
    ...fled,
    ...(battle.cubes ? [words.say("eclipse-recap-cubes", { count: battle.cubes })] : []),
    ...(battle.ousted !== null ? [words.say("eclipse-recap-ousted", { name: info.seats[battle.ousted]?.name ?? "" })] : []),
  ];
  return (
    <article class="ec-fought">
      <h3><button type="button" onClick={() => watch(info.id, battle, false)}><Icon name="x-military" size="sm" />{sectorName(words, battle.sector)}</button></h3>
      <Won {...props} battle={battle} />
      <p>{duel && words.say(duel.attacker === me ? "eclipse-recap-attack" : "eclipse-recap-defend", { names })} {losses.join(" ")}</p>
      <p class="row ec-all-dice">
        {blowsOf(battle).filter(({ dice }) => dice.length > 0).map((blow) => (
          <span key={blow.n} class="ec-casts"><SideMark {...props} side={blow.side} />{blow.dice.map((cast, n) => <CastDie key={n} cast={cast} words={words} state={hits(blow, cast) ? "hit" : "miss"} />)}</span>
        ))}
        <Expected {...props} battle={battle} />
      </p>
    </article>
  );
}

/** The chance that I had before the first die. */
function Expected({ battle, ...props }: BoardProps & { readonly battle: Fought }): JSX.Element | null {
  const { info, seat, words } = props;
  const place = battle.entrants.findIndex(({ side }) => side === `seat ${seat}`);
  const { odds } = useOdds(place >= 0 && battle.entrants.length > 1 ? fleetOdds(info.game, battle.entrants.map(({ fleet }) => fleet)) : "", info.game);
  const share = odds?.sides[place]?.holds;
  return share === undefined ? null : <small>{words.say("eclipse-recap-expected", { share: percent(share, 0) })}</small>;
}

function OthersBattle({ battle, ...props }: BoardProps & { readonly battle: Fought }): JSX.Element {
  const { words, info } = props;
  const sides = battle.entrants.length ? battle.entrants.map(({ side }) => side) : [...new Set(battle.duels.flatMap(({ attacker, defender }) => [attacker, defender]))];
  const losses = sides.filter((side) => total(battle.lost[side])).map((side) => words.say("eclipse-recap-losses", { name: sideCalled(props, side), count: total(battle.lost[side]) })).join(", ");
  const told = battle.duels.length ? losses || words.say("eclipse-recap-bloodless") : words.say("eclipse-recap-cubes", { count: battle.cubes });
  return (
    <button type="button" class="row ec-other" disabled={!battle.duels.length} onClick={() => watch(info.id, battle, false)}>
      <Icon name="x-military" size="sm" /><span><b>{battle.sector}</b> {told}</span><Won {...props} battle={battle} short />
    </button>
  );
}
