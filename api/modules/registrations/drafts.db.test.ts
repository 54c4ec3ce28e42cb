import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { draftCreatedResponse, draftFilesResponse, draftResponse } from "@domain/contract/administration/registration";
import { uploadLimits, uploadRefusals } from "@domain/registration/uploads";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeForm, jpeg, pdf, png } from "@tests/support/uploads";
import { deleteExpiredRegistrations, getDraft, getDraftRow } from "./drafts";

const database = withTestDatabase();
let api: TestApi;
beforeAll(() => {
  api = createTestApi(database.db);
});

type File = Parameters<typeof makeForm>[1] extends (infer One)[] | undefined ? One : never;

const begin = async () => {
  const { status, body } = await api.call("POST", "/registration-drafts");
  expect(status).toBe(201);
  return draftCreatedResponse.parse(body).data.token;
};
const read = async (token: string) =>
  draftResponse.parse((await api.call("GET", `/registration-drafts/${token}`)).body).data;
const save = (token: string, values: unknown) =>
  api.call("PATCH", `/registration-drafts/${token}`, { body: { values } });
const upload = (token: string, files: File[], fields = {}) =>
  api.call("POST", `/registration-drafts/${token}/files`, { body: makeForm(fields, files) });
const uploaded = async (token: string, files: File[]) => draftFilesResponse.parse((await upload(token, files)).body);
const stored = async () => {
  const { count } = database.db.fn;
  const counted = await database.db.selectFrom("stored_files").select(count<number>("id").as("n")).executeTakeFirst();
  return Number(counted?.n);
};

describe("[WIZ-1, WIZ-21] what was typed", () => {
  test("is kept as typed, right or wrong, key by key", async () => {
    const token = await begin();
    expect(await read(token)).toMatchObject({ values: {}, files: [], submitted: false });
    await save(token, { dbaName: "S", password: "secret words", operatingHours: [{ day: "MONDAY", fromTime: "" }] });
    await save(token, { dbaName: " Sanaa ", email: "no address", password: null });
    expect((await read(token)).values).toEqual({
      dbaName: " Sanaa ",
      email: "no address",
      operatingHours: [{ day: "MONDAY", fromTime: "" }],
    });
    expect((await save(token, { dbaName: "x".repeat(70_000) })).status).toBe(413);
    expect((await read(token)).values).toMatchObject({ dbaName: " Sanaa " });
  });

  test("cannot be read from the database; the token neither", async () => {
    const token = await begin();
    await save(token, { password: "secret words", accountNumber: "987654321" });
    await upload(token, [{ field: "voided_check", name: "check.pdf", bytes: pdf("account 987654321") }]);
    const { rows } = await sql<{ text: string }>`
      select d::text as text from registration_drafts d
      union all select encode(sealed, 'escape') from stored_file_pieces`.execute(database.db);
    const all = rows.map(({ text }) => text).join();
    expect(all.length).toBeGreaterThan(300);
    for (const secret of ["secret words", "987654321", token]) expect(all).not.toContain(secret);
  });

  test("is nobody's without the token, and gone with its files a day after the last change", async () => {
    api.clock.set("2026-03-04T17:00:00Z");
    expect((await api.call("GET", "/registration-drafts/unknown")).status).toBe(404);
    const [token, other] = [await begin(), await begin()];
    await upload(token, [{ field: "menu_file", name: "menu.pdf", bytes: pdf() }]);
    const before = await stored();
    api.clock.set("2026-03-05T16:59:00Z");
    await save(other, { dbaName: "Still here" });
    api.clock.set("2026-03-05T17:00:00Z");
    expect(await api.call("GET", `/registration-drafts/${token}`)).toMatchObject({
      status: 404,
      body: { message: "This registration has expired. Please start again." },
    });
    for (const response of [await save(token, {}), await upload(token, [])]) expect(response.status).toBe(404);
    await deleteExpiredRegistrations(api.dependencies);
    expect(await stored()).toBeLessThan(before);
    expect((await read(other)).values).toEqual({ dbaName: "Still here" });
    const left = database.db.selectFrom("registration_drafts").select("id");
    expect(await left.where("expires_at", "<=", api.clock.now()).execute()).toEqual([]);
  });
});

