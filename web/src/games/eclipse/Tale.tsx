/** A battle told step by step: whose turn, at whom, what is needed, the dice, and what each of them did. */

import { Fragment, type ComponentChildren, type JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { Icon } from "../../shell/Icon.tsx";
import { pace, PACES, setPace, type Pace } from "../../shell/pace.ts";
import { MiniSigil } from "../../shell/Sigil.tsx";
import { stillness } from "../../shell/theme.ts";
import type { BoardProps, Speaks } from "../types.ts";
import { battleNow } from "./battle.ts";
import { sectorName } from "./labels.ts";
import { blowsOf, hits, stepsIn, stepsOf, sumOf, type Blow, type Cast, type Fought } from "./tale.ts";
import { goOn, playing, tellAgain, tellAll, tellTo, toggle, told } from "./telling.ts";
import { SHIP_ICON, zonesOf, type ShipType } from "./zones.ts";

/** The symbol of a ship, or of what guards a hex. */
export const iconOf = (ship: string): string => (ship === "ancient" || ship === "gcds" ? `s-${ship}` : SHIP_ICON[ship as ShipType]);

export const shipName = (words: Speaks, ship: string): string =>
  ship === "ancient" || ship === "gcds" ? words.say(`guard-${ship}`) : ship === "population" ? words.say("eclipse-tale-population") : words.name(ship, "ship");

/** The seat of a side that an event names; null for guards. */
export function seatOf(side: string): number | null {
  const read = /^seat (\d+)$/.exec(side);
  return read ? Number(read[1]) : null;
}

/** A side by name. */
export function sideCalled({ words, info }: Pick<BoardProps, "words" | "info">, side: string): string {
  const seat = seatOf(side);
  if (seat !== null) return info.seats[seat]?.name ?? "";
  return words.say(side === "ancient" ? "guard-ancients" : "guard-gcds");
}

const colourOf = ({ info }: Pick<BoardProps, "info">, side: string): number | undefined => {
  const seat = seatOf(side);
  return seat === null ? undefined : info.seats[seat]?.colour;
};

/** The mark of a side: its sigil, or the symbol of guards. */
export function SideMark({ side, ...props }: Pick<BoardProps, "info"> & { readonly side: string }): JSX.Element {
  const colour = colourOf(props, side);
  return colour === undefined ? <Icon name={iconOf(side)} size="sm" class="ec-guard" /> : <MiniSigil colour={colour} />;
}

/** A die that was cast: hit, missed, still to be assigned, or not told yet. `now`: the one that a replay has come to. */
export function CastDie({ cast, words, state, now = false }: {
  readonly cast: Cast; readonly words: Speaks; readonly state: "hit" | "miss" | "open" | "later"; readonly now?: boolean;
}): JSX.Element {
  const said = words.say(`dice-${cast.colour}-${cast.value}`);
  const known = state === "hit" || state === "miss";
  return (
    <span class={now ? `ec-cast is-${state} is-now` : `ec-cast is-${state}`} role="img" aria-current={now || undefined} aria-label={known ? words.say(`eclipse-tale-die-${state}`, { die: said }) : said} title={said}>
      <Icon name={`d-${cast.value}`} style={{ color: `var(--c-die-${cast.colour})` }} />
    </span>
  );
}

const several = (words: Speaks, ship: string, count: number): string => (count > 1 ? `${count} × ${shipName(words, ship)}` : shipName(words, ship));

/** The dice of a blow that are still to be assigned, by their places. */
function openDice({ doc }: BoardProps, battle: Fought, blow: Blow): ReadonlySet<number> {
  const zone = battleNow(zonesOf(doc));
  const found = new Set<number>();
  if (battle.over || zone?.hex !== battle.sector || blowsOf(battle).at(-1) !== blow) return found;
  for (const die of zone.dice ?? []) {
    const at = blow.dice.findLastIndex((cast, n) => !found.has(n) && cast.hit === null && `${cast.colour} ${cast.value}` === die);
    if (at >= 0) found.add(at);
  }
  return found;
}

/** What the dice did, those that did the same told once. */
function effects(words: Speaks, blow: Blow, shown: number, open: ReadonlySet<number>): readonly { readonly key: string; readonly text: ComponentChildren }[] {
  const found = new Map<string, { readonly text: (many: string) => ComponentChildren; count: number }>();
  const add = (key: string, text: (many: string) => ComponentChildren) => {
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { text, count: 1 });
  };
  blow.dice.slice(0, shown).forEach((cast, n) => {
    const sum = cast.value === 6 ? words.say("eclipse-tale-six") : cast.value === 1 ? words.say("eclipse-tale-one") : sumOf(blow, cast);
    if (open.has(n)) add(`open ${sum}`, (many) => <>{many}{sum}: {words.say("eclipse-b-course-open")}</>);
    else if (cast.hit?.destroyed) {
      const { ship, count } = cast.hit;
      add(`gone ${n}`, () => <>{sum}: {words.say("eclipse-tale-damage", { count })}, <b class="bad">{words.say("eclipse-tale-gone", { ship: shipName(words, ship) })}</b></>);
    } else if (cast.hit) {
      const { ship, count, damage, hull } = cast.hit;
      const told = hull ? words.say("eclipse-tale-hurt", { count, ship: shipName(words, ship), damage, hull }) : words.say("eclipse-b-course-hit", { ship: shipName(words, ship), count });
      add(`hurt ${n}`, () => <>{sum}: {told}</>);
    } else if (hits(blow, cast)) add(`fit ${sum}`, (many) => <>{many}{sum}: {words.say("eclipse-tale-hits")}</>);
    else if (cast.value === 1) add(`miss ${sum}`, (many) => <>{many}{sum}</>);
    else {
      const spare = blow.needs.length > 0 && blow.needs.every(({ value }) => cast.value >= value);
      add(`miss ${sum}`, (many) => <>{many}{sum}: {words.say(spare ? "eclipse-tale-spare" : "eclipse-b-course-none")}</>);
    }
  });
  return [...found].map(([key, { text, count }]) => ({ key, text: text(count > 1 ? `${count} × ` : "") }));
}

