/** Battles as their events tell them: who fought where, every die with what it needed and did, and what came of it. Pure. */

import type { GameEvent, Moment } from "../types.ts";
import type { Die } from "./zones.ts";

/** What a die did. */
export interface Hit {
  readonly ship: string;
  readonly count: number;
  /** All damage on the ship, and how much destroys it. */
  readonly damage: number;
  readonly hull: number;
  readonly destroyed: boolean;
}

export interface Cast {
  readonly colour: Die;
  readonly value: number;
  readonly hit: Hit | null;
}

/** The least number that hits ships of a type, and their shields. */
export interface Need {
  readonly ship: string;
  readonly value: number;
  readonly shield: number;
}

/** One type of ships has its turn: it fires, begins to retreat, or is gone. */
export interface Blow {
  /** The number of its first event. */
  readonly n: number;
  readonly kind: "fire" | "turn" | "leave" | "stalemate";
  /** `seat 2`, `ancient` or `gcds`. */
  readonly side: string;
  readonly ship: string;
  /** How many of them there were; 0 if nobody told. */
  readonly count: number;
  /** The side that is fired at, or `population`; empty if nobody told. */
  readonly enemy: string;
  /** The round of the battle, 0 for missiles; null if nobody told. */
  readonly bout: number | null;
  readonly initiative: number | null;
  readonly computer: number;
  readonly needs: readonly Need[];
  readonly dice: readonly Cast[];
  /** Where the ships retreat to. */
  readonly target: string;
}

export interface Duel {
  readonly n: number;
  readonly attacker: string;
  readonly defender: string;
  readonly blows: readonly Blow[];
}

export type Counts = Readonly<Record<string, number>>;

/** Those who fought for a hex, from the last to enter on, with their ships as the odds read them. */
export interface Entrant {
  readonly side: string;
  readonly fleet: string;
  readonly ships: Counts;
}

/** All that was fought in one hex. */
export interface Fought {
  readonly n: number;
  readonly sector: string;
  readonly entrants: readonly Entrant[];
  readonly duels: readonly Duel[];
  /** Shots at the population, after the battles. */
  readonly siege: readonly Blow[];
  /** Ships destroyed and ships that got away, by side and type. */
  readonly lost: Readonly<Record<string, Counts>>;
  readonly fled: Readonly<Record<string, Counts>>;
  /** Population destroyed, and the seat whose disc went home. */
  readonly cubes: number;
  readonly ousted: number | null;
  /** Reputation tiles drawn, by side. */
  readonly drawn: Counts;
  readonly over: boolean;
}

/** A combat phase. */
export interface Phase {
  /** The number of its first event. */
  readonly n: number;
  readonly round: number;
  readonly battles: readonly Fought[];
  readonly over: boolean;
}

type Open<T> = { -readonly [K in keyof T]: T[K] };

const text = (event: GameEvent, field: string): string => (typeof event[field] === "string" ? (event[field] as string) : "");
const figure = (event: GameEvent, field: string): number => (typeof event[field] === "number" ? (event[field] as number) : 0);
const list = (event: GameEvent, field: string): readonly string[] => (Array.isArray(event[field]) ? (event[field] as readonly string[]) : []);
const sideOf = (event: GameEvent): string => text(event, "side") || `seat ${figure(event, "seat")}`;

const more = (counts: Readonly<Record<string, Counts>>, side: string, ship: string, count: number): Readonly<Record<string, Counts>> =>
  ({ ...counts, [side]: { ...counts[side], [ship]: (counts[side]?.[ship] ?? 0) + count } });

/** How many ships of each type the text of a fleet names. */
export function shipsIn(fleet: string): Counts {
  const found: Record<string, number> = {};
  for (const part of fleet.split(",")) {
    const read = /^(\d+)([a-z]+)/.exec(part);
    if (read) found[read[2]!] = (found[read[2]!] ?? 0) + Number(read[1]);
  }
  return found;
}

export const total = (counts: Counts | undefined): number => Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);

const castOf = (die: string): Cast => {
  const [colour, value] = die.split(" ");
  return { colour: colour as Die, value: Number(value), hit: null };
};

const needOf = (told: string): Need => {
  const [ship, value, shield] = told.split(" ");
  return { ship: ship!, value: Number(value), shield: Number(shield) };
};

const entrantOf = (told: string): Entrant => {
  const at = told.indexOf(": ");
  const fleet = told.slice(at + 2);
  return { side: told.slice(0, at), fleet, ships: shipsIn(fleet) };
};

/** How many ships of a type a side still has in a battle; 0 if nobody told how many there were. */
export function standing(battle: Fought, side: string, ship: string): number {
  const began = battle.entrants.find((one) => one.side === side)?.ships[ship] ?? 0;
  return Math.max(0, began - (battle.lost[side]?.[ship] ?? 0) - (battle.fled[side]?.[ship] ?? 0));
}

