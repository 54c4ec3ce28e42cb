import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRequestHandler } from "@remix-run/node";
import { afterAll, expect, test } from "vitest";
import { remixBuild } from "@tests/support/remix-build";
import { createRoutePatterns, withBrowserAssets, wrapRoutes } from "./server-build.server";

const build = remixBuild({
  orders: { path: "orders/:id", loader: () => "orders", action: () => "saved" },
  feed: { path: "feed", loader: () => new Response("feed"), isResource: true },
  landing: { index: true },
});
const ask = (of: typeof build, path: string, init?: RequestInit) =>
  createRequestHandler(of, "production")(new Request(`http://app${path}`, init));

test("Remix runs what was put around loaders and actions, and a file's route is told from a page's", async () => {
  const wrapped = wrapRoutes(build, {
    loader:
      (loader, { isPage }) =>
      async (args) =>
        isPage ? `wrapped ${await loader(args)}` : new Response("wrapped"),
    action: (action) => async (args) => `wrapped ${await action(args)}`,
  });
  expect(await (await ask(wrapped, "/orders/7.data")).text()).toContain("wrapped orders");
  const sent = { method: "POST", body: new URLSearchParams({ status: "ready" }) };
  expect(await (await ask(wrapped, "/orders/7.data", sent)).text()).toContain("wrapped saved");
  expect(await (await ask(wrapped, "/feed")).text()).toBe("wrapped");
  expect((await ask(wrapped, "/")).status).toBe(200);
});

const folder = mkdtempSync(join(tmpdir(), "halalgo-assets-"));
const file = join(folder, "assets.json");
afterAll(() => rmSync(folder, { recursive: true }));
const bundled = (compiled: string) => {
  const script = (name: string) => ({ module: `/build/${name}-NEW.js`, imports: ["/build/framework-NEW.js"] });
  const assets = {
    entry: script("entry"),
    routes: { landing: script("landing") },
    url: "/build/manifest-NEW.js",
    version: "new",
  };
  writeFileSync(file, JSON.stringify({ compiled, assets }));
};

test("a document names the bundled scripts, and what the compiler says of their routes", async () => {
  bundled("old");
  const manifest: unknown = await (await ask(withBrowserAssets(build, file), "/")).json();
  expect(manifest).toMatchObject({
    version: "new",
    url: "/build/manifest-NEW.js",
    entry: { module: "/build/entry-NEW.js", imports: ["/build/framework-NEW.js"] },
    routes: { landing: { index: true, hasLoader: false, module: "/build/landing-NEW.js" } },
  });
});

test("scripts of another compilation, or none, leave the compiler's own", () => {
  bundled("of yesterday");
  expect(withBrowserAssets(build, file)).toBe(build);
  expect(withBrowserAssets(build, join(folder, "none.json"))).toBe(build);
});

test("an address and its data have the pattern of their page", () => {
  const patternOf = createRoutePatterns(build.routes);
  expect(["/orders/7", "/orders/7.data", "/feed", "/", "/_root.data", "/nobody"].map(patternOf)).toEqual([
    ..."/orders/:id /orders/:id /feed / /".split(" "),
    null,
  ]);
});
