import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "settings" });

test("[HOME-5, NOTIF-2, NOTIF-4] the bell opens the news; they are marked read one by one and all at once", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("customer");
  await page.goto("/home");
  await page.getByRole("link", { name: "Notifications, 2 unread" }).click();
  await expect(page).toHaveURL(/\/home\/notifications/);
  await expect(page.getByRole("heading", { name: "Notifications" })).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await page
    .getByRole("button", { name: /^Mark as read: / })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Mark as read: / })).toHaveCount(1);
  await page.goto("/notifications");
  await expect(page.getByRole("link", { name: "Notifications, 1 unread" })).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByText("All notifications are read")).toBeVisible();
  await expect(page.getByRole("button", { name: /read/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
});

test("[HOME-5] logged out the bell leads to the login", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("link", { name: "Notifications" }).click();
  await expect(page).toHaveURL("/auth/login?redirectTo=%2Fnotifications");
});

test("[NOTIF-1] the owner's bell shows the real number, three in fresh demo data, and lists them", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Notifications, 3 unread" }).click();
  await expect(page.getByText("(unread)")).toHaveCount(3);
});
