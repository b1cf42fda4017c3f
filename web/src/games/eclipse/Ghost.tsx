/** The tile that was drawn, as a ghost in its space. Whoever lays it turns it there, by taps or by keys. */

import { useRef } from "preact/hooks";

import { show } from "../../table/pointing.ts";
import type { BoardProps, Choice } from "../types.ts";
import { bearing, cellOf, corners, CORNER, middleOf, round, SIDE, spaceText, towards, type Joint } from "./geometry.ts";
import { joinsSaid, sectorTitle } from "./saying.ts";
import { Face, pointed } from "./Sector.tsx";
import { ghostJoints, joinsOf, nextTurn, turningOf, type Turning } from "./turning.ts";
import { aboutOf, partsOf, zonesOf } from "./zones.ts";

/** The handle lies below the tile; above it if only there nothing is hidden by it. */
const HANDLE_Y = 74;

interface Lie {
  /** Whether the map lies turned. */
  readonly turned: boolean;
}

/** What lies open in the space that is being explored. */
export function Ghost(props: BoardProps & Lie) {
  const { doc, choice } = props;
  const zones = zonesOf(doc);
  const turning = choice ? turningOf(choice) : null;
  const last = zones.drawn.at(-1);
  const space = turning && choice ? (aboutOf(choice.asked).space ?? "") : zones.space ? spaceText(zones.space) : "";
  if (!cellOf(space)) return null;
  if (turning && choice) return <Turned {...props} {...{ choice, turning, space }} />;
  return last && zones.step === "place" ? <Lying {...props} space={space} sector={last} /> : null;
}

