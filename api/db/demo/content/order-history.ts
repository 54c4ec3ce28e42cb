import type { DemoOrder } from "./types";

const restaurant = "anatolia-grill-house";
const customers = [
  "Omar Haddad",
  "Nadia Suleiman",
  "Mehmet Kaya",
  "Layla Rashid",
  "Yusuf Bello",
  "Fatima Zahra",
  "Daniel Cruz",
  "Hannah Whitman",
  "Ibrahim Diallo",
  "Zainab Iqbal",
  "Marcus Lee",
];

/** Dishes and how often they are ordered, signature dishes first. */
const dishes = [
  "Adana Kebab Plate",
  "Chicken Dürüm",
  "Adana Kebab Plate",
  "Lamb Shish Plate",
  "Cheese Pide",
  "Adana Dürüm",
  "Iskender Kebab",
  "Lahmacun",
  "Mixed Grill for Two",
];
const sides = ["Red Lentil Soup", "Ayran", "Pistachio Baklava", "Shepherd Salad", "Künefe", "Turkish Tea"];
const orderTypes = ["delivery", "takeaway", "delivery", "dine-in", "delivery"] as const;
const hours = [12, 18, 19, 13, 20, 17];

/** The element at an index that starts again at the end. */
const pick = <T>(all: readonly T[], index: number): T => {
  const found = all[index % all.length];
  if (found === undefined) throw new Error("There is nothing to pick from.");
  return found;
};

/** Orders of every thirty days, latest first: a spring better than the summer, then slow growth. */
const ordersByMonth = [21, 19, 18, 17, 16, 15, 18, 20, 17, 14, 12, 13];

/**
 * A year of orders at the home restaurant before the hand-written ones, so that reports can compare months. Nothing is random: every load
 * creates the same data.
 */
export const orderHistory: DemoOrder[] = ordersByMonth.flatMap((count, month) =>
  Array.from({ length: count }, (_, index): DemoOrder => {
    const seed = month * 31 + index * 7;
    const orderType = pick(orderTypes, seed);
    const isCash = orderType !== "delivery" && seed % 4 === 0;
    const isCancelled = seed % 29 === 0;
    return {
      restaurant,
      customer: pick(customers, seed + month),
      orderType,
      ...(orderType === "dine-in" ? { table: String((seed % 10) + 1) } : {}),
      daysAgo: 31 + month * 30 + Math.floor((index * 30) / count),
      hour: pick(hours, seed),
      status: isCancelled ? "cancelled" : "completed",
      ...(isCancelled ? { reason: "Changed my mind." } : {}),
      lines: [
        { item: pick(dishes, seed), quantity: (seed % 3) + 1, size: "regular" },
        { item: pick(sides, seed + index), quantity: (seed % 2) + 1, size: "regular" },
        ...(seed % 5 === 0 ? [{ item: pick(dishes, seed + 4), quantity: 1, size: "regular" as const }] : []),
      ],
      paymentType: isCash ? "cash" : "card",
      tipCents: orderType === "delivery" ? 200 + (seed % 4) * 100 : 0,
    };
  }),
);
