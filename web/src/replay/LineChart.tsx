/** Lines over the steps of a match, which is also the scrubber: a slider that shows what it slides over. */

import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { Called } from "../table/Called.tsx";
import { number } from "../words.ts";
import { bands, clamp, ends, line, ROUNDS, scale, type Frame, type Scale, type Series } from "./scale.ts";

export interface Seat {
  readonly name: string;
  /** 1 to 8. */
  readonly colour: number;
}

/** Lines are told apart without colour: by their dashes, and by the sigil at the cursor and at their end. */
const DASHES = ["", "7 4", "2 3.5", "9 3 2 3", "14 4", "4 3", "10 3 2 3 2 3", "1 3"];
const NARROW = 560;
/** The height of a name at the end of a line, and how far it stands from the end. */
const LABEL = 17;
const NAMED = 34;

/** The height of the marks of what mattered, which lie under the words of the rounds. */
const LANE = 26;
/** The part of what is left that the second lines have, where there are any. */
const UNDER = 0.38;

/** How large an element is, and the chart in it. */
export function useSize(): [{ readonly current: HTMLDivElement | null }, number, number] {
  const box = useRef<HTMLDivElement>(null);
  const [[width, height], setSize] = useState([0, 0]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setSize([Math.round(entry?.contentRect.width ?? 0), Math.round(entry?.contentRect.height ?? 0)]));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width, height];
}

/** The chart's frame in a box of this size: names at the right end need room, which a phone has not. */
export function frameOf(width: number, height: number, under: boolean): Frame {
  const narrow = width < NARROW;
  const top = 14;
  const below = under ? Math.round((height - top - ROUNDS - LANE) * UNDER) : 0;
  return { width, height, left: narrow ? 26 : 34, right: narrow ? 12 : 134, top, bottom: ROUNDS + LANE + below };
}

