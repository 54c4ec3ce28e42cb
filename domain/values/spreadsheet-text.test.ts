import fc from "fast-check";
import { expect, test } from "vitest";
import { plainText, safeText } from "./spreadsheet-text";

test("[TABLE-6] formulas are neutralised, and come back as they were", () => {
  expect(safeText("=HYPERLINK(1)")).toBe("'=HYPERLINK(1)");
  expect(safeText("Soup")).toBe("Soup");
  expect(safeText("'til late")).toBe("'til late");
  const awkward = fc.string({ unit: fc.constantFrom("'", "=", "-", "+", "@", "\t", "a") });
  fc.assert(
    fc.property(fc.oneof(fc.string(), awkward), (text) => {
      expect(safeText(text)).not.toMatch(/^[=+\-@\t\r]/);
      expect(plainText(safeText(text))).toBe(text);
    }),
  );
});
