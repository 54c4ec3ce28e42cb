import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectDatabase } from "@api/db/connect";
import type { Db, DomainEvent } from "@api/dependencies";
import { hashSecret } from "@api/vault";
import { type SignedIn, type TestApi, createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { type EventReader, readEvents } from "@tests/support/event-reader";
import { openShop } from "@tests/support/shop";
import { createEventFeed, type EventFeed } from "./feed";
import { eventStream } from "./stream";

const database = withTestDatabase();
const logger = pino({ level: "silent" });
let api: TestApi;
let feed: EventFeed;
let open: EventReader[];

beforeEach(() => {
  open = [];
  feed = createEventFeed({ db: database.db, listen: database.listen, logger });
  api = createTestApi(database.db, { feed });
});
afterEach(async () => {
  await Promise.all(open.map((reader) => reader.close()));
  await feed.stop();
});

const get = (person: SignedIn | null, { query = "", after }: { query?: string; after?: string } = {}) =>
  api.api.request(`/events${query}`, {
    headers: {
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
      ...(after === undefined ? {} : { "last-event-id": after }),
    },
  });

async function follow(person: SignedIn, options?: { query?: string; after?: string }): Promise<EventReader> {
  const response = await get(person, options);
  expect(response.status).toBe(200);
  const reader = await readEvents(response.body);
  open.push(reader);
  return reader;
}

const publish = (event: Partial<DomainEvent>, trx: Db = database.db) =>
  api.dependencies.events.publish(trx, { type: "order.status", subjectId: randomUUID(), ...event });

const subjects = (events: { data: Record<string, unknown> }[]) => events.map(({ data }) => data.id);

test("[HOST-68] a change is told with its id, the thing's id and its status", async () => {
  const customer = await api.signIn("customer");
  const reader = await follow(customer);
  const before = Number(reader.lastEventId());
  await publish({ userId: customer.id, subjectId: "order-1", payload: { status: "accepted" } });
  const event = await reader.next();
  expect(event).toMatchObject({ type: "order.status", data: { id: "order-1", status: "accepted" } });
  expect(Number(event.id)).toBeGreaterThan(before);
});

test("[HOST-68] what is not committed is never told", async () => {
  const customer = await api.signIn("customer");
  const reader = await follow(customer);
  const undone = database.db.transaction().execute(async (trx) => {
    await publish({ userId: customer.id, subjectId: "undone" }, trx);
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  await publish({ userId: customer.id, subjectId: "done" });
  expect((await reader.next()).data.id).toBe("done");
});

test("[HOST-68] everyone is told of own things only", async () => {
  const [mine, other] = [await openShop(api.db), await openShop(api.db)];
  const [customer, stranger, admin, agent] = await Promise.all([
    api.signIn("customer"),
    api.signIn("customer"),
    api.signIn("admin"),
    api.signIn("agent"),
  ]);
  const staff = await api.signIn("staff", { restaurantId: mine.id });
  const following = async (person: SignedIn, query = "") => ({ person, reader: await follow(person, { query }) });
  const readers = {
    customer: await following(customer),
    stranger: await following(stranger),
    agent: await following(agent),
    staff: await following(staff),
    staffByName: await following(staff, `?restaurant_id=${mine.id}`),
    admin: await following(admin),
    adminOfOther: await following(admin, `?restaurant_id=${other.id}`),
  };
  await publish({ userId: customer.id, restaurantId: mine.id, subjectId: "order at mine" });
  await publish({ userId: stranger.id, restaurantId: other.id, subjectId: "order at other" });
  await publish({ type: "notification.created", userId: customer.id, subjectId: "word to customer" });
  await publish({ type: "notification.created", userId: staff.id, subjectId: "word to staff" });
  // Events come in order, so that after this last one nothing else can be under way.
  for (const { person } of Object.values(readers)) await publish({ userId: person.id, subjectId: `end ${person.id}` });

  const seen: Record<string, unknown[]> = {};
  for (const [name, { person, reader }] of Object.entries(readers)) {
    const received: unknown[] = [];
    for (let one = await reader.next(); one.data.id !== `end ${person.id}`; one = await reader.next()) {
      received.push(one.data.id);
    }
    seen[name] = received;
  }
  expect(seen).toEqual({
    customer: ["order at mine", "word to customer"],
    stranger: ["order at other"],
    agent: [],
    staff: ["order at mine", "word to staff"],
    staffByName: ["order at mine", "word to staff"],
    admin: ["order at mine", "order at other"],
    adminOfOther: ["order at other"],
  });
});

test("[HOST-68] resuming shows no stranger's events either", async () => {
  const shop = await openShop(api.db);
  const owner = await api.signIn("owner", { restaurantId: shop.id });
  const customer = await api.signIn("customer");
  const first = await follow(customer);
  const after = first.lastEventId();
  await publish({ userId: owner.id, restaurantId: shop.id, subjectId: "not yours" });
  await publish({ userId: customer.id, subjectId: "yours" });
  expect((await (await follow(customer, { after })).next()).data.id).toBe("yours");
  expect(subjects(await (await follow(owner, { after })).take(1))).toEqual(["not yours"]);
});

test("[HOST-68] refused without a login, and for a restaurant one does not work at", async () => {
  const shop = await openShop(api.db);
  const manager = await api.signIn("manager", { restaurantId: (await openShop(api.db)).id });
  expect((await get(null)).status).toBe(401);
  for (const person of [manager, await api.signIn("customer"), await api.signIn("agent")]) {
    expect((await get(person, { query: `?restaurant_id=${shop.id}` })).status).toBe(403);
  }
  expect((await get(manager, { query: "?restaurant_id=1%27" })).status).toBe(422);
});

test("[HOST-68] a person holds thirty streams open at most, and another once one of them is closed", async () => {
  const customer = await api.signIn("customer");
  const readers: EventReader[] = [];
  for (let count = 0; count < 30; count += 1) readers.push(await follow(customer));
  const refused = await get(customer);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("30");
  expect(await refused.json()).toMatchObject({ code: "rate_limited", message: expect.stringContaining("close some") });
  await follow(await api.signIn("customer"));
  await readers[0]?.close();
  await follow(customer);
  expect((await get(customer)).status).toBe(429);
});

test("[HOST-68] an unknown Last-Event-ID is answered by a reset, and goes on from now", async () => {
  const customer = await api.signIn("customer");
  await publish({ userId: customer.id, subjectId: "old" });
  for (const after of ["999999999999", "from-another-host"]) {
    const reader = await follow(customer, { after });
    const reset = await reader.next();
    expect(reset.type).toBe("reset");
    await publish({ userId: customer.id, subjectId: "new" });
    expect((await reader.next()).data.id).toBe("new");
    const resumed = await follow(customer, { after: reset.id });
    expect((await resumed.next()).data.id).toBe("new");
  }
});

test("[HOST-68] nothing is lost or doubled across reconnects while many publish at once", async () => {
  const shop = await openShop(api.db);
  const owner = await api.signIn("owner", { restaurantId: shop.id });
  const [publishers, each] = [6, 20];
  const steady = await follow(owner);
  const from = steady.lastEventId();

  const publishing = Promise.all(
    Array.from({ length: publishers }, async (_, publisher) => {
      for (let n = 0; n < each; n += 1) {
        await database.db.transaction().execute(async (trx) => {
          await publish({ restaurantId: shop.id, subjectId: `${publisher}-${n}` }, trx);
          // Others overtake it between its insert and its commit.
          await trx
            .selectFrom("users")
            .select("id")
            .limit(1 + ((n * publisher) % 5))
            .execute();
        });
      }
    }),
  );

  const restless: string[] = [];
  let after = from;
  while (restless.length < publishers * each) {
    const reader = await follow(owner, { after });
    for (let n = 0; n < 7 && restless.length < publishers * each; n += 1) {
      restless.push(String((await reader.next()).data.id));
    }
    after = reader.lastEventId();
    await reader.close();
  }
  await publishing;
  const received = subjects(await steady.take(publishers * each));
  expect(new Set(received).size).toBe(publishers * each);
  expect(restless).toEqual(received);
});

test("[HOST-68] a reader that missed more than a page is told all of it, in order", async () => {
  const customer = await api.signIn("customer");
  const first = await follow(customer);
  const after = first.lastEventId();
  const missed = Array.from({ length: 120 }, (_, n) => `missed ${n}`);
  for (const subjectId of missed) await publish({ userId: customer.id, subjectId });
  expect(subjects(await (await follow(customer, { after })).take(120))).toEqual(missed);
  expect(subjects(await first.take(120))).toEqual(missed);
});

test("[HOST-68] one event reaches a thousand streams by one reading", async () => {
  let reads = 0;
  const counting = database.db.withPlugin({
    transformQuery: ({ node }) => {
      reads += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const shared = createEventFeed({ db: counting, listen: database.listen, logger });
  const { id: userId, token } = await api.signIn("customer");
  const audience = { userId, restaurantIds: [] };
  const session = { tokenHash: hashSecret(token), actor: { role: "customer" as const, restaurantIds: [] } };
  const open = () => readEvents(eventStream({ feed: shared, audience, session, after: null, logger }));
  const readers = await Promise.all(Array.from({ length: 1000 }, open));
  reads = 0;
  await publish({ userId: audience.userId, subjectId: "one" });
  const events = await Promise.all(readers.map((reader) => reader.next()));
  expect(new Set(events.map(({ id, data }) => `${id} ${String(data.id)}`)).size).toBe(1);
  // The notification's, and the one every few seconds; not a thousand.
  expect(reads).toBeLessThan(20);
  await shared.stop();
});

test("[HOST-68] streams end at once when the host stops, and none is opened afterwards", async () => {
  const customer = await api.signIn("customer");
  const reader = await follow(customer);
  await feed.stop();
  expect(await reader.rest()).toEqual([]);
  expect(await (await get(customer)).text()).toBe("");
});

test.runIf(process.env.TEST_DATABASE === "postgres")(
  "[HOST-68] a later commit has the higher id, whoever wrote first",
  async () => {
    const customer = await api.signIn("customer");
    const reader = await follow(customer);
    let commitFirst = () => {};
    const wroteFirst = new Promise<void>((written) => {
      void database.db.transaction().execute(async (trx) => {
        await publish({ userId: customer.id, subjectId: "wrote first" }, trx);
        const released = new Promise<void>((resolve) => (commitFirst = resolve));
        written();
        await released;
      });
    });
    await wroteFirst;
    await publish({ userId: customer.id, subjectId: "committed first" });
    const first = await reader.next();
    commitFirst();
    const second = await reader.next();
    expect(subjects([first, second])).toEqual(["committed first", "wrote first"]);
    expect(Number(second.id)).toBeGreaterThan(Number(first.id));
    const resumed = await follow(customer, { after: first.id });
    expect((await resumed.next()).data.id).toBe("wrote first");
  },
);

test.runIf(process.env.TEST_DATABASE === "postgres")(
  "[HOST-68] processes share events, also after the listening connection broke",
  async () => {
    const other = await connectDatabase({ url: database.url });
    const customer = await api.signIn("customer");
    const reader = await follow(customer);
    try {
      await publish({ userId: customer.id, subjectId: "from another process" }, other.db);
      expect((await reader.next()).data.id).toBe("from another process");
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`.execute(other.db);
      await publish({ userId: customer.id, subjectId: "while it was broken" }, other.db);
      expect((await reader.next()).data.id).toBe("while it was broken");
    } finally {
      await other.close();
    }
  },
);
