import { beforeEach, expect, test } from "vitest";
import { browseResponse } from "@domain/contract/browse";
import { type HalalEvidence, halalEvidenceResponse, halalResponse } from "@domain/contract/halal";
import { menuItemResponse } from "@domain/contract/menu";
import { toHalalSummary } from "@domain/halal/halal-text";
import { getItemHalal, parseItemMarks } from "@domain/halal/items";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, type Shop } from "@tests/support/shop";
import { pdf } from "@tests/support/uploads";

// Each is a way in which a place could appear more halal than its evidence.
const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let owner: SignedIn;
let admin: SignedIn;

beforeEach(async () => {
  api = createTestApi(database.db);
  api.clock.set("2026-11-20T17:00:00Z");
  shop = await openShop(database.db);
  [owner, admin] = [await api.signIn("owner", { restaurantId: shop.id }), await api.signIn("admin")];
});

const path = (rest = "", id = shop.id) => `/restaurants/${id}/halal${rest}`;
const statement = { level: "everything", slaughter: "hand", stunning: null, alcohol: "none", pork: null, fryers: null };
const declare = (change: object = {}) =>
  api.call("PUT", path("/declaration"), {
    token: owner.token,
    body: { ...statement, signed_name: "Selin", ...change },
  });
function send(change: Record<string, string> = {}, file = pdf()) {
  // The newest stands first.
  api.clock.set(new Date(api.clock.now().getTime() + 1000));
  const form = new FormData();
  const paper = { certifier: "Halal Trust", number: "HT-1", scope: "outlet", holder: "Anatolia Grill House" };
  const rest = { address: "214 North Main St", issued_on: "2026-01-12", expires_on: "2027-01-11", is_public: "true" };
  for (const [name, value] of Object.entries({ ...paper, ...rest, ...change })) form.set(name, value);
  form.set("file", new Blob([new Uint8Array(file)], { type: "application/pdf" }), "halal.pdf");
  return api.call("POST", path("/certificates"), { token: owner.token, body: form });
}
const evidence = async (id = shop.id): Promise<HalalEvidence> =>
  halalEvidenceResponse.parse((await api.call("GET", path("/evidence", id), { token: admin.token })).body).data;
const view = async (id = shop.id) => halalResponse.parse((await api.call("GET", path("", id))).body).data;
const state = async () => (await view()).state;
async function decide(change: object = {}) {
  const [paper] = (await evidence()).certificates;
  const body = { step: "verify", version: paper?.version, checked_by: ["lookup"], ...change };
  return api.call("POST", path(`/certificates/${paper?.id}/decision`), { token: admin.token, body });
}
async function certify() {
  await declare();
  await send();
  expect((await decide()).status).toBe(200);
  expect(await state()).toBe("certified");
}
const review = async () => {
  const { version } = await evidence();
  return api.call("POST", path("/review"), { token: admin.token, body: { version } });
};
const listNotifications = async ({ id }: SignedIn) =>
  (
    await database.db
      .selectFrom("notifications")
      .select("title")
      .where("user_id", "=", id)
      .where("kind", "=", "halal.moved")
      .executeTakeFirst()
  )?.title;
const stateInLists = async () => {
  const { body } = await api.call("GET", "/browse?latitude=41.6806&longitude=-72.9466&zip_code=06010");
  const { open, closed } = browseResponse.parse(body).data;
  return [...open.data, ...closed.data].find(({ id }) => id === shop.id)?.halal?.state;
};

