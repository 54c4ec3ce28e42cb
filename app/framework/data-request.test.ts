import { createRequestHandler, data, redirect } from "@remix-run/node";
import { singleFetchUrl } from "@remix-run/react/dist/single-fetch.js";
import { decode } from "turbo-stream";
import { expect, test } from "vitest";
import { remixBuild } from "@tests/support/remix-build";
import { dataType, isDataRequest, oldRoutesParameter, pagePath, revalidation, routesParameter } from "./data-request";
import { emptyActionData } from "./forms/send-form";

const handle = createRequestHandler(
  remixBuild({
    home: { path: "home", loader: () => ({ page: "home" }), action: () => null },
    landing: { index: true, loader: () => ({ page: "landing" }) },
    gone: { path: "gone", loader: () => redirect("/home", { headers: revalidation }) },
    refused: { path: "refused", action: () => data(null, 422) },
  }),
  "production",
);
const ask = (path: string, init?: RequestInit) => handle(new Request(`http://app${path}`, init));
const getValue = async ({ body }: Response) => (body ? (await decode(body)).value : undefined);

test.each([
  ["/", "landing"],
  ["/home", "home"],
])("the router asks for the data of %s at an address that belongs to it", async (path, page) => {
  const { pathname } = singleFetchUrl(new URL(`http://app${path}`));
  expect([isDataRequest(pathname), pagePath(pathname)]).toEqual([true, path]);
  expect([isDataRequest(path), pagePath(path)]).toEqual([false, path]);
  const response = await ask(pathname);
  expect(response.headers.get("content-type")).toBe(dataType);
  expect(await getValue(response)).toMatchObject({ [page]: { data: { page } } });
});

test("a parameter names the loaders that are asked, and no loader sees it", async () => {
  expect(await getValue(await ask(`/home.data?${routesParameter}=root`))).toEqual({});
  expect(await getValue(await ask(`/home.data?${routesParameter}=home`))).toEqual({ home: { data: { page: "home" } } });
});

test("Remix still takes the older parameter for a mistake: without it, nobody would have to drop it", async () => {
  expect((await ask(`/home?${oldRoutesParameter}=home`)).status).toBe(200);
  expect(await (await ask(`/home?${oldRoutesParameter}=home`)).text()).not.toContain('"page":"home"');
});

test("an action's empty answer is written as the one that keeps a page's forms", async () => {
  const response = await ask("/home.data", { method: "POST", body: new URLSearchParams({ note: "No onions" }) });
  expect(response.headers.get("content-type")).toBe(dataType);
  expect(await response.text()).toBe(emptyActionData);
  expect((await ask("/refused.data", { method: "POST", body: new URLSearchParams() })).status).toBe(422);
});

test("a redirect tells the router to load anew", async () => {
  const text = await (await ask("/gone.data")).text();
  expect(text).toMatch(/"revalidate",true/);
});
