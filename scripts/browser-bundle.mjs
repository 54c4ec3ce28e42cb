import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minify } from "@swc/core";
import { rollup } from "rollup";
import { groupChunks, loadedBy } from "./group-chunks.mjs";

/** Customers' pages and those around the login, whose scripts have to be few and small. */
const browsed = /^routes\/(_customer|auth)\+\//;
/** Staff's pages differ more in what they load: at more than this the light ones get heavier (group-chunks.mjs). */
const costOfStaffFile = 3_000;
const noticeFile = "licences.txt";

/** Removes console.warn and console.log, which are for developers; console.error stays. */
const compress = /** @type {const} */ ({ passes: 4, pure_funcs: ["console.warn", "console.log"], unsafe_proto: true });

/**
 * Bundles the browser's scripts again with Rollup, which accepts explicit chunks. The Remix compiler creates a chunk wherever two
 * pages differ in what they load: dozens of files of some hundred bytes for each page (docs/decisions/044). Writes the list of
 * scripts for the server into build/assets.json.
 * @param {string} root the project's folder, just after `remix build`
 */
export async function bundleForBrowsers(root) {
  const folder = join(root, "public/build");
  const compiled = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const manifest = readManifest(folder);
  /** @type {string[]} */
  const notices = [];
  const bundle = await rollup({
    input: Object.fromEntries(
      [manifest.entry, ...Object.values(manifest.routes)].map(({ module }) => [nameOf(module), module]),
    ),
    preserveEntrySignatures: "strict",
    // The compiler imports every chunk that the removed loader and action imported; those without another use are dropped.
    treeshake: { moduleSideEffects: (id) => !id.startsWith("/build/_shared/") },
    plugins: [compiledScripts(root, notices), minifiedChunks],
  });
  const { output } = await bundle.write({
    dir: folder,
    format: "es",
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "_shared/[name]-[hash].js",
    // The manifest preloads what a script's imports import.
    hoistTransitiveImports: false,
    onlyExplicitManualChunks: true,
    manualChunks: chunkNames(manifest),
  });
  await bundle.close();
  const chunks = output.filter((file) => file.type === "chunk");
  const written = new Set(chunks.map(({ fileName }) => fileName));
  for (const name of compiled) if (!written.has(name.replaceAll("\\", "/"))) rmSync(join(folder, name));
  writeFileSync(join(folder, noticeFile), [...new Set(notices)].sort().join("\n\n"));
  writeManifest(root, manifest, chunks);
}

/** "/build/routes/admin+/_index/route-ABCD1234.js" is "routes/admin+/_index/route". @param {string} path */
const nameOf = (path) => path.replace(/^\/build\/|-[A-Z0-9]+\.js$/g, "");

/**
 * Reads "/build/…" from public/. The libraries' copyright notices, which the compiler puts at a script's end, are gathered:
 * 0.6 kB of every page.
 * @param {string} root @param {string[]} notices @returns {import("rollup").Plugin}
 */
function compiledScripts(root, notices) {
  return {
    name: "compiled-scripts",
    resolveId: (path) => (path.startsWith("/build/") ? path : null),
    load(path) {
      const source = readFileSync(join(root, "public", path), "utf8");
      const notice = /\/\*! Bundled license information:\n([^]*)\*\/\s*$/.exec(source);
      if (!notice) return source;
      notices.push((notice[1] ?? "").trim());
      return source.slice(0, notice.index);
    },
  };
}

/**
 * SWC leaves about 3 % less of a script after compression than the compiler does.
 * @type {import("rollup").Plugin}
 */
const minifiedChunks = {
  name: "minified-chunks",
  async renderChunk(source, { name }) {
    // React and the router read no property for what its getter does. (conform does, which lies in other scripts.)
    const options = { ...compress, pure_getters: name === "framework" };
    const { code } = await minify(source, { module: true, ecma: 2020, mangle: true, compress: options });
    return code;
  },
};

