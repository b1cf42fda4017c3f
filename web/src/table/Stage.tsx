/** The board and, below it, what is mine; and the gaps around them. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import type { BoardProps } from "../games/types";
import { Icon } from "../shell/Icon.tsx";
import { useRoom } from "./context";
import { FullButton, SeatCorner } from "./FullBoard";
import { GenericBoard } from "./Generic";
import { MapTools } from "./MapTools.tsx";
import { light, outline, Travel } from "./motion";
import { crowd, forgetRoom, full, isCrowded, isFolded, phone } from "./sizes";
import { Splitter } from "./Splitter";
import { Tray } from "./Tray";
import { Viewport } from "./Viewport";

export function Stage({ board }: { readonly board: BoardProps | null }) {
  const room = useRoom();
  const { words } = room;
  const module = room.module.value;
  const stage = useRef<HTMLElement>(null);
  const trayOpen = useSignal(false);
  const Board = module?.Board ?? GenericBoard;
  const map = module?.kind === "map";
  const tabs = board ? (module?.tray(board) ?? []) : [];
  const mine = tabs.length > 0;
  const summed = phone.value && !map && module?.TraySum !== undefined; // nothing lies on cards: the button stands in the line of one's own stock

  const travel = useRef<Travel | null>(null);
  useEffect(() => {
    travel.current = new Travel(room, () => stage.current?.closest<HTMLElement>(".table") ?? null);
    return () => travel.current?.stop();
  }, []);
  useLayoutEffect(() => {
    if (!stage.current) return;
    travel.current?.play();
    outline(stage.current, board?.last ?? null, module);
  }, [board?.doc, board?.last]);
  useEffect(() => forgetRoom, []);
  const game = board?.info.game ?? "";
  const folded = isFolded(game);
  useEffect(() => {
    const box = stage.current?.querySelector(".board");
    if (!box || !mine || folded) return undefined;
    const sized = new ResizeObserver(() => { if (isCrowded(game, box.getBoundingClientRect())) crowd(); });
    sized.observe(box);
    return () => sized.disconnect();
  }, [game, mine, folded]);
  const fitted = (unit: number) => {
    if (unit < (module?.foldBelow ?? 0) && !full.peek()) crowd();
  };
  useEffect(() => {
    if (stage.current) light(stage.current, room.lit.value);
  }, [room.lit.value]);

  return (
    <main class="stage" id="main" ref={stage} data-tray={trayOpen.value ? "open" : undefined}>
      <div class={map ? "board" : "board is-plain"} tabIndex={0} aria-label={words.say("room-board")} role="group">
        {board && room.boardFailed.value && <p class="board-failed" role="status">{words.say("room-board-failed")}</p>}
        {board && (map ? <Viewport fitTargets={phone.peek()} onFit={fitted}><Board {...board} /></Viewport> : <Board {...board} />)}
        {!summed && (
          <div class="board-tools over">
            {mine && (
              <button type="button" class="btn btn-icon no-phone open-tray" aria-pressed={trayOpen.value} aria-label={words.say("room-mine")} title={words.say("room-mine")} onClick={() => { trayOpen.value = !trayOpen.value; }}>
                <Icon name="i-layers" />
              </button>
            )}
            {map && <MapTools words={words} />}
            <FullButton />
          </div>
        )}
      </div>
      {full.value && <SeatCorner />}
      {mine && (folded ? <div class="split" /> : <Splitter part="tray" />)}
      {board && mine && <Tray board={board} tabs={tabs} map={map} />}
      <Splitter part="strip" />
      <Splitter part="rail" />
    </main>
  );
}
