import { beforeAll, beforeEach, expect, test } from "vitest";
import { ownApplicationResponse } from "@domain/contract/administration/application";
import { inactiveRestaurantList } from "@domain/contract/restaurant";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";
import { pdf } from "@tests/support/uploads";

const database = withTestDatabase();
let api: TestApi;
let admin: SignedIn;
let owner: SignedIn;
let agent: SignedIn;
let place = "";

beforeAll(async () => {
  api = createTestApi(database.db);
  admin = await api.signIn("admin");
  agent = await api.signIn("agent");
});
beforeEach(async () => {
  place = await makeRestaurant(database.db, { name: "Karachi Handi", status: "pending", registered_by: agent.id });
  owner = await api.signIn("owner", { restaurantId: place });
});

const ask = (who: SignedIn | null, method: string, path = "", body?: object) =>
  api.call(method, `/restaurants/${place}/application${path}`, { token: who?.token, body });
const read = async (who = owner) => ownApplicationResponse.parse((await ask(who, "GET")).body).data;
const upload = (who: SignedIn, field: string, bytes = pdf()) => {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], `${field}.pdf`, { type: "application/pdf" }));
  return ask(who, "POST", "/documents", form);
};
const bank = { bank_name: "Bristol Bank", routing_number: "011000015", account_number: "000123456789" };

test("[DASH-8, WIZ-14] what is missing is handed in, and sent again it waits as changed", async () => {
  expect(await read()).toMatchObject({ status: "pending", bank: null, documents: [], changes: [], requests: [] });
  expect(await ask(owner, "POST", "/submissions", {})).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect(await upload(owner, "voided_check")).toMatchObject({ status: 200, body: { errors: [] } });
  expect(await upload(owner, "voided_check")).toMatchObject({ status: 200 });
  expect((await ask(agent, "PUT", "/bank", bank)).status).toBe(200);
  expect(await read(agent)).toMatchObject({
    bank: { name: "Bristol Bank", routing_number: "••••0015", account_number: "••••6789" },
    documents: [{ kind: "voided_check", name: "voided_check.pdf" }],
    changes: ["Voided check", "Bank details"],
  });
  expect((await ask(owner, "POST", "/submissions", { message: "Here it is." })).status).toBe(200);
  expect(await read()).toMatchObject({ status: "pending", changes: [] });
  const { body } = await api.call("GET", "/restaurants/admin/inactive", { token: admin.token });
  const waiting = inactiveRestaurantList.parse(body).data.data.find(({ id }) => id === place);
  const news = ["Voided check", "Bank details", "Message: Here it is."];
  expect(waiting?.application).toMatchObject({ sent_changes: news, bank: true, voided_check: true, open_requests: 0 });
  expect(waiting?.application?.sent_again_at).toBeTruthy();
  expect(
    api.mails.filter(({ template, to }) => template === "restaurant-registered" && to === admin.email),
  ).toHaveLength(1);
  const log = await database.db.selectFrom("audit_log").selectAll().where("restaurant_id", "=", place).execute();
  expect(log.map(({ action }) => action)).toContain("restaurant.sent-again");
  expect(JSON.stringify(log)).not.toMatch(/000123456789|011000015/);
});

test("[FORM-5, DASH-8] a document and an application whose answers were lost are there once when they are sent again", async () => {
  const before = (await read()).documents.length;
  for (let press = 0; press < 2; press += 1)
    expect(await upload(owner, "additional_document")).toMatchObject({ status: 200, body: { errors: [] } });
  expect((await read()).documents).toHaveLength(before + 1);
  for (let press = 0; press < 2; press += 1)
    expect((await ask(owner, "POST", "/submissions", { message: "One more." })).status).toBe(200);
  const { steps } = await read();
  const log = await database.db.selectFrom("audit_log").select("changes").where("restaurant_id", "=", place).execute();
  expect(JSON.stringify(log).split("Message: One more.")).toHaveLength(2);
  expect(steps.at(-1)).toMatchObject({ what: "sent-again" });
});

