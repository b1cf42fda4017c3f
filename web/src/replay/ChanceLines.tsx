/** Everybody's chance to win under the chart, on the same steps; of the chosen seat with the interval. */

import type { JSX } from "preact";

import type { Chances } from "../net/wire.ts";
import type { Seat } from "./LineChart.tsx";
import type { Scale } from "./scale.ts";

export function ChanceLines({ spots, seats, chosen, on, top, height }: {
  spots: readonly Chances[];
  seats: readonly Seat[];
  chosen: number;
  on: Scale;
  top: number;
  height: number;
}): JSX.Element {
  const y = (chance: number): number => Math.round((top + height * (1 - chance)) * 10) / 10;
  const x = (step: number): number => Math.round(on.x(step) * 10) / 10;
  const line = (at: (spot: Chances) => number): string => spots.map((spot) => `${x(spot.step)} ${y(at(spot))}`).join("L");
  const back = [...spots].reverse();
  const right = on.frame.width - on.frame.right;
  const order = [...seats.keys()].filter((seat) => seat !== chosen);
  return (
    <g class="chances">
      {[0, 0.5].map((chance) => <line key={chance} class="grid" x1={on.frame.left} x2={right} y1={y(chance)} y2={y(chance)} />)}
      <text class="ax" x={on.frame.left - 8} y={y(0.5) + 4} text-anchor="end">50%</text>
      {spots.length > 1 && (
        <path class="chance-span" data-seat={seats[chosen]?.colour} d={`M${line((spot) => spot.high[chosen] ?? 0)}L${back.map((spot) => `${x(spot.step)} ${y(spot.low[chosen] ?? 0)}`).join("L")}Z`} />
      )}
      {[...order, chosen].map((seat) => (
        <path key={seat} class={seat === chosen ? "chance-line is-chosen" : "chance-line"} data-seat={seats[seat]?.colour} d={`M${line((spot) => spot.chances[seat] ?? 0)}`} />
      ))}
    </g>
  );
}
