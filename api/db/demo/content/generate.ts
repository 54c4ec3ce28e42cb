import { rated } from "./define";
import { type DemoDay, type DemoRestaurant } from "./types";

const first = [
  "Golden",
  "Olive",
  "Saffron",
  "Silver",
  "Cedar",
  "Crescent",
  "Jasmine",
  "Copper",
  "Maple",
  "River",
  "Garden",
  "Amber",
];
const second = [
  "Gate",
  "Lantern",
  "Table",
  "Courtyard",
  "Well",
  "Bridge",
  "Orchard",
  "Harbor",
  "Corner",
  "Road",
  "Terrace",
  "Spoon",
];
const streets = [
  "Pine St",
  "Farmington Ave",
  "West St",
  "North Main St",
  "Middle St",
  "Stafford Ave",
  "Wolcott St",
  "Burlington Ave",
];
const kinds: Readonly<Record<string, string>> = {
  Pizza: "Pizza",
  Burgers: "Grill",
  "Fast Food": "Broast",
  Desserts: "Sweets",
  "Ice Cream": "Ice Cream",
  Bakery: "Bakery",
  Grocery: "Grocers",
  Butcher: "Meats",
  "Islamic Books": "Books",
};
const hours: (readonly [opens: string, closes: string])[] = [
  ["11:00", "22:00"],
  ["10:00", "21:00"],
  ["12:00", "23:30"],
  ["17:00", "02:00"],
  ["07:00", "15:00"],
];
const centre = { latitude: 41.6718, longitude: -72.9493 };

/** A repeatable stream of numbers in [0, 1): mulberry32. */
function stream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function pick<T>(list: readonly T[], at: number): T {
  const found = list[Math.floor(at * list.length)];
  if (found === undefined) throw new Error("Nothing to pick from");
  return found;
}

/**
 * `count` further approved restaurants for load tests. Each borrows menu and pictures from one of `models`, round and
 * round, and differs in name, place within about four miles of Bristol, hours, rating and preparation time.
 * Always the same for the same arguments. Coupon codes, deals and reviews are not borrowed.
 */
export function generateRestaurants(count: number, models: readonly DemoRestaurant[], seed = 1): DemoRestaurant[] {
  const approved = models.filter((model) => model.status === "approved");
  const next = stream(seed);
  return Array.from({ length: count }, (_, index) => {
    const model = pick(approved, (index % approved.length) / approved.length);
    const number = index + 1;
    const slug = `generated-${String(number).padStart(4, "0")}`;
    const name = `${pick(first, next())} ${pick(second, next())} ${kinds[model.cuisineType] ?? "Kitchen"} ${number}`;
    const email = `hello@${slug}.example`;
    const day: DemoDay = pick(hours, next());
    return {
      ...model,
      slug,
      name,
      legalName: `${name} LLC`,
      email,
      website: `https://${slug}.example`,
      streetAddress: `${10 + Math.floor(next() * 1200)} ${pick(streets, next())}`,
      latitude: Number((centre.latitude + (next() - 0.5) * 0.11).toFixed(5)),
      longitude: Number((centre.longitude + (next() - 0.5) * 0.15).toFixed(5)),
      contact: { ...model.contact, email: `owner@${slug}.example` },
      hours: Array.from({ length: 7 }, () => day),
      preparationMinutes: 10 + Math.floor(next() * 6) * 5,
      ratings: rated(4 + Math.floor(next() * 10) / 10, 5 + Math.floor(next() * 300)),
      coupons: [],
      deals: [],
      reviews: [],
    };
  });
}