export function LineChart({ series, seats, phases, step, label, valueText, roundWord, onStep, onMove, onScale, below }: {
  /** One line a seat. */
  series: readonly Series[];
  seats: readonly Seat[];
  phases: readonly Readonly<Record<string, unknown>>[];
  step: number;
  label: string;
  valueText: string;
  /** "round 3", or only the figure where there is no room. */
  roundWord: (round: number, short: boolean) => string;
  onStep: (step: number) => void;
  /** Forward or back, as far as a step goes. */
  onMove: (by: 1 | -1) => void;
  onScale?: (on: Scale) => void;
  /** What is drawn under the marks, on the same steps: how high it begins, and how high it is. */
  below?: (on: Scale, top: number, height: number) => JSX.Element;
}): JSX.Element {
  const [box, width, height] = useSize();
  const on = useMemo(() => scale(series, phases.length, frameOf(width || NARROW, height || NARROW, below !== undefined), 4), [series, phases.length, width, height, below !== undefined]);
  useEffect(() => { if (width) onScale?.(on); }, [on, width]);
  const rounds = useMemo(() => bands(phases), [phases]);
  const { frame } = on;
  const floor = frame.height - frame.bottom;
  const narrow = width < NARROW;
  const scrub = (event: PointerEvent): void => {
    const left = box.current?.getBoundingClientRect().left ?? 0;
    onStep(on.step(event.clientX - left));
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => onMove(1), ArrowUp: () => onMove(1), ArrowLeft: () => onMove(-1), ArrowDown: () => onMove(-1),
    Home: () => onStep(0), End: () => onStep(on.last), PageUp: () => onStep(clamp(step + 10, 0, on.last)), PageDown: () => onStep(clamp(step - 10, 0, on.last)),
  };
  return (
    <div
      ref={box} class="plot" role="slider" tabIndex={0} aria-label={label} aria-valuemin={0} aria-valuemax={on.last}
      aria-valuenow={step} aria-valuetext={valueText} aria-orientation="horizontal"
      onKeyDown={(event) => {
        const act = keys[event.key];
        if (act === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        event.stopPropagation();
        act();
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        box.current?.setPointerCapture(event.pointerId);
        scrub(event);
      }}
      onPointerMove={(event) => { if (box.current?.hasPointerCapture(event.pointerId)) scrub(event); }}
    >
      {width > 0 && (
        <svg class="chart" width={width} height={frame.height} viewBox={`0 0 ${width} ${frame.height}`} aria-hidden="true">
          {rounds.map((band, n) => {
            const from = on.x(band.from);
            const to = on.x(band.to);
            const word = roundWord(band.round, to - from < 58);
            return (
              <g key={band.round}>
                <rect class={n % 2 ? "band band-odd" : "band"} x={from} y={frame.top} width={to - from} height={floor - frame.top} />
                {to - from > word.length * 6 && <text class="ax" x={(from + to) / 2} y={floor + 13} text-anchor="middle">{word}</text>}
              </g>
            );
          })}
          {on.ticks.map((tick) => (
            <g key={tick}>
              <line class={tick === 0 ? "grid grid-zero" : "grid"} x1={frame.left} x2={width - frame.right} y1={on.y(tick)} y2={on.y(tick)} />
              <text class="ax" x={frame.left - 8} y={on.y(tick) + 4} text-anchor="end">{number(tick)}</text>
            </g>
          ))}
          {series.map((values, seat) => (
            <g key={seat} data-seat={seats[seat]?.colour} class="line" stroke-dasharray={DASHES[seat % DASHES.length] || undefined}>
              <path class="line-ahead" d={line(values, on, step, on.last)} />
              <path class="line-past" d={line(values, on, 0, step)} />
            </g>
          ))}
          {below?.(on, on.lane + LANE + 2, frame.height - on.lane - LANE - 4)}
          <line class="cursor" x1={on.x(step)} x2={on.x(step)} y1={frame.top - 6} y2={below ? frame.height : floor} />
          <circle class="cursor-knob" cx={on.x(step)} cy={frame.top - 8} r={5} />
          {series.map((values, seat) => (
            <Mark key={seat} seat={seats[seat]} x={on.x(step)} y={on.y(values[step] ?? 0)} />
          ))}
          {!narrow && <Ends series={series} seats={seats} on={on} />}
        </svg>
      )}
    </div>
  );
}

function Mark({ seat, x, y }: { seat: Seat | undefined; x: number; y: number }): JSX.Element {
  const colour = seat?.colour ?? 1;
  return (
    <g data-seat={colour} class="chart-mark" transform={`translate(${x} ${y})`}>
      <circle r={6.5} class="chart-mark-ground" />
      <use href={`#p-${colour}`} x={-5} y={-5} width={10} height={10} />
    </g>
  );
}

/** Names and last values at the right end, apart from each other even where the lines meet. */
function Ends({ series, seats, on }: { series: readonly Series[]; seats: readonly Seat[]; on: Scale }): JSX.Element {
  const { frame } = on;
  const wanted = series.map((values) => on.y(values[on.last] ?? 0));
  const places = ends(wanted, frame, LABEL);
  const names = seats.map((seat) => seat.name);
  const x = frame.width - frame.right;
  return (
    <>
      {series.map((values, seat) => {
        const colour = seats[seat]?.colour ?? 1;
        const y = places[seat] ?? 0;
        return (
          <g key={seat} data-seat={colour} class="chart-end">
            <path class="chart-lead" d={`M${x + 1} ${wanted[seat]}L${x + 9} ${y}H${x + 14}`} />
            <use href={`#p-${colour}`} x={x + 17} y={y - 5.5} width={11} height={11} />
            <foreignObject x={x + NAMED} y={y - LABEL / 2} width={frame.right - NAMED} height={LABEL}>
              <div class="el"><Called name={seats[seat]?.name ?? ""} names={names} /><b>{number(values[on.last] ?? 0)}</b></div>
            </foreignObject>
          </g>
        );
      })}
    </>
  );
}
