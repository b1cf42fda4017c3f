/** Two names that begin alike must differ where they are cut: the end that tells them apart stays, what comes before it
 * is shortened. */

/** So many letters of the end are kept at most. */
const KEPT = 9;
/** Names are alike that share so many letters. */
const ALIKE = 3;

/** A name in two parts: what may be shortened, and the end that tells it from the other names. */
export function apart(name: string, names: readonly string[]): readonly [string, string] {
  const shared = Math.max(0, ...names.filter((other) => other !== name).map((other) => common(name, other)));
  if (shared < ALIKE || shared >= name.length) return [name, ""];
  const cut = Math.max(shared, name.length - KEPT);
  return [name.slice(0, cut), name.slice(cut)];
}

function common(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
