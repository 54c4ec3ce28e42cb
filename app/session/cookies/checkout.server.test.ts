import { describe, expect, test } from "vitest";
import { createCipher } from "../cipher.server";
import { createCheckoutDraft, createCheckoutKey, isSameCart } from "./checkout.server";
import { readCookies } from "./cookies.server";

const cipher = createCipher(["a secret"], "checkout-draft");
const nothing = { coupon: "", tip: "", tipAmount: "", table: "", note: "", ifSoldOut: "" };
const draftOf = (restaurantId: string, note: string) => ({ restaurantId, cartId: "c1", typed: { ...nothing, note } });

const open = () => {
  const cookies = readCookies(null, false);
  return { cookies, draft: createCheckoutDraft(cookies, cipher) };
};

describe("what is typed at a checkout", () => {
  test("is kept a restaurant, for the one who typed it, until it is ordered", async () => {
    const { draft, cookies } = open();
    await draft.save("amina", draftOf("r1", "No onions"));
    await draft.save("amina", draftOf("r2", "Ring twice"));
    expect((await draft.read("amina", "r1"))?.typed.note).toBe("No onions");
    expect(await draft.read("bilal", "r1")).toBeNull();
    await draft.clear("amina", "r1");
    expect(await draft.read("amina", "r1")).toBeNull();
    expect((await draft.read("amina", "r2"))?.typed.note).toBe("Ring twice");
    await draft.clear("amina", "r2");
    expect(cookies.get("checkout-draft")).toBeUndefined();
  });

  test("cannot be read in the cookie, which never grows beyond what browsers take", async () => {
    const { draft, cookies } = open();
    for (const id of ["r1", "r2", "r3", "r4"]) await draft.save("amina", draftOf(id, "ش".repeat(500)));
    const [header = ""] = cookies.toSend();
    expect(header).toMatch(/^checkout-draft=ey/);
    expect(header.length).toBeLessThan(4_096);
    expect((await draft.read("amina", "r4"))?.typed.note).toHaveLength(500);
    expect(await draft.read("amina", "r1")).toBeNull();
    await draft.save("amina", draftOf("r5", "餐".repeat(500)));
    expect((await draft.read("amina", "r5"))?.typed.note).toHaveLength(500);
    expect((cookies.toSend()[0] ?? "").length).toBeLessThan(4_096);
  });
});

const getKey = createCheckoutKey(["a secret of this test", "an older one"]);
const payable = {
  customerId: "amina",
  cartId: "cart-1",
  lines: ["a", "b"],
  terms: { total: 4576, tip: 0, coupon: null },
};

test("[PAY-16] two tabs of one cart get the same key, whatever the order of its lines and terms", () => {
  expect(getKey({ ...payable, lines: ["b", "a"] })).toBe(getKey(payable));
  expect(getKey({ ...payable, terms: { tip: 0, coupon: undefined, total: 4576 } })).toBe(getKey(payable));
});

test("[PAY-16] another customer, cart, line or secret gives another key, and another cart", () => {
  const others = [
    getKey({ ...payable, customerId: "yusuf" }),
    getKey({ ...payable, cartId: "cart-2" }),
    getKey({ ...payable, lines: ["a"] }),
    createCheckoutKey(["another secret"])(payable),
  ];
  expect(new Set([getKey(payable), ...others]).size).toBe(5);
  for (const other of others) expect(isSameCart(other, getKey(payable))).toBe(false);
});

test("[PAY-16] whatever else makes the amount gives another key, for the same cart", () => {
  const { terms } = payable;
  const changes = [{ total: 4577 }, { tip: 200 }, { coupon: "SOFRA5" }, { type: "takeaway" }, { address: "a-2" }];
  const keys = changes.map((change) => getKey({ ...payable, terms: { ...terms, ...change } }));
  expect(new Set([getKey(payable), ...keys]).size).toBe(changes.length + 1);
  for (const key of keys) expect(isSameCart(key, getKey(payable))).toBe(true);
});

test("[PAY-16] a key fits the host's header", () => {
  expect(getKey(payable)).toMatch(/^[\w.:-]{8,100}$/);
});
