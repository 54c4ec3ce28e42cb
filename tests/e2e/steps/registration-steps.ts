import type { Locator, Page } from "@playwright/test";
import { expect } from "@tests/support/e2e";
import { dayFromNow, sampleFiles } from "@tests/support/registration-form";

export const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: sampleFiles.pdf });
export const png = (name: string) => ({ name, mimeType: "image/png", buffer: sampleFiles.png });
export const newAddress = () => `bilal-${Date.now()}-${Math.floor(Math.random() * 1e6)}@karachihandi.example`;

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });

/** Fills in step 1 and goes on. */
export async function fillBusiness(page: Page): Promise<void> {
  await sendBusiness(page);
  await expect(page.getByRole("heading", { name: "Contact details" })).toBeVisible();
}

/** Fills in step 1 and presses its button. */
export async function sendBusiness(page: Page): Promise<void> {
  await page.getByLabel("Business legal name").fill("Karachi Handi LLC");
  await page.getByLabel("DBA name").fill("Karachi Handi");
  await page.getByLabel("Business category").selectOption("Restaurant");
  await page.getByLabel("Cuisine type").selectOption("Pakistani");
  await page.getByLabel("Sales Tax ID").fill("12-3456789");
  await page.getByLabel("Business phone").fill("(860) 582-0164");
  await page.getByLabel("Business address").fill("88 Farmington Ave");
  await page.getByLabel("City").fill("Bristol");
  await page.getByLabel("State").selectOption("CT");
  await page.getByLabel("ZIP code").fill("06010");
  await page.getByRole("button", { name: "Next Step" }).click();
}

/** Fills in step 2 and goes on. */
export async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Bilal");
  await page.getByLabel("Last name").fill("Siddiqui");
  await page.getByLabel("WhatsApp phone").fill("860 582 0117");
  await page.getByLabel("Relation to business").selectOption("owner");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a long password");
  await next(page).click();
  await expect(page.getByRole("heading", { name: "Halal", exact: true })).toBeVisible();
}

/** [HALAL-4] States the level, brings a certificate, and goes on. */
export async function fillHalal(page: Page): Promise<void> {
  await page.getByLabel("Everything is halal").check();
  await page.getByLabel("With a certificate").check();
  await page.getByLabel("Certifier", { exact: true }).fill("Board of Nowhere (made up)");
  await page.getByLabel("Country of the certifier").fill("United States");
  await page.getByLabel("Number", { exact: true }).fill("NW-58213");
  await page.getByLabel("Valid from").fill(dayFromNow(-100));
  await page.getByLabel("Valid until").fill(dayFromNow(200));
  await page.getByLabel("Halal certificate", { exact: true }).setInputFiles(pdf("halal.pdf"));
  await page.getByRole("button", { name: "Next: bank details" }).click();
  await expect(page.getByRole("heading", { name: "Documents" })).toBeVisible();
}

/** Agrees to the terms in step 3 and goes on. */
export async function agreeAndGoOn(page: Page): Promise<void> {
  await page.getByLabel("I agree to the terms and conditions").check();
  await next(page).click();
  await expect(page.getByRole("heading", { name: "Sales agent" })).toBeVisible();
}

/** Drops a file as the mouse does, on the place around `target`. */
export async function dropFile(page: Page, target: Locator, file: ReturnType<typeof pdf>): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ base64, name, type }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type }));
      return transfer;
    },
    { base64: file.buffer.toString("base64"), name: file.name, type: file.mimeType },
  );
  await target.dispatchEvent("drop", { dataTransfer });
}
