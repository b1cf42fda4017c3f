// Builds the client: `node build.mjs [--out folder] [--watch]`.
//
// Every file but index.html and sw.js carries a fingerprint in its name and may be cached for ever. Beside each stands
// the same compressed (.br, .gz), so that the server only has to send it. The first load (page, styles, entry script
// with all it imports at once, one language) must stay below BAR, all style sheets together below STYLES, uncompressed.

import { build, context } from "esbuild";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const HERE = dirname(fileURLToPath(import.meta.url));
const BAR = 150_000;
const STYLES = 165_000;
// The oldest browsers that people may come with: named in docs/hosting.md. They nest style rules by themselves.
const TARGET = ["es2022", "chrome120", "firefox121", "safari17.2"];
const COMPRESSED = new Set([".js", ".css", ".html", ".svg", ".json", ".txt"]);
const flags = process.argv.slice(2);
const out = resolve(flags.includes("--out") ? flags[flags.indexOf("--out") + 1] : join(HERE, "../src/orrery/server/static"));
const watch = flags.includes("--watch");

/** The client's words with the refusals that the server may answer with, without what people only need in the source. */
const words = {
  name: "words",
  setup(into) {
    into.onLoad({ filter: /\/web\/text\/\w+\.ftl$/ }, ({ path }) => {
      const product = join(HERE, "../src/orrery/text", basename(path));
      const own = readFileSync(path, "utf8");
      const refusals = messages(readFileSync(product, "utf8")).filter((one) => one.startsWith("error-"));
      return { contents: [...messages(own), ...refusals].join("\n") + "\n", loader: "text", watchFiles: [path, product] };
    });
  },
};

/** The messages and terms of a Fluent file, each with its indented lines; no comments, no blank lines. */
function messages(source) {
  const found = [];
  for (const line of source.split("\n")) {
    if (/^-?[A-Za-z][\w-]* *=/.test(line)) found.push(line);
    else if (/^[ }]/.test(line) && line.trim() && found.length) found[found.length - 1] += "\n" + line;
  }
  return found;
}

/** A style sheet that code imports is built into a file of its own; the code gets its address, to link it when needed. */
const sheets = {
  name: "sheets",
  setup(into) {
    into.onResolve({ filter: /\.css$/ }, ({ kind, path, resolveDir }) => (
      kind === "import-statement" ? { path: resolve(resolveDir, path), namespace: "sheet" } : null
    ));
    into.onLoad({ filter: /\.css$/, namespace: "sheet" }, async ({ path }) => {
      const { minify, outdir, target } = into.initialOptions;
      const name = `${basename(dirname(path))}-${basename(path, ".css")}`;
      const { metafile, outputFiles } = await build({
        absWorkingDir: HERE, entryPoints: { [name]: path }, bundle: true, minify, outdir, target, charset: "utf8",
        entryNames: "[name]-[hash]", write: false, metafile: true,
      });
      const [sheet] = outputFiles;
      writeFileSync(sheet.path, sheet.contents);
      const watchFiles = Object.keys(metafile.inputs).map((file) => join(HERE, file));
      return { contents: `export default "/${basename(sheet.path)}";`, loader: "js", watchFiles };
    });
  },
};

const settings = {
  absWorkingDir: HERE,
  entryPoints: { main: "src/main.tsx", start: "src/start.ts", app: "styles/app.css" },
  outdir: out,
  bundle: true,
  splitting: true,
  format: "esm",
  charset: "utf8",
  target: TARGET,
  jsx: "automatic",
  jsxImportSource: "preact",
  minify: !watch,
  sourcemap: watch ? "inline" : false,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  loader: { ".svg": "text", ".ftl": "text" },
  plugins: [words, sheets],
  metafile: true,
  logLevel: "warning",
};


