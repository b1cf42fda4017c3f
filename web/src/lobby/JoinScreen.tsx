/** Where an invitation link leads: who invites to what, and a button that takes the seat. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { api, problemOf } from "../net/api.ts";
import { me } from "../net/store.ts";
import type { Invited, Problem } from "../net/wire.ts";
import { go } from "../router.ts";
import { Icon } from "../shell/Icon.tsx";
import { clockText, gameName, PACE_ICONS, paceName, personName, seatName } from "../shell/seats.ts";
import { Sigil } from "../shell/Sigil.tsx";
import { problemText, say } from "../words.ts";
import { Cover } from "./Cover.tsx";

export function JoinScreen({ token }: { token: string }): JSX.Element {
  const found = useSignal<Invited | null>(null);
  const problem = useSignal<Problem | null>(null);
  const busy = useSignal(false);
  useEffect(() => {
    api.invitation(token).then((told) => { found.value = told; }, (thrown) => { problem.value = problemOf(thrown); });
  }, []);
  if (problem.value) return <DeadLink problem={problem.value} />;
  if (!found.value) return <main class="stack page page-note" id="main"><p role="status">{say("loading")}</p></main>;
  const { table, seat } = found.value;
  const take = (): void => {
    busy.value = true;
    api.accept(token)
      .then((told) => go(`/table/${told.id}`, { replace: true }), (thrown) => { problem.value = problemOf(thrown); })
      .finally(() => { busy.value = false; });
  };
  const others = table.seats.filter((one) => one.kind !== "open" && one.seat !== seat);
  const left = table.state === "playing" ? table.seats[seat] : undefined;
  const host = others.find((one) => one.kind === "person");
  const colour = table.seats[seat]?.colour ?? 1;
  return (
    <main class="page join" id="main">
      <div class="join-card panel">
        <div class="join-cover"><Cover game={table.game} /><span class="game-title">{gameName(table.game)}</span></div>
        <div class="join-in">
          <h1 class="display">{host ? say("join-invites", { name: seatName(host) }) : say("join-invited")}</h1>
          <p class="soft">{say("join-to", { game: gameName(table.game), table: table.name })}</p>
          <ul class="stack join-facts">
            <li><Icon name={PACE_ICONS[table.pace]} />{[paceName(table.pace), clockText(table.clock)].filter(Boolean).join(" · ")}</li>
            <li><Icon name="i-users" />{others.map(seatName).join(", ")}</li>
            <li><Sigil colour={colour} size="sm" />{left ? say("join-left", { name: personName(left) }) : say("join-seat", { number: seat + 1, count: table.seats.length })}</li>
          </ul>
          <button type="button" class="btn btn-strong" disabled={busy.value} onClick={take}>{say("join-take", { name: me.value?.name ?? "" })}</button>
          <p class="dim">{say(me.value?.guest ? "join-guest" : "join-account")} <a href="/me">{say("join-change")}</a></p>
        </div>
      </div>
    </main>
  );
}

function DeadLink({ problem }: { problem: Problem }): JSX.Element {
  return (
    <main class="page join" id="main">
      <div class="join-card join-dead panel">
        <Icon name="i-link" />
        <h1 class="display">{say("join-dead")}</h1>
        <p class="soft">{problemText(problem)}</p>
        <p class="dim">{say("join-dead-help")}</p>
        <a class="btn btn-strong" href="/">{say("to-lobby")}</a>
      </div>
    </main>
  );
}
