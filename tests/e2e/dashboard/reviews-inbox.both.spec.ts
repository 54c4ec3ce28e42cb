import { expect, test } from "@tests/support/e2e";

// One of its reviews is hidden in the end.
test.use({ freshData: "settings" });

test("[RUSH-21] a restaurant answers a review in public and reports another, which an administrator hides", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/reviews?state=unanswered");
  if (javaScriptEnabled) await expectAccessible(page);
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  const reviewer = await cards.first().getByRole("heading", { level: 2 }).innerText();
  await cards.first().getByRole("button", { name: "Publish answer" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  const words = `Thank you, ${javaScriptEnabled ? "and" : "do"} come again.`;
  await cards.first().getByLabel(`Answer to ${reviewer}`).fill(words);
  await cards.first().getByRole("button", { name: "Publish answer" }).click();
  await page.goto("/dashboard/reviews?state=answered");
  await expect(cards.filter({ hasText: words })).toHaveCount(1);

  await page.goto("/dashboard/reviews?state=unanswered");
  const rude = cards.last();
  const comment = await rude.getByRole("paragraph").nth(1).innerText();
  await rude.getByText("Report to HalalGo").click();
  await rude.getByLabel("What is wrong with it?").fill("It names one of our cooks.");
  await rude.getByRole("button", { name: "Report review" }).click();
  await page.goto("/dashboard/reviews?state=reported");
  await expect(cards.filter({ hasText: comment })).toContainText("It names one of our cooks.");

  await signIn("customer");
  await page.goto("/home");
  const place = page.getByRole("link", { name: "Anatolia Grill House" }).first();
  const restaurantPath = ((await place.getAttribute("href")) ?? "").replace(/\?.*/, "");
  await page.goto(`${restaurantPath}?reviews=all`);
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText(comment)).toBeVisible();

  await signIn("admin");
  await page.goto("/admin/reported-reviews");
  if (javaScriptEnabled) await expectAccessible(page);
  await cards.filter({ hasText: comment }).getByRole("button", { name: "Hide it" }).click();
  await expect(cards.filter({ hasText: comment }).getByRole("button", { name: "Hide it" })).toHaveCount(0);
  await page.goto(`${restaurantPath}?reviews=all`);
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText(comment)).toHaveCount(0);
});
