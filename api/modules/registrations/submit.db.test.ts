import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadZipCodes } from "@api/modules/addresses/service";
import {
  draftCreatedResponse,
  draftResponse,
  registrationResponse,
  restaurantDocumentList,
} from "@domain/contract/administration/registration";
import { uploadRefusals } from "@domain/registration/uploads";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { registrationFields } from "@tests/support/registration";
import { makeForm, jpeg, pdf, png } from "@tests/support/uploads";
import { decryptBankData } from "./parse-registration";

const database = withTestDatabase();
let api: TestApi;
beforeAll(async () => {
  api = createTestApi(database.db);
  await loadZipCodes();
});
beforeEach(() => api.mails.splice(0));

type Form = ReturnType<typeof makeForm>;
const submit = (form: Form, token?: string) => api.call("POST", "/restaurants/agent", { body: form, token });
const getId = (body: unknown) => registrationResponse.parse(body).data.id;
const begin = async () => draftCreatedResponse.parse((await api.call("POST", "/registration-drafts")).body).data.token;
const allFiles = async () => [
  { field: "voided_check", name: "check.jpg", bytes: await jpeg() },
  { field: "menu_file", name: "menu.pdf", bytes: pdf() },
  { field: "logo", name: "banner.png", bytes: await png() },
  { field: "additional_document_0", name: "licence.pdf", bytes: pdf("licence") },
  { field: "additional_document_1", name: "lease.pdf", bytes: pdf("lease") },
];
/** How much there is of everything a registration makes. */
async function counts() {
  const { rows } = await sql`
    select (select count(*) from users) as users, (select count(*) from restaurants) as restaurants,
      (select count(*) from restaurant_members) as members, (select count(*) from operating_hours) as hours,
      (select count(*) from restaurant_documents) as documents, (select count(*) from stored_files) as files,
      (select count(*) from stored_file_pieces) as pieces, (select count(*) from notifications) as notices,
      (select count(*) from emails) as mails, (select count(*) from audit_log) as notes`.execute(database.db);
  return rows[0];
}

describe("[HOST-18, WIZ-18, WIZ-19] a registration", () => {
  test("[WIZ-20, WIZ-23, AGENT-5] makes owner, pending restaurant, hours and documents, and tells everybody", async () => {
    const admin = await api.signIn("admin");
    const fields = registrationFields({ email: "Huda@Sanaa.test" });
    const { status, body } = await submit(makeForm(fields, await allFiles()));
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        message: "Business registration completed successfully!",
        data: { name: "Sanaa Mandi", status: "pending" },
      },
    });
    const id = getId(body);
    const row = await database.db.selectFrom("restaurants").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      legal_name: "Sanaa Foods LLC",
      status: "pending",
      kind: "restaurant",
      whatsapp_number: "+447911123456",
      time_zone: "America/New_York",
      relation_to_business: "manager",
      registered_by: null,
      agree_to_terms: true,
    });
    expect(row.latitude).toBeCloseTo(41.7, 0);
    for (const secret of [fields.sales_tax_id, fields.bank_name, "011000015", fields.account_number]) {
      expect(JSON.stringify(row)).not.toContain(secret);
    }
    expect(decryptBankData(api.dependencies.vault, id, row)).toEqual({
      sales_tax_id: "12-3456789",
      bank_name: "Bristol Community Bank",
      routing_number: "011000015",
      account_number: "987654321",
    });
    expect(await api.call("GET", `/restaurants/${id}/operating-hours`, { token: admin.token })).toMatchObject({
      body: { data: { operating_hours: { 0: { day: "MONDAY", from_time: "18:00", to_time: "02:00" }, length: 7 } } },
    });
    const documents = await api.call("GET", `/restaurants/${id}/documents`, { token: admin.token });
    expect(restaurantDocumentList.parse(documents.body).data.data.map(({ kind, name }) => [kind, name])).toEqual([
      ["voided_check", "check.jpg"],
      ["menu_file", "menu.pdf"],
      ["logo", "banner.png"],
      ["additional_document", "licence.pdf"],
      ["additional_document", "lease.pdf"],
    ]);
    expect(api.mails.map(({ to, template }) => [to, template])).toEqual([
      [admin.email, "restaurant-registered"],
      ["Huda@Sanaa.test", "registration-received"],
    ]);
    expect(await api.call("GET", "/notifications", { token: admin.token })).toMatchObject({
      body: { data: { data: [{ title: "Sanaa Mandi asks to be listed", link: `/admin/restaurants/${id}` }] } },
    });
    expect((await api.call("GET", `/restaurants/${id}`)).status).toBe(404);
    const login = { email: "huda@sanaa.test", password: fields.password };
    expect(await api.call("POST", "/auth/login", { body: login })).toMatchObject({
      status: 200,
      body: { data: { user: { role: "owner" }, restaurant: { id, status: "pending" } } },
    });
  });

  test("[FIND-15] keeps how far the business delivers, whoever registers it; without a word it has no radius", async () => {
    const agent = await api.signIn("agent");
    const getRadius = async (changes: Record<string, string>, token?: string) => {
      const { body } = await submit(makeForm(registrationFields(changes), await allFiles()), token);
      const stored = database.db.selectFrom("restaurants").select("delivery_radius_miles as miles");
      return (await stored.where("id", "=", getId(body)).executeTakeFirstOrThrow()).miles;
    };
    expect(await getRadius({})).toBeNull();
    expect(await getRadius({ delivery_radius: "4.5" })).toBe(4.5);
    expect(await getRadius({ delivery_radius: "12" }, agent.token)).toBe(12);
    const refused = await submit(makeForm(registrationFields({ delivery_radius: "31" }), await allFiles()));
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { delivery_radius: "Nobody delivers farther than 30 miles" } },
    });
  });

  test("[WIZ-5, WIZ-13] is refused field by field, in the names of the wire", async () => {
    const hours = JSON.stringify([{ day: "MONDAY", to_time: "20:00", is_open: true }]);
    const wrong = {
      name: "S",
      email: "no address",
      routing_number: "011000016",
      operating_hours: hours,
      password: "short",
    };
    expect(await submit(makeForm(registrationFields({ ...wrong, agree_to_terms: "" })))).toMatchObject({
      status: 422,
      body: {
        errors: {
          name: "DBA name must be at least 2 characters",
          email: "Please enter a valid email address",
          routing_number: "Please enter a valid routing number",
          "operating_hours.0.from_time": "From time is required",
          password: "Password must be at least 8 characters",
          agree_to_terms: "You must agree to the terms and conditions",
        },
      },
    });
    for (const operating_hours of ["", "nonsense", "{}", "[]"]) {
      expect(await submit(makeForm(registrationFields({ operating_hours })))).toMatchObject({
        body: { errors: { operating_hours: "At least one day must be configured" } },
      });
    }
    const files = [
      { field: "logo", name: "x.png", bytes: pdf() },
      { field: "other", name: "x.pdf", bytes: pdf() },
    ];
    expect(await submit(makeForm(registrationFields(), files))).toMatchObject({
      status: 422,
      body: { errors: { logo: uploadRefusals.notPicture, other: uploadRefusals.unknownField } },
    });
    expect((await api.call("POST", "/restaurants/agent", { body: {} })).status).toBe(422);
  });
});

