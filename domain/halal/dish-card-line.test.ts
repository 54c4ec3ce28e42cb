import { expect, test } from "vitest";
import { dishCardLine } from "./dish-card-line";
import { parseItemMarks } from "./items";
import type { HalalSummary } from "./status";

const place: HalalSummary = {
  state: "certified",
  level: "everything",
  slaughter: "hand",
  alcohol: "none",
  certifier: "Crescent Assurance (demo)",
  expiresOn: "2027-01-11",
};

test.each([
  [{}, {}, null],
  [{}, { halal: "yes", meat: "lamb", slaughter: "place" }, null],
  [{}, { halal: "uncovered" }, "Not on the certificate"],
  [{}, { meat: "chicken", slaughter: "machine" }, "Certified"],
  [{}, { slaughter: "machine" }, "Certified"],
  [{}, { meat: "none", slaughter: "machine" }, null],
  [{}, { contains: ["alcohol"] }, "Not halal"],
  [{ slaughter: "machine" }, { meat: "chicken", slaughter: "machine" }, null],
  [{ level: "options" }, { halal: "yes" }, null],
  [{ level: "options" }, { halal: "yes", meat: "chicken", slaughter: "machine" }, null],
  [{ level: "options" }, {}, "Not stated whether halal"],
  [{ level: "options", state: "declared" }, {}, "Not stated whether halal"],
  [{ level: "options", state: "declared" }, { halal: "uncovered" }, null],
  [{ level: "vegetarian_seafood" }, { meat: "lamb" }, "Not stated whether halal"],
  [{ level: "vegetarian_seafood" }, { meat: "seafood" }, null],
  // The place's own words warn already.
  [{ level: "options", state: "expired" }, {}, null],
  [{ level: "options", state: "revoked" }, {}, null],
  [{ level: null, state: "unstated" }, { halal: "yes" }, null],
] as const)(
  "[HALAL-6, HALAL-10] a dish of a place that is %o, marked %o, is listed with: %s",
  (of, marks, expected) => {
    expect(dishCardLine({ ...place, ...of }, parseItemMarks(marks))?.text ?? null).toBe(expected);
  },
);
