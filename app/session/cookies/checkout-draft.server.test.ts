import { describe, expect, test } from "vitest";
import { createCipher } from "../cipher.server";
import { createCheckoutDraft } from "./checkout-draft.server";
import { readCookies } from "./cookies.server";

const cipher = createCipher(["a secret"], "checkout-draft");
const nothing = { coupon: "", tip: "", tipAmount: "", table: "", note: "", ifSoldOut: "" };
const kept = (restaurantId: string, note: string) => ({ restaurantId, cartId: "c1", typed: { ...nothing, note } });

const open = () => {
  const cookies = readCookies(null, false);
  return { cookies, draft: createCheckoutDraft(cookies, cipher) };
};

describe("what is typed at a checkout", () => {
  test("is kept a restaurant, for the one who typed it, until it is ordered", async () => {
    const { draft, cookies } = open();
    await draft.keep("amina", kept("r1", "No onions"));
    await draft.keep("amina", kept("r2", "Ring twice"));
    expect((await draft.read("amina", "r1"))?.typed.note).toBe("No onions");
    expect(await draft.read("bilal", "r1")).toBeNull();
    await draft.forget("amina", "r1");
    expect(await draft.read("amina", "r1")).toBeNull();
    expect((await draft.read("amina", "r2"))?.typed.note).toBe("Ring twice");
    await draft.forget("amina", "r2");
    expect(cookies.get("checkout-draft")).toBeUndefined();
  });

  test("cannot be read in the cookie, which never grows beyond what browsers take", async () => {
    const { draft, cookies } = open();
    for (const id of ["r1", "r2", "r3", "r4"]) await draft.keep("amina", kept(id, "ش".repeat(500)));
    const [header = ""] = cookies.toSend();
    expect(header).toMatch(/^checkout-draft=ey/);
    expect(header.length).toBeLessThan(4_096);
    expect((await draft.read("amina", "r4"))?.typed.note).toHaveLength(500);
    expect(await draft.read("amina", "r1")).toBeNull();
    await draft.keep("amina", kept("r5", "餐".repeat(500)));
    expect((await draft.read("amina", "r5"))?.typed.note).toHaveLength(500);
    expect((cookies.toSend()[0] ?? "").length).toBeLessThan(4_096);
  });
});
