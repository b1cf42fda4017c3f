/** Play on from a step: who takes which seat of the new table. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { api } from "../net/api.ts";
import { games } from "../net/store.ts";
import type { NewSeat, TableInfo } from "../net/wire.ts";
import { go } from "../router.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { botName } from "../shell/seats.ts";
import { Sigil } from "../shell/Sigil.tsx";
import { toastProblem } from "../shell/Toast.tsx";
import { say } from "../words.ts";
import { nameOf } from "./naming.ts";
import { handsOpen } from "./reel.ts";

const ME = "me";

export function BranchDialog({ info, viewer, at, step, close }: {
  info: TableInfo;
  viewer: number;
  at: number;
  step: number;
  close: () => void;
}): JSX.Element {
  const bots = games.value.find((game) => game.slug === info.game)?.bots ?? [];
  const best = bots[bots.length - 1] ?? "random";
  const own = viewer >= 0 ? viewer : (info.seats.find((seat) => seat.mine)?.seat ?? 0);
  const [takers, setTakers] = useState<readonly string[]>(info.seats.map((seat) => (seat.seat === own ? ME : seat.bot ?? best)));
  const [busy, setBusy] = useState(false);
  const state = info.state !== "over" ? "running" : handsOpen(info) ? "over" : "early";
  const begin = async (): Promise<void> => {
    setBusy(true);
    const seats = takers.map((taker): NewSeat => ({ kind: taker === ME ? "me" : "bot", bot: taker === ME ? null : taker, name: null }));
    try {
      const table = await api.branch(info.id, { at, seats, viewer });
      close();
      go(`/table/${table.id}`);
    } catch (thrown) {
      setBusy(false);
      toastProblem(thrown, info.game);
    }
  };
  return (
    <Dialog title={say("replay-branch-title", { step })} close={close} class="branch">
      <p class="dialog-text">{say(`replay-branch-${state}`)}</p>
      <ul class="branch-seats">
        {info.seats.map((seat) => (
          <li key={seat.seat}>
            <Sigil colour={seat.colour} size="sm" />
            <label for={`branch-${seat.seat}`}>{nameOf(info, seat.seat)}</label>
            <select
              id={`branch-${seat.seat}`} class="field" value={takers[seat.seat]}
              onChange={(event) => {
                const taker = event.currentTarget.value;
                setTakers(takers.map((one, n) => (n === seat.seat ? taker : one)));
              }}
            >
              <option value={ME}>{say("replay-branch-me")}</option>
              {bots.map((bot) => <option value={bot} key={bot}>{say("replay-branch-bot", { bot: botName(bot) })}</option>)}
            </select>
          </li>
        ))}
      </ul>
      {!takers.includes(ME) && <p class="dim">{say("replay-branch-watch")}</p>}
      <div class="dialog-foot">
        <button type="button" class="btn" onClick={close}>{say("cancel")}</button>
        <button type="button" class="btn btn-strong" disabled={busy} onClick={() => void begin()}>{say("replay-branch-go")}</button>
      </div>
    </Dialog>
  );
}
