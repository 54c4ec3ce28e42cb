import { expect, test } from "vitest";
import { formatPersonName } from "./person-name";

test.each([
  ["Amina", "Rahman", "Amina Rahman"],
  ["Amina", "", "Amina"],
  [null, "Rahman", "Rahman"],
  [undefined, null, ""],
])("%s and %s are %j", (first, last, name) => expect(formatPersonName(first, last)).toBe(name));
