/** The board at a step, drawn by the game's own module, and what the viewer held in his hand. Nothing can be chosen. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import type { BoardProps } from "../games/types";
import { GenericBoard } from "../table/Generic.tsx";
import { outline, Travel } from "../table/motion.ts";
import { Viewport } from "../table/Viewport.tsx";
import { say } from "../words.ts";
import type { Replay } from "./replay.ts";

export function Stage({ board, replay }: { board: BoardProps; replay: Replay }): JSX.Element {
  const module = replay.module.value;
  const step = replay.step.value;
  const stage = useRef<HTMLDivElement>(null);
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
  const hand = module?.tray(board)[0];
  return (
    <div class="rv-stage" ref={stage}>
      <section class={map ? "board" : "board is-plain"} aria-label={say("replay-board", { step })}>
        {map ? <Viewport fitTargets={false}><Board {...board} /></Viewport> : <Board {...board} />}
      </section>
      {hand && (
        <div class="panel rv-tray" role="group" aria-label={hand.label} tabIndex={0}>
          <div class={board.seat >= 0 ? "rv-hand" : "rv-hand is-all"}><hand.Body {...board} /></div>
        </div>
      )}
    </div>
  );
}
