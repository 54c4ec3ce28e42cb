import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { allCalls } from "@domain/contract/calls";
import type { Call } from "@domain/contract/define-call";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop } from "@tests/support/shop";

const database = withTestDatabase();
const roles = ["customer", "owner", "manager", "staff", "agent", "admin"] as const;
let api: TestApi;
let people: [role: (typeof roles)[number] | "visitor" | "suspended", person: SignedIn | null][];

beforeAll(async () => {
  api = createTestApi(database.db);
  const { id: restaurantId } = await openShop(database.db);
  const suspended = await api.signIn("owner", { restaurantId });
  await database.db.updateTable("users").set({ is_active: false }).where("id", "=", suspended.id).execute();
  people = [
    ["visitor", null],
    ["suspended", suspended],
  ];
  for (const role of roles) people.push([role, await api.signIn(role, { restaurantId })]);
});

const jsonSchema = z.looseObject({
  $ref: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  type: z.string().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
  items: z.unknown().optional(),
  minItems: z.number().default(0),
  minimum: z.number().default(1),
  minLength: z.number().default(1),
  maxLength: z.number().default(8),
  $defs: z.record(z.string(), z.unknown()).default({}),
});
const texts = ["12:00", "1.00", "06010", "2026-03-04", "abcdefgh", "https://halalgo.test"];
const formats: Record<string, string> = {
  uuid: randomUUID(),
  email: "a@halalgo.test",
  "date-time": "2026-03-04T17:00:00Z",
};

/** Something that the schema allows, as far as the schema alone tells. */
function sample(schema: unknown, defs: Record<string, unknown>): unknown {
  const node = jsonSchema.parse(schema);
  if (node.$ref) return sample(defs[node.$ref.split("/").at(-1) ?? ""], defs);
  if ("const" in node) return node.const;
  if (node.enum) return node.enum[0];
  const [first] = node.anyOf ?? node.oneOf ?? [];
  if (first) return sample(first, defs);
  if (node.type === "object")
    return Object.fromEntries(node.required.map((name) => [name, sample(node.properties[name], defs)]));
  if (node.type === "array") return Array.from({ length: node.minItems }, () => sample(node.items, defs));
  if (node.type === "integer" || node.type === "number") return Math.max(node.minimum, 1);
  if (node.type === "boolean") return true;
  const { pattern } = node;
  if (pattern) return formats[node.format ?? ""] ?? texts.find((text) => new RegExp(pattern).test(text)) ?? "x";
  return "x".repeat(Math.max(node.minLength, Math.min(8, node.maxLength)));
}
function sampleOf(type: z.ZodType): unknown {
  const schema = z.toJSONSchema(type, { unrepresentable: "any", io: "input" });
  return sample(schema, jsonSchema.parse(schema).$defs);
}

function requestOf(call: Call): { path: string; body: string | FormData | undefined } {
  const sample = call.query ? z.record(z.string(), z.unknown()).parse(sampleOf(call.query)) : {};
  const query = new URLSearchParams(Object.entries(sample).map(([name, value]) => [name, String(value)]));
  const path = `${call.path.replaceAll(/\{\w+\}/g, (name) => (name === "{day}" ? "2026-03-04" : randomUUID()))}?${query}`;
  return { path, body: call.multipart ? new FormData() : call.body && JSON.stringify(sampleOf(call.body)) };
}

test("[HOST-1, ROUTE-13, ROUTE-14] every call refuses whom its definition does not name, before it looks anything up", async () => {
  const refused = new Set<string>();
  for (const call of allCalls.filter(({ access }) => access !== "anyone")) {
    const { path, body } = requestOf(call);
    for (const [role, person] of people) {
      const { access } = call;
      if (role !== "suspended" && person && (typeof access === "string" || access.some((one) => one === role)))
        continue;
      const response = await api.call(call.method.toUpperCase(), path, {
        ...(person ? { token: person.token } : {}),
        body,
        headers: {
          ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
          "idempotency-key": randomUUID(),
        },
      });
      const due = !person || role === "suspended" ? 401 : 403;
      // Some bodies cannot be made up from their schema alone.
      const isUnread = response.status === 422 && call.method !== "get" && role !== "suspended";
      if (!isUnread) expect(response.status, `${role}: ${call.operationId}`).toBe(due);
      if (!isUnread) refused.add(`${role} ${call.operationId}`);
      expect(JSON.stringify(response.body), call.operationId).not.toMatch(/select |constraint|\bat \S+:\d+/);
    }
  }
  expect(refused.size).toBeGreaterThan(900);
});
