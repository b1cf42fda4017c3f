/** What stands beside the board, as tabs: what happened at the step, what mattered, what everybody has, the result. */

import type { JSX } from "preact";

import type { BoardProps } from "../games/types";
import { counts, playedOut } from "../shell/ending.ts";
import { TabBar } from "../shell/TabBar.tsx";
import { say } from "../words.ts";
import { FigureTable } from "./FigureTable.tsx";
import { FinalScore, TurningPoints } from "./Points.tsx";
import type { Replay } from "./replay.ts";
import { StepPanel } from "./StepPanel.tsx";

export function Rail({ replay, board }: { replay: Replay; board: BoardProps }): JSX.Element {
  const { result } = board.info;
  const scored = board.info.state === "over" && result !== null && counts(result);
  const mine = replay.module.value?.tray(board)[0];
  const tabs = [
    { id: "now", label: say("replay-now-tab") },
    { id: "turning", label: say("replay-turning") },
    ...(mine ? [{ id: "mine", label: mine.label }] : []),
    { id: "score", label: !scored ? say("replay-figures") : say(playedOut(result) ? "replay-score" : "over-standing") },
  ];
  const tab = tabs.find((one) => one.id === replay.tab.value)?.id ?? "now";
  return (
    <section class="rv-rail panel" aria-label={say("replay-points-tabs")}>
      <TabBar tabs={tabs} value={tab} change={(id) => { replay.tab.value = id; }} label={say("replay-points-tabs")} group="rv" />
      <div class="rv-panel" data-tab={tab} role="tabpanel" id={`rv-panel-${tab}`} aria-labelledby={`rv-tab-${tab}`} tabIndex={0}>
        {tab === "now" && <StepPanel replay={replay} board={board} />}
        {tab === "turning" && <TurningPoints replay={replay} board={board} />}
        {tab === "mine" && mine && <div class={board.seat >= 0 ? "rv-tray" : "rv-tray is-all"}><mine.Body {...board} /></div>}
        {tab === "score" && (
          <>
            {scored && <FinalScore replay={replay} board={board} />}
            <FigureTable replay={replay} />
          </>
        )}
      </div>
    </section>
  );
}
