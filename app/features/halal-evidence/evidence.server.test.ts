import { expect, test } from "vitest";
import { reviewNote } from "./evidence.server";

test("[HALAL-5] a certificate still counts while the next one is checked where there is one that holds", () => {
  const stillCounts = "Meanwhile the current certificate still counts.";
  expect(reviewNote([{ state: "expired" }, { state: "verified" }])).toContain(stillCounts);
  for (const state of ["submitted", "expired", "refused", "revoked"] as const)
    expect(reviewNote([{ state }]), state).not.toContain(stillCounts);
  expect(reviewNote([])).toBe("We compare the document with what you enter and ask the certifier.");
});