/** @param {Manifest} manifest @returns {import("rollup").GetManualChunk} */
function chunkNames({ entry, routes }) {
  /** @type {Map<string, string> | undefined} */
  let names;
  return (id, { getModuleIds, getModuleInfo }) => {
    names ??= new Map(namesIn([...getModuleIds()].flatMap((one) => getModuleInfo(one) ?? [])));
    return names.get(id);
  };

  /** @param {import("rollup").ModuleInfo[]} modules @returns {[string, string][]} */
  function namesIn(modules) {
    const graph = new Map(
      modules.map(({ id, code, importedIds }) => [
        id,
        { bytes: code?.length ?? 0, imports: importedIds.filter((to) => takesFrom(code ?? "", to)) },
      ]),
    );
    const shared = modules.filter(({ isEntry, dynamicImporters }) => !isEntry && dynamicImporters.length === 0);
    const pages = Object.values(routes).map((page) => {
      const scripts = [];
      for (let route = page; route; route = routes[route.parentId ?? ""]) scripts.push(route.module);
      return { isBrowsed: browsed.test(page.id), scripts };
    });
    const scriptsOf = (/** @type {boolean} */ isBrowsed) =>
      pages.flatMap((page) => (page.isBrowsed === isBrowsed ? [page.scripts] : []));
    const site = { entry: entry.module, pages: scriptsOf(true), shared: shared.map(({ id }) => id) };
    const [framework = [], ...groups] = groupChunks(graph, site);
    // Staff's pages after customers', of what those do not load: they cannot make a customer's page heavier.
    const customers = loadedBy(graph, [entry.module, ...site.pages.flat()]);
    const rest = site.shared.filter((id) => !customers.has(id));
    const staff = { entry: entry.module, pages: scriptsOf(false), shared: rest, costOfFile: costOfStaffFile };
    return [framework, ...groups, ...groupChunks(graph, staff).slice(1)].flatMap((ids, index) =>
      ids.map((id) => /** @type {[string, string]} */ ([id, index === 0 ? "framework" : `shared-${index}`])),
    );
  }
}

/**
 * Whether a script uses another. Chunks that only its removed loader and action used are still imported by the compiler's output,
 * without names (`import"/build/_shared/…"`); pages do not load them.
 * @param {string} code @param {string} to
 */
const takesFrom = (code, to) =>
  !to.startsWith("/build/_shared/") || /from\s*$/.test(code.slice(0, code.indexOf(`"${to}"`)));

/**
 * The manifest that `remix build` (@remix-run/dev 2.17.5) writes for the browser: `window.__remixManifest={…};` in
 * public/build/manifest-‹version›.js. The format is not documented; browser-bundle.test.ts checks it against the compiler.
 * @typedef {{ module: string, imports?: string[] }} Script
 * @typedef {{ entry: Script, routes: Record<string, Script & { id: string, parentId?: string }>, url: string, version: string }} Manifest
 */

/** @param {string} folder public/build @returns {Manifest} */
export function readManifest(folder) {
  const name = readdirSync(folder).find((file) => file.startsWith("manifest-"));
  if (!name) throw new Error("The compiler wrote no manifest");
  return JSON.parse(readFileSync(join(folder, name), "utf8").replace(/^[^=]*=|;\s*$/g, ""));
}

/**
 * Writes the manifest of the bundled scripts: for browsers, and into build/assets.json for the server.
 * @param {string} root the project's folder
 * @param {Manifest} manifest the compiler's
 * @param {readonly import("rollup").OutputChunk[]} chunks what the compiler's scripts have become
 */
function writeManifest(root, manifest, chunks) {
  const fileOf = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk.fileName]));
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  /** @param {string} file @param {Set<string>} [seen] */
  const needed = (file, seen = new Set()) => {
    for (const one of importsOf.get(file) ?? []) if (!seen.has(one)) needed(one, seen.add(one));
    return seen;
  };
  const everywhere = needed(fileOf.get(manifest.entry.module) ?? "");
  /** @template {Script} T @param {T} script @returns {T} */
  const bundled = (script) => {
    const file = fileOf.get(script.module);
    if (!file) throw new Error(`${script.module} was not bundled`);
    const imports = [...needed(file)].filter((one) => script === manifest.entry || !everywhere.has(one));
    return { ...script, module: `/build/${file}`, imports: imports.map((one) => `/build/${one}`) };
  };
  const entry = bundled(manifest.entry);
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, bundled(route)]));
  const version = createHash("sha256").update(JSON.stringify({ entry, routes })).digest("hex").slice(0, 8);
  const assets = { ...manifest, entry, routes, version, url: `/build/manifest-${version}.js` };
  writeFileSync(join(root, "public", assets.url), `window.__remixManifest=${JSON.stringify(assets)};`);
  writeFileSync(join(root, "build/assets.json"), JSON.stringify({ compiled: manifest.version, assets }));
}
