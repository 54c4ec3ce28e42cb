import { expect, test } from "vitest";
import { itemForm } from "./schema";

const fields = { name: "Ayran", description: "Cold yoghurt with salt", price: "10", category: "Drinks" };
const problems = (change: Record<string, string>) =>
  itemForm.safeParse({ ...fields, ...change }).error?.issues.map(({ path, message }) => [path.join("."), message]) ??
  [];

test("[ITEM-2, ITEM-4] an old price that customers would not be shown is not taken without a word", () => {
  const refusal = [["old_price", "“Was” must be higher than the price"]];
  expect(problems({ old_price: "8" })).toEqual(refusal);
  expect(problems({ old_price: "10.00" })).toEqual(refusal);
  expect(problems({ regular_price: "12", old_price: "11" })).toEqual(refusal);
  const fine: Record<string, string>[] = [
    {},
    { old_price: "" },
    { old_price: "10.01" },
    { regular_price: "7", old_price: "8" },
  ];
  for (const change of fine) expect(problems(change), JSON.stringify(change)).toEqual([]);
});
