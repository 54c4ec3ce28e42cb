import { beforeAll, expect, test } from "vitest";
import { agentList, agentResponse } from "@domain/contract/accounts/agent";
import { agentRegistrationList } from "@domain/contract/administration/registration";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
let admin: SignedIn;
beforeAll(async () => {
  api = createTestApi(database.db);
  admin = await api.signIn("admin");
});

const bilal = {
  first_name: "Bilal",
  last_name: "Siddiqui",
  email: "bilal@agents.test",
  phone: "(860) 555-0160",
  password: "sesame-7",
};
const as = (who: SignedIn | null, method: string, path: string, body?: unknown) =>
  api.call(method, path, { token: who?.token, body });
const logIn = (password: string, email = bilal.email) => api.call("POST", "/auth/login", { body: { email, password } });
const list = async () => agentList.parse((await as(admin, "GET", "/auth/agents")).body).data.data;

test("[HOST-44, HOST-45, HOST-46, HOST-47, AGT-5, DATA-5] an agent is added, changed and deleted; what they did stays", async () => {
  const added = await as(admin, "POST", "/auth/agent/signup", bilal);
  expect(added).toMatchObject({ status: 200, body: { message: "Sales agent added successfully" } });
  const { id } = agentResponse.parse(added.body).data;
  expect(added.body).not.toHaveProperty("data.password");
  const { password: _, ...shown } = bilal;
  expect(await list()).toEqual([{ id, ...shown, is_active: true, version: 1 }]);
  // [HOST-10]
  expect(await logIn("sesame-7")).toMatchObject({ status: 200, body: { data: { user: { role: "agent" } } } });

  const change = { ...shown, phone: "(860) 555-0161" };
  expect(await as(admin, "PUT", `/auth/agent/signup/${id}`, change)).toMatchObject({
    body: { message: "Sales agent updated successfully", data: { phone: "(860) 555-0161" } },
  });
  expect((await logIn("sesame-7")).status).toBe(200);
  await as(admin, "PUT", `/auth/agent/signup/${id}`, { ...change, password: "another-8" });
  expect([(await logIn("sesame-7")).status, (await logIn("another-8")).status]).toEqual([401, 200]);
  const open = () => database.db.selectFrom("access_tokens").select("user_id").where("user_id", "=", id).execute();
  expect(await open()).toHaveLength(1);
  await as(admin, "PUT", `/auth/agent/signup/${id}`, { ...change, is_active: false });
  expect([(await open()).length, (await logIn("another-8")).status, (await list())[0]?.is_active]).toEqual([
    0,
    403,
    false,
  ]);

  const place = await makeRestaurant(database.db, { registered_by: id, status: "pending" });
  expect(await as(admin, "DELETE", `/auth/agents/${id}`)).toMatchObject({
    status: 200,
    body: { message: "Sales agent deleted successfully" },
  });
  expect(await list()).toEqual([]);
  expect((await logIn("another-8")).status).toBe(401);
  expect((await as(admin, "DELETE", `/auth/agents/${id}`)).status).toBe(404);
  expect((await as(admin, "PUT", `/auth/agent/signup/${id}`, change)).status).toBe(404);
  const record = database.db.selectFrom("restaurants").select("registered_by").where("id", "=", place);
  expect(await record.executeTakeFirst()).toEqual({ registered_by: id });
  expect((await as(admin, "POST", "/auth/agent/signup", bilal)).status).toBe(200);
});

test.each<[what: string, change: Record<string, string>]>([
  ["password", { password: "another-8" }],
  ["address", { email: "halima@agents.test" }],
])("[AGT-5, HOST-59] a new %s ends the links that were mailed before", async (what, change) => {
  const { password, ...shown } = { ...bilal, email: `${what}@agents.test` };
  const added = await as(admin, "POST", "/auth/agent/signup", { ...shown, password });
  const path = `/auth/agent/signup/${agentResponse.parse(added.body).data.id}`;
  api.mails.length = 0;
  await as(null, "POST", "/auth/password-resets", { email: shown.email });
  const link = /\/([\w-]{43})$/m.exec(api.mails[0]?.text ?? "")?.[1];
  expect(await as(admin, "PUT", path, { ...shown, ...change })).toMatchObject({ status: 200 });
  expect(await as(null, "PUT", `/auth/password-resets/${link}`, { password: "of a stranger" })).toMatchObject({
    status: 422,
  });
});

