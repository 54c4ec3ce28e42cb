import {
  agreeAndGoOn,
  fillBusiness,
  fillContact,
  fillHalal,
  newAddress,
  pdf,
  png,
} from "@tests/e2e/steps/registration-steps";
import { expect, test } from "@tests/support/e2e";
import { dayFromNow } from "@tests/support/registration-form";

test("[WIZ-1, WIZ-2, WIZ-8, WIZ-9, WIZ-14, WIZ-15, WIZ-17, WIZ-20, WIZ-24, ROUTE-4] a business registers in four steps, with five files", async ({
  page,
}) => {
  await page.goto("/auth/signup?user_type=business");
  await fillBusiness(page);

  await expect(page.getByLabel("Monday, from")).toHaveValue("10:00");
  await expect(page.getByLabel("Saturday, to")).toHaveValue("20:00");
  await expect(page.getByLabel("Sunday, open")).not.toBeChecked();
  await page.getByLabel("Monday, to").selectOption("01:30");
  await page.getByRole("button", { name: "Copy Monday to every open day" }).click();
  await expect(page.getByLabel("Friday, to")).toHaveValue("01:30");
  await expect(page.getByText("closes 1:30 AM next day").first()).toBeVisible();
  await expect(page.getByLabel("Sunday, to")).toHaveValue("20:00");
  await fillContact(page, newAddress());
  await fillHalal(page);

  await page.getByLabel("Voided check").setInputFiles(png("check.png"));
  await page.getByLabel("Menu", { exact: true }).setInputFiles(pdf("menu.pdf"));
  await page.getByLabel("Business banner").setInputFiles(png("banner.png"));
  await page.getByLabel("Additional documents").setInputFiles([pdf("certificate.pdf"), pdf("lease.pdf")]);
  await agreeAndGoOn(page);

  await page.getByRole("button", { name: "Back" }).click();
  for (const name of ["check.png", "menu.pdf", "banner.png", "certificate.pdf", "lease.pdf"])
    await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  await page.getByRole("button", { name: "Remove lease.pdf" }).click();
  await expect(page.getByRole("button", { name: "Remove lease.pdf" })).toHaveCount(0);
  await page.getByRole("button", { name: "Next", exact: true }).click();

  await expect(page.getByText("The registration is submitted directly.")).toBeVisible();
  await page.getByRole("button", { name: "Complete Registration" }).click();
  await expect(page.getByText("Business registration completed successfully!")).toBeVisible();
  const end = page.getByRole("dialog", { name: "Request Submitted Successfully!" });
  await expect(end).toContainText("The admin will review the details and approve the restaurant for listing.");
  await end.getByRole("link", { name: "OK" }).click();
  await expect(page).toHaveURL("/home");
});

test("[WIZ-1, WIZ-5, WIZ-6, WIZ-7, WIZ-10, WIZ-12, WIZ-13, WIZ-16, WIZ-21] what is wrong is said in each step and kept as it was typed", async ({
  page,
}) => {
  const alert = page.getByRole("alert");
  const expectProblems = async (...messages: string[]) => {
    for (const name of messages) await expect(alert.getByRole("link", { name, exact: true })).toBeVisible();
  };
  await page.goto("/auth/signup");
  await page.getByLabel("Business address").fill("88");
  await page.getByRole("button", { name: "Next Step" }).click();
  await expectProblems(
    "Business legal name must be at least 2 characters",
    "DBA name must be at least 2 characters",
    "Sales Tax ID is required",
    "Business phone number must be at least 10 digits",
    "Business address must be at least 5 characters",
    "City is required",
    "State is required",
    "Zip code must be at least 5 characters",
    "Business category is required",
    "Cuisine type is required",
  );
  await expect(page.getByLabel("Business address")).toHaveValue("88");
  await fillBusiness(page);

  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"])
    await page.getByLabel(`${day}, open`).uncheck();
  await page.getByLabel("WhatsApp phone").fill("860 555 01");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expectProblems(
    "At least one day must be configured",
    "First name must be at least 2 characters",
    "Last name must be at least 2 characters",
    "WhatsApp number must be at least 10 digits",
    "Please enter a valid email address",
    "Password must be at least 8 characters",
    "Relation to business is required",
  );
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("DBA name")).toHaveValue("Karachi Handi");
  await page.getByRole("button", { name: "Next Step" }).click();
  await expect(page.getByLabel("WhatsApp phone")).toHaveValue("860 555 01");
  await expect(page.getByLabel("Monday, open")).not.toBeChecked();
  await page.getByLabel("Monday, open").check();
  await fillContact(page, newAddress());
  await fillHalal(page);

  await page.getByLabel("Bank name").fill("B");
  await page.getByLabel("Routing number").fill("123456789");
  await page.getByLabel("Account number").fill("123");
  await page.getByLabel("I agree to the terms and conditions").check();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expectProblems(
    "Bank name must be at least 2 characters",
    "Please enter a valid routing number",
    "Account number must be at least 4 digits",
  );
  await expect(page.getByLabel("Routing number")).toHaveValue("123456789");
  // What is further on cannot be reached before this is right.
  await page.goto("/auth/signup/agent");
  await expect(page).toHaveURL("/auth/signup/documents");
});