test("[HALAL-2] a state typed into the bodies of place and dish changes nothing", async () => {
  const halal = { state: "certified", level: "everything", certifier: "Halal Trust", expires_on: "2030-01-01" };
  const typed = { halal, halal_state: "certified", reviewed_at: "2026-11-20", halal_marks: ["certified"] };
  const saved = await api.call("PUT", `/restaurants/${shop.id}/settings`, {
    token: owner.token,
    body: { website: "https://sofra.example", ...typed },
  });
  expect([200, 422]).toContain(saved.status);
  const item = new FormData();
  const fields = { name: "Adana", description: "Minced lamb over oak", price: "15.99", category: "Kebab plates" };
  for (const [name, value] of Object.entries({ ...fields, halal: "yes", state: "certified", level: "everything" }))
    item.set(name, value);
  expect((await api.call("PUT", `/menu-items/${shop.adana}`, { token: owner.token, body: item })).status).toBe(200);
  expect([await state(), await stateInLists()]).toEqual(["unstated", "unstated"]);
  const dish = menuItemResponse.parse((await api.call("GET", `/menu-items/${shop.adana}`)).body).data;
  expect(getItemHalal(toHalalSummary(await view()), parseItemMarks(dish)).state).toBe("unstated");
});

test("[HALAL-2] the file of a verified paper cannot be swapped: what is sent later waits as a paper of its own", async () => {
  await certify();
  const [{ id = "" } = {}] = (await evidence()).certificates;
  const bytes = async () => {
    const response = await api.api.request(path(`/certificates/${id}/file`));
    return response.status === 200 ? Buffer.from(await response.arrayBuffer()).toString() : response.status;
  };
  const before = await bytes();
  const body = new FormData();
  body.set("file", new Blob([new Uint8Array(pdf("another paper"))], { type: "application/pdf" }), "halal.pdf");
  for (const method of ["PUT", "PATCH", "POST", "DELETE"])
    for (const rest of [`/certificates/${id}`, `/certificates/${id}/file`])
      expect((await api.call(method, path(rest), { token: owner.token, body })).status, `${method} ${rest}`).toBe(404);
  expect((await send({ id, certificate_id: id, state: "verified" }, pdf("another paper"))).status).toBe(201);
  expect((await evidence()).certificates.map((paper) => paper.state)).toEqual(["submitted", "verified"]);
  expect(await bytes()).toBe(before);
  expect((await view()).certificate?.id).toBe(id);
});

test("[HALAL-2] certificate and supplier of another place, and a certifier out of choice, lend nothing", async () => {
  await certify();
  const [{ id = "", version } = {}] = (await evidence()).certificates;
  const first = shop;
  shop = await openShop(database.db);
  owner = await api.signIn("owner", { restaurantId: shop.id });
  await declare();
  const body = { step: "verify", version, checked_by: ["lookup"] };
  const verify = await api.call("POST", path(`/certificates/${id}/decision`), { token: admin.token, body });
  expect(verify.status).toBe(404);
  expect((await send({ restaurant_id: first.id, id })).status).toBe(201);
  expect(await state()).toBe("declared");
  const supplier = { name: "Nutmeg", animals: ["chicken"], signed_name: "Selin" };
  await api.call("POST", path("/suppliers"), { token: owner.token, body: supplier });
  const [own] = (await evidence()).view.suppliers;
  shop = first;
  owner = await api.signIn("owner", { restaurantId: first.id });
  const foreign = await send({ scope: "supplier", supplier_id: own?.id ?? "" });
  expect(foreign).toMatchObject({ status: 422, body: { errors: { supplier_id: expect.any(String) } } });
  const certifier = { name: `Trust ${first.id}`, short_name: "T", country: "United States", is_active: false };
  await api.call("POST", "/halal/certifiers", { token: admin.token, body: certifier });
  const { id: unused } = await database.db
    .selectFrom("certifiers")
    .select("id")
    .where("name", "=", certifier.name)
    .executeTakeFirstOrThrow();
  expect((await send({ certifier_id: unused })).status).toBe(422);
});

test("[HALAL-2] a paper that ended while it waited, or is corrected to days to come or long past, is not verified", async () => {
  await declare();
  await send({ expires_on: "2026-11-25" });
  const corrected = (corrections: object) => decide({ corrections, note: "As it stands there" });
  expect((await corrected({ issued_on: "2026-11-21" })).status, "to come").toBe(422);
  expect((await corrected({ expires_on: "2026-11-19" })).status, "past").toBe(422);
  expect((await corrected({ expires_on: "2040-01-01" })).status, "decades").toBe(422);
  api.clock.set("2026-11-26T05:00:00Z");
  expect((await decide()).status, "ended yesterday").toBe(422);
  expect(await state()).toBe("declared");
});

