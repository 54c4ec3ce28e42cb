import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { sendDailySummaries } from "@api/modules/dashboard/daily-summary";
import { placePaidOrder } from "@api/modules/orders/place-order";
import { deleteExpiredPictures } from "@api/modules/pictures/pending";
import { addonResponse, pendingPictureResponse } from "@domain/contract/menu";
import { settingsResponse } from "@domain/contract/settings";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { chargedPayment, fillCart, openShop, type Shop } from "@tests/support/shop";
import { pngBomb } from "@tests/support/uploads";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let owner: SignedIn;
let manager: SignedIn;
let staff: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  shop = await openShop(database.db);
  owner = await api.signIn("owner", { restaurantId: shop.id });
  manager = await api.signIn("manager", { restaurantId: shop.id });
  staff = await api.signIn("staff", { restaurantId: shop.id });
});

const path = (part: string) => `/restaurants/${shop.id}/${part}`;
const put = (part: string, body: unknown, who = owner) => api.call("PUT", path(part), { token: who.token, body });
const read = async () =>
  settingsResponse.parse((await api.call("GET", path("settings"), { token: owner.token })).body).data;
const shown = () => api.call("GET", `/restaurants/${shop.id}`);

describe("[SET-4] mails", () => {
  test("a new order, a cancelled one and a refund are mailed to whom the settings name, each address once", async () => {
    expect(await api.call("GET", path("mail-settings"), { token: staff.token })).toMatchObject({
      body: { data: { order_placed: ["owner"], order_cancelled: ["owner"], version: 0 } },
    });
    await put("settings", { email: owner.email.toUpperCase() });
    const chosen = { order_placed: ["owner", "company", "staff"], order_cancelled: ["manager"], order_refunded: [] };
    expect(await put("mail-settings", chosen)).toMatchObject({ status: 200, body: { data: { version: 1 } } });
    const customer = await api.signIn("customer");
    await fillCart(api, customer, shop);
    const payment = await chargedPayment(api, customer, { restaurantId: shop.id, orderType: "takeaway" });
    const order = await placePaidOrder(api.dependencies, payment.id);
    await api.call("PATCH", `/orders/${order.id}/status`, { token: customer.token, body: { status: "cancelled" } });
    const sent = api.mails.filter(({ template }) => template.startsWith("restaurant-"));
    expect(sent.map(({ to, template }) => `${template} ${to.toLowerCase()}`).sort()).toEqual(
      [
        `restaurant-order-cancelled ${manager.email}`,
        `restaurant-order-placed ${owner.email}`,
        `restaurant-order-placed ${staff.email}`,
      ].sort(),
    );
    expect(sent[0]?.text).toContain(`/dashboard/orders/${order.id}`);
  });

  test("the figures of yesterday are mailed in the morning by the restaurant's clock, once, where somebody asked for them", async () => {
    const summaries = () => api.mails.filter(({ template }) => template === "restaurant-daily-summary");
    const run = async (at: string) => {
      api.clock.set(at);
      // Two processes at once.
      await Promise.all([sendDailySummaries(api.dependencies), sendDailySummaries(api.dependencies)]);
      return summaries().length;
    };
    const began = api.clock.now();
    const customer = await api.signIn("customer");
    await fillCart(api, customer, shop);
    const payment = await chargedPayment(api, customer, { restaurantId: shop.id, orderType: "takeaway" });
    await placePaidOrder(api.dependencies, payment.id);
    expect(await run("2026-03-05T18:00:00Z"), "off unless it is asked for").toBe(0);
    await put("mail-settings", { order_placed: [], order_cancelled: [], order_refunded: [], daily_summary: ["owner"] });
    expect(await run("2026-03-05T11:59:00Z"), "6:59 in New York").toBe(0);
    expect(await run("2026-03-05T12:00:00Z")).toBe(1);
    expect(await run("2026-03-05T20:00:00Z")).toBe(1);
    const [message] = summaries();
    expect(message?.to).toBe(owner.email);
    // The order that was cancelled is no sale.
    expect(message?.subject).toMatch(/^Wednesday, March 4, 2026: 1 order, \$\d+\.\d\d net sales$/);
    expect(message?.text).toContain("/dashboard/sales-report?from=2026-03-04&to=2026-03-04");
    expect(await run("2026-03-06T12:00:00Z")).toBe(2);
    expect(summaries()[1]?.subject).toContain("0 orders");
    api.clock.set(began);
  });
});

