import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { notificationList } from "@domain/contract/notification";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { notify, notifyRestaurant } from "./notify";

const database = withTestDatabase();
let api: TestApi;
let person: SignedIn;
beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(async () => {
  person = await api.signIn("customer");
});

const notice = (title: string) => ({ kind: "order.status", title, body: `${title}.`, link: "/orders/1" });
const tell = async (...titles: string[]) => {
  for (const title of titles) await notify(database.db, api.dependencies.events, [person.id], notice(title));
};
async function list(query = "", who = person) {
  const response = await api.call("GET", `/notifications${query}`, { token: who.token });
  return notificationList.parse(response.body).data;
}
const mark = (path: string, isRead: unknown, who = person) =>
  api.call("PATCH", `/notifications${path}`, { token: who.token, body: { is_read: isRead } });

test("[HOST-73] own notifications come newest first, in pages, with the number unread", async () => {
  await tell("One", "Two", "Three");
  const stranger = await api.signIn("customer");
  expect(await list("?per_page=2")).toMatchObject({
    total: 3,
    page: 1,
    per_page: 2,
    unread_count: 3,
    data: [{ title: "Three", body: "Three.", link: "/orders/1", is_read: false }, { title: "Two" }],
  });
  expect((await list("?per_page=2&page=2")).data.map((entry) => entry.title)).toEqual(["One"]);
  expect(await list("", stranger)).toMatchObject({ data: [], unread_count: 0 });
});

test("[HOST-74] one is marked read and unread again, by its receiver only", async () => {
  await tell("One", "Two");
  const id = (await list()).data[0]?.id ?? "";
  expect(await mark(`/${id}`, true)).toMatchObject({ status: 200, body: { data: { id, is_read: true } } });
  expect(await list("?is_read=false")).toMatchObject({ total: 1, unread_count: 1, data: [{ title: "One" }] });
  expect(await list("?is_read=true")).toMatchObject({ total: 1, data: [{ title: "Two" }] });
  expect(await mark(`/${id}`, false, await api.signIn("customer"))).toMatchObject({ status: 404 });
  expect(await mark(`/${id}`, false)).toMatchObject({ body: { data: { is_read: false } } });
});

test("[HOST-75] all are marked at once, other people's stay unread", async () => {
  await tell("One", "Two");
  const stranger = await api.signIn("customer");
  await notify(database.db, api.dependencies.events, [stranger.id], notice("Theirs"));
  expect(await mark("", true)).toMatchObject({ status: 200, body: { data: { unread_count: 0 } } });
  expect(await list()).toMatchObject({ total: 2, unread_count: 0 });
  expect(await list("", stranger)).toMatchObject({ unread_count: 1 });
});

test("[HOST-74] garbage is refused", async () => {
  expect(await mark("/nonsense", true)).toMatchObject({ status: 404 });
  expect(await mark(`/${randomUUID()}`, true)).toMatchObject({ status: 404 });
  expect(await mark("", "yes")).toMatchObject({ status: 422 });
  expect(await api.call("GET", "/notifications?page=0", { token: person.token })).toMatchObject({ status: 422 });
  expect(await api.call("GET", "/notifications")).toMatchObject({ status: 401 });
});

test("[NOTIF-4] a notification publishes an event for its receiver, and neither is kept when the change is not", async () => {
  const { db } = database;
  const events = () => db.selectFrom("events").where("user_id", "=", person.id).selectAll().execute();
  const change = db.transaction().execute(async (trx) => {
    await notify(trx, api.dependencies.events, [person.id], notice("Never"));
    throw new Error("the change failed");
  });
  await expect(change).rejects.toThrow("the change failed");
  expect(await events()).toEqual([]);
  await tell("Kept");
  const { data } = await list();
  expect(await events()).toMatchObject([{ type: "notification.created", subject_id: data[0]?.id }]);
});

test("[NOTIF-3] a restaurant's people are told, or only the asked for roles", async () => {
  const { id: restaurantId } = await database.db
    .insertInto("restaurants")
    .values({
      name: "Sofra",
      phone: "860-555-0100",
      street_address: "1 Main St",
      city: "Bristol",
      state: "CT",
      zip_code: "06010",
      category: "Restaurant",
      cuisine_type: "Turkish",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const owner = await api.signIn("owner", { restaurantId });
  const staff = await api.signIn("staff", { restaurantId });
  const { events } = api.dependencies;
  await notifyRestaurant(database.db, events, restaurantId, notice("New order"));
  await notifyRestaurant(database.db, events, restaurantId, notice("Approved"), ["owner"]);
  expect((await list("", owner)).data.map((entry) => entry.title)).toEqual(["Approved", "New order"]);
  expect((await list("", staff)).data.map((entry) => entry.title)).toEqual(["New order"]);
  expect((await list()).data).toEqual([]);
});
