/** What a bot weighed: its best options, each with a bar and a figure of what it is worth beside the best and the worst. */

import type { JSX } from "preact";
import { useId } from "preact/hooks";

import type { Weighed as Option } from "../net/wire.ts";
import { say } from "../words.ts";

export function Weighed({ weighed, inWords }: { readonly weighed: readonly Option[]; inWords(answer: string): string }): JSX.Element {
  const about = useId();
  if (!weighed.length) return <p class="dim">{say("advice-unweighed")}</p>;
  return (
    <>
      <p class="dim" id={about}>{say("advice-weighed")}</p>
      <ol class="weighed" aria-labelledby={about}>
        {weighed.map((option) => {
          const worth = Math.round(option.worth * 100);
          return (
            <li key={option.answer}>
              <span>{inWords(option.answer)}</span>
              <span class="rv-bar" aria-hidden="true"><i style={{ width: `${worth}%` }} /></span>
              <b>{worth}</b>
            </li>
          );
        })}
      </ol>
    </>
  );
}
