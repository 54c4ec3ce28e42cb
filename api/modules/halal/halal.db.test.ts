import { beforeAll, beforeEach, expect, test } from "vitest";
import { deleteExpiredRegistrations } from "@api/modules/registrations/drafts";
import { type HalalEvidence, halalEvidenceResponse, halalQueue, halalResponse } from "@domain/contract/halal";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { sampleFiles } from "@tests/support/registration-form";
import { openShop, type Shop } from "@tests/support/shop";
import { pdf } from "@tests/support/uploads";

const database = withTestDatabase();
let api: TestApi;
let admin: SignedIn;
let owner: SignedIn;
let shop: Shop;

beforeAll(async () => {
  api = createTestApi(database.db, { rateLimits: { concernAddress: { max: 5, seconds: 3600 } } });
  admin = await api.signIn("admin");
});
beforeEach(async () => {
  api.clock.set("2026-11-20T17:00:00Z");
  shop = await openShop(database.db);
  owner = await api.signIn("owner", { restaurantId: shop.id });
  api.mails.length = 0;
});

const profile = { level: "everything", slaughter: "hand", stunning: null, alcohol: "none", pork: "none", fryers: null };
const statement = { ...profile, signed_name: "Selin Aydın" };
const paper = {
  certifier: "Halal Trust of New England",
  number: "HTNE-2026-0417",
  scope: "outlet",
  holder: "Anatolia Grill House",
  address: "214 North Main Street, Bristol",
  issued_on: "2026-01-12",
  expires_on: "2027-01-11",
};
const path = (rest = "", id = shop.id) => `/restaurants/${id}/halal${rest}`;
const declare = (change: object = {}, token = owner.token) =>
  api.call("PUT", path("/declaration"), { token, body: { ...statement, ...change } });
function send(change: Record<string, string> = {}, token = owner.token, file: Buffer | null = pdf()) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...paper, ...change })) form.set(name, value);
  if (file) form.set("file", new Blob([new Uint8Array(file)], { type: "application/pdf" }), "halal.pdf");
  return api.call("POST", path("/certificates"), { token, body: form });
}
const evidence = async (token = admin.token): Promise<HalalEvidence> =>
  halalEvidenceResponse.parse((await api.call("GET", path("/evidence"), { token })).body).data;
const view = async () => halalResponse.parse((await api.call("GET", path())).body).data;
async function decide(change: object = {}, token = admin.token) {
  const [newest] = (await evidence()).certificates;
  const body = { step: "verify", version: newest?.version, checked_by: ["lookup", "phone"], ...change };
  return api.call("POST", path(`/certificates/${newest?.id}/decision`), { token, body });
}
async function certify() {
  expect((await declare()).status).toBe(200);
  expect((await send()).status).toBe(201);
  expect(await decide()).toMatchObject({ status: 200 });
}

test("[HALAL-1, HALAL-2, HALAL-10, HALAL-15] from nothing stated by the owner's word to a certificate that an administrator has checked", async () => {
  expect(await view()).toMatchObject({ state: "unstated", certificate: null, profile: { level: null } });
  await declare();
  expect(await view()).toMatchObject({ state: "declared", profile: { slaughter: "hand", fryers: null }, code: null });
  await send();
  expect(await view(), "sent is not checked").toMatchObject({ state: "declared", certificate: null });
  expect(api.mails.map(({ to, subject }) => [to, subject])).toContainEqual([
    admin.email,
    "Anatolia Grill House has sent a halal certificate",
  ]);
  expect(await decide()).toMatchObject({ status: 200 });
  const shown = await view();
  expect(shown).toMatchObject({
    state: "certified",
    certificate: { number: "HTNE-2026-0417", state: "verified", checked_by: ["lookup", "phone"], file: null },
  });
  expect(shown.code).toMatch(/^[2-9A-Z]{8}$/);
  expect(shown.history.map(({ what }) => what)).toEqual([
    "Certificate checked with the certifier",
    "Owner’s statement signed",
  ]);
  expect(api.mails.at(-1)).toMatchObject({ to: owner.email, text: expect.stringMatching(/verified[^]*Valid until J/) });
  const log = database.db.selectFrom("audit_log").select(["action", "actor_id"]).where("restaurant_id", "=", shop.id);
  expect(await log.where("action", "=", "halal.certificate-verified").execute(), "a person named in the log").toEqual([
    { action: "halal.certificate-verified", actor_id: admin.id },
  ]);
  const byCode = await api.call("GET", `/halal/codes/${shown.code?.toLowerCase()}`);
  expect(byCode).toMatchObject({ status: 200, body: { data: { state: "certified", name: "Anatolia Grill House" } } });
  expect((await api.call("GET", "/halal/codes/ABCDEFGH")).status).toBe(404);
});