test("[HALAL-8] of two administrators at once, of one and an owner who signs, one is told; what stays is never more than both knew", async () => {
  await declare();
  await send();
  const [paper] = (await evidence()).certificates;
  const step = (name: string) =>
    api.call("POST", path(`/certificates/${paper?.id}/decision`), {
      token: admin.token,
      body: { step: name, version: paper?.version, checked_by: ["lookup"], note: "By their list" },
    });
  const decided = await Promise.all([step("verify"), step("refuse")]);
  expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await state()).toBe(decided[0]?.status === 200 ? "certified" : "declared");
  await send({ number: "HT-2" });
  const [next] = (await evidence()).certificates;
  const [verified] = await Promise.all([
    api.call("POST", path(`/certificates/${next?.id}/decision`), {
      token: admin.token,
      body: { step: "verify", version: next?.version, checked_by: ["lookup"] },
    }),
    declare({ level: "options" }),
  ]);
  expect([200, 409]).toContain(verified.status);
  expect(await state(), "the owner's change is after the look, or was not looked at").toBe("declared");
});

test("[HALAL-5] suppliers edited after approval need another look, and the paper of one that is gone is shown no more", async () => {
  await certify();
  const supplier = { name: "Nutmeg", animals: ["chicken"], signed_name: "Selin" };
  await api.call("POST", path("/suppliers"), { token: owner.token, body: supplier });
  expect([await state(), await stateInLists()]).toEqual(["declared", "declared"]);
  const [own] = (await evidence()).view.suppliers;
  await send({ scope: "supplier", supplier_id: own?.id ?? "", number: "S-1" });
  await decide();
  expect((await view()).other_certificates).toMatchObject([{ number: "S-1" }]);
  expect((await review()).status).toBe(200);
  expect(await state()).toBe("certified");
  await api.call("DELETE", path(`/suppliers/${own?.id}?signed_name=Selin`), { token: owner.token });
  expect(await view()).toMatchObject({ state: "declared", other_certificates: [], suppliers: [] });
});

test("[HALAL-5] a place that takes another name or address than its certificate has falls to the owner's word until it is looked at", async () => {
  await certify();
  const settings = (body: object, token = owner.token) =>
    api.call("PUT", `/restaurants/${shop.id}/settings`, { token, body });
  expect((await settings({ street_address: "214 N. Main Street", phone: "(860) 555-0143" })).status).toBe(200);
  expect(await state(), "written otherwise").toBe("certified");
  expect((await settings({ street_address: "9 Riverside Ave" })).status).toBe(200);
  expect([await state(), await stateInLists()]).toEqual(["declared", "declared"]);
  expect((await view()).history[0]?.what).toBe("Name or address changed, to be reviewed");
  const queue = await api.call("GET", "/halal/queue?kind=new", { token: admin.token });
  expect(JSON.stringify(queue.body)).toContain(shop.id);
  expect((await evidence()).certificates[0]?.differences).toEqual(["address"]);
  expect([await listNotifications(owner), await listNotifications(admin)]).toEqual([
    "Your halal certificate names another name or address",
    "Anatolia Grill House has another name or address than its certificate",
  ]);
  await settings({ street_address: "214 North Main St" });
  expect(await state(), "going back is looked at too").toBe("declared");
  await review();
  expect(await state()).toBe("certified");
  await settings({ name: "Sofra" });
  expect(await state()).toBe("declared");
});

test("[HALAL-8] what an administrator has open of a place is old once that takes another name or town", async () => {
  await declare();
  await send();
  const [paper] = (await evidence()).certificates;
  const move = (body: object) => api.call("PUT", `/restaurants/${shop.id}/settings`, { token: owner.token, body });
  expect((await move({ city: "Hartford" })).status).toBe(200);
  expect((await decide({ version: paper?.version, note: "Seen on their list" })).status).toBe(409);
  expect((await decide()).status).toBe(200);
  await declare();
  const { version } = await evidence();
  expect((await move({ name: "Sofra" })).status).toBe(200);
  const look = await api.call("POST", path("/review"), { token: admin.token, body: { version } });
  expect([look.status, await state()]).toEqual([409, "declared"]);
});

