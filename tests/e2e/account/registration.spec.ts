import {
  agreeAndGoOn,
  dropFile,
  fillBusiness,
  fillContact,
  fillHalal,
  newAddress,
  pdf,
  png,
} from "@tests/e2e/steps/registration-steps";
import { expect, test } from "@tests/support/e2e";
import { dayFromNow } from "@tests/support/registration-form";

test("[HALAL-4] what was missing of one way of evidence is not said once the other is chosen, or once it is sent", async ({
  page,
}) => {
  await page.goto("/auth/signup?user_type=business");
  await fillBusiness(page);
  await fillContact(page, newAddress());
  await page.getByLabel("Everything is halal").check();
  await page.getByLabel("With a certificate").check();
  await page.getByLabel("Certifier", { exact: true }).fill("Board of Nowhere (made up)");
  await page.getByLabel("Country of the certifier").fill("United States");
  await page.getByLabel("Number", { exact: true }).fill("NW-58213");
  await page.getByLabel("Valid from").fill(dayFromNow(-100));
  await page.getByLabel("Valid until").fill(dayFromNow(200));
  const next = page.getByRole("button", { name: "Next: bank details" });
  const missing = page.getByRole("link", { name: "Please add the certificate: a PDF, a photo or a scan" });
  await next.click();
  await expect(missing).toBeVisible();
  await page.getByLabel("With my signed declaration").check();
  await next.click();
  await expect(page.getByRole("link", { name: "Please sign with your name" })).toBeVisible();
  await expect(missing).toHaveCount(0);
  await page.getByLabel("With a certificate").check();
  await next.click();
  await expect(missing).toBeVisible();
  await page.getByLabel("Halal certificate", { exact: true }).setInputFiles(pdf("halal.pdf"));
  await expect(missing).toHaveCount(0);
});

test("[WIZ-13, WIZ-14, WIZ-15, WIZ-16, WIZ-22, AGENT-1, AGENT-2, AGENT-4, AGENT-7] files are sent as they are chosen, terms come first, an agent's wrong login keeps everything; each step is accessible", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/auth/signup?user_type=business");
  await page.getByRole("button", { name: "Next Step" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("link", { name: "City is required" }).click();
  await expect(page.getByLabel("City")).toBeFocused();
  await fillBusiness(page);
  await expectAccessible(page);
  await fillContact(page, newAddress());
  await fillHalal(page);

  const next = page.getByRole("button", { name: "Next", exact: true });
  await expect(next).toBeDisabled();
  await expect(page.getByRole("link", { name: "terms and conditions" })).toHaveAttribute(
    "href",
    "/assets/terms-and-conditions.pdf",
  );
  await page.getByLabel("Business banner").setInputFiles(pdf("banner.pdf"));
  await expect(page.getByText("banner.pdf: Please choose a JPEG or PNG picture.")).toBeVisible();
  await page.getByLabel("Business banner").setInputFiles({ ...pdf(""), name: "renamed.png" });
  await expect(page.getByText("renamed.png: Please choose a JPEG or PNG picture.")).toBeVisible();
  await page.getByLabel("Business banner").setInputFiles(png("banner.png"));
  await expect(page.getByRole("button", { name: "Remove banner.png" })).toBeVisible();
  await dropFile(page, page.getByText("or drop them here"), pdf("certificate.pdf"));
  await expect(page.getByRole("button", { name: "Remove certificate.pdf" })).toBeVisible();
  await expectAccessible(page);
  await agreeAndGoOn(page);

  await expect(page.getByLabel("Agent email")).toBeHidden();
  await page.getByLabel("Are you registering this business as a sales person?").check();
  await expect(page.getByText("The registration is submitted directly.")).toBeHidden();
  await page.getByRole("button", { name: "Complete Registration" }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: "Password is required" })).toBeVisible();
  await page.getByLabel("Agent email").fill("customer@halalgo.test");
  await page.getByLabel("Agent password").fill("halalgo-demo");
  await page.getByRole("button", { name: "Complete Registration" }).click();
  await expect(
    page.getByRole("alert").getByText("Agent authentication failed. Please try again.").first(),
  ).toBeVisible();
  await expect(page.getByLabel("Agent email")).toHaveValue("customer@halalgo.test");
  await expect(page.getByLabel(/\bPIN\b|person id/i)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Banking and Documents" }).click();
  await expect(page.getByRole("button", { name: "Remove banner.png" })).toBeVisible();
});

test("[AGENT-3, AGENT-6, AGENT-8, AUTH-9, ROUTE-17] a sales agent registers without a second login and finds it among their own", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn("agent");
  await page.goto("/agent");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your registrations");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Register a business" }).click();
  await fillBusiness(page);
  await expect(page.getByLabel("First Name")).toBeVisible();
  await page.goto("/agent");
  await expect(page.getByRole("heading", { name: "Karachi Handi", level: 2 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Continue the registration" }).click();
  await fillContact(page, newAddress());
  await fillHalal(page);
  await agreeAndGoOn(page);
  await expect(page.getByText("You are logged in as the sales agent")).toBeVisible();
  await expect(page.getByLabel("Are you registering this business as a sales person?")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Complete Registration" }).click();
  // [WIZ-20] The message, which goes by itself, covers nothing of the dialog.
  await page.waitForFunction(() => {
    const toast = document.querySelector(".toast");
    const panel = document.querySelector(".overlay-panel");
    return toast && panel && toast.getBoundingClientRect().bottom <= panel.getBoundingClientRect().top;
  });
  const end = page.getByRole("dialog", { name: "Request Submitted Successfully!" });
  await expect(end).toBeVisible();
  await expect(page.getByText("All 4 steps done")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await end.getByRole("link", { name: "OK" }).click();
  await expect(end).toBeHidden();
  await page.goto("/agent");
  await expect(page.getByRole("row").filter({ hasText: "Karachi Handi" }).filter({ hasText: "Pending" })).toBeVisible();
  await expect(page.getByText("Not finished yet")).toHaveCount(0);
});