/** The names of the files that the browser needs before the first screen can be drawn. */
function first(meta) {
  const outputs = Object.entries(meta.outputs).map(([path, one]) => [basename(path), one]);
  const named = Object.fromEntries(outputs);
  const entry = (source) => outputs.find(([, one]) => one.entryPoint === source)[0];
  const main = entry("src/main.tsx");
  const needed = new Set();
  const follow = (name) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const one of named[name].imports) if (one.kind === "import-statement") follow(basename(one.path));
  };
  follow(main);
  const languages = outputs.filter(([, one]) => one.entryPoint?.startsWith("text/")).map(([name]) => name);
  return { main, start: entry("src/start.ts"), css: entry("styles/app.css"), needed: [...needed], languages };
}

function finish(meta, folder) {
  const put = (name, contents) => {
    writeFileSync(join(folder, name), contents);
    return name;
  };
  const { main, start, css, needed, languages } = first(meta);
  const mark = readFileSync(join(HERE, "mark.svg"));
  const icon = put(`mark-${createHash("sha256").update(mark).digest("hex").slice(0, 8).toUpperCase()}.svg`, mark);
  const preload = needed.filter((name) => name !== main).map((name) => `<link rel="modulepreload" href="/${name}">`);
  const page = readFileSync(join(HERE, "index.html"), "utf8")
    .replace("%mark%", `/${icon}`)
    .replace("%start%", `/${start}`)
    .replace("%css%", `/${css}`)
    .replace("%preload%\n", preload.map((one) => one + "\n").join(""))
    .replace("%main%", `/${main}`);
  const kept = ["", icon, start, css, ...needed, ...languages].map((name) => `/${name}`);
  put("sw.js", readFileSync(join(HERE, "sw.js"), "utf8").replace("%files%", JSON.stringify(kept)));
  put("index.html", page);
  const sizes = {};
  for (const name of readdirSync(folder)) {
    if (!COMPRESSED.has(extname(name))) continue;
    const raw = readFileSync(join(folder, name));
    const br = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: watch ? 4 : 11 } });
    put(`${name}.br`, br);
    const gz = gzipSync(raw, { level: watch ? 4 : 9 });
    put(`${name}.gz`, gz);
    sizes[name] = [raw.length, gz.length, br.length];
  }
  const language = languages.sort((a, b) => sizes[b][2] - sizes[a][2])[0];
  const loaded = ["index.html", start, css, ...needed, language, icon];
  const sum = loaded.reduce((total, name) => total + sizes[name][2], 0);
  const sumGz = loaded.reduce((total, name) => total + sizes[name][1], 0);
  for (const [name, [raw, gz, br]] of Object.entries(sizes).sort((a, b) => b[1][2] - a[1][2])) {
    const mark = loaded.includes(name) ? "*" : " ";
    console.log(`${mark} ${name.padEnd(36)} ${String(raw).padStart(8)} ${String(gz).padStart(8)} gz ${String(br).padStart(8)} br`);
  }
  console.log(`first load (*): ${sum} bytes br, ${sumGz} bytes gz; at most ${BAR}`);
  if (!watch && sumGz > BAR) throw new Error(`the first load is ${sumGz} bytes compressed, more than ${BAR}`);
  const styles = Object.entries(sizes).reduce((total, [name, [raw]]) => total + (extname(name) === ".css" ? raw : 0), 0);
  console.log(`style sheets: ${styles} bytes; at most ${STYLES}`);
  if (!watch && styles > STYLES) throw new Error(`the style sheets are ${styles} bytes, more than ${STYLES}`);
}

if (!existsSync(join(HERE, "src/net/wire.ts"))) {
  throw new Error("web/src/net/wire.ts is missing; make it with: python tools/wire_types.py");
}

if (watch) {
  mkdirSync(out, { recursive: true });
  const live = await context({
    ...settings,
    plugins: [words, sheets, { name: "finish", setup: (into) => into.onEnd((result) => { if (result.metafile) finish(result.metafile, out); }) }],
  });
  await live.watch();
} else {
  // Built beside, then moved: whoever looks meanwhile finds the old client or the new one.
  const fresh = `${out}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const { metafile } = await build({ ...settings, outdir: fresh });
  finish(metafile, fresh);
  rmSync(out, { recursive: true, force: true });
  renameSync(fresh, out);
}
