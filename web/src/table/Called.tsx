/** A name where there may be too little room for it: what tells it from names that begin alike is never cut. */

import { apart } from "./apart.ts";

export function Called({ name, names, title }: { readonly name: string; readonly names: readonly string[]; readonly title?: string }) {
  const [head, tail] = apart(name, names);
  return (
    <span class="called" title={title ?? name}>
      <span>{head}</span>{tail && <span class="tail">{tail}</span>}
    </span>
  );
}
