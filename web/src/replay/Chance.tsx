/** The chance to win at the step on the screen, and how it comes to be known. */

import type { JSX } from "preact";

import type { TableInfo } from "../net/wire.ts";
import { Icon } from "../shell/Icon.tsx";
import { toastProblem } from "../shell/Toast.tsx";
import { number, say } from "../words.ts";
import { changeAt, chancesAt, percentOf, under } from "./chances.ts";
import { nameOf, signed } from "./naming.ts";
import type { Replay } from "./replay.ts";

export function ChanceNow({ replay, info }: { replay: Replay; info: TableInfo }): JSX.Element | null {
  const { study } = replay;
  const found = study.found.value;
  if (!found) return null;
  if (found.state === "none" || (found.state === "stopped" && found.chances.length < 3)) {
    return (
      <div class="stack rv-chance">
        <button type="button" class="btn btn-sm" onClick={() => void study.begin().catch(toastProblem)}><Icon name="i-robot" size="sm" />{say("chance-begin")}</button>
      </div>
    );
  }
  const seat = study.seat.value;
  const now = chancesAt(found.chances, replay.step.value)?.[seat];
  const change = changeAt(found, replay.step.value, seat);
  return (
    <div class="stack rv-chance" data-seat={info.seats[seat]?.colour}>
      {now !== undefined && <b class="num" title={say("chance-about")}>{number(percentOf(now, replay.step.value >= replay.last.value))} %{change !== null && <small>{signed(Math.round(change * 100))}</small>}</b>}
      <select aria-label={say("chance-whose")} value={seat} onChange={(event) => { study.seat.value = Number(event.currentTarget.value); }}>
        {info.seats.map((one) => <option key={one.seat} value={one.seat}>{say("chance-of", { name: nameOf(info, one.seat) })}</option>)}
      </select>
      <Work replay={replay} />
    </div>
  );
}

/** How far the work is, and the way to stop it or to go on. */
function Work({ replay }: { replay: Replay }): JSX.Element | null {
  const { study } = replay;
  const found = study.found.value!;
  if (found.state === "done") return null;
  const act = (done: Promise<void>): void => void done.catch(toastProblem);
  return (
    <span class="rv-work">
      <progress value={found.progress} max={1} aria-label={say(found.state === "waiting" ? "chance-waiting" : "chance-working")} />
      {under(found) && found.mine && <button type="button" class="btn btn-ghost btn-icon btn-sm" aria-label={say("chance-stop")} title={say("chance-stop")} onClick={() => act(study.end())}><Icon name="i-x" size="sm" /></button>}
      {found.state === "stopped" && <button type="button" class="btn btn-ghost btn-icon btn-sm" aria-label={say("chance-go-on")} title={say("chance-go-on")} onClick={() => act(study.begin())}><Icon name="i-play" size="sm" /></button>}
    </span>
  );
}
