/** Acts on their way: kept until the server has stored or refused them, and sent again after a lost connection. */

import type { Consent, GoBack, Retract, Say, Submit } from "./wire.ts";

export type Act = Submit | Retract | GoBack | Consent | Say;

/** What is asked of `sessionStorage`. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const PLACE = "orrery-acts";
const OWNER = "orrery-acts-of";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

/** A key for one act: new every time, 132 random bits. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(22));
  return Array.from(bytes, (byte) => LETTERS[byte & 63]).join("");
}

/** Milliseconds to wait before the n-th try (from 0): doubling to 15 s, half of it left to chance. */
export function backOff(tries: number, chance: number): number {
  const most = Math.min(15_000, 400 * 2 ** Math.min(tries, 10));
  return Math.round(most / 2 + (most / 2) * chance);
}

/** The acts without an answer, in the order in which they were made. A reload of the page does not lose them. */
export class Outbox {
  private acts: Act[] = [];
  /** The account whose acts they are; null until it is known. */
  private owner: string | null = null;
  private readonly shelf: Shelf | null;

  constructor(shelf: Shelf | null) {
    this.shelf = shelf;
    try {
      const kept: unknown = JSON.parse(shelf?.getItem(PLACE) ?? "[]");
      this.owner = shelf?.getItem(OWNER) ?? null;
      if (Array.isArray(kept)) this.acts = kept.filter((one): one is Act => typeof one?.key === "string");
    } catch {
      this.acts = []; // what cannot be read was not ours
    }
  }

  /** Everything that still waits for an answer. */
  waiting(): readonly Act[] {
    return this.acts;
  }

  /** From now on this account acts here. What waits of another is dropped, and returned: nobody acts in its name. */
  belong(account: string): readonly Act[] {
    const dropped = this.owner === null || this.owner === account ? [] : this.acts;
    if (dropped.length) this.acts = [];
    this.owner = account;
    this.keep();
    return dropped;
  }

  add(act: Act): void {
    this.acts = [...this.acts.filter((one) => one.key !== act.key), act];
    this.keep();
  }

  /** Forget an act that was answered; says whether it was one of ours. */
  settle(key: string): boolean {
    const before = this.acts.length;
    this.acts = this.acts.filter((one) => one.key !== key);
    if (this.acts.length === before) return false;
    this.keep();
    return true;
  }

  private keep(): void {
    try {
      if (this.acts.length) {
        if (this.owner !== null) this.shelf?.setItem(OWNER, this.owner);
        this.shelf?.setItem(PLACE, JSON.stringify(this.acts));
      } else {
        this.shelf?.removeItem(PLACE);
        this.shelf?.removeItem(OWNER);
      }
    } catch {
      // A full or closed shelf: the act is still in memory and on its way.
    }
  }
}
