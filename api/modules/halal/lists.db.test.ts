import { beforeEach, expect, test } from "vitest";
import { browseResponse, searchResponse } from "@domain/contract/browse";
import { certifierResponse, halalEvidenceResponse, halalFiltersResponse, halalQueue } from "@domain/contract/halal";
import { restaurantResponse } from "@domain/contract/restaurant";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, type Shop } from "@tests/support/shop";
import { pdf } from "@tests/support/uploads";

const database = withTestDatabase();
let api: TestApi;
let admin: SignedIn;
let owner: SignedIn;
let shop: Shop;
const near = "latitude=41.6806&longitude=-72.9466&zip_code=06010";

beforeEach(async () => {
  await database.db.deleteFrom("restaurants").execute();
  api = createTestApi(database.db);
  api.clock.set("2026-11-20T17:00:00Z");
  shop = await openShop(database.db);
  admin = await api.signIn("admin");
  owner = await api.signIn("owner", { restaurantId: shop.id });
});

const statement = { level: "everything", slaughter: "hand", stunning: null, alcohol: "none", pork: null, fryers: null };
const path = (rest: string) => `/restaurants/${shop.id}/halal${rest}`;
const declare = (change: object = {}) =>
  api.call("PUT", path("/declaration"), {
    token: owner.token,
    body: { ...statement, signed_name: "Selin", ...change },
  });

async function decide(step: string) {
  const read = await api.call("GET", path("/evidence"), { token: admin.token });
  const [newest] = halalEvidenceResponse.parse(read.body).data.certificates;
  const body = { step, version: newest?.version, checked_by: ["lookup"], note: "By their list." };
  const response = await api.call("POST", path(`/certificates/${newest?.id}/decision`), { token: admin.token, body });
  expect(response.status).toBe(200);
}

async function certify(expires_on = "2026-11-21") {
  await declare();
  const form = new FormData();
  const paper = { certifier: "Nutmeg Halal Board", number: "1", scope: "outlet", holder: "Anatolia Grill House" };
  const days = { address: "214 North Main St", issued_on: "2026-01-12", expires_on };
  for (const [name, value] of Object.entries({ ...paper, ...days })) form.set(name, value);
  form.set("file", new Blob([new Uint8Array(pdf())], { type: "application/pdf" }), "halal.pdf");
  expect((await api.call("POST", path("/certificates"), { token: owner.token, body: form })).status).toBe(201);
  await decide("verify");
}

const browse = async (more = "") => browseResponse.parse((await api.call("GET", `/browse?${near}${more}`)).body).data;
const stateInLists = async () => [...(await browse()).open.data, ...(await browse()).closed.data][0]?.halal?.state;
const totals = async () =>
  Promise.all(
    ["certified", "hand", "no_alcohol", "everything"].map(async (name) => (await browse(`&halal=${name}`)).total),
  );
const found = async (q: string) => {
  const response = await api.call("GET", `/search?${near}&q=${encodeURIComponent(q)}`);
  return searchResponse.parse(response.body).data.places.data.map(({ halal }) => halal?.state);
};

test("[HALAL-10, HALAL-11] lists, filters and search follow the evidence at once, and claim nothing before it is there", async () => {
  expect(await stateInLists()).toBe("unstated");
  expect(await totals()).toEqual([0, 0, 0, 0]);
  await declare({ level: "options", slaughter: "machine", alcohol: "served" });
  expect([await stateInLists(), await totals()]).toEqual(["declared", [0, 0, 0, 0]]);
  await declare();
  expect([await stateInLists(), await totals()]).toEqual(["declared", [0, 1, 1, 1]]);
  await certify();
  expect([await stateInLists(), await totals()]).toEqual(["certified", [1, 1, 1, 1]]);
  expect((await browse()).facets?.halal).toContainEqual({ name: "certified", count: 1 });
  const place = restaurantResponse.parse((await api.call("GET", `/restaurants/${shop.id}`)).body).data;
  expect(place.halal).toMatchObject({ state: "certified", certifier: "Nutmeg Halal Board", checked_on: "2026-11-20" });
  expect(await found("nutmeg halal board")).toEqual(["certified"]);
  expect([await found("zabiha"), await found("hand slaughtered")]).toEqual([["certified"], ["certified"]]);
  // A changed word is signed anew, and nobody has looked at it yet.
  await declare({ slaughter: "machine" });
  expect([await stateInLists(), await totals()]).toEqual(["declared", [0, 0, 1, 1]]);
  expect([await found("nutmeg"), await found("zabiha")]).toEqual([[], []]);
});

test("[HALAL-3, HALAL-10] places are found by their certifier's short name as administrators say it now, and not by the one before", async () => {
  await certify();
  const directory = "/halal/certifiers";
  const certifier = { name: "Nutmeg Halal Board", short_name: "NHBX", country: "United States" };
  const added = await api.call("POST", directory, { token: admin.token, body: certifier });
  const { id } = certifierResponse.parse(added.body).data;
  await database.db.updateTable("halal_certificates").set({ certifier_id: id }).execute();
  expect([await found("nhbx"), await found("qnhb")]).toEqual([["certified"], []]);
  const body = { ...certifier, short_name: "QNHB", version: 1 };
  expect((await api.call("PUT", `${directory}/${id}`, { token: admin.token, body })).status).toBe(200);
  expect([await found("nhbx"), await found("qnhb")]).toEqual([[], ["certified"]]);
});

