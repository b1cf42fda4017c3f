/** A new game in three steps: which one, who sits there, how fast. Everything else waits under Options. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { api } from "../net/api.ts";
import { games, me } from "../net/store.ts";
import type { Clock, GameInfo } from "../net/wire.ts";
import { go } from "../router.ts";
import { Icon } from "../shell/Icon.tsx";
import { roving } from "../shell/keys.ts";
import { Segment } from "../shell/Segment.tsx";
import { botAbout, botName, clockText, crewName, gameName, optionName, optionValue, PACE_ICONS } from "../shell/seats.ts";
import { Sigil } from "../shell/Sigil.tsx";
import { Switch } from "../shell/Switch.tsx";
import { toastProblem } from "../shell/Toast.tsx";
import { say, spanLong, words } from "../words.ts";
import { Cover } from "./Cover.tsx";
import { asTable, BUDGETS, clockOf, DECISION_CLOCKS, fresh, hasOpenSeats, regame, repace, resize, seat, type Draft, type Pace } from "./draft.ts";

const PACES: readonly Pace[] = ["live", "mail", "hotseat"];

/** The colour that a seat will have: mine if I like one, then the others in order. */
export function coloursFor(count: number, mine: number | null | undefined): number[] {
  const own = mine ?? 1;
  return [own, ...[1, 2, 3, 4, 5, 6, 7, 8].filter((one) => one !== own)].slice(0, count);
}

export function NewGame(): JSX.Element | null {
  const draft = useSignal<Draft | null>(null);
  const details = useSignal(false);
  const busy = useSignal(false);
  const first = games.value[0];
  useEffect(() => {
    if (!draft.value && first) draft.value = fresh(first);
  }, [first]);
  const game = games.value.find((one) => one.slug === draft.value?.game);
  if (!draft.value || !game) return null;
  const now = draft.value;
  const change = (next: Draft): void => { draft.value = next; };
  const open = (): void => {
    busy.value = true;
    api.open(asTable(now, (number) => say("person-number", { number })))
      .then((table) => go(`/table/${table.id}`), (thrown) => toastProblem(thrown, game.slug))
      .finally(() => { busy.value = false; });
  };
  return (
    <section class="stack wiz panel" aria-labelledby="new-game">
      <h2 class="sec" id="new-game">{say("new-game")}</h2>
      <StepBox number={1} label={say("wiz-game")}>
        <Games chosen={game} choose={(one) => change(regame(now, one))} />
      </StepBox>
      <StepBox number={2} label={say("wiz-seats", { count: now.seats.length, most: game.most })}>
        <Seats draft={now} game={game} change={change} />
      </StepBox>
      <StepBox number={3} label={say("wiz-pace")}>
        <Segment
          label={say("wiz-pace")} value={now.pace} change={(pace) => change(repace(now, game, pace))}
          choices={PACES.map((pace) => ({ value: pace, label: <><Icon name={PACE_ICONS[pace]} size="sm" /> {say(`pace-${pace}.title`)}</> }))}
        />
        <p class="wiz-hint">{say(`pace-${now.pace}.about`)}</p>
        {hasOpenSeats(now) && <p class="wiz-hint wiz-clock"><Icon name="i-clock" size="sm" /><span>{clockLine(clockOf(now, game))}</span></p>}
      </StepBox>
      {details.value && <Details draft={now} game={game} change={change} />}
      <div class="wiz-foot">
        <span class="dim">{summary(now, game)}</span>
        <button type="button" class="linkish" aria-expanded={details.value} onClick={() => { details.value = !details.value; }}>
          {say(details.value ? "wiz-less" : "wiz-options")}
        </button>
        <button type="button" class="btn btn-strong" disabled={busy.value} onClick={open}>
          {say(hasOpenSeats(now) ? "wiz-open" : "wiz-start")}
        </button>
      </div>
    </section>
  );
}