describe("[SET-5, SET-6, HOST-17] images", () => {
  const picture = async (width: number, height: number) =>
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width, height, channels: 3, background: "#c0ffee" } })
            .png()
            .toBuffer(),
        ),
      ],
      "picture.png",
    );
  const send = (files: Record<string, File>) => {
    const body = new FormData();
    for (const [name, file] of Object.entries(files)) body.append(name, file);
    return put("images", body);
  };

  test("are drawn anew, one may be left out, and customers see them; the old picture goes", async () => {
    expect(await send({})).toMatchObject({ status: 422, body: { message: "Choose a logo or a banner image" } });
    const first = await send({ logo: await picture(300, 300), banner_image: await picture(2400, 800) });
    expect(first).toMatchObject({ status: 200, body: { message: "Restaurant images updated" } });
    const address = (await read()).banner_image ?? "";
    expect(address).toMatch(/^\/media\/[0-9a-f-]{36}-1440\.webp$/);
    expect(await shown()).toMatchObject({ body: { data: { banner_image: address } } });
    const file = await api.api.request(address);
    expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({
      width: 1440,
      format: "webp",
    });
    const logo = (await read()).logo;
    await send({ banner_image: await picture(100, 100) });
    expect(await read()).toMatchObject({ logo });
    expect((await api.api.request(address)).status).toBe(404);

    const body = new FormData();
    body.append("remove_logo", "true");
    expect(await put("images", body)).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ logo: null, banner_image: expect.stringMatching(/^\/media\//) });
    expect((await api.api.request(logo ?? "")).status).toBe(404);
  });

  test("a picture waits a day for its form, is taken once, and by its own restaurant alone", async () => {
    const other = await openShop(database.db);
    const stranger = await api.signIn("owner", { restaurantId: other.id });
    const write = (method: string, path: string, fields: Record<string, string | File>, who = owner) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return api.call(method, path, { token: who.token, body });
    };
    const keep = async (fields: Record<string, string> = {}) =>
      pendingPictureResponse.parse((await write("POST", "/pictures", { image: await picture(40, 40), ...fields })).body)
        .data;
    expect((await write("POST", "/pictures", { image: await picture(9, 9) }, staff)).status).toBe(403);
    expect((await write("POST", "/pictures", { image: await picture(9, 9), restaurant_id: other.id })).status).toBe(
      403,
    );
    expect((await write("POST", "/pictures", {})).status).toBe(422);

    const { id, image } = await keep();
    expect((await api.api.request(image)).status).toBe(200);
    const seenBy = async (who: SignedIn) => (await api.call("GET", `/pictures/${id}`, { token: who.token })).status;
    expect([await seenBy(manager), await seenBy(stranger), await seenBy(staff)]).toEqual([200, 404, 403]);
    const sauce = { name: "Sauce", price: "1", kept_image: id };
    const gone = { image: "This picture is no longer available. Choose it again" };
    expect(await write("POST", "/addons", sauce, stranger)).toMatchObject({ status: 422, body: { errors: gone } });
    expect(await write("POST", "/addons", { ...sauce, name: "" })).toMatchObject({ status: 422 });
    const made = addonResponse.parse((await write("POST", "/addons", sauce)).body).data;
    expect(made.image).toBe(image);
    expect(await write("POST", "/addons", sauce)).toMatchObject({ status: 422, body: { errors: gone } });
    expect(await seenBy(owner)).toBe(404);

    // An address is no right to remove what another restaurant shows.
    const copy = { name: "Copy", price: "1", image_url: image };
    const copied = addonResponse.parse((await write("POST", "/addons", copy, stranger)).body).data;
    await write("PATCH", `/addons/${copied.id}`, { remove_image: "true" }, stranger);
    expect((await api.api.request(image)).status).toBe(200);

    const wide = await keep({ wide: "true" });
    expect(wide.image).toMatch(/-1440\.webp$/);
    expect(await write("PUT", path("images"), { kept_banner_image: wide.id })).toMatchObject({ status: 200 });
    expect((await read()).banner_image).toBe(wide.image);

    const left = await keep();
    await deleteExpiredPictures(api.dependencies);
    expect((await api.api.request(left.image)).status).toBe(200);
    api.clock.set(new Date(api.clock.now().getTime() + 25 * 60 * 60 * 1000));
    await deleteExpiredPictures(api.dependencies);
    expect((await api.api.request(left.image)).status).toBe(404);
    expect((await api.api.request(image)).status).toBe(200);
  });

  test("what is no picture is refused beside its field", async () => {
    const text = new File(["<svg onload=alert(1)>"], "logo.png", { type: "image/png" });
    expect(await send({ logo: text })).toMatchObject({
      status: 422,
      body: { errors: { logo: "Choose a JPG, PNG or WebP picture" } },
    });
    const bomb = new File([new Uint8Array(pngBomb())], "banner.png");
    expect(await send({ banner_image: bomb })).toMatchObject({
      status: 422,
      body: { errors: { banner_image: "This picture has more than 50 megapixels. Please choose a smaller one." } },
    });
  });
});
