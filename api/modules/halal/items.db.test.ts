import { beforeAll, beforeEach, expect, test } from "vitest";
import { searchResponse } from "@domain/contract/browse";
import { halalEvidenceResponse } from "@domain/contract/halal";
import { menuItemResponse } from "@domain/contract/menu";
import { orderResponse } from "@domain/contract/ordering/order";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { chargedPayment, fillCart, openShop, type Shop } from "@tests/support/shop";
import { pdf } from "@tests/support/uploads";

const database = withTestDatabase();
let api: TestApi;
let admin: SignedIn;
let owner: SignedIn;
let customer: SignedIn;
let shop: Shop;

beforeAll(async () => {
  api = createTestApi(database.db);
  admin = await api.signIn("admin");
});
beforeEach(async () => {
  api.clock.set("2026-11-20T17:00:00Z");
  shop = await openShop(database.db);
  owner = await api.signIn("owner", { restaurantId: shop.id });
  customer = await api.signIn("customer");
  api.mails.length = 0;
});

const near = "latitude=41.6806&longitude=-72.9466&zip_code=06010";
const path = (rest: string) => `/restaurants/${shop.id}/halal${rest}`;
const mark = (ids: string[], marks: object, token = owner.token) =>
  api.call("PATCH", "/menu-items/marks", { token, body: { ids, ...marks } });
const newest = async () => {
  const { body } = await api.call("GET", path("/evidence"), { token: admin.token });
  return halalEvidenceResponse.parse(body).data.certificates[0];
};
const decide = async (body: object) => {
  const paper = await newest();
  const response = await api.call("POST", path(`/certificates/${paper?.id}/decision`), {
    token: admin.token,
    body: { version: paper?.version, ...body },
  });
  expect(response.status).toBe(200);
};
async function certify(level: "everything" | "options") {
  const answers = { slaughter: "hand", stunning: null, alcohol: "served", pork: null, fryers: null };
  const body = { level, ...answers, signed_name: "Selin Aydın" };
  expect((await api.call("PUT", path("/declaration"), { token: owner.token, body })).status).toBe(200);
  const form = new FormData();
  const paper = {
    certifier: "Halal Trust of New England",
    number: "HTNE-2026-0417",
    scope: "outlet",
    holder: "Anatolia Grill House",
    address: "214 North Main Street, Bristol",
    issued_on: "2026-01-12",
    expires_on: "2027-01-11",
  };
  for (const [name, value] of Object.entries(paper)) form.set(name, value);
  form.set("file", new Blob([new Uint8Array(pdf())], { type: "application/pdf" }), "halal.pdf");
  expect((await api.call("POST", path("/certificates"), { token: owner.token, body: form })).status).toBe(201);
  await decide({ step: "verify", checked_by: ["lookup"] });
}
const item = async (id: string) => menuItemResponse.parse((await api.call("GET", `/menu-items/${id}`)).body).data;

test("[HALAL-6] owners mark many dishes at once: what is left out stays, strangers and staff mark nothing, and states cannot be typed", async () => {
  const marks = { halal: "yes", meat: "lamb", slaughter: "place", contains: ["rennet"] };
  const { contains: added, ...others } = marks;
  expect(await mark([shop.adana, shop.soup], { ...others, contains_add: added })).toMatchObject({
    status: 200,
    body: { data: { changed: 2 } },
  });
  await mark([shop.soup], { meat: "none", slaughter: null });
  expect(await item(shop.adana)).toMatchObject(marks);
  expect(await item(shop.soup)).toMatchObject({ halal: "yes", meat: "none", slaughter: null, contains: ["rennet"] });
  expect(await item(shop.baklava)).toMatchObject({ halal: null, meat: null, slaughter: null, contains: [] });
  const stranger = await api.signIn("owner", { restaurantId: (await openShop(database.db)).id });
  const staff = await api.signIn("staff", { restaurantId: shop.id });
  expect((await mark([shop.adana], { halal: "no" }, stranger.token)).status).toBe(404);
  expect((await mark([shop.adana], { halal: "no" }, staff.token)).status).toBe(403);
  expect((await mark([shop.adana], { halal: "certified" })).status).toBe(422);
  expect(await item(shop.adana)).toMatchObject(marks);
  const log = database.db.selectFrom("audit_log").select("actor_id").where("subject_id", "=", shop.adana);
  expect(await log.where("action", "=", "menu.item-marked").execute()).toEqual([{ actor_id: owner.id }]);
});

