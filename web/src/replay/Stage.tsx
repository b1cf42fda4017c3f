/** The board at a step, drawn by the game's own module. Nothing can be chosen. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import type { BoardProps } from "../games/types";
import { Icon } from "../shell/Icon.tsx";
import { Sigil } from "../shell/Sigil.tsx";
import { Called } from "../table/Called.tsx";
import { GenericBoard } from "../table/Generic.tsx";
import { MapTools } from "../table/MapTools.tsx";
import { outline, Travel } from "../table/motion.ts";
import { Viewport } from "../table/Viewport.tsx";
import { say } from "../words.ts";
import { nameOf, signed } from "./naming.ts";
import type { Replay } from "./replay.ts";

export function Stage({ board, replay }: { board: BoardProps; replay: Replay }): JSX.Element {
  const module = replay.module.value;
  const step = replay.step.value;
  const stage = useRef<HTMLElement>(null);
  const travel = useRef<Travel | null>(null);
  const before = useRef(step);
  useEffect(() => {
    travel.current = new Travel(replay, () => stage.current);
    return () => travel.current?.stop();
  }, [replay]);
  useLayoutEffect(() => {
    // Pieces travel from one step to the next; a leap along the chart shows the new place at once.
    if (Math.abs(step - before.current) === 1) travel.current?.play();
    before.current = step;
    if (stage.current) outline(stage.current, board.last, module);
  }, [board.doc, module]);
  const Board = module?.Board ?? GenericBoard;
  const map = module?.kind === "map";
  return (
    <section class={map ? "board rv-board" : "board rv-board is-plain"} aria-label={say("replay-board", { step })} ref={stage}>
      {map ? <Viewport fitTargets={false}><Board {...board} /></Viewport> : <Board {...board} />}
      {map && <Standing board={board} replay={replay} />}
      <div class="board-tools over">
        {map && <MapTools words={board.words} />}
        <button
          type="button" class="btn btn-icon btn-sm no-phone" aria-pressed={replay.full.value} aria-label={say("replay-full")} title={say("replay-full")}
          aria-keyshortcuts="f" onClick={() => { replay.full.value = !replay.full.value; }}
        >
          <Icon name="i-full" />
        </button>
      </div>
    </section>
  );
}

/** How everybody stands at the step, and what the step changed. A map does not say it. */
function Standing({ board, replay }: { board: BoardProps; replay: Replay }): JSX.Element | null {
  const { info } = board;
  const step = replay.step.value;
  const rows = replay.reel.value!.history.figures["score"];
  if (!rows) return null;
  const now = rows[step] ?? [];
  const names = info.seats.map((seat) => nameOf(info, seat.seat));
  const order = [...info.seats].sort((a, b) => (now[b.seat] ?? 0) - (now[a.seat] ?? 0));
  return (
    <ol class="stack rv-seats">
      {order.map((seat) => {
        const gain = (now[seat.seat] ?? 0) - (rows[step - 1]?.[seat.seat] ?? now[seat.seat] ?? 0);
        return (
          <li key={seat.seat}>
            <Sigil colour={seat.colour} size="sm" />
            <Called name={nameOf(info, seat.seat)} names={names} />
            <b class="num">{now[seat.seat] ?? 0}</b>
            <small class="num">{gain === 0 ? "" : signed(gain)}</small>
          </li>
        );
      })}
    </ol>
  );
}
