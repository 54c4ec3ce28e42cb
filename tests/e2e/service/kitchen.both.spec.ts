import { expect, test } from "@tests/support/e2e";

test.use({ freshData: "kitchen" });

test("[KDS-1, KDS-2, KDS-3, KDS-4, KDS-5, KDS-6, RUSH-6, RUSH-7] a ticket goes through the kitchen by its one button", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("staff");
  await page.goto("/dashboard/kds");
  for (const column of ["Dine-In", "Online", "Takeaway"]) {
    await expect(page.getByRole("heading", { level: 2, name: column })).toBeVisible();
  }
  if (javaScriptEnabled) await expectAccessible(page);

  // The display keeps its own light or dark, here and on the pages after it.
  const menu = page.locator("header summary").filter({ hasText: "display menu" });
  const look = page.getByRole("button", { name: /^(Light|Dark) display$/ });
  await menu.click();
  const before = (await look.textContent())?.trim();
  const after = before === "Dark display" ? "Light display" : "Dark display";
  await look.click();
  await menu.click();
  await expect(look).toHaveAccessibleName(after);
  // Beside the tickets, not over them.
  await page.setViewportSize({ width: 1600, height: 900 });
  if (javaScriptEnabled) await expectAccessible(page);
  await menu.click();

  const waiting = page.getByRole("region", { name: /^\d+ to accept$/ });
  const number = (await waiting.getByRole("link", { name: /^HG-/ }).first().textContent()) ?? "";
  await waiting
    .getByRole("form", { name: `Order ${number}` })
    .getByRole("button", { name: "Accept" })
    .click();
  const ticket = page.getByRole("article", { name: new RegExp(`^${number}, `) });
  await expect(ticket.getByRole("button", { name: "Start Preparing" })).toBeVisible();
  await expect(ticket).toContainText(/Pickup no\. \d+/);

  await menu.click();
  await page.getByRole("link", { name: /^Confirmed \d+$/ }).click();
  await expect(page.getByText("Only Confirmed")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Confirmed \d+$/ })).toHaveCount(0);
  await menu.click();
  await expect(page.getByRole("link", { name: /^Confirmed \d+$/ })).toHaveAttribute("aria-current", "page");
  if (!javaScriptEnabled) await page.getByRole("link", { name: "Find an order" }).click();
  await page.getByRole("searchbox", { name: "Order id" }).fill(number.replace("HG-", ""));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/status=confirmed&q=\d+/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await ticket.getByRole("button", { name: "Start Preparing" }).click();
  await expect(page.getByText("No matching ticket.").first()).toBeVisible();

  await expect(ticket).toHaveCount(0);
  await menu.click();
  await page.getByRole("link", { name: /^Preparing \d+$/ }).click();
  await expect(page.getByText("Only Preparing")).toBeVisible();
  // [RUSH-7] Its lines are done one by one, and not done when they are pressed again.
  const line = ticket.locator("button[aria-pressed]").first();
  await line.click();
  await expect(line).toHaveAttribute("aria-pressed", "true");
  await expect(line).toContainText("Done");
  await page.reload();
  await expect(line).toHaveAttribute("aria-pressed", "true");
  await line.click();
  await expect(line).toHaveAttribute("aria-pressed", "false");
  await ticket.getByRole("button", { name: "Mark as Done" }).click();
  await expect(ticket).toHaveCount(0);
  // [RUSH-6] A slip of the finger is taken back where it happened, or from Recall.
  if (javaScriptEnabled) {
    await expect(page.getByText(`#${number.replace("HG-", "")} done`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Undo" }).click();
  } else {
    await page.getByRole("link", { name: "Recall" }).click();
    const recalled = page.getByRole("region", { name: "Recall" });
    await recalled
      .getByRole("form", { name: `Order ${number}` })
      .getByRole("button", { name: "Bring back" })
      .click();
    await page.goto("/dashboard/kds?status=preparing");
  }
  await ticket.getByRole("button", { name: "Mark as Done" }).click();
  await expect(ticket).toHaveCount(0);
  await menu.click();
  await page.getByRole("link", { name: /^Done \d+$/ }).click();
  await expect(ticket.getByRole("button", { name: "Completed" })).toBeDisabled();
  await page.goto(`/dashboard/online-orders?search=${number}`);
  await expect(page.getByRole("table")).toContainText("Ready");

  // [RUSH-6] Done by mistake: it comes back, and the order's history says so.
  await page.goto("/dashboard/kds?status=done");
  await ticket.getByRole("button", { name: "Bring back" }).click();
  await expect(ticket).toHaveCount(0);
  await page.goto(`/dashboard/online-orders?search=${number}`);
  await page.getByRole("table").getByRole("link", { name: number }).click();
  await expect(page.getByText("Reason: Brought back to the kitchen")).toHaveCount(2);
  await expect(page.getByRole("list", { name: "Progress" }).locator("[aria-current=step]")).toContainText("Preparing");

  // [RUSH-6] Cancelled while it is cooked: its ticket stays, crossed out, until somebody has seen it.
  await page.getByText("Cancel", { exact: true }).click();
  await page.getByRole("textbox", { name: "Reason" }).fill("The customer called.");
  await page.getByRole("button", { name: "Cancel order" }).click();
  await page.getByRole("button", { name: /^Cancel and give back \$/ }).click();
  await expect(page.getByText(`Order ${number} cancelled`)).toBeVisible();
  await page.goto(`/dashboard/online-orders?search=${number}`);
  await page.getByRole("table").getByRole("link", { name: number }).click();
  await expect(page.getByRole("list", { name: "Progress" }).locator("[aria-current=step]")).toContainText("Cancelled");
  await expect(page.getByText(/^\$\d+\.\d\d, (given|on its way) back$/)).toBeVisible();
  await page.goto("/dashboard/kds");
  const crossed = page.getByRole("article", { name: new RegExp(`^${number}, .*, cancelled$`) });
  await expect(crossed).toContainText("VOID");
  await expect(crossed).toContainText("Stop cooking. Cancelled");
  if (javaScriptEnabled) await expectAccessible(page);
  await page.reload();
  await crossed.getByRole("button", { name: "Acknowledge" }).click();
  await expect(crossed).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Takeaway" })).toBeVisible();
  await expect(crossed).toHaveCount(0);
});

