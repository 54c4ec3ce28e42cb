import { pino } from "pino";
import { expect, test } from "vitest";
import { remixBuild } from "@tests/support/remix-build";
import { createPages } from "~/framework/server-build.server";
import { HostError } from "~/host/errors";
import { createCallPatterns, observeCalls } from "../hosts/remote-host";
import { createMetrics } from "./metrics";

const metrics = () => createMetrics(pino({ level: "silent" }));

test("calls are told apart by pattern, never by id, token or code, and there is an end to the patterns", () => {
  const getPattern = createCallPatterns(3);
  const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
  expect(getPattern(`/orders/${id}/status`)).toBe("/orders/:id/status");
  expect(getPattern("/restaurants?search=kebab&page=2")).toBe("/restaurants");
  expect(getPattern("/team/invitations/aBcDeFgHiJ")).toBe("/team/invitations/:id");
  expect(getPattern("/one/more")).toBe("other");
  expect(getPattern("/restaurants")).toBe("/restaurants");
});

test("addresses of pages, and of their data, become the patterns of the routes", () => {
  const route = (id: string, parentId?: string, path?: string, index?: boolean) => ({
    id,
    parentId,
    path,
    index,
    module: { default: () => null },
  });
  const routes = [
    route("root", undefined, ""),
    route("layout", "root"),
    route("home", "layout", "home"),
    route("start", "layout", undefined, true),
    route("restaurant", "layout", "restaurant/:restaurantId"),
    route("item", "restaurant", "items/:itemId"),
    route("new", "layout", "restaurant/new"),
  ];
  const { getPattern } = createPages({
    ...remixBuild({}),
    routes: Object.fromEntries(routes.map((each) => [each.id, each])),
  });
  expect(getPattern("/")).toBe("/");
  expect(getPattern("/_root.data")).toBe("/");
  expect(getPattern("/home.data")).toBe("/home");
  expect(getPattern("/restaurant/42/items/7")).toBe("/restaurant/:restaurantId/items/:itemId");
  expect(getPattern("/restaurant/new")).toBe("/restaurant/new");
  expect(getPattern("/wp-admin.php")).toBeNull();
});

test("what is told comes out for Prometheus, a call without an answer with its reason", async () => {
  const recorder = metrics();
  recorder.page({ method: "GET", route: "/home", status: 200, ms: 40 });
  recorder.page({ method: "PROPFIND", route: "none", status: 404, ms: 1 });
  const transport = observeCalls(() => Promise.reject(new HostError("timeout", "Too late.")), recorder.hostCall);
  const { signal } = new AbortController();
  await expect(transport({ method: "GET", path: "/carts/17", headers: {}, signal })).rejects.toThrow("Too late.");
  recorder.watch("event_streams", "Readers", () => 3);
  recorder.watchEach("payments", "Payments", "status", async () => new Map([["charged", 2]]));
  recorder.watchEach("mails", "Mails", "state", () => Promise.reject(new Error("The database is away.")));
  const { body } = await recorder.text();
  expect(body).toContain('http_request_duration_seconds_bucket{le="0.05",method="GET",route="/home",status="200"} 1');
  expect(body).toContain('http_request_duration_seconds_count{method="other",route="none",status="404"} 1');
  expect(body).toContain('host_call_duration_seconds_count{method="GET",route="/carts/:id",status="timeout"} 1');
  expect(body).toContain("event_streams 3");
  expect(body).toContain('payments{status="charged"} 2');
  expect(body).toContain("nodejs_eventloop_lag_p99_seconds");
  expect(body).not.toMatch(/^mails\{/m);
});
