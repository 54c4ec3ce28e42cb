/** A chunk above this is a library and stays a file of its own. Bytes. */
const librarySize = 12_000;
/** What one more file costs a page, in bytes of script before compression: it is compressed alone and asked for alone. */
const usualCostOfFile = 4_000;
/** The heaviest pages have a limit to keep: what they would load in vain counts this many times. One page in ten is heavy. */
const costOnHeavyPage = 8;

/**
 * @typedef {{ bytes: number, imports: readonly string[] }} Chunk a compiled script and what it imports statically
 * @typedef {Map<string, Chunk>} Graph chunks by id
 * @typedef {{ heavy: Set<number>, costOfFile: number }} Costs `heavy`: the heaviest pages
 * @typedef {{ ids: string[], pages: Set<number>, bytes: number, libraries: string }} Group
 * `ids` become one file; `pages` load it; `libraries` are what that file brings along
 */

/**
 * Which shared chunks become one file: two do where the bytes that some pages then load in vain are fewer than what the
 * others save (docs/decisions/044). Two groups never import each other.
 * @param {Graph} graph every compiled script
 * @param {{ entry: string, pages: readonly (readonly string[])[], shared: readonly string[], costOfFile?: number }} site `entry` is loaded by every
 * page; `pages` are the scripts each page starts with; `shared` are the chunks that may move
 * @returns {string[][]} the chunks of each file that has more than one, in a stable order
 */
export function groupChunks(graph, { entry, pages, shared, costOfFile = usualCostOfFile }) {
  const framework = [...reachable(graph, entry)].filter((id) => id !== entry);
  const loaded = pages.map((scripts) => loadedBy(graph, [entry, ...scripts]));
  const heavy = heaviest(graph, loaded);
  /** @type {Group[]} */
  const groups = [...shared]
    .sort()
    .filter((id) => !framework.includes(id) && bytesOf(graph, id) <= librarySize)
    .map((id) => ({
      ids: [id],
      pages: new Set(loaded.flatMap((ids, page) => (ids.has(id) ? [page] : []))),
      bytes: bytesOf(graph, id),
      libraries: librariesOf(graph, id, framework),
    }))
    .filter((group) => group.pages.size > 0);
  const next = () => bestPair(graph, groups, { heavy, costOfFile });
  for (let pair = next(); pair; pair = next()) {
    const [one, other] = pair;
    groups.splice(groups.indexOf(other), 1);
    one.ids.push(...other.ids);
    one.bytes += other.bytes;
    for (const page of other.pages) one.pages.add(page);
  }
  return [framework, ...groups.map(({ ids }) => ids)].filter(({ length }) => length > 1);
}

/** All that these scripts load. @param {Graph} graph @param {readonly string[]} scripts */
export function loadedBy(graph, scripts) {
  const seen = new Set();
  for (const id of scripts) reachable(graph, id, seen);
  return seen;
}

/** @param {Graph} graph @param {string} id */
const bytesOf = (graph, id) => graph.get(id)?.bytes ?? 0;

/** @param {Graph} graph @param {string} start @param {Set<string>} [seen] @returns {Set<string>} */
function reachable(graph, start, seen = new Set()) {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const id of graph.get(start)?.imports ?? []) reachable(graph, id, seen);
  return seen;
}

/** The tenth of the pages that loads most. @param {Graph} graph @param {Set<string>[]} loaded */
function heaviest(graph, loaded) {
  const bytes = loaded.map((ids) => [...ids].reduce((sum, id) => sum + bytesOf(graph, id), 0));
  const byWeight = [...bytes.keys()].sort((one, other) => (bytes[other] ?? 0) - (bytes[one] ?? 0));
  return new Set(byWeight.slice(0, Math.ceil(byWeight.length / 10)));
}

/** Those besides the framework, which every page has. @param {Graph} graph @param {string} id @param {readonly string[]} framework */
function librariesOf(graph, id, framework) {
  return [...reachable(graph, id)]
    .filter((one) => bytesOf(graph, one) > librarySize && !framework.includes(one))
    .sort()
    .join();
}

/**
 * The two groups whose union saves most, if any saves.
 * @param {Graph} graph @param {Group[]} groups @param {Costs} costs
 * @returns {[Group, Group] | undefined}
 */
function bestPair(graph, groups, costs) {
  const pairs = groups.flatMap((one, index) =>
    groups
      .slice(index + 1)
      .filter(({ libraries }) => libraries === one.libraries)
      .map((other) => ({ one, other, saved: saving(one, other, costs) })),
  );
  const useful = pairs.filter(({ saved }) => saved > 0).sort((a, b) => b.saved - a.saved);
  const best = useful.find(
    ({ one, other }) => !leadsTo(graph, groups, one, other) && !leadsTo(graph, groups, other, one),
  );
  return best && [best.one, best.other];
}

/** Bytes over all pages. @param {Group} one @param {Group} other @param {Costs} costs */
function saving(one, other, { heavy, costOfFile }) {
  const both = [...one.pages].filter((page) => other.pages.has(page)).length;
  return costOfFile * both - inVain(one, other, heavy) - inVain(other, one, heavy);
}

/** What the pages of `one` would load of `other` without needing it. @param {Group} one @param {Group} other @param {Set<number>} heavy */
function inVain(one, other, heavy) {
  const pages = [...one.pages].filter((page) => !other.pages.has(page));
  return other.bytes * pages.reduce((sum, page) => sum + (heavy.has(page) ? costOnHeavyPage : 1), 0);
}

/**
 * Whether `from` needs, through a third file, something that needs `to`: as one file they and that would import each other.
 * @param {Graph} graph @param {Group[]} groups @param {Group} from @param {Group} to
 */
function leadsTo(graph, groups, from, to) {
  const fileOf = (/** @type {string} */ id) => groups.find(({ ids }) => ids.includes(id))?.ids ?? [id];
  const next = (/** @type {string} */ id) => (graph.get(id)?.imports ?? []).flatMap(fileOf);
  const own = new Set([...from.ids, ...to.ids]);
  const seen = new Set();
  const open = from.ids.flatMap(next).filter((id) => !own.has(id));
  for (let id = open.pop(); id; id = open.pop()) {
    if (to.ids.includes(id)) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...next(id));
  }
  return false;
}