test("[RUSH-7] a display shows one station, several or all, in columns or in one flow, and keeps it", async ({
  page,
  signIn,
  expectAccessible,
  javaScriptEnabled,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/kds");
  const chip = (name: string) => page.getByRole("form", { name: "Stations" }).getByRole("button", { name });
  await expect(chip("All")).toHaveAttribute("aria-pressed", "true");
  await chip("Cold").click();
  await expect(chip("Cold")).toHaveAttribute("aria-pressed", "true");
  await expect(chip("All")).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText(/^\+ \d+ at (Grill|Oven)/).first()).toBeVisible();
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "One flow by due time" }).click();
  await expect(page.getByRole("list", { name: "Tickets by due time" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Takeaway" })).toHaveCount(0);
  await saved;
  await page.reload();
  await expect(chip("Cold")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("list", { name: "Tickets by due time" })).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await chip("Grill").click();
  await expect(chip("Grill")).toHaveAttribute("aria-pressed", "true");
  await expect(chip("Cold")).toHaveAttribute("aria-pressed", "true");
  await chip("All").click();
  await expect(chip("Grill")).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Columns by type" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Takeaway" })).toBeVisible();

  // Categories say where their dishes are made, beside their name.
  await page.goto("/dashboard/menu-order?category=Kebab+plates");
  await page.getByText("Edit Kebab plates").click();
  await page.getByRole("textbox", { name: "Kitchen station" }).fill("Charcoal");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Category saved")).toBeVisible();
  await page.goto("/dashboard/kds");
  await expect(chip("Charcoal")).toBeVisible();
});
