import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";

const operation = z.looseObject({
  operationId: z.string().min(1),
  summary: z.string().min(1),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string(), z.looseObject({})),
});
const openApi = z.looseObject({
  openapi: z.literal("3.1.0"),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

const database = withTestDatabase();
let api: TestApi;
let document: z.infer<typeof openApi>;
beforeAll(async () => {
  api = createTestApi(database.db);
  document = openApi.parse((await api.call("GET", "/openapi.json")).body);
});

test("[HOST-1] the OpenAPI document names every call that is served, and no other", () => {
  const documented = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  // The webhook's body is the provider's, and is checked by its signature.
  const others = ["GET /openapi.json", "POST /payments/clover/webhooks"];
  const served = api.api.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  expect(new Set([...documented, ...others])).toEqual(new Set(served));
});

test("[HOST-1] every call has a name of its own, a good answer, and says how it is refused", () => {
  const operations = Object.values(document.paths).flatMap((calls) => Object.values(calls));
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const { operationId, responses } of operations) {
    const statuses = Object.keys(responses);
    expect(statuses, operationId).toEqual(expect.arrayContaining(["401", "429", "500", "503"]));
    expect(
      statuses.filter((status) => status.startsWith("2")),
      operationId,
    ).toHaveLength(1);
  }
});

test("[HOST-1] the things of the contract are named schemas, which calls refer to", () => {
  const { schemas } = document.components;
  const text = JSON.stringify(document);
  for (const name of Object.keys(schemas)) expect(text, name).toContain(`"#/components/schemas/${name}"`);
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(["RestaurantDetails", "MenuItem", "Order", "Quote", "User"]),
  );
});
