import { runInNewContext } from "node:vm";
import { Scripts, UNSAFE_RemixContext as RemixContext } from "@remix-run/react";
import type { ComponentProps, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider, UNSAFE_DataRouterContext as RouterContext } from "react-router";
import { expect, test } from "vitest";
import { PageScripts } from "./page-scripts.server";

const route = (id: string, more: { parentId?: string; path?: string; index?: boolean }) => ({
  id,
  module: `/build/${id}.js`,
  imports: [`/build/shared-${id}.js`],
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
  ...more,
});

const remix: NonNullable<ComponentProps<typeof RemixContext.Provider>["value"]> = {
  manifest: {
    version: "1",
    url: "/build/manifest.js",
    entry: { module: "/build/entry.js", imports: [] },
    routes: { root: route("root", { path: "" }), page: route("page", { parentId: "root", index: true }) },
  },
  routeModules: {},
  serverHandoffString: '{"basename":"/","isSpaMode":false}',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_lazyRouteDiscovery: true,
    v3_singleFetch: true,
  },
  isSpaMode: false,
};

/** As on the server, where the framework writes the document. */
const inDocument = (scripts: ReactElement) => (
  <RouterContext.Consumer>
    {(router) =>
      router && (
        <RouterContext.Provider value={{ ...router, static: true, staticContext }}>{scripts}</RouterContext.Provider>
      )
    }
  </RouterContext.Consumer>
);

const staticContext: NonNullable<ComponentProps<typeof RouterContext.Provider>["value"]>["staticContext"] = {
  basename: "/",
  location: { pathname: "/", search: "", hash: "", state: null, key: "default" },
  matches: [],
  loaderData: {},
  actionData: null,
  errors: null,
  statusCode: 200,
  loaderHeaders: {},
  actionHeaders: {},
  activeDeferreds: null,
};

/** What the scripts of a page hold, as they stand in the document. */
function scriptsOf(scripts: ReactElement): string[] {
  const router = createMemoryRouter([
    { id: "root", path: "/", element: inDocument(scripts), children: [{ id: "page", index: true, element: null }] },
  ]);
  const page = (
    <RemixContext.Provider value={{ ...remix, renderMeta: {} }}>
      <RouterProvider router={router} />
    </RemixContext.Provider>
  );
  return Array.from(renderToStaticMarkup(page).matchAll(/<script[^>]*>(.*?)<\/script>/gs), ([, text = ""]) => text);
}

const own = scriptsOf(<PageScripts isSignedIn={false} hasToast={false} nonce="n" />);
const frameworks = scriptsOf(<Scripts nonce="n" />);

/** The page's context as the first script leaves it behind. */
function contextAfter(text: string | undefined): Record<string, unknown> {
  const window: { __remixContext?: Record<string, unknown> } = {};
  runInNewContext(text ?? "", { window, ReadableStream, TextEncoderStream });
  return window.__remixContext ?? {};
}

test("the context that the document hands over is the framework's", () => {
  const kinds = (text: string | undefined) =>
    Object.fromEntries(
      Object.entries(contextAfter(text)).map(([name, value]) => [
        name,
        typeof value === "object" && value !== null ? value.constructor.name : value,
      ]),
    );
  expect(kinds(own[0])).toEqual(kinds(frameworks[0]));
  expect(Object.keys(kinds(own[0])).sort()).toEqual(["basename", "isSpaMode", "stream", "streamController"]);
});

test("the scripts name the same globals and import the same modules as the framework's", () => {
  const find = (texts: string[], pattern: RegExp) =>
    [...new Set(texts.join("\n").match(pattern))].filter((name) => !name.includes("shared")).sort();
  const globals = /__remix\w+/g;
  expect(find(own, globals)).toEqual(find(frameworks, globals));
  const modules = /\/build\/(?!manifest)[\w-]+\.js/g;
  expect(find(own, modules)).toEqual(find(frameworks, modules));
  expect(find(own, modules)).toEqual(["/build/entry.js", "/build/page.js", "/build/root.js"]);
});
