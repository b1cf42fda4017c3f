/** The one connection of this page. It comes back by itself, and says what it takes to get back to where it was. */

import { backOff } from "./outbox.ts";
import type { FromClient, FromServer } from "./wire.ts";

export type Line = "connecting" | "online" | "offline";

export interface Ends {
  /** A new connection stands: say everything that the server must know again. */
  opened(): void;
  told(message: FromServer): void;
  changed(state: Line): void;
  /** The session of this page has ended, and the connection with it: find out who we are now, then `restart`. */
  ended(): void;
}

const QUIET = 25_000; // ask whether anybody is there after so long without a word
const PATIENCE = 8_000; // and give up the connection if nobody answers
const SESSION_ENDED = 4001; // the server's word for: come again as who you are now

export class Socket {
  private readonly ends: Ends;
  private readonly address: string;
  private socket: WebSocket | null = null;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private wanted = false;

  constructor(address: string, ends: Ends) {
    this.address = address;
    this.ends = ends;
  }

  /** Connect, and stay connected. */
  open(): void {
    if (this.wanted) return;
    this.wanted = true;
    this.connect();
    if (typeof window !== "undefined") {
      window.addEventListener("online", () => this.hurry());
      window.addEventListener("offline", () => this.socket && this.drop(this.socket)); // it would hang for minutes
      document.addEventListener("visibilitychange", () => {
        if (!document.hidden) this.hurry();
      });
    }
  }

  /** Begin anew with who we are now (after a login or logout): at once, for nothing is wrong with the line. */
  restart(): void {
    if (this.socket) {
      this.socket.onclose = null;
      this.socket.close();
      this.socket = null;
    }
    this.hurry();
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (message.t !== "ping") this.listen(PATIENCE, () => this.ask()); // most of what is said is answered at once
    return true;
  }

  private hurry(): void {
    if (!this.wanted || this.socket) return;
    this.tries = 0;
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.again);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.ends.changed(this.tries ? "offline" : "connecting");
    this.listen(PATIENCE);
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.tries = 0;
      this.ends.changed("online");
      this.heard();
      this.ends.opened();
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heard();
      this.ends.told(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (event.code === SESSION_ENDED) this.over(socket);
      else this.lost(socket);
    };
  }

  private heard(): void {
    this.listen(QUIET, () => this.ask());
  }

  /** Is anybody there? */
  private ask(): void {
    this.send({ t: "ping" });
    this.listen(PATIENCE);
  }

  private listen(time: number, then?: () => void): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => (then ? then() : this.socket && this.drop(this.socket)), time);
  }

  private drop(socket: WebSocket): void {
    socket.onclose = null;
    socket.close();
    this.lost(socket);
  }

  private over(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearTimeout(this.silence);
    this.ends.changed("connecting");
    this.ends.ended();
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearTimeout(this.silence);
    this.ends.changed("offline");
    this.again = setTimeout(() => this.connect(), backOff(this.tries++, Math.random()));
  }
}
