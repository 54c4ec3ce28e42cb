import type { Rule } from "./rules";

/** Every import cycle once, written as the way round. Type imports count: a cycle of types is a cycle of ideas. */
export const noCycles: Rule = (sources) => {
  const targets = new Map(sources.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]));
  const cycles = new Map<string, string>();
  const finished = new Set<string>();
  const walk = (path: string, trail: string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      const ring = trail.slice(start);
      cycles.set([...ring].sort().join(), [...ring, path].join(" → "));
      return;
    }
    if (finished.has(path)) return;
    for (const target of targets.get(path) ?? []) walk(target, [...trail, path]);
    finished.add(path);
  };
  for (const path of targets.keys()) walk(path, []);
  return [...cycles.values()];
};