test("[HALAL-5, HALAL-6] what many dishes contain is added and removed one by one: gelatine erases no alcohol", async () => {
  await mark([shop.adana], { contains_add: ["alcohol"] });
  await mark([shop.adana, shop.soup], { contains_add: ["gelatine", "rennet"] });
  expect(await item(shop.adana)).toMatchObject({ contains: ["alcohol", "gelatine", "rennet"] });
  expect(await item(shop.soup)).toMatchObject({ contains: ["gelatine", "rennet"] });
  await mark([shop.adana, shop.soup], { contains_add: ["alcohol"], contains_remove: ["gelatine"], meat: "lamb" });
  expect(await item(shop.soup)).toMatchObject({ contains: ["alcohol", "rennet"], meat: "lamb" });
  const log = database.db.selectFrom("audit_log").select("changes").where("subject_id", "=", shop.soup);
  expect(await log.orderBy("at", "desc").orderBy("id", "desc").limit(1).execute()).toEqual([
    { changes: { meat: [null, "lamb"], contains: [null, ["alcohol", "rennet"]] } },
  ]);
});

test("[HALAL-6] a form that knows no marks leaves them, one that does stores them", async () => {
  const send = (values: Record<string, string>) => {
    const body = new FormData();
    const same = { name: "Adana Kebab Plate", description: "Minced lamb over oak", price: "15.99", category: "Plates" };
    for (const [name, value] of Object.entries({ ...same, ...values })) body.append(name, value);
    return api.call("PUT", `/menu-items/${shop.adana}`, { token: owner.token, body });
  };
  await send({ halal: "yes", meat: "lamb", slaughter: "hand", contains: '["gelatine"]' });
  expect(await item(shop.adana)).toMatchObject({
    halal: "yes",
    meat: "lamb",
    slaughter: "hand",
    contains: ["gelatine"],
  });
  await send({});
  expect(await item(shop.adana)).toMatchObject({ halal: "yes", meat: "lamb", contains: ["gelatine"] });
  await send({ halal: "", meat: "", slaughter: "", contains: "[]" });
  expect(await item(shop.adana)).toMatchObject({ halal: null, meat: null, slaughter: null, contains: [] });
  expect((await send({ meat: "pork" })).status).toBe(422);
});

test("[HALAL-6] search finds no dish that is not halal, and under a halal filter none that is not said to be", async () => {
  await certify("options");
  await mark([shop.adana], { halal: "yes" });
  const dishes = async (q: string, more = "") => {
    const { body } = await api.call("GET", `/search?${near}&q=${q}${more}`);
    return searchResponse
      .parse(body)
      .data.dishes.data.filter(({ restaurant_id: id }) => id === shop.id)
      .map(({ id }) => id);
  };
  expect(await dishes("lentil")).toEqual([shop.soup]);
  expect(await dishes("adana", "&halal=certified")).toEqual([shop.adana]);
  expect(await dishes("lentil", "&halal=certified"), "not stated").toEqual([]);
  await mark([shop.soup], { halal: "uncovered" });
  expect(await dishes("lentil", "&halal=certified"), "not on the certificate").toEqual([]);
  expect(await dishes("lentil", "&halal=hand"), "the owner's word").toEqual([shop.soup]);
  expect(await api.call("GET", path(""))).toMatchObject({ body: { data: { uncovered_dishes: 1 } } });
  await mark([shop.soup], { contains_add: ["alcohol"] });
  expect(await api.call("GET", path("")), "hidden").toMatchObject({ body: { data: { uncovered_dishes: 0 } } });
  await mark([shop.soup], { halal: "no" });
  await mark([shop.adana], { contains_add: ["alcohol"] });
  expect(await dishes("lentil")).toEqual([]);
  expect(await dishes("adana")).toEqual([]);
});

