import { type DemoOrder } from "./types";

type Line = DemoOrder["lines"][number];
const line = (name: string, quantity = 1, size: Line["size"] = "regular", addOns: string[] = []): Line => ({
  item: name,
  quantity,
  size,
  addOns,
});

type Where = readonly [restaurant: string, customer: string, orderType: DemoOrder["orderType"]];
type When = readonly [daysAgo: number, hour: number, status: DemoOrder["status"]];
type More = Partial<Pick<DemoOrder, "table" | "reason" | "paymentType" | "tipCents" | "couponCode" | "note">>;

const order = (
  [restaurant, customer, orderType]: Where,
  [daysAgo, hour, status]: When,
  lines: Line[],
  more: More = {},
): DemoOrder => ({
  restaurant,
  customer,
  orderType,
  daysAgo,
  hour,
  status,
  lines,
  paymentType: "card",
  tipCents: 0,
  ...more,
});

const anatolia = "anatolia-grill-house";
const adana = line("Adana Kebab Plate", 2, "large", ["Garlic yoghurt"]);

/** Past orders in every status and of every type; most at the restaurant behind the owner login. */
export const orders: DemoOrder[] = [
  order(
    [anatolia, "Amina Rahman", "delivery"],
    [0, 12, "preparing"],
    [adana, line("Red Lentil Soup"), line("Pistachio Baklava")],
    { tipCents: 300 },
  ),
  order(
    [anatolia, "Omar Haddad", "delivery"],
    [0, 12, "placed"],
    [line("Mixed Grill for Two", 1, "large"), line("Ayran", 4)],
    { note: "Ring the side door, please." },
  ),
  order([anatolia, "Layla Rashid", "takeaway"], [0, 12, "placed"], [line("Chicken Dürüm", 2), line("Ayran", 2)]),
  order(
    [anatolia, "Yusuf Bello", "dine-in"],
    [0, 12, "accepted"],
    [line("Iskender Kebab"), line("Shepherd Salad"), line("Turkish Tea", 2)],
    { table: "4" },
  ),
  order([anatolia, "Nadia Suleiman", "takeaway"], [0, 12, "ready"], [line("Lahmacun", 3), line("Ayran", 3)]),
  order([anatolia, "Daniel Cruz", "dine-in"], [0, 11, "completed"], [line("Lamb Shish Plate", 2), line("Künefe")], {
    table: "7",
    tipCents: 600,
    paymentType: "cash",
  }),
  order(
    [anatolia, "Mehmet Kaya", "delivery"],
    [1, 18, "completed"],
    [line("Red Lentil Soup", 2), line("Adana Dürüm", 2, "regular", ["Ezme, spicy tomato relish"])],
    { tipCents: 400 },
  ),
  order([anatolia, "Fatima Zahra", "delivery"], [1, 19, "rejected"], [line("Lamb Shank Incik", 4)], {
    reason: "We are out of lamb shank tonight.",
  }),
  order(
    [anatolia, "Hannah Whitman", "takeaway"],
    [2, 13, "completed"],
    [line("Falafel Dürüm"), line("Sour Cherry Drink")],
  ),
  order(
    [anatolia, "Ibrahim Diallo", "dine-in"],
    [2, 20, "completed"],
    [line("Mixed Grill for Two", 2, "large"), line("Pistachio Baklava", 2), line("Turkish Tea", 5)],
    { table: "2", tipCents: 1500 },
  ),
  order([anatolia, "Zainab Iqbal", "delivery"], [3, 18, "cancelled"], [line("Cheese Pide", 2, "large")], {
    reason: "Changed my mind.",
  }),
  order(
    [anatolia, "Amina Rahman", "delivery"],
    [4, 19, "completed"],
    [line("Adana Kebab Plate", 3), line("Smoked Aubergine"), line("Künefe", 2)],
    { couponCode: "SOFRA5", tipCents: 500 },
  ),
  order(
    [anatolia, "Marcus Lee", "delivery"],
    [5, 12, "completed"],
    [line("Charcoal Chicken Plate", 2, "regular", ["Extra saffron rice"])],
    { tipCents: 300 },
  ),
  order(
    [anatolia, "Omar Haddad", "delivery"],
    [7, 19, "completed"],
    [line("Adana Kebab Plate", 5, "large"), line("Lamb Shish Plate", 4), line("Ayran", 9)],
    { couponCode: "FRIDAY7", tipCents: 2000 },
  ),
  order([anatolia, "Layla Rashid", "takeaway"], [9, 17, "completed"], [line("Künefe", 2), line("Turkish Tea", 2)]),
  order(
    [anatolia, "Nadia Suleiman", "delivery"],
    [12, 18, "completed"],
    [line("Urfa Kebab Plate", 2), line("Red Lentil Soup", 2, "large")],
  ),
  order([anatolia, "Yusuf Bello", "delivery"], [15, 20, "completed"], [line("Chicken Shish Plate"), line("Ayran")]),
  order(
    [anatolia, "Fatima Zahra", "dine-in"],
    [18, 19, "completed"],
    [line("Minced Lamb Pide", 2), line("Shepherd Salad"), line("Ayran", 2)],
    { table: "5", paymentType: "cash" },
  ),
  order([anatolia, "Daniel Cruz", "takeaway"], [22, 12, "completed"], [line("Lamb Döner Wrap", 3)]),
  order([anatolia, "Hannah Whitman", "delivery"], [26, 18, "cancelled"], [line("Cheese Pide")], {
    reason: "The oven broke down; we are sorry.",
  }),
  order(
    [anatolia, "Ibrahim Diallo", "delivery"],
    [29, 19, "completed"],
    [line("Mixed Grill for Two"), line("Falafel and Mezze Board")],
    { tipCents: 700 },
  ),
  order(
    ["karachi-handi", "Amina Rahman", "delivery"],
    [6, 20, "completed"],
    [line("Chicken Karahi", 1, "large", ["Extra naan"]), line("Mango Lassi", 2)],
    { tipCents: 400 },
  ),
  order(
    ["karachi-handi", "Zainab Iqbal", "dine-in"],
    [3, 20, "completed"],
    [line("Beef Nihari", 2), line("Butter Naan", 4)],
    { table: "1" },
  ),
  order(
    ["zafran-biryani-house", "Amina Rahman", "takeaway"],
    [11, 13, "completed"],
    [line("Chicken Dum Biryani", 2), line("Gulab Jamun")],
  ),
  order(
    ["zafran-biryani-house", "Marcus Lee", "delivery"],
    [2, 19, "completed"],
    [line("Vegetable Biryani"), line("Mango Lassi")],
  ),
  order(
    ["shaam-falafel-oven", "Amina Rahman", "delivery"],
    [16, 18, "completed"],
    [line("Family Mezze Tray"), line("Cheese Kunafa", 2)],
    { tipCents: 500 },
  ),
  order(
    ["crescent-broast", "Daniel Cruz", "delivery"],
    [1, 19, "completed"],
    [line("Family Broast, 12 Pieces"), line("Cola", 4)],
  ),
  order(
    ["maple-street-smash", "Marcus Lee", "takeaway"],
    [4, 12, "completed"],
    [line("Classic Smash", 2, "large", ["Beef bacon"]), line("Seasoned Fries", 2, "large")],
  ),
  order(["maple-street-smash", "Hannah Whitman", "delivery"], [8, 18, "rejected"], [line("Maple Heat", 2)], {
    reason: "The kitchen closes early today.",
  }),
  order(
    ["bristol-halal-grocers", "Amina Rahman", "delivery"],
    [10, 10, "completed"],
    [line("Whole Milk, 1 Gallon", 2), line("Large Eggs, Dozen"), line("Basmati Rice, 10 lb")],
    { couponCode: "BASKET5" },
  ),
  order(
    ["lantern-and-page", "Amina Rahman", "delivery"],
    [20, 15, "completed"],
    [line("Bedtime Stories of the Prophets"), line("Study Notebook", 2)],
  ),
  order(
    ["crescent-reading-room", "Fatima Zahra", "takeaway"],
    [13, 14, "completed"],
    [line("Arabic in Ninety Evenings")],
  ),
  order(
    ["prospect-halal-meats", "Ibrahim Diallo", "takeaway"],
    [5, 11, "completed"],
    [line("Lamb Shoulder, 4 lb"), line("Whole Chicken", 2)],
    { paymentType: "cash" },
  ),
];
