/** My finished games, each a door to its replay. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { api } from "../net/api.ts";
import type { TableInfo } from "../net/wire.ts";
import { OpenFile } from "../replay/OpenFile.tsx";
import { endingText, playedOut, ranked } from "../shell/ending.ts";
import { Icon } from "../shell/Icon.tsx";
import { gameName, hasPoints, leaverName, seatName } from "../shell/seats.ts";
import { Sigil } from "../shell/Sigil.tsx";
import { toastProblem } from "../shell/Toast.tsx";
import { moment, number, say, words } from "../words.ts";
import { Cover } from "./Cover.tsx";

const PAGE = 100;

export function FinishedScreen(): JSX.Element {
  const found = useSignal<readonly TableInfo[] | null>(null);
  const more = useSignal(false);
  const load = (before?: number): void => {
    api.finished(before).then((tables) => {
      found.value = [...(found.value ?? []), ...tables];
      more.value = tables.length >= PAGE;
    }, toastProblem);
  };
  useEffect(() => load(), []);
  const tables = found.value;
  return (
    <main class="page finished" id="main">
      <h1 class="display page-title">{say("finished-title")}</h1>
      <OpenFile />
      {tables === null && <p role="status">{say("loading")}</p>}
      {tables?.length === 0 && (
        <div class="row table-none panel"><p>{say("finished-none")}</p><a class="btn btn-sm" href="/">{say("to-lobby")}</a></div>
      )}
      {tables && tables.length > 0 && <ul class="table-rows panel">{tables.map((table) => <Row table={table} key={table.id} />)}</ul>}
      {more.value && tables && (
        <button type="button" class="btn finished-more" onClick={() => load(tables[tables.length - 1]!.moved)}>{say("finished-more")}</button>
      )}
    </main>
  );
}

function Row({ table }: { table: TableInfo }): JSX.Element {
  const { result } = table;
  const seats = table.seats.map((seat) => seat.seat);
  const order = (result ? ranked(result, seats) : seats).map((seat) => table.seats[seat]!);
  const points = result !== null && playedOut(result) && hasPoints(result); // how it stood when it was cut short is no score
  const won = table.seats.some((seat) => seat.mine && result?.winners.includes(seat.seat));
  return (
    <li class="table-row finished-row">
      <span class="row-cover"><Cover game={table.game} /></span>
      <span class="row-name"><b>{table.name}</b><small>{gameName(table.game)} · {moment(table.moved)}</small>{result && !playedOut(result) && <small class="finished-how">{endingText(words(), result, leaverName(table, result))}</small>}</span>
      <ol class="finished-scores">
        {order.map((seat) => (
          <li key={seat.seat} class={result?.winners.includes(seat.seat) ? "is-winner" : ""}>
            <Sigil colour={seat.colour} size="sm" />
            <span class="host-name">{seatName(seat)}</span>
            <b>{points ? number(result.scores[seat.seat] ?? 0) : ""}</b>
          </li>
        ))}
      </ol>
      <span class="finished-won">{won && <span class="tag tag-good"><Icon name="i-check" size="sm" />{say("finished-won")}</span>}</span>
      <a class="btn btn-sm" href={`/replay/${table.id}`} aria-label={say("finished-replay-of", { name: table.name })}>
        <Icon name="i-play" size="sm" />{say("finished-replay")}
      </a>
    </li>
  );
}
