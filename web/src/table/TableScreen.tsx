/** The table: top bar, players, board and tray, the decision, log and chat. The same parts for every game and width. */

import { useEffect, useErrorBoundary, useMemo } from "preact/hooks";

import type { BoardProps } from "../games/types";
import { me } from "../net/store.ts";
import type { Problem } from "../net/wire";
import { haveDrawer } from "../rules/open.ts";
import { Dialog } from "../shell/Dialog.tsx";
import { Icon } from "../shell/Icon.tsx";
import { toast } from "../shell/Toast.tsx";
import { problemText, say } from "../words.ts";
import { assertive, polite } from "./announce";
import { pickOption } from "./answering";
import { RoomContext } from "./context";
import { Curtain } from "./Curtain";
import { GenericBoard } from "./Generic";
import { listenToKeys } from "./keyboard";
import { leaving } from "./leave";
import { LeavingDialogs, StopDialog } from "./Leaving";
import { OpenTable } from "./OpenTable";
import { followOrders } from "./orders";
import { PlayersStrip } from "./PlayersStrip";
import { notePresses } from "./presses";
import { Rail } from "./Rail";
import { Room } from "./room";
import { RulesPane } from "./RulesPane";
import { SidePanel } from "./SidePanel";
import { full, phone, styleOf } from "./sizes";
import { chime } from "./sound";
import { Stage } from "./Stage";
import { OrdersDialog } from "./StandingOrders";
import { inviting, menuDialog, MenuDialogs, ProposalDialog } from "./TableMenu";
import { TopBar } from "./TopBar";
import { unread } from "./unread";
import { useAnnounced, useAnswered } from "./useAnswered";

export function TableScreen({ id }: { readonly id: string }) {
  const room = useMemo(() => new Room(id), [id, me.value?.id]);
  useEffect(() => {
    const stops = [room.enter(), haveDrawer(), notePresses(), listenToKeys(room), followOrders(room)];
    const back = () => { if (!document.hidden) room.returned(); };
    document.addEventListener("visibilitychange", back);
    return () => {
      document.removeEventListener("visibilitychange", back);
      for (const stop of stops.reverse()) stop();
      leaving.value = inviting.value = menuDialog.value = null;
    };
  }, [room]);
  return (
    <RoomContext.Provider value={room}>
      <Screen room={room} />
    </RoomContext.Provider>
  );
}

function Screen({ room }: { readonly room: Room }) {
  const { words } = room;
  const info = room.info.value;
  const board = useBoard(room);
  const asked = room.turn.value;
  const game = info?.game ?? null;
  const Described = room.module.value?.Describe ?? GenericBoard;
  room.onRefusal = (problem: Problem) => toast({ kind: "bad", text: problemText(problem, game) }, 9_000);
  useErrorBoundary((problem) => room.withoutModule(problem));
  useAnswered(room);
  useAnnounced(room);
  useEffect(() => {
    if (info) document.title = `${asked !== null ? `${words.say("room-your-move")} · ` : ""}${info.name} · Orrery`;
  }, [asked, info?.name, words]);
  useEffect(() => {
    if (asked !== null && me.value?.settings.sound) chime();
  }, [asked]);

  if (room.problem.value && !info) return <Closed problem={room.problem.value} />;
  if (info?.state === "open") {
    return (
      <div class="table is-open" data-game={info.game}>
        <TopBar />
        <OpenTable info={info} />
      </div>
    );
  }
  return (
    <div class={full.value ? "table is-full" : "table"} data-game={info?.game} data-view={room.middle.value} data-pace={info?.pace} style={info && !phone.value ? styleOf(info.game) : undefined}>
      <a class="skip" href="#decision">{words.say("room-skip")}</a>
      <TopBar />
      <Rail board={board} />
      <Stage board={board} />
      <SidePanel />
      <PlayersStrip />
      <RulesPane />
      <Dock room={room} board={board} />
      <div class="stack proposals">
        <ProposalDialog />
        <StopDialog />
      </div>
      <Curtain />
      <OrdersDialog />
      <MenuDialogs />
      <LeavingDialogs />
      {menuDialog.value === "describe" && board && (
        <Dialog title={words.say("menu-describe")} close={() => { menuDialog.value = null; }} class="describe">
          <Described {...board} choice={null} />
        </Dialog>
      )}
      <div class="sr" aria-live="polite">{polite.value}</div>
      <div class="sr" role="alert">{assertive.value}</div>
    </div>
  );
}

/** What the board is drawn from; null before the match has arrived, and while the curtain is down. */
function useBoard(room: Room): BoardProps | null {
  const { words } = room;
  const info = room.info.value;
  const doc = room.doc.value;
  const choice = room.past.at.value === null ? room.choice.value : null;
  if (!info || !doc) return null;
  return {
    doc,
    info,
    seat: doc.seat,
    choice,
    words,
    parts: room.parts.value,
    last: room.lastEvent.value,
    events: room.past.at.value === null ? room.events.value : room.events.value.filter((event) => event.n <= room.past.at.value!),
    onTarget: (option) => { if (choice) pickOption(room, choice, option); },
    ...(choice ? { onPlan: (answers: readonly string[]) => room.plan.begin(answers) } : {}),
  };
}

/** Phone: what fills the middle. */
function Dock({ room, board }: { readonly room: Room; readonly board: BoardProps | null }) {
  const { words } = room;
  const middle = room.middle.value;
  const side = room.side.value;
  const fresh = unread(room.id, room.now.value?.chat ?? []);
  const asked = room.turn.value !== null;
  const tray = board ? room.module.value?.tray(board)[0]?.label : undefined;
  const places: readonly { id: string; name?: string | undefined; icon: string; on: boolean; badge: number; run: () => void }[] = [
    { id: "board", icon: "i-target", on: middle === "board", badge: asked ? 1 : 0, run: () => { room.middle.value = "board"; } },
    { id: "mine", name: tray, icon: "r-card", on: middle === "tray", badge: 0, run: () => { room.middle.value = "tray"; } },
    { id: "log", icon: "i-log", on: middle === "side" && side === "log", badge: 0, run: () => room.showSide("log") },
    { id: "chat", icon: "i-chat", on: middle === "side" && side === "chat", badge: fresh, run: () => room.showSide("chat") },
    { id: "rules", icon: "i-book", on: room.rules.value, badge: 0, run: () => { room.rules.value = true; } },
  ].filter((place) => place.id !== "mine" || tray !== undefined);
  return (
    <nav class="dock" aria-label={words.say("dock")}>
      {places.map((place) => (
        <button key={place.id} type="button" aria-current={place.on ? "page" : undefined} onClick={place.run}>
          <Icon name={place.icon} />
          {place.name ?? words.say(`dock-${place.id}`)}
          {place.badge > 0 && <span class="badge" aria-hidden="true">{place.badge}</span>}
        </button>
      ))}
    </nav>
  );
}

function Closed({ problem }: { readonly problem: Problem }) {
  const text = problemText(problem);
  return (
    <main class="stack page page-note" id="main">
      <h1 class="display">{text}</h1>
      <div class="note-acts"><a class="btn btn-strong" href="/">{say("to-lobby")}</a></div>
    </main>
  );
}
