import { beforeEach, expect, test } from "vitest";
import { type HalalEvidence, halalEvidenceResponse, halalResponse } from "@domain/contract/halal";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, type Shop } from "@tests/support/shop";
import { pdf } from "@tests/support/uploads";

// Decisions pressed twice, and decisions about one thing that must change no other; papers that are shown no more.
const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let owner: SignedIn;
let admin: SignedIn;
let colleague: SignedIn;

beforeEach(async () => {
  api = createTestApi(database.db);
  api.clock.set("2026-11-20T17:00:00Z");
  shop = await openShop(database.db);
  owner = await api.signIn("owner", { restaurantId: shop.id });
  [admin, colleague] = [await api.signIn("admin"), await api.signIn("admin")];
  await declare();
});

const path = (rest = "") => `/restaurants/${shop.id}/halal${rest}`;
const declare = () =>
  api.call("PUT", path("/declaration"), {
    token: owner.token,
    body: { level: "everything", slaughter: "hand", alcohol: "none", signed_name: "Selin", ...open },
  });
const open = { stunning: null, pork: null, fryers: null };
async function send(change: Record<string, string> = {}): Promise<HalalEvidence["certificates"][number]> {
  const form = new FormData();
  const paper = { certifier: "Halal Trust", number: "HT-1", scope: "outlet", holder: "Anatolia Grill House" };
  const rest = { address: "214 North Main St", issued_on: "2026-01-12", expires_on: "2027-01-11", is_public: "true" };
  for (const [name, value] of Object.entries({ ...paper, ...rest, ...change })) form.set(name, value);
  form.set("file", new Blob([new Uint8Array(pdf())], { type: "application/pdf" }), "halal.pdf");
  const sent = await api.call("POST", path("/certificates"), { token: owner.token, body: form });
  const found = halalEvidenceResponse
    .parse(sent.body)
    .data.certificates.find(({ number, state }) => number === (change.number ?? "HT-1") && state === "submitted");
  if (!found) throw new Error("Nothing was sent.");
  return found;
}
const decide = (paper: { id: string; version: number }, change: object = {}, who = admin) =>
  api.call("POST", path(`/certificates/${paper.id}/decision`), {
    token: who.token,
    body: { step: "verify", version: paper.version, checked_by: ["lookup"], ...change },
  });
const review = (body: { version: number }, who = admin) =>
  api.call("POST", path("/review"), { token: who.token, body });
const evidence = async () =>
  halalEvidenceResponse.parse((await api.call("GET", path("/evidence"), { token: admin.token })).body).data;
const view = async () => halalResponse.parse((await api.call("GET", path())).body).data;
const conflict = (who: string) => ({ status: 409, body: { message: expect.stringContaining(`${who} changed`) } });
async function countMails() {
  const { count } = await database.db
    .selectFrom("halal_history")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("restaurant_id", "=", shop.id)
    .executeTakeFirstOrThrow();
  return [Number(count), api.mails.length];
}

test("[HALAL-8] a decision about a certificate, pressed again after its answer was lost, is the decision that was made", async () => {
  for (const change of [
    { step: "verify", note: "Their list of today" },
    { step: "refuse", note: "Not readable" },
    { step: "ask", note: "Who is that?" },
  ]) {
    const paper = await send({ number: `HT-${change.step}` });
    expect((await decide(paper, change)).status, change.step).toBe(200);
    const before = await countMails();
    expect((await decide(paper, change)).status, `${change.step} again`).toBe(200);
    expect(await countMails(), "nobody hears of it twice").toEqual(before);
    expect((await decide(paper, { ...change, note: "Other words" })).status, "another decision").toBe(409);
    expect((await decide(paper, change, colleague)).status, "somebody else's").toBe(409);
  }
});

test("[HALAL-8] who decides what a colleague has decided meanwhile reads by whom", async () => {
  const paper = await send();
  expect((await decide(paper)).status).toBe(200);
  expect(await decide(paper, { step: "refuse", note: "Not readable" }, colleague)).toMatchObject(
    conflict("Test admin has"),
  );
  expect(await decide(paper, { step: "refuse", note: "Not readable" })).toMatchObject(conflict("You have"));
  const { version } = await evidence();
  expect((await review({ version: version - 1 })).status, "verifying has accepted the statement").toBe(200);
  expect(await review({ version: version - 1 }, colleague)).toMatchObject(conflict("Test admin has"));
});

