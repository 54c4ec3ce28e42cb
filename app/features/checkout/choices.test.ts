import { describe, expect, test } from "vitest";
import { checkoutHref, readChoices, tipCents, tipError } from "./choices";

const read = (query: string) => readChoices(new URLSearchParams(query));

describe("where and when it is wanted stands in the address", () => {
  const query = "restaurantId=r1&type=takeaway&address=a1&when=later&day=2026-11-21&time=2026-11-21T16%3A00%3A00Z";

  test("reading and writing give the same choices", () => {
    const href = checkoutHref(read(query));
    expect(read(href.split("?")[1] ?? "")).toEqual(read(query));
  });

  test("coupon, tip, table and note do not", () => {
    const typed = "&coupon=SOFRA5&tip=other&tipAmount=3.50&table=4&note=No+onion";
    expect(checkoutHref(read(`${query}${typed}`))).toBe(checkoutHref(read(query)));
  });

  test("defaults are left out", () => {
    expect(checkoutHref(read("restaurantId=r1&tip=&coupon=&when=asap&time=x"))).toBe("/checkout?restaurantId=r1");
    expect(checkoutHref(read("restaurantId=r1"), "/pay")).toBe("/checkout/pay?restaurantId=r1");
  });

  test("[ADDR-2] a radio button picked without JavaScript counts over the hidden cleared selection", () => {
    expect(read("address=none&address=a2").address).toBe("a2");
    expect(read("address=none").address).toBe("none");
    expect(read("").address).toBeNull();
  });

  test("an unknown order type counts as not chosen", () => {
    expect(read("type=drone").type).toBeNull();
  });
});

describe("[CHK-12] a tip", () => {
  test.each([
    ["", 0],
    ["tip=", 0],
    ["tip=400", 400],
    ["tip=other&tipAmount=3.5", 350],
    ["tip=other&tipAmount=$12", 1200],
    ["tip=other", 0],
  ])("%s is %i cents", (query, cents) => expect(tipCents(read(query))).toBe(cents));

  test.each([
    "tip=-200",
    "tip=abc",
    "tip=other&tipAmount=-1",
    "tip=other&tipAmount=lots",
    "tip=other&tipAmount=500.01",
    "tip=other&tipAmount=12.345",
    "tip=other&tipAmount=0000000000000000000000000000009",
  ])("%s is refused with a sentence", (query) => {
    expect(tipCents(read(query))).toBeNull();
    expect(tipError(read(query))).toBe("Enter a tip of $0.00 to $500.00, such as 4.50.");
  });

  test("another amount that is not entered is asked for, and none is charged instead", () => {
    expect(tipError(read("tip=other"))).toBe("Enter the amount of the tip, or choose No tip.");
    expect(tipError(read("tip=other&tipAmount=4.50"))).toBeNull();
    expect(tipError(read("tip=200"))).toBeNull();
    expect(tipError(read(""))).toBeNull();
  });
});
