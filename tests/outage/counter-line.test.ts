import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { lineFaults } from "@tests/support/hosts/faulty-line";
import { type FaultyShop, openFaultyShop } from "@tests/support/hosts/faulty-shop";
import { formOf, type PageForm } from "@tests/support/page-form";
import { type Page, readable } from "@tests/support/visitor";

/** The till and the drawer, without JavaScript, where the line to the API fails in the middle of a press. */

const sales = z.object({
  data: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        total: z.number(),
        tip: z.number().nullish(),
        isPaid: z.boolean().nullish(),
        paymentMethod: z.string(),
        tendered: z.number().nullish(),
        table: z.string().nullish(),
        items: z.array(z.object({ lineId: z.string().nullish(), qty: z.number() })),
      }),
    ),
  }),
});
const holds = z.object({ data: z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) }) });

let shop: FaultyShop;
beforeAll(async () => void (shop = await openFaultyShop()), 150_000);
afterEach(() => shop.line.spoil(null));
afterAll(() => shop.stop());

const salesAt = async (table: string) => {
  const path = `/orders?restaurant_id=${shop.place.id}&source=pos&per_page=100`;
  return sales.parse(await shop.both.callAs("owner", "GET", path)).data.data.filter((sale) => sale.table === table);
};
const post = ({ action, fields }: PageForm, more: Record<string, string>) =>
  shop.owner.post(action, { ...fields, ...more });
const open = (path: string) => shop.owner.get(path);
const pressSpoiled = (
  { action, fields }: PageForm,
  more: Record<string, string>,
  fault: Parameters<FaultyShop["pressSpoiled"]>[2],
) => shop.pressSpoiled(shop.owner, { action, fields: { ...fields, ...more } }, fault);

/** A new order for a table, up to its charge step. */
async function chargeStep(table: string, more: Record<string, string> = {}, pieces = 2): Promise<Page> {
  const counter = await open(`/dashboard/pos?line=${shop.place.dish}*${pieces}`);
  const charge = await post(formOf(counter, 'value="charge"'), {
    intent: "charge",
    orderType: "dine-in",
    table,
    ...more,
  });
  expect(charge.location).toContain("/dashboard/pos/charge");
  return open(charge.location ?? "");
}

test.each(lineFaults)("[RUSH-13, FORM-5] a sale in cash on a line that fails (%s) is made once", async (kind) => {
  const page = await chargeStep(`Cash ${kind}`, { tip: "1.00" });
  const paid = { payment: "cash", tendered: "80", receipt: "none" };
  const fault = { kind, calls: /^POST \/restaurants\/[^/]+\/counter-orders(\?|$)/ };
  const failed = await pressSpoiled(formOf(page, "order_tip"), paid, fault);
  if (kind !== "busy") expect(readable(failed)).toContain("Press again, it is placed once.");
  const again = formOf(failed, "order_tip");
  expect(again.fields.tendered).toBe("80");
  expect((await post(again, {})).location).toContain("/dashboard/pos?after=");
  expect(await salesAt(`Cash ${kind}`)).toMatchObject([
    { isPaid: true, paymentMethod: "cash", tendered: 8000, tip: 100, items: [{ qty: 2 }] },
  ]);
});

test.each(lineFaults)("[RUSH-13, FORM-2] a sale by card keeps what was chosen (%s), and is made once", async (kind) => {
  const page = await chargeStep(`Card ${kind}`);
  const paid = { payment: "credit_card", receipt: "mail", receipt_email: `guest-${kind}@example.test` };
  const fault = { kind, calls: /^POST \/restaurants\/[^/]+\/counter-orders(\?|$)/ };
  const failed = await pressSpoiled(formOf(page, "order_tip"), paid, fault);
  const again = formOf(failed, "order_tip");
  expect(again.fields).toMatchObject(paid);
  expect((await post(again, {})).location).toContain("/dashboard/pos?after=");
  expect(await salesAt(`Card ${kind}`)).toMatchObject([{ isPaid: true, paymentMethod: "credit_card" }]);
});

