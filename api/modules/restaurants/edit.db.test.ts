import { beforeAll, beforeEach, expect, test } from "vitest";
import { restaurantResponse } from "@domain/contract/restaurant";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
let admin: SignedIn;
let owner: SignedIn;
let place = "";

beforeAll(async () => {
  api = createTestApi(database.db);
  admin = await api.signIn("admin");
});
beforeEach(async () => {
  place = await makeRestaurant(database.db, { name: "Karachi Handi", whatsapp_number: "(860) 555-0172" });
  owner = await api.signIn("owner", { restaurantId: place });
});

const form = () => ({
  name: "Karachi Handi House",
  phone: "(860) 555-0188",
  street_address: "88 Farmington Ave",
  city: "Bristol",
  state: "CT",
  zip_code: "06010",
  category: "Restaurant",
  cuisine_type: "Pakistani",
  first_name: "Bilal",
  last_name: "Siddiqui",
  email: owner.email,
  role: "admin",
  sales_tax_id: "06-1234567",
  whatsapp_number: "(860) 555-0172",
});
const bank = { bank_name: "Bristol Community Bank", routing_number: "011000015", account_number: "4007719" };
/** As everybody sees them who does not ask for all of it. */
const masked = { bank_name: bank.bank_name, routing_number: "••••0015", account_number: "••••19" };
const edit = (body: Record<string, unknown>, who = admin, id = place) =>
  api.call("PUT", `/restaurants/admin/${id}`, { token: who.token, body });
const details = async () =>
  restaurantResponse.parse((await api.call("GET", `/restaurants/${place}`, { token: admin.token })).body).data;
const log = () =>
  database.db.selectFrom("audit_log").select(["action", "changes"]).where("restaurant_id", "=", place).execute();

