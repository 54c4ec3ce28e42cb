import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addLine, type CounterBasket, basketQuery, parseBasket, setLine, setNote, setQuantity } from "./basket";

const line = fc.record({
  menuItemId: fc.uuid(),
  quantity: fc.integer({ min: 1, max: 99 }),
  size: fc.constantFrom("regular" as const, "large" as const),
  addonIds: fc.array(fc.uuid(), { maxLength: 4 }),
});
const empty: CounterBasket = { lines: [], q: "", category: "", after: "" };

test("[ROUTE-10] a counter order reads from its address as it was written", () => {
  const basket = fc.record({
    lines: fc.array(line, { maxLength: 12 }),
    q: fc.constantFrom("", "lamb & rice"),
    category: fc.constantFrom("", "Kebab plates"),
    after: fc.constantFrom("", "HG-2001"),
  });
  const named = { ...empty, key: "0e57c382-9e9f-41bc-922f-58ac7bf40127", held: "1e57c382-9e9f-41bc-922f-58ac7bf40127" };
  expect(parseBasket(new URLSearchParams(basketQuery(named)))).toEqual(named);
  fc.assert(
    fc.property(basket, (one) => {
      expect(parseBasket(new URLSearchParams(basketQuery(one)))).toEqual(one);
    }),
  );
  expect(parseBasket(new URLSearchParams("line=&line=a*0&line=a*x&line=b*500*l")).lines).toEqual([
    { menuItemId: "b", quantity: 99, size: "large", addonIds: [] },
  ]);
});

test("[ROUTE-10] the same choice twice is one line; a line without quantity goes", () => {
  const soup = { menuItemId: "soup", quantity: 1, size: "regular" as const, addonIds: ["b", "a"] };
  const twice = addLine(addLine(empty, soup), { ...soup, addonIds: ["a", "b"], quantity: 2 });
  expect(twice.lines).toEqual([{ ...soup, quantity: 3 }]);
  expect(addLine(twice, { ...soup, size: "large" }).lines).toHaveLength(2);
  expect(setQuantity(twice, 0, 0).lines).toEqual([]);
});

test("[RUSH-13] a line is chosen anew in its place; chosen as another line is, it comes to that one", () => {
  const soup = { menuItemId: "soup", quantity: 1, size: "regular" as const, addonIds: [] };
  const tea = { ...soup, menuItemId: "tea" };
  const two = addLine(addLine(empty, soup), tea);
  const large = { ...soup, size: "large" as const, quantity: 2 };
  expect(setLine(two, 0, large).lines).toEqual([large, tea]);
  expect(setLine(addLine(two, large), 0, large).lines).toEqual([tea, { ...large, quantity: 4 }]);
});

test("[RUSH-13] a note belongs to its line, which is another choice then; stars and spaces do not break the address", () => {
  const soup = { menuItemId: "soup", quantity: 2, size: "regular" as const, addonIds: [] };
  const noted = setNote(addLine(empty, soup), 0, " no * lemon, 50% salt & more ");
  expect(noted.lines).toEqual([{ ...soup, note: "no   lemon, 50% salt & more" }]);
  expect(parseBasket(new URLSearchParams(basketQuery(noted)))).toEqual(noted);
  expect(addLine(noted, { ...soup, quantity: 1 }).lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  expect(setNote(noted, 0, "").lines).toEqual([soup]);
});
