import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { addDishes, fillCard, restaurantPath } from "@tests/e2e/steps/checkout-steps";
import { expect, signInAt, test } from "@tests/support/e2e";

test.use({ freshData: "long names" });

/** Sixty letters at which no line breaks, and what is allowed of them for a table. */
const word = "Halalwakalah".repeat(5);
const tableName = word.slice(0, 40);
const phone = { width: 390, height: 844 };

/** Parts of the page, and lines of long names, that reach out of the window and can be neither scrolled to nor are cut with "…". */
const listFaults = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      // What is for screen readers alone, some of it by the style of a screen.
      if (element.clientWidth === 1) return true;
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowX) || textOverflow === "ellipsis" || webkitLineClamp !== "none") return true;
      return isCut(element.parentElement);
    };
    const faults = [];
    const wider = document.documentElement.scrollWidth - innerWidth;
    if (wider > 0) faults.push(`${wider} px to scroll sideways`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.includes("Halalwakalah") || !parent?.checkVisibility()) continue;
      if (parent.closest("script, style, noscript, option, datalist")) continue;
      const line = document.createRange();
      line.selectNodeContents(text);
      const reaches = Math.max(...[...line.getClientRects()].map(({ right }) => right));
      if (reaches > innerWidth && !isCut(parent)) faults.push(`${reaches} px: ${parent.outerHTML.slice(0, 160)}`);
    }
    return faults;
  });

async function open(browser: Browser, url: string, role: "owner" | "customer"): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: phone });
  await signInAt(url, context.request, role);
  return context.newPage();
}

async function save(page: Page, path: string, fields: Record<string, string>, done: string | RegExp): Promise<void> {
  await page.goto(path);
  const form = page.getByRole("dialog").or(page.locator("main")).last();
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole("button", { name: /^Save/ }).first().click();
  await expect(page.getByText(done).first()).toBeVisible();
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("[UI-2, UI-5] names of 60 letters without a space break no page, ticket or mail on a phone", async ({
  browser,
  app,
}) => {
  test.slow();
  const owner = await open(browser, app.url, "owner");
  const customer = await open(browser, app.url, "customer");
  const restaurant = await restaurantPath(customer, "Anatolia Grill House");
  await addDishes(customer, restaurant, 1);

  await owner.goto("/dashboard/items?search=Adana");
  const edit = await owner
    .getByRole("link", { name: /^Edit / })
    .first()
    .getAttribute("href");
  await save(owner, edit ?? "", { Name: word }, "Item updated successfully");
  await save(owner, "/dashboard/settings", { Name: word }, /saved|updated/i);
  await save(owner, "/dashboard/tables/new", { Name: tableName }, /Table (added|created) successfully/);
  const coupon = { Name: word, Code: word.slice(0, 20).toUpperCase(), Discount: "10" };
  const days = { "Start date": dayFromNow(0), "End date": dayFromNow(30) };
  await save(owner, "/dashboard/coupons/new", { ...coupon, ...days }, /Coupon (added|created) successfully/);
  await save(customer, "/account", { "First Name": word, "Last Name": word }, /saved|updated/i);

  await customer.goto(`/checkout?restaurantId=${restaurant.replace("/restaurant/", "")}&type=dine-in`);
  await customer.getByLabel("Table", { exact: false }).first().fill(tableName);
  expect(await listFaults(customer), "/checkout").toEqual([]);
  await customer.getByRole("button", { name: /^Place Order/ }).click();
  await fillCard(customer, "4242 4242 4242 4242");
  expect(await listFaults(customer), "the card dialog").toEqual([]);
  await customer.getByRole("button", { name: /^Pay/ }).click();
  await expect(customer).toHaveURL("/home");
  await customer.goto("/orders");
  const order = /[\da-f-]{36}/.exec((await customer.locator('a[href^="/orders/"]').first().getAttribute("href")) ?? "");
  await addDishes(customer, restaurant, 1);

  const ofCustomer = [
    `/home?search=${word}`,
    "/home/carts",
    restaurant,
    `${restaurant}/halal`,
    "/carts",
    "/orders",
    `/orders/${order}`,
    "/notifications",
    "/account",
  ];
  const atWork = [
    "/dashboard",
    "/dashboard/online-orders",
    "/dashboard/table-orders",
    `/dashboard/table-orders/${order}`,
    "/dashboard/items",
    "/dashboard/menus",
    "/dashboard/menu-order",
    "/dashboard/coupons",
    "/dashboard/customers",
    "/dashboard/transactions",
    "/dashboard/tables",
    "/dashboard/tables/print",
    "/dashboard/inbox",
    "/dashboard/reviews",
    "/dashboard/notifications",
    "/dashboard/sales-report",
    "/dashboard/settings",
    "/dashboard/pos",
    "/dashboard/kds",
    "/dashboard/kds/sold-out",
    `/dashboard/ticket/${order}`,
  ];
  const faults: Record<string, string[]> = {};
  for (const [page, paths] of [
    [customer, ofCustomer],
    [owner, atWork],
  ] as const) {
    for (const path of paths) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      const found = await listFaults(page);
      if (found.length > 0) faults[path] = found;
    }
  }
  const outbox = join(app.dataDir, "outbox");
  const listMails = () =>
    readdirSync(outbox).filter(
      (file) => /\.html$/.test(file) && readFileSync(join(outbox, file), "utf8").includes(word),
    );
  const accepted = { order: order?.[0] ?? "", status: "accepted", ready_in: "20" };
  await owner.request.post("/dashboard/kds", { form: accepted, headers: { Origin: app.url } });
  await expect.poll(listMails).toContainEqual(expect.stringContaining("accepted"));
  for (const mail of listMails()) {
    await customer.setContent(readFileSync(join(outbox, mail), "utf8"));
    const found = await listFaults(customer);
    if (found.length > 0) faults[mail] = found;
  }
  expect(faults).toEqual({});
  await Promise.all([owner.context().close(), customer.context().close()]);
});
