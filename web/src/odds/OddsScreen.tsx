/** The odds of a battle between fleets that one puts together. The address holds them, so it can be shared. */

import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { gameOdds } from "../games";
import type { FleetEditor, OddsSide, Speaks } from "../games/types.ts";
import { get } from "../net/api.ts";
import type { BattleOdds, OddsGame, OddsOption } from "../net/wire.ts";
import { go, query } from "../router.ts";
import { Icon } from "../shell/Icon.tsx";
import { gameName } from "../shell/seats.ts";
import { Segment } from "../shell/Segment.tsx";
import { Sigil } from "../shell/Sigil.tsx";
import { toast } from "../shell/Toast.tsx";
import { ready, say, words } from "../words.ts";
import { pageOf, readQuery, sidesOf, writeQuery } from "./address.ts";
import { useOdds, useWay, type Way } from "./ask.ts";
import { FromTable } from "./FromTable.tsx";
import { PLAIN } from "./plain.tsx";
import { Results } from "./Results.tsx";

/** Of numbers that an option may be, so many are offered. */
const NUMBERS = 4;

interface Opened {
  readonly games: readonly OddsGame[];
  readonly game: OddsGame;
  readonly editor: FleetEditor;
}

/** The game that the address names, or the first one that has odds, and how its fleets are put together. */
async function opened(slug: string | null): Promise<Opened> {
  const games = await get<OddsGame[]>("/api/odds");
  const game = games.find((one) => one.game === slug) ?? games[0]!;
  const ask = (fleets: readonly string[]): Promise<BattleOdds> => get<BattleOdds>(`/api/odds/${game.game}?${writeQuery(sidesOf(fleets))}`);
  const own = await gameOdds(game.game);
  return { games, game, editor: own ? await own.open(ask) : PLAIN };
}

export function OddsScreen(): JSX.Element {
  const slug = query.value.get("game");
  const [open, set] = useState<Opened | null>(null);
  const [problem, tell] = useState("");
  useEffect(() => {
    if (slug !== null && open?.game.game === slug) return; // the address names what was opened without a name
    opened(slug).then(set, () => tell(say("odds-failed")));
  }, [slug]);
  if (!open || !ready(open.game.game)) {
    return <main class="stack page page-note" id="main"><p role="status">{problem || say("loading")}</p></main>;
  }
  return <Page {...open} key={open.game.game} />;
}

function Page({ games, game: { game, options, sides: most }, editor }: Opened): JSX.Element {
  const of = words(game);
  const sides = useMemo(
    () => readQuery(query.value, options, most) ?? sidesOf(editor.first),
    [query.value],
  );
  const last = sides.length - 1;
  const [wanted, look] = useState(last);
  const other = wanted >= 1 && wanted <= last ? wanted : last;
  const tidy = sides.map((side) => ({ ...side, fleet: editor.tidy(side.fleet) }));
  const complete = tidy.every(({ fleet }) => fleet !== "");
  const path = complete ? `/api/odds/${game}?${writeQuery(tidy, options)}&help=true` : "";
  const [left, leave] = useState("");
  const asked = useOdds(path === left ? "" : path, game);
  const way = useWay(path, asked.busy);
  const stop = (): void => { way.stop(); leave(path); };
  const again = (): void => { way.again(); leave(""); };
  // What is on the screen may still be of other fleets, but not of more or fewer.
  const kept = useRef(asked.odds);
  if (asked.odds) kept.current = asked.odds;
  const odds = complete && !asked.problem && kept.current?.sides.length === sides.length ? kept.current : null;
  // Stopped before there was anything to see: that is said where it would have stood, with the way on.
  const blank = way.stopped && !odds;
  const put = (all: readonly OddsSide[]): void => go(pageOf(game, all.map((side) => ({ ...side, fleet: editor.tidy(side.fleet) })), options), { replace: true });
  const set = (place: number, change: Partial<OddsSide>): void => put(sides.map((one, n) => (n === place ? { ...one, ...change } : one)));
  const choose = (place: number, name: string, value: string): void => set(place, { options: { ...sides[place]!.options, [name]: value } });
  const add = (): void => {
    put([sides[0]!, { fleet: editor.added, options: {} }, ...sides.slice(1)]);
    look(1);
  };
  const drop = (place: number): void => {
    put(sides.filter((_, n) => n !== place));
    look(last - 1);
  };
  const who = sides.map((_, place) => ({ name: nameOf(place, last), colour: colourOf(place, last) }));
  const names = who.map(({ name }) => name);
  const { Fleets, Fleet } = editor;
  return (
    <main class="page od" id="main">
      <div class="od-head">
        <div>
          <h1 class="display">{say("odds-title")}</h1>
          <p class="soft" role="status">{blank ? "" : complete ? method(odds, asked.problem) : of.say("odds-empty")}</p>
        </div>
        {!blank && <Waiting way={way} told="odds-stopped" stop={stop} again={again} />}
        {games.length > 1
          ? <Segment label={say("odds-game")} value={game} choices={games.map((one) => ({ value: one.game, label: gameName(one.game) }))} change={(one) => go(`/odds?game=${one}`, { replace: true })} />
          : <span class="tag">{gameName(game)}</span>}
      </div>
      <section class="panel stack od-fleets" aria-label={say("odds-fleets")}>
        <header>
          <span data-seat={who[0]!.colour}><Sigil colour={who[0]!.colour} /><b>{names[0]}</b></span>
          {last === 1 && <button type="button" class="btn btn-ghost btn-sm btn-icon" aria-label={say("odds-swap")} title={say("odds-swap")} disabled={editor.neutral(sides[1]!.fleet)} onClick={() => put([...sides].reverse())}><Icon name="i-swap" /></button>}
          <span data-seat={who[other]!.colour}><b>{names[other]}</b><Sigil colour={who[other]!.colour} /></span>
        </header>
        {last > 1 && (
          <>
            <Segment label={say("odds-others")} value={other} choices={names.slice(1).map((name, n) => ({ value: n + 1, label: name }))} change={look} />
            <p class="row dim od-order">{say("odds-many")} <button type="button" class="btn btn-ghost btn-sm" onClick={() => drop(other)}><Icon name="i-x" size="sm" />{say("odds-drop", { name: names[other]! })}</button></p>
          </>
        )}
        <Fleets sides={sides} who={who} places={[0, other]} words={of} set={(place, fleet) => set(place, { fleet })} />
        {options.filter(({ whole }) => whole).map((option) => <Choose key={option.name} option={option} side={sides[0]!} name="" words={of} set={(value) => choose(0, option.name, value)} />)}
        {[0, other].filter((place) => !editor.neutral(sides[place]!.fleet)).map((place) => (
          <div class="stack od-how" key={place} data-seat={who[place]!.colour}>
            {Fleet && <Fleet fleet={sides[place]!.fleet} who={who[place]!} words={of} set={(fleet) => set(place, { fleet })} />}
            {options.filter(({ whole }) => !whole).map((option) => <Choose key={option.name} option={option} side={sides[place]!} name={names[place]!} words={of} set={(value) => choose(place, option.name, value)} />)}
          </div>
        ))}
        <footer>
          {sides.length < most && <button type="button" class="btn btn-ghost btn-sm" onClick={add}><Icon name="i-plus" size="sm" />{say("odds-add")}</button>}
          <ShareButton />
        </footer>
        <FromTable game={game} take={(fleets) => go(pageOf(game, sidesOf(fleets)), { replace: true })} />
      </section>
      {odds
        ? <Results odds={odds} sides={who} busy={asked.busy} words={of} />
        : (
          <section class="panel stack od-result od-none">
            {blank ? <Waiting way={way} told="odds-stopped-none" stop={stop} again={again} /> : <p>{complete ? asked.problem || say("loading") : of.say("odds-empty")}</p>}
          </section>
        )}
    </main>
  );
}