/** Who holds the hex after the battle; null if nobody does, or if it is not known. */
export function winnerOf(battle: Fought): string | null {
  const left = battle.entrants.filter(({ side, ships }) => Object.keys(ships).some((ship) => standing(battle, side, ship) > 0));
  return left.length === 1 ? left[0]!.side : null;
}

/** What was fought in a combat phase, from the number of its first event on. */
class Telling {
  readonly battles: Open<Fought>[] = [];
  over = false;
  /** Shots at population whose hex is not told yet. */
  private siege: Blow[] = [];

  hear(event: GameEvent): void {
    const battle = this.battles.at(-1);
    switch (event.event) {
      case "battle":
        this.at(event.n, text(event, "sector")).entrants = list(event, "fleets").map(entrantOf);
        break;
      case "engaged": {
        const here = battle?.sector === text(event, "sector") ? battle : this.at(event.n, text(event, "sector"));
        here.duels = [...here.duels, { n: event.n, attacker: text(event, "attacker"), defender: text(event, "defender"), blows: [] }];
        break;
      }
      case "rolled":
        if (text(event, "enemy") === "population" || battle?.over !== false) {
          this.close();
          this.siege.push(this.blow(event, "fire", battle));
        } else this.strike(event, "fire");
        break;
      case "hit": this.hit(event); break;
      case "lost": this.lose(event); break;
      case "retreating": this.strike(event, "turn"); break;
      case "retreated":
        this.strike(event, "leave");
        if (battle) battle.fled = more(battle.fled, sideOf(event), text(event, "ship"), figure(event, "count"));
        break;
      case "stalemate": this.strike(event, "stalemate"); break;
      case "drew":
        if (battle) {
          battle.over = true;
          battle.drawn = { ...battle.drawn, [sideOf(event)]: list(event, "values").length };
        }
        break;
      case "bombed": case "destroyed": case "ousted": this.after(event); break;
      case "upkeep": case "over":
        this.close();
        this.over = true;
        break;
    }
  }

  /** A battle in a hex begins. */
  private at(n: number, sector: string): Open<Fought> {
    this.close();
    const made: Open<Fought> = { n, sector, entrants: [], duels: [], siege: [], lost: {}, fled: {}, cubes: 0, ousted: null, drawn: {}, over: false };
    this.battles.push(made);
    return made;
  }

  private close(): void {
    const last = this.battles.at(-1);
    if (last) last.over = true;
  }

  private blow(event: GameEvent, kind: Blow["kind"], battle: Fought | undefined): Blow {
    const side = sideOf(event);
    const ship = text(event, "ship");
    const bout = event["bout"];
    return {
      n: event.n, kind, side, ship, count: figure(event, "count") || (battle ? standing(battle, side, ship) : 0), enemy: text(event, "enemy"),
      bout: typeof bout === "number" && bout >= 0 ? bout : null, initiative: typeof event["initiative"] === "number" ? event["initiative"] : null,
      computer: figure(event, "computer"), needs: list(event, "needs").map(needOf), dice: list(event, "dice").map(castOf), target: text(event, "target"),
    };
  }

  private strike(event: GameEvent, kind: Blow["kind"]): void {
    const battle = this.battles.at(-1);
    const duel = battle?.duels.at(-1);
    if (!battle || !duel) return;
    battle.duels = [...battle.duels.slice(0, -1), { ...duel, blows: [...duel.blows, this.blow(event, kind, battle)] }];
  }

  /** Put another account in place of the last blow's. */
  private retell(change: (blow: Blow) => Blow): void {
    const battle = this.battles.at(-1);
    const duel = battle?.duels.at(-1);
    const last = duel?.blows.at(-1);
    if (battle && duel && last) battle.duels = [...battle.duels.slice(0, -1), { ...duel, blows: [...duel.blows.slice(0, -1), change(last)] }];
  }

  /** A hit is of the first die that shows what it tells and has done nothing yet. */
  private hit(event: GameEvent): void {
    const die = text(event, "die");
    const hit: Hit = { ship: text(event, "ship"), count: figure(event, "count"), damage: figure(event, "damage"), hull: figure(event, "hull"), destroyed: false };
    this.retell((blow) => {
      const at = blow.dice.findIndex((cast) => cast.hit === null && (!die || `${cast.colour} ${cast.value}` === die) && (die || cast.value > 1));
      return { ...blow, dice: blow.dice.map((cast, n) => (n === at ? { ...cast, hit } : cast)) };
    });
  }

