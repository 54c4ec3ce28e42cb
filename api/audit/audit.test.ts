import { expect, test } from "vitest";
import { diffRows } from "./audit";

test("a change is told from what to what; of secrets only that they changed; what is left out is no change", () => {
  const before = { name: "Zafran", phone: null, tags: ["a"], account_number: "4007719", city: "Bristol" };
  const after = {
    name: "Zafran House",
    phone: null,
    tags: ["a"],
    account_number: "1",
    city: undefined,
    website: "x.example",
  };
  expect(diffRows(before, after, ["account_number"])).toEqual({
    name: ["Zafran", "Zafran House"],
    account_number: "changed",
    website: [null, "x.example"],
  });
  expect(diffRows(before, { name: "Zafran" })).toBeUndefined();
});
