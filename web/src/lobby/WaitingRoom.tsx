/** A table whose match has not begun: who sits there, links to the free seats, bots, leaving. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";

import { api } from "../net/api.ts";
import { games, retable } from "../net/store.ts";
import type { SeatInfo, TableInfo } from "../net/wire.ts";
import { go } from "../router.ts";
import { ConfirmDialog } from "../shell/Dialog.tsx";
import { Icon } from "../shell/Icon.tsx";
import { botName, clockText, gameName, optionName, optionValue, paceName, seatName } from "../shell/seats.ts";
import { Sigil } from "../shell/Sigil.tsx";
import { toastProblem } from "../shell/Toast.tsx";
import { say } from "../words.ts";
import { Cover } from "./Cover.tsx";
import { InviteDialog } from "./InviteDialog.tsx";

/** `side`: what stands beside it (the chat). */
export function WaitingRoom({ info, side }: { info: TableInfo; side?: ComponentChildren }): JSX.Element {
  const inviting = useSignal<number | null>(null);
  const leaving = useSignal(false);
  const busy = useSignal(false);
  const free = info.seats.filter((seat) => seat.kind === "open").length;
  const seated = info.seats.some((seat) => seat.mine);
  const run = (act: Promise<TableInfo | unknown>): void => {
    busy.value = true;
    act.then(
      (told) => { if (told && typeof told === "object" && "seats" in told) retable(told as TableInfo); },
      (thrown) => toastProblem(thrown, info.game),
    ).finally(() => { busy.value = false; });
  };
  const leave = (yes: boolean): void => {
    leaving.value = false;
    if (yes) api.leave(info.id).then(() => go("/"), toastProblem);
  };
  return (
    <main class="room" id="main">
      <section class="stack room-seats panel" aria-labelledby="room-name">
        <h1 class="display" id="room-name">{info.name}</h1>
        <p class="room-state" role="status">{free ? say("room-waiting", { count: free }) : say("room-starting")}</p>
        <ul class="room-list">
          {info.seats.map((seat) => (
            <SeatRow key={seat.seat} seat={seat} info={info} busy={busy.value} seated={seated} run={run} invite={() => { inviting.value = seat.seat; }} />
          ))}
        </ul>
        <div class="room-acts">
          {info.host && free === 0 && (
            <button type="button" class="btn btn-strong" disabled={busy.value} onClick={() => run(api.start(info.id))}>{say("room-start")}</button>
          )}
          {(seated || info.host) && <button type="button" class="btn" onClick={() => { leaving.value = true; }}>{say("room-leave")}</button>}
          <a class="btn btn-ghost" href="/">{say("to-lobby")}</a>
        </div>
        <p class="dim room-note">{say("room-note")}</p>
      </section>
      <div class="stack room-side">
        <About info={info} />
        {side}
      </div>
      {inviting.value !== null && <InviteDialog table={info.id} seat={inviting.value} close={() => { inviting.value = null; }} />}
      {leaving.value && (
        <ConfirmDialog
          title={say("room-leave-title")} text={say(info.host ? "room-leave-host" : "room-leave-text")} yes={say("room-leave")} hostile answer={leave}
        />
      )}
    </main>
  );
}

function SeatRow({ seat, info, busy, seated, run, invite }: {
  seat: SeatInfo;
  info: TableInfo;
  busy: boolean;
  seated: boolean;
  run: (act: Promise<unknown>) => void;
  invite: () => void;
}): JSX.Element {
  const number = seat.seat + 1;
  const bots = games.value.find((one) => one.slug === info.game)?.bots ?? [];
  const about = seat.kind === "person" ? say(seat.mine ? "seat-yours" : seat.online ? "seat-here" : "seat-away")
    : seat.kind === "bot" ? say("seat-is-bot") : seat.kept ? say("seat-kept") : seat.invited ? say("seat-invited")
    : info.listed && !seated && !seat.free ? say("seat-kept-other") : say(info.listed ? "seat-open-listed" : "seat-open-private");
  return (
    <li class={seat.kind === "open" ? "room-seat is-free" : "room-seat"}>
      <Sigil colour={seat.colour} class={seat.kind === "open" ? "is-open" : ""} />
      <span class="room-who">
        <b>{seatName(seat)}</b>
        <small>{about}{seat.rating !== null && <> · {say("rating-short", { rating: seat.rating })}</>}</small>
      </span>
      {seat.kind !== "open" && info.host && !seat.mine && (
        <span class="row room-seat-acts">
          <button type="button" class="btn btn-sm btn-ghost" disabled={busy} aria-label={say("seat-free-number", { number, name: seatName(seat) })} onClick={() => run(api.freeSeat(info.id, seat.seat))}>{say("seat-free")}</button>
        </span>
      )}
      {seat.kind === "open" && (
        <span class="row room-seat-acts">
          {seat.free && (
            <button type="button" class="btn btn-sm btn-strong" disabled={busy} aria-label={say("seat-take-number", { number })} onClick={() => run(api.join(info.id, seat.seat))}>{say("seat-take")}</button>
          )}
          {info.host && (
            <>
              <button type="button" class="btn btn-sm" aria-label={say(seat.invited ? "invite-again-number" : "invite-number", { number })} onClick={invite}>
                <Icon name="i-link" size="sm" />{say(seat.invited ? "invite-again" : "invite")}
              </button>
              <select
                class="field seat-kind" value="" disabled={busy} aria-label={say("seat-bot-number", { number })}
                onChange={(event) => { const bot = event.currentTarget.value; if (bot) run(api.seatBot(info.id, seat.seat, bot)); }}
              >
                <option value="">{say("seat-add-bot")}</option>
                {bots.map((name, level) => <option value={name} key={name}>{say("seat-bot", { level: level + 1, name: botName(name) })}</option>)}
              </select>
            </>
          )}
        </span>
      )}
    </li>
  );
}

function About({ info }: { info: TableInfo }): JSX.Element {
  const lines: [string, string][] = [
    [say("wiz-pace"), paceName(info.pace)],
    [say("about-clock"), clockText(info.clock) || say("clock-none")],
    ...Object.entries(info.options).map(([option, value]): [string, string] => [optionName(info.game, option), optionValue(info.game, option, value)]),
    [say("wiz-watching"), say(info.watching ? "yes" : "no")],
    [say("wiz-rated"), say(info.rated ? "yes" : "no")],
  ];
  return (
    <aside class="room-about panel" aria-labelledby="room-about">
      <div class="room-cover"><Cover game={info.game} /><h2 class="game-title" id="room-about">{gameName(info.game)}</h2></div>
      <dl>{lines.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}</dl>
      <a class="btn btn-sm" href={`/rules/${info.game}`}><Icon name="i-book" size="sm" />{say("about-rules")}</a>
    </aside>
  );
}
