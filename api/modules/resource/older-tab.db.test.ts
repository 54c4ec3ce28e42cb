import { beforeAll, expect, test } from "vitest";
import { agentResponse } from "@domain/contract/accounts/agent";
import { diningTableResponse } from "@domain/contract/dining-table";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
beforeAll(() => {
  api = createTestApi(database.db);
});

/** Sends one change from two tabs that show the same version, and the second tab's again once it knows the newer one. */
async function changeFromTwoTabs(who: SignedIn, path: string, [newer, older]: readonly [object, object]) {
  const put = (body: object, headers: Record<string, string> = {}) =>
    api.call("PUT", path, { token: who.token, body, headers });
  const first = await put({ ...newer, version: 1 }, { [idempotencyHeader]: `newer-${path}` });
  const again = await put({ ...newer, version: 1 }, { [idempotencyHeader]: `newer-${path}` });
  const refused = await put({ ...older, version: 1 });
  const anyway = await put({ ...older, version: 2 });
  const foreign = await put(newer);
  return { first, again, refused, anyway, foreign };
}

test("[ROUTE-10] an older tab does not overwrite a newer change of a dining table without a word", async () => {
  const shop = await openShop(database.db);
  const owner = await api.signIn("owner", { restaurantId: shop.id });
  const made = await api.call("POST", `/restaurants/${shop.id}/tables`, {
    token: owner.token,
    body: { label: "Table 1", seats: 4, is_active: true },
  });
  const { id, version } = diningTableResponse.parse(made.body).data;
  expect(version).toBe(1);
  const table = { label: "Table 1", seats: 4, is_active: true };
  const changes = [
    { ...table, is_active: false },
    { ...table, seats: 6 },
  ] as const;
  const answers = await changeFromTwoTabs(owner, `/restaurants/${shop.id}/tables/${id}`, changes);
  expect(answers).toMatchObject({
    first: { status: 200, body: { data: { is_active: false, version: 2 } } },
    again: { status: 200, body: { data: { is_active: false, version: 2 } } },
    refused: { status: 409, body: { code: "conflict", data: { version: 2, updated_by: expect.any(String) } } },
    anyway: { status: 200, body: { data: { seats: 6, is_active: true, version: 3 } } },
    foreign: { status: 200, body: { data: { seats: 4, is_active: false, version: 4 } } },
  });
});

test("[AGT-5] an older tab does not open an agent's account again that a colleague has closed", async () => {
  const admin = await api.signIn("admin");
  const agent = { first_name: "Bilal", last_name: "Siddiqui", email: "bilal@agents.test", phone: "(860) 555-0160" };
  const added = await api.call("POST", "/auth/agent/signup", {
    token: admin.token,
    body: { ...agent, password: "sesame-7" },
  });
  const { id, version } = agentResponse.parse(added.body).data;
  expect(version).toBe(1);
  const changes = [
    { ...agent, is_active: false },
    { ...agent, phone: "(860) 555-0161", is_active: true },
  ] as const;
  const answers = await changeFromTwoTabs(admin, `/auth/agent/signup/${id}`, changes);
  expect(answers).toMatchObject({
    first: { status: 200, body: { data: { is_active: false, version: 2 } } },
    again: { status: 200, body: { data: { is_active: false, version: 2 } } },
    refused: { status: 409, body: { code: "conflict", data: { version: 2, updated_by: expect.any(String) } } },
    anyway: { status: 200, body: { data: { is_active: true, version: 3 } } },
    foreign: { status: 200, body: { data: { is_active: false, version: 4 } } },
  });
});
