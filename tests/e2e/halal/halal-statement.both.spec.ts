import { expect, inBothThemes, test } from "@tests/support/e2e";

// The statement of its place is refused here alone.
test.use({ freshData: "sold out" });
const own = "/dashboard/settings/halal";

test("[HALAL-5, HALAL-8] an administrator asks about a statement and refuses it; the owner reads why, signs again, and it is accepted", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  // Owner and administrator in turns.
  test.slow();
  const lookAt = async () => (javaScriptEnabled === false ? undefined : inBothThemes(page, expectAccessible));
  const strip = page.getByRole("region").filter({ hasText: "What customers read" });
  const sign = async () => {
    await page.getByLabel("Your name, as a signature").fill("Selin Aydın");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page).toHaveURL(own);
  };
  await page.setViewportSize({ width: 1280, height: 1200 });
  await signIn("owner");
  await page.goto(`${own}/edit`);
  await page.getByLabel("Level", { exact: true }).selectOption({ label: "Everything is halal" });
  await sign();
  await page.getByRole("link", { name: "See the badge as customers do" }).click();
  await expect(page).toHaveURL(/\/restaurant\/[^/]+\/halal$/);
  const id = page.url().split("/").at(-2);
  const review = `/admin/halal-evidence/${id}/declaration`;

  await signIn("admin");
  await page.goto(review);
  await page.getByRole("link", { name: "Ask the owner" }).click();
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByText("Please write what you need to know").first()).toBeVisible();
  await page.getByLabel("What you need to know").fill("Who sells you the lamb?");
  await lookAt();
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByText("Question sent to the owner").first()).toBeVisible();
  await page.goto("/admin/halal-evidence");
  await expect(page.locator(`a[href*="${id}/declaration"]`)).toContainText("Declaration, asked, not answered yet");
  await page.goto(review);
  await expect(page.getByText("Asked already: Who sells you the lamb?")).toBeVisible();
  await lookAt();

  await signIn("owner");
  await page.goto(own);
  await expect(strip).toContainText("We have a question about what you state");
  await expect(strip).toContainText("Who sells you the lamb?");
  await page.getByRole("link", { name: "Answer by signing again" }).click();
  await sign();
  await expect(strip).not.toContainText("question");

  await signIn("admin");
  await page.goto(review);
  await page.getByRole("link", { name: "Refuse" }).click();
  await page.getByRole("radio", { name: "A supplier is missing" }).check();
  await page.getByLabel("In words").fill("Who sells you the chicken?");
  await lookAt();
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page).not.toHaveURL(/\/refuse/);
  await page.goto(review);
  await expect(page.getByText("A supplier is missing. Who sells you the chicken?")).toBeVisible();
  await expect(page.getByText("Refused, and not signed again yet.")).toBeVisible();
  // Customers read none of the answers that were refused.
  await page.goto(`/restaurant/${id}/halal`);
  await expect(page.getByRole("dialog")).toContainText("Nothing stated about halal yet");
  await expect(page.getByRole("dialog")).not.toContainText("What is halal");
  expect((await page.goto(`${review}/revoke`))?.status(), "a statement is refused, not revoked").toBe(404);

  await signIn("owner");
  await page.goto(own);
  await expect(strip).toContainText("We could not accept what you state");
  await expect(strip).toContainText("A supplier is missing. Who sells you the chicken?");
  await lookAt();
  await page.getByRole("link", { name: "State it again" }).click();
  await sign();
  await signIn("admin");
  await page.goto(review);
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("Marked as reviewed").first()).toBeVisible();
  await page.goto(review);
  await expect(page.getByText(/^Reviewed /)).toBeVisible();
  await expect(page.getByRole("link", { name: "Refuse" })).toBeVisible();
});
