import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

const customer = (/** @type {string} */ name) => [
  "root",
  "routes/_customer+/_layout/route",
  `routes/_customer+/${name}/route`,
];
/** The pages most people see, each as the scripts it starts with: what the same of them load becomes one file. */
const pages = [
  customer("_index"),
  customer("home"),
  customer("restaurant.$id"),
  customer("checkout"),
  customer("orders"),
  ["root", "routes/auth+/login/route"],
];
/** A chunk above this is a library and stays a file of its own. Bytes. */
const library = 12_000;

/**
 * Puts the small chunks that pages share into few files. The compiler splits wherever two pages differ in what they load,
 * which gives a page dozens of files of some hundred bytes; each is compressed alone and asked for alone. Here only the
 * difference between the pages above splits (docs/decisions/007). Whatever changes by it gets a new name, since browsers
 * keep what lies below /build/ for a year.
 * @param {string} root the project's folder, just after `remix build`
 * @throws when a script is not written the way the compiler writes them
 */
export async function mergeChunks(root) {
  const files = readScripts(join(root, "public"));
  /** @type {Moves} */
  const moves = new Map();
  for (const chunks of groups(files)) await merge(chunks, files, moves);
  const names = renamed(files, moves);
  for (const [path, source] of files) {
    rmSync(join(root, "public", path), { force: true });
    const to = names.get(path) ?? path;
    if (!moves.has(path)) writeFileSync(join(root, "public", to), moveImports(source, moves, names));
  }
  rewriteManifests(
    root,
    new Map([...names, ...[...moves].map(([path, { file }]) => /** @type {const} */ ([path, file]))]),
  );
}

/**
 * Where a chunk went, and its exports' names there.
 * @typedef {Map<string, { file: string, exports: Map<string, string> }>} Moves
 */

/** @param {string} folder what is served at "/" @returns {Map<string, string>} path to source */
function readScripts(folder) {
  const names = readdirSync(join(folder, "build"), { recursive: true, encoding: "utf8" });
  const paths = names.map((name) => `/build/${name.replaceAll("\\", "/")}`);
  const scripts = paths.filter((path) => path.endsWith(".js") && !path.startsWith("/build/manifest-"));
  return new Map(scripts.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** The compiler writes a file's static imports first, one behind the other. */
const head = /^(?:import(?:\{[^}]*\}from)?"[^"]+";)*/;
const oneImport = /import(?:\{([^}]*)\}from)?"([^"]+)";/g;
const onDemand = /\bimport\("([^"]+)"\)/g;

/** @param {string} source @returns {{ path: string, names: string[] }[]} names as written, "a as b" */
function importsOf(source) {
  const imports = (head.exec(source)?.[0] ?? "").matchAll(oneImport);
  return [...imports].map(([, names, path = ""]) => ({ path, names: names ? names.split(",") : [] }));
}

/**
 * Chunks that the same pages load, most pages first: a group imports from those before it only.
 * @param {Map<string, string>} files
 */
function groups(files) {
  const stays = unmergeable(files);
  const loaded = pages.map((scripts) => new Set(scripts.flatMap((name) => [...reachable(files, fileOf(files, name))])));
  /** @type {Map<string, string[]>} */
  const byPages = new Map();
  for (const path of [...files.keys()].sort()) {
    if (!path.startsWith("/build/_shared/") || stays.has(path)) continue;
    const pagesOf = loaded.map((paths) => (paths.has(path) ? "x" : "")).join();
    if (pagesOf.includes("x")) byPages.set(pagesOf, [...(byPages.get(pagesOf) ?? []), path]);
  }
  const bySize = [...byPages].sort(([one], [other]) => other.length - one.length);
  return bySize.map(([, chunks]) => chunks).filter(({ length }) => length > 1);
}

/** @param {Map<string, string>} files @param {string} name */
function fileOf(files, name) {
  const file = [...files.keys()].find((path) => path.startsWith(`/build/${name}-`));
  if (!file) throw new Error(`There is no script of ${name}`);
  return file;
}

/** @param {Map<string, string>} files @param {string} start @param {Set<string>} [seen] @returns {Set<string>} */
function reachable(files, start, seen = new Set()) {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const { path } of importsOf(files.get(start) ?? "")) reachable(files, path, seen);
  return seen;
}

/** The framework, libraries and what needs them, and what is loaded on demand. @param {Map<string, string>} files */
function unmergeable(files) {
  const stays = reachable(files, fileOf(files, "entry.client"));
  const isLibrary = (/** @type {string} */ path) => !stays.has(path) && (files.get(path)?.length ?? 0) > library;
  const needing = [...files.keys()].filter((path) => [...reachable(files, path)].some(isLibrary));
  const demanded = [...files.values()].flatMap((source) => [...source.matchAll(onDemand)].map(([, path = ""]) => path));
  return new Set([...stays, ...needing, ...demanded]);
}

