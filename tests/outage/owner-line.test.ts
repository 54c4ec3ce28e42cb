import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { cardToken, signUp } from "@tests/support/checkout-visitor";
import { lineFaults } from "@tests/support/hosts/faulty-line";
import { type FaultyShop, openFaultyShop } from "@tests/support/hosts/faulty-shop";
import { formOf } from "@tests/support/page-form";
import { readable } from "@tests/support/visitor";

/** Coupons and passes where the line to the API fails in the middle of a press. */

const coupons = z.object({ data: z.object({ data: z.array(z.object({ id: z.string(), code: z.string() })) }) });
const provider = z.object({ data: z.object({ publicKey: z.string() }) });

let shop: FaultyShop;
beforeAll(async () => void (shop = await openFaultyShop()), 150_000);
afterEach(() => shop.line.spoil(null));
afterAll(() => shop.stop());

/** "2026-11-27", so many days ago. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

// A coupon may have a picture, so a late answer is waited for.
test.each(lineFaults.filter((kind) => kind !== "late"))(
  "[COUP-2, FORM-5] a coupon is saved once on a line that fails (%s)",
  async (kind) => {
    const { owner, place } = shop;
    const form = formOf(await owner.get("/dashboard/coupons/new"), 'name="discount_value"');
    const typed = {
      name: `Line ${kind}`,
      code: `LINE${kind.toUpperCase()}`,
      discount_value: "10",
      limit_per_user: "1",
    };
    const dates = { start_date: daysAgo(0), expiration_date: daysAgo(-30), min_order_amount: "0" };
    const press = { action: "/dashboard/coupons/new", fields: { ...form.fields, ...typed, ...dates } };
    const failed = await shop.pressSpoiled(owner, press, { kind, calls: /^POST \/coupons/ });
    const again = formOf(failed, 'name="discount_value"');
    expect(again.fields).toMatchObject(typed);
    expect((await owner.post("/dashboard/coupons/new", { ...again.fields })).location).toContain("/dashboard/coupons");
    const saved = coupons.parse(
      await shop.both.callAs("owner", "GET", `/coupons?restaurant_id=${place.id}&per_page=100`),
    );
    expect(saved.data.data.filter(({ code }) => code === typed.code)).toHaveLength(1);
  },
);

test.each(lineFaults)("[PASS-2, PAY-17] a pass on a line that fails (%s) is charged once", async (kind) => {
  const visitor = await signUp(shop.both.app.url, `pass-${kind}@example.test`);
  const page = await visitor.get("/go-pass");
  const [, key = "", amount = ""] = /value="([\w.:-]+):(\d+)"/.exec(page.text) ?? [];
  const { data } = provider.parse(await shop.both.callAs("customer", "GET", "/payments/clover/config"));
  const press = async () => {
    const token = await cardToken(shop.both.api.url, data.publicKey);
    const answer = await visitor.post("/go-pass/pay.data", { token, key, amount }, { accept: "*/*" });
    return /"kind","(\w+)"/.exec(answer.text)?.[1] ?? `${answer.status} ${answer.text.slice(0, 200)}`;
  };
  shop.line.spoil({ kind, calls: /^POST \/pass(\?|$)/ });
  // Who is told that nothing was charged was not charged.
  expect(await press()).toBe(kind === "busy" ? "refused" : "checking");
  shop.line.spoil(null);
  expect(["bought", "checking"]).toContain(await press());
  await expect.poll(async () => readable(await visitor.get("/go-pass")), { timeout: 60_000 }).toMatch(/renews/i);
});