test.each(lineFaults)("[RUSH-13] an open order on a line that fails (%s) grows once and is paid once", async (kind) => {
  const table = `Open ${kind}`;
  const placed = await post(formOf(await chargeStep(table), "order_tip"), { payment: "later", receipt: "none" });
  expect(placed.location).toContain("/dashboard/pos?after=");
  const [sale] = await salesAt(table);
  const id = sale?.id ?? "";
  const total = sale?.total ?? 0;

  const dishes = await open(`/dashboard/pos?order=${id}&line=${shop.place.dish}*1`);
  const more = formOf(dishes, /name="key".*name="amount"/s);
  const failed = await pressSpoiled(more, { intent: "more" }, { kind, calls: /^POST \/orders\/[^/]+\/lines/ });
  if (kind !== "busy") expect(readable(failed)).toContain("Press again, they are sent once.");
  const again = await post(formOf(failed, /name="key".*name="amount"/s), { intent: "more" });
  expect(again.location).toContain(`order=${id}`);
  expect((await salesAt(table)).map(({ items }) => items.length)).toEqual([2]);
  const grown = (await salesAt(table))[0]?.total ?? 0;
  expect(grown).toBeGreaterThan(total);

  const pay = formOf(await open(`/dashboard/pos/charge?order=${id}&tip=2.00`), "order_tip");
  const paid = { payment: "credit_card", receipt: "none" };
  const unpaid = await pressSpoiled(pay, paid, { kind, calls: /^POST \/orders\/[^/]+\/payments/ });
  // Where it was noted, the page finds it paid.
  if (readable(unpaid).includes("This order is paid or cancelled.")) expect(["lost", "half", "late"]).toContain(kind);
  else expect((await post(formOf(unpaid, "order_tip"), {})).location).toContain("/dashboard/pos?after=");
  expect(await salesAt(table)).toMatchObject([{ isPaid: true, tip: 200, total: grown + 200 }]);
});

test.each(lineFaults)("[RUSH-12] a dish is left out once where the line fails (%s)", async (kind) => {
  const table = `Left out ${kind}`;
  await post(formOf(await chargeStep(table, {}, 5), "order_tip"), { payment: "later", receipt: "none" });
  const [sale] = await salesAt(table);
  const path = `/dashboard/orders/${sale?.id}/change?line=${sale?.items[0]?.lineId}&quantity=1&by=out`;
  const question = { ...formOf(await open(path), 'value="confirmed"'), action: path };
  const fault = { kind, calls: /^POST \/orders\/[^/]+\/line-changes/ };
  const failed = await pressSpoiled(question, { step: "confirmed" }, fault);
  if (kind !== "busy") expect(readable(failed)).toContain("press again: it is changed once.");
  const again = await post({ ...formOf(failed, 'value="confirmed"'), action: path }, { step: "confirmed" });
  expect(again.location).toContain(sale?.id);
  expect(await salesAt(table)).toMatchObject([{ total: (sale?.total ?? 0) - Number(question.fields.back) }]);
});

test.each(lineFaults)("[RUSH-13] an order is put on hold once where the line fails (%s)", async (kind) => {
  const counter = await open(`/dashboard/pos?line=${shop.place.dish}*3`);
  const hold = formOf(counter, 'value="charge"');
  const fields = { intent: "hold", customerName: `Held ${kind}` };
  const fault = { kind, calls: /^POST \/restaurants\/[^/]+\/held-orders/ };
  const failed = await pressSpoiled(hold, fields, fault);
  const again = formOf(failed, 'value="charge"');
  expect(again.fields.customerName).toBe(fields.customerName);
  expect((await post(again, { intent: "hold" })).location).toContain("/dashboard/pos?after=held-");
  const list = holds.parse(await shop.both.callAs("owner", "GET", `/restaurants/${shop.place.id}/held-orders`)).data
    .data;
  expect(list.filter(({ name }) => name === fields.customerName)).toHaveLength(1);
});

test.each(lineFaults)("[RUSH-13, FORM-5] a receipt is mailed once where the line fails (%s)", async (kind) => {
  const page = await chargeStep(`Receipt ${kind}`);
  const mailed = { payment: "cash", receipt: "mail", receipt_email: `receipt-${kind}@example.test` };
  const fault = { kind, calls: /^POST \/orders\/[^/]+\/receipt-mails/ };
  const sold = await pressSpoiled(formOf(page, "order_tip"), mailed, fault);
  expect(sold.location).toContain("/dashboard/pos?after=");
  const counter = await open(sold.location ?? "");
  expect(decodeURIComponent(counter.text + JSON.stringify([...counter.headers]))).not.toMatch(/was not mailed/);
  const form = formOf(counter, 'value="receipt"');
  const failed = await pressSpoiled(form, { email: mailed.receipt_email }, fault);
  const sent = await post(formOf(failed, 'value="receipt"'), { email: mailed.receipt_email });
  expect(sent.location).toContain("/dashboard/pos?after=");
});