test("[HALAL-9] the day after the last day everybody reads that it has expired, without anybody's doing", async () => {
  await certify();
  api.clock.set("2027-01-12T04:59:00Z");
  expect(await view(), "a minute before midnight in Connecticut").toMatchObject({ state: "certified" });
  api.clock.set("2027-01-12T05:00:00Z");
  expect(await view()).toMatchObject({
    state: "expired",
    certificate: { expires_on: "2027-01-11", state: "expired" },
    code: null,
  });
  await declare();
  expect(await view(), "signing does not lift it").toMatchObject({ state: "expired" });
});

test("[HALAL-2, HALAL-5] no state, level of evidence or verifier can be typed in, and only administrators decide", async () => {
  await declare({
    state: "certified",
    reviewed_at: "2026-11-20T00:00:00Z",
    declared_at: "2020-01-01",
    code: "AAAAAAAA",
  });
  await send({ state: "verified", decided_by: admin.id, checked_by: "lookup", version: "7" });
  const { certificates, reviewed_at } = await evidence();
  expect(certificates).toMatchObject([{ state: "submitted", decided_by: null, checked_by: [], version: 1 }]);
  expect(reviewed_at).toBeNull();
  expect(await view()).toMatchObject({ state: "declared", code: null });
  const [manager, staff, customer] = [
    await api.signIn("manager", { restaurantId: shop.id }),
    await api.signIn("staff", { restaurantId: shop.id }),
    await api.signIn("customer"),
  ];
  for (const { token } of [owner, manager, staff, customer]) {
    expect((await decide({}, token)).status).toBe(403);
    expect((await api.call("POST", path("/review"), { token, body: { version: 1 } })).status).toBe(403);
    expect((await api.call("GET", "/halal/queue", { token })).status).toBe(403);
  }
  for (const { token } of [staff, customer]) {
    expect((await declare({}, token)).status).toBe(403);
    expect((await send({}, token)).status).toBe(403);
    expect((await api.call("GET", path("/evidence"), { token })).status).toBe(403);
  }
  expect((await declare({}, admin.token)).status, "administrators do not sign for owners").toBe(403);
  expect((await api.call("GET", path("/evidence"))).status).toBe(401);
  const stranger = await api.signIn("owner", { restaurantId: (await openShop(database.db)).id });
  expect((await declare({}, stranger.token)).status).toBe(403);
  expect((await send({}, stranger.token)).status).toBe(403);
});

test("[HALAL-2] dates in the future or the past, no file, a file that is none: refused field by field", async () => {
  await declare();
  const errors = async (response: ReturnType<typeof send>) => {
    const { status, body } = await response;
    expect(status).toBe(422);
    return body;
  };
  expect(await errors(send({ issued_on: "2026-11-21" }))).toMatchObject({ errors: { issued_on: expect.any(String) } });
  expect(await errors(send({ expires_on: "2026-11-19" }))).toMatchObject({
    errors: { expires_on: expect.any(String) },
  });
  expect(await errors(send({ expires_on: "2036-01-01" }))).toMatchObject({
    errors: { expires_on: expect.any(String) },
  });
  expect(await errors(send({ issued_on: "2026-02-30" }))).toMatchObject({ errors: { issued_on: expect.any(String) } });
  expect(await errors(send({}, owner.token, null))).toMatchObject({ errors: { file: expect.any(String) } });
  expect(await errors(send({}, owner.token, Buffer.from("<script>")))).toMatchObject({
    errors: { file: expect.any(String) },
  });
  expect((await evidence()).certificates).toEqual([]);
});

