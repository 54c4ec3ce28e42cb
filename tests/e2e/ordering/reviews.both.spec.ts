import { countRatings, lastCompletedOrder } from "@tests/e2e/steps/orders-steps";
import { expect, test } from "@tests/support/e2e";

test("[REST-15] a completed order is reviewed, the review is changed, shown, counted and taken back", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("customer");
  const { orderPath, placePath } = await lastCompletedOrder(page);
  const before = await countRatings(page, placePath);
  await page.goto(placePath);
  await page.getByRole("link", { name: "Leave a review" }).click();
  await expect(page).toHaveURL(`${orderPath}/review`);
  await expect(page.getByRole("dialog", { name: /^How was/ })).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await expect(
    page.getByText("Everyone can read it, with your first name and the initial of your last."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Choose from 1 to 5 stars")).toBeVisible();
  await page.getByRole("textbox", { name: /What was it like/ }).fill("<i>Hot</i>, and on time.");
  await page.getByRole("radio", { name: "4 stars, Good" }).press(" ");
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page).toHaveURL(orderPath);
  await expect(page.getByText("Thank you for your review")).toBeVisible();
  const own = page.getByRole("region", { name: "Review" });
  await expect(own).toContainText("<i>Hot</i>, and on time.");
  await expect(own).toContainText("4 of 5 stars");
  expect(await countRatings(page, placePath)).toBe(before + 1);

  await page.goto(orderPath);
  await own.getByRole("link", { name: "Change review" }).click();
  await page.getByRole("textbox", { name: /What was it like/ }).fill("Second thoughts: splendid.");
  await page.getByRole("button", { name: "Save review" }).click();
  await expect(page.getByText("Review saved")).toBeVisible();
  await page.goto(`${placePath}?reviews=all`);
  await expect(page.getByText("Second thoughts: splendid.")).toBeVisible();
  await expect(page.getByText("Amina R.", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Change your review" })).toBeVisible();

  await page.goto(`${orderPath}/review`);
  await page.getByText("Delete this review").click();
  await page.getByRole("button", { name: "Delete review" }).click();
  await expect(page.getByText("Review deleted")).toBeVisible();
  expect(await countRatings(page, placePath)).toBe(before);
});
