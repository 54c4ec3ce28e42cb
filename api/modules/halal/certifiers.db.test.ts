import { expect, test } from "vitest";
import { certifierResponse } from "@domain/contract/halal";
import { pendingPictureResponse } from "@domain/contract/menu";
import { createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop } from "@tests/support/shop";
import { pdf, png } from "@tests/support/uploads";

const database = withTestDatabase();

test("[HALAL-3] administrators keep the directory; a certifier out of choice cannot be named any more", async () => {
  const api = createTestApi(database.db);
  const shop = await openShop(database.db);
  const [admin, owner] = [await api.signIn("admin"), await api.signIn("owner", { restaurantId: shop.id })];
  const send = (certifier_id: string) => {
    const form = new FormData();
    const paper = { certifier: "Somebody", number: "1", scope: "outlet", holder: "Anatolia", address: "1 Main St" };
    const days = { issued_on: "2026-01-01", expires_on: "2026-12-31" };
    for (const [name, value] of Object.entries({ ...paper, ...days, certifier_id })) form.set(name, value);
    form.set("file", new Blob([new Uint8Array(pdf())], { type: "application/pdf" }), "halal.pdf");
    return api.call("POST", `/restaurants/${shop.id}/halal/certificates`, { token: owner.token, body: form });
  };
  const body = {
    name: "Crescent Assurance",
    short_name: "CA",
    country: "United States",
    lookup_url: "https://ca.example/{number}",
  };
  const add = (token: string, change = {}) =>
    api.call("POST", "/halal/certifiers", { token, body: { ...body, ...change } });
  expect((await add(owner.token)).status).toBe(403);
  const added = await add(admin.token);
  expect(added).toMatchObject({
    status: 201,
    body: { data: { name: "Crescent Assurance", certificates: 0, version: 1 } },
  });
  expect((await add(admin.token, { name: "crescent assurance" })).status).toBe(409);
  expect((await add(admin.token, { name: "Other", website: "javascript:alert(1)" })).status).toBe(422);
  const { id } = await database.db
    .selectFrom("certifiers")
    .select("id")
    .where("name", "=", body.name)
    .executeTakeFirstOrThrow();
  expect((await send(id)).status).toBe(201);
  const sent = database.db.selectFrom("halal_certificates").select(["certifier", "certifier_id"]);
  expect(await sent.execute(), "by its name there, whatever was typed").toEqual([
    { certifier: body.name, certifier_id: id },
  ]);
  const change = (values: object) =>
    api.call("PUT", `/halal/certifiers/${id}`, { token: admin.token, body: { ...body, ...values } });
  expect(await change({ is_active: false, version: 1 })).toMatchObject({
    status: 200,
    body: { data: { certificates: 1 } },
  });
  expect((await change({ version: 1 })).status).toBe(409);
  expect((await send(id)).status).toBe(422);
  const listed = await api.call("GET", "/halal/certifiers");
  expect(JSON.stringify(listed.body)).not.toContain("Crescent");
});

test("[HALAL-3] a certifier's logo is kept, shown with its certificates, replaced and removed, by administrators alone", async () => {
  const api = createTestApi(database.db);
  const shop = await openShop(database.db);
  const [admin, owner] = [await api.signIn("admin"), await api.signIn("owner", { restaurantId: shop.id })];
  const upload = async (path: string, name: string, token: string, file?: Blob) => {
    const form = new FormData();
    form.set(name, file ?? new Blob([new Uint8Array(await png())], { type: "image/png" }), "picture");
    return api.call("POST", path, { token, body: form });
  };
  const keep = async () =>
    pendingPictureResponse.parse((await upload("/halal/logos", "logo", admin.token)).body).data.image;
  expect((await upload("/halal/logos", "logo", owner.token)).status).toBe(403);
  const text = new Blob(["<svg onload='alert(1)'/>"], { type: "image/png" });
  expect(await upload("/halal/logos", "logo", admin.token, text)).toMatchObject({
    status: 422,
    body: { errors: { logo: expect.any(String) } },
  });

  const board = { name: "Board of Logos", short_name: "BL", country: "United States" };
  const logo = await keep();
  const add = (values: object) =>
    api.call("POST", "/halal/certifiers", { token: admin.token, body: { ...board, ...values } });
  for (const foreign of ["https://elsewhere.example/logo.png", "/media/none-160.webp"])
    expect((await add({ logo: foreign })).status, foreign).toBe(422);
  const ownersPicture = pendingPictureResponse.parse((await upload("/pictures", "image", owner.token)).body).data.image;
  expect((await add({ logo: ownersPicture })).status, "a restaurant's").toBe(422);
  expect(await add({ logo })).toMatchObject({ status: 201, body: { data: { logo } } });
  expect((await add({ name: "Other Board", logo })).status, "it is another's by now").toBe(422);

  const { id } = await database.db
    .selectFrom("certifiers")
    .select("id")
    .where("name", "=", board.name)
    .executeTakeFirstOrThrow();
  let version = 1;
  const change = async (values: object) => {
    const body = { ...board, ...values, version };
    const { status, body: answer } = await api.call("PUT", `/halal/certifiers/${id}`, { token: admin.token, body });
    expect(status).toBe(200);
    version += 1;
    return certifierResponse.parse(answer).data.logo;
  };
  const isThere = async (address: string) => (await api.call("GET", address)).status === 200;
  expect(await change({ country: "Canada" }), "left out it stays").toBe(logo);
  expect(await isThere(logo)).toBe(true);
  const next = await keep();
  expect(await change({ logo: next })).toBe(next);
  expect([await isThere(logo), await isThere(next)]).toEqual([false, true]);
  expect(await change({ logo: null })).toBeNull();
  expect(await isThere(next)).toBe(false);
  expect(await isThere(ownersPicture), "a restaurant's own is left alone").toBe(true);
});
