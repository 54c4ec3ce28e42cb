import { expect, signInAt, test } from "@tests/support/e2e";

test.use({ freshData: "till" });

test("[RUSH-2, RUSH-8, ADDON-2] an add-on's price, and that it is sold out, reach an open till and the dish it belongs to", async ({
  page,
  browser,
  app,
  signIn,
}) => {
  await signIn("staff");
  const streaming = page.waitForResponse((response) => response.url().includes("/resources/events"));
  await page.goto("/dashboard/pos");
  await streaming;
  const order = page.getByRole("region", { name: "Order", exact: true });
  await page.getByRole("button", { name: "Size and add-ons of Adana Kebab Plate", exact: true }).click();
  const dish = page.getByRole("dialog", { name: "Adana Kebab Plate" });
  await dish.getByRole("checkbox", { name: /^Garlic yoghurt/ }).check();
  await dish.getByRole("button", { name: "Add to order" }).click();
  await expect(dish).toHaveCount(0);
  const due = order.getByRole("button", { name: /^Charge \$/ });
  await expect(order.locator("[aria-busy=true]")).toHaveCount(0);
  const before = (await due.textContent()) ?? "";
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));

  const office = await browser.newContext({ baseURL: app.url });
  await signInAt(app.url, office.request, "owner");
  const desk = await office.newPage();
  await desk.goto("/dashboard/addons?search=Garlic+yoghurt");
  await desk.getByRole("link", { name: "Edit Garlic yoghurt" }).click();
  await desk.getByLabel(/^Price/).fill("9.75");
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByRole("table")).toContainText("9.75");
  await expect(due).not.toHaveText(before);

  await page.getByRole("button", { name: "Size and add-ons of Adana Kebab Plate", exact: true }).click();
  await expect(dish.getByText("$9.75")).toBeVisible();
  await desk.getByRole("switch", { name: /^Garlic yoghurt/ }).click();
  await expect(dish.getByRole("checkbox", { name: /^Garlic yoghurt/ })).toBeDisabled();
  await dish.getByRole("link", { name: "Close" }).click();
  await expect(order.getByRole("listitem").filter({ hasText: "Adana Kebab Plate" })).toContainText(/sold out/i);
  await expect(due).toBeDisabled();
  await expect(page.locator("body[data-same-page]")).toBeVisible();
  await office.close();
});