test("[FIND-15] a business says how far it delivers; too far is refused, and what was said is kept", async ({
  page,
}) => {
  await page.goto("/auth/signup?user_type=business");
  await fillBusiness(page);
  const miles = page.getByLabel("How far do you deliver? (miles)");
  await miles.fill("45");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const problem = page.getByRole("alert").getByRole("link", { name: "Nobody delivers farther than 30 miles" });
  await expect(problem).toBeVisible();
  await expect(miles).toHaveValue("45");
  await miles.fill("4.5");
  await fillContact(page, newAddress());
  await page.getByRole("button", { name: "Back" }).click();
  await expect(miles).toHaveValue("4.5");
});

test("[HALAL-4] a business declares what is halal, with an invoice of each supplier; whoever approves it reads that", async ({
  page,
  signIn,
  javaScriptEnabled,
}) => {
  const problem = (name: string) => page.getByRole("alert").getByRole("link", { name, exact: true });
  const next = page.getByRole("button", { name: "Next: bank details" });
  const email = newAddress();
  await page.goto("/auth/signup?user_type=business");
  await fillBusiness(page);
  await fillContact(page, email);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await next.click();
  await expect(problem("Please choose what you serve")).toBeVisible();
  await expect(problem("Please choose how we can check it")).toBeVisible();

  await page.getByLabel("Halal options").check();
  await page.getByText("By hand", { exact: true }).click();
  await page.getByLabel("With my signed declaration").check();
  await next.click();
  await expect(problem("Please sign with your name")).toBeVisible();
  await expect(problem("Please add your meat suppliers, each with an invoice")).toBeVisible();
  // The other one, of the certificate's fields, comes first.
  await page.getByLabel("Your name, as a signature").last().fill("Bilal Siddiqui");
  await page.getByLabel("Date", { exact: true }).fill(dayFromNow(3));
  await page.getByRole("button", { name: "Add supplier" }).click();
  await page.getByLabel("Name of the supplier").fill("Prospect Street Halal Meats");
  await page.getByText("Lamb", { exact: true }).click();
  await next.click();
  await expect(problem("This day is still to come. Please check it.")).toBeVisible();
  await expect(problem("Please add an invoice of Prospect Street Halal Meats")).toBeVisible();
  // Not "today": that is the day in London, which in Connecticut may still be to come.
  await page.getByLabel("Date", { exact: true }).fill(dayFromNow(-1));
  await page.getByLabel("Invoice of Prospect Street Halal Meats").setInputFiles(pdf("invoice.pdf"));
  if (javaScriptEnabled) await expect(page.getByRole("button", { name: "Remove invoice.pdf" })).toBeVisible();
  await next.click();
  await expect(page.getByRole("heading", { name: "Documents" })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Halal options")).toBeChecked();
  await expect(page.getByLabel("Name of the supplier")).toHaveValue("Prospect Street Halal Meats");
  await expect(page.getByRole("button", { name: "Remove invoice.pdf" })).toBeVisible();
  await next.click();
  await agreeAndGoOn(page);
  await page.getByRole("button", { name: "Complete Registration" }).click();
  await expect(page.getByRole("dialog", { name: "Request Submitted Successfully!" })).toBeVisible();

  await signIn("admin");
  await page.goto("/admin/inactive-restaurants?search=Karachi");
  await page
    .getByRole("row")
    .filter({ hasText: email })
    .getByRole("link", { name: /^View|details/i })
    .first()
    .click();
  const before = page.getByRole("region", { name: "Before you approve" });
  await expect(before).toContainText("Halal: Halal options");
  await expect(before).toContainText("Owner’s statement signed by Bilal Siddiqui, not reviewed yet");
  await before.getByRole("link", { name: "View halal evidence" }).click();
  await expect(page.getByRole("region", { name: "What the owner declares" })).toContainText(
    "Prospect Street Halal Meats",
  );
});

test("[HALAL-4] a certificate that has ended is refused, one that ends soon is said; a photo is enough, and is kept", async ({
  page,
  javaScriptEnabled,
}) => {
  const next = page.getByRole("button", { name: "Next: bank details" });
  await page.goto("/auth/signup?user_type=business");
  await fillBusiness(page);
  await fillContact(page, newAddress());
  await page.getByLabel("Vegetarian and seafood only").check();
  await page.getByLabel("With a certificate").check();
  await page.getByLabel("Certifier", { exact: true }).fill("Board of Nowhere (made up)");
  await page.getByLabel("Number", { exact: true }).fill("NW-1");
  await page.getByLabel("Valid from").fill(dayFromNow(-300));
  await page.getByLabel("Valid until").fill(dayFromNow(-2));
  await next.click();
  for (const name of [
    "This certificate has expired. Please send the new one.",
    "Please enter the certifier’s country",
    "Please add the certificate: a PDF, a photo or a scan",
  ])
    await expect(page.getByRole("alert").getByRole("link", { name, exact: true })).toBeVisible();
  await expect(page.getByText(/This certificate expired on /)).toBeVisible();
  await page.getByLabel("Country of the certifier").fill("United States");
  await page.getByLabel("Valid until").fill(dayFromNow(30));
  await page.getByLabel("Photo of the certificate").setInputFiles(png("wall.png"));
  if (javaScriptEnabled) await expect(page.getByRole("button", { name: "Remove wall.png" })).toBeVisible();
  await next.click();
  await expect(page.getByRole("heading", { name: "Documents" })).toBeVisible();
  await page.goto("/auth/signup/halal");
  await expect(page.getByText("It ends soon. Add the next one in Settings when you have it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove wall.png" })).toBeVisible();
});