test("[HOST-15, ADMIN-20, ADMIN-21, SESS-18] an edit is stored, noted without bank data, and gives nobody a right", async () => {
  expect(await edit(form())).toMatchObject({ status: 200, body: { message: "Restaurant details updated" } });
  expect(await details()).toMatchObject({
    name: "Karachi Handi House",
    sales_tax_id: "06-1234567",
    bank_name: null,
    owner: { first_name: "Bilal", last_name: "Siddiqui", role: "admin" },
  });
  expect((await api.call("GET", "/restaurants/admin/inactive", { token: owner.token })).status).toBe(403);

  await edit({ ...form(), ...bank });
  expect(await details()).toMatchObject(masked);
  const stored = await database.db.selectFrom("restaurants").selectAll().where("id", "=", place).executeTakeFirst();
  expect(stored?.account_number).toMatch(/^sealed:/);
  const lines = await log();
  expect(lines).toMatchObject([
    {
      action: "restaurant.edited",
      changes: { name: ["Karachi Handi", "Karachi Handi House"], role: ["owner", "admin"] },
    },
    { changes: { bank_name: "changed", routing_number: "changed", account_number: "changed" } },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/4007719|011000015|06-1234567/);
  const notifications = database.db.selectFrom("notifications").select("kind").where("user_id", "=", owner.id);
  expect(await notifications.execute()).toEqual([{ kind: "restaurant.bank" }]);
  expect(api.mails.filter(({ template }) => template === "bank-details-changed")).toMatchObject([{ to: owner.email }]);
  for (const same of [bank, masked]) expect((await edit({ ...form(), ...same })).status).toBe(200);
  expect(await log()).toHaveLength(2);
});

test("[FIND-1] it is where an address search found its address, and stays there while other details change", async () => {
  const found = { latitude: 41.6743, longitude: -72.9467 };
  await edit({ ...form(), ...found });
  expect(await details()).toMatchObject(found);
  await edit({ ...form(), name: "Karachi" });
  expect(await details()).toMatchObject(found);
  await edit({ ...form(), street_address: "1 Main St" });
  expect((await details()).latitude).toBeCloseTo(41.6823, 3);
});

test("[ADMIN-12] bank numbers are shown in full to owner and administrators alone, and that is noted", async () => {
  await edit({ ...form(), ...bank });
  const view = (who: SignedIn) => api.call("POST", `/restaurants/${place}/bank-details/views`, { token: who.token });
  for (const who of [admin, owner]) expect((await view(who)).body).toMatchObject({ data: bank });
  for (const role of ["manager", "staff"] as const)
    expect((await view(await api.signIn(role, { restaurantId: place }))).status, role).toBe(403);
  expect((await view(await api.signIn("agent"))).status).not.toBe(200);
  expect((await log()).filter(({ action }) => action === "restaurant.bank-viewed")).toHaveLength(2);
  expect(await edit({ ...form(), ...masked, account_number: "••••77" })).toMatchObject({
    status: 422,
    body: { errors: { account_number: "Please enter the whole account number" } },
  });
});

test("[ADMIN-18, ADMIN-20, HOST-15] what is refused changes nothing and says why", async () => {
  await edit({ ...form(), ...bank });
  const other = await api.signIn("customer");
  const refused = async (change: Record<string, unknown>) => (await edit({ ...form(), ...bank, ...change })).body;
  expect(await refused({ bank_name: undefined, routing_number: undefined, account_number: undefined })).toMatchObject({
    code: "validation_failed",
    errors: { account_number: "Account number must be at least 4 digits" },
  });
  expect(await refused({ name: "K" })).toMatchObject({
    errors: { name: "Restaurant name must be at least 2 characters" },
  });
  expect(await refused({ phone: "000 000 0000" })).toMatchObject({
    errors: { phone: "Please enter a valid phone number" },
  });
  expect(await refused({ first_name: undefined })).toMatchObject({
    errors: { first_name: "First name must be at least 2 characters" },
  });
  expect(await refused({ email: other.email })).toMatchObject({
    code: "email_taken",
    errors: { email: expect.any(String) },
  });
  const { version } = await details();
  await edit({ ...form(), ...bank, city: "Plainville", version });
  expect(await refused({ version })).toMatchObject({ code: "conflict", data: { version: Number(version) + 1 } });
  expect(await details()).toMatchObject({ name: "Karachi Handi House", city: "Plainville", ...masked });
  expect((await edit(form(), owner)).status).toBe(403);
  expect((await edit(form(), admin, "00000000-0000-4000-8000-000000000000")).status).toBe(404);
});

test("[ADMIN-19] a new login address is told to both, and takes the old one's place", async () => {
  const email = `bilal-${place}@karachi.test`;
  await edit({ ...form(), email });
  expect(api.mails.filter(({ template }) => template === "login-email-changed").map(({ to }) => to)).toEqual([
    owner.email,
    email,
  ]);
  expect((await details()).owner?.email).toBe(email);
});

test("[ADMIN-19, ADMIN-7] a new login address has to be confirmed by the link in its own mail; other capitals are the same", async () => {
  const isConfirmed = async () => (await api.call("GET", "/auth/profile", { token: owner.token })).body;
  expect(await isConfirmed()).toMatchObject({ data: { email_confirmed: true } });
  await edit({ ...form(), email: owner.email.toUpperCase() });
  expect(await isConfirmed()).toMatchObject({ data: { email_confirmed: true } });
  api.mails.length = 0;
  const email = `confirm-${place}@karachi.test`;
  await edit({ ...form(), email });
  expect(await isConfirmed()).toMatchObject({ data: { email, email_confirmed: false } });
  const links = api.mails.map(({ to, text }) => [to, /confirm-email\/([\w-]{43})$/m.exec(text)?.[1]] as const);
  expect(links).toEqual([
    [owner.email.toUpperCase(), undefined],
    [email, expect.any(String)],
  ]);
  expect(await api.call("PUT", `/auth/email-confirmations/${links[1]?.[1]}`)).toMatchObject({ status: 200 });
  expect(await isConfirmed()).toMatchObject({ data: { email_confirmed: true } });
  await edit({ ...form(), email, city: "Plainville" });
  expect(await isConfirmed(), "an edit that leaves the address").toMatchObject({ data: { email_confirmed: true } });
});

test("[ADMIN-19, HOST-59] links mailed to the former login address set no password and confirm nothing", async () => {
  await database.db.updateTable("users").set({ email_confirmed_at: null }).where("id", "=", owner.id).execute();
  api.mails.length = 0;
  await api.call("POST", "/auth/password-resets", { body: { email: owner.email } });
  await api.call("POST", "/auth/email-confirmations", { token: owner.token });
  const [reset = "", confirm = ""] = api.mails.map(({ text }) => /\/([\w-]{43})$/m.exec(text)?.[1]);
  expect(await edit({ ...form(), email: `new-${place}@karachi.test` })).toMatchObject({ status: 200 });
  const used = [
    await api.call("PUT", `/auth/password-resets/${reset}`, { body: { password: "of a stranger" } }),
    await api.call("PUT", `/auth/email-confirmations/${confirm}`),
  ];
  expect(used.map(({ status }) => status)).toEqual([422, 422]);
  await api.call("POST", "/auth/password-resets", { body: { email: `new-${place}@karachi.test` } });
  const fresh = /\/([\w-]{43})$/m.exec(api.mails.at(-1)?.text ?? "")?.[1];
  await edit({ ...form(), email: `new-${place}@karachi.test`, city: "Plainville" });
  const own = await api.call("PUT", `/auth/password-resets/${fresh}`, { body: { password: "of the owner" } });
  expect(own, "an edit that leaves the address").toMatchObject({ status: 200 });
});

test("[HOST-16, ADMIN-4] a deleted restaurant is gone for everyone but the books; not while an order is running", async () => {
  const remove = (who = admin) => api.call("DELETE", `/restaurants/${place}`, { token: who.token });
  expect((await remove(owner)).status).toBe(403);
  const { id } = await database.db
    .insertInto("orders")
    .values({
      restaurant_id: place,
      customer_name: "Amina Rahman",
      source: "online",
      order_type: "takeaway",
      token: 1,
      status: "preparing",
      subtotal_cents: 1000,
      total_cents: 1000,
      payment_method: "cash",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(await remove()).toMatchObject({
    status: 409,
    body: { message: "Karachi Handi has an order under way. Delete it once it is completed or cancelled." },
  });
  await database.db.updateTable("orders").set({ status: "completed" }).where("id", "=", id).execute();
  expect((await remove()).status).toBe(200);

  const read = async (path: string, who: SignedIn | null = admin) =>
    (await api.call("GET", path, { token: who?.token })).status;
  expect(await read(`/restaurants/${place}`)).toBe(404);
  expect(await read(`/restaurants/${place}/settings`, owner)).toBe(401);
  expect(JSON.stringify((await api.call("GET", "/restaurants", { token: admin.token })).body)).not.toContain(place);
  expect(await read(`/orders/${id}`)).toBe(200);
  expect((await log()).at(-1)).toMatchObject({
    action: "restaurant.deleted",
    changes: { status: ["approved", "deleted"] },
  });
  expect(api.mails.some(({ to, template }) => to === owner.email && template === "restaurant-deleted")).toBe(true);
  expect((await remove()).status).toBe(404);
});
