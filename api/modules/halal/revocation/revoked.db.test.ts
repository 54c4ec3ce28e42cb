import { beforeEach, expect, test } from "vitest";
import { browseResponse } from "@domain/contract/browse";
import { halalEvidenceResponse, halalResponse } from "@domain/contract/halal";
import type { CertificateStep } from "@domain/halal/certificate";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, type Shop } from "@tests/support/shop";
import { pdf } from "@tests/support/uploads";

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

const path = (rest = "") => `/restaurants/${shop.id}/halal${rest}`;
const later = () => api.clock.set(new Date(api.clock.now().getTime() + 60_000));
const evidence = async () =>
  halalEvidenceResponse.parse((await api.call("GET", path("/evidence"), { token: admin.token })).body).data;
const statement = { level: "everything", slaughter: "hand", stunning: null, alcohol: "none", pork: null, fryers: null };

async function declare() {
  later();
  const body = { ...statement, signed_name: "Selin" };
  expect((await api.call("PUT", path("/declaration"), { token: owner.token, body })).status).toBe(200);
}
async function send(expiresOn: string) {
  later();
  const form = new FormData();
  const paper = { certifier: "Halal Trust", number: "HT-1", scope: "outlet", holder: "Anatolia Grill House" };
  const days = { address: "214 North Main St", issued_on: "2026-01-12", expires_on: expiresOn, is_public: "true" };
  for (const [name, value] of Object.entries({ ...paper, ...days })) form.set(name, value);
  form.set("file", new Blob([new Uint8Array(pdf())], { type: "application/pdf" }), "halal.pdf");
  expect((await api.call("POST", path("/certificates"), { token: owner.token, body: form })).status).toBe(201);
}
async function decide(step: CertificateStep, index = 0) {
  later();
  const paper = (await evidence()).certificates[index];
  const body = { step, version: paper?.version, checked_by: ["lookup"], note: "By their list" };
  return (await api.call("POST", path(`/certificates/${paper?.id}/decision`), { token: admin.token, body })).status;
}
async function accept() {
  later();
  const { version } = await evidence();
  return (await api.call("POST", path("/review"), { token: admin.token, body: { version } })).status;
}
async function certify(expiresOn = "2027-01-11") {
  await declare();
  await send(expiresOn);
  expect(await decide("verify")).toBe(200);
}
/** The state on the place's page and in lists, and by how many filters that need no certificate lists find it. */
async function shown() {
  const { state } = halalResponse.parse((await api.call("GET", path())).body).data;
  const list = async (filter = "") => {
    const near = "latitude=41.6806&longitude=-72.9466&zip_code=06010";
    const { open, closed } = browseResponse.parse((await api.call("GET", `/browse?${near}${filter}`)).body).data;
    return [...open.data, ...closed.data].find(({ id }) => id === shop.id);
  };
  const filters = ["certified", "hand", "no_alcohol", "everything"];
  const found = await Promise.all(filters.map((filter) => list(`&halal=${filter}`)));
  const passed = filters.filter((_, index) => found[index]);
  return [state, (await list())?.halal?.state, passed.join(" ")];
}
const revoked = ["revoked", "revoked", ""];
const declared = ["declared", "declared", "hand no_alcohol everything"];

test("[HALAL-2, HALAL-11] a revoked certificate takes along what the owner stated beside it, until it is signed anew and accepted", async () => {
  await certify();
  expect((await shown())[0]).toBe("certified");
  expect(await decide("revoke")).toBe(200);
  expect(await shown()).toEqual(revoked);
  expect(api.mails.at(-1)).toMatchObject({ to: owner.email, text: expect.stringContaining("Sign it again") });
  expect(await accept(), "nothing is signed").toBe(409);
  await declare();
  expect(await shown(), "the owner's word alone").toEqual(revoked);
  expect(await accept()).toBe(200);
  expect(await shown()).toEqual(declared);
});

test("[HALAL-2, HALAL-9] revoking a certificate that had expired lifts nothing: no filter finds the place by what was stated before", async () => {
  await certify("2026-11-25");
  api.clock.set("2026-11-26T17:00:00Z");
  expect(await shown()).toEqual(["expired", "expired", ""]);
  expect(await decide("revoke")).toBe(200);
  expect(await shown()).toEqual(revoked);
});

test("[HALAL-2] an older certificate that is still valid does not take the place of a revoked one; one verified later does", async () => {
  await certify("2026-12-31");
  await send("2027-06-01");
  expect(await decide("verify")).toBe(200);
  expect(await decide("revoke")).toBe(200);
  expect(await shown()).toEqual(revoked);
  await send("2027-12-01");
  expect(await decide("verify"), "beside nothing signed").toBe(409);
  await declare();
  expect(await decide("verify")).toBe(200);
  expect((await shown()).slice(0, 2)).toEqual(["certified", "certified"]);
  await declare();
  expect(await shown(), "changed since, it is the owner's word").toEqual(declared);
});

test("[HALAL-9] a statement that was signed while the certificate was valid, and accepted after, does not lift that it has expired", async () => {
  await certify("2026-11-25");
  await declare();
  expect(await shown()).toEqual(declared);
  api.clock.set("2026-11-26T17:00:00Z");
  expect(await accept()).toBe(200);
  expect(await shown()).toEqual(["expired", "expired", ""]);
  await declare();
  expect(await accept()).toBe(200);
  expect(await shown()).toEqual(declared);
});
