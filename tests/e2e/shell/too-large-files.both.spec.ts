import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openRestaurant } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";

/** The path of a file on the disk: sent to the browser as bytes, 40 MB took more than half a minute on a slow machine. */
function fileOf(megabytes: number, name = "photo.jpg"): string {
  const path = test.info().outputPath(`${megabytes}-${name}`);
  writeFileSync(path, Buffer.alloc(megabytes * 1024 * 1024, "a"));
  return path;
}
const sentence = /File size must be less than 10MB|This file is larger than 10 MB/;
const typed = "Typed before the file was chosen";

type Choice = { text?: string; send: string; file?: string };

/** Beside the field, on the form as it was filled in; by itself 12 MB, more than a form with a file may have. */
async function expectRefusedInPlace(
  page: Page,
  path: string,
  { text, send, file = fileOf(12) }: Choice,
): Promise<void> {
  await page.goto(path);
  const field = page.locator("input[type=file]").first();
  const form = page.locator("form").filter({ has: field });
  if (path.includes("concern")) await form.getByRole("radio").first().check();
  if (text) await form.getByLabel(text, { exact: true }).fill(typed);
  await field.setInputFiles(file);
  await form.getByRole("button", { name: send, exact: true }).click();
  await expect(form.getByText(sentence).first(), path).toBeVisible();
  if (text) await expect(form.getByLabel(text, { exact: true })).toHaveValue(typed);
}

test("[FORM-6] a file that is too large is refused beside its field, and nothing typed is lost: an owner's forms", async ({
  page,
  signIn,
}) => {
  // Twelve megabytes for each of eight forms.
  test.slow();
  await signIn("owner");
  const named = { text: "Name", send: "Save" };
  await expectRefusedInPlace(page, "/dashboard/items/new", named);
  await expectRefusedInPlace(page, "/dashboard/items/new", { ...named, file: fileOf(40) });
  await expectRefusedInPlace(page, "/dashboard/items/import", {
    send: "Check file",
    file: fileOf(12, "menu.csv"),
  });
  await expectRefusedInPlace(page, "/dashboard/addons/new", named);
  await expectRefusedInPlace(page, "/dashboard/coupons/new", named);
  await expectRefusedInPlace(page, "/dashboard/offers/new", { text: "Title", send: "Save" });
  await expectRefusedInPlace(page, "/dashboard/settings/images", { send: "Update images", file: fileOf(24) });
  const paper = { text: "Holder", send: "Send certificate" };
  await expectRefusedInPlace(page, "/dashboard/settings/halal/certificate", paper);
});

test("[FORM-6] a file that is too large is refused beside its field: administrators, agents and whoever reports a concern", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await expectRefusedInPlace(page, "/admin/certifiers/new", { text: "Name", send: "Save" });
  await signIn("agent");
  await page.goto("/agent");
  const papers = await page.locator('a[href^="/agent/"][href$="/halal"]').first().getAttribute("href");
  await expectRefusedInPlace(page, papers ?? "", { text: "Holder", send: "Send certificate" });
  await openRestaurant(page);
  const concern = `${new URL(page.url()).pathname}/halal/concern`;
  await expectRefusedInPlace(page, concern, { text: "What did you see?", send: "Send" });
});
