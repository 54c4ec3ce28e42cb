import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/**
 * Every script that a page runs, at once or when it is touched: what its list of scripts names (app/framework/page-scripts.server.tsx) and
 * everything those import statically.
 * @param {string} html
 * @param {(path: string) => Promise<Buffer>} read gives the file at a path of the app
 * @returns {Promise<{ path: string, bytes: number, gzip: number }[]>} largest first; sizes in bytes
 */
export async function scriptsOf(html, read) {
  const found = new Map();
  /** @param {string} path */
  const add = async (path) => {
    if (found.has(path)) return;
    found.set(path, null);
    const source = await read(path);
    found.set(path, { path, bytes: source.length, gzip: gzipSync(source).length });
    const imports = source.toString().matchAll(/(?:from|import)\s*"([^"]+\.js)"/g);
    await Promise.all([...imports].map(([, to = ""]) => add(new URL(to, `http://app${path}`).pathname)));
  };
  const { shown, manifest } = pageScripts(html);
  const own = [manifest.entry, ...shown.map((id) => manifest.routes[id])];
  await Promise.all(own.flatMap(({ module, imports = [] }) => [module, ...imports]).map(add));
  return [...found.values()].sort((one, other) => other.gzip - one.gzip);
}

/** @param {string} html @returns {import("../../app/framework/page-scripts.server").PageScriptsData} */
export const pageScripts = (html) => JSON.parse(/<script id="page-scripts"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "");

/** @param {{ gzip: number }[]} scripts */
export const gzipTotal = (scripts) => scripts.reduce((sum, { gzip }) => sum + gzip, 0);

// node tests/load/page-scripts.mjs http://localhost:3000 / /restaurants …   (the server must run; -v names every file)
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [origin = "http://localhost:3000", ...paths] = process.argv.slice(2).filter((word) => word !== "-v");
  for (const path of paths.length > 0 ? paths : ["/"]) {
    const page = await fetch(new URL(path, origin));
    const scripts = await scriptsOf(await page.text(), async (file) => {
      const response = await fetch(new URL(file, origin));
      if (!response.ok) throw new Error(`${file} answers ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    });
    if (process.argv.includes("-v")) {
      console.table(scripts);
    }
    const total = (gzipTotal(scripts) / 1000).toFixed(1);
    console.log(`${path} (${page.status}): ${total} kB gzip in ${scripts.length} files`);
  }
}
