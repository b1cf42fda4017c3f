/** Small pieces of the map: a cube, a base, an outline. */

import { hovering, pressing } from "../../table/pointing.ts";
import { CUBE, GLYPH, type Colour } from "./zones.ts";
import type { Bar, Point } from "./geometry.ts";

/** Pointing at a piece of the drawing, by mouse or finger, tells what it is. It takes no focus: browsers give one to
 * whatever listens to it, and targets alone are meant to have it. */
export function pointed(text: string) {
  const { onPointerEnter, onPointerLeave } = hovering(text, null, null);
  const { onKeyDown: _none, ...presses } = pressing(text, null, null);
  return { onPointerEnter, onPointerLeave, ...presses };
}

/** A cube with the glyph of its colour. */
export function MapCube({ colour, size, at, angle = 0, class: more }: {
  readonly colour: Colour;
  readonly size: number;
  readonly at: Point;
  readonly angle?: number;
  readonly class?: string;
}) {
  const glyph = size * 0.7;
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)}) rotate(${round(angle)})`} class={more}>
      <g class="mm-grows">
        <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={Math.min(4, size / 4)} class="mm-cube" style={{ fill: `var(${CUBE[colour]})` }} />
        <use href={`#${GLYPH[colour]}`} x={-glyph / 2} y={-glyph / 2} width={glyph} height={glyph} class="mm-glyph" />
      </g>
    </g>
  );
}

/** A base: a disc with its owner's sigil. `data-seat` is set by the element around it. */
export function Base({ at, colour }: { readonly at: Point; readonly colour: number }) {
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
      <g class="mm-base">
        <circle r="16" class="mm-disc" />
        <use href={`#p-${colour}`} x="-9.6" y="-9.6" width="19.2" height="19.2" class="mm-sigil" />
      </g>
    </g>
  );
}

/** A rectangle around its middle, turned. */
export function BarShape({ bar, class: more, rx = 11 }: { readonly bar: Bar; readonly class: string; readonly rx?: number }) {
  return (
    <rect
      x={-bar.width / 2}
      y={-bar.height / 2}
      width={bar.width}
      height={bar.height}
      rx={rx}
      transform={`translate(${round(bar.x)} ${round(bar.y)}) rotate(${round(bar.angle)})`}
      class={more}
    />
  );
}

export const round = (value: number): number => Math.round(value * 10) / 10;
