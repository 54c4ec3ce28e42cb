import { createRoute } from "@hono/zod-openapi";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { createRouter } from "./http/router";

const database = withTestDatabase();
let api: TestApi;
beforeAll(() => {
  api = createTestApi(database.db);
});

const login = (body: unknown, headers = {}) => api.call("POST", "/auth/login", { body, headers });

test("[HOST-4] a body that is no JSON, or not what is asked, is refused with a sentence", async () => {
  const refusal = { status: 422, body: { success: false, code: "validation_failed", message: expect.any(String) } };
  for (const body of ["{", "", "null", "[]", '"text"', "{}", '{"email":{},"password":[]}', new FormData()]) {
    expect(await login(body), `body ${String(body)}`).toMatchObject(refusal);
  }
  expect(await login({ email: "\u0000@example.test", password: "x" })).toMatchObject({ status: 422 });
  expect(await login("email=a", { "content-type": "application/x-www-form-urlencoded" })).toMatchObject(refusal);
});

test("[HOST-4] more than 1 MB of JSON is refused", async () => {
  const body = { email: "a@example.test", password: "x".repeat(1024 * 1024) };
  expect(await login(body)).toMatchObject({ status: 413, body: { code: "payload_too_large" } });
});

test("[HOST-1] a token that is none of ours is refused on every call, also on open ones", async () => {
  for (const authorization of [
    "Bearer nonsense",
    "Bearer ",
    "Basic YTpi",
    "Bearer \u00ff",
    `Bearer ${"x".repeat(5000)}`,
  ]) {
    const response = await api.call("GET", "/openapi.json", { headers: { authorization } });
    expect(response, authorization.slice(0, 20)).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  }
});

test("[HOST-1] the request id is the caller's, or a new one when that is missing or odd", async () => {
  const id = async (headers: Record<string, string>) =>
    (await api.call("GET", "/openapi.json", { headers })).headers.get("x-request-id");
  expect(await id({ "x-request-id": "abc-123" })).toBe("abc-123");
  expect(await id({})).toMatch(/^[\da-f-]{36}$/);
  expect(await id({ "x-request-id": "<script>" })).toMatch(/^[\da-f-]{36}$/);
});

test("[HOST-5] a call that does not exist is not found", async () => {
  expect(await api.call("GET", "/no/such/call")).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test("[HOST-4] a fault of ours is answered without its text, with the request id still on it", async () => {
  const { api: app } = createTestApi(database.db);
  app.get("/broken", () => {
    throw new Error("secret detail");
  });
  const response = await app.request("/broken", { headers: { "x-request-id": "abc" } });
  expect(response.status).toBe(500);
  expect(response.headers.get("x-request-id")).toBe("abc");
  expect(await response.json()).toEqual({
    success: false,
    code: "internal",
    message: "Something went wrong on our side. Please try again.",
  });
});

test.each([
  ["a garbage uuid", sql`select ${"abc"}::uuid`, 404],
  ["a number too large", sql`select (${"99999999999"}::bigint)::int`, 422],
  ["NUL in text", sql`select lower(${"a\u0000b"})`, 422],
  ["NUL in JSON", sql`select (${'{"a":"\\u0000"}'}::jsonb)->>'a'`, 422],
  ["no date", sql`select ${"2026-02-31"}::timestamptz`, 422],
  ["a clash", sql`insert into platform_settings (name, value) values ('a', '1'), ('a', '1')`, 409],
  [
    "something missing",
    sql`insert into favourites (user_id, restaurant_id) values (gen_random_uuid(), gen_random_uuid())`,
    409,
  ],
  ["a wrong statement", sql`select * from no_such_table`, 500],
])("[HOST-4] the database's refusal of %s is answered by its kind", async (_what, statement, status) => {
  const { api: app } = createTestApi(database.db);
  app.get("/refused", async (c) => c.json((await statement.execute(database.db)).rows));
  expect((await app.request("/refused")).status).toBe(status);
});

test("[HOST-53] a router answers a path parameter it cannot read as not found", async () => {
  const router = createRouter();
  const params = z.object({ id: z.guid() });
  const route = createRoute({
    method: "get",
    path: "/{id}",
    request: { params },
    responses: { 200: { description: "It" } },
  });
  router.openapi(route, (c) => c.json(c.req.valid("param"), 200));
  const { api: app } = createTestApi(database.db);
  app.route("/things", router);
  expect((await app.request("/things/abc")).status).toBe(404);
});
