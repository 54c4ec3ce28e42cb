import { beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { createVault } from "@api/vault";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { addAddress, addCoupon, openShop, placeTakeaway, type Shop } from "@tests/support/shop";
import { hashPassword } from "./accounts";
import { deleteOldFormerCustomers } from "./former-customers";

const database = withTestDatabase();
const password = "correct horse";
const secret = "the secret of the tests, thirty-two and more";
let passwordHash: string;
let api: TestApi;
let shop: Shop;
let customer: SignedIn;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  api = createTestApi(database.db);
  shop = await openShop(database.db);
  await database.db.updateTable("restaurants").set({ delivery_fee_cents: 299 }).where("id", "=", shop.id).execute();
  customer = await api.signIn("customer", { email: `Amina-${crypto.randomUUID()}@example.test` });
  await withPassword(customer);
});

const withPassword = ({ id }: SignedIn) =>
  database.db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", id).execute();

/** A completed order of this customer. */
async function ordered(who: SignedIn, couponCode?: string): Promise<void> {
  const { id } = await placeTakeaway(api, who, shop, { couponCode });
  await database.db.updateTable("orders").set({ status: "completed" }).where("id", "=", id).execute();
}

async function deleteAccount(who: SignedIn): Promise<void> {
  const response = await api.call("DELETE", "/auth/account", { token: who.token, body: { password } });
  expect(response).toMatchObject({ status: 200 });
}

const session = z.object({ data: z.object({ access_token: z.string(), user: z.object({ id: z.string() }) }) });

/** A new account with this address, confirmed by its mailed link unless said otherwise. */
async function signUp(email: string, confirmed = true): Promise<SignedIn> {
  const body = { email, password, firstName: "Amina", lastName: "Rahman" };
  const { data } = session.parse((await api.call("POST", "/auth/user/signup", { body })).body);
  if (confirmed) await confirm();
  return { id: data.user.id, email, token: data.access_token };
}
async function confirm(): Promise<void> {
  const link = /confirm-email\/([\w-]{43})$/m.exec(api.mails.at(-1)?.text ?? "")?.[1] ?? "none mailed";
  expect(await api.call("PUT", `/auth/email-confirmations/${link}`)).toMatchObject({ status: 200 });
}

async function quote(who: SignedIn, couponCode?: string, place = shop) {
  const deliveryAddressId = await addAddress(database.db, who.id);
  const items = [{ menuItemId: place.adana, quantity: 2 }];
  const body = { restaurantId: place.id, orderType: "delivery", deliveryAddressId, items, couponCode };
  const response = await api.call("POST", "/orders/quote", { token: who.token, body });
  return z
    .object({
      data: z.object({
        deliveryWaivedBy: z.string().nullable(),
        coupon: z.object({ code: z.string() }).nullable(),
        couponError: z.object({ code: z.string() }).nullable(),
      }),
    })
    .parse(response.body).data;
}
const stored = () => database.db.selectFrom("former_customers").selectAll().execute();
const coupons = async (who: SignedIn, place = shop) =>
  JSON.stringify((await api.call("GET", `/coupons?restaurant_id=${place.id}`, { token: who.token })).body);

test("[AUTH-12, LAND-5] a first order is free once, also after the account was deleted and opened again with the same mailbox", async () => {
  expect(await quote(customer)).toMatchObject({ deliveryWaivedBy: "first_order" });
  await ordered(customer);
  await deleteAccount(customer);
  const again = await signUp(customer.email.toUpperCase());
  expect(await quote(again)).toMatchObject({ deliveryWaivedBy: null });
  // Home offers no free first delivery either [LAND-3].
  const home = await api.call("GET", "/browse/order-again?latitude=41.68&longitude=-72.94", { token: again.token });
  expect(home).toMatchObject({ body: { data: { dishes: [], has_ordered: true } } });
  expect(await quote(await signUp(`other-${customer.email}`))).toMatchObject({ deliveryWaivedBy: "first_order" });
  await deleteAccount(again);
  const third = await signUp(customer.email);
  expect(await quote(third), "nor a third time, without an order of the second").toMatchObject({
    deliveryWaivedBy: null,
  });
});