test("[HALAL-9] at the place's midnight after its last day a certificate is gone from lists, filters and search, without anybody's doing", async () => {
  await certify("2026-11-21");
  const at = async (now: string) => {
    api.clock.set(now);
    return [await stateInLists(), (await browse("&halal=certified")).total, await found("nutmeg")];
  };
  expect(await at("2026-11-22T04:59:59Z")).toEqual(["certified", 1, ["certified"]]);
  expect(await at("2026-11-22T05:00:00Z")).toEqual(["expired", 0, []]);
  expect([await totals(), await found("zabiha")]).toEqual([[0, 0, 0, 0], []]);
  const place = restaurantResponse.parse((await api.call("GET", `/restaurants/${shop.id}`)).body).data;
  expect(place.halal).toMatchObject({ state: "expired", expires_on: "2026-11-21" });
});

test("[HALAL-11] a customer's choice of filters is kept, by themselves alone, and lifted again", async () => {
  const { token } = await api.signIn("customer");
  const keep = async (filters: string[], by = token) => {
    const response = await api.call("PUT", "/halal/filters", { token: by, body: { filters } });
    const read = await api.call("GET", "/halal/filters", { token });
    return [response.status, halalFiltersResponse.parse(read.body).data.filters];
  };
  expect(await keep(["no_alcohol", "certified"])).toEqual([200, ["certified", "no_alcohol"]]);
  expect(await keep(["everything"], owner.token)).toEqual([403, ["certified", "no_alcohol"]]);
  expect(await keep(["mostly"])).toEqual([422, ["certified", "no_alcohol"]]);
  expect(await keep([])).toEqual([200, []]);
});

test("[HALAL-2, HALAL-10] a revoked certificate leaves lists with the decision; one of a place that is listed later comes with it", async () => {
  await certify("2027-06-01");
  await decide("revoke");
  expect([await stateInLists(), (await browse("&halal=certified")).total]).toEqual(["revoked", 0]);
  api.clock.set("2026-11-20T18:00:00Z");
  await certify("2027-06-01");
  const { db } = database;
  await db.updateTable("restaurants").set({ status: "suspended" }).where("id", "=", shop.id).execute();
  const unlisted = await api.call("GET", `/restaurants/${shop.id}`, { token: owner.token });
  expect(restaurantResponse.parse(unlisted.body).data.halal?.state).toBe("certified");
  expect((await browse()).in_reach).toBe(0);
  await db.updateTable("restaurants").set({ status: "approved" }).where("id", "=", shop.id).execute();
  expect(await stateInLists()).toBe("certified");
  // What a place is searched by is written anew when its name changes; its evidence stays.
  await db.updateTable("restaurants").set({ name: "Sofra" }).where("id", "=", shop.id).execute();
  expect(await found("nutmeg")).toEqual(["certified"]);
});

test("[HALAL-5] who signs on an older version is told by whom it was changed, and nothing of it is kept", async () => {
  await declare();
  await declare({ version: 1, slaughter: "machine" });
  const late = await declare({ version: 1, alcohol: "served" });
  expect(late).toMatchObject({ status: 409, body: { data: { version: 2, updated_by: "Test owner" } } });
  const read = await api.call("GET", path("/evidence"), { token: admin.token });
  expect(halalEvidenceResponse.parse(read.body).data.view.profile).toMatchObject({
    slaughter: "machine",
    alcohol: "none",
  });
});

test("[HALAL-8] who opens what a colleague opened within half an hour is told, in the list too; owners are not", async () => {
  await declare();
  const other = await api.signIn("admin");
  const look = async (token: string) => {
    const read = await api.call("GET", path(`/evidence?subject=${shop.id}`), { token });
    return halalEvidenceResponse.parse(read.body).data.looker;
  };
  const inList = async (token: string) => {
    const read = await api.call("GET", "/halal/queue?kind=new", { token });
    return halalQueue.parse(read.body).data.data.map(({ looker }) => looker);
  };
  expect(await look(admin.token)).toBeNull();
  expect(await look(other.token)).toEqual({ name: "Test", at: "2026-11-20T17:00:00.000Z" });
  expect([await look(admin.token), await look(owner.token)]).toEqual([null, null]);
  expect([await inList(admin.token), await inList(other.token)]).toEqual([[null], ["Test"]]);
  api.clock.set("2026-11-20T17:31:00Z");
  expect([await look(other.token), await inList(other.token)]).toEqual([null, [null]]);
  expect((await look(admin.token))?.name).toBe("Test");
});

test("[HALAL-15] a certified place that is not listed has no code for its door: scanned, it would lead to nothing", async () => {
  await certify("2027-06-01");
  const code = async () => {
    const read = await api.call("GET", path("/evidence"), { token: owner.token });
    return halalEvidenceResponse.parse(read.body).data.view.code;
  };
  const printed = await code();
  expect(printed).toMatch(/^\w{8}$/);
  const setStatus = (status: "approved" | "suspended") =>
    database.db.updateTable("restaurants").set({ status }).where("id", "=", shop.id).execute();
  await setStatus("suspended");
  expect([await code(), (await api.call("GET", `/halal/codes/${printed}`)).status]).toEqual([null, 404]);
  await setStatus("approved");
  expect([await code(), (await api.call("GET", `/halal/codes/${printed}`)).status]).toEqual([printed, 200]);
});
