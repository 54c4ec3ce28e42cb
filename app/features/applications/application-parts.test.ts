import { expect, test } from "vitest";
import { wholeApplication } from "@tests/support/application";
import { applicationParts, missingText } from "./application-parts";

const whole = { ...wholeApplication, menu_file: "menu-2026.pdf", menu_items: 12 };
const getText = (label: string, ...args: Parameters<typeof applicationParts>) =>
  applicationParts(...args).find((part) => part.label === label);

test("[ADMIN-2, ADMIN-9, HALAL-4] what an application lacks is said, in the order it is asked for", () => {
  expect(missingText(whole)).toBe("Nothing, ready to approve");
  expect(missingText({ ...whole, bank: false, voided_check: false })).toBe("Bank details, voided check");
  expect(missingText({ ...whole, menu_file: null })).toBe("Nothing, ready to approve");
  expect(missingText({ ...whole, menu_file: null, menu_items: 0, picture: false })).toBe("Menu, picture");
  expect(missingText({ ...whole, halal: null })).toBe("Halal evidence");
  expect(missingText({ ...whole, halal: "declaration" })).toBe("Nothing, ready to approve");
  expect(missingText({ ...whole, whatsapp: false, open_days: 0 })).toBe("Owner contact, opening hours");
});

test("[ADMIN-2, ADMIN-9] an address that its owner has not confirmed is missing, as approval is refused without", () => {
  const waiting = { ...whole, email_confirmed: false };
  expect(missingText(waiting)).toBe("Confirmed email");
  expect(getText("Confirmed email", waiting)?.isThere).toBe(false);
  expect(getText("Confirmed email", waiting)?.text).toContain("cannot be approved");
  for (const email_confirmed of [null, true])
    expect(getText("Confirmed email", { ...whole, email_confirmed })).toBeUndefined();
});

test("[ADMIN-9] each part says what there is; a routing number is only called sound when it is", () => {
  expect(getText("Menu", whole)?.text).toBe("menu-2026.pdf, 12 items");
  expect(getText("Opening hours", { ...whole, open_days: 1 })?.text).toBe("Open 1 day a week");
  expect(getText("Owner contact", { ...whole, phone: false, whatsapp: false })?.text).toBe("No phone, no WhatsApp");
  expect(getText("Bank details", whole)).toMatchObject({ isThere: true, text: "Given" });
  expect(getText("Bank details", whole, "011000015")?.text).toBe("The routing number passes its checksum");
  expect(getText("Bank details", whole, "011000016")).toMatchObject({
    isThere: false,
    text: "The routing number fails its checksum",
  });
});
