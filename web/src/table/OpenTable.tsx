/** A table that waits for players: the waiting room, with the chat beside it. */

import { WaitingRoom } from "../lobby/WaitingRoom.tsx";
import type { TableInfo } from "../net/wire";
import { Chat } from "./Chat";
import { useRoom } from "./context";

export function OpenTable({ info }: { readonly info: TableInfo }) {
  const { words } = useRoom();
  return <WaitingRoom info={info} side={<section class="panel side" aria-label={words.say("side-chat")}><Chat /></section>} />;
}