function summary(draft: Draft, game: GameInfo): string {
  const parts = Object.entries(draft.options).map(([option, value]) => optionValue(draft.game, option, value));
  parts.push(clockText(clockOf(draft, game)) || say("clock-none"));
  return parts.join(" · ");
}

/** What becomes of somebody who does not answer. */
function clockLine(clock: Clock): string {
  const times = { decision: spanLong((clock.decision ?? 0) * 1000), budget: spanLong((clock.budget ?? 0) * 1000) };
  return say(clock.decision ? "wiz-clock-each" : clock.budget ? "wiz-clock-all" : "wiz-clock-none", times);
}

function StepBox({ number, label, children }: { number: number; label: string; children: ComponentChildren }): JSX.Element {
  return (
    <div class="wiz-step">
      <span class="wiz-number" aria-hidden="true">{number}</span>
      <div>
        <h3 class="label">{label}</h3>
        {children}
      </div>
    </div>
  );
}

function Games({ chosen, choose }: { chosen: GameInfo; choose: (game: GameInfo) => void }): JSX.Element {
  return (
    <div class="game-choice">
      <div class="game-tiles" role="radiogroup" aria-label={say("wiz-game")} onKeyDown={(event) => roving(event, "[role=radio]", true)}>
        {games.value.map((game) => (
          <button
            type="button" class="game-tile" role="radio" key={game.slug} aria-checked={game.slug === chosen.slug}
            tabIndex={game.slug === chosen.slug ? 0 : -1} onClick={() => choose(game)}
          >
            <span class="tile-cover"><Cover game={game.slug} /></span>
            <b>{gameName(game.slug)}</b>
            <small>{[say("game-seats", { least: game.least, most: game.most }), words().has(`game-${game.slug}.time`) ? say(`game-${game.slug}.time`) : ""].filter(Boolean).join(" · ")}</small>
          </button>
        ))}
      </div>
      <a class="game-tile learn" href="/first">
        <Icon name="i-book" />
        <b>{say("learn")}</b>
        <small>{say("learn-about")}</small>
      </a>
    </div>
  );
}

interface Editing {
  readonly draft: Draft;
  readonly game: GameInfo;
  readonly change: (draft: Draft) => void;
}

function Seats({ draft, game, change }: Editing): JSX.Element {
  const colours = coloursFor(draft.seats.length, me.value?.settings.colour);
  const hot = draft.pace === "hotseat";
  return (
    <>
      <ul class="seat-rows">
        {draft.seats.map((one, place) => {
          const bot = one.who.startsWith("bot:") ? one.who.slice(4) : null;
          const fixed = place === 0 && !hot;
          const title = bot ? crewName(place) : one.who === "open" ? say("seat-open") : say("seat-you");
          const about = bot ? say("seat-bot-level", { name: botName(bot), about: botAbout(bot) }) : one.who === "open" ? say(draft.listed ? "seat-open-listed" : "seat-open-private") : me.value?.name;
          return (
            <li key={place}>
              <Sigil colour={colours[place]!} size="sm" />
              {hot && one.who === "me"
                ? (
                  <input
                    class="field seat-name" value={one.name} maxLength={40} placeholder={say("person-number", { number: place + 1 })}
                    aria-label={say("seat-name", { number: place + 1 })} onInput={(event) => change(seat(draft, place, { name: event.currentTarget.value }))}
                  />
                )
                : <span class="seat-title"><b>{title}</b><small>{about}</small></span>}
              {fixed
                ? <span class="seat-mine"><Icon name="i-seat" size="sm" /></span>
                : (
                  <span class="seat-pick">
                    <span aria-hidden="true">{bot ? say("seat-bot-short", { level: game.bots.indexOf(bot) + 1 }) : say(hot ? "seat-person-here" : "seat-anyone")}<Icon name="i-down" size="sm" /></span>
                    <select
                      value={one.who} aria-label={say("seat-who", { number: place + 1 })}
                      onChange={(event) => change(seat(draft, place, { who: event.currentTarget.value }))}
                    >
                      {hot ? <option value="me">{say("seat-person-here")}</option> : <option value="open">{say("seat-anyone")}</option>}
                      {game.bots.map((name, level) => (
                        <option value={`bot:${name}`} key={name}>{say("seat-bot", { level: level + 1, name: botName(name) })}</option>
                      ))}
                    </select>
                  </span>
                )}
            </li>
          );
        })}
      </ul>
      {game.least < game.most && (
        <div class="seat-count">
          <button type="button" class="btn btn-ghost btn-sm" disabled={draft.seats.length <= game.least} onClick={() => change(resize(draft, game, -1))}>
            <Icon name="i-minus" size="sm" />{say("seat-less")}
          </button>
          <button type="button" class="btn btn-ghost btn-sm" disabled={draft.seats.length >= game.most} onClick={() => change(resize(draft, game, 1))}>
            <Icon name="i-plus" size="sm" />{say("seat-more")}
          </button>
        </div>
      )}
    </>
  );
}

