/** What is mine, below the board: tabs that fold to one line. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

import type { BoardProps, TrayTab } from "../games/types";
import { Icon } from "../shell/Icon.tsx";
import { TabBar } from "../shell/TabBar.tsx";
import { useRoom } from "./context";
import { FullButton } from "./FullBoard";
import { MapTools } from "./MapTools.tsx";
import { foldTray, isFolded } from "./sizes";

export function Tray({ board, tabs, map }: { readonly board: BoardProps; readonly tabs: readonly TrayTab[]; readonly map: boolean }) {
  const room = useRoom();
  const { words } = room;
  const chosen = useSignal(tabs[0]?.id ?? "");
  const before = useRef<string | null>(null);
  const tab = tabs.find((one) => one.id === chosen.value) ?? tabs[0];
  const asked = board.choice?.asked.id ?? null;
  const answered = tabs.find((one) => one.asked)?.id ?? null;
  // What is answered or happens here brings its tab to the front for as long as it lasts. It opens nothing that is folded:
  // the board keeps its room, and the panel has it too.
  useLayoutEffect(() => {
    if (answered !== null) {
      before.current ??= chosen.peek();
      chosen.value = answered;
    } else if (before.current !== null) {
      chosen.value = before.current;
      before.current = null;
    }
  }, [asked, answered]);
  if (!tab) return null;
  const game = board.info.game;
  const folded = isFolded(game);
  const Sum = room.module.value?.TraySum;
  const fold = words.say(folded ? "tray-open" : "tray-fold");
  return (
    <section class={folded ? "panel tray is-folded" : "panel tray"} aria-label={words.say("room-mine")}>
      <div class="tray-row">
        <button type="button" class="fold" aria-expanded={!folded} aria-label={fold} title={fold} onClick={() => foldTray(game, !folded)}>
          <Icon name="i-down" />
        </button>
        {folded ? (
          <>
            <button type="button" class="tab" onClick={() => foldTray(game, false)}>{tab.label}</button>
            <div class="row tray-sum">{Sum && <Sum {...board} />}</div>
          </>
        ) : <TabBar tabs={tabs} value={tab.id} group="tray" label={words.say("room-mine")} change={(id) => { chosen.value = id; before.current = null; }} />}
        <div class="board-tools inline">
          {map && <MapTools words={words} />}
          <FullButton />
        </div>
      </div>
      <div role="tabpanel" id={`tray-panel-${tab.id}`} aria-labelledby={folded ? undefined : `tray-tab-${tab.id}`} class="tray-body" hidden={folded}>
        <tab.Body {...board} />
      </div>
    </section>
  );
}
