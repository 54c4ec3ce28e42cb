import { expect, test } from "vitest";
import { createCheckoutKey, isSameCart } from "./checkout-key.server";

const keyOf = createCheckoutKey(["a secret of this test", "an older one"]);
const payable = {
  customerId: "amina",
  cartId: "cart-1",
  lines: ["a", "b"],
  terms: { total: 4576, tip: 0, coupon: null },
};

test("[PAY-16] two tabs of one cart get the same key, whatever the order of its lines and terms", () => {
  expect(keyOf({ ...payable, lines: ["b", "a"] })).toBe(keyOf(payable));
  expect(keyOf({ ...payable, terms: { tip: 0, coupon: undefined, total: 4576 } })).toBe(keyOf(payable));
});

test("[PAY-16] another customer, cart, line or secret gives another key, and another cart", () => {
  const others = [
    keyOf({ ...payable, customerId: "yusuf" }),
    keyOf({ ...payable, cartId: "cart-2" }),
    keyOf({ ...payable, lines: ["a"] }),
    createCheckoutKey(["another secret"])(payable),
  ];
  expect(new Set([keyOf(payable), ...others]).size).toBe(5);
  for (const other of others) expect(isSameCart(other, keyOf(payable))).toBe(false);
});

test("[PAY-16] whatever else makes the amount gives another key, for the same cart", () => {
  const { terms } = payable;
  const changes = [{ total: 4577 }, { tip: 200 }, { coupon: "SOFRA5" }, { type: "takeaway" }, { address: "a-2" }];
  const keys = changes.map((change) => keyOf({ ...payable, terms: { ...terms, ...change } }));
  expect(new Set([keyOf(payable), ...keys]).size).toBe(changes.length + 1);
  for (const key of keys) expect(isSameCart(key, keyOf(payable))).toBe(true);
});

test("[PAY-16] a key fits the host's header", () => {
  expect(keyOf(payable)).toMatch(/^[\w.:-]{8,100}$/);
});
