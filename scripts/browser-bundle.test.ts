import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { bundleForBrowsers, readManifest } from "./browser-bundle.mjs";

const root = mkdtempSync(join(tmpdir(), "halalgo-bundle-"));
const page = (name: string, shared: string[]) => `
  ${shared.map((word) => `import { ${word} } from "../../../${word}";`).join("\n")}
  export const loader = () => null;
  export default function Page() { return "${name} " + [${shared.join()}].join(); }`;

/** A site of two pages that share two modules; a third is loaded by one of them only, and when asked for. */
const site = {
  "package.json": `{ "type": "module", "sideEffects": false, "dependencies": {} }`,
  "remix.config.js": `export default {
    serverModuleFormat: "esm", tailwind: false, postcss: false, ignoredRouteFiles: ["**/*"],
    routes: (define) => define((route) => {
      route("/home", "routes/_customer+/home/route.jsx");
      route("/orders", "routes/_customer+/orders/route.jsx");
    }),
    future: { v3_fetcherPersist: true, v3_lazyRouteDiscovery: true, v3_relativeSplatPath: true, v3_singleFetch: true, v3_throwAbortReason: true },
  };`,
  "app/root.jsx": `import { Outlet } from "@remix-run/react"; export default function Root() { return <Outlet />; }`,
  "app/entry.server.jsx": `export default () => new Response();`,
  "app/entry.client.jsx": `
    import { RemixBrowser } from "@remix-run/react";
    import { hydrateRoot } from "react-dom/client";
    hydrateRoot(document, <RemixBrowser />);`,
  "app/card.js": `export const card = globalThis.card ?? "a card";`,
  "app/price.js": `export const price = globalThis.price ?? "a price";`,
  "app/map.js": `export const map = "a map";`,
  "app/routes/_customer+/home/route.jsx": `${page("Home", ["card", "price"])} export const links = () => import("../../../map");`,
  "app/routes/_customer+/orders/route.jsx": page("Orders", ["card", "price"]),
};

const script = z.object({ module: z.string(), imports: z.array(z.string()) });
const assetsFile = z.object({
  compiled: z.string(),
  assets: z.object({ entry: script, routes: z.record(z.string(), script), url: z.string(), version: z.string() }),
});
let compiled: ReturnType<typeof readManifest>;
const inPublic = (path: string) => join(root, "public", path);

beforeAll(async () => {
  for (const [path, text] of Object.entries(site)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production", VITE_CJS_IGNORE_WARNING: "1" };
  execFileSync(process.execPath, [resolve("node_modules/@remix-run/dev/dist/cli.js"), "build"], { cwd: root, env });
  compiled = readManifest(inPublic("build"));
  await bundleForBrowsers(root);
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const bundled = () => assetsFile.parse(JSON.parse(readFileSync(join(root, "build/assets.json"), "utf8")));

test("the compiler's manifest is read, whatever its version", () => {
  expect(Object.keys(compiled.routes)).toEqual(expect.arrayContaining(["root", "routes/_customer+/home/route"]));
  expect(compiled.entry.module).toMatch(/^\/build\/entry\.client-[A-Z0-9]+\.js$/);
  expect(bundled().compiled).toBe(compiled.version);
});

test("pages share one file, and the framework is one that every page has", () => {
  const { entry, routes } = bundled().assets;
  const [home, orders] = ["home", "orders"].map((name) => routes[`routes/_customer+/${name}/route`]);
  expect(entry.imports).toEqual([expect.stringMatching(/\/framework-[\w-]+\.js$/)]);
  expect(home?.imports).toHaveLength(1);
  expect(home?.imports).toEqual(orders?.imports);
  const shared = readFileSync(inPublic(home?.imports[0] ?? ""), "utf8");
  expect(shared).toContain("a card");
  expect(shared).toContain("a price");
  expect(shared).not.toContain("a map");
});

test("what the list names is there, the compiler's own files are gone, and licences are kept", () => {
  const { entry, routes, url } = bundled().assets;
  const named = [entry, ...Object.values(routes)].flatMap(({ module, imports }) => [module, ...imports]);
  expect([url, ...named].filter((path) => !existsSync(inPublic(path)))).toEqual([]);
  expect(existsSync(inPublic(compiled.entry.module))).toBe(false);
  expect(readFileSync(inPublic("build/licences.txt"), "utf8")).toContain("@license React");
  expect(readFileSync(inPublic(url), "utf8")).toMatch(/^window\.__remixManifest=\{/);
});
