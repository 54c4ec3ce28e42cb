import { beforeAll, beforeEach, expect, test } from "vitest";
import { type HalalEvidence, halalEvidenceResponse, halalQueue, halalResponse } from "@domain/contract/halal";
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

beforeAll(async () => {
  api = createTestApi(database.db);
  admin = await api.signIn("admin");
});
beforeEach(async () => {
  api.clock.set("2026-11-20T17:00:00Z");
  await database.db.deleteFrom("restaurants").execute();
  shop = await openShop(database.db);
  owner = await api.signIn("owner", { restaurantId: shop.id });
  await declare();
  api.mails.length = 0;
});

const path = (rest = "") => `/restaurants/${shop.id}/halal${rest}`;
const answers = { slaughter: "hand", stunning: null, alcohol: "none", pork: null, fryers: null };
const declaration = { level: "everything", ...answers, signed_name: "Selin Aydın" };
const sign = (change: object) =>
  api.call("PUT", path("/declaration"), { token: owner.token, body: { ...declaration, ...change } });
async function declare() {
  expect((await sign({})).status).toBe(200);
}
async function send(number = "HT-1") {
  const form = new FormData();
  const paper = { certifier: "Halal Trust", number, scope: "outlet", holder: "Anatolia Grill House" };
  const rest = { address: "214 North Main St", issued_on: "2026-01-12", expires_on: "2027-01-11" };
  for (const [name, value] of Object.entries({ ...paper, ...rest })) form.set(name, value);
  form.set("file", new Blob([new Uint8Array(pdf())], { type: "application/pdf" }), "halal.pdf");
  expect((await api.call("POST", path("/certificates"), { token: owner.token, body: form })).status).toBe(201);
}
async function verify(version?: number) {
  const [paper] = (await evidence()).certificates;
  const body = { step: "verify", version: version ?? paper?.version, checked_by: ["lookup"] };
  return api.call("POST", path(`/certificates/${paper?.id}/decision`), { token: admin.token, body });
}
const evidence = async (token = admin.token): Promise<HalalEvidence> =>
  halalEvidenceResponse.parse((await api.call("GET", path("/evidence"), { token })).body).data;
const state = async () => halalResponse.parse((await api.call("GET", path())).body).data.state;
async function review(body: object, version?: number) {
  const seen = version ?? (await evidence()).version;
  return api.call("POST", path("/review"), { token: admin.token, body: { version: seen, ...body } });
}
const queue = async () =>
  halalQueue
    .parse((await api.call("GET", "/halal/queue", { token: admin.token })).body)
    .data.data.map(({ what, is_asked: isAsked }) => (isAsked ? `${what}, asked` : what));

test("[HALAL-8] a question about a statement is told to the owner, stays in the queue and is answered by signing again", async () => {
  const { version } = await evidence();
  expect((await review({ step: "ask" })).status, "without words").toBe(422);
  expect((await review({ step: "ask", note: "Who sells you the lamb?" })).status).toBe(200);
  expect(await evidence(owner.token)).toMatchObject({ question: "Who sells you the lamb?", reviewed_at: null });
  expect(await state()).toBe("declared");
  expect(await queue()).toEqual(["declaration, asked"]);
  expect(api.mails).toMatchObject([
    {
      to: owner.email,
      subject: "A question about what you state about halal",
      text: expect.stringContaining("the lamb?"),
    },
  ]);
  expect((await review({ step: "accept" }, version)).status, "a colleague has asked meanwhile").toBe(409);
  await declare();
  expect(await evidence()).toMatchObject({ question: null, refusal: null });
  await review({ step: "ask", note: "Is there alcohol?" });
  expect((await review({ step: "accept" })).status).toBe(200);
  expect(await evidence()).toMatchObject({ question: null, reviewed_at: "2026-11-20T17:00:00.000Z" });
  expect((await review({ step: "ask", note: "Too late" })).status).toBe(409);
});

test("[HALAL-8] a refused statement counts no more, with a reason that the owner reads, until it is signed again", async () => {
  expect((await review({ step: "refuse" })).status, "without a reason").toBe(422);
  const refusal = "An invoice is missing. Nutmeg Valley’s of May.";
  expect((await review({ step: "refuse", note: refusal })).status).toBe(200);
  expect(await evidence(owner.token)).toMatchObject({ refusal, view: { declared_at: null, state: "unstated" } });
  expect([await state(), await queue()]).toEqual(["unstated", []]);
  const listed = database.db.selectFrom("listings").select("halal").where("restaurant_id", "=", shop.id);
  expect(await listed.executeTakeFirstOrThrow()).toMatchObject({ halal: { isSigned: false } });
  expect(api.mails).toMatchObject([{ to: owner.email, subject: "What you state about halal was refused" }]);
  expect(api.mails[0]?.text).toContain(refusal);
  const log = database.db.selectFrom("audit_log").select(["actor_id", "changes"]).where("subject_id", "=", shop.id);
  expect(await log.where("action", "=", "halal.statement-refused").execute()).toEqual([
    { actor_id: admin.id, changes: { note: refusal } },
  ]);
  expect((await review({ step: "accept" })).status, "nothing is signed").toBe(409);
  await declare();
  expect(await evidence()).toMatchObject({ refusal: null, view: { state: "declared" } });
  expect(await queue()).toEqual(["declaration"]);
});

test("[HALAL-8] what was accepted can be refused later", async () => {
  expect((await review({})).status, "accepting is what the call did before there were steps").toBe(200);
  expect(api.mails).toEqual([]);
  expect((await review({ step: "refuse", note: "Not what the certificate says." })).status).toBe(200);
  expect(await evidence()).toMatchObject({ reviewed_at: null, refusal: "Not what the certificate says." });
  expect((await evidence()).view.history.map(({ what }) => what)).toEqual([
    "Statement no longer counts",
    "Statement reviewed",
    "Owner’s statement signed",
  ]);
});

