/** What I have answered on a sheet of my own, which nobody else sees before all are done. */

import { Icon } from "../shell/Icon.tsx";
import { questionName } from "./answers";
import { answerOf, useRoom } from "./context";

/** Nothing before the first answer; then how many there are, and the list of them. `done`: nothing more is asked. */
export function Sheet({ draft, done = false }: { readonly draft: readonly string[]; readonly done?: boolean }) {
  const room = useRoom();
  const { words } = room;
  if (!draft.length) return null;
  return (
    <details class="sheet" open={done}>
      <summary>
        <Icon name="i-lock" size="sm" />
        <span>{words.say("sheet", { count: draft.length })}</span>
      </summary>
      <ol>
        {draft.map((answer, n) => (
          <li key={n}>
            {questionName(words, answer.slice(0, answer.indexOf(":")))}: <b>{answerOf(room, answer)}</b>
          </li>
        ))}
      </ol>
    </details>
  );
}