function Details({ draft, game, change }: Editing): JSX.Element {
  const open = hasOpenSeats(draft);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "start" }), []); // opened by hand: to be read
  return (
    <div class="stack wiz-more" ref={box}>
      {Object.entries(game.options).map(([option, values]) => (
        <div class="stack field-row" key={option}>
          <label for={`option-${option}`}>{optionName(game.slug, option)}</label>
          <select
            class="field" id={`option-${option}`} value={draft.options[option]}
            onChange={(event) => change({ ...draft, options: { ...draft.options, [option]: event.currentTarget.value } })}
          >
            {values.map((value) => <option value={value} key={value}>{optionValue(game.slug, option, value)}</option>)}
          </select>
        </div>
      ))}
      <ClockField draft={draft} game={game} change={change} field="decision" times={DECISION_CLOCKS[draft.pace]} />
      <ClockField draft={draft} game={game} change={change} field="budget" times={BUDGETS[draft.pace]} />
      <div class="stack field-row">
        <label for="table-name">{say("wiz-name")}</label>
        <input class="field" id="table-name" value={draft.name} maxLength={40} placeholder={say("wiz-name-made-up")} onInput={(event) => change({ ...draft, name: event.currentTarget.value })} />
      </div>
      {open && <Toggle id="listed" on={draft.listed} change={(listed) => change({ ...draft, listed })} />}
      <Toggle id="watching" on={draft.watching} change={(watching) => change({ ...draft, watching })} />
      {open && draft.pace !== "hotseat" && <Toggle id="rated" on={draft.rated} change={(rated) => change({ ...draft, rated })} />}
    </div>
  );
}

function ClockField({ draft, game, change, field, times }: Editing & {
  readonly field: "decision" | "budget";
  readonly times: readonly number[];
}): JSX.Element {
  const clock = clockOf(draft, game);
  const now = clock[field];
  const offered = now && !times.includes(now) ? [...times, now].sort((a, b) => a - b) : times;
  return (
    <div class="stack field-row">
      <label for={`clock-${field}`}>{say(`wiz-clock-${field}`)}</label>
      <select
        class="field" id={`clock-${field}`} value={String(now ?? "")}
        onChange={(event) => change({ ...draft, clock: { ...clock, [field]: Number(event.currentTarget.value) || null } })}
      >
        <option value="">{say("clock-none")}</option>
        {offered.map((time) => <option value={String(time)} key={time}>{spanLong(time * 1000)}</option>)}
      </select>
    </div>
  );
}

function Toggle({ id, on, change }: { id: string; on: boolean; change: (on: boolean) => void }): JSX.Element {
  return (
    <div class="toggle">
      <span><b id={`${id}-name`}>{say(`wiz-${id}`)}</b><small id={`${id}-about`}>{say(`wiz-${id}.about`)}</small></span>
      <Switch on={on} change={change} labelledBy={`${id}-name`} describedBy={`${id}-about`} />
    </div>
  );
}
