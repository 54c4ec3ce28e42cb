import type { Source } from "./source";

/** A rule lists its offenders, one readable line each; an empty list is what the tests ask for. */
export type Rule = (sources: Source[]) => string[];

/** What each layer may import besides itself. Tests, scripts and server.ts may import everything: they put the parts together. */
const allowedImports: Record<string, string[]> = {
  "app/": [
    "app/routes",
    "app/features",
    "app/session",
    "app/host",
    "app/places",
    "app/ui",
    "app/lib",
    "app/framework",
    "app/styles",
    "domain",
  ],
  "app/routes": [
    "app/features",
    "app/session",
    "app/host",
    "app/places",
    "app/ui",
    "app/lib",
    "app/framework",
    "app/styles",
    "domain",
  ],
  "app/features": [
    "app/session",
    "app/host",
    "app/places",
    "app/ui",
    "app/lib",
    "app/framework",
    "app/styles",
    "domain",
  ],
  "app/session": ["app/host", "app/places", "app/lib", "app/framework", "domain"],
  "app/host": ["app/lib", "app/framework", "domain"],
  "app/places": ["app/lib", "domain"],
  "app/ui": ["app/lib", "app/framework", "app/styles", "domain"],
  "app/lib": ["app/framework", "domain"],
  "app/framework": [],
  "app/styles": [],
  server: ["app/host", "app/session", "app/places", "app/lib", "app/framework", "api", "domain"],
  api: ["domain"],
  domain: [],
};

/** The layer of a file: `app/ui`, `api`, `domain`…, `app/` for root and entries, or undefined. */
export function getLayer(path: string): string | undefined {
  if (isTest(path)) return undefined;
  const [top, second, ...rest] = path.split("/");
  if (second && (top === "api" || top === "domain" || top === "server")) return top;
  if (top !== "app") return undefined;
  return rest.length > 0 ? `app/${second}` : "app/";
}

const isTest = (path: string) => path.startsWith("tests/") || /\.test\.tsx?$/.test(path);
const isServerOnly = (path: string) => /\.server(\.tsx?)?$/.test(path);
/** The folder of one route: "app/routes/dashboard+/items", "app/routes/login". An area's folder ends with a plus. */
const getRouteFolder = (path: string) => /^app\/routes\/(?:[^/]+\+\/)?[^/]+(?=\/)/.exec(path)?.[0];

export const importsFollowLayers: Rule = (sources) =>
  sources.flatMap(({ path, imports }) => {
    const layer = getLayer(path);
    if (!layer) return [];
    const allowed = allowedImports[layer];
    if (!allowed) return [`${path} lives in ${layer}, which is no layer`];
    return imports.flatMap(({ target }) => {
      if (!target || getLayer(target) === layer) return [];
      const other = getLayer(target);
      return other && allowed.includes(other) ? [] : [`${path} imports ${target}: ${layer} may not`];
    });
  });

/** A path by alias says where a file lies, and stays right when the importing file moves. */
export const foldersImportByAlias: Rule = (sources) =>
  sources
    .filter(({ path }) => path.startsWith("api/") || path.startsWith("domain/"))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => specifier.startsWith(".."))
        .map(({ specifier }) => `${path} imports ${specifier}, not by its alias`),
    );

/** What several routes share lies in app/features. */
export const routesDoNotImportEachOther: Rule = (sources) =>
  sources.flatMap(({ path, imports }) => {
    const folder = getRouteFolder(path);
    if (!folder) return [];
    return imports
      .filter(({ target }) => target && ![undefined, folder].includes(getRouteFolder(target)))
      .map(({ target }) => `${path} imports ${target}`);
  });

/** zod for the schemas, and libraries of facts: telephone numbering plans, the position of the sun. */
const librariesOfDomain = /^(zod|libphonenumber-js|adhan)(\/|$)/;

export const domainStandsAlone: Rule = (sources) =>
  sources
    .filter(({ path }) => getLayer(path) === "domain")
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target, specifier }) => !target && !librariesOfDomain.test(specifier))
        .map(({ specifier }) => `${path} imports ${specifier}`),
    );

const drivers = /^(kysely|pg|@electric-sql\/)/;

export const appDoesNotUseSql: Rule = (sources) =>
  sources
    .filter(({ path }) => path.startsWith("app/") && !isTest(path))
    .flatMap(({ path, imports }) =>
      imports.filter(({ specifier }) => drivers.test(specifier)).map(({ specifier }) => `${path} imports ${specifier}`),
    );

/** A route module loses its loader and action in the browser, and their imports with them; other modules do not. */
const mayImportServerOnly = ({ path, exports }: Source) =>
  isServerOnly(path) ||
  isTest(path) ||
  (path.startsWith("app/routes/") && exports.some((name) => name === "loader" || name === "action")) ||
  /^app\/root\.tsx$/.test(path);

export const serverOnlyStaysOnTheServer: Rule = (sources) =>
  sources
    .filter((source) => source.path.startsWith("app/") && !mayImportServerOnly(source))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ typeOnly, target }) => !typeOnly && target && isServerOnly(target))
        .map(({ target }) => `${path} imports ${target}`),
    );

/** Programs of their own, with nobody above them to hand them settings. */
const programs = ["api/db/demo/run.ts"];

export const environmentIsReadOnce: Rule = (sources) =>
  sources
    .filter(({ path, readsEnvironment }) => readsEnvironment && getLayer(path) && !programs.includes(path))
    .filter(({ path }) => !path.startsWith("app/lib/config"))
    .map(({ path }) => `${path} reads process.env`);

