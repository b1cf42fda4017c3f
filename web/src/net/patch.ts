/** Differences between two documents, and the fingerprint that proves both sides have the same one. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
/** `[path, value]` sets, `[path]` removes. */
export type Change = readonly unknown[];

/** The document after the changes. The given one stays as it was; what did not change is shared. */
export function apply<T>(document: T, changes: readonly Change[]): T {
  let result: unknown = document;
  for (const change of changes) {
    const path = change[0] as readonly (string | number)[];
    result = path.length === 0 ? change[1] : set(result, path, 0, change);
  }
  return result as T;
}

function set(document: unknown, path: readonly (string | number)[], depth: number, change: Change): unknown {
  const step = path[depth]!;
  const last = depth + 1 === path.length;
  if (Array.isArray(document)) {
    const copy: unknown[] = document.slice();
    const place = step as number;
    if (!last) copy[place] = set(copy[place], path, depth + 1, change);
    else if (change.length === 2) copy[place] = change[1];
    else copy.splice(place, 1);
    return copy;
  }
  if (document === null || typeof document !== "object") throw new TypeError(`nothing to change at ${path.join("/")}`);
  const copy: Record<string, unknown> = { ...(document as Record<string, unknown>) };
  if (!last) copy[step] = set(copy[step], path, depth + 1, change);
  else if (change.length === 2) copy[step] = change[1];
  else delete copy[step];
  return copy;
}

/** JSON without spaces, keys sorted: the same text as the server's, since documents hold no fractions. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const document = value as Record<string, unknown>;
  const parts = Object.keys(document)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(document[key])}`);
  return `{${parts.join(",")}}`;
}

const TABLE = /* @__PURE__ */ (() => {
  const table = new Uint32Array(256);
  for (let n = 0; n < 256; n++) {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
    table[n] = c;
  }
  return table;
})();

/** CRC-32 of the canonical text in UTF-8. */
export function fingerprint(document: unknown): number {
  const bytes = new TextEncoder().encode(canonical(document));
  let crc = 0xffffffff;
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
