import { expect, test } from "vitest";
import { checkForm } from "~/lib/read-form.server";
import { isFree, quantityFieldName } from "./parts";

test.each(["906", "3f2a9c1e-0000-4000-8000-000000000001", "line-7"])(
  "[CART-4, CHK-2] the buttons of the line %s are a form of ours",
  (id) => {
    const form = new FormData();
    form.append(quantityFieldName(id), "2");
    expect([...checkForm(form).keys()]).toEqual([quantityFieldName(id)]);
  },
);

test("[PAY-10] an order of $0.00 is free; a cart in which nothing can be ordered is no free order", () => {
  const isFreeOf = (total: number, ...problems: (string | null)[]) =>
    isFree({ hasQuote: true, quote: { total, lines: problems.map((problem) => ({ problem })) } });
  expect(isFreeOf(0, null)).toBe(true);
  expect(isFreeOf(0, "Sold out", null)).toBe(true);
  expect(isFreeOf(0, "Sold out", "No longer on the menu")).toBe(false);
  expect(isFreeOf(100, null)).toBe(false);
});
