import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { type AppAndApi, startAppAndApi } from "@tests/support/app-and-api";
import { addToCart, cardToken, openCheckout, signUp } from "@tests/support/checkout-visitor";
import { type FaultyLine, type LineFault, lineFaults, openFaultyLine } from "@tests/support/hosts/faulty-line";
import { createVisitor, type Page, readable, type Visitor } from "@tests/support/visitor";

/** Kitchen and payments where the line to the API fails in the middle of a press: told in time, and safe to press again. */

/** What an answer may take, in ms. */
const limit = 7_000;
const found = z.object({ data: z.object({ data: z.array(z.object({ id: z.string(), name: z.string().nullish() })) }) });
const order = z.object({
  data: z.object({
    status: z.string(),
    total: z.number(),
    history: z.array(z.object({ status: z.string() })),
    refunds: z.array(z.object({ amount: z.number() })),
    items: z.array(z.object({ menuItemId: z.string().nullable() })),
  }),
});
const provider = z.object({ data: z.object({ publicKey: z.string() }) });

let line: FaultyLine;
let both: AppAndApi;
let owner: Visitor;
let place: { id: string; dish: string; staffToken: string };

beforeAll(async () => {
  line = await openFaultyLine();
  both = await startAppAndApi({}, line.leadTo);
  owner = createVisitor(both.app.url, { limit });
  expect((await owner.logIn("owner")).status).toBe(302);
  const list = found.parse(await both.callAs("owner", "GET", "/restaurants?search=Anatolia%20Grill"));
  const id = list.data.data.find(({ name }) => name === "Anatolia Grill House")?.id ?? "";
  const menu = found.parse(await both.callAs("owner", "GET", `/menu-items?restaurant_id=${id}`));
  const dish = menu.data.data.find(({ name }) => name?.includes("Lentil"))?.id ?? "";
  place = { id, dish, staffToken: "" };
}, 150_000);
afterEach(() => line.spoil(null));
afterAll(async () => {
  await both.stop();
  await line.close();
});

const readOrder = async (id: string) => order.parse(await both.callAs("owner", "GET", `/orders/${id}`)).data;
const ordersOf = async (visitor: Visitor) => [
  ...new Set([...(await visitor.get("/orders")).text.matchAll(/href="\/orders\/([\da-f-]{36})"/g)].map(([, id]) => id)),
];
function expectHuman(page: Page, what: string): void {
  if (page.location) return;
  expect(page.status, what).not.toBe(500);
  expect(readable(page), what).not.toMatch(/nginx|\[object Object\]|\bundefined\b|Unexpected token/);
}

async function pay(kind: LineFault, calls: RegExp) {
  const visitor = await signUp(both.app.url, `amina-${kind}-${calls.source.length}@example.test`);
  await addToCart(visitor, place);
  const checkout = await openCheckout(visitor, place);
  const { data } = provider.parse(await both.callAs("customer", "GET", "/payments/clover/config"));
  const press = async () => {
    const token = await cardToken(both.api.url, data.publicKey);
    const fields = { token, key: checkout.key, total: checkout.total };
    const page = await visitor.post(checkout.placeOrder.replace("/checkout?", "/checkout/pay.data?"), fields, {
      accept: "*/*",
    });
    return /"kind","(\w+)"/.exec(page.text)?.[1] ?? `${page.status} ${page.text.slice(0, 200)}`;
  };
  line.spoil({ kind, calls });
  const before = Date.now();
  const first = await press();
  expect(Date.now() - before).toBeLessThan(limit);
  line.spoil(null);
  const second = await press();
  await expect.poll(() => ordersOf(visitor), { timeout: 60_000 }).toHaveLength(1);
  const [id = ""] = await ordersOf(visitor);
  expect((await readOrder(id)).total).toBe(Number(checkout.total));
  return { first, second, id };
}

test.each(lineFaults)(
  "[PAY-16, PAY-17] a charge on a line that fails (%s) is told as it is, and is made once",
  async (kind) => {
    const { first, second } = await pay(kind, /^POST \/payments\/clover\/charge/);
    // Who is told that nothing was charged was not charged.
    expect(first).toBe(kind === "busy" ? "refused" : "checking");
    expect(["ordered", "checking"]).toContain(second);
  },
);

test.each(lineFaults)(
  "[PAY-17, KDS-4, RUSH-11] an order on a line that fails (%s) is placed, accepted and given back once",
  async (kind) => {
    const { first, id } = await pay(kind, /^POST \/orders(\?|$)/);
    expect(first).toBe("checking");
    const press = async (path: string, fields: Record<string, string>, calls: RegExp) => {
      line.spoil({ kind, calls });
      const failed = await owner.post(path, fields);
      expectHuman(failed, `${kind} ${path}`);
      line.spoil(null);
      const again = await owner.post(path, fields);
      expectHuman(again, `again ${path}`);
      return { failed, again };
    };
    const steps = async () => (await readOrder(id)).history.map(({ status }) => status);
    await press("/dashboard/kds", { order: id, status: "accepted", ready_in: "20" }, /^PATCH \/orders\//);
    expect(await steps()).toEqual(["placed", "accepted"]);
    await press("/dashboard/kds", { order: id, status: "preparing" }, /^PATCH \/orders\//);
    await press("/dashboard/kds", { order: id, status: "ready" }, /^PATCH \/orders\//);
    // A ticket that was taken back by mistake is made ready again.
    await press("/dashboard/kds", { order: id, status: "preparing" }, /^PATCH \/orders\//);
    expect(await steps()).toEqual(["placed", "accepted", "preparing", "ready", "preparing"]);
    const soldOut = { ids: place.dish, name: "Dish", availability: "tomorrow" };
    await press("/dashboard/kds/sold-out", soldOut, /^PATCH \/menu-items\/availability/);
    await both.callAs("owner", "PATCH", "/menu-items/availability", { ids: [place.dish], availability: "on" });

    const form = await owner.get(`/dashboard/online-orders/${id}/refund`);
    const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form.text)?.[1] ?? "";
    const fields = { key: value("key"), left: value("left"), sum: "100", way: "amount", amount: "1.00" };
    const confirmed = { ...fields, reason_kind: "quality", note: "Cold", step: "confirmed" };
    const { failed, again } = await press(
      `/dashboard/online-orders/${id}/refund`,
      confirmed,
      /^POST \/orders\/.*refunds/,
    );
    // Where no time is left to draw the page, what was typed is offered on the one that resumes it.
    if (failed.location) expect(failed.location).toContain("/auth/resume");
    else if (kind !== "busy") {
      expect(readable(failed)).toContain("it may have been given back");
      expect(failed.text).toContain(`name="key" value="${fields.key}"`);
    }
    expect(again.location).toContain(id);
    expect((await readOrder(id)).refunds.map(({ amount }) => amount)).toEqual([100]);
  },
);

test.each(lineFaults)("[PAY-18] the page of a payment goes on asking where the line fails (%s)", async (kind) => {
  const visitor = await signUp(both.app.url, `waiting-${kind}@example.test`);
  line.spoil({ kind, calls: /^GET \/payments\// });
  const page = await visitor.get(`/checkout/return?restaurantId=${place.id}&type=takeaway&key=a-key-of-a-test`);
  expect(page.status).toBe(200);
  expect(page.headers.get("refresh")).toBe("3");
  expect(readable(page)).toContain("We are checking your payment");
});
