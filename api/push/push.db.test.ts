import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import webPush from "web-push";
import { placePaidOrder } from "@api/modules/orders/place-order";
import { pushResponse } from "@domain/contract/notification";
import type { OrderStatus } from "@domain/orders/order-status";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { chargedPayment, fillCart, openShop, openStaffedShop, type Shop } from "@tests/support/shop";
import { getPushKeys, sendPushMessages } from "./delivery";
import { maxDevices } from "./devices";

const database = withTestDatabase();
const keys = webPush.generateVAPIDKeys();
let api: TestApi;
let shop: Shop;
let customer: SignedIn;
let owner: SignedIn;
let staff: SignedIn;
/** What the push service got, and what it answers. */
let sent: { endpoint: string; headers: Record<string, string>; body: Buffer }[] = [];
let answer: () => number = () => 201;

beforeAll(() => {
  api = createTestApi(database.db, {
    push: {
      keys,
      contact: "mailto:salaam@halalgo.example",
      post: async (endpoint, headers, body) => {
        sent.push({ endpoint, headers, body });
        return answer();
      },
    },
  });
});
beforeEach(async () => {
  api.clock.set("2026-03-04T17:00:00Z");
  await database.db.deleteFrom("push_devices").execute();
  [sent, answer] = [[], () => 201];
  ({ shop, owner, staff, customer } = await openStaffedShop(api));
});

