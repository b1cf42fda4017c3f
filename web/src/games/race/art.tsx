/**
 * The picture of a card, drawn from its design alone: a planet for a world, a figure of lines for a development. Worlds
 * of one kind share a look, and no two cards are quite alike; the same card always looks the same.
 */

import { Component } from "preact";

import type { Face, Phase } from "./pieces.ts";

const PLANETS: Readonly<Record<string, readonly string[]>> = {
  novelty: ["ocean", "azuregas", "city", "ice"],
  rare: ["rust", "desert", "lava", "gas"],
  genes: ["jungle", "toxic", "ocean"],
  alien: ["violet", "violet", "toxic"],
  grey: ["ice", "barren", "city", "azuregas", "gas"],
};
const MOONS = ["barren", "ice", "rust"];
const LINE = "#DDE6FF";

/** Numbers that look random, the same for the same text. */
export function dice(text: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < text.length; i += 1) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const one = <T,>(roll: () => number, among: readonly T[]): T => among[Math.floor(roll() * among.length)] as T;
const at = (x: number, y: number, radius: number, angle: number): string =>
  `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;

/** Which planet a world shows. */
export function planetOf(design: string, face: Face): string {
  return `pl-${one(dice(design), PLANETS[face.good ?? "grey"] ?? PLANETS["grey"]!)}`;
}

/** The colours of the sky behind a card, as a class. */
export function skyOf(design: string, face: Face): string {
  return face.kind === "development" ? `sky-dev${Math.floor(dice(`${design} sky`)() * 4)}` : `sky-${face.good ?? "none"}`;
}

interface ArtProps {
  readonly design: string;
  readonly face: Face;
}

/** The art of a card: 100 by 140, cut to the card's shape. Drawn once; nothing that happens to a card changes it. */
export class Art extends Component<ArtProps> {
  override shouldComponentUpdate(next: ArtProps): boolean {
    return next.design !== this.props.design || next.face !== this.props.face;
  }

  override render({ design, face }: ArtProps) {
    return (
      <svg class="rc-art" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {face.kind === "world" ? <World design={design} face={face} /> : <Development design={design} face={face} />}
      </svg>
    );
  }
}

function World({ design, face }: ArtProps) {
  const planet = planetOf(design, face);
  const roll = dice(`${design} world`);
  const size = 52 + roll() * 13;
  const x = 50 + (roll() - 0.5) * 8;
  const y = 54 + (roll() - 0.5) * 6;
  const ring = roll() < 0.3;
  const moon = roll() < 0.42;
  const side = roll() < 0.5 ? -1 : 1;
  const belt = design === "asteroid-belt" || design === "comet-zone";
  return (
    <>
      {stars(roll, 14)}
      {face.military && attack(roll, y)}
      {belt ? rocks(roll) : <use href={`#${planet}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />}
      {ring && !belt && (
        <ellipse
          cx={x}
          cy={y}
          rx={size * 0.76}
          ry={size * 0.16}
          fill="none"
          stroke="#fff"
          stroke-opacity=".4"
          stroke-width="2.5"
          transform={`rotate(${-18 * side} ${x} ${y})`}
          stroke-dasharray={`${size * 1.95} ${size}`}
          stroke-dashoffset="-6"
        />
      )}
      {moon && !belt && <use href={`#pl-${one(roll, MOONS)}`} x={x + side * size * 0.62 - 6} y={y - size * 0.52} width="12" height="12" />}
    </>
  );
}

function stars(roll: () => number, count: number) {
  return Array.from({ length: count }, (_, i) => (
    <circle key={i} cx={(4 + roll() * 92).toFixed(0)} cy={(4 + roll() * 106).toFixed(0)} r={roll() < 0.3 ? 0.8 : 0.5} fill="#fff" opacity={(0.3 + roll() * 0.6).toFixed(1)} />
  ));
}

/** Red lines of fire across a military world. */
function attack(roll: () => number, y: number) {
  const slope = 10 + roll() * 10;
  return [0, 9, 18].map((down, i) => (
    <path key={down} d={`M4 ${y - 12 + down}L104 ${y - 12 + down - slope}`} stroke="#FF5A4A" stroke-width="1.1" opacity={0.55 - i * 0.12} />
  ));
}

/** A belt of rocks instead of one planet. */
function rocks(roll: () => number) {
  return Array.from({ length: 11 }, (_, i) => {
    const size = 7 + roll() * 17;
    const along = i / 10;
    const x = 2 + along * 96;
    const y = 76 - along * 46 + (roll() - 0.5) * 22;
    return <use key={i} href={`#pl-${one(roll, ["barren", "rust", "barren"])}`} x={x - size / 2} y={y - size / 2} width={size} height={size} opacity={0.72 + roll() * 0.28} />;
  });
}

/** A figure of lines that hints at the card's first power: signals, fleets, towers, lattices. */
function Development({ design, face }: ArtProps) {
  const roll = dice(`${design} figure`);
  const phase: Phase | undefined = face.powers[0]?.phase;
  const might = face.powers.some((power) => (power.kind === "military" || power.kind === "temporary_military") && (power.amount ?? 0) > 0);
  const figure = might ? fleet(roll) : phase === "explore" ? signals(roll) : phase === "develop" ? towers(roll) : phase === "trade" ? network(roll) : phase === "settle" ? cells(roll) : phase === "consume" ? nested(roll) : spokes(roll);
  return (
    <g fill="none" stroke={LINE} stroke-width="1.5" stroke-linejoin="round">
      {figure}
    </g>
  );
}

const heart = <circle cx="50" cy="56" r="5" fill="#fff" stroke="none" />;