/** Seen by the others while somebody decides. */
function Lying({ space, sector, turned, ...props }: BoardProps & Lie & { readonly space: string; readonly sector: string }) {
  const parts = partsOf(props.parts);
  const face = parts.sectors[sector];
  const cell = cellOf(space);
  if (!face || !cell) return null;
  const at = middleOf(cell, turned);
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`} class="em-ghost is-waiting" data-piece={sector} {...pointed(sector)}>
      <Face {...{ sector, face, turned }} name={props.words.name(sector, "sector")} joints={ghostJoints(zonesOf(props.doc), parts, space, sector, 0)} />
      <polygon points={corners(CORNER - 2, turned)} class="em-ghost-edge" />
    </g>
  );
}

function Turned({ choice, turning, space, turned, ...props }: BoardProps & Lie & { readonly choice: Choice; readonly turning: Turning; readonly space: string }) {
  const { words, doc } = props;
  const zones = zonesOf(doc);
  const parts = partsOf(props.parts);
  const { sector, turns, option, chosen } = turning;
  const face = parts.sectors[sector];
  const cell = cellOf(space);
  const spin = useSpin(turns);
  if (!face || !cell) return null;
  const at = middleOf(cell, turned);
  const joints = ghostJoints(zones, parts, space, sector, turns);
  const { full, half } = joinsOf(zones, joints, props.seat);
  // Turning never sends the answer, also where a tap on an option does.
  const turn = (by: 1 | -1) => {
    const next = nextTurn(choice, turning, by);
    choice.preview.value = null;
    if (next) choice.pick(next);
  };
  const tap = () => (chosen || option === null ? turn(1) : choice.pick(option));
  const name = [words.say("eclipse-place-tile", { sector: sectorTitle(words, sector), degrees: turns * 60 }), joinsSaid(words, zones, joints, props.seat), words.say("eclipse-place-turn-how"), ...(chosen ? [words.say("eclipse-map-chosen")] : [])].join(". ");
  const keys = (event: KeyboardEvent) => {
    const by = ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 } as const)[event.key];
    const information = event.key === "i" ? () => show(sector, event.currentTarget as Element, true) : null;
    const act = by ? () => turn(by) : event.key === " " || (event.key === "Enter" && !chosen) ? tap : information;
    if (!act || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const covers = (ways: readonly number[]): boolean => ways.some((way) => joints[way]?.sector !== null);
  const [above, below] = turned ? [[1, 2], [4, 5]] : [[0], [3]];
  const offered = choice.asked.options.filter((one) => one.startsWith(`${sector}@`));
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`} class={option === null ? "em-ghost is-wrong" : "em-ghost"} data-piece={sector}>
      <g aria-hidden="true">
        <Face {...{ sector, face, turned }} name={words.name(sector, "sector")} joints={[]} />
        {(face.ancients ?? 0) > 0 && <Guards count={face.ancients ?? 0} />}
        <g class="em-spin" style={{ transform: `rotate(${spin}deg)` }}>
          <Wormholes {...{ joints, turns, turned }} />
        </g>
        <polygon points={corners(CORNER - 0.8, turned)} class={chosen ? "b-selected" : "b-eligible"} />
        {joints.filter((joint) => joint.sector !== null && (full.includes(joint.sector) || (half.includes(joint.sector) && option !== null)) && (joint.here || joint.there)).map((joint) => {
          const { x, y } = towards(joint.way, SIDE, turned);
          return <circle key={joint.way} cx={round(x)} cy={round(y)} r="9" class={joint.here && joint.there ? "em-join" : "em-join is-half"} />;
        })}
      </g>
      <g
        class="b-target"
        role="button"
        tabindex={0}
        aria-label={name}
        aria-pressed={chosen}
        data-target={offered.join(" ") || undefined}
        onClick={tap}
        onKeyDown={keys}
        onContextMenu={(event) => {
          event.preventDefault();
          show(sector, event.currentTarget, true);
        }}
      >
        <polygon points={corners(CORNER, turned)} class="b-hit" />
      </g>
      <g transform={`translate(0 ${covers(below) && !covers(above) ? -HANDLE_Y : HANDLE_Y})`} class="em-handle">
        <rect x="-46" y="-14" width="92" height="28" rx="14" />
        <text class="b-num" y="4.4">{turns * 60}°</text>
        {([-1, 1] as const).map((by) => (
          <g key={by} class="b-target" role="button" tabindex={-1} aria-label={words.say(by > 0 ? "eclipse-place-right" : "eclipse-place-left")} onClick={() => turn(by)}>
            <use href="#i-rotate" x="-8.5" y="-8.5" width="17" height="17" transform={`translate(${31 * by} 0) scale(${by} 1)`} />
            <circle cx={by * 31} r="15" class="b-hit em-hit-round" style={{ "--piece-r": 15 }} />
          </g>
        ))}
      </g>
    </g>
  );
}

/** The wormholes by the printed sides: the group around them turns. */
function Wormholes({ joints, turns, turned }: Lie & { readonly joints: readonly Joint[]; readonly turns: number }) {
  return (
    <>
      {joints.filter((joint) => joint.here).map((joint) => {
        const side = (joint.way - turns + 6) % 6;
        return <path key={side} d={`M-8.5-${SIDE - 0.5}A8.5 8.5 0 0 0 8.5-${SIDE - 0.5}Z`} transform={`rotate(${bearing(side, turned)})`} class={joint.there ? "em-worm is-full" : joint.sector === null ? "em-worm" : "em-worm is-shut"} />;
      })}
    </>
  );
}

function Guards({ count }: { readonly count: number }) {
  return (
    <g class="em-ships is-neutral">
      <use href="#s-ancient" x="-14" y="15" width="28" height="28" />
      {count > 1 && <text class="b-count" x="12" y="44">{count}</text>}
    </g>
  );
}

/** The angle that goes with the turns, always by the shorter way from the last one. */
function useSpin(turns: number): number {
  const last = useRef({ turns, angle: turns * 60 });
  if (last.current.turns !== turns) {
    const by = ((turns - last.current.turns + 9) % 6) - 3;
    last.current = { turns, angle: last.current.angle + by * 60 };
  }
  return last.current.angle;
}
