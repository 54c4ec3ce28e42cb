import { expect, test } from "@tests/support/e2e";

// It answers a review.
test.use({ freshData: "settings" });

test("[RUSH-21] a colleague's answer to a review is not overwritten from an older tab, and what was typed stays", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/reviews?state=unanswered");
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  const comment = await cards.first().getByRole("paragraph").nth(1).innerText();
  const card = cards.filter({ hasText: comment });
  const answer = card.getByRole("textbox", { name: /^Answer to / });
  const [typed, newer] = [`Mine ${Date.now()}`, `Theirs ${Date.now()}`];
  await answer.fill(typed);
  const colleague = await context.newPage();
  await colleague.goto("/dashboard/reviews");
  const theirs = colleague.getByRole("main").getByRole("listitem").filter({ hasText: comment });
  await theirs.getByRole("textbox", { name: /^Answer to / }).fill(newer);
  await theirs.getByRole("button", { name: "Publish answer" }).click();
  await expect(theirs.getByText(/^Answered /)).toBeVisible();
  await colleague.close();

  await card.getByRole("button", { name: "Publish answer" }).click();
  await expect(page.getByText(/ has changed this answer at \d+:\d\d [AP]M$/)).toBeVisible();
  // It is no longer one of the unanswered, and stays all the same.
  await expect(page.getByRole("textbox", { name: "Your answer" })).toHaveValue(typed);
  await page.getByRole("button", { name: "Save anyway" }).click();
  await expect(page.getByText("Answer saved")).toBeVisible();
  await page.goto("/dashboard/reviews?state=answered");
  await expect(card).toContainText(typed);
});
