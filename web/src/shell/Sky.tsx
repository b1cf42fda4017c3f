/** A night sky of 320 by 180, behind covers. */

import type { JSX } from "preact";

const STARS = 44;

/** One path of stars: the same sky for the same seed. */
function sky(seed: number): string {
  let path = "";
  let n = seed;
  for (let star = 0; star < STARS; star++) {
    n = (n * 1103515245 + 12345) & 0x7fffffff;
    path += `M${(n >> 8) % 320} ${(n >> 17) % 180}h0`;
  }
  return path;
}

/** The sky, from its colour at the top to the one below. */
export function Sky({ seed, top, low }: { seed: number; top: string; low: string }): JSX.Element {
  return (
    <>
      <rect width="320" height="180" fill={low} />
      <path d="M0 0H320V130L0 180Z" fill={top} opacity=".75" />
      <path d={sky(seed)} stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity=".6" />
      <path d={sky(seed + 9)} stroke="#cfe0ff" stroke-width="1" stroke-linecap="round" opacity=".5" />
    </>
  );
}
