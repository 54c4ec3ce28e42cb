import { beforeAll, describe, expect, test } from "vitest";
import { loadZipCodes } from "@api/modules/addresses/service";
import { draftCreatedResponse, registrationResponse } from "@domain/contract/administration/registration";
import { halalEvidenceResponse } from "@domain/contract/halal";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { halalFields, registrationFields } from "@tests/support/registration";
import { makeForm, jpeg, pdf } from "@tests/support/uploads";

const database = withTestDatabase();
let api: TestApi;
beforeAll(async () => {
  api = createTestApi(database.db);
  await loadZipCodes();
});

type Fields = Record<string, string>;
type File = Parameters<typeof makeForm>[1] extends (infer One)[] | undefined ? One : never;
const paper = { field: "halal_certificate", name: "halal.pdf", bytes: pdf("halal") };
const now = () => api.dependencies.clock.now();
const send = (halal: Fields, files: File[] = [], token?: string) =>
  api.call("POST", "/restaurants/agent", { body: makeForm({ ...registrationFields(), ...halal }, files), token });
const getEvidence = async (id: string, token: string) =>
  halalEvidenceResponse.parse((await api.call("GET", `/restaurants/${id}/halal/evidence`, { token })).body).data;
const begin = async () => draftCreatedResponse.parse((await api.call("POST", "/registration-drafts")).body).data.token;

const supplier = { slot: "3", name: "Prospect Street Halal Meats", animals: ["lamb"] };
const declared = (changes: Fields = {}): Fields => ({
  halal_level: "options",
  halal_evidence: "declaration",
  halal_signed_name: "Huda Saleh",
  halal_signed_on: now().toISOString().slice(0, 10),
  halal_suppliers: JSON.stringify([supplier]),
  ...changes,
});
const invoice = { field: "supplier_invoice_3", name: "invoice.pdf", bytes: pdf("invoice") };

