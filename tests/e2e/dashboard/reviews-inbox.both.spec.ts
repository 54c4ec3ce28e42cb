import type { Page } from "@playwright/test";
import { restaurantPath } from "@tests/e2e/steps/checkout-steps";
import { expect, signInAt, test } from "@tests/support/e2e";

// One of its reviews is hidden in the end.
test.use({ freshData: "settings" });

/** Reviews the customer's newest delivered order of Anatolia Grill House; gives the order's path. */
async function leaveReview(page: Page, comment: string, stars: RegExp): Promise<string> {
  await page.goto("/orders?show=delivery");
  const past = page.getByRole("listitem").filter({ hasText: "Anatolia Grill House" }).filter({ hasText: "Delivered" });
  const orderPath = (await past.first().getByRole("link").first().getAttribute("href")) ?? "";
  await page.goto(`${orderPath}/review`);
  await page.getByRole("textbox", { name: /What was it like/ }).fill(comment);
  await page.getByRole("radio", { name: stars }).press(" ");
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Thank you for your review")).toBeVisible();
  return orderPath;
}

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
  await expect(page.getByText("Answer saved")).toBeVisible();
  await expect(cards.filter({ hasText: words })).toHaveCount(0);
  await page.goto("/dashboard/reviews?state=answered");
  await expect(cards.filter({ hasText: words })).toHaveCount(1);

  await page.goto("/dashboard/reviews?state=unanswered");
  const rude = cards.last();
  const comment = await rude.getByRole("paragraph").nth(1).innerText();
  await rude.getByText("Report to HalalGo").click();
  await rude.getByLabel("What is wrong with it?").fill("It names one of our cooks.");
  await rude.getByRole("button", { name: "Report review" }).click();
  await expect(page.getByText(/^Reported .*It names one of our cooks/)).toBeVisible();
  await page.goto("/dashboard/reviews?state=reported");
  await expect(cards.filter({ hasText: comment })).toContainText("It names one of our cooks.");

  await signIn("customer");
  const placeReviews = `${await restaurantPath(page, "Anatolia Grill House")}?reviews=all`;
  await page.goto(placeReviews);
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText(comment)).toBeVisible();

  await signIn("admin");
  await page.goto("/admin/reported-reviews");
  if (javaScriptEnabled) await expectAccessible(page);
  await cards.filter({ hasText: comment }).getByRole("button", { name: "Hide it" }).click();
  await expect(cards.filter({ hasText: comment }).getByRole("button", { name: "Hide it" })).toHaveCount(0);
  await page.goto(placeReviews);
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText(comment)).toHaveCount(0);
});

test("[REST-15, RUSH-21] the notice of a review leads to where it is answered, and its author reads the answer with the order", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("customer");
  const comment = `Cold rice ${javaScriptEnabled ? "today" : "again"}.`;
  const orderPath = await leaveReview(page, comment, /^2 stars/);

  await signIn("owner");
  await page.goto("/dashboard/inbox");
  await page.getByRole("listitem").filter({ hasText: comment }).getByRole("link").first().click();
  await expect(page).toHaveURL("/dashboard/reviews");
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: comment });
  await card.getByLabel(/^Answer to/).fill("We are sorry: come again.");
  await card.getByRole("button", { name: "Publish answer" }).click();
  await expect(page.getByText("Answer saved")).toBeVisible();

  await signIn("customer");
  await page.goto(orderPath);
  const own = page.getByRole("region", { name: "Review" });
  await expect(own).toContainText(comment);
  await expect(own).toContainText("Answer of the restaurant");
  await expect(own).toContainText("We are sorry: come again.");
  if (javaScriptEnabled) await expectAccessible(page);
  await page.goto(`${orderPath}/review`);
  await page.getByText("Delete this review").click();
  await page.getByRole("button", { name: "Delete review" }).click();
  await expect(page.getByText("Review deleted")).toBeVisible();
});

test("[REST-15, RUSH-21] who wrote a review that is hidden reads that, and deletes it for good", async ({
  page,
  app,
  browser,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("customer");
  const firstComment = `Names a cook ${javaScriptEnabled ? "loudly" : "quietly"}.`;
  const comment = `${firstComment} Twice.`;
  const orderPath = await leaveReview(page, firstComment, /^1 star, Poor$/);

  const cards = page.getByRole("main").getByRole("listitem").filter({ hasText: firstComment });
  await signIn("owner");
  await page.goto("/dashboard/reviews?state=unanswered");
  await cards.getByText("Report to HalalGo").click();
  await cards.getByRole("button", { name: "Report review" }).click();
  await expect(cards).toContainText("Under review by HalalGo");
  await signIn("admin");
  await page.goto("/admin/reported-reviews");
  await expect(cards).not.toContainText(comment);

  const theirs = await browser.newContext({ baseURL: app.url, javaScriptEnabled });
  await signInAt(app.url, theirs.request, "customer");
  const author = await theirs.newPage();
  await author.goto(`${orderPath}/review`);
  await author.getByRole("textbox", { name: /What was it like/ }).fill(comment);
  await author.getByRole("button", { name: "Save review" }).click();
  await expect(author).toHaveURL(orderPath);
  await theirs.close();

  await cards.getByLabel("Note to the owner").fill("It was read twice.");
  await cards.getByRole("button", { name: "Hide it" }).click();
  await expect(cards).toContainText("Its author has changed this review meanwhile.");
  await expect(cards).toContainText(comment);
  await expect(cards.getByLabel("Note to the owner")).toHaveValue("It was read twice.");
  await cards.getByRole("button", { name: "Hide it" }).click();
  await expect(cards.getByRole("button", { name: "Hide it" })).toHaveCount(0);

  await signIn("customer");
  await page.goto(orderPath);
  const own = page.getByRole("region", { name: "Review" });
  await expect(own).toContainText(comment);
  await expect(own).toContainText(
    "HalalGo has hidden this review: it is no longer public, and its stars do not count.",
  );
  if (javaScriptEnabled) await expectAccessible(page);
  await own.getByRole("link", { name: "Change review" }).click();
  await expect(page.getByText("It is not public, even after you change it.")).toBeVisible();
  await page.getByText("Delete this review").click();
  await expect(page.getByText("this order can't be reviewed again")).toBeVisible();
  await page.getByRole("button", { name: "Delete review" }).click();
  await expect(page.getByText("Review deleted. As it was hidden, its order can't be reviewed again.")).toBeVisible();
  await expect(page).toHaveURL(orderPath);
  await expect(own).toContainText("You deleted it after HalalGo had hidden it. This order can't be reviewed again.");
  await expect(own).not.toContainText(comment);
  await expect(own.getByRole("link")).toHaveCount(0);
  await page.goto(`${orderPath}/review`);
  await expect(page).toHaveURL(orderPath);
});

test("[TABLE-4, RUSH-21, ORD-5] a page behind the last of reviews and of orders shows the last", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/reviews?page=99");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByText("No reviews here.")).toHaveCount(0);
  await signIn("customer");
  await page.goto("/orders?page=99");
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await expect(page.getByText("No past orders yet")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Reorder/ }).first()).toBeVisible();
});
