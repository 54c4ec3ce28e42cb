import { expect, test } from "vitest";
import { halalBadgeText, halalCardText, halalHeading, orderHalalText } from "./halal-text";
import type { HalalSummary } from "./status";

const certified: HalalSummary = {
  state: "certified",
  level: "everything",
  slaughter: "hand",
  alcohol: "none",
  certifier: "Halal Trust of New England (demo)",
  expiresOn: "2027-01-11",
  checkedOn: "2026-11-03",
};
const declared: HalalSummary = { ...certified, state: "declared", certifier: null, expiresOn: null, checkedOn: null };
const expired: HalalSummary = { ...certified, state: "expired", expiresOn: "2026-10-31" };
const revoked: HalalSummary = { ...declared, state: "revoked" };
const unstated: HalalSummary = { ...declared, state: "unstated", level: null, slaughter: null, alcohol: null };

/** Everything that is said of a place, as one text. */
function allOf(halal: HalalSummary): string {
  const { title, facts, sentence, link } = halalHeading(halal);
  return [halalCardText(halal), title, ...facts, sentence, link, halalBadgeText(halal)].join(" | ");
}

test("[HALAL-10] a certified place: who, what, and until when", () => {
  expect(halalCardText(certified)).toBe("Certified · hand-slaughtered");
  expect(halalHeading(certified)).toEqual({
    title: "Halal certified",
    facts: ["Halal Trust of New England (demo)", "Hand-slaughtered", "No alcohol served", "Valid to January 2027"],
    sentence:
      "Halal Trust of New England (demo), valid to January 2027. Hand-slaughtered, no alcohol served. Checked November 3, 2026.",
    link: "See the evidence",
  });
  expect(halalBadgeText(certified)).toBe(
    "Halal Trust of New England (demo) certified, hand-slaughtered, valid to January 2027",
  );
});

test("[HALAL-10] only what is known is said of a certified place", () => {
  const bare: HalalSummary = { ...certified, slaughter: null, alcohol: "served", checkedOn: null };
  expect(halalCardText(bare)).toBe("Certified");
  expect(halalHeading({ ...bare, certifier: null })).toMatchObject({
    facts: ["Valid to January 2027"],
    sentence: "Valid to January 2027.",
  });
  expect(halalHeading({ ...bare, expiresOn: null })).toMatchObject({
    facts: ["Halal Trust of New England (demo)"],
    sentence: "Halal Trust of New England (demo).",
  });
  expect(allOf(bare)).not.toMatch(/slaughter|alcohol/i);
  expect(halalCardText({ ...certified, slaughter: "both" })).toBe("Certified");
  expect(halalHeading({ ...certified, slaughter: "machine" }).facts).toContain("Machine-slaughtered");
  expect(halalCardText({ ...certified, slaughter: "machine" })).toBe("Certified");
});

test("[HALAL-10] a place with halal options is never said to be halal as a whole", () => {
  for (const halal of [certified, declared].map((one): HalalSummary => ({ ...one, level: "options" }))) {
    expect(allOf(halal)).not.toMatch(/\bHalal certified|everything|Halal by/);
    for (const text of [halalCardText(halal), halalHeading(halal), halalBadgeText(halal)])
      expect(JSON.stringify(text)).toMatch(/halal options/i);
  }
  expect(halalCardText({ ...certified, level: "options" })).toBe("Halal options certified");
  expect(halalCardText({ ...declared, level: "options" })).toBe("Owner states halal options");
  expect(halalBadgeText({ ...declared, level: "options" })).toBe("Owner’s statement, not verified: halal options");
});

test("[HALAL-10] where nothing is slaughtered, nothing is said of it", () => {
  const level = "vegetarian_seafood";
  expect(allOf({ ...certified, level })).not.toMatch(/slaughter/i);
  expect(halalBadgeText({ ...certified, level })).toContain(" certified, vegetarian and seafood, valid to");
  expect(halalBadgeText({ ...declared, level })).toBe("Owner’s statement, not verified: vegetarian and seafood");
});

test("[HALAL-10] an owner's statement is called that, and never certified, whatever it claims", () => {
  expect(halalCardText(declared)).toBe("Owner’s statement");
  expect(halalHeading(declared)).toEqual({
    title: "Owner’s statement, not verified",
    facts: ["No checked certificate stands behind it"],
    sentence: "The owner says that everything is halal. No checked certificate stands behind it.",
    link: "Read the statement",
  });
  expect(allOf(declared)).not.toMatch(/\bcertified|slaughtered/i);
});

test("[HALAL-10] an expired certificate says since when, and claims nothing else", () => {
  expect(halalCardText(expired)).toBe("Certificate expired");
  expect(halalHeading(expired)).toEqual({
    title: "Certificate expired",
    facts: ["on October 31, 2026"],
    sentence: "It ended on October 31, 2026.",
    link: "See the history",
  });
  expect(halalBadgeText(expired)).toBe("Certificate expired on October 31, 2026");
  expect(allOf(expired)).not.toMatch(/\bcertified|slaughtered|alcohol/i);
});

test("[HALAL-2, HALAL-10] of a place whose certificate was withdrawn nothing else is said, whatever its owner has signed since", () => {
  expect(halalCardText(revoked)).toBe("Certificate withdrawn");
  expect(halalHeading(revoked)).toMatchObject({
    title: "Certificate withdrawn",
    sentence: "Nothing has been confirmed since.",
  });
  expect(allOf(revoked)).not.toMatch(/\bcertified|slaughtered|alcohol|everything|statement/i);
  expect(orderHalalText({ state: "revoked", sentence: halalBadgeText(revoked) })).toBe("Certificate withdrawn.");
});

test("[HALAL-10] where nothing is stated, card and checkout say nothing and the head says so", () => {
  expect(halalCardText(unstated)).toBeNull();
  expect(halalHeading(unstated).title).toBe("Nothing stated about halal yet");
  expect(allOf(unstated)).not.toMatch(/\bcertified|verified/i);
});

test.each([
  [
    certified,
    "Halal Trust of New England (demo) certified, hand-slaughtered. Certificate HTNE-1, checked November 3, 2026, valid to January 11, 2027.",
  ],
  [expired, "Certificate expired on October 31, 2026. Certificate HTNE-1, checked November 3, 2026."],
] as const)("[HALAL-13] an order tells the paper behind the badge, and the day it ends once", (halal, text) => {
  const { state, checkedOn, expiresOn } = halal;
  const snapshot = {
    state,
    sentence: halalBadgeText(halal),
    number: "HTNE-1",
    checked_on: checkedOn,
    expires_on: expiresOn,
  };
  expect(orderHalalText(snapshot)).toBe(text);
});

test("[HALAL-13] an order whose paper has no day keeps the badge as it read", () => {
  expect(orderHalalText({ state: "declared", sentence: halalBadgeText(declared) })).toBe(
    "Owner’s statement, not verified.",
  );
  expect(orderHalalText({ state: "unstated", sentence: halalBadgeText(unstated) })).toBeNull();
});