test("[HALAL-5] a changed level or supplier shows as not verified until somebody has looked at it", async () => {
  await certify();
  await declare({ level: "options" });
  expect(await view()).toMatchObject({ state: "declared", certificate: null });
  const { version } = await evidence();
  const review = (seen: number) => api.call("POST", path("/review"), { token: admin.token, body: { version: seen } });
  expect((await review(version - 1)).status, "an older statement").toBe(409);
  expect((await review(version)).status).toBe(200);
  expect(await view()).toMatchObject({ state: "certified", profile: { level: "options" } });
  const supplier = { name: "Nutmeg Valley Poultry", animals: ["chicken"], signed_name: "Selin Aydın" };
  const added = await api.call("POST", path("/suppliers"), { token: owner.token, body: supplier });
  expect(added).toMatchObject({ status: 200 });
  expect(await view()).toMatchObject({ state: "declared", suppliers: [{ name: "Nutmeg Valley Poultry" }] });
  await review((await evidence()).version);
  const [first] = (await evidence()).view.suppliers;
  const remove = (id: string | undefined, token = owner.token) =>
    api.call("DELETE", path(`/suppliers/${id}?signed_name=Selin`), { token });
  expect((await remove(first?.id)).status).toBe(200);
  expect(await view()).toMatchObject({ state: "declared", suppliers: [] });
  expect((await remove(first?.id)).status).toBe(404);
});

test("[HALAL-8] two administrators at once: the second is told; a statement changed meanwhile makes a look at it old", async () => {
  await declare();
  await send();
  const [seen] = (await evidence()).certificates;
  const verify = (version: number | undefined, { token } = admin) =>
    api.call("POST", path(`/certificates/${seen?.id}/decision`), {
      token,
      body: { step: "verify", version, checked_by: ["lookup"] },
    });
  await declare({ level: "options" });
  expect((await verify(seen?.version)).status, "the owner has signed something else meanwhile").toBe(409);
  const current = (await evidence()).certificates[0]?.version;
  const responses = await Promise.all([verify(current), verify(current, await api.signIn("admin"))]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await decide({ step: "refuse", note: "Too late" })).status, "decided is decided").toBe(409);
  expect((await decide({ step: "revoke", note: "The certifier has withdrawn it." })).status).toBe(200);
  expect(await view()).toMatchObject({ state: "revoked" });
  expect((await decide()).status, "revoked stays revoked").toBe(409);
});

test("[HALAL-8] verifying needs a way of checking, a signed level, and a note where holder or address differ; corrections keep what was typed", async () => {
  await send({ holder: "Karachi Handi Inc.", number: "HTNE-2026-041" });
  expect((await decide()).status, "no level").toBe(409);
  await declare();
  expect((await evidence()).certificates[0]?.differences).toEqual(["holder"]);
  expect((await decide({ checked_by: [] })).status).toBe(422);
  expect(await decide()).toMatchObject({ status: 422, body: { errors: { note: expect.any(String) } } });
  const corrections = { number: "HTNE-2026-0417", expires_on: "2026-12-31" };
  expect((await decide({ corrections: { ...corrections, expires_on: "2026-11-01" }, note: "x" })).status).toBe(422);
  expect((await decide({ corrections, note: "Trades as Anatolia Grill House." })).status).toBe(200);
  expect((await evidence()).certificates).toMatchObject([
    {
      number: "HTNE-2026-0417",
      expires_on: "2026-12-31",
      holder: "Karachi Handi Inc.",
      typed: { number: "HTNE-2026-041", expires_on: "2027-01-11" },
      check_note: "Trades as Anatolia Grill House.",
    },
  ]);
});

test("[HALAL-2] a certificate belongs to its place, and its file to whoever may see it", async () => {
  await declare();
  await send({ is_public: "true" });
  const [{ id = "" } = {}] = (await evidence()).certificates;
  const file = (token?: string, place = shop.id) =>
    api.call("GET", path(`/certificates/${id}/file`, place), token ? { token } : {});
  expect((await file()).status, "not verified").toBe(404);
  expect((await file(owner.token)).status).toBe(200);
  const other = await openShop(database.db);
  const decision = { step: "verify", version: 1, checked_by: ["lookup"] };
  const elsewhere = path(`/certificates/${id}/decision`, other.id);
  expect((await api.call("POST", elsewhere, { token: admin.token, body: decision })).status).toBe(404);
  expect((await file(admin.token, other.id)).status).toBe(404);
  await decide();
  expect((await file()).status).toBe(200);
  const stranger = await api.signIn("owner", { restaurantId: other.id });
  await decide({ step: "revoke", note: "Withdrawn" });
  expect((await file(stranger.token)).status, "no longer shown").toBe(404);
});

