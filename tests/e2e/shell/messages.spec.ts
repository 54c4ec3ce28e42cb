import type { Route } from "@playwright/test";
import { fillItem } from "@tests/e2e/steps/catalogue-steps";
import { canHoldRendering } from "@tests/support/browser/hold-rendering";
import { expect, test } from "@tests/support/e2e";

test("[FORM-3] a message stays although a live event loads the page again before a busy device has rendered it", async ({
  page,
  signIn,
}) => {
  await canHoldRendering(page);
  await signIn("manager");
  await page.goto("/dashboard/items/new");
  await fillItem(page, {
    name: "Message Mezze",
    description: "Chickpeas with chilli",
    price: "6.50",
    category: "Mezze",
  });
  const isReplaced = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let isReloading = false;
        __remixRouter.subscribe(({ navigation, revalidation, loaderData }) => {
          if (navigation.state === "loading") dispatchEvent(new Event("hold-rendering"));
          if (navigation.state !== "idle") return;
          if (loaderData["root"]?.toast && !isReloading) {
            isReloading = true;
            __remixRouter.revalidate();
          } else if (isReloading && revalidation === "idle" && !loaderData["root"]?.toast) {
            dispatchEvent(new Event("go-on-rendering"));
            resolve();
          }
        });
      }),
  );
  await page.getByRole("button", { name: "Save" }).click();
  await isReplaced;
  await expect(page.getByText("Menu item created successfully")).toBeVisible();
});

test("[FORM-3] a message appears on the page whose form was sent, also if a live event loads another tab's page at that moment", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("manager");
  await page.goto("/dashboard/items/new");
  await fillItem(page, {
    name: "Second Tab Mezze",
    description: "Chickpeas with cumin",
    price: "6.50",
    category: "Mezze",
  });
  const other = await context.newPage();
  await other.goto("/dashboard/items");
  await other.waitForFunction(() => __remixRouter.state.initialized);
  const loadOther = async (route: Route) => {
    // The cookies of both tabs hold the message now.
    await other.evaluate(
      () =>
        new Promise<void>((resolve) => {
          __remixRouter.subscribe(({ revalidation }) => revalidation === "idle" && resolve());
          __remixRouter.revalidate();
        }),
    );
    await route.continue();
  };
  // Once: a live event may load the page again as the test ends.
  await page.route(/\/dashboard\/items\.data/, loadOther, { times: 1 });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Menu item created successfully")).toBeVisible();
  await expect(other.getByText("Menu item created successfully")).toHaveCount(0);
});
