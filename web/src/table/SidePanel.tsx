/** Log and chat as tabs, the rules one tap away. */

import { useEffect } from "preact/hooks";

import { TabBar } from "../shell/TabBar.tsx";
import { Chat } from "./Chat";
import { useRoom } from "./context";
import { EventLog } from "./EventLog";
import type { SideTab } from "./room";
import { Steps } from "./Steps";
import { heardLines, unread } from "./unread";

export function SidePanel() {
  const room = useRoom();
  const { words } = room;
  const tab = room.side.value;
  const lines = room.now.value?.chat ?? [];
  const fresh = unread(room.id, lines);
  const known = room.now.value !== null;
  useEffect(() => {
    if (known) heardLines(room.id, lines.at(-1)?.n ?? -1);
  }, [known]);
  const tabs = [
    { id: "log", label: words.say("side-log") },
    { id: "chat", label: words.say("side-chat"), ...(fresh ? { count: fresh } : {}) },
  ];
  const end = (
    <>
      <button type="button" class="tab" aria-expanded={room.rules.value} onClick={() => { room.rules.value = !room.rules.value; }}>
        {words.say("side-rules")}
      </button>
      <Steps />
    </>
  );
  return (
    <section class="panel side" aria-label={words.say("side-label")}>
      <TabBar tabs={tabs} value={tab} group="side" label={words.say("side-label")} change={(id) => { room.side.value = id as SideTab; }} end={end} />
      <div role="tabpanel" id={`side-panel-${tab}`} aria-labelledby={`side-tab-${tab}`}>
        {tab === "log" && <EventLog />}
        {tab === "chat" && <Chat />}
      </div>
    </section>
  );
}