describe("[WIZ-21, WIZ-22] all or nothing", () => {
  test("an e-mail address in use, a customer's too, is named and leaves nothing behind; the draft stays", async () => {
    const customer = await api.signIn("customer");
    const token = await begin();
    await api.call("POST", `/registration-drafts/${token}/files`, { body: makeForm({}, await allFiles()) });
    const before = await counts();
    const taken = { email: customer.email.toUpperCase(), registration_draft: token };
    const message = "An account with this email already exists.";
    expect(await submit(makeForm(registrationFields(taken), await allFiles()))).toMatchObject({
      status: 409,
      body: { code: "email_taken", errors: { email: message } },
    });
    expect(await counts()).toEqual(before);
    const draft = await api.call("GET", `/registration-drafts/${token}`);
    expect(draftResponse.parse(draft.body).data).toMatchObject({ submitted: false, files: { length: 5 } });
    expect((await submit(makeForm(registrationFields({ registration_draft: token })))).status).toBe(201);
  });

  test("what fails at the last step takes everything back", async () => {
    const failing = createTestApi(database.db, { mailer: { queue: () => Promise.reject(new Error("no mail")) } });
    await failing.signIn("admin");
    const before = await counts();
    const form = makeForm(registrationFields(), await allFiles());
    expect((await failing.call("POST", "/restaurants/agent", { body: form })).status).toBe(500);
    expect(await counts()).toEqual(before);
  });
});

