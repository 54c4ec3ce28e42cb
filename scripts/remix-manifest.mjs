import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What `remix build` (@remix-run/dev 2.17.5) tells the browser of its scripts: `window.__remixManifest={…};` in
 * public/build/manifest-‹version›.js. No documented format: browser-bundle.test.ts asks the compiler itself.
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
export function writeManifest(root, manifest, chunks) {
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