/** What a form may hold is judged there, before a library makes lists of it. */
export const formsAreReadOnce: Rule = (sources) =>
  sources
    .filter(({ path, readsForms }) => readsForms && path.startsWith("app/") && !isTest(path))
    .filter(({ path }) => path !== "app/lib/read-form.server.ts")
    .map(({ path }) => `${path} reads a form by itself`);

export const routesExportByName: Rule = (sources) =>
  sources
    .filter(({ path, exports }) => path.startsWith("app/routes/") && exports.includes("*"))
    .map(({ path }) => `${path} has export *`);

const hex = /(?:^|[\s:("'[,])(#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4}))(?![\w-])/i;

export const coloursAreTokens: Rule = (sources) =>
  sources
    .filter(({ path }) => path.startsWith("app/") && path.endsWith(".tsx") && !isTest(path))
    .flatMap(({ path, strings }) =>
      strings.flatMap((text) => {
        const colour = hex.exec(text)?.[1];
        return colour ? [`${path} has ${colour}`] : [];
      }),
    );

/** Tailwind's own colours, sizes and radii, which our theme has emptied: such a class says nothing. */
const emptied =
  /(?:^|[\s:])-?((?:text|bg|border|ring|outline|divide|fill|stroke|decoration)-(?:black|[a-z]+-(?:50|\d00|950))|(?:text|rounded|shadow)-(?:xs|sm|md|lg|\d?xl))(?=$|[\s!/])/;

/** The theme's widths are md and xl; others are written as `min-[64rem]:`. */
const unknownWidths = /(?:^|[\s:])((?:max-)?(?:sm|lg|2xl):\w[^\s]*)/;

export const noEmptiedTailwindClasses: Rule = (sources) =>
  sources
    .filter(({ path }) => path.startsWith("app/") && path.endsWith(".tsx") && !isTest(path))
    .flatMap(({ path, strings }) =>
      strings.flatMap((text) => {
        const found = emptied.exec(text)?.[1] ?? unknownWidths.exec(text)?.[1];
        return found ? [`${path} has ${found}`] : [];
      }),
    );

const privateModule = /^@remix-run\/(router|[\w-]+\/dist)(\/|$)/;
const privateText = /^(__rvfInternalFormId|__intent__|__state__|_routes|_root\.data|text\/x-script|X-Remix-\w+)$/;

/** What may change with any version of the framework stands in app/framework, with a test that notices. */
export const privateApisOnlyInFramework: Rule = (sources) =>
  sources
    .filter(({ path }) => getLayer(path) !== undefined && getLayer(path) !== "app/framework")
    .flatMap(({ path, imports, strings, unsafeNames }) => {
      const modules = imports.flatMap(({ specifier }) => (privateModule.test(specifier) ? specifier : []));
      const texts = strings.filter((text) => privateText.test(text));
      return [...new Set([...modules, ...texts, ...unsafeNames])].map((name) => `${path} has ${name}`);
    });

const value = String.raw`(?:\d|\[|\(|px\b|auto\b|full\b)`;
const physical = new RegExp(
  String.raw`(?:^|[\s:!])-?((?:(?:scroll-)?[mp][lr]-${value}|(?:left|right)-${value}|(?:border|rounded)-(?:[lr]|tl|tr|bl|br)(?![\w])|(?:text|float|clear)-(?:left|right)(?![\w-]))[^\s]*)`,
);

export const classesAreLogical: Rule = (sources) =>
  sources
    .filter(({ path }) => path.startsWith("app/") && !isTest(path))
    .flatMap(({ path, strings }) =>
      strings.flatMap((text) => {
        const found = physical.exec(text)?.[1];
        return found ? [`${path} has ${found}`] : [];
      }),
    );

/** Verbs, which say what was done to a value but not what it is. */
const verbs = ["told", "asked", "kept", "given", "said", "doing", "became"];

/** Migrations stay as they were released. */
export const namesSayWhatValuesAre: Rule = (sources) =>
  sources
    .filter(
      ({ path }) => /^(app|api|domain|server)\//.test(path) && !isTest(path) && !path.startsWith("api/db/migrations/"),
    )
    .flatMap(({ path, declaredNames }) =>
      declaredNames.filter((name) => verbs.includes(name.toLowerCase())).map((name) => `${path} declares ${name}`),
    );

export const filesAreShort: Rule = (sources) =>
  sources.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path} has ${lines} lines`);

/** What lies side by side is taken in at a glance; tests beside the code count too. */
export const foldersAreNotCrowded: Rule = (sources) => {
  const folders = new Map<string, number>();
  for (const { path } of sources) {
    if (!/^(app|api|domain|server|scripts)\//.test(path)) continue;
    const folder = path.slice(0, path.lastIndexOf("/"));
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return [...folders].filter(([, files]) => files > 25).map(([folder, files]) => `${folder} has ${files} files`);
};

export const namesSayWhat: Rule = (sources) =>
  sources
    .filter(({ path }) => /(^|\/)(utils?|misc|helpers?|common)(\.|\/)/.test(path))
    .map(({ path }) => `${path} has a name that says nothing`);

/** An unhandled rejection ends the process, so a failure elsewhere must not come between. Tests fail by themselves. */
export const promisesAreAwaitedAtOnce: Rule = (sources) =>
  sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, lateAwaits }) => lateAwaits.map((late) => `${path} awaits too late: ${late}`));
