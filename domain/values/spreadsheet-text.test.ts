import fc from "fast-check";
import { expect, test } from "vitest";
import { plainText, safeText } from "./spreadsheet-text";

test("[TABLE-6] formulas are neutralised, and come back as they were", () => {
  expect(safeText("=HYPERLINK(1)")).toBe("'=HYPERLINK(1)");
  expect(safeText("Soup")).toBe("Soup");
  expect(safeText("'til late")).toBe("'til late");
  for (const text of ["＝1+1", "＋1", "－1", "＠SUM(1)", "\n=1+1"]) expect(safeText(text)).toBe(`'${text}`);
  const awkward = fc.string({ unit: fc.constantFrom("'", "=", "-", "+", "@", "\t", "\n", "＝", "a") });
  fc.assert(
    fc.property(fc.oneof(fc.string(), awkward), (text) => {
      expect(safeText(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(plainText(safeText(text))).toBe(text);
    }),
  );
});
