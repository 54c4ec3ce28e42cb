import { expect, test } from "vitest";
import type { HalalSummary } from "@domain/halal/status";
import { makeQuoteLine } from "@tests/support/order";
import { describeShownHalal, findHalalChange } from "./shown-halal.server";

const certified: HalalSummary = {
  state: "certified",
  level: "everything",
  slaughter: "hand",
  alcohol: "none",
  certifier: "Halal Trust",
  expiresOn: "2027-01-11",
};
const expired: HalalSummary = { ...certified, state: "expired" };
const line = makeQuoteLine({ cartItemId: null, menuItemId: "1" });

test("[HALAL-13] what the checkout showed about halal is agreed to again once it reads otherwise", () => {
  const before = describeShownHalal(certified, [line]) ?? "";
  expect(before).toBe("Halal Trust certified, hand-slaughtered, valid to January 2027");
  expect(findHalalChange(before, describeShownHalal(certified, [line]))).toBeNull();
  expect(findHalalChange(before, describeShownHalal(expired, [line]))).toBe(
    "The halal information here has changed. It now says: “Certificate expired on January 11, 2027”.",
  );
  const wine = [
    { ...line, contains: ["alcohol"] },
    { ...line, name: "Soup", halal: "no" },
    { ...line, name: "Tea" },
  ];
  expect(findHalalChange(before, describeShownHalal(certified, wine))).toContain("Not halal: Adana and Soup");
});

test("[HALAL-13] nothing is asked where either is not known: a page of before, a host without evidence, a place that cannot be read", () => {
  expect(findHalalChange("", describeShownHalal(certified, [line]))).toBeNull();
  expect(findHalalChange("Halal Trust certified", describeShownHalal(null, [line]))).toBeNull();
});