test("[HALAL-6] a dish takes no evidence along to another place, nor does a menu that is imported there", async () => {
  await certify();
  const sofra = await openShop(database.db);
  const second = await api.signIn("owner", { restaurantId: sofra.id });
  const form = new FormData();
  const fields = { name: "Adana", description: "Minced lamb over oak", price: "15.99", category: "Kebab plates" };
  for (const [name, value] of Object.entries({ ...fields, restaurant_id: shop.id, halal: "yes" }))
    form.set(name, value);
  await api.call("PUT", `/menu-items/${sofra.adana}`, { token: second.token, body: form });
  expect((await api.call("PUT", `/menu-items/${shop.adana}`, { token: second.token, body: form })).status).toBe(404);
  const moved = menuItemResponse.parse((await api.call("GET", `/menu-items/${sofra.adana}`)).body).data;
  expect(moved.restaurant_id).toBe(sofra.id);
  const lines = ["name,description,price,category,halal,slaughter,state", "Shish,Over oak and charcoal,9.00,Grill,"];
  const file = (halal: string) => {
    const body = new FormData();
    body.set("restaurant_id", sofra.id);
    body.set("file", new File([[lines[0], `${lines[1]}${halal},by hand,certified`].join("\n")], "menu.csv"));
    return api.call("POST", "/menu-items/bulk-upload", { token: second.token, body });
  };
  expect((await file("certified")).status, "no mark of a dish").toBe(422);
  expect((await file("halal")).status).toBe(200);
  const summary = toHalalSummary(await view(sofra.id));
  const stored = await database.db
    .selectFrom("menu_items")
    .select(["halal", "meat", "slaughter", "contains"])
    .where("restaurant_id", "=", sofra.id)
    .execute();
  expect(stored.map((row) => getItemHalal(summary, parseItemMarks(row)).state)).toEqual(
    Array(stored.length).fill("unstated"),
  );
  expect(stored).toContainEqual(expect.objectContaining({ halal: "yes", slaughter: "hand" }));
});

test("[HALAL-5] a sales agent sends papers of places they registered, of no other, and decides, signs and learns of no concern", async () => {
  await certify();
  const [agent, other] = [await api.signIn("agent"), await api.signIn("agent")];
  await database.db.updateTable("restaurants").set({ registered_by: agent.id }).where("id", "=", shop.id).execute();
  const concern = new FormData();
  concern.set("kind", "pork");
  concern.set("text", "There was pork in the kitchen");
  await api.call("POST", path("/concerns"), { body: concern });
  const read = (token: string) => api.call("GET", path("/evidence"), { token });
  const own = halalEvidenceResponse.parse((await read(agent.token)).body).data;
  expect(own).toMatchObject({ concerns: [], papers: [], view: { state: "certified" } });
  expect((await read(other.token)).status).toBe(404);
  const keeper = owner;
  owner = other;
  expect((await send({ number: "HT-9" })).status).toBe(404);
  owner = agent;
  expect(await send({ number: "HT-2", expires_on: "2028-01-11", state: "verified" })).toMatchObject({
    status: 201,
    body: { data: { concerns: [] } },
  });
  expect((await declare()).status).toBe(403);
  owner = keeper;
  const [sent] = (await evidence()).certificates;
  expect(sent).toMatchObject({ number: "HT-2", state: "submitted" });
  const decision = { step: "verify", version: sent?.version, checked_by: ["lookup"] };
  for (const body of [decision, { ...decision, step: "refuse", note: "No" }])
    expect(
      (await api.call("POST", path(`/certificates/${sent?.id}/decision`), { token: agent.token, body })).status,
    ).toBe(403);
  expect((await view()).certificate?.number).toBe("HT-1");
});