/** @param {string[]} chunks @param {Map<string, string>} files @param {Moves} moves */
async function merge(chunks, files, moves) {
  const exported = chunks.map((path, index) => {
    return { path, exports: new Map(exportsOf(files, path).map((item) => [item, `${item}${index}`])) };
  });
  const taken = chunks.flatMap((path) => importsOf(files.get(path) ?? ""));
  const takenFrom = (/** @type {string} */ path) => {
    const names = taken.filter((one) => one.path === path).flatMap((one) => one.names);
    return [...new Set(names.map((item) => item.split(" as ")[0]))];
  };
  const contents = exported.map(({ path, exports }) => `export {${asList(exports)}} from "${path}";`).join("\n");
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: "/" },
    bundle: true,
    format: "esm",
    minify: true,
    write: false,
    plugins: [
      {
        name: "chunks",
        setup(on) {
          on.onResolve({ filter: /^\/build\// }, ({ path, namespace, kind }) => {
            if (kind === "dynamic-import") return { path, external: true };
            if (chunks.includes(path)) return { path, namespace: "chunk" };
            return namespace === "outside" ? { path, external: true } : { path, namespace: "outside" };
          });
          on.onLoad({ filter: /.*/, namespace: "chunk" }, ({ path }) => ({ contents: files.get(path) ?? "" }));
          // What all chunks take from another file is imported once.
          on.onLoad({ filter: /.*/, namespace: "outside" }, ({ path }) => ({
            contents: `export {${takenFrom(path)}} from "${path}";`,
          }));
        },
      },
    ],
  });
  const text = outputFiles[0]?.text ?? "";
  // The bundler leaves each chunk's imports where the chunk begins.
  const hoisted = [...text.matchAll(oneImport)].map(([line]) => line).join("") + text.replace(oneImport, "");
  const source = moveImports(hoisted, moves, new Map());
  const file = `/build/_shared/merged-${hashOf(source)}.js`;
  for (const { path, exports } of exported) moves.set(path, { file, exports });
  files.set(file, source);
}

/** @param {Map<string, string>} files @param {string} path */
function exportsOf(files, path) {
  const list = /export\{([^}]*)\}(?![^]*\bexport\{)/.exec(files.get(path) ?? "")?.[1];
  if (list === undefined) throw new Error(`${path} ends without its exports`);
  return list.split(",").map((item) => item.split(" as ").at(-1) ?? item);
}

/** @param {Map<string, string>} names */
const asList = (names) => [...names].map(([from, to]) => (from === to ? from : `${from} as ${to}`)).join(",");

/** New names for all files whose imports change, and for those that import them. @param {Map<string, string>} files @param {Moves} moves */
function renamed(files, moves) {
  const merged = new Set([...moves.values()].map(({ file }) => file));
  const salt = [...merged].join();
  /** @type {Map<string, string>} */
  const names = new Map();
  for (let before = -1; before !== names.size;) {
    before = names.size;
    for (const [path, source] of files) {
      if (moves.has(path) || merged.has(path) || names.has(path)) continue;
      const demanded = [...source.matchAll(onDemand)].map(([, to = ""]) => to);
      const loads = [...importsOf(source).map((one) => one.path), ...demanded];
      if (!loads.some((to) => moves.has(to) || names.has(to))) continue;
      names.set(path, path.replace(/-[A-Z0-9]+\.js$/, `-${hashOf(path + salt)}.js`));
    }
  }
  return names;
}

/** @param {string} source @param {Moves} moves @param {Map<string, string>} names @returns {string} */
function moveImports(source, moves, names) {
  /** @type {Map<string, string[]>} */
  const lists = new Map();
  for (const { path, names: wanted } of importsOf(source)) {
    const move = moves.get(path);
    const to = move?.file ?? names.get(path) ?? path;
    const there = wanted.map((item) => {
      const [from = "", as = from] = item.split(" as ");
      return `${move?.exports.get(from) ?? from} as ${as}`;
    });
    lists.set(to, [...(lists.get(to) ?? []), ...there]);
  }
  const imports = [...lists].map(([to, list]) => `import${list.length ? `{${list.join()}}from` : ""}"${to}";`);
  const body = source.replace(head, "").replace(onDemand, (all, path) => {
    const to = names.get(path);
    return to ? `import("${to}")` : all;
  });
  return imports.join("") + body;
}

/** The server's list of scripts and the browser's. @param {string} root @param {Map<string, string>} names */
function rewriteManifests(root, names) {
  const program = join(root, "build/index.js");
  const source = readFileSync(program, "utf8");
  // Lower case as the version, upper case in the file's name.
  const version = /url: "\/build\/manifest-([0-9A-F]+)\.js"/i.exec(source)?.[1];
  if (!version) throw new Error("build/index.js names no manifest");
  const next = hashOf(version + [...names].join()).toLowerCase();
  const update = (/** @type {string} */ text) =>
    text
      .replace(/"(\/build\/[^"]+\.js)"/g, (all, path) => `"${names.get(path) ?? path}"`)
      .replace(/\[("\/build\/[^\]]*)\]/g, (all, list) => `[${[...new Set(list.split(/,\s*/))].join(", ")}]`)
      .replace(new RegExp(version, "gi"), next);
  writeFileSync(program, update(source));
  const manifest = join(root, `public/build/manifest-${version}.js`);
  writeFileSync(join(root, `public/build/manifest-${next}.js`), update(readFileSync(manifest, "utf8")));
  rmSync(manifest);
}

/** @param {string} text */
const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase();
