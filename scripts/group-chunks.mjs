import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A chunk above this is a library and stays a file of its own. Bytes. */
const library = 12_000;
/** The pages that count: customers' and those around the login. */
const browsed = /\/routes\/(_customer|auth)\+\//;
/** What one more file costs a page, in bytes of script that is not compressed yet: it is compressed alone and asked for alone. */
const costOfFile = 9_000;
/** The heaviest pages have a limit to keep: what they would load in vain counts this many times. One page in ten is heavy. */
const costOnHeavyPage = 60;

/** The compiler writes a file's static imports first, one behind the other. */
export const head = /^(?:import(?:\{[^}]*\}from)?"[^"]+";)*/;
export const oneImport = /import(?:\{([^}]*)\}from)?"([^"]+)";/g;
export const onDemand = /\bimport\("([^"]+)"\)/g;

/** @param {string} source @returns {{ path: string, names: string[] }[]} names as written, "a as b" */
export function importsOf(source) {
  const imports = (head.exec(source)?.[0] ?? "").matchAll(oneImport);
  return [...imports].map(([, names, path = ""]) => ({ path, names: names ? names.split(",") : [] }));
}

/**
 * @typedef {{ chunks: string[], pages: Set<number>, bytes: number, libraries: string }} Group
 * chunks that become one file, who loads it, and what else that file brings along
 */

/**
 * The chunks that are to be one file each; a group imports from those before it only.
 * @param {Map<string, string>} files @param {string} root the project's folder
 */
export function groups(files, root) {
  const pages = pagesOf(root);
  const stays = unmergeable(files);
  const loaded = pages.map((scripts) => new Set(scripts.flatMap((path) => [...reachable(files, path)])));
  const loadedBy = (/** @type {string} */ path) => loaded.flatMap((paths, page) => (paths.has(path) ? [page] : []));
  const shared = [...files.keys()].sort().filter((path) => path.startsWith("/build/_shared/") && !stays.has(path));
  /** @type {Group[]} */
  const found = shared
    .map((path) => ({
      chunks: [path],
      pages: new Set(loadedBy(path)),
      bytes: files.get(path)?.length ?? 0,
      libraries: librariesOf(files, path),
    }))
    .filter((group) => group.pages.size > 0);
  const heavy = heaviest(files, loaded);
  for (let pair = bestPair(files, found, heavy); pair; pair = bestPair(files, found, heavy)) {
    const [one, other] = pair;
    found.splice(found.indexOf(other), 1);
    one.chunks.push(...other.chunks);
    one.bytes += other.bytes;
    for (const page of other.pages) one.pages.add(page);
  }
  const all = [framework(files), ...inOrder(files, found)];
  return all.filter(({ length }) => length > 1);
}

/**
 * Every page as the scripts it starts with: its route's and those around it.
 * @param {string} root @returns {string[][]}
 */
function pagesOf(root) {
  const folder = join(root, "public/build");
  const name = readdirSync(folder).find((file) => file.startsWith("manifest-"));
  if (!name) throw new Error("There is no list of routes");
  const list = readFileSync(join(folder, name), "utf8").replace(/^[^=]*=|;\s*$/g, "");
  /** @type {{ routes: Record<string, { parentId?: string, module: string }> }} */
  const { routes } = JSON.parse(list);
  return Object.values(routes)
    .filter(({ module }) => browsed.test(module))
    .map((page) => {
      const scripts = [];
      for (let route = page; route; route = routes[route.parentId ?? ""]) scripts.push(route.module);
      return scripts;
    });
}

/** The tenth of the pages that loads most. @param {Map<string, string>} files @param {Set<string>[]} loaded */
function heaviest(files, loaded) {
  const bytes = loaded.map((paths) => [...paths].reduce((sum, path) => sum + (files.get(path)?.length ?? 0), 0));
  const byWeight = [...bytes.keys()].sort((one, other) => (bytes[other] ?? 0) - (bytes[one] ?? 0));
  return new Set(byWeight.slice(0, Math.ceil(byWeight.length / 10)));
}