test("[AUTH-12, CHK-7, CHK-9] coupons once a person and for first orders are used up for the next account too", async () => {
  const elsewhere = await openShop(database.db);
  const values = { restaurant_id: null, minimum_order_cents: 0 };
  const suffix = crypto.randomUUID().slice(0, 8).toUpperCase();
  const [first, twice] = [`FIRST-${suffix}`, `TWICE-${suffix}`];
  await addCoupon(database.db, { ...values, code: first, limit_per_user: null, first_order_only: true });
  await addCoupon(database.db, { ...values, code: twice, limit_per_user: 2 });
  const here = { minimum_order_cents: 0, limit_per_user: null, first_order_only: true, code: `HERE-${suffix}` };
  await addCoupon(database.db, { restaurant_id: shop.id, ...here });
  await addCoupon(database.db, { restaurant_id: elsewhere.id, ...here });
  await ordered(customer, twice);
  await deleteAccount(customer);
  const again = await signUp(customer.email);
  expect(await coupons(again)).not.toContain(first);
  expect(await coupons(again)).not.toContain(here.code);
  expect(await coupons(again, elsewhere)).toContain(here.code);
  expect(await quote(again, first)).toMatchObject({ coupon: null, couponError: { code: "first_order_only" } });
  expect(await quote(again, here.code)).toMatchObject({ couponError: { code: "first_order_only" } });
  expect(await quote(again, here.code, elsewhere)).toMatchObject({ coupon: { code: here.code } });
  expect(await quote(again, twice)).toMatchObject({ coupon: { code: twice } });
  await ordered(again, twice);
  expect(await quote(again, twice)).toMatchObject({ coupon: null, couponError: { code: "limit_reached" } });
  await deleteAccount(again);
  expect(await quote(await signUp(customer.email), twice)).toMatchObject({ couponError: { code: "limit_reached" } });
});

test("[AUTH-12] of a deleted account a keyed hash stays, no address, and nothing of one that had not ordered", async () => {
  const before = await stored();
  const idle = await api.signIn("customer");
  await withPassword(idle);
  await deleteAccount(idle);
  expect(await stored()).toEqual(before);
  await ordered(customer);
  await deleteAccount(customer);
  const [row, ...others] = (await stored()).filter(({ restaurant_ids }) => restaurant_ids.includes(shop.id));
  expect(others).toEqual([]);
  const [hash] = api.dependencies.vault.fingerprints(customer.email.toLowerCase(), "email of a former customer");
  expect(row).toEqual({
    email_hash: hash,
    restaurant_ids: [shop.id],
    coupon_ids: [],
    deleted_at: api.clock.now(),
    user_id: null,
  });
});

test("[AUTH-12] who has not confirmed an address is neither told of an earlier account, nor uses up what its owner is given", async () => {
  await ordered(customer);
  await deleteAccount(customer);
  const stranger = await signUp(customer.email, false);
  const exported = async (who: SignedIn) => (await api.call("GET", "/auth/export", { token: who.token })).body;
  expect(await exported(stranger)).toMatchObject({ data: { earlierAccount: null } });
  await deleteAccount(stranger);
  const owner = await signUp(customer.email);
  expect(await quote(owner)).toMatchObject({ deliveryWaivedBy: null });
  expect(await exported(owner)).toMatchObject({
    data: { orders: [], earlierAccount: { restaurants: ["Anatolia Grill House"], coupons: [] } },
  });

  const unknown = `new-${crypto.randomUUID()}@example.test`;
  const guest = await signUp(unknown, false);
  await ordered(guest);
  await deleteAccount(guest);
  expect(await quote(await signUp(unknown))).toMatchObject({ deliveryWaivedBy: "first_order" });
});

test("[AUTH-12] an address is recognised after the key has changed, and forgotten after two years", async () => {
  await ordered(customer);
  await deleteAccount(customer);
  const next = "another secret of the tests, thirty-two and more";
  api = createTestApi(database.db, { vault: createVault([next, secret]) });
  const again = await signUp(customer.email);
  expect(await quote(again)).toMatchObject({ deliveryWaivedBy: null });
  await deleteAccount(again);
  api = createTestApi(database.db, { vault: createVault([next]) });
  const third = await signUp(customer.email);
  expect(await quote(third)).toMatchObject({ deliveryWaivedBy: null });
  const countRecords = async () =>
    (await stored()).filter(({ restaurant_ids }) => restaurant_ids.includes(shop.id)).length;
  const later = new Date(api.clock.now().getTime() + 730 * 86_400_000);
  const keptAt = async (time: Date) => {
    await deleteOldFormerCustomers({ db: database.db, clock: { now: () => time } });
    return countRecords();
  };
  expect(await keptAt(new Date("2040-01-01T00:00:00Z")), "of an account that lives").toBe(1);
  await deleteAccount(third);
  expect(await keptAt(later)).toBe(1);
  expect(await keptAt(new Date(later.getTime() + 1))).toBe(0);
});
