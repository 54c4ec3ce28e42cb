import { expect, test } from "vitest";
import { menuItemFields } from "./menu-item-rules";

test("[ITEM-3] a price that is no amount as we write it is not said to be 0", () => {
  const answers = (sent: string) =>
    menuItemFields.price.safeParse(sent).error?.issues.map(({ message }) => message) ?? [];
  for (const sent of ["12.345", "7,50", "1e3", "1.000,50"])
    expect(answers(sent), sent).toEqual(["Enter the price as 12.99"]);
  for (const sent of ["", "0", "-1", "free"]) expect(answers(sent), sent).toEqual(["Price must be greater than 0"]);
  expect([".5", "5.", "1,000.00", "$7.50"].map((sent) => menuItemFields.price.parse(sent))).toEqual([
    50, 500, 100_000, 750,
  ]);
});