/** A browser that was allowed to tell: what it says of itself, and how it reads what it is sent. */
function browser() {
  const own = createECDH("prime256v1");
  const p256dh = own.generateKeys("base64url");
  const auth = randomBytes(16);
  const device = { name: "Chrome on Windows", endpoint: `https://push.services.com/${randomUUID()}`, p256dh };
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, info, length));
  return {
    device: { ...device, auth: auth.toString("base64url") },
    /** RFC 8188 and 8291. */
    read(body: Buffer): unknown {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
      const shared = derive(own.computeSecret(sender), auth, info, 32);
      const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const sealed = body.subarray(21 + sender.length);
      const open = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}

const add = (who: SignedIn, device: object) => api.call("POST", "/push/devices", { token: who.token, body: device });
const list = async (who: SignedIn) =>
  pushResponse.parse((await api.call("GET", "/push", { token: who.token })).body).data;
const remove = (who: SignedIn, id: string) => api.call("DELETE", `/push/devices/${id}`, { token: who.token });
async function addBrowser(who: SignedIn) {
  const one = browser();
  expect(await add(who, one.device)).toMatchObject({ status: 200 });
  return one;
}
const deliver = () => sendPushMessages(api.dependencies);
const waiting = () => database.db.selectFrom("push_messages").selectAll().execute();

async function placed() {
  await fillCart(api, customer, shop);
  const payment = await chargedPayment(api, customer, { restaurantId: shop.id, orderType: "takeaway" });
  const { id, number } = await placePaidOrder(api.dependencies, payment.id);
  return { id, name: `HG-${number}` };
}
const move = (who: SignedIn, { id }: { id: string }, status: OrderStatus) =>
  api.call("PATCH", `/orders/${id}/status`, { token: who.token, body: { status } });
const later = (seconds: number) => api.clock.set(new Date(api.clock.now().getTime() + seconds * 1000));

describe("[RUSH-3] devices", () => {
  test("are everybody's own who orders or works at a place, and known as this session's or another's", async () => {
    const { device } = await addBrowser(owner);
    expect(await list(owner)).toEqual({
      public_key: keys.publicKey,
      devices: [{ id: expect.any(String), name: device.name, created_at: "2026-03-04T17:00:00.000Z", is_this: true }],
    });
    expect((await list(staff)).devices).toEqual([]);
    const [{ id = "" } = {}] = (await list(owner)).devices;
    expect(await remove(staff, id)).toMatchObject({ status: 404 });
    expect(await remove(owner, id)).toMatchObject({ status: 200, body: { data: { devices: [] } } });
    for (const role of ["customer", "manager", "staff"] as const)
      expect((await api.call("GET", "/push", { token: (await api.signIn(role)).token })).status).toBe(200);
    for (const role of ["admin", "agent"] as const) {
      const who = await api.signIn(role);
      expect((await api.call("GET", "/push", { token: who.token })).status).toBe(403);
      expect((await add(who, browser().device)).status).toBe(403);
      expect((await remove(who, randomUUID())).status).toBe(403);
    }
    expect((await api.call("GET", "/push")).status).toBe(401);
  });

  test.each([
    { endpoint: "https://127.0.0.1/hook" },
    { endpoint: "http://push.services.com/a" },
    { p256dh: "short" },
    { auth: "" },
    { name: "" },
  ])("are refused with %j", async (part) => {
    expect(await add(owner, { ...browser().device, ...part })).toMatchObject({
      status: 422,
      body: { errors: { [Object.keys(part)[0] ?? ""]: expect.any(String) } },
    });
  });

  test("stand once a session, move with the browser's keys alone, and are ten an account at most", async () => {
    const first = await addBrowser(owner);
    await addBrowser(owner);
    expect((await list(owner)).devices).toHaveLength(1);
    await add(owner, first.device);
    // Who only knows the address does not get it; who signs in on the same browser does.
    const { auth } = browser().device;
    expect(await add(staff, { ...first.device, auth })).toMatchObject({ status: 409 });
    expect(await add(staff, first.device)).toMatchObject({ status: 200 });
    expect((await list(owner)).devices).toEqual([]);
    const { db } = database;
    for (let count = 0; count < maxDevices; count += 1) {
      const token_hash = randomUUID();
      const [at, user_id] = [api.clock.now(), owner.id];
      await db.insertInto("access_tokens").values({ token_hash, user_id, expires_at: at }).execute();
      await db
        .insertInto("push_devices")
        .values({ ...browser().device, user_id, token_hash, created_at: at })
        .execute();
    }
    expect(await add(owner, browser().device)).toMatchObject({
      status: 409,
      body: { message: "At most 10 devices are told. Please remove one first." },
    });
  });

  test("end with the session: signing out, leaving the team, deleting the account", async () => {
    const count = async (who: SignedIn) =>
      (await database.db.selectFrom("push_devices").where("user_id", "=", who.id).selectAll().execute()).length;
    for (const who of [customer, owner, staff]) await addBrowser(who);
    await placed();
    expect(await waiting()).toHaveLength(2);
    await api.call("DELETE", `/restaurants/${shop.id}/team/${staff.id}`, { token: owner.token });
    expect(await count(staff)).toBe(0);
    await api.call("POST", "/auth/logout", { token: owner.token });
    expect(await count(owner)).toBe(0);
    expect(await waiting()).toEqual([]);
    await database.db.deleteFrom("access_tokens").where("user_id", "=", customer.id).execute();
    expect(await count(customer)).toBe(0);
  });
});

describe("[RUSH-3] messages", () => {
  test("a new order goes to its place's people, each step to its customer, with number and place alone", async () => {
    const [buyer, boss, cook] = [await addBrowser(customer), await addBrowser(owner), await addBrowser(staff)];
    const strangers = await openShop(database.db);
    await addBrowser(await api.signIn("owner", { restaurantId: strangers.id }));
    const order = await placed();
    await deliver();
    const of = ({ device }: ReturnType<typeof browser>) => sent.filter(({ endpoint }) => endpoint === device.endpoint);
    expect(sent).toHaveLength(2);
    for (const one of [boss, cook])
      expect(of(one).map(({ body }) => one.read(body))).toEqual([
        { title: `New order ${order.name}`, body: "Anatolia Grill House", link: `/dashboard/orders/${order.id}` },
      ]);
    await move(staff, order, "accepted");
    await deliver();
    expect(of(buyer).map(({ body }) => buyer.read(body))).toEqual([
      { title: `Order ${order.name} accepted`, body: "Anatolia Grill House", link: `/orders/${order.id}` },
    ]);
    expect(sent).toHaveLength(3);
    expect(await waiting()).toEqual([]);
  });

  test("are signed with the installation's key, for the service and for half an hour at most", async () => {
    const { device } = await addBrowser(owner);
    await placed();
    await deliver();
    const headers: Record<string, string> = sent[0]?.headers ?? {};
    expect(sent[0]?.endpoint).toBe(device.endpoint);
    expect(headers).toMatchObject({ TTL: "1800", Urgency: "high", "Content-Encoding": "aes128gcm" });
    const [, token = "", k] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.Authorization ?? "") ?? [];
    expect(k).toBe(keys.publicKey);
    const [head = "", claims = "", signature = ""] = token.split(".");
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      aud: "https://push.services.com",
      sub: "mailto:salaam@halalgo.example",
    });
    const point = Buffer.from(keys.publicKey, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
    const key = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
    const signed = Buffer.from(signature, "base64url");
    const isOurs = verify("sha256", Buffer.from(`${head}.${claims}`), { key, dsaEncoding: "ieee-p1363" }, signed);
    expect(isOurs).toBe(true);
  });

  test("that a service does not take are tried again, a few times, and never after they are of use", async () => {
    await addBrowser(owner);
    await placed();
    answer = () => 503;
    await deliver();
    await deliver();
    expect(sent).toHaveLength(1);
    later(6);
    await deliver();
    expect(sent).toHaveLength(2);
    for (let tries = 0; tries < 6; tries += 1) {
      later(200);
      await deliver();
    }
    expect(sent).toHaveLength(6);
    expect(await waiting()).toEqual([]);
    await placed();
    later(31 * 60);
    await deliver();
    expect(sent).toHaveLength(6);
    expect(await waiting()).toEqual([]);
  });

  test.each([404, 410])("a device that its service no longer knows (%i) is forgotten", async (status) => {
    await addBrowser(owner);
    answer = () => status;
    await placed();
    await deliver();
    expect((await list(owner)).devices).toEqual([]);
    await placed();
    expect(await waiting()).toEqual([]);
  });

  test("[RUSH-6] that it is ready waits until it can no longer be undone, and is not said where it was", async () => {
    const buyer = await addBrowser(customer);
    const order = await placed();
    for (const step of ["accepted", "preparing", "ready"] as const) await move(staff, order, step);
    await deliver();
    expect(sent).toHaveLength(2);
    await move(staff, order, "preparing");
    later(60);
    await deliver();
    expect(sent).toHaveLength(2);
    await move(staff, order, "ready");
    later(60);
    await deliver();
    expect(buyer.read(sent.at(-1)?.body ?? Buffer.alloc(0))).toMatchObject({ title: `Order ${order.name} is ready` });
  });

  test("nobody is told whose session or account is over", async () => {
    await addBrowser(owner);
    await placed();
    await database.db.updateTable("users").set({ is_active: false }).where("id", "=", owner.id).execute();
    await deliver();
    expect(sent).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});

test("[RUSH-3] the installation's keys are made once, and their private part is encrypted", async () => {
  const parts = { db: database.db, vault: api.dependencies.vault };
  const made = await getPushKeys(parts);
  expect(await getPushKeys(parts)).toEqual(made);
  const { value } = await database.db
    .selectFrom("platform_settings")
    .select("value")
    .where("name", "=", "push_keys")
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(value)).not.toContain(made.privateKey);
  expect(() => webPush.setVapidDetails("mailto:a@halalgo.example", made.publicKey, made.privateKey)).not.toThrow();
});

test("[RUSH-3] owners are mailed of a new order unless they chose otherwise", async () => {
  const before = api.mails.length;
  await placed();
  const mails = api.mails.slice(before).filter(({ template }) => template === "restaurant-order-placed");
  expect(mails.map(({ to }) => to)).toEqual([owner.email]);
});
