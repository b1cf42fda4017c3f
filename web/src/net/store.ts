/** All that this page knows, as signals, and everything it can ask of the server over the socket. */

import { batch, computed, signal } from "@preact/signals";

import { api, problem, problemOf } from "./api.ts";
import { newKey, Outbox, type Act } from "./outbox.ts";
import { Socket, type Line as Connection } from "./socket.ts";
import { countOf, recalled, updated, viewed, type Watched } from "./watched.ts";
import type { Blocked, FromServer, GameInfo, Me, Notice, Problem, Settings, TableInfo } from "./wire.ts";

export { countOf, type EventDoc, type Watched } from "./watched.ts";

// -- what is known ---------------------------------------------------------------------------------------------------

/** The account behind this browser; null until the server has told. */
export const me = signal<Me | null>(null);
/** How often somebody else has sat down at this page: every screen begins anew then. */
export const newcomers = signal(0);
export const games = signal<readonly GameInfo[]>([]);
/** My games and the open tables, and when they were told (`deadline` counts from there). */
export const tables = signal<{ readonly mine: readonly TableInfo[]; readonly open: readonly TableInfo[]; readonly at: number } | null>(null);
/** The table on the screen, as its viewer sees it; null until its view has arrived. */
export const current = signal<Watched | null>(null);
/** `performance.now()` when `current.info` was told: clocks run on from there. */
export const infoAt = signal(0);
/** What the open question does not offer, with the reasons; belongs to the decision it names. */
export const blocked = signal<Blocked | null>(null);
/** Why the table on the screen cannot be shown. */
export const closed = signal<Problem | null>(null);
export const connection = signal<Connection>("connecting");
/** Acts without an answer yet, in order: shown as "will be sent" while the connection is down. */
export const pending = signal<readonly Act[]>([]);
/** The last notice of the server, for the bell and for toasts. */
export const notices = signal<readonly Notice[]>([]);

/** How many of my tables wait for me. */
export const myMoves = computed(
  () => (tables.value?.mine ?? []).filter((table) => mySeats(table).some((seat) => table.waiting.includes(seat))).length,
);

/** The seats of a table that this account holds. */
export function mySeats(info: TableInfo): number[] {
  return info.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
}

// -- acts ------------------------------------------------------------------------------------------------------------

export type Outcome = { readonly done: true; readonly seq: number } | { readonly done: false; readonly problem: Problem };

type Follow = { readonly table: string; readonly viewer: number };

let watching: Follow | null = null;
let lobby = 0;
const answers = new Map<string, (outcome: Outcome) => void>();
const heard = new Set<(message: FromServer) => void>();
let outbox = new Outbox(null);
let socket: Socket | null = null;
const LOOK_AGAIN = 700; // milliseconds
let looking: ReturnType<typeof setTimeout> | undefined;

function act(message: Act): Promise<Outcome> {
  outbox.add(message);
  pending.value = outbox.waiting();
  socket?.send(message);
  return new Promise((answer) => answers.set(message.key, answer));
}

function settle(key: string, outcome: Outcome): void {
  if (!outbox.settle(key)) return;
  pending.value = outbox.waiting();
  answers.get(key)?.(outcome);
  answers.delete(key);
}

const seqOf = (table: string): number => (current.value?.table === table ? current.value.seq : 0);

/** Answer a question by the canonical text of the answer; `free`: only if it could be taken back. */
export const submit = (table: string, seat: number, decision: string, answer: string, free = false): Promise<Outcome> =>
  act({ t: "submit", table, seat, decision, seq: seqOf(table), key: newKey(), answer, free });

/** Take my sealed answer back. */
export const retract = (table: string, seat: number): Promise<Outcome> =>
  act({ t: "retract", table, seat, seq: seqOf(table), key: newKey() });

/** Go back to where `to` inputs had been made: at once if that is free, else by asking the others. */
export const goBack = (table: string, seat: number, to: number): Promise<Outcome> =>
  act({ t: "undo", table, seat, to, seq: seqOf(table), key: newKey() });

