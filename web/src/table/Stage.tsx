/** The board and, below it, what is mine. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import type { BoardProps, TrayTab } from "../games/types";
import { Icon } from "../shell/Icon.tsx";
import { TabBar } from "../shell/TabBar.tsx";
import { useRoom } from "./context";
import { GenericBoard } from "./Generic";
import { MapTools } from "./MapTools.tsx";
import { light, outline, Travel } from "./motion";
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
  useEffect(() => {
    if (stage.current) light(stage.current, room.lit.value);
  }, [room.lit.value]);

  return (
    <main class="stage" id="main" ref={stage} data-tray={trayOpen.value ? "open" : undefined}>
      <div class={map ? "board" : "board is-plain"} tabIndex={0} aria-label={words.say("room-board")} role="group">
        {board && room.boardFailed.value && <p class="board-failed" role="status">{words.say("room-board-failed")}</p>}
        {board && (map ? <Viewport fitTargets={matchMedia("(max-width: 719px)").matches}><Board {...board} /></Viewport> : <Board {...board} />)}
        <div class="board-tools over">
          {tabs.length > 0 && (
            <button type="button" class="btn btn-icon no-phone" aria-pressed={trayOpen.value} aria-label={words.say("room-mine")} title={words.say("room-mine")} onClick={() => { trayOpen.value = !trayOpen.value; }}>
              <Icon name="i-layers" />
            </button>
          )}
          {map && <MapTools words={words} />}
        </div>
      </div>
      {board && tabs.length > 0 && <Tray board={board} tabs={tabs} map={map} />}
    </main>
  );
}

function Tray({ board, tabs, map }: { readonly board: BoardProps; readonly tabs: readonly TrayTab[]; readonly map: boolean }) {
  const { words } = useRoom();
  const chosen = useSignal(tabs[0]?.id ?? "");
  const tab = tabs.find((one) => one.id === chosen.value) ?? tabs[0];
  if (!tab) return null;
  const end = map ? <div class="board-tools inline"><MapTools words={words} /></div> : undefined;
  return (
    <section class="panel tray" aria-label={words.say("room-mine")}>
      <TabBar tabs={tabs} value={tab.id} group="tray" label={words.say("room-mine")} change={(id) => { chosen.value = id; }} end={end} />
      <div role="tabpanel" id={`tray-panel-${tab.id}`} aria-labelledby={`tray-tab-${tab.id}`} class="tray-body">
        <tab.Body {...board} />
      </div>
    </section>
  );
}
