import { lintFromString, loadConfig } from "@redocly/openapi-core";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { allCalls } from "@domain/contract/calls";
import { errorResponse, errorStatus } from "@domain/contract/errors";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { fieldExamples } from "./http/field-examples";
import { listErrorResponses } from "./http/openapi";

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

test("[HOST-1] every code that a call is refused with stands at its status, with an example that is such an error", () => {
  const responses = z
    .record(z.string(), z.looseObject({ content: z.record(z.string(), z.looseObject({ examples })) }))
    .parse(document.components.responses);
  const shown = Object.values(responses).flatMap(({ content }) =>
    Object.entries(content["application/json"]?.examples ?? {}),
  );
  for (const [code, { value }] of shown) expect(value.code).toBe(code);
  const codes = new Set(shown.map(([code]) => code));
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { responses: found }]) => ({
      call: allCalls.find((one) => one.path === path && one.method === method),
      found,
    })),
  );
  for (const { call, found } of calls) {
    const errors = call ? listErrorResponses(call) : [];
    expect(errors.length, call?.operationId).toBeGreaterThanOrEqual(4);
    for (const code of errors) {
      expect(found[errorStatus[code]]?.description, `${code} of ${call?.operationId}`).toContain(`\`${code}\``);
      expect(codes, call?.operationId).toContain(code);
    }
  }
});

const examples = z.record(z.string(), z.object({ value: errorResponse }));

test("[HOST-1] the things of the contract are named schemas, which calls refer to", () => {
  const { schemas } = document.components;
  const text = JSON.stringify(document);
  for (const name of Object.keys(schemas)) expect(text, name).toContain(`"#/components/schemas/${name}"`);
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(["RestaurantDetails", "MenuItem", "Order", "Quote", "User"]),
  );
});

test("[HOST-1] a field is shown by the example of its name, and each example is some field's", () => {
  const text = JSON.stringify(document);
  const unused = Object.values(fieldExamples).filter(
    (example) => !text.includes(`"examples":[${JSON.stringify(example)}]`),
  );
  expect(unused).toEqual([]);
});

test("[HOST-1] the document keeps the rules of redocly.yaml", async () => {
  const config = await loadConfig({ configPath: "redocly.yaml" });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: "openapi.json", config });
  const found = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);
  expect(found).toEqual([]);
});

const json = z.record(z.string(), z.unknown());
const hasProperties = z.object({ properties: json, required: z.array(z.string()).optional() });

/** Every property that may be left out, by the schema it stands in. */
function optionalIn(schema: unknown, name: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => optionalIn(one, name));
  const own = json.safeParse(schema).data;
  if (!own) return [];
  const { properties = {}, required = [] } = hasProperties.safeParse(own).data ?? {};
  const left = Object.keys(properties).filter((property) => !required.includes(property));
  return [
    ...left.map((property) => `${name}.${property}`),
    ...Object.values(own).flatMap((one) => optionalIn(one, name)),
  ];
}

/** Parts of what is sent to us, where much may be left out. */
const onlySent = ["QuoteChoices", "QuoteItem"];
/** What is told to the owner and to administrators alone, or in one of several calls. */
const onPurpose = [
  "Addon.item_count",
  "Dashboard.figures_hidden",
  "InactiveRestaurant.application",
  "InactiveRestaurant.owner",
  "InactiveRestaurant.rejection_reason",
  "InactiveRestaurant.suspension_reason",
  "MenuItem.taxes",
  "Order.again",
  "RestaurantDetails.account_number",
  "RestaurantDetails.agree_to_terms",
  "RestaurantDetails.application",
  "RestaurantDetails.bank_name",
  "RestaurantDetails.business_type",
  "RestaurantDetails.contact_person_name",
  "RestaurantDetails.legal_name",
  "RestaurantDetails.owner",
  "RestaurantDetails.rejection_reason",
  "RestaurantDetails.relation_to_business",
  "RestaurantDetails.routing_number",
  "RestaurantDetails.sales_tax_id",
  "RestaurantDetails.suspension_reason",
  "RestaurantDetails.version",
  "RestaurantDetails.whatsapp_number",
  // Counted for whoever asks for it.
  "countOrders.meals",
  // As it was sent when it was put aside.
  "deleteHeldOrder.addonIds",
  "deleteHeldOrder.couponCode",
  "deleteHeldOrder.customerName",
  "deleteHeldOrder.customerPhone",
  "deleteHeldOrder.deliveryAddress",
  "deleteHeldOrder.discount",
  "deleteHeldOrder.note",
  "deleteHeldOrder.size",
  "deleteHeldOrder.table",
  "deleteHeldOrder.tip",
  "getHeldOrder.addonIds",
  "getHeldOrder.couponCode",
  "getHeldOrder.customerName",
  "getHeldOrder.customerPhone",
  "getHeldOrder.deliveryAddress",
  "getHeldOrder.discount",
  "getHeldOrder.note",
  "getHeldOrder.size",
  "getHeldOrder.table",
  "getHeldOrder.tip",
  "listCoupons.page",
  "listCoupons.per_page",
  "listCoupons.platform",
  "listCoupons.total",
  "listDeals.page",
  "listDeals.per_page",
  "listDeals.total",
  "listPlatformCoupons.page",
  "listPlatformCoupons.per_page",
  "listPlatformCoupons.platform",
  "listPlatformCoupons.total",
  // Came later: hosts that were written before go without.
  "orderAgain.has_ordered",
  "search.cuisines",
  "search.is_opening_met",
  "search.price",
  "search.prices",
];

test("[HOST-1] what an answer holds is required, but for what only some are told", () => {
  const operations = Object.values(document.paths).flatMap((calls) => Object.values(calls));
  const answers = operations.flatMap(({ operationId, responses }) => optionalIn(responses, operationId));
  const things = Object.entries(document.components.schemas)
    .filter(([name]) => !onlySent.includes(name))
    .flatMap(([name, schema]) => optionalIn(schema, name));
  expect([...new Set([...answers, ...things])].sort()).toEqual(onPurpose);
});