/** Agree to a proposal to go back, or refuse (withdraw) it. */
export const consent = (table: string, seat: number, proposal: string, yes: boolean): Promise<Outcome> =>
  act({ t: "consent", table, seat, proposal, yes, key: newKey() });

/** Write a line of chat. */
export const sayToTable = (table: string, text: string): Promise<Outcome> => act({ t: "say", table, text, key: newKey() });

/** Ask what the open question does not offer, and why; the answer arrives in `blocked`. */
export function askWhy(table: string, seat: number, decision: string): void {
  if (blocked.value?.decision !== decision) socket?.send({ t: "why", table, seat, decision });
}

/** Say how many events this seat has looked at. */
export function seen(table: string, seat: number, events: number): void {
  socket?.send({ t: "seen", table, seat, events });
}

/** Hear every message of the server (notices, done acts ...). Returns how to stop. */
export function listen(ear: (message: FromServer) => void): () => void {
  heard.add(ear);
  return () => void heard.delete(ear);
}

// -- following -------------------------------------------------------------------------------------------------------

/** Follow a table as one viewer (a seat of mine, or -1): fills `current`. Another table is left. */
export function watch(table: string, viewer: number): void {
  if (watching && watching.table !== table) socket?.send({ t: "unwatch", table: watching.table });
  const same = current.value?.table === table && current.value.viewer === viewer;
  batch(() => {
    if (!same) {
      current.value = null; // what another viewer saw must not stay in the page
      blocked.value = null;
    }
    closed.value = null;
  });
  watching = { table, viewer };
  follow();
}

/** Stop following the table on the screen. */
export function unwatch(): void {
  if (watching) socket?.send({ t: "unwatch", table: watching.table });
  watching = null;
  batch(() => {
    current.value = null;
    blocked.value = null;
    closed.value = null;
  });
}

function follow(): void {
  if (!watching) return;
  const known = current.value;
  const same = known && known.table === watching.table && known.viewer === watching.viewer;
  socket?.send({ t: "watch", ...watching, events: same ? countOf(known) : 0, seq: same ? known.seq : 0 });
}

let recalling: Promise<boolean> | null = null;
let recallTo = 0;

/** Bring the events of the table on the screen from number `to` on, as far as they are not here. False if that failed.
 * Whoever asks while some are on their way waits for the same ones, and for earlier ones if he wants them. */
export function recall(to: number): Promise<boolean> {
  recallTo = recalling ? Math.min(recallTo, to) : to;
  recalling ??= Promise.resolve().then(bringEvents);
  return recalling;
}

async function bringEvents(): Promise<boolean> {
  try {
    for (let known = current.peek(); known && known.first > recallTo; known = current.peek()) {
      const told = await api.events(known.table, known.viewer, known.first);
      const now = current.peek();
      const grown = now && recalled(now, told);
      if (!grown || grown === now) return false; // another table is looked at, or something was undone meanwhile
      current.value = grown;
    }
    return true;
  } catch {
    return false;
  } finally {
    recalling = null;
  }
}

/** Follow the lobby; the returned function stops it. */
export function watchLobby(): () => void {
  if (lobby++ === 0) socket?.send({ t: "lobby", on: true });
  return () => {
    if (--lobby === 0) socket?.send({ t: "lobby", on: false });
  };
}

// -- what the server says --------------------------------------------------------------------------------------------

function told(message: FromServer): void {
  batch(() => take(message));
  for (const ear of heard) ear(message);
}

