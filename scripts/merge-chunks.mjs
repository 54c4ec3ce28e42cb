import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { groups, head, importsOf, oneImport, onDemand } from "./group-chunks.mjs";
import { minified } from "./minify.mjs";
import { settled } from "./settle.mjs";

/**
 * Puts the small chunks that pages share into few files. The compiler splits wherever two pages differ in what they load,
 * which gives a page dozens of files of some hundred bytes. Here two chunks become one file where the bytes that some pages
 * load in vain are fewer than what the others save (docs/decisions/007). Whatever changes by it gets a new name, since
 * browsers keep what lies below /build/ for a year.
 * @param {string} root the project's folder, just after `remix build`
 * @throws when a script is not written the way the compiler writes them
 */
export async function mergeChunks(root) {
  const files = readScripts(join(root, "public"));
  /** @type {Moves} */
  const moves = new Map();
  for (const chunks of groups(files, root)) await merge(chunks, files, moves);
  const names = renamed(files, moves);
  /** @type {Set<string>} */
  const notices = new Set();
  for (const [path, source] of files) {
    rmSync(join(root, "public", path), { force: true });
    const to = names.get(path) ?? path;
    if (moves.has(path)) continue;
    const [text, notice] = withoutNotice(moveImports(source, moves, names));
    writeFileSync(join(root, "public", to), await minified(root, settled(text)));
    if (notice) notices.add(notice);
  }
  writeFileSync(join(root, "public", noticeFile), [...notices].join("\n\n"));
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

const noticeFile = "/build/licences.txt";

/**
 * The libraries' copyright notices, which the compiler puts at a script's end, move to a file that the script names: 0.6 kB
 * of every page. @param {string} source @returns {[string, string]} the script and its notice
 */
function withoutNotice(source) {
  const notice = /\/\*! Bundled license information:\n([^]*)\*\/\s*$/.exec(source);
  if (!notice) return [source, ""];
  return [`${source.slice(0, notice.index)}/*! Licences: ${noticeFile} */\n`, (notice[1] ?? "").trim()];
}

/** @param {string} text */
const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase();
