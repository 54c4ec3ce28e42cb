import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { makeOrder } from "@tests/support/order";
import type { Order } from "~/host/orders.server";
import type { TicketView } from "./load-ticket.server";
import { Receipt } from "./receipt";
import { Chit } from "./route";

const item = (name: string, words: string[] | null): Order["items"][number] => ({
  menuItemId: name,
  name,
  image: null,
  qty: 1,
  size: "regular",
  addons: [],
  unitPrice: 500,
  lineTotal: 500,
  ...(words && { halal: { state: "declared", words } }),
});

const view = (halal: string | null, items: Order["items"]): TicketView => ({
  isChit: false,
  order: makeOrder({
    orderType: "takeaway",
    items,
    subtotal: 1000,
    total: 1000,
    customer: null,
    deliveryAddress: null,
  }),
  stations: [],
  isAllergy: false,
  allergies: [],
  halal,
  left: 1000,
  from: null,
  placed: "6:38 PM",
  due: null,
  readyBy: null,
  backHref: "/dashboard/kds",
});

const halalText = "Halal Trust certified, hand-slaughtered. Certificate HTNE-1, valid to January 11, 2027.";

test("[HALAL-13, RUSH-19] the receipt says what was true of place and dishes when it was ordered, the chit does not", () => {
  const paper = view(halalText, [item("Pide", ["Not on the certificate", "Contains gelatine"]), item("Ayran", [])]);
  const receipt = renderToStaticMarkup(<Receipt view={paper} />);
  expect(receipt.replaceAll(/<[^>]+>/g, "")).toContain(`When you ordered: ${halalText}`);
  expect(receipt.match(/Not on the certificate, Contains gelatine/g)).toHaveLength(1);
  const chit = renderToStaticMarkup(<Chit view={paper} />);
  expect(chit).toContain("Pide");
  expect(chit).not.toMatch(/certifi/i);
});

test("[HALAL-13] where nothing was stated, and of an order that kept nothing, the receipt says nothing of it", () => {
  expect(renderToStaticMarkup(<Receipt view={view(null, [item("Pide", null)])} />)).not.toMatch(
    /halal|when you ordered/i,
  );
});

test("[RUSH-13, RUSH-19] the receipt of an order paid in cash has what was handed over, and the change", () => {
  const paid = view(null, [item("Pide", null)]);
  const texts = (tendered: number | null) =>
    renderToStaticMarkup(<Receipt view={{ ...paid, order: { ...paid.order, tendered } }} />);
  expect(texts(2000)).toContain("<dt>Cash</dt><dd>$20.00</dd>");
  expect(texts(2000)).toContain("<dt>Change</dt><dd>$10.00</dd>");
  expect(texts(null)).not.toMatch(/Cash|Change/);
});

test("[RUSH-19] names, addresses and notes in Arabic keep their own direction on both papers", () => {
  const paper = view(null, [{ ...item("Pide", null), note: "حار جداً - hot" }]);
  const to = {
    label: "Home",
    address: "شارع النور 3",
    city: "Bristol",
    zipcode: "06010",
    contactName: "محمد",
    contactPhone: "(860) 555-0160",
  };
  const order = { ...paper.order, customer: { name: "محمد", phone: null }, deliveryAddress: to };
  const receipt = renderToStaticMarkup(<Receipt view={{ ...paper, order }} />);
  expect(receipt).toContain("<bdi>محمد</bdi>");
  expect(receipt).toContain("<bdi>شارع النور 3</bdi>, Bristol");
  const chit = renderToStaticMarkup(<Chit view={{ ...paper, allergies: ["حساسية 1"] }} />);
  expect(chit).toContain("<bdi>حار جداً - hot</bdi>");
  expect(chit).toContain("<bdi>حساسية 1</bdi>");
});

test("[ORD-5, RUSH-19] the receipt of a guest who is served at a table has no pickup number, the kitchen's chit has both", () => {
  const paper = view(null, [item("Pide", null)]);
  const texts = (changes: Pick<Order, "orderType" | "table">, isChit: boolean) => {
    const one = { ...paper, isChit, order: { ...paper.order, token: 7, ...changes } };
    return renderToStaticMarkup(isChit ? <Chit view={one} /> : <Receipt view={one} />);
  };
  const atTable = { orderType: "dine-in", table: "2" } as const;
  expect(texts(atTable, false)).toContain("Dine-in, Table 2</p>");
  expect(texts(atTable, true)).toContain("Dine-in, Table 2, pickup number 7</p>");
  expect(texts({ orderType: "takeaway", table: null }, false)).toContain("Takeaway, pickup number 7</p>");
});