test("[HALAL-8, HALAL-12] a concern reaches the queue, the place hears it without who reported it, and the reporter what came of it", async () => {
  const concern = { kind: "mixed", text: "The same grill for pork and lamb.", email: "hana@example.test" };
  const report = (words: Record<string, string> = concern, photo?: Uint8Array) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(words)) body.append(name, value);
    if (photo) body.append("photo", new File([new Uint8Array(photo)], "grill.png", { type: "image/png" }));
    return api.call("POST", path("/concerns"), { body });
  };
  expect(await report({ ...concern, text: "Bad" })).toMatchObject({ status: 422 });
  expect(await report(concern, Buffer.from("<svg>"))).toMatchObject({ status: 422 });
  await Promise.all([report(concern, sampleFiles.png), report(concern, sampleFiles.png)]);
  expect((await view()).concern_since).toBe("2026-11-20T17:00:00.000Z");
  expect(JSON.stringify(await evidence(owner.token))).not.toContain("hana@example.test");
  expect((await evidence(owner.token)).concerns).toMatchObject([{ has_photo: false }]);
  expect((await evidence()).concerns).toMatchObject([{ email: "hana@example.test", has_photo: true, state: "open" }]);
  const queue = halalQueue.parse(
    (await api.call("GET", "/halal/queue?kind=reported", { token: admin.token })).body,
  ).data;
  const queued = queue.data.filter(({ restaurant_id }) => restaurant_id === shop.id);
  expect(queued).toMatchObject([{ what: "concern" }]);
  const photo = async (who: SignedIn) =>
    (await api.call("GET", `/halal/concerns/${queued[0]?.id}/photo`, { token: who.token })).status;
  await deleteExpiredRegistrations(api.dependencies);
  expect([await photo(owner), await photo(admin)]).toEqual([403, 200]);
  api.mails.length = 0;
  const answer = (body: object) =>
    api.call("POST", `/halal/concerns/${queued[0]?.id}/answer`, { token: admin.token, body });
  expect((await answer({ outcome: "open", text: "Still open" })).status).toBe(422);
  expect((await answer({ outcome: "dismissed", text: "Two grills, seen on a visit." })).status).toBe(200);
  expect((await answer({ outcome: "upheld", text: "Second thoughts" })).status).toBe(409);
  expect(api.mails).toMatchObject([{ to: "hana@example.test" }]);
  expect((await evidence()).concerns).toMatchObject([{ email: null, has_photo: false, state: "dismissed" }]);
  expect(await photo(admin), "gone with the address").toBe(404);
  expect((await view()).concern_since).toBeNull();
  const responses = await Promise.all(Array.from({ length: 6 }, () => report()));
  expect(responses.map(({ status }) => status)).toContain(429);
});

test("[HALAL-8] the queue tells new papers and statements, what ends within 60 days, and what has ended, each once", async () => {
  const mine = async (kind: string) => {
    const { body } = await api.call("GET", `/halal/queue?kind=${kind}`, { token: admin.token });
    return halalQueue.parse(body).data.data.filter(({ restaurant_id }) => restaurant_id === shop.id);
  };
  await declare();
  expect(await mine("new")).toMatchObject([{ what: "declaration" }]);
  await send();
  expect(await mine("new")).toMatchObject([{ what: "certificate", scope: "outlet" }]);
  await decide();
  expect(await mine("new")).toEqual([]);
  expect(await mine("expiring")).toMatchObject([{ what: "certificate", expires_on: "2027-01-11" }]);
  api.clock.set("2027-01-20T17:00:00Z");
  expect([await mine("expiring"), await mine("expired")]).toMatchObject([[], [{ expires_on: "2027-01-11" }]]);
  await send({ issued_on: "2027-01-12", expires_on: "2028-01-11" });
  await decide();
  expect(await mine("expired"), "another has followed").toEqual([]);
});