test("[HALAL-8] a review of a statement pressed again is the one that was made; a colleague's is not", async () => {
  for (const body of [
    {},
    { step: "ask", note: "Who sells the lamb?" },
    { step: "refuse", note: "An invoice is missing" },
  ]) {
    await declare();
    const { version } = await evidence();
    expect((await review({ version, ...body })).status).toBe(200);
    const before = await countMails();
    expect((await review({ version, ...body })).status, `${JSON.stringify(body)} again`).toBe(200);
    expect(await countMails()).toEqual(before);
    expect((await review({ version, ...body }, colleague)).status).toBe(409);
  }
});

test("[HALAL-12] an answer to a concern pressed again closes it once; other words are refused", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: "other", text: "The label says otherwise", email: "a@b.example" }))
    form.set(name, value);
  expect((await api.call("POST", path("/concerns"), { body: form })).status).toBe(201);
  const [{ id } = { id: "" }] = (await evidence()).concerns;
  const answer = (text: string, who = admin) =>
    api.call("POST", `/halal/concerns/${id}/answer`, { token: who.token, body: { outcome: "dismissed", text } });
  expect((await answer("We looked at the label.")).status).toBe(200);
  const before = await countMails();
  expect((await answer("We looked at the label.")).status).toBe(200);
  expect(await countMails()).toEqual(before);
  expect((await answer("Something else.")).status).toBe(409);
  expect((await answer("We looked at the label.", colleague)).status).toBe(409);
});

test("[HALAL-9, HALAL-10] a supplier's certificate accepts no statement, lifts no expired badge, and is called a supplier's in the history", async () => {
  expect((await decide(await send())).status).toBe(200);
  api.clock.set("2027-01-13T17:00:00Z");
  expect((await view()).state).toBe("expired");
  const dates = { issued_on: "2026-12-01", expires_on: "2027-12-01" };
  for (const scope of ["supplier", "product"])
    expect((await decide(await send({ ...dates, scope, number: scope, holder: "Nutmeg" }))).status).toBe(200);
  const { state, history } = await view();
  expect(state, "the kitchen's certificate has ended all the same").toBe("expired");
  expect(history.slice(0, 2).map(({ note }) => note)).toEqual([
    "A product. Valid until December 1, 2027",
    "A supplier's meat. Valid until December 1, 2027",
  ]);
  await declare();
  const sold = await send({ ...dates, scope: "supplier", number: "S-2", holder: "Prospect" });
  expect((await decide(sold)).status).toBe(200);
  expect(await evidence()).toMatchObject({ reviewed_at: null, view: { state: "expired" } });
});

test("[HALAL-9] a statement that is accepted already is not accepted again, which would make it a later one", async () => {
  expect((await decide(await send())).status).toBe(200);
  api.clock.set("2027-01-13T17:00:00Z");
  const { version } = await evidence();
  expect(await review({ version })).toMatchObject({
    status: 409,
    body: { message: "This statement is accepted already." },
  });
  expect((await view()).state).toBe("expired");
});

test("[HALAL-10] a paper is everybody's to read only while the evidence shows it; owner and administrators read it always", async () => {
  const supplier = { name: "Nutmeg", animals: ["chicken"], signed_name: "Selin" };
  await api.call("POST", path("/suppliers"), { token: owner.token, body: supplier });
  const [own] = (await evidence()).view.suppliers;
  const papers = [await send(), await send({ scope: "supplier", supplier_id: own?.id ?? "", number: "S-1" })];
  const statuses = (token?: string) =>
    Promise.all(
      papers.map(async ({ id }) => {
        const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : []);
        return (await api.api.request(path(`/certificates/${id}/file`), { headers })).status;
      }),
    );
  expect(await statuses(), "not verified").toEqual([404, 404]);
  for (const paper of papers) expect((await decide(paper)).status).toBe(200);
  expect(await statuses(), "the kitchen's, the supplier's").toEqual([200, 200]);
  await api.call("DELETE", path(`/suppliers/${own?.id}?signed_name=Selin`), { token: owner.token });
  expect(await statuses(), "a supplier is gone, and what is stated was not looked at").toEqual([404, 404]);
  for (const { token } of [owner, admin]) expect(await statuses(token)).toEqual([200, 200]);
  expect((await review({ version: (await evidence()).version })).status).toBe(200);
  expect(await statuses()).toEqual([200, 404]);
});