test("[HALAL-11] asked for slaughter by hand, search leaves out what a place by hand marks as slaughtered by machine", async () => {
  await certify("everything");
  const dishes = async (more: string) => {
    const { body } = await api.call("GET", `/search?${near}&q=adana${more}`);
    const { dishes: found } = searchResponse.parse(body).data;
    return found.data.filter(({ restaurant_id: id }) => id === shop.id).map(({ id }) => id);
  };
  await mark([shop.adana], { meat: "lamb", slaughter: "place" });
  expect(await dishes("&halal=hand")).toEqual([shop.adana]);
  await mark([shop.adana], { slaughter: "machine" });
  expect(await dishes("&halal=hand")).toEqual([]);
  expect(await dishes("&halal=certified")).toEqual([shop.adana]);
});

test("[HALAL-13] an order keeps what was true when it was placed, whatever becomes of certificate, statement and marks", async () => {
  await certify("options");
  await mark([shop.adana], { halal: "yes", meat: "lamb", slaughter: "place" });
  await mark([shop.soup], { contains_add: ["gelatine"] });
  await fillCart(api, customer, shop);
  const payment = await chargedPayment(api, customer, { restaurantId: shop.id, orderType: "takeaway" });
  const body = {
    restaurantId: shop.id,
    items: [{ menuItemId: shop.soup, quantity: 1 }],
    transactionId: payment.chargeId,
    paymentAmount: payment.amount,
    currency: "usd",
  };
  const headers = { "idempotency-key": payment.key };
  await api.call("POST", "/orders", { token: customer.token, headers, body });
  const [row] = await database.db.selectFrom("orders").select("id").where("customer_id", "=", customer.id).execute();
  const order = async () =>
    orderResponse.parse((await api.call("GET", `/orders/${row?.id}`, { token: customer.token })).body).data;
  const then = await order();
  expect(then.halal).toEqual({
    state: "certified",
    sentence: "Halal Trust of New England certified, halal options, hand-slaughtered, valid to January 2027",
    level: "options",
    certifier: "Halal Trust of New England",
    number: "HTNE-2026-0417",
    checked_on: "2026-11-20",
    expires_on: "2027-01-11",
  });
  expect(then.items.map(({ name, halal }) => [name, halal])).toEqual([
    [
      "Adana Kebab Plate",
      { state: "certified", words: ["Halal", "Hand-slaughtered", "Add-ons: not stated whether halal"] },
    ],
    ["Red Lentil Soup", { state: "unstated", words: ["Not stated whether halal", "Contains gelatine"] }],
    ["Pistachio Baklava", { state: "unstated", words: ["Not stated whether halal"] }],
  ]);
  const mail = api.mails.find(({ to, template }) => to === customer.email && template === "order-placed");
  expect(mail?.text).toContain("Certificate HTNE-2026-0417, checked November 20, 2026, valid to January 11, 2027.");
  expect(mail?.text).toContain("Contains gelatine");
  expect(mail?.text).toContain("Garlic yoghurt, Halal, Hand-slaughtered, Add-ons: not stated whether halal");
  await mark([shop.adana, shop.soup], { halal: "no", meat: null, slaughter: null, contains_remove: ["gelatine"] });
  await decide({ step: "revoke", note: "The certifier has withdrawn it" });
  expect(await order(), "revoked").toMatchObject({ halal: then.halal, items: then.items });
  api.clock.set("2027-06-01T17:00:00Z");
  customer = { ...customer, ...(await api.signIn("admin")) };
  expect(await order(), "expired").toMatchObject({ halal: then.halal, items: then.items });
});
