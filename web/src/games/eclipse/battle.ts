/** A battle as the table shows it: two sides, their ships by type, who has acted, what is damaged. Pure. */

import { ANCIENTS, GCDS, SHIPS, type BattleZone, type Die, type EclipseZones, type Parts, type ShipType } from "./zones.ts";

export interface Squad {
  /** A ship type, or `ancient` or `gcds`. */
  readonly ship: string;
  readonly count: number;
  /** Damage of each ship, the worst first. */
  readonly damage: readonly number[];
  readonly initiative: number;
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  readonly cannons: Readonly<Partial<Record<Die, number>>>;
  readonly missiles: Readonly<Partial<Record<Die, number>>>;
  /** Whether it has acted in this round of the battle. */
  readonly acted: boolean;
  readonly firing: boolean;
  /** The sector to which it retreats, or null. */
  readonly leaving: string | null;
}

export interface Side {
  /** A seat, or `ANCIENTS` or `GCDS`. */
  readonly side: number;
  readonly role: "defender" | "attacker";
  readonly squads: readonly Squad[];
}

/** The battle that is fought now; null between two of them. */
export function battleNow(zones: EclipseZones): BattleZone | null {
  const battle = zones.battle;
  return battle?.hex && battle.pair && battle.pair.every((side) => side >= 0) ? battle : null;
}

/** The defender and the attacker, each with its ships in the order in which they act. */
export function sidesOf(zones: EclipseZones, parts: Parts, battle: BattleZone): readonly Side[] {
  return (battle.pair ?? []).map((side, place) => ({ side, role: place === 0 ? "defender" : "attacker", squads: squadsOf(zones, parts, battle, side, place) }));
}

function squadsOf(zones: EclipseZones, parts: Parts, battle: BattleZone, side: number, place: number): readonly Squad[] {
  const zone = zones.map[battle.hex];
  const found: Squad[] = [];
  SHIPS.forEach((type, number) => {
    const guard = side === ANCIENTS ? "ancient" : side === GCDS ? "gcds" : null;
    const count = guard ? (number > 0 ? 0 : guard === "gcds" ? zones.gcds : (zone?.ancients ?? 0)) : (zone?.ships?.find((fleet) => fleet.seat === side)?.[type] ?? 0);
    if (!count) return;
    const wounds = battle.wounds?.[`${side} ${type}`] ?? [];
    const actor = (place << 2) | number;
    found.push({
      ...(guard ? guardFigures(parts, guard) : shipFigures(zones, side, type)),
      ship: guard ?? type,
      count,
      damage: [...wounds, ...Array.from({ length: Math.max(0, count - wounds.length) }, () => 0)],
      acted: battle.acted?.includes(actor) ?? false,
      firing: (battle.dice?.length ?? 0) > 0 && (battle.firing ?? 0) === actor,
      leaving: battle.leaving?.[`${side} ${type}`] ?? null,
    });
  });
  return found.sort((a, b) => b.initiative - a.initiative);
}

type Figures = Pick<Squad, "initiative" | "computer" | "shield" | "hull" | "cannons" | "missiles">;

function shipFigures(zones: EclipseZones, seat: number, ship: ShipType): Figures {
  const design = zones.seats[seat]?.designs?.[ship];
  return {
    initiative: design?.initiative ?? 0, computer: design?.computer ?? 0, shield: design?.shield ?? 0, hull: design?.hull ?? 0,
    cannons: design?.cannons ?? {}, missiles: design?.missiles ?? {},
  };
}

function guardFigures(parts: Parts, guard: "ancient" | "gcds"): Figures {
  const face = parts.guards[guard];
  return { initiative: face.initiative, computer: face.computer, shield: 0, hull: face.hull, cannons: { yellow: face.dice }, missiles: {} };
}

/** Ships of one squad with equal damage are one target: its option text, damage and number. */
export function targetsIn(squad: Squad): readonly { readonly option: string; readonly damage: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const damage of squad.damage) counts.set(damage, (counts.get(damage) ?? 0) + 1);
  return [...counts].map(([damage, count]) => ({ option: damage ? `${squad.ship}-${damage}` : squad.ship, damage, count }));
}

/** The two who would fight first in a sector, the defender and the attacker; null if nobody would (EC-16.3 to EC-16.9). */
export function pairIn(zones: EclipseZones, parts: Parts, sector: string): readonly [number, number] | null {
  const zone = zones.map[sector];
  const present = (zone?.ships ?? []).map((fleet) => fleet.seat);
  const order = [...present.filter((seat) => seat === zone?.disc), ...present.filter((seat) => seat !== zone?.disc)];
  const [defender, attacker] = order.slice(-2);
  if (defender !== undefined && attacker !== undefined) return [defender, attacker];
  if (defender === undefined) return null;
  if (parts.sectors[sector]?.gcds && zones.gcds) return [GCDS, defender];
  return zone?.ancients && zones.seats[defender]?.species !== "descendants-of-draco" ? [ANCIENTS, defender] : null;
}

/** Battles that the ships on the map lead to, from the highest number down (EC-16.2), as they would begin. */
export function battlesToCome(zones: EclipseZones, parts: Parts): readonly BattleZone[] {
  return Object.keys(zones.map)
    .sort((a, b) => Number(b) - Number(a))
    .flatMap((hex) => {
      const pair = pairIn(zones, parts, hex);
      return pair ? [{ hex, pair }] : [];
    });
}