function BlowLine({ battle, blow, shown, now, ...props }: BoardProps & { readonly battle: Fought; readonly blow: Blow; readonly shown: number; readonly now: boolean }): JSX.Element {
  const { words } = props;
  const open = openDice(props, battle, blow);
  const aims = blow.needs.map(({ ship, value }) => words.say("eclipse-tale-needs", { ship: shipName(words, ship), value }));
  const away = blow.kind === "turn" || blow.kind === "leave" ? words.say(blow.kind === "turn" ? "eclipse-b-leaving" : "eclipse-b-course-gone", { sector: sectorName(words, blow.target) })
    : blow.kind === "stalemate" ? words.say("eclipse-tale-stalemate") : null;
  return (
    <li class={["ec-blow", now && "is-now", shown === 0 && "is-later"].filter(Boolean).join(" ")} data-seat={colourOf(props, blow.side)}>
      <span class="ec-order" title={words.say("eclipse-tale-order", { initiative: blow.initiative ?? "" })}>{blow.initiative ?? ""}</span>
      <SideMark {...props} side={blow.side} />
      <span class="ec-blow-who">
        <span class="sr">{sideCalled(props, blow.side)}: </span>
        <b>{blow.ship ? several(words, blow.ship, blow.count) : sideCalled(props, blow.side)}</b>
        {aims.length > 0 && <small>{words.say("eclipse-tale-at", { aims: aims.join(", ") })}</small>}
      </span>
      <span class="ec-casts">{blow.dice.map((cast, n) => <CastDie key={n} cast={cast} words={words} state={n >= shown ? "later" : open.has(n) ? "open" : hits(blow, cast) ? "hit" : "miss"} now={now && props.moment?.part === n} />)}</span>
      {shown > 0 && <p>{away ?? effects(words, blow, shown, open).map(({ key, text }, n) => <span key={key}>{n > 0 && "; "}{text}</span>)}</p>}
    </li>
  );
}

/** The blows of a battle, as far as they are told; what a replay has still to come to at its step stands dimmed. */
export function Blows({ battle, shown, latest: most, ...props }: BoardProps & { readonly battle: Fought; readonly shown: number; readonly latest?: number }): JSX.Element {
  const { words } = props;
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const now = list.current?.querySelector<HTMLElement>(".is-now, .ec-blow:last-child");
    if (list.current && now) list.current.scrollTop = now.offsetTop - list.current.offsetTop - list.current.clientHeight * 0.6;
  }, [shown]);
  let before = 0;
  let heading = "";
  const lines = blowsOf(battle).map((blow) => {
    const from = before;
    before += stepsIn(blow);
    const duel = battle.duels.find(({ blows }) => blows.includes(blow));
    const title = [
      battle.duels.length > 1 && duel ? words.say("eclipse-tale-duel", { attacker: sideCalled(props, duel.attacker), defender: sideCalled(props, duel.defender) }) : "",
      !duel ? words.say("eclipse-tale-siege") : blow.bout === null ? "" : blow.bout ? words.say("eclipse-b-bout", { number: blow.bout }) : words.say("eclipse-b-missiles"),
    ].filter(Boolean).join(" · ");
    const opens = title !== "" && title !== heading;
    if (title) heading = title;
    return { blow, from, title: opens ? title : "", shown: Math.max(0, Math.min(stepsIn(blow), shown - from)) };
  });
  const begun = lines.filter((line) => line.shown > 0);
  const latest = begun.at(-1);
  const visible = props.moment ? lines : most ? begun.slice(-most) : begun;
  return (
    <ol class="ec-tale" ref={list} tabIndex={most ? undefined : 0} aria-label={words.say("eclipse-b-course")}>
      {visible.map((line) => (
        <Fragment key={line.blow.n}>
          {line.title && !most && <li class="ec-tale-head label">{line.title}</li>}
          <BlowLine {...props} battle={battle} blow={line.blow} shown={line.shown} now={line === latest && (Boolean(props.moment) || shown < stepsOf(battle))} />
        </Fragment>
      ))}
      {visible.length === 0 && <li class="ec-none">{words.say("eclipse-tale-begins")}</li>}
    </ol>
  );
}