test("[HALAL-8] who decides about a statement that a colleague has accepted meanwhile is told, and the badge stays", async () => {
  await send();
  const { version: opened } = await evidence();
  const refusal = { step: "refuse", note: "Seen too late" };
  const conflict = {
    status: 409,
    body: { message: expect.stringContaining("has changed this meanwhile.") },
  };
  expect((await review({ step: "accept" }, opened)).status).toBe(200);
  admin = await api.signIn("admin");
  expect(await review(refusal, opened)).toMatchObject(conflict);
  const { version: accepted } = await evidence();
  expect((await verify()).status, "accepted by a colleague: nothing else to look at").toBe(200);
  admin = await api.signIn("admin");
  expect(await review(refusal, accepted), "verifying accepts it too").toMatchObject(conflict);
  expect([await state(), (await evidence()).reviewed_at]).toEqual(["certified", "2026-11-20T17:00:00.000Z"]);
  expect(api.mails.map(({ subject }) => subject)).not.toContain("What you state about halal was refused");
  expect((await evidence()).view.history.filter(({ what }) => what === "Statement reviewed")).toHaveLength(1);
});

test("[HALAL-8] a certificate is not verified over a question about the statement that a colleague asked meanwhile", async () => {
  await send();
  const opened = (await evidence()).certificates[0]?.version;
  expect((await review({ step: "ask", note: "Who sells you the lamb?" })).status).toBe(200);
  expect((await verify(opened)).status).toBe(409);
  expect(await evidence()).toMatchObject({ question: "Who sells you the lamb?", reviewed_at: null });
});

test("[HALAL-5] a form that the owner has open is not outdated by what administrators decide, only by another signature", async () => {
  const { version } = await evidence(owner.token);
  await review({ step: "accept" });
  await review({ step: "refuse", note: "An invoice is missing." });
  expect((await sign({ version })).status).toBe(200);
  await review({ step: "ask", note: "Who sells you the lamb?" });
  expect((await sign({ version: version + 1 })).status).toBe(200);
  await review({ step: "refuse", note: "An invoice is missing." });
  api.clock.set("2026-11-20T18:00:00Z");
  const late = await sign({ version, slaughter: "machine" });
  const signing = { updated_by: "Test owner", updated_at: "2026-11-20T17:00:00.000Z" };
  expect(late, "named by who signed, and when").toMatchObject({ status: 409, body: { data: signing } });
});

test("[HALAL-8] everybody reads none of the answers and suppliers of a refused statement; the owner and administrators do", async () => {
  const supplier = { name: "Nutmeg Valley", animals: ["chicken"], signed_name: "Selin" };
  await api.call("POST", path("/suppliers"), { token: owner.token, body: supplier });
  const shown = async () => halalResponse.parse((await api.call("GET", path())).body).data;
  const onPage = async () =>
    restaurantResponse.parse((await api.call("GET", `/restaurants/${shop.id}`)).body).data.halal;
  const stated = { profile: { slaughter: "hand", alcohol: "none" }, suppliers: [{ name: "Nutmeg Valley" }] };
  expect(await shown()).toMatchObject(stated);
  expect(await onPage()).toMatchObject({ state: "declared", slaughter: "hand" });
  await review({ step: "refuse", note: "An invoice is missing." });
  const { profile, suppliers, declared_at } = await shown();
  expect([...new Set(Object.values(profile)), suppliers, declared_at]).toEqual([null, [], null]);
  expect(await onPage()).toMatchObject({ state: "unstated", level: null, slaughter: null, alcohol: null });
  for (const { token } of [owner, admin]) expect((await evidence(token)).view).toMatchObject(stated);
});

test("[HALAL-5, HALAL-8] the evidence says whether customers can see the place", async () => {
  const setStatus = (status: "approved" | "suspended") =>
    database.db.updateTable("restaurants").set({ status }).where("id", "=", shop.id).execute();
  expect((await evidence(owner.token)).is_listed).toBe(true);
  await setStatus("suspended");
  for (const { token } of [owner, admin]) expect((await evidence(token)).is_listed).toBe(false);
  await setStatus("approved");
});

test("[HALAL-8] whose renewal is refused reads which certificate still counts; the administrator, whose place was decided", async () => {
  const refuse = async (number: string) => {
    await send(number);
    const paper = (await evidence()).certificates.find((one) => one.number === number);
    const body = { step: "refuse", version: paper?.version, note: "Not readable" };
    return api.call("POST", path(`/certificates/${paper?.id}/decision`), { token: admin.token, body });
  };
  expect(await refuse("HT-0")).toMatchObject({ body: { message: "Anatolia Grill House: certificate refused" } });
  expect(api.mails.at(-1)).toMatchObject({ to: owner.email, text: expect.not.stringContaining("counts as before") });
  await send();
  const paper = (await evidence()).certificates.find(({ number }) => number === "HT-1");
  const body = { step: "verify", version: paper?.version, checked_by: ["lookup"] };
  expect(
    await api.call("POST", path(`/certificates/${paper?.id}/decision`), { token: admin.token, body }),
  ).toMatchObject({ body: { message: "Anatolia Grill House: certificate verified" } });
  await refuse("HT-2");
  expect(api.mails.at(-1)).toMatchObject({
    subject: "Your halal certificate was refused",
    text: expect.stringContaining("Not readable. Your certificate HT-1 counts as before, until January 11, 2027."),
  });
});
