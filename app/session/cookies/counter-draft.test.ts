import { randomUUID } from "node:crypto";
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
  await draft.save({ owner: "selin" }, { note: "No onions", tip: "2.00" });
  expect(await draft.read({ owner: "selin" })).toEqual({ note: "No onions", tip: "2.00" });
  expect(await draft.read({ owner: "omar" })).toEqual({});
  await draft.clear({ owner: "selin" });
  expect(await draft.read({ owner: "selin" })).toEqual({});
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
  await draft.save({ owner: "selin" }, typed);
  expect(await draft.read({ owner: "selin" })).toEqual(typed);
  const sentLength = () => (cookies.toSend()[0] ?? "").length;
  expect(sentLength()).toBeLessThan(4_096);

  const unlike = Array.from({ length: 500 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7_919) % 20_000)));
  const dense = {
    note: unlike.join(""),
    discountNote: unlike.toReversed().join(""),
    address: unlike.join("").slice(9),
  };
  await draft.save({ owner: "selin" }, { ...dense, tip: "3.00" });
  expect(sentLength()).toBeLessThan(4_096);
  expect(await draft.read({ owner: "selin" }), "never what was typed before").not.toHaveProperty("customerName");
  expect(await draft.read({ owner: "selin" })).toMatchObject({ tip: "3.00" });
});

test("[RUSH-13] orders in two tabs have a draft each: placing one leaves the other's, and neither gets the other's discount", async () => {
  const { draft } = open();
  const [phone, guest] = [
    { owner: "selin", key: "phone" },
    { owner: "selin", key: "guest" },
  ];
  await draft.save(phone, { customerName: "Hana", discountValue: "50" });
  expect(await draft.read(guest)).toEqual({});
  await draft.save(guest, { tip: "3.00" });
  expect(await draft.read(phone)).toEqual({ customerName: "Hana", discountValue: "50" });
  expect(await draft.read({ owner: "selin" }), "a page that has no key yet").toEqual({ tip: "3.00" });
  await draft.clear(guest);
  expect([await draft.read({ owner: "selin" }), await draft.read(phone)]).toMatchObject([
    { customerName: "Hana" },
    { customerName: "Hana" },
  ]);
  const unlike = () => Array.from({ length: 6 }, () => randomUUID()).join(" ");
  for (let tab = 0; tab < 40; tab += 1) await draft.save({ owner: "selin", key: String(tab) }, { note: unlike() });
  expect(await draft.read({ owner: "selin", key: "39" })).not.toEqual({});
  expect(await draft.read(phone), "the oldest make room").toEqual({});
});

test("[RUSH-13] a page that never hears that its order was placed shows it on as it was; no other page does, nor after the next one", async () => {
  const { draft, cookies } = open();
  const [first, second] = [
    { owner: "selin", key: "first" },
    { owner: "selin", key: "second" },
  ];
  await draft.save(first, { customerName: "Hana", tip: "3.00" });
  await draft.clear(first);
  expect(await draft.read(first), "as it would be charged again").toEqual({ customerName: "Hana", tip: "3.00" });
  expect(await draft.read({ owner: "selin" }), "the next order").toEqual({});
  await draft.save(first, { customerName: "Hana", tip: "4.00" });
  expect(await draft.read(first)).toMatchObject({ tip: "4.00" });
  expect(await draft.read({ owner: "selin" })).toEqual({});
  await draft.save(second, { note: "No onions" });
  await draft.clear(second);
  expect(await draft.read(first)).toEqual({});
  await draft.clear({ owner: "selin" });
  await draft.clear(first);
  expect(cookies.toSend()[0]).toMatch(/Max-Age=0/);
});