/** Who fights whom, with what is left to them. */
function Against({ battle, ...props }: BoardProps & { readonly battle: Fought }): JSX.Element | null {
  const { words } = props;
  if (!battle.entrants.length) return null;
  return (
    <p class="ec-against">
      {battle.entrants.map(({ side, ships }, place) => (
        <span key={side} data-seat={colourOf(props, side)}>
          {place > 0 && <i>{words.say("eclipse-tale-versus")}</i>}
          <SideMark {...props} side={side} /> <b>{sideCalled(props, side)}</b>{" "}
          {Object.entries(ships).map(([ship, count]) => several(words, ship, count)).join(", ")}
        </span>
      ))}
    </p>
  );
}

/** A battle as far as it is told, under its name; what goes on with it stands below. */
export function Account({ battle, shown, children, ...props }: BoardProps & { readonly battle: Fought; readonly shown: number; readonly children?: ComponentChildren }): JSX.Element {
  const { words } = props;
  const name = sectorName(words, battle.sector);
  return (
    <section class="stack ec-telling" aria-label={words.say("table-battle", { sector: name })}>
      <header>
        <b>{name}</b>
        <span class="dim">{words.say("eclipse-tale-step", { step: shown, of: stepsOf(battle) })}</span>
      </header>
      <Against {...props} battle={battle} />
      <Blows {...props} battle={battle} shown={shown} />
      {children}
    </section>
  );
}

/** A battle with everything that its telling needs: pace, pause, step by step, skip, again. `end` closes it. */
export function Telling({ battle, end, ...props }: BoardProps & { readonly battle: Fought; end?(): void }): JSX.Element {
  const { words, info } = props;
  const shown = told(info.id, battle);
  const steps = stepsOf(battle);
  const runs = playing(info.id, battle);
  const speed = pace.value;
  useEffect(() => goOn(info.id, battle), [battle.n, shown, steps, runs, speed, battle.over]);
  const done = shown >= steps;
  const still = stillness();
  return (
    <Account {...props} battle={battle} shown={shown}>
      <div class="row ec-tale-acts">
        <button type="button" class="btn btn-ghost btn-sm btn-icon" aria-label={words.say("eclipse-tale-again")} title={words.say("eclipse-tale-again")} onClick={() => tellAgain(info.id, battle)}><Icon name="i-undo" size="sm" /></button>
        <button type="button" class="btn btn-ghost btn-sm btn-icon" aria-label={words.say("eclipse-tale-back")} title={words.say("eclipse-tale-back")} disabled={shown === 0} onClick={() => tellTo(info.id, battle, shown - 1)}><Icon name="i-back" size="sm" /></button>
        {!still && (
          <button type="button" class="btn btn-ghost btn-sm btn-icon" aria-label={words.say(runs ? "eclipse-tale-pause" : "eclipse-tale-play")} title={words.say(runs ? "eclipse-tale-pause" : "eclipse-tale-play")} onClick={() => toggle(info.id, battle)}><Icon name={runs ? "i-pause" : "i-play"} size="sm" /></button>
        )}
        <button type="button" class="btn btn-ghost btn-sm btn-icon" aria-label={words.say("eclipse-tale-on")} title={words.say("eclipse-tale-on")} disabled={done} onClick={() => tellTo(info.id, battle, shown + 1)}><Icon name="i-fwd" size="sm" /></button>
        {!still && <PaceChoice words={words} />}
        {end
          ? <button type="button" class="btn btn-sm foot-end" onClick={() => { tellAll(info.id, battle); end(); }}>{words.say(done ? "eclipse-tale-close" : "eclipse-tale-skip")}</button>
          : !done && <button type="button" class="btn btn-sm foot-end" onClick={() => tellAll(info.id, battle)}>{words.say("eclipse-tale-skip")}</button>}
      </div>
    </Account>
  );
}

/** How fast it goes, by a list that opens: it stands in a narrow row. */
function PaceChoice({ words }: { readonly words: Speaks }): JSX.Element {
  return (
    <select class="field ec-pace" aria-label={words.say("pace-label")} value={pace.value} onChange={(event) => setPace(event.currentTarget.value as Pace)}>
      {PACES.map((one) => <option key={one} value={one}>{words.say(`pace-${one}`)}</option>)}
    </select>
  );
}