describe("[WIZ-14, WIZ-15, WIZ-22] uploaded files", () => {
  test("are kept each for itself: one that is refused says why and keeps the others", async () => {
    const token = await begin();
    const { data, errors } = await uploaded(token, [
      { field: "voided_check", name: "check.jpg", bytes: await jpeg() },
      { field: "logo", name: "logo.png", bytes: Buffer.from("<svg onload=alert(1)>") },
      { field: "additional_document_0", name: "Lizenz ٢.pdf", bytes: pdf() },
      { field: "passport", name: "p.pdf", bytes: pdf() },
      { field: "menu_file", name: "", bytes: Buffer.alloc(0) },
    ]);
    expect(data.files).toMatchObject([
      { field: "voided_check", name: "check.jpg", content_type: "image/jpeg", width: 40, height: 30 },
      { field: "additional_document", name: "Lizenz ٢.pdf", content_type: "application/pdf", size: pdf().length },
    ]);
    expect(errors).toEqual([
      { field: "logo", name: "logo.png", message: uploadRefusals.notPicture },
      { field: "passport", name: "p.pdf", message: uploadRefusals.unknownField },
    ]);
    expect((await read(token)).files).toEqual(data.files);
  });

  test("replace the former one of their field, but additional ones are added, up to ten", async () => {
    const token = await begin();
    const before = await stored();
    const bytes = await png();
    await upload(token, [{ field: "logo", name: "first.png", bytes }]);
    await upload(token, [{ field: "file", name: "second.png", bytes }], { field: "logo" });
    const many = Array.from({ length: 11 }, (_, index) => ({
      field: `additional_document_${index}`,
      name: `${index}.pdf`,
      bytes: pdf(),
    }));
    const { data, errors } = await uploaded(token, many);
    expect(data.files.map(({ name }) => name)).toEqual(["second.png", ...many.slice(0, 10).map(({ name }) => name)]);
    expect(errors).toEqual([{ field: "additional_document_10", name: "10.pdf", message: uploadRefusals.tooMany }]);
    expect(await stored()).toBe(before + 11);
  });

  test("[FORM-5] are added once, however often one is sent; another of the same name is added too", async () => {
    const token = await begin();
    const lease = { field: "additional_document", name: "lease.pdf", bytes: pdf() };
    await upload(token, [lease]);
    expect((await uploaded(token, [lease])).data.files).toHaveLength(1);
    const other = {
      ...lease,
      bytes: Buffer.from(Buffer.from(pdf()).toString("latin1").replace("Root", "Boot"), "latin1"),
    };
    expect((await uploaded(token, [other])).data.files.map(({ name }) => name)).toEqual(["lease.pdf", "lease.pdf"]);
  });

  test("hold 40 MB together, also when sent side by side", async () => {
    const token = await begin();
    const { id: draft_id } = await getDraftRow(database.db, token, api.clock.now());
    // As if most of it were there already.
    const { id: file_id } = await database.db
      .insertInto("stored_files")
      .values({ content_type: "application/pdf", size_bytes: uploadLimits.totalBytes - pdf().length - 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto("uploads")
      .values({ draft_id, file_id, kind: "menu_file", file_name: "m.pdf" })
      .execute();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        uploaded(token, [{ field: `additional_document_${index}`, name: `${index}.pdf`, bytes: pdf() }]),
      ),
    );
    const refusals = answers.flatMap(({ errors }) => errors.map(({ message }) => message));
    expect(refusals).toEqual(Array.from({ length: 3 }, () => uploadRefusals.tooMuch));
    expect((await read(token)).files).toHaveLength(2);
  });

  test("are given back byte by byte to the token's holder alone, and can be removed", async () => {
    const token = await begin();
    const bytes = Buffer.concat([pdf(), Buffer.alloc(1_200_000, 7), Buffer.from("%%EOF")]);
    const { data } = await uploaded(token, [
      { field: "menu_file", name: "menü's.pdf", bytes },
      { field: "logo", name: "l.png", bytes: await png() },
    ]);
    const [menu = "", logo = ""] = data.files.map(({ id }) => id);
    const get = (id: string, of = token) => api.api.request(`/registration-drafts/${of}/files/${id}`);
    const response = await get(menu);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "content-disposition": "attachment; filename*=UTF-8''men%C3%BC%27s.pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox",
      "cache-control": "private, no-store",
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await get(logo)).headers.get("content-disposition")).toMatch(/^inline/);
    const stranger = await begin();
    for (const id of [menu, "x"]) expect((await get(id, stranger)).status).toBe(404);
    expect((await api.call("DELETE", `/registration-drafts/${stranger}/files/${menu}`)).status).toBe(404);
    expect((await api.call("DELETE", `/registration-drafts/${token}/files/${menu}`)).status).toBe(200);
    expect((await get(menu)).status).toBe(404);
    expect((await read(token)).files.map(({ name }) => name)).toEqual(["l.png"]);
  });
});

test("[WIZ-22] whoever reads a registration while it is submitted sees it with its files, or submitted", async () => {
  const token = await begin();
  await upload(token, [{ field: "logo", name: "l.png", bytes: await png() }]);
  let isSubmitted = false;
  const submitOnce = async () => {
    if (isSubmitted) return;
    isSubmitted = true;
    const { id } = await getDraftRow(database.db, token, api.dependencies.clock.now());
    await database.db.deleteFrom("uploads").where("draft_id", "=", id).execute();
    await database.db
      .updateTable("registration_drafts")
      .set({ content: "", submitted_at: new Date() })
      .where("id", "=", id)
      .execute();
  };
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    // After the first statement of the reading, before the next one.
    transformResult: async ({ result }) => submitOnce().then(() => result),
  });
  expect(await getDraft({ ...api.dependencies, db }, token)).toMatchObject({ submitted: true, files: [] });
});

test("begun registrations and uploads are limited per address", async () => {
  const tight = createTestApi(database.db, {
    rateLimits: { registrationAddress: { max: 1, seconds: 60 }, uploadAddress: { max: 1, seconds: 60 } },
  });
  const headers = { "x-forwarded-for": "203.0.113.9" };
  const first = await tight.call("POST", "/registration-drafts", { headers });
  expect((await tight.call("POST", "/registration-drafts", { headers })).status).toBe(429);
  const { token } = draftCreatedResponse.parse(first.body).data;
  const send = () =>
    tight.call("POST", `/registration-drafts/${token}/files`, { headers, body: makeForm({ field: "logo" }) });
  expect([(await send()).status, (await send()).status]).toEqual([200, 429]);
});
