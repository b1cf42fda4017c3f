/** The arithmetic of the replay's chart: where things lie. It draws nothing and knows no game. */

/** One seat's values, a step each. */
export type Series = readonly number[];

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  readonly frame: Frame;
  /** The last step. */
  readonly last: number;
  readonly low: number;
  readonly high: number;
  /** Where the marks under the lines begin. */
  readonly lane: number;
  x(step: number): number;
  y(value: number): number;
  /** The step nearest to a place. */
  step(x: number): number;
}

/** The height of the words under the lines. */
export const ROUNDS = 18;
/** How far above the foot of the chart the middle of the lowest name stays: a button lies there. */
const CORNER = 40;
const STEPS = [1, 2, 5, 10];

/** Round numbers that span the values, at most `most` of them, at least two. Values are whole numbers. */
export function ticks(low: number, high: number, most: number): number[] {
  const span = Math.max(1, high - low);
  const rough = span / Math.max(1, most - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  let gap = Math.max(1, power * (STEPS.find((step) => step * power >= rough) ?? 10));
  for (;;) {
    const first = Math.floor(low / gap) * gap;
    const count = Math.ceil((Math.max(high, low + 1) - first) / gap) + 1;
    if (count <= Math.max(2, most)) return Array.from({ length: count }, (_, n) => first + n * gap);
    gap = next(gap);
  }
}

function next(gap: number): number {
  const power = 10 ** Math.floor(Math.log10(gap));
  return power * (STEPS.find((step) => step * power > gap) ?? 20);
}

/** The scale of several series; zero is always in sight. */
export function scale(series: readonly Series[], steps: number, frame: Frame, most = 5): Scale & { readonly ticks: number[] } {
  const values = series.flat();
  const marks = ticks(Math.min(0, ...values), Math.max(1, ...values), most);
  const low = marks[0] ?? 0;
  const high = marks[marks.length - 1] ?? 1;
  const last = Math.max(0, steps - 1);
  const across = frame.width - frame.left - frame.right;
  const down = frame.height - frame.top - frame.bottom;
  return {
    frame,
    last,
    low,
    high,
    lane: frame.height - frame.bottom + ROUNDS,
    ticks: marks,
    x: (step) => frame.left + (last ? (across * step) / last : 0),
    y: (value) => frame.top + down - (down * (value - low)) / (high - low),
    step: (x) => clamp(Math.round(((x - frame.left) / Math.max(1, across)) * last), 0, last),
  };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** A line that keeps its value until the step that changes it, from one step to another. */
export function line(values: Series, on: Scale, from: number, to: number): string {
  if (to < from || values[from] === undefined) return "";
  let path = `M${at(on.x(from))} ${at(on.y(values[from]))}`;
  let value = values[from];
  for (let step = from + 1; step <= to; step++) {
    const now = values[step] ?? value;
    if (now === value) continue;
    path += `H${at(on.x(step))}V${at(on.y(now))}`;
    value = now;
  }
  return `${path}H${at(on.x(to))}`;
}

const at = (value: number): string => String(Math.round(value * 10) / 10);

export interface Band {
  /** The round's number. */
  readonly round: number;
  readonly from: number;
  /** The first step after it (the last band ends with the match). */
  readonly to: number;
}

/** Stretches of steps in one round. A step lies in the round in which it was answered, so a band begins where the
 * match moves on to it. */
export function bands(phases: readonly Readonly<Record<string, unknown>>[]): Band[] {
  const found: Band[] = [];
  let from = 0;
  let round = roundOf(phases[0]);
  for (let step = 1; step < phases.length; step++) {
    const now = roundOf(phases[step]);
    if (now === round) continue;
    if (round !== null) found.push({ round, from, to: step });
    from = step;
    round = now;
  }
  if (round !== null && phases.length) found.push({ round, from, to: phases.length - 1 });
  return found.filter((band) => band.to > band.from || found.length === 1);
}

function roundOf(phase: Readonly<Record<string, unknown>> | undefined): number | null {
  const round = phase?.["round"];
  return typeof round === "number" && round > 0 ? round : null; // before the first round there is none
}

/** Places for labels that want these heights, each at least `gap` from the next, within bounds if they fit. */
export function spread(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const placed = new Array<number>(wanted.length).fill(0);
  let lowest = least;
  for (const n of order) {
    placed[n] = Math.max(wanted[n] ?? 0, lowest);
    lowest = placed[n] + gap;
  }
  let highest = most;
  for (const n of [...order].reverse()) {
    placed[n] = Math.max(least, Math.min(placed[n] ?? 0, highest));
    highest = placed[n] - gap;
  }
  return placed;
}

/** Places for the names at the ends of the lines, closer than `gap` where there is no room: what stands in the corner
 * under them covers none. */
export function ends(wanted: readonly number[], frame: Frame, gap: number): number[] {
  const lowest = Math.min(frame.height - frame.bottom + ROUNDS, frame.height - CORNER);
  return spread(wanted, Math.min(gap, (lowest - frame.top) / Math.max(1, wanted.length - 1)), frame.top, lowest);
}

/** The steps at which another turn is to be answered: the whole-turn stops of the replay, both ends included. */
export function turns(phases: readonly Readonly<Record<string, unknown>>[]): number[] {
  const stops = [0];
  for (let step = 1; step < phases.length; step++) {
    if (JSON.stringify(phases[step]) !== JSON.stringify(phases[step - 1])) stops.push(step);
  }
  const last = phases.length - 1;
  if (last > 0 && stops[stops.length - 1] !== last) stops.push(last);
  return stops;
}

/** Of marks on a lane, in the order of their weight, those that have room: each at least `gap` from the others. */
export function withRoom<T extends { readonly step: number }>(marks: readonly T[], on: Scale, gap: number): T[] {
  const kept: T[] = [];
  for (const mark of marks) {
    if (kept.every((other) => Math.abs(on.x(other.step) - on.x(mark.step)) >= gap)) kept.push(mark);
  }
  return kept.sort((a, b) => a.step - b.step);
}
