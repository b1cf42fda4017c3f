import type { JSX } from "preact";

import type { TableInfo } from "../net/wire.ts";
import { Icon } from "../shell/Icon.tsx";
import { gameName, PACE_ICONS, paceName, phaseText, seatName } from "../shell/seats.ts";
import { Sigil } from "../shell/Sigil.tsx";
import { ago, say, span } from "../words.ts";
import { Cover } from "./Cover.tsx";
import { isMyMove } from "./urgency.ts";

/** One of my games: cover, where it stands, who sits there, whose move it is. */
export function GameCard({ table, now, deadline }: { table: TableInfo; now: number; deadline: number | null }): JSX.Element {
  const mine = isMyMove(table);
  return (
    <a class={mine ? "game-card mine" : "game-card"} href={`/table/${table.id}`}>
      <div class="game-cover"><Cover game={table.game} /><span class="game-title">{gameName(table.game)}</span></div>
      <div class="stack game-body">
        <div class="game-line">
          <b title={table.name}>{table.name}</b>
          <span class="tag"><Icon name={PACE_ICONS[table.pace]} size="sm" />{paceName(table.pace)}</span>
        </div>
        <div class="soft game-phase">{stands(table)}</div>
        <div class="game-foot">
          <span class="seats">
            {table.seats.map((seat) => <Sigil colour={seat.colour} size="sm" key={seat.seat} title={seatName(seat)} class={seat.kind === "open" ? "is-open" : ""} />)}
          </span>
          <Due table={table} now={now} deadline={deadline} />
        </div>
      </div>
    </a>
  );
}

function stands(table: TableInfo): string {
  if (table.state === "open") {
    const free = table.seats.filter((seat) => seat.kind === "open").length;
    return say("card-open", { count: free });
  }
  return phaseText(table) || say("card-playing");
}

function Due({ table, now, deadline }: { table: TableInfo; now: number; deadline: number | null }): JSX.Element {
  if (isMyMove(table)) {
    return (
      <span class="due is-mine">
        <Icon name="i-target" size="sm" />
        {say("your-move")}
        {deadline !== null && <b>{span(deadline - now)}</b>}
      </span>
    );
  }
  if (table.state === "open") return <span class="due"><Icon name="i-users" size="sm" />{say("due-open")}</span>;
  const awaited = table.seats.filter((seat) => table.waiting.includes(seat.seat));
  const who = awaited.length === 1 ? seatName(awaited[0]!) : say("due-others");
  return <span class="due"><Icon name="i-clock" size="sm" />{who}<b>{ago(table.moved, now)}</b></span>;
}