  private lose(event: GameEvent): void {
    const battle = this.battles.at(-1);
    const ship = text(event, "ship");
    if (!battle) return;
    battle.lost = more(battle.lost, sideOf(event), ship, 1);
    this.retell((blow) => {
      const at = blow.dice.findLastIndex((cast) => cast.hit !== null && cast.hit.ship === ship && !cast.hit.destroyed && (!cast.hit.hull || cast.hit.damage >= cast.hit.hull));
      return { ...blow, dice: blow.dice.map((cast, n) => (n === at && cast.hit ? { ...cast, hit: { ...cast.hit, destroyed: true } } : cast)) };
    });
  }

  /** What ships did in a hex after the battles; they need not have fought there. */
  private after(event: GameEvent): void {
    this.close();
    const sector = text(event, "sector");
    const known = this.battles.find((one) => one.sector === sector);
    const battle = known ?? this.at(this.siege[0]?.n ?? event.n, sector);
    battle.over = true;
    if (event.event !== "ousted") {
      battle.siege = [...battle.siege, ...this.siege];
      this.siege = [];
    }
    if (event.event === "destroyed") battle.cubes += figure(event, "count");
    else if (event.event === "ousted") battle.ousted = figure(event, "seat");
  }
}

/** The last combat phase that these events tell of; null if they tell of none from its beginning. */
export function lastPhase(events: readonly GameEvent[]): Phase | null {
  const begun = events.findLastIndex(({ event }) => event === "combat");
  return begun < 0 ? null : phaseFrom(events, begun);
}

/** The combat phase that begins at a place among the events. */
function phaseFrom(events: readonly GameEvent[], begun: number): Phase {
  const telling = new Telling();
  for (const event of events.slice(begun + 1)) {
    if (telling.over) break;
    telling.hear(event);
  }
  return { n: events[begun]!.n, round: figure(events[begun]!, "number"), battles: telling.battles, over: telling.over };
}

/** All blows of a battle in the order in which they fell. */
export const blowsOf = (battle: Fought): readonly Blow[] => [...battle.duels.flatMap(({ blows }) => blows), ...battle.siege];

/** A blow has a step for each of its dice, and one if it has none. */
export const stepsIn = (blow: Blow): number => Math.max(1, blow.dice.length);

/** How many steps it takes to tell a battle die by die. */
export const stepsOf = (battle: Fought): number => blowsOf(battle).reduce((sum, blow) => sum + stepsIn(blow), 0);

/** How many steps of a battle are told up to an event. */
export const stepsUntil = (battle: Fought, n: number): number => blowsOf(battle).filter((blow) => blow.n <= n).reduce((sum, blow) => sum + stepsIn(blow), 0);

/** What a replay goes through of the battles of a match: every die, and every turn without dice. */
export function momentsOf(events: readonly GameEvent[]): readonly Moment[] {
  const found: Moment[] = [];
  events.forEach(({ event }, at) => {
    if (event !== "combat") return;
    for (const battle of phaseFrom(events, at).battles) {
      const last = battle.duels.at(-1)?.blows.at(-1);
      for (const blow of blowsOf(battle)) {
        const steps = stepsIn(blow);
        for (let part = 0; part < steps - 1; part++) found.push({ n: blow.n, part, ends: ["die"] });
        found.push({ n: blow.n, part: steps - 1, ends: blow === last ? ["die", "ship", "battle"] : ["die", "ship"] });
      }
    }
  });
  return found.sort((a, b) => a.n - b.n || a.part - b.part);
}

/** How many steps of a battle are told at a moment of it; 0 if the moment is of another one. */
export function stepsAt(battle: Fought, moment: Moment): number {
  let before = 0;
  for (const blow of blowsOf(battle)) {
    if (blow.n === moment.n) return before + moment.part + 1;
    before += stepsIn(blow);
  }
  return 0;
}

/** Whether a die is a hit: what it needs is told, and so is what it did. */
export function hits(blow: Blow, cast: Cast): boolean {
  return cast.hit !== null || (blow.enemy === "population" && blow.needs.some(({ value }) => cast.value >= value));
}

/** A die written out once, against the shields that it hit or would hit soonest: `4 +1 −1 = 4`. */
export function sumOf(blow: Blow, cast: Cast): string {
  const need = blow.needs.find(({ ship }) => ship === cast.hit?.ship) ?? [...blow.needs].sort((a, b) => a.value - b.value)[0];
  const shield = need?.shield ?? 0;
  const parts = [String(cast.value), ...(blow.computer ? [`+${blow.computer}`] : []), ...(shield ? [`−${shield}`] : [])];
  return parts.length > 1 ? `${parts.join(" ")} = ${cast.value + blow.computer - shield}` : parts[0]!;
}
