/** Symbols: what code names is on a sheet that is loaded by then, once; and no sheet carries what nobody draws. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const SOURCE = new URL("../src/", import.meta.url);
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
const read = (path: string): string => readFileSync(new URL(path, SOURCE), "utf8");
/** Names that are put together: `g-${kind}` stands for all that begin so. */
const NAMED = /["'`#](mark|(?:i|r|g|x|d|s|st|pl|p)-(?:[a-z0-9-]+|\$\{))/g;

const sheets = new Map(files.filter((path) => path.endsWith(".svg")).map((path) => [path, [...read(path).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!)]));
const code = files.filter((path) => /\.tsx?$/.test(path)).map((path) => ({ path, names: [...read(path).matchAll(NAMED)].map(([, name]) => name!) }));
const all = [...sheets.values()].flat();
const ownerOf = (path: string): string => /^games\/[a-z]+\//.exec(path)?.[0] ?? "";

test("each symbol is on one sheet", () => {
  assert.deepEqual(all.filter((id, n) => all.indexOf(id) !== n), []);
});

test("code finds its symbols on the shared sheets or on those of its own game", () => {
  const missing = code.flatMap(({ path, names }) => {
    const near = [...sheets].filter(([sheet]) => sheet.startsWith("shell/") || (path.startsWith("games/") && (sheet === "games/symbols.svg" || ownerOf(sheet) === ownerOf(path)))).flatMap(([, ids]) => ids);
    return names.filter((name) => all.includes(name) && !near.includes(name)).map((name) => `${path}: ${name}`);
  });
  assert.deepEqual(missing, []);
});

test("no sheet carries what nobody draws", () => {
  const named = code.flatMap(({ names }) => names);
  const drawn = (id: string): boolean => named.includes(id) || named.some((name) => name.endsWith("${") && id.startsWith(name.slice(0, -2)));
  assert.deepEqual(all.filter((id) => !drawn(id)), []);
});