/** How far it is, and the button that stops it; once it was stopped, the one that begins anew. */
function Waiting({ way, told, stop, again }: { readonly way: Way; readonly told: string; stop(): void; again(): void }): JSX.Element | null {
  if (way.stopped) {
    return <p class="row od-wait" role="status">{say(told)}<button type="button" class="btn btn-sm" onClick={again}>{say("odds-go-on")}</button></p>;
  }
  if (way.share === null) return null;
  return (
    <p class="row od-wait">
      <progress max="1" value={way.share} aria-label={say("odds-working")} />
      {say("odds-worked-out", { share: Math.round(way.share * 100) })}
      <button type="button" class="btn btn-sm" onClick={stop}><Icon name="i-x" size="sm" />{say("odds-stop")}</button>
    </p>
  );
}

/** Who came last attacks, who was there first defends; the others have numbers. */
const nameOf = (place: number, last: number): string => (place === 0 ? say("odds-attacker") : place === last ? say("odds-defender") : say("odds-side", { number: place + 1 }));
const colourOf = (place: number, last: number): number => (place === 0 ? 2 : place === last ? 1 : place + 2);

function method(odds: BattleOdds | null, problem: string): string {
  if (!odds) return problem || say("loading");
  return odds.method === "exact" ? say("odds-exact") : say("odds-sampled", { count: odds.samples });
}

interface Chosen {
  readonly option: OddsOption;
  readonly side: OddsSide;
  readonly name: string;
  readonly words: Speaks;
  set(value: string): void;
}

/** One option of a side by the game's own words; the default is not kept. */
function Choose({ option: { name: option, values, most }, side, name, words: of, set }: Chosen): JSX.Element {
  const numbers = Array.from({ length: Math.min(NUMBERS, most + 1) }, (_, n) => n);
  const told = (key: string, otherwise: string, args = {}): string => (of.has(key) ? of.say(key, args) : otherwise);
  const label = told(`odds-option-${option}`, `${name} ${option}`.trim(), { name });
  const choices = [
    ...values.map((value) => ({ value, label: told(`odds-option-${option}-${value}`, value) })),
    ...numbers.map((number) => ({
      value: String(number), label: told(`odds-option-${option}-number`, String(number), { number }),
      name: told(`odds-option-${option}-number-long`, String(number), { number }),
    })),
  ];
  return (
    <>
      <span class="label">{label}</span>
      <Segment label={label} value={side.options[option] || values[0]!} choices={choices} change={(value) => set(value === values[0] ? "" : value)} />
    </>
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