describe("[HALAL-4] evidence of a registration", () => {
  test("a certificate waits in the administrators' queue as submitted, before and after approval, and is never verified by itself", async () => {
    const admin = await api.signIn("admin");
    const photo = { field: "halal_photo", name: "wall.jpg", bytes: await jpeg() };
    const { body } = await send(halalFields(now(), { halal_stated_by: "Huda Saleh" }), [paper, photo]);
    const { id } = registrationResponse.parse(body).data;
    const [certificate, ...others] = (await getEvidence(id, admin.token)).certificates;
    expect(others).toEqual([]);
    expect(certificate).toMatchObject({
      state: "submitted",
      certifier: "Board of Nowhere (made up)",
      certifier_id: null,
      certifier_country: "United States",
      number: "NW-1",
      scope: "outlet",
      holder: "Sanaa Foods LLC",
      is_public: false,
      differences: [],
      checked_by: [],
      file: { name: "halal.pdf" },
    });
    expect((await getEvidence(id, admin.token)).papers).toMatchObject([
      { what: "photo", name: "wall.jpg", content_type: "image/jpeg", supplier: null },
    ]);
    const waits = async () => {
      const { body: queue } = await api.call("GET", "/halal/queue?kind=new", { token: admin.token });
      return JSON.stringify(queue).includes(certificate?.id ?? "none");
    };
    expect(await waits()).toBe(true);
    const list = await api.call("GET", "/restaurants/admin/inactive?per_page=100", { token: admin.token });
    expect(JSON.stringify(list.body)).toContain('"halal":"certificate"');
    const documents = await api.call("GET", `/restaurants/${id}/documents`, { token: admin.token });
    expect(documents).toMatchObject({ body: { data: { data: [{ kind: "halal_photo", name: "wall.jpg" }] } } });
    await database.db.updateTable("users").set({ email_confirmed_at: now() }).execute();
    const approve = await api.call("PUT", `/restaurants/${id}/status`, {
      body: { status: "approved" },
      token: admin.token,
    });
    expect(approve.status).toBe(200);
    const after = await getEvidence(id, admin.token);
    expect(after).toMatchObject({ view: { state: "declared" }, reviewed_at: null, declared_by: "Huda Saleh" });
    expect(after.certificates[0]?.state).toBe("submitted");
    expect(await waits()).toBe(true);
  });

  test("a photo alone is the certificate; unsigned, nothing is stated yet", async () => {
    const admin = await api.signIn("admin");
    const photo = { field: "halal_photo", name: "wall.jpg", bytes: await jpeg() };
    const { id } = registrationResponse.parse((await send(halalFields(now()), [photo])).body).data;
    expect(await getEvidence(id, admin.token)).toMatchObject({
      view: { state: "unstated", profile: { level: "everything", slaughter: "hand", stunning: null } },
      certificates: [{ file: { name: "wall.jpg" }, state: "submitted" }],
    });
  });

  test("a declaration is the owner's statement with an invoice of each supplier; papers of the other way are not kept", async () => {
    const admin = await api.signIn("admin");
    const token = await begin();
    await api.call("POST", `/registration-drafts/${token}/files`, { body: makeForm({}, [invoice, paper]) });
    const agent = await api.signIn("agent");
    const sent = await send(declared({ registration_draft: token }), [], agent.token);
    const { id } = registrationResponse.parse(sent.body).data;
    const evidence = await getEvidence(id, admin.token);
    expect(evidence).toMatchObject({
      declared_by: "Huda Saleh",
      reviewed_at: null,
      certificates: [],
      view: { state: "declared", suppliers: [{ name: supplier.name, animals: ["lamb"] }] },
    });
    expect(evidence.papers).toMatchObject([{ what: "invoice", name: "invoice.pdf", supplier: supplier.name }]);
    // What was sent is for administrators.
    expect((await getEvidence(id, agent.token)).papers).toEqual([]);
    const file = `/restaurants/${id}/documents/${evidence.papers[0]?.id}`;
    const other = await api.signIn("agent");
    for (const token of [other.token, undefined])
      expect((await api.call("GET", file, { token })).status).toBeGreaterThan(400);
    const rows = await database.db
      .selectFrom("restaurant_documents")
      .select(["kind", "supplier_id"])
      .where("restaurant_id", "=", id)
      .execute();
    expect(rows).toEqual([{ kind: "supplier_invoice_3", supplier_id: evidence.view.suppliers[0]?.id }]);
    const orphans = await database.db
      .selectFrom("stored_files as f")
      .select("f.id")
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("restaurant_documents as d").select("d.id").whereRef("d.file_id", "=", "f.id"))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("halal_certificates as c").select("c.id").whereRef("c.file_id", "=", "f.id"))),
      )
      .execute();
    expect(orphans).toEqual([]);
  });

  test("a certifier of the directory is found by id or name, and its own name counts", async () => {
    const admin = await api.signIn("admin");
    const certifier = { name: "Crescent Assurance (made up)", short_name: "CA", country: "United States" };
    const added = await api.call("POST", "/halal/certifiers", { body: certifier, token: admin.token });
    const certifierId = String(Reflect.get(Object(Reflect.get(Object(added.body), "data")), "id"));
    const chosen: Fields[] = [
      { halal_certifier_id: certifierId, halal_certifier: "Somebody else", halal_certifier_country: "" },
      { halal_certifier: "crescent assurance (MADE UP)", halal_certifier_country: "" },
    ];
    for (const changes of chosen) {
      const { id } = registrationResponse.parse((await send(halalFields(now(), changes), [paper])).body).data;
      expect((await getEvidence(id, admin.token)).certificates).toMatchObject([
        { certifier: certifier.name, certifier_id: certifierId },
      ]);
    }
  });

  test.each<[string, () => Fields, string]>([
    ["a state", () => halalFields(now(), { halal_state: "verified" }), "halal_state"],
    ["a check", () => halalFields(now(), { halal_checked_by: "lookup" }), "halal_checked_by"],
    ["a level that there is not", () => halalFields(now(), { halal_level: "certified" }), "halal_level"],
    ["no evidence", () => ({ halal_level: "everything" }), "halal_evidence"],
    [
      "a certifier that is not there",
      () => halalFields(now(), { halal_certifier_id: "00000000-0000-4000-8000-000000000000" }),
      "halal_certifier",
    ],
    ["a certifier's id that is none", () => halalFields(now(), { halal_certifier_id: "1 or 1=1" }), "halal_certifier"],
    [
      "a certifier without a country",
      () => halalFields(now(), { halal_certifier_country: "" }),
      "halal_certifier_country",
    ],
    [
      "a certificate that has ended",
      () => halalFields(now(), { halal_valid_until: "2020-01-01", halal_valid_from: "2019-01-01" }),
      "halal_valid_until",
    ],
    [
      "a certificate of a day to come",
      () => halalFields(now(), { halal_valid_from: "2099-01-01", halal_valid_until: "2099-02-01" }),
      "halal_valid_from",
    ],
    ["a day that there is not", () => halalFields(now(), { halal_valid_until: "2027-02-30" }), "halal_valid_until"],
    ["suppliers that are no list", () => declared({ halal_suppliers: "{" }), "halal_suppliers"],
    [
      "a supplier without an invoice",
      () => declared({ halal_suppliers: JSON.stringify([{ ...supplier, slot: "4" }]) }),
      "supplier_invoice_4",
    ],
    ["a statement nobody signed", () => declared({ halal_signed_name: "" }), "halal_signed_name"],
    ["a statement signed on a day to come", () => declared({ halal_signed_on: "2099-01-01" }), "halal_signed_on"],
  ])("%s is refused, and nothing is kept", async (_, fields, field) => {
    const count = async () => (await database.db.selectFrom("restaurants").select("id").execute()).length;
    const before = await count();
    const response = await send(fields(), [paper, invoice]);
    expect(response.status).toBe(422);
    expect(Object.keys(Object(Reflect.get(Object(response.body), "errors")))).toContain(field);
    expect(await count()).toBe(before);
  });

  test("a certificate without its file is refused, also when the file lies in somebody else's draft; files alone are no evidence", async () => {
    const [mine, theirs] = [await begin(), await begin()];
    await api.call("POST", `/registration-drafts/${theirs}/files`, { body: makeForm({}, [paper]) });
    const refused = await send(halalFields(now(), { registration_draft: mine }));
    expect(refused).toMatchObject({ status: 422, body: { errors: { halal_certificate: expect.any(String) } } });
    expect(await send({ registration_draft: theirs })).toMatchObject({
      status: 422,
      body: { errors: { halal_level: "Please choose what you serve" } },
    });
  });

  test("asked for later, it is answered by what the owner signs in Settings, and told as news", async () => {
    const admin = await api.signIn("admin");
    const fields = registrationFields();
    const sent = await api.call("POST", "/restaurants/agent", { body: makeForm(fields, []) });
    const { id } = registrationResponse.parse(sent.body).data;
    const ask = { part: "halal", text: "What is halal there, and who says so?" };
    await api.call("POST", `/restaurants/${id}/application/requests`, { body: ask, token: admin.token });
    const login = await api.call("POST", "/auth/login", {
      body: { email: fields.email, password: fields.password },
    });
    const token = String(Reflect.get(Object(Reflect.get(Object(login.body), "data")), "access_token"));
    const signed = { level: "everything", slaughter: null, stunning: null, alcohol: null, pork: null, fryers: null };
    const body = { ...signed, signed_name: "Huda Saleh" };
    expect((await api.call("PUT", `/restaurants/${id}/halal/declaration`, { body, token })).status).toBe(200);
    expect(await api.call("GET", `/restaurants/${id}/application`, { token })).toMatchObject({
      body: {
        data: {
          changes: ["Halal evidence"],
          requests: [{ part: "halal", answered_at: expect.any(String) }],
          parts: { halal: "declaration" },
        },
      },
    });
    const again = await api.call("POST", `/restaurants/${id}/application/submissions`, { body: {}, token });
    expect(again.status).toBe(200);
  });

  test("without a word about halal it is registered as ever, and has no evidence", async () => {
    const admin = await api.signIn("admin");
    const { id } = registrationResponse.parse((await send({})).body).data;
    const { body } = await api.call("GET", `/restaurants/${id}/application`, { token: admin.token });
    expect(body).toMatchObject({ data: { parts: { halal: null } } });
    expect((await getEvidence(id, admin.token)).certificates).toEqual([]);
  });
});
