/** The rules with room to read: over the rail, on a phone over everything. */

import { useEffect, useRef } from "preact/hooks";

import { shownRule } from "../rules/open.ts";
import { Icon } from "../shell/Icon.tsx";
import { lazy } from "../shell/lazy.tsx";
import { useRoom } from "./context";

const RulesDrawer = lazy(() => import("../rules/RulesDrawer.tsx").then((found) => found.RulesDrawer));

export function RulesPane() {
  const room = useRoom();
  return room.rules.value ? <Pane /> : null;
}

function Pane() {
  const room = useRoom();
  const { words } = room;
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const inside = pane.current;
    return () => {
      shownRule.value = null;
      if (!inside?.contains(document.activeElement) && document.activeElement !== document.body) return;
      (before?.isConnected && before !== document.body ? before : document.getElementById("decision"))?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside class="panel drawer" id="rules-drawer" ref={pane} aria-label={words.say("side-rules")}>
      <header class="drawer-head">
        <h2 class="display">{words.say("side-rules")}</h2>
        <button type="button" class="btn btn-ghost btn-icon" aria-label={words.say("close")} title={words.say("close")} onClick={() => { room.rules.value = false; }}>
          <Icon name="i-x" />
        </button>
      </header>
      <div class="side-body"><RulesDrawer game={room.info.value?.game ?? ""} rule={room.choice.value?.asked.rule ?? null} /></div>
    </aside>
  );
}
