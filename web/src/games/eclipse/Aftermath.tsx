/** What battles have left on the map until the next action: who holds the hex, and a ghost for each ship that was lost. */

import type { JSX } from "preact";

import type { BoardProps } from "../types.ts";
import { placeOn, round } from "./geometry.ts";
import { BATTLE_AT } from "./layout.ts";
import { winnerOf, type Fought } from "./tale.ts";
import { iconOf, seatOf } from "./Tale.tsx";
import { acted, phaseOf } from "./telling.ts";
import { zonesOf } from "./zones.ts";

/** More ghosts than this in one hex are told by a number. */
const MOST = 5;
/** Where they lie in a hex, from the middle of its lower edge on. */
const GHOSTS = { y: 43, step: 15, size: 15 } as const;

export function Aftermath({ turned, ...props }: BoardProps & { readonly turned: boolean }): JSX.Element | null {
  const { doc, events = [] } = props;
  const zones = zonesOf(doc);
  const phase = phaseOf(props);
  if (!phase || acted(events, phase)) return null;
  return (
    <g class="l-aftermath" aria-hidden="true">
      {phase.battles.filter(({ over, duels, sector }) => over && duels.length > 0 && zones.map[sector] && zones.battle?.hex !== sector).map((battle) => {
        const { x, y } = placeOn(zones.map[battle.sector]!, turned);
        return <g key={battle.sector} transform={`translate(${round(x)} ${round(y)})`}><Held {...props} battle={battle} /><Ghosts {...props} battle={battle} /></g>;
      })}
    </g>
  );
}

const colourOf = ({ info }: Pick<BoardProps, "info">, side: string | null): number | undefined => {
  const seat = side === null ? null : seatOf(side);
  return seat === null ? undefined : info.seats[seat]?.colour;
};

function Held({ battle, ...props }: BoardProps & { readonly battle: Fought }): JSX.Element {
  return (
    <g transform={`translate(${BATTLE_AT.x} ${BATTLE_AT.y})`} class="ec-held" data-seat={colourOf(props, winnerOf(battle))}>
      <circle r="11" />
      <use href="#i-swords" x="-8" y="-8" width="16" height="16" />
    </g>
  );
}

function Ghosts({ battle, ...props }: BoardProps & { readonly battle: Fought }): JSX.Element {
  const all = Object.entries(battle.lost).flatMap(([side, ships]) => Object.entries(ships).flatMap(([ship, count]) => Array.from({ length: count }, () => ({ side, ship }))));
  const shown = all.slice(0, MOST);
  const from = -((shown.length - 1) * GHOSTS.step) / 2;
  return (
    <g>
      {shown.map(({ side, ship }, n) => (
        <g key={n} transform={`translate(${from + n * GHOSTS.step} ${GHOSTS.y})`} class="ec-ghost" data-seat={colourOf(props, side)}>
          <use href={`#${iconOf(ship)}`} x={-GHOSTS.size / 2} y={-GHOSTS.size / 2} width={GHOSTS.size} height={GHOSTS.size} />
          <path d="M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5" />
        </g>
      ))}
      {all.length > MOST && <text class="b-count" x={-from + 14} y={GHOSTS.y + 5}>{all.length}</text>}
    </g>
  );
}
