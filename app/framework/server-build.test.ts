import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRequestHandler, type EntryContext } from "@remix-run/node";
import { Outlet, RemixServer, Scripts } from "@remix-run/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { remixBuild } from "@tests/support/remix-build";
import { createPages, isTooDeep, withBrowserAssets, wrapRoutes } from "./server-build.server";

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
  const { getPattern } = createPages(build);
  expect(["/orders/7", "/orders/7.data", "/feed", "/", "/_root.data", "/nobody"].map(getPattern)).toEqual([
    ..."/orders/:id /orders/:id /feed / /".split(" "),
    null,
  ]);
});

/** A build whose documents are drawn by Remix, with all that it writes of routes into one. */
function drawingBuild() {
  const pages = remixBuild({
    landing: { index: true },
    order: { path: "orders/:id", loader: () => "an order", action: () => "saved" },
    orders: { path: "orders" },
    newest: { path: "orders/new" },
    feed: { path: "feed", loader: () => new Response("feed"), isResource: true },
    nobody: { path: "*", loader: () => new Response("Not here", { status: 404 }) },
  });
  const { root } = pages.routes;
  if (!root) throw new Error("There is no root.");
  const draw = ({ url }: Request, status: number, headers: Headers, context: EntryContext) =>
    new Response(renderToString(createElement(RemixServer, { context, url })), { status, headers });
  const rootPage = () => createElement("div", null, createElement(Outlet), createElement(Scripts));
  return {
    ...pages,
    entry: { module: { ...pages.entry.module, default: draw } },
    routes: { ...pages.routes, root: { ...root, module: { default: rootPage } } },
  };
}

test.each([
  ..."/ /orders /orders/7 /orders/new /orders/7.data /feed /nobody /far/away /ORDERS/7 /%6frders/7 //orders".split(" "),
  "/__manifest?version=old&p=/orders&p=/",
  "/__manifest?version=old&p=/orders/7/lines&p=feed&p=/orders/new/&p=/far/away",
  "/__manifest?version=older&p=/orders",
  "/__manifest?version=old",
])("a handler of its own routes answers %s as one of all routes does", async (path) => {
  const all = drawingBuild();
  const request = () => new Request(`http://app${path}`);
  const [response, wanted] = await Promise.all([
    createPages(all).handle(request()),
    createRequestHandler(all, "production")(request()),
  ]);
  expect(response.status).toBe(wanted.status);
  expect([...response.headers]).toEqual([...wanted.headers]);
  const text = await wanted.text();
  expect(await response.text()).toBe(text);
  if (path === "/orders/7") expect(text).toContain("/build/landing-OLD.js");
});

test("paths deeper than any page's have no routes", async () => {
  const deepest = "/a".repeat(16);
  expect([deepest, `${deepest}/a`, "/a".repeat(4_000)].map(isTooDeep)).toEqual([false, true, true]);
  const pages = createPages(drawingBuild());
  const discovered = await pages.handle(new Request(`http://app/__manifest?version=old&p=${deepest}/a`));
  expect(await discovered.json()).toEqual({});
});