describe("[WIZ-22] a draft", () => {
  test("becomes one restaurant, however often and in parallel it is submitted", async () => {
    const token = await begin();
    await api.call("PATCH", `/registration-drafts/${token}`, { body: { values: { password: "secret" } } });
    await api.call("POST", `/registration-drafts/${token}/files`, { body: makeForm({}, await allFiles()) });
    const before = await database.db.selectFrom("restaurants").select("id").execute();
    const fields = registrationFields({ registration_draft: token });
    const responses = await Promise.all(Array.from({ length: 5 }, () => submit(makeForm(fields))));
    const late = await submit(makeForm({ registration_draft: token }));
    expect([...responses, late].map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    const [id = "", ...others] = new Set([...responses, late].map(({ body }) => getId(body)));
    expect(others).toEqual([]);
    expect(await database.db.selectFrom("restaurants").select("id").execute()).toHaveLength(before.length + 1);
    expect(api.mails.filter(({ to }) => to === fields.email)).toHaveLength(1);
    const documents = database.db.selectFrom("restaurant_documents").select("kind").where("restaurant_id", "=", id);
    expect(await documents.execute()).toHaveLength(5);

    const draft = draftResponse.parse((await api.call("GET", `/registration-drafts/${token}`)).body).data;
    expect(draft).toMatchObject({ submitted: true, restaurant_id: id, values: {}, files: [] });
    const change = { body: { values: { city: "Bristol" } } };
    expect(await api.call("PATCH", `/registration-drafts/${token}`, change)).toMatchObject({
      status: 409,
      body: { data: { submitted: true, restaurant_id: id } },
    });
  });

  test("that has expired is not submitted", async () => {
    const fields = registrationFields({ registration_draft: "long-gone" });
    expect(await submit(makeForm(fields))).toMatchObject({
      status: 404,
      body: { message: "This registration has expired. Please start again." },
    });
  });
});

describe("[AGENT-3, AGENT-6] who registers", () => {
  test("an agent is noted and named; nobody else may send a token", async () => {
    const [agent, admin] = [await api.signIn("agent"), await api.signIn("admin")];
    const fields = registrationFields();
    const id = getId((await submit(makeForm(fields), agent.token)).body);
    const receipt = api.mails.find(({ to }) => to === fields.email)?.text;
    expect(receipt).toContain("the password that was chosen with Test agent");
    expect(receipt, "who was not told the password").toContain("/auth/forgot-password");
    const row = database.db.selectFrom("restaurants").select("registered_by").where("id", "=", id);
    expect(await row.executeTakeFirst()).toEqual({ registered_by: agent.id });
    expect(api.mails.find(({ to }) => to === admin.email)?.text).toContain("Test agent, sales agent");
    for (const role of ["customer", "owner", "admin"] as const) {
      const other = await api.signIn(role);
      expect((await submit(makeForm(registrationFields()), other.token)).status).toBe(403);
    }
    await database.db.updateTable("users").set({ is_active: false }).where("id", "=", agent.id).execute();
    expect((await submit(makeForm(registrationFields()), agent.token)).status).toBe(401);
  });
});

describe("[ADMIN-13] documents", () => {
  test("are for administrators, the owner and managers; the banner is everyone's", async () => {
    const id = getId((await submit(makeForm(registrationFields(), await allFiles()))).body);
    const admin = await api.signIn("admin");
    const list = async (token?: string) => api.call("GET", `/restaurants/${id}/documents`, { token });
    const documents = restaurantDocumentList.parse((await list(admin.token)).body).data.data;
    const [check, menu, banner] = documents.map((document) => document.id);
    const get = (documentId: string | undefined, token: string, of = id) =>
      api.api.request(`/restaurants/${of}/documents/${documentId}`, { headers: { authorization: `Bearer ${token}` } });

    const menuAnswer = await get(menu, admin.token);
    expect(menuAnswer.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(Buffer.from(await menuAnswer.arrayBuffer()).equals(pdf())).toBe(true);
    expect((await get(check, admin.token)).headers.get("content-security-policy")).toBe("sandbox");

    const statuses: Record<string, number[]> = {};
    for (const role of ["owner", "manager", "staff", "agent", "customer"] as const) {
      const person = await api.signIn(role, { restaurantId: id });
      statuses[role] = [(await list(person.token)).status, (await get(check, person.token)).status];
    }
    const stranger = await api.signIn("owner", {
      restaurantId: getId((await submit(makeForm(registrationFields()))).body),
    });
    statuses.stranger = [(await list(stranger.token)).status, (await get(check, stranger.token)).status];
    expect(statuses).toEqual({
      owner: [200, 200],
      manager: [200, 200],
      staff: [403, 403],
      agent: [404, 404],
      customer: [404, 404],
      stranger: [404, 404],
    });
    expect((await list()).status).toBe(401);
    await database.db.updateTable("restaurants").set({ status: "approved" }).where("id", "=", id).execute();
    expect((await list(stranger.token)).status).toBe(403);

    const { logo } = await database.db
      .selectFrom("restaurants")
      .select("logo")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(logo).toBe(`/restaurant-pictures/${banner}`);
    const picture = await api.api.request(logo ?? "");
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    for (const other of [check, menu, "x"]) {
      expect((await api.call("GET", `/restaurant-pictures/${other}`)).status).toBe(404);
    }
  });
});
