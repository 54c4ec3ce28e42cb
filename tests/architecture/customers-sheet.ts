import type { Source } from "./source";

/** Routes whose pages load the other style sheet, by their addresses (`styleSheets` in app/styles/links.ts). */
const workplaces = /^app\/routes\/(admin|agent|dashboard|theme)[+._/]/;

/**
 * What customers' pages import and their style sheet does not look into for class names.
 * @param css app/styles/customers.css: of its `@source` lines the last that fits a file counts
 */
export function leftOut(css: string, sources: Source[]): string[] {
  const lines = [...css.matchAll(/@source (not )?"\.\.\/([^"]*)";/g)].map(([, not, glob = ""]) => ({
    isLeftOut: Boolean(not),
    pattern: new RegExp(`^app/${patternOf(glob)}`),
  }));
  const files = new Map(sources.map((source) => [source.path, source]));
  const seen = new Set<string>();
  const follow = (path: string) => {
    const file = files.get(path);
    if (!file || seen.has(path) || !path.startsWith("app/")) return;
    seen.add(path);
    for (const { target, typeOnly } of file.imports) if (target && !typeOnly) follow(target);
  };
  follow("app/root.tsx");
  for (const { path } of sources) {
    if (path.startsWith("app/routes/") && !workplaces.test(path) && !path.includes(".test.")) follow(path);
  }
  // Classes stand in what draws pages, and in plain modules of these folders; never in what only the server runs.
  const holdsClasses = (path: string) =>
    !path.includes(".server.") && (path.endsWith(".tsx") || /^app\/(features|routes|ui)\//.test(path));
  return [...seen]
    .filter(holdsClasses)
    .filter((path) => lines.findLast(({ pattern }) => pattern.test(path))?.isLeftOut ?? true)
    .sort();
}

/** The glob as a regular expression: braces, `*` and `**`; a folder means all that lies in it. */
function patternOf(glob: string): string {
  const parts: Record<string, string> = { "**/": "(.*/)?", "*": "[^/]*", "{": "(", "}": ")", ",": "|" };
  return `${glob.replaceAll(/\*\*\/|[*{},]|[.+$()|]/g, (part) => parts[part] ?? `\\${part}`)}${glob ? "(/|$)" : ""}`;
}
