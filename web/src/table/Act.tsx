/** Something to do that answers no question: a row like an option, with a sign instead of a mark. */

import { Icon } from "../shell/Icon.tsx";

export function Act({ icon, title, text, run, off = false }: { readonly icon: string; readonly title: string; readonly text: string; readonly off?: boolean; run(): void }) {
  return (
    <div class="opt act">
      <span class="opt-mark">
        <Icon name={icon} />
      </span>
      <span>
        <button type="button" class="opt-title" disabled={off} onClick={run}>{title}</button>
        <span class="opt-text">{text}</span>
      </span>
    </div>
  );
}
