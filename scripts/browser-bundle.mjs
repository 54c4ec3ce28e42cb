import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rollup } from "rollup";
import { groupChunks } from "./group-chunks.mjs";
import { minified } from "./minify.mjs";
import { settled } from "./settle.mjs";

/** The pages whose scripts are kept few and light: customers' and those around the login. */
const browsed = /^routes\/(_customer|auth)\+\//;
const noticeFile = "licences.txt";

/**
 * @typedef {{ module: string, imports?: string[] }} Loaded
 * @typedef {{ entry: Loaded, routes: Record<string, Loaded & { id: string, parentId?: string }>, url: string, version: string }} Manifest
 */

/**
 * Bundles the browser's scripts, as `remix build` wrote them, once more with Rollup, which can be told what to put together:
 * the compiler splits wherever two pages differ in what they load, which gives a page dozens of files of some hundred bytes
 * (docs/decisions/044). Writes the list of scripts for the server into build/assets.json.
 * @param {string} root the project's folder, just after `remix build`
 */
export async function bundleForBrowsers(root) {
  const folder = join(root, "public/build");
  const compiled = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const manifest = readManifest(folder, compiled);
  /** @type {string[]} */
  const notices = [];
  const bundle = await rollup({
    input: Object.fromEntries(
      [manifest.entry, ...Object.values(manifest.routes)].map(({ module }) => [nameOf(module), module]),
    ),
    preserveEntrySignatures: "strict",
    plugins: [compiledScripts(root, notices), minifiedChunks(root)],
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
  writeManifest(root, manifest, new Map(chunks.map((chunk) => [chunk.facadeModuleId ?? "", chunk.fileName])), chunks);
}

/** @param {string} folder @param {string[]} compiled @returns {Manifest} */
function readManifest(folder, compiled) {
  const name = compiled.find((file) => file.startsWith("manifest-"));
  if (!name) throw new Error("The compiler wrote no manifest");
  return JSON.parse(readFileSync(join(folder, name), "utf8").replace(/^[^=]*=|;\s*$/g, ""));
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

/** @param {string} root @returns {import("rollup").Plugin} */
function minifiedChunks(root) {
  return { name: "minified-chunks", renderChunk: (code) => minified(root, settled(code)) };
}

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
      modules.map(({ id, code, importedIds }) => [id, { bytes: code?.length ?? 0, imports: importedIds }]),
    );
    const shared = modules.filter(({ isEntry, dynamicImporters }) => !isEntry && dynamicImporters.length === 0);
    const pages = Object.values(routes)
      .filter(({ id }) => browsed.test(id))
      .map((page) => {
        const scripts = [];
        for (let route = page; route; route = routes[route.parentId ?? ""]) scripts.push(route.module);
        return scripts;
      });
    const site = { entry: entry.module, pages, shared: shared.map(({ id }) => id) };
    return groupChunks(graph, site).flatMap((ids, index) =>
      ids.map((id) => /** @type {[string, string]} */ ([id, index === 0 ? "framework" : `shared-${index}`])),
    );
  }
}

/**
 * The browser's list of scripts, and the same for the server.
 * @param {string} root @param {Manifest} manifest @param {Map<string, string>} fileOf compiled path to file
 * @param {import("rollup").OutputChunk[]} chunks
 */
function writeManifest(root, manifest, fileOf, chunks) {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  /** @param {string} file @param {Set<string>} [seen] */
  const needed = (file, seen = new Set()) => {
    for (const one of importsOf.get(file) ?? []) if (!seen.has(one)) needed(one, seen.add(one));
    return seen;
  };
  const entryFile = fileOf.get(manifest.entry.module) ?? "";
  const everywhere = needed(entryFile);
  /** @template {Loaded} Script @param {Script} script @returns {Script} */
  const moved = (script) => {
    const file = fileOf.get(script.module);
    if (!file) throw new Error(`${script.module} was not bundled`);
    const imports = [...needed(file)].filter((one) => script === manifest.entry || !everywhere.has(one));
    return { ...script, module: `/build/${file}`, imports: imports.map((one) => `/build/${one}`) };
  };
  const entry = moved(manifest.entry);
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, moved(route)]));
  const version = createHash("sha256").update(JSON.stringify({ entry, routes })).digest("hex").slice(0, 8);
  const assets = { ...manifest, entry, routes, version, url: `/build/manifest-${version}.js` };
  writeFileSync(join(root, "public", assets.url), `window.__remixManifest=${JSON.stringify(assets)};`);
  writeFileSync(join(root, "build/assets.json"), JSON.stringify({ compiled: manifest.version, assets }));
}