function spokes(roll: () => number) {
  const count = 8 + 2 * Math.floor(roll() * 4);
  const inner = 11 + roll() * 5;
  return (
    <>
      {Array.from({ length: count }, (_, i) => {
        const turn = (i * 2 * Math.PI) / count - Math.PI / 2;
        const reach = [40, 31, 36][i % (roll() < 0.5 ? 2 : 3)] ?? 34;
        const [x, y] = at(50, 56, reach, turn).split(",");
        return (
          <g key={i}>
            <path d={`M${at(50, 56, inner, turn)}L${x},${y}`} opacity=".7" />
            <circle cx={x} cy={y} r="2.3" fill={LINE} stroke="none" opacity=".9" />
          </g>
        );
      })}
      <circle cx="50" cy="56" r={inner} />
      {heart}
    </>
  );
}

function cells(roll: () => number) {
  const found = [];
  for (let column = -2; column <= 2; column += 1) {
    for (let row = -2; row <= 2; row += 1) {
      if (Math.abs(column + row) > 2) continue;
      const x = 50 + column * 15 + row * 7.5;
      const y = 56 + row * 14;
      const points = Array.from({ length: 6 }, (_, i) => at(x, y, 7.6, (i * Math.PI) / 3 + Math.PI / 6)).join(" ");
      found.push(<polygon key={`${column} ${row}`} points={points} fill={LINE} fill-opacity={roll() < 0.26 ? 0.58 : 0.08} stroke-opacity=".55" stroke-width="1" />);
    }
  }
  return (
    <>
      {found}
      {heart}
    </>
  );
}

function nested(roll: () => number) {
  const corners = 3 + Math.floor(roll() * 4);
  const twist = (roll() - 0.5) * 1.2;
  return (
    <>
      {[38, 28, 18].map((radius, i) => (
        <polygon
          key={radius}
          points={Array.from({ length: corners + (roll() < 0.25 ? 1 : 0) }, (_, corner) => at(50, 56, radius, (corner * 2 * Math.PI) / corners - Math.PI / 2 + i * twist)).slice(0, corners).join(" ")}
          opacity={0.4 + i * 0.25}
        />
      ))}
      {heart}
    </>
  );
}

function towers(roll: () => number) {
  const count = 5 + Math.floor(roll() * 3);
  const wide = 70 / count;
  return (
    <>
      {Array.from({ length: count }, (_, i) => {
        const high = 24 + roll() * 40;
        const x = 15 + i * wide;
        return <path key={i} d={`M${x.toFixed(1)} 92V${(92 - high).toFixed(1)}h${(wide * 0.72).toFixed(1)}V92`} fill={LINE} fill-opacity={0.05 + roll() * 0.22} opacity=".85" />;
      })}
      <path d="M10 92h80" />
    </>
  );
}

function signals(roll: () => number) {
  const x = 30 + roll() * 12;
  const y = 76 + roll() * 8;
  return (
    <>
      {[14, 26, 38, 50].map((radius, i) => (
        <path key={radius} d={`M${at(x, y, radius, -1.45)}A${radius} ${radius} 0 0 1 ${at(x, y, radius, -0.1)}`} opacity={0.95 - i * 0.2} stroke-width={2 - i * 0.25} />
      ))}
      <path d={`M${x - 12} ${y + 14}L${x} ${y}L${x + 12} ${y + 14}`} opacity=".8" />
      <circle cx={x} cy={y} r="4.5" fill="#fff" stroke="none" />
      {Array.from({ length: 7 }, (_, i) => (
        <circle key={`s${i}`} cx={44 + roll() * 48} cy={14 + roll() * 50} r={0.9 + roll() * 1.4} fill={LINE} stroke="none" opacity={0.5 + roll() * 0.5} />
      ))}
    </>
  );
}

function network(roll: () => number) {
  const points = Array.from({ length: 7 }, (_, i) => {
    const turn = (i * 2 * Math.PI) / 7 + roll() * 0.5;
    const [x, y] = at(50, 56, i % 2 ? 22 + roll() * 6 : 34 + roll() * 6, turn).split(",").map(Number) as [number, number];
    return { x, y };
  });
  return (
    <>
      {points.map((point, i) => {
        const other = points[(i + 2) % 7]!;
        return <path key={i} d={`M${point.x} ${point.y}Q50 56 ${other.x} ${other.y}`} opacity=".6" />;
      })}
      {points.map((point, i) => (
        <circle key={`n${i}`} cx={point.x} cy={point.y} r={2.2 + roll() * 3} fill={i % 3 ? "#1A2450" : LINE} />
      ))}
      {heart}
    </>
  );
}

function fleet(roll: () => number) {
  const count = 2 + Math.floor(roll() * 3);
  const ships = [{ x: 50, y: 34, size: 13 }];
  for (let i = 1; i <= count; i += 1) {
    ships.push({ x: 50 - i * 13, y: 34 + i * 15, size: 13 - i * 1.6 }, { x: 50 + i * 13, y: 34 + i * 15, size: 13 - i * 1.6 });
  }
  return (
    <>
      {ships.map((ship, i) => (
        <g key={i}>
          <path d={`M${ship.x} ${ship.y - ship.size}L${ship.x + ship.size * 0.62} ${ship.y + ship.size * 0.7}L${ship.x} ${ship.y + ship.size * 0.28}L${ship.x - ship.size * 0.62} ${ship.y + ship.size * 0.7}Z`} fill={LINE} fill-opacity={i === 0 ? 0.62 : 0.16} />
          <path d={`M${ship.x} ${ship.y + ship.size * 0.9}v${ship.size * 0.9}`} opacity=".4" />
        </g>
      ))}
    </>
  );
}
