/** The lobby: who waits for me, my games, open tables, and a new game. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { api } from "../net/api.ts";
import { me, tables, watchLobby } from "../net/store.ts";
import type { TableInfo } from "../net/wire.ts";
import { Icon } from "../shell/Icon.tsx";
import { useNow } from "../shell/now.ts";
import { seatName } from "../shell/seats.ts";
import { say, span, spanLong } from "../words.ts";
import { GameCard } from "./GameCard.tsx";
import { NewGame } from "./NewGame.tsx";
import { OpenTables } from "./OpenTables.tsx";
import { Orrery, type Body } from "./Orrery.tsx";
import { byUrgency, dayPart, isMyMove } from "./urgency.ts";

const finished = signal<number | null>(null);

export function Lobby(): JSX.Element {
  const known = tables.value;
  useEffect(() => {
    api.finished().then((found) => { finished.value = found.length; }, () => undefined);
    return watchLobby();
  }, []);
  const mine = byUrgency(known?.mine ?? []);
  return (
    <main class="page lobby" id="main">
      <Hero mine={mine} known={known !== null} />
      <div class="left">
        {known && (mine.length > 0 || (finished.value ?? 0) > 0) && <MyGames mine={mine} />}
        {known && mine.length === 0 && !finished.value && <NoGames />}
        {known && <OpenTables open={known.open.filter((table) => !table.seats.some((seat) => seat.mine))} />}
      </div>
      <NewGame />
    </main>
  );
}

/** Until when I must answer, in this page's time; null without a clock. */
export function deadlineOf(table: TableInfo): number | null {
  return table.deadline === null || !tables.value ? null : tables.value.at + table.deadline;
}

function due(table: TableInfo, now: number): string {
  if (isMyMove(table)) {
    const end = deadlineOf(table);
    return end === null ? say("due-mine") : span(end - now);
  }
  if (table.state === "open") return say("due-open");
  const awaited = table.seats.filter((seat) => table.waiting.includes(seat.seat)).map(seatName);
  return awaited.length === 1 ? say("due-waiting", { name: awaited[0] }) : say("due-others");
}

function Hero({ mine, known }: { mine: readonly TableInfo[]; known: boolean }): JSX.Element {
  const now = useNow();
  const part = dayPart(new Date(now).getHours());
  const moves = mine.filter(isMyMove);
  const first = moves[0] ?? null;
  const end = first ? deadlineOf(first) : null;
  const bodies: Body[] = mine.slice(0, 5).map((table) => ({ table, title: table.name, due: due(table, now) }));
  return (
    <section class="hero" aria-labelledby="greeting">
      <div class="hero-text">
        <h1 class="display" id="greeting">{say(`greeting-${part}`, { name: me.value?.name ?? "" })}</h1>
        {known && (
          <p>
            {first ? say("hero-wait", { count: moves.length }) : say(mine.length === 0 && finished.value === 0 ? "hero-empty" : "hero-none")}
            {end !== null && <> {say("hero-clock")} <b>{spanLong(end - now, "after")}</b>.</>}
          </p>
        )}
        {first && <a class="btn btn-primary" href={`/table/${first.id}`}>{say("hero-go", { name: first.name })}</a>}
        {known && mine.length === 0 && (
          <a class="btn btn-strong" href="/first"><Icon name="i-book" />{say("hero-first")}</a>
        )}
      </div>
      <Orrery bodies={bodies} />
    </section>
  );
}

function MyGames({ mine }: { mine: readonly TableInfo[] }): JSX.Element {
  const now = useNow();
  const moves = mine.filter(isMyMove).length;
  const others = mine.length - moves;
  return (
    <section aria-labelledby="games">
      <h2 class="sec" id="games">
        {say("my-games")}
        <small>
          {[moves ? say("my-games-mine", { count: moves }) : "", others ? say("my-games-others", { count: others }) : ""].filter(Boolean).join(" · ")}
        </small>
      </h2>
      <div class="game-cards">
        {mine.map((table) => <GameCard table={table} now={now} deadline={deadlineOf(table)} key={table.id} />)}
        {finished.value !== 0 && <a class="game-card more" href="/finished">
          <Icon name="i-log" />
          <b>{finished.value === null ? say("finished-link") : say("finished-count", { count: finished.value })}</b>
          <small class="dim">{say("finished-about")}</small>
        </a>}
      </div>
    </section>
  );
}

function NoGames(): JSX.Element {
  return (
    <section class="none panel" aria-labelledby="games">
      <h2 class="sec" id="games">{say("no-games")}</h2>
      <ol class="none-steps">
        <li><b>{say("none-first")}</b><span>{say("none-first-text")}</span><a class="btn btn-sm" href="/first">{say("none-first-act")}</a></li>
        <li><b>{say("none-friends")}</b><span>{say("none-friends-text")}</span></li>
        <li><b>{say("none-join")}</b><span>{say("none-join-text")}</span></li>
      </ol>
    </section>
  );
}

