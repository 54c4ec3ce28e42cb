import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sendQueuedMail } from "@api/mail/delivery";
import { demandList, demandResponse } from "@domain/contract/browse";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop } from "@tests/support/shop";
import { notifyOfDelivery } from "./notify";

const database = withTestDatabase();
let api: TestApi;
let admin: SignedIn;
const losAngeles = { latitude: 34.0614, longitude: -118.2385 };

beforeAll(async () => {
  api = createTestApi(database.db, { rateLimits: { demandAddress: { max: 12, seconds: 3600 } } });
  admin = await api.signIn("admin");
});
beforeEach(async () => {
  await database.db.deleteFrom("demand").execute();
  await database.db.deleteFrom("demand_zip_codes").execute();
  await database.db.deleteFrom("emails").execute();
  await notifyOfDelivery(api.dependencies);
  api.mails.length = 0;
});

const ask = (email: string, zip_code = "90012") => api.call("POST", "/demand", { body: { email, zip_code } });
const getToken = async (email: string) => demandResponse.parse((await ask(email)).body).data.token;
const listed = async (query = "") =>
  demandList
    .parse((await api.call("GET", `/demand?${query}`, { token: admin.token })).body)
    .data.data.map(({ zip_code, waiting, asked }) => [zip_code, waiting, asked]);
const listRecipients = async () => {
  await notifyOfDelivery(api.dependencies);
  return api.mails.map(({ to, subject }) => [to, subject]);
};
const change = (id: string, values: object) =>
  database.db.updateTable("restaurants").set(values).where("id", "=", id).execute();

test("[FIND-5, TABLE-6] an export reads a thousand ZIP codes a page, as each page sorts them all", async () => {
  await sql`
    insert into demand_zip_codes (zip_code, latitude, longitude, point, asked, last_at)
    select (10000 + n)::text, 0, 0, earth_point(0, 0), 1, now() from generate_series(1, 1001) n`.execute(database.db);
  expect([(await listed("per_page=1000")).length, (await listed("per_page=1000&page=2")).length]).toEqual([1000, 1]);
});

test("[FIND-5] whoever asked is mailed once, when the first place that delivers there is approved, and then forgotten", async () => {
  await ask("amina@example.test");
  await ask("Amina@example.test");
  await ask("yusuf@example.test");
  await ask("far@example.test", "60601");
  const place = await openShop(database.db, { status: "pending", name: "Sunset Grill" });
  await change(place.id, losAngeles);
  expect(await listRecipients(), "while it waits for approval").toEqual([]);
  expect(await listed()).toEqual([
    ["90012", 2, 2],
    ["60601", 1, 1],
  ]);
  const body = { restaurantId: place.id, status: "approved" };
  expect((await api.call("PUT", `/restaurants/${place.id}/status`, { token: admin.token, body })).status).toBe(200);
  expect((await listRecipients()).sort()).toEqual([
    ["amina@example.test", "Sunset Grill delivers to 90012 now"],
    ["yusuf@example.test", "Sunset Grill delivers to 90012 now"],
  ]);
  expect(await database.db.selectFrom("demand").select("email").execute()).toEqual([{ email: "far@example.test" }]);
  expect(await listed()).toEqual([
    ["60601", 1, 1],
    ["90012", 0, 2],
  ]);
  expect(await listed("search=900")).toEqual([["90012", 0, 2]]);
  const sent: string[] = [];
  const transport = {
    send({ to }: { to: string }) {
      sent.push(to);
      return Promise.resolve();
    },
    close: () => undefined,
  };
  await sendQueuedMail({ ...api.dependencies, transport, domain: "app.test" });
  expect(sent.sort()).toEqual(["amina@example.test", "yusuf@example.test"]);
  expect(await database.db.selectFrom("emails").select("recipient").execute(), "the address is gone").toEqual([]);
  api.mails.length = 0;
  await change(place.id, { delivery_radius_miles: 12 });
  expect(await listRecipients(), "once").toEqual([]);
  await change(place.id, { status: "suspended" });
});

test("[FIND-5] a delivery area that grows over a ZIP code tells who waits there; an excluded code does not", async () => {
  const place = await openShop(database.db, { name: "Echo Park Kitchen" });
  await change(place.id, { latitude: 34.3, longitude: -118.2385, delivery_radius_miles: 3 });
  await notifyOfDelivery(api.dependencies);
  await ask("amina@example.test");
  expect(await listRecipients()).toEqual([]);
  await change(place.id, { delivery_radius_miles: 25, excluded_zip_codes: ["90012"] });
  expect(await listRecipients()).toEqual([]);
  await change(place.id, { excluded_zip_codes: [] });
  expect(await listRecipients()).toEqual([["amina@example.test", "Echo Park Kitchen delivers to 90012 now"]]);
  api.mails.length = 0;
  await ask("late@example.test");
  expect(await listRecipients(), "asked after it was approved").toEqual([
    ["late@example.test", "Echo Park Kitchen delivers to 90012 now"],
  ]);
  api.mails.length = 0;
  await change(place.id, { delivery_radius_miles: null, delivery_zip_codes: ["60601"] });
  await ask("far@example.test", "60601");
  expect(await listRecipients(), "by its ZIP codes").toEqual([
    ["far@example.test", "Echo Park Kitchen delivers to 60601 now"],
  ]);
  await change(place.id, { status: "suspended" });
});

test("[FIND-5] a request is taken back by its token, and then counts no more", async () => {
  const token = await getToken("amina@example.test");
  expect((await api.call("DELETE", `/demand/${token}`)).body).toEqual({
    success: true,
    message: "We have deleted your request.",
  });
  expect(await listed()).toEqual([]);
  expect((await api.call("DELETE", `/demand/${token}`)).status).toBe(404);
});

test("[FIND-5] a wrong e-mail or ZIP code is refused in words, too many requests are refused, and only administrators see them", async () => {
  expect(await ask("nobody")).toMatchObject({ status: 422, body: { errors: { email: "Please enter a valid email" } } });
  expect(await ask("a@example.test", "00000")).toMatchObject({
    status: 422,
    body: { errors: { zip_code: "We do not know this ZIP code. Please check it." } },
  });
  expect((await api.call("GET", "/demand")).status).toBe(401);
  const owner = await api.signIn("owner");
  expect((await api.call("GET", "/demand", { token: owner.token })).status).toBe(403);
  const responses = await Promise.all(Array.from({ length: 13 }, (_, number) => ask(`flood${number}@example.test`)));
  expect(responses.map(({ status }) => status)).toContain(429);
});
