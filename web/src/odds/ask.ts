/** Odds from the server, the last ones kept while new ones are on their way. */

import { useEffect, useState } from "preact/hooks";

import { get, getPatiently, post, Refusal } from "../net/api.ts";
import type { BattleOdds, OddsProgress } from "../net/wire.ts";
import { problemText, say } from "../words.ts";
import { sidesOf, writeQuery } from "./address.ts";

export interface Asked {
  readonly odds: BattleOdds | null;
  readonly problem: string;
  readonly busy: boolean;
}

/** Odds that are on their way: how much of them is worked out, and how to have it stopped. */
export interface Way {
  /** From 0 to 1; null while it goes so fast that nobody has to know. */
  readonly share: number | null;
  /** Whether it was stopped. */
  readonly stopped: boolean;
  stop(): void;
  again(): void;
}

const PATIENCE = 180;
/** Milliseconds between two questions how far it is. */
const LOOK = 500;
const known = new Map<string, BattleOdds>();

/** The odds at an address of the server; an empty one asks nothing. They are asked for again when `stamp` changes. */
export function useOdds(path: string, game: string, stamp = 0): Asked {
  const [asked, set] = useState<Asked>({ odds: known.get(path) ?? null, problem: "", busy: path !== "" });
  useEffect(() => {
    const before = known.get(path);
    if (!path || before) {
      set({ odds: before ?? null, problem: "", busy: false });
      return undefined;
    }
    let wanted = true;
    set((now) => ({ ...now, busy: true }));
    const fail = (thrown: unknown, busy: boolean): boolean => {
      if (wanted) set({ odds: null, problem: thrown instanceof Refusal ? problemText(thrown.problem, game) : say("odds-failed"), busy });
      return wanted;
    };
    const timer = setTimeout(() => {
      getPatiently<BattleOdds>(path, (refusal) => fail(refusal, true)).then(
        (odds) => {
          if (known.size > 100) known.clear();
          if (path.startsWith("/api/odds/")) known.set(path, odds); // a table's odds change with its position
          if (wanted) set({ odds, problem: "", busy: false });
        },
        (thrown: unknown) => void fail(thrown, false),
      );
    }, PATIENCE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [path, stamp]);
  return asked;
}

/** Where the odds of a place of a table are asked for; `coming` are my units that I think of sending there, as text;
 * `duel`: of the two alone that fight first. */
export function placeOdds(table: string, viewer: number, place: string, coming = "", duel = false): string {
  return `/api/tables/${table}/odds?viewer=${viewer}&place=${encodeURIComponent(place)}${coming ? `&coming=${encodeURIComponent(coming)}` : ""}${duel ? "&duel=true" : ""}`;
}

/** Where the odds of a battle between fleets are asked for, from the last to enter on. */
export const fleetOdds = (game: string, fleets: readonly string[]): string => `/api/odds/${game}?${writeQuery(sidesOf(fleets))}`;

/** How far the odds at an address of the page are, while they are worked out. What was stopped is not asked for: use the
 * path that this gives. */
export function useWay(path: string, busy: boolean): Way {
  const [share, set] = useState<number | null>(null);
  const [stopped, halt] = useState("");
  const waits = busy && stopped !== path;
  const at = (what: string): string => path.replace("?", `/${what}?`);
  useEffect(() => {
    set(null);
    if (!waits) return undefined;
    let on = true;
    const look = (): void => void get<OddsProgress>(at("progress")).then((told) => { if (on) set(told.share); }, () => undefined);
    const timer = setInterval(look, LOOK);
    return () => {
      on = false;
      clearInterval(timer);
    };
  }, [path, waits]);
  return {
    share: waits ? share : null,
    stopped: path !== "" && stopped === path,
    stop: () => {
      halt(path);
      void post(at("stop")).catch(() => undefined);
    },
    again: () => halt(""),
  };
}