test("[ADMIN-8, DASH-8] a rejected application is changed and waits again; an approved one is not", async () => {
  const decide = (status: string) =>
    api.call("PUT", `/restaurants/${place}/status`, { token: admin.token, body: { status, reason: "No bank data." } });
  await decide("rejected");
  expect(await read()).toMatchObject({ status: "rejected", reason: "No bank data." });
  await ask(owner, "PUT", "/bank", bank);
  expect((await ask(owner, "POST", "/submissions", {})).status).toBe(200);
  expect(await read()).toMatchObject({ status: "pending", reason: null });
  expect((await read()).steps.map(({ what }) => what)).toEqual(["rejected", "sent-again"]);
  await decide("approved");
  for (const [method, path, body] of [
    ["PUT", "/bank", bank],
    ["POST", "/submissions", { message: "x" }],
  ] as const)
    expect((await ask(owner, method, path, body)).status, path).toBe(409);
  expect((await upload(owner, "menu_file")).status).toBe(409);
});

test("[ADMIN-9] administrators ask; nothing is sent while a question is open", async () => {
  const question = (part: string, text = "Who is Karachi Handi Inc.?") =>
    ask(admin, "POST", "/requests", { part, text });
  expect((await question("answer")).status).toBe(200);
  await question("menu_file", "The menu is not readable.");
  for (const to of [owner.email, agent.email])
    expect(api.mails.filter((mail) => mail.template === "application-asked" && mail.to === to).length).toBeGreaterThan(
      1,
    );
  const whyMailed = (to: string) => api.mails.find((mail) => mail.template === "application-asked" && mail.to === to);
  expect(whyMailed(owner.email)?.because).toBe("You get this because you own this business on HalalGo.");
  expect(whyMailed(agent.email)?.because).toBe("You get this because you registered this business on HalalGo.");
  await ask(owner, "PUT", "/bank", bank);
  expect(await ask(owner, "POST", "/submissions", {})).toMatchObject({
    status: 409,
    body: { message: "Please answer every question first." },
  });
  const [first] = (await read()).requests;
  expect((await ask(owner, "PUT", `/requests/${first?.id}`, { answer: "" })).status).toBe(422);
  expect((await ask(owner, "PUT", `/requests/${first?.id}`, { answer: "Our company." })).status).toBe(200);
  await upload(owner, "menu_file");
  expect((await read()).requests).toMatchObject([
    { answer: "Our company.", answered_at: expect.any(String) },
    { part: "menu_file", answered_at: expect.any(String) },
  ]);
  expect((await ask(owner, "POST", "/submissions", {})).status).toBe(200);
  expect((await ask(admin, "POST", "/requests", { part: "gold", text: "x" })).status).toBe(422);
});

test("[ROUTE-14, WIZ-15] an application is its owner's and its agent's alone; half of bank details and foreign files are refused", async () => {
  const others = [
    await api.signIn("owner", { restaurantId: await makeRestaurant(database.db, { status: "pending" }) }),
    await api.signIn("manager", { restaurantId: place }),
    await api.signIn("agent"),
    await api.signIn("customer"),
  ];
  for (const who of others) {
    expect((await ask(who, "GET")).status).toBe(404);
    expect((await ask(who, "PUT", "/bank", bank)).status).toBe(404);
    expect((await upload(who, "menu_file")).status).toBe(404);
    expect((await ask(who, "POST", "/submissions", { message: "x" })).status).toBe(404);
    expect((await ask(who, "POST", "/requests", { part: "bank", text: "xyz" })).status).toBe(403);
  }
  expect((await ask(null, "GET")).status).toBe(401);
  expect((await ask(admin, "PUT", "/bank", bank)).status).toBe(403);
  expect(await ask(owner, "PUT", "/bank", { ...bank, account_number: undefined })).toMatchObject({
    status: 422,
    body: { errors: { account_number: expect.any(String) } },
  });
  expect(await upload(owner, "logo")).toMatchObject({
    body: { errors: [{ field: "logo", message: expect.any(String) }] },
  });
  expect((await read()).documents).toEqual([]);
});
