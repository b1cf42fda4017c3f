import { signal } from "@preact/signals";
import type { JSX } from "preact";

import { api } from "../net/api.ts";
import type { SeatInfo, TableInfo } from "../net/wire.ts";
import { go } from "../router.ts";
import { Icon } from "../shell/Icon.tsx";
import { clockText, gameName, optionValue, PACE_ICONS, paceName, phaseText, seatName } from "../shell/seats.ts";
import { Sigil } from "../shell/Sigil.tsx";
import { toastProblem } from "../shell/Toast.tsx";
import { say } from "../words.ts";
import { Cover } from "./Cover.tsx";

const joining = signal<string | null>(null);

/** Tables that look for players. */
export function OpenTables({ open }: { open: readonly TableInfo[] }): JSX.Element {
  return (
    <section class="open-tables" aria-labelledby="open">
      <h2 class="sec" id="open">
        {say("open-tables")}
        {open.length > 0 && <small>{say("open-count", { count: open.length })}</small>}
      </h2>
      {open.length === 0
        ? <p class="row table-none panel">{say("open-none")}</p>
        : <ul class="table-rows panel">{open.map((table) => <Row table={table} key={table.id} />)}</ul>}
    </section>
  );
}

/** Whether nobody sits here yet: an open seat, or one that was left in the middle of the match. */
const isFree = (seat: SeatInfo): boolean => seat.kind === "open" || seat.free;

function Row({ table }: { table: TableInfo }): JSX.Element {
  const taken = table.seats.filter((seat) => !isFree(seat)).length;
  const host = table.seats.find((seat) => seat.kind === "person");
  const free = table.seats.find((seat) => seat.free); // an open one may be kept for somebody
  const about = [table.name, ...Object.entries(table.options).map(([option, value]) => optionValue(table.game, option, value))];
  const join = (): void => {
    if (!free || joining.value) return;
    joining.value = table.id;
    api.join(table.id, free.seat)
      .then(() => go(`/table/${table.id}`), (thrown) => toastProblem(thrown, table.game))
      .finally(() => { joining.value = null; });
  };
  return (
    <li class="table-row">
      <span class="row-cover"><Cover game={table.game} /></span>
      <span class="row-name"><b>{gameName(table.game)}</b><small>{about.join(" · ")}</small>{table.state === "playing" && <small class="row-playing">{say("open-playing", { where: phaseText(table).toLocaleLowerCase() || "none" })}</small>}</span>
      <span class="host">{host && <><Sigil colour={host.colour} size="sm" /><span class="host-name">{seatName(host)}</span></>}</span>
      <span class="pace"><Icon name={PACE_ICONS[table.pace]} size="sm" />{clockText(table.clock) || paceName(table.pace)}</span>
      <span class="dots" role="img" aria-label={say("seats-taken", { taken, count: table.seats.length })}>
        {table.seats.map((seat) => <i class={isFree(seat) ? "" : "f"} key={seat.seat} />)}
        <small aria-hidden="true">{taken}/{table.seats.length}</small>
      </span>
      <button type="button" class="btn btn-sm" disabled={joining.value === table.id} onClick={join} aria-label={say("join-table", { name: table.name })}>
        {say("join")}
      </button>
    </li>
  );
}
