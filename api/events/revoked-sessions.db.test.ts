import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { type EventReader, readEvents } from "@tests/support/event-reader";
import { openShop } from "@tests/support/shop";
import { createEventFeed, type EventFeed } from "./feed";
import { createSessionWatch } from "./session-watch";

const database = withTestDatabase();
let api: TestApi;
let feed: EventFeed;
let open: EventReader[];

beforeEach(() => {
  open = [];
  feed = createEventFeed({ db: database.db, listen: database.listen, logger: pino({ level: "silent" }) });
  api = createTestApi(database.db, { feed });
});
afterEach(async () => {
  await Promise.all(open.map((reader) => reader.close()));
  await feed.stop();
});

async function follow({ token }: Pick<SignedIn, "token">): Promise<EventReader> {
  const response = await api.api.request("/events", { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  const reader = await readEvents(response.body);
  open.push(reader);
  return reader;
}

/** What the person's open stream still tells until it ends. */
async function lastWords(person: SignedIn, change: () => Promise<{ status: number }>) {
  const reader = await follow(person);
  expect((await change()).status).toBe(200);
  return reader.rest();
}

test("[HOST-68] logging out ends the session's streams at once, and nobody else's", async () => {
  const [customer, stranger] = [await api.signIn("customer"), await api.signIn("customer")];
  const other = await follow(stranger);
  expect(await lastWords(customer, () => api.call("POST", "/auth/logout", { token: customer.token }))).toEqual([]);
  await api.dependencies.events.publish(database.db, { type: "order.status", subjectId: "x", userId: stranger.id });
  expect((await other.next()).data.id).toBe("x");
});

test("[HOST-68] an account that is deactivated follows nothing any more", async () => {
  const [customer, admin] = [await api.signIn("customer"), await api.signIn("admin")];
  const body = { is_active: false, reason: "Chargebacks" };
  const deactivate = () => api.call("PATCH", `/customers/${customer.id}`, { token: admin.token, body });
  expect(await lastWords(customer, deactivate)).toEqual([]);
});

test("[HOST-68] a member who is removed or becomes something else follows the restaurant no more", async () => {
  const shop = await openShop(database.db);
  const owner = await api.signIn("owner", { restaurantId: shop.id });
  const [staff, manager] = [
    await api.signIn("staff", { restaurantId: shop.id }),
    await api.signIn("manager", { restaurantId: shop.id }),
  ];
  const team = `/restaurants/${shop.id}/team`;
  expect(await lastWords(staff, () => api.call("DELETE", `${team}/${staff.id}`, { token: owner.token }))).toEqual([]);
  const demote = () => api.call("PUT", `${team}/${manager.id}`, { token: owner.token, body: { role: "staff" } });
  expect(await lastWords(manager, demote)).toEqual([]);
});

test("[HOST-68] any end of a session is noticed when streams are looked after next, by one query for all of them", async () => {
  const [customer, stranger] = [await api.signIn("customer"), await api.signIn("customer")];
  const readers = [await follow(customer), await follow(customer)];
  await database.db.updateTable("users").set({ is_active: false }).where("id", "=", customer.id).execute();
  await api.call("POST", "/auth/logout", { token: stranger.token });
  expect(await Promise.all(readers.map((reader) => reader.rest()))).toEqual([[], []]);
});

test("[HOST-68] a revocation while nobody follows anything keeps no later one from being noticed", async () => {
  const watch = createSessionWatch(database.db);
  await watch.check();
  const end = vi.fn<() => void>();
  watch.add({ session: { tokenHash: "revoked", actor: { role: "staff", restaurantIds: [] } }, end });
  await watch.check();
  expect(end).toHaveBeenCalledOnce();
});
