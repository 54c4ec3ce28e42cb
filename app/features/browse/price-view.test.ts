import { expect, test } from "vitest";
import { toPriceView } from "./price-view.server";

const under10 = { from: 0, to: 999, cheapest: 1249 };

test("[FIND-21] a price in the text is a chip that takes it out, and the cheapest is named where nothing costs so little", () => {
  const search = "kebab under $10";
  expect(toPriceView(under10, { search, used: "kebab", dishes: 0 })).toEqual({
    chip: { label: "Under $10", without: { search: "kebab" } },
    tooLow: "No kebab under $10. The cheapest is $12.49.",
  });
  expect(toPriceView(under10, { search, used: "kebab", dishes: 1 }).tooLow).toBeNull();
  expect(toPriceView({ ...under10, cheapest: null }, { search, used: "kebab", dishes: 0 }).tooLow).toBeNull();
  expect(toPriceView({ ...under10, cheapest: 900 }, { search, used: "kebab", dishes: 0 }).tooLow).toBeNull();
});