function take(message: FromServer): void {
  switch (message.t) {
    case "view":
      if (message.table !== watching?.table || message.viewer !== watching.viewer) return;
      current.value = viewed(current.value, message);
      infoAt.value = performance.now();
      return;
    case "update": {
      const known = current.value;
      if (!known || message.table !== known.table || message.viewer !== known.viewer) return;
      if (message.viewer !== watching?.viewer || message.seq <= known.seq) return;
      const next = updated(known, message);
      if (next) {
        if (next.doc.asked?.id !== known.doc.asked?.id) blocked.value = null;
        current.value = next;
      } else follow(); // we drifted: take the whole view
      return;
    }
    case "done":
      settle(message.key, { done: true, seq: message.seq });
      return;
    case "refused":
      if (message.key !== null) settle(message.key, { done: false, problem: message.problem });
      else if (message.table !== null && message.table === watching?.table && !current.value) closed.value = message.problem;
      return;
    case "blocked":
      if (message.table === watching?.table) blocked.value = message;
      return;
    case "table":
      retable(message.info);
      return;
    case "said": {
      const known = current.value;
      if (!known || known.table !== message.table || known.chat.some((line) => line.n === message.line.n)) return;
      current.value = { ...known, chat: [...known.chat, message.line] };
      return;
    }
    case "tables":
      tables.value = { mine: message.mine, open: message.open, at: Date.now() };
      return;
    case "notice":
      notices.value = [message, ...notices.value].slice(0, 30);
      return;
    case "pong":
      return;
  }
}

/** Put the news of a table where it is shown. */
export function retable(info: TableInfo): void {
  if (current.value?.table === info.id) {
    current.value = { ...current.value, info };
    infoAt.value = performance.now();
  }
}

// -- beginning -------------------------------------------------------------------------------------------------------

/** Learn who we are and which games there are, then connect. */
export async function begin(lang: "en" | "ru"): Promise<void> {
  outbox = new Outbox(typeof sessionStorage === "undefined" ? null : sessionStorage);
  pending.value = outbox.waiting();
  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
  socket = new Socket(address, {
    opened() {
      if (lobby > 0) socket?.send({ t: "lobby", on: true });
      follow();
      for (const one of outbox.waiting()) socket?.send(one);
    },
    told,
    changed(state) {
      connection.value = state;
    },
    ended: () => lookWho(lang, 2),
  });
  const [person, known] = await Promise.all([api.guest({ lang }), api.games()]);
  batch(() => {
    me.value = person;
    games.value = known;
    belong(person);
  });
  socket.open();
}

/** How often our session ended elsewhere, and a new guest sat down here. */
export const loggedOut = signal(0);

/**
 * Our session has ended: somebody logged in or out in another tab, or has changed the password elsewhere. In a moment
 * this browser has its new cookie, if there is one; who has none after some looks is a new guest.
 */
function lookWho(lang: "en" | "ru", looks: number): void {
  clearTimeout(looking);
  const nobody = (thrown: unknown): void => {
    if (problemOf(thrown).key !== "error-no-account") socket?.restart(); // the line is bad: it says so itself
    else if (looks > 1) lookWho(lang, looks - 1);
    else api.guest({ lang }).then((guest) => { become(guest); loggedOut.value += 1; }, () => socket?.restart());
  };
  looking = setTimeout(() => { api.me().then(become, nobody); }, LOOK_AGAIN);
}

/** Someone else sits here now (login, logout, a new account): all that was known of the old one is forgotten. */
export function become(person: Me): void {
  clearTimeout(looking);
  batch(() => {
    const other = me.value?.id !== person.id;
    me.value = person;
    if (!other) return;
    watching = null; // the screen, begun anew, says as whom it follows
    current.value = blocked.value = closed.value = tables.value = null;
    notices.value = [];
    newcomers.value += 1;
    belong(person);
  });
  socket?.restart(); // also a guest who becomes an account has a new cookie, and the line of the old one has ended
}

/** Acts are this person's from now on: what somebody else left unsent is not sent in the name of who sits here now. */
function belong(person: Me): void {
  for (const act of outbox.belong(person.id)) {
    answers.get(act.key)?.({ done: false, problem: problem("error-someone-else", "Somebody else is logged in here now.") });
    answers.delete(act.key);
  }
  pending.value = outbox.waiting();
}

/** Change settings: at once here, and for good on the server. */
export async function set(change: Partial<Settings>): Promise<void> {
  const known = me.value;
  if (!known) return;
  const settings = { ...known.settings, ...change };
  me.value = { ...known, settings };
  try {
    me.value = await api.changeMe({ settings });
  } catch (thrown) {
    me.value = known;
    throw thrown;
  }
}
