import { expect, test } from "@tests/support/e2e";

test("the dashboard's pages are accessible, large and small", async ({ page, signIn, expectAccessible }) => {
  await signIn("owner");
  for (const path of ["/dashboard", "/dashboard/online-orders?status=pending", "/dashboard/inbox"]) {
    await page.goto(path);
    await expectAccessible(page);
  }
  await page.goto("/dashboard/online-orders");
  await page.getByRole("table").getByRole("link", { name: /^HG-/ }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/dashboard/online-orders");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard");
  await page.locator("summary[aria-label=Menu]").click();
  await expect(page.getByRole("link", { name: /^Online Orders/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: /^Online Orders/ })).toBeHidden();
});

test("[UI-5] the sidebar closes by its button and by Ctrl+B, and stays so", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/dashboard");
  const sidebar = page.locator("[data-side]");
  await page.getByRole("button", { name: "Collapse" }).click();
  await expect(sidebar).toHaveAttribute("data-side", "closed");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect.poll(async () => (await navigation.boundingBox())?.width).toBeLessThan(72);
  // The choice is drawn at once and kept by a post that follows.
  const keptCookie = async () => (await page.context().cookies()).find(({ name }) => name === "sidebar");
  await expect.poll(async () => (await keptCookie())?.value).toBe("closed");
  expect(((await keptCookie())?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 24 * 3600);
  await page.reload();
  await expect(sidebar).toHaveAttribute("data-side", "closed");
  await expect(page.getByRole("button", { name: "Expand" })).toBeVisible();
  await page.keyboard.press("Control+b");
  await expect(sidebar).toHaveAttribute("data-side", "open");
});

test("[ORD-1, ORD-12] a step somebody else took first is told as a sentence", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/dashboard/online-orders?status=preparing,ready");
  await page.getByRole("table").getByRole("link", { name: /^HG-/ }).first().click();
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  const { pathname } = new URL(page.url());
  const origin = new URL(page.url()).origin;
  const form = { status: "cancelled", reason: "Closed early." };
  const post = (fields: Record<string, string>) =>
    page.request.post(pathname, { form: { ...form, ...fields }, headers: { Origin: origin } });
  // The first post only says what goes back; one that claims to be the second but names no sum does not go through either.
  const question = await (await post({ step: "confirmed" })).text();
  expect(question).toMatch(/Cancel order HG-\d+ and give back \$/);
  await post({ step: "confirmed", refund_cents: /name="refund_cents" value="(\d+)"/.exec(question)?.[1] ?? "" });
  // The panel follows by itself; whoever was faster than that is told.
  await expect(panel.getByText("Reason: Closed early.")).toBeVisible();
  await expect(panel.locator("button[name=status]")).toHaveCount(0);
  expect(await (await post({ status: "ready", reason: "" })).text()).toContain("This order is cancelled");
});

test("[ROUTE-14] another restaurant's order is not found", async ({ page, signIn }) => {
  await signIn("owner");
  const response = await page.goto("/dashboard/online-orders/00000000-0000-4000-8000-000000000000");
  expect(response?.status()).toBe(404);
});
