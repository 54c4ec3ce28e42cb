import { expect, test } from "vitest";
import { createCheckoutKey } from "./checkout-key.server";

const keyOf = createCheckoutKey(["a secret of this test", "an older one"]);
const cart = { customerId: "amina", cartId: "cart-1", lineIds: ["a", "b"] };

test("[PAY-16] two tabs of one cart get the same key, whatever the order of its lines", () => {
  expect(keyOf({ ...cart, lineIds: ["b", "a"] })).toBe(keyOf(cart));
});

test("[PAY-16] another customer, cart, line or secret gives another key", () => {
  const others = [
    keyOf({ ...cart, customerId: "yusuf" }),
    keyOf({ ...cart, cartId: "cart-2" }),
    keyOf({ ...cart, lineIds: ["a"] }),
    createCheckoutKey(["another secret"])(cart),
  ];
  expect(new Set([keyOf(cart), ...others]).size).toBe(5);
});

test("[PAY-16] a key fits the host's header", () => {
  expect(keyOf(cart)).toMatch(/^[\w.:-]{8,100}$/);
});
