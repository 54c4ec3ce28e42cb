import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { isRouterIdle, type LiveRouter, onRootData, useLiveRouter } from "./live-router";

test("the router is busy from the press on, before anything is rendered, and idle once what was sent is loaded", async () => {
  let live: LiveRouter | undefined;
  const Page = () => {
    live = useLiveRouter();
    return null;
  };
  let answer = (_: string) => {};
  const action = () => new Promise<string>((resolve) => (answer = resolve));
  const router = createMemoryRouter([{ id: "page", path: "/", element: <Page />, action, loader: () => null }]);
  await expect.poll(() => router.state.initialized).toBe(true);
  renderToStaticMarkup(<RouterProvider router={router} />);
  const changes: boolean[] = [];
  expect(live).toBe(router);
  const stop = router.subscribe(() => changes.push(isRouterIdle(router)));
  expect(isRouterIdle(router)).toBe(true);

  const isSent = router.navigate("/", { formMethod: "post", formData: new FormData() });
  expect(isRouterIdle(router)).toBe(false);
  answer("refused");
  await isSent;
  expect(isRouterIdle(router)).toBe(true);
  expect([changes[0], changes.at(-1)]).toEqual([false, true]);

  const formEncType = "application/x-www-form-urlencoded";
  const sent = { formMethod: "POST", formAction: "/", formEncType, formData: new FormData() } as const;
  router.state.fetchers.set("form", {
    ...sent,
    state: "submitting",
    json: undefined,
    text: undefined,
    data: undefined,
  });
  expect(isRouterIdle(router)).toBe(false);
  router.state.fetchers.clear();
  stop();

  router.revalidate();
  expect([router.state.revalidation, isRouterIdle(router)]).toEqual(["loading", false]);
});

test("what the root loads is given once, also where the next load replaces it before anything is rendered", async () => {
  let loads = 0;
  const router = createMemoryRouter([{ id: "root", path: "/", element: null, loader: () => ({ load: ++loads }) }]);
  await expect.poll(() => router.state.initialized).toBe(true);
  const given: unknown[] = [];
  const stop = onRootData(router, (data) => given.push(data));
  await router.navigate("/");
  expect(given).toEqual([{ load: 2 }]);
  await router.navigate("/");
  await router.navigate("/#below");
  expect(given).toEqual([{ load: 2 }, { load: 3 }]);
  stop();
  await router.navigate("/");
  expect(given).toHaveLength(2);
});
