import { expect, test } from "vitest";
import { createCipher } from "../cipher.server";
import { readCookies } from "./cookies.server";
import { createCounterDraft } from "./counter-draft.server";

const cipher = createCipher(["a secret"], "counter-draft");
const open = () => {
  const cookies = readCookies(null, false);
  return { cookies, draft: createCounterDraft(cookies, cipher) };
};

test("[RUSH-13] what is typed at the till is kept for the one who typed it, until the order is placed", async () => {
  const { draft, cookies } = open();
  await draft.save("selin", { note: "No onions", tip: "2.00" });
  expect(await draft.read("selin")).toEqual({ note: "No onions", tip: "2.00" });
  expect(await draft.read("omar")).toEqual({});
  draft.clear();
  expect(await draft.read("selin")).toEqual({});
  expect(cookies.toSend()[0]).toMatch(/Max-Age=0/);
});

test("[RUSH-13] the longest texts that the form takes, in any script, replace what was kept before", async () => {
  const words = "আমার অর্ডারে পেঁয়াজ আর রসুন দেবেন না, বাদামেও অ্যালার্জি আছে। দরজার বেল নষ্ট, তাই ফোন করুন; গেটের পাশে নীল বাড়ি। ";
  const text = (length: number) => words.repeat(9).slice(0, length);
  const { draft, cookies } = open();
  const typed = {
    orderType: "delivery",
    customerName: text(80),
    customerPhone: "(860) 555-0117",
    address: text(300),
    city: text(120),
    zipcode: "06010",
    note: text(500),
    discountKind: "amount",
    discountValue: "5.00",
    discountReason: "complaint",
    discountNote: text(200),
  };
  await draft.save("selin", typed);
  expect(await draft.read("selin")).toEqual(typed);
  const sentLength = () => (cookies.toSend()[0] ?? "").length;
  expect(sentLength()).toBeLessThan(4_096);

  const unlike = Array.from({ length: 500 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7_919) % 20_000)));
  const dense = {
    note: unlike.join(""),
    discountNote: unlike.toReversed().join(""),
    address: unlike.join("").slice(9),
  };
  await draft.save("selin", { ...dense, tip: "3.00" });
  expect(sentLength()).toBeLessThan(4_096);
  expect(await draft.read("selin"), "never what was typed before").not.toHaveProperty("customerName");
  expect(await draft.read("selin")).toMatchObject({ tip: "3.00" });
});
