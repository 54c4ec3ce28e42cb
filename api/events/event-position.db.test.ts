import { pino } from "pino";
import { expect, test } from "vitest";
import { createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { readEvents } from "@tests/support/event-reader";
import { createEventFeed } from "./feed";

const database = withTestDatabase();

test("[HOST-68] answers tell who is logged in up to which event they are current; a stream after it misses nothing", async () => {
  const { db, listen } = database;
  const feed = createEventFeed({ db, listen, logger: pino({ level: "silent" }) });
  const api = createTestApi(db, { feed });
  const customer = await api.signIn("customer");
  const asCustomer = { authorization: `Bearer ${customer.token}` };
  const positionOf = async (headers?: Record<string, string>) =>
    (await api.api.request("/restaurants", { headers })).headers.get("event-position");
  const publish = (subjectId: string) =>
    api.dependencies.events.publish(db, { type: "order.status", userId: customer.id, subjectId });
  const follow = async (headers: Record<string, string>) =>
    readEvents((await api.api.request("/events", { headers })).body);

  await publish("before");
  // Nobody follows yet, so nothing is read.
  expect(await positionOf(asCustomer)).toBeNull();
  const first = await follow(asCustomer);
  const position = await positionOf(asCustomer);
  expect(position).toMatch(/^\d+$/);
  expect(await positionOf()).toBeNull();
  await publish("after");
  const resumed = await follow({ ...asCustomer, "last-event-id": position ?? "" });
  expect((await resumed.next()).data).toMatchObject({ id: "after" });
  await Promise.all([first.close(), resumed.close()]);
  await feed.stop();
});