/**
 * The two groups whose union saves most, if any saves.
 * @param {Map<string, string>} files @param {Group[]} all @param {Set<number>} heavy
 * @returns {[Group, Group] | undefined}
 */
function bestPair(files, all, heavy) {
  const pairs = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(({ libraries }) => libraries === one.libraries)
      .map((other) => ({ one, other, saved: saving(one, other, heavy) })),
  );
  const useful = pairs.filter(({ saved }) => saved > 0).sort((a, b) => b.saved - a.saved);
  const best = useful.find(({ one, other }) => !between(files, all, one, other) && !between(files, all, other, one));
  return best && [best.one, best.other];
}

/** @param {Map<string, string>} files @param {string} path */
function librariesOf(files, path) {
  return [...reachable(files, path)]
    .filter((to) => (files.get(to)?.length ?? 0) > library)
    .sort()
    .join();
}

/** Bytes over all pages. @param {Group} one @param {Group} other @param {Set<number>} heavy */
function saving(one, other, heavy) {
  const both = [...one.pages].filter((page) => other.pages.has(page)).length;
  return costOfFile * both - inVain(one, other, heavy) - inVain(other, one, heavy);
}

/** What the pages of `one` would load of `other` without needing it. @param {Group} one @param {Group} other @param {Set<number>} heavy */
function inVain(one, other, heavy) {
  const pages = [...one.pages].filter((page) => !other.pages.has(page));
  return other.bytes * pages.reduce((sum, page) => sum + (heavy.has(page) ? costOnHeavyPage : 1), 0);
}

/**
 * Whether `from` needs something that needs `to`: as one file they and that would import each other.
 * @param {Map<string, string>} files @param {Group[]} all @param {Group} from @param {Group} to
 */
function between(files, all, from, to) {
  const groupOf = (/** @type {string} */ path) => all.find(({ chunks }) => chunks.includes(path))?.chunks ?? [path];
  const next = (/** @type {string} */ path) => importsOf(files.get(path) ?? "").flatMap((one) => groupOf(one.path));
  const own = new Set([...from.chunks, ...to.chunks]);
  const seen = new Set();
  const open = from.chunks.flatMap(next).filter((path) => !own.has(path));
  for (let path = open.pop(); path; path = open.pop()) {
    if (to.chunks.includes(path)) return true;
    if (seen.has(path)) continue;
    seen.add(path);
    open.push(...next(path));
  }
  return false;
}

/** What is needed first. @param {Map<string, string>} files @param {Group[]} all */
function inOrder(files, all) {
  /** @type {Set<Group>} */
  const done = new Set();
  const seen = new Set();
  /** @param {string} path */
  const walk = (path) => {
    if (seen.has(path)) return;
    const group = all.find(({ chunks }) => chunks.includes(path));
    const chunks = group?.chunks ?? [path];
    for (const chunk of chunks) seen.add(chunk);
    for (const chunk of chunks) for (const one of importsOf(files.get(chunk) ?? "")) walk(one.path);
    if (group) done.add(group);
  };
  for (const path of files.keys()) walk(path);
  return [...done].map(({ chunks }) => chunks);
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

/**
 * What every page loads because the entry does, what is needed first at the start.
 * @param {Map<string, string>} files
 */
function framework(files) {
  const entry = fileOf(files, "entry.client");
  return [...reachable(files, entry)].filter((path) => path !== entry).reverse();
}

/** The framework, libraries, and what is loaded on demand. @param {Map<string, string>} files */
function unmergeable(files) {
  const libraries = [...files].filter(([, source]) => source.length > library).map(([path]) => path);
  const demanded = [...files.values()].flatMap((source) => [...source.matchAll(onDemand)].map(([, path = ""]) => path));
  return new Set([...framework(files), ...libraries, ...demanded]);
}