test("[AGT-4, AGT-5] an agent's fields are refused in the product's own words", async () => {
  expect(
    await as(admin, "POST", "/auth/agent/signup", { first_name: " ", email: "x", password: "12345" }),
  ).toMatchObject({
    status: 422,
    body: {
      errors: {
        first_name: "First name is required",
        last_name: "Last name is required",
        email: "Invalid email address",
        phone: "Phone number is required",
        password: "Password must be at least 6 characters",
      },
    },
  });
  const agent = await api.signIn("agent");
  const taken = { errors: { email: "An account with this email already exists." } };
  const other = { ...bilal, email: admin.email.toUpperCase() };
  expect(await as(admin, "POST", "/auth/agent/signup", other)).toMatchObject({ status: 409, body: taken });
  expect(await as(admin, "PUT", `/auth/agent/signup/${agent.id}`, other)).toMatchObject({ status: 409, body: taken });
  const own = { ...bilal, email: agent.email.toUpperCase() };
  expect((await as(admin, "PUT", `/auth/agent/signup/${agent.id}`, own)).status).toBe(200);
});

test("agents are the administrators' business; an administrator is no agent to change or delete", async () => {
  const agent = await api.signIn("agent");
  const calls = [
    ["GET", "/auth/agents"],
    ["POST", "/auth/agent/signup"],
    ["PUT", `/auth/agent/signup/${agent.id}`],
    ["DELETE", `/auth/agents/${agent.id}`],
  ] as const;
  for (const who of [null, await api.signIn("customer"), await api.signIn("owner"), agent]) {
    for (const [method, path] of calls) {
      const body = method === "GET" || method === "DELETE" ? undefined : { ...bilal, email: "new@agents.test" };
      expect((await as(who, method, path, body)).status).toBe(who ? 403 : 401);
    }
  }
  expect((await as(admin, "DELETE", `/auth/agents/${admin.id}`)).status).toBe(404);
  expect((await as(admin, "PUT", `/auth/agent/signup/${admin.id}`, bilal)).status).toBe(404);
});

test("[AGENT-3] an agent sees what they registered, the newest first, page by page", async () => {
  const [agent, other] = [await api.signIn("agent"), await api.signIn("agent")];
  for (let day = 1; day <= 3; day += 1) {
    const created_at = new Date(`2026-03-0${day}T12:00:00Z`);
    await makeRestaurant(database.db, { name: `Place ${day}`, registered_by: agent.id, status: "pending", created_at });
  }
  const read = async (query: string, who = agent) =>
    agentRegistrationList.parse((await as(who, "GET", `/restaurants/agent/registrations${query}`)).body).data;
  expect(await read("?per_page=2")).toMatchObject({
    total: 3,
    page: 1,
    per_page: 2,
    data: [
      { name: "Place 3", city: "Bristol", status: "pending", created_at: "2026-03-03T12:00:00.000Z" },
      { name: "Place 2" },
    ],
  });
  expect((await read("?per_page=2&page=2")).data).toMatchObject([{ name: "Place 1" }]);
  const [last] = (await read("")).data;
  expect(last).toMatchObject({ open_requests: 0, has_unsent_changes: false });
  const application = `/restaurants/${last?.id}/application`;
  for (const part of ["answer", "voided_check"])
    expect((await as(admin, "POST", `${application}/requests`, { part, text: "Please send it." })).status).toBe(200);
  expect((await read("")).data[0]).toMatchObject({ status: "pending", open_requests: 2, has_unsent_changes: false });
  const bank = { bank_name: "Bristol Bank", routing_number: "011000015", account_number: "000123456789" };
  expect((await as(agent, "PUT", `${application}/bank`, bank)).status).toBe(200);
  expect((await read("")).data[0]).toMatchObject({ open_requests: 2, has_unsent_changes: true });
  expect(await read("", other)).toMatchObject({ total: 0, data: [] });
  expect((await as(admin, "GET", "/restaurants/agent/registrations")).status).toBe(403);
});
