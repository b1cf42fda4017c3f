/** What a bot weighed: its best options, each with a bar as long as it is worth beside the best and the worst. */

import type { JSX } from "preact";

import type { Weighed as Option } from "../net/wire.ts";
import { say } from "../words.ts";

export function Weighed({ weighed, inWords }: { readonly weighed: readonly Option[]; inWords(answer: string): string }): JSX.Element | null {
  if (!weighed.length) return null;
  return (
    <ol class="weighed" aria-label={say("advice-weighed")}>
      {weighed.map((option) => (
        <li key={option.answer}>
          <span>{inWords(option.answer)}</span>
          <span class="rv-bar" aria-hidden="true"><i style={{ width: `${Math.round(option.worth * 100)}%` }} /></span>
        </li>
      ))}
    </ol>
  );
}
