import { coupon, fixed, percent } from "./define";
import { orders as recentOrders } from "./orders";
import { darbandKebab, isfahanHouse, kabulCharcoal, kandaharAfghaniKitchen } from "./restaurants/afghan-and-persian";
import { anatoliaGrillHouse } from "./restaurants/anatolia-grill-house";
import { aleppoHearth, sanaaMandiHouse, shaamFalafelOven, tigrisKitchen } from "./restaurants/arab";
import { galataCafe, kulfiCorner, marmaraBakeryCafe, pistachioAndRose } from "./restaurants/cafes";
import { beirutBakehouse, cedarAndSumac } from "./restaurants/cedar-and-sumac";
import { crescentBroast, quickHalalBites, smokeAndHickory } from "./restaurants/fried-and-smoked";
import { elmStreetSandwiches, mapleStreetSmash } from "./restaurants/maple-street-smash";
import { lanzhouLantern, penangKitchen, twoIndians } from "./restaurants/noodles-and-street-food";
import { alexandriaGrill, atlasTagineRoom, casablancaGarden, nileStreetKoshary } from "./restaurants/north-african";
import { desiDhaba, harborLightFish, minaStonePizza, oliveAndBasil } from "./restaurants/pizza-and-fish";
import { karachiHandi, lahoreTawaTruck, zafranBiryaniHouse } from "./restaurants/south-asian";
import { crescentReadingRoom, lanternAndPage } from "./shops/bookshops";
import { bristolHalalGrocers, prospectHalalMeats, soukPantry } from "./shops/grocers";
import type { DemoCustomer, DemoOrder, DemoRestaurant } from "./types";

export type * from "./types";

/** Every demo restaurant and shop, oldest first: the last ones are shown as newly added. */
export const restaurants: DemoRestaurant[] = [
  karachiHandi,
  crescentBroast,
  zafranBiryaniHouse,
  darbandKebab,
  mapleStreetSmash,
  minaStonePizza,
  anatoliaGrillHouse,
  bristolHalalGrocers,
  shaamFalafelOven,
  sanaaMandiHouse,
  lanzhouLantern,
  prospectHalalMeats,
  pistachioAndRose,
  kabulCharcoal,
  desiDhaba,
  galataCafe,
  aleppoHearth,
  lahoreTawaTruck,
  lanternAndPage,
  smokeAndHickory,
  twoIndians,
  penangKitchen,
  harborLightFish,
  beirutBakehouse,
  soukPantry,
  kulfiCorner,
  elmStreetSandwiches,
  alexandriaGrill,
  kandaharAfghaniKitchen,
  isfahanHouse,
  crescentReadingRoom,
  oliveAndBasil,
  casablancaGarden,
  tigrisKitchen,
  quickHalalBites,
  cedarAndSumac,
  nileStreetKoshary,
  atlasTagineRoom,
  marmaraBakeryCafe,
];

/** Coupons of the platform itself: valid at every restaurant, edited by administrators only. */
export const platformCoupons = [
  coupon("SALAAM5", "Welcome to HalalGo", fixed(500), [-120, 240], "$5 off your first order over $25.", {
    minimum: 2500,
    firstOrder: true,
  }),
  coupon("SEVEN7", "Seven for everyone", percent(7), [-10, 50], "7% off, up to $7.", {
    minimum: 2000,
    most: 700,
    perUser: 3,
  }),
  coupon("EID10", "Eid together", percent(10), [-1, 6], "10% off for Eid, up to $15.", {
    minimum: 3000,
    most: 1500,
    perUser: 2,
  }),
  coupon("NEWYEAR8", "New year, new kitchens", percent(8), [30, 45], "8% off, up to $10, from January.", {
    minimum: 2500,
    most: 1000,
  }),
  coupon("AUTUMN6", "Autumn table", fixed(600), [-90, -20], "$6 off orders over $40.", { minimum: 4000 }),
  coupon("PAUSED9", "Paused offer", percent(9), [-30, 60], "9% off, switched off for now.", { most: 900, off: true }),
];

/** Customers of the demo orders, all invented. The first one is the customer login. */
export const customers: DemoCustomer[] = (
  [
    ["Amina", "Rahman", "48 Prospect St"],
    ["Omar", "Haddad", "17 Summer St"],
    ["Nadia", "Suleiman", "215 West St"],
    ["Mehmet", "Kaya", "6 Maple St"],
    ["Layla", "Rashid", "90 Burlington Ave"],
    ["Yusuf", "Bello", "133 North Main St"],
    ["Fatima", "Zahra", "58 High St"],
    ["Daniel", "Cruz", "410 Pine St"],
    ["Hannah", "Whitman", "24 Bellevue Ave"],
    ["Ibrahim", "Diallo", "301 Stafford Ave"],
    ["Zainab", "Iqbal", "72 Jerome Ave"],
    ["Marcus", "Lee", "19 Elm St"],
  ] as const
).map(([firstName, lastName, streetAddress], index) => ({
  firstName,
  lastName,
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  phone: `(860) 555-01${String(60 + index)}`,
  streetAddress: `${streetAddress}, Bristol, CT 06010`,
}));

/** One year of the home restaurant before the hand-written orders, so that months can be compared. */
const restaurant = "anatolia-grill-house";
const people = [
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
const ways = ["delivery", "takeaway", "delivery", "dine-in", "delivery"] as const;
const hours = [12, 18, 19, 13, 20, 17];

const pick = <T>(all: readonly [T, ...T[]] | readonly T[], index: number): T => {
  const found = all[index % all.length];
  if (found === undefined) throw new Error("There is nothing to pick from.");
  return found;
};

export type DemoPictureKind = "card" | "banner" | "item" | "large" | "offer" | "category";

/**
 * The address of a generated picture. card 640x400 and banner 1440x480 take a place's picture key, item 400x400 and
 * large 500x740 a dish's, offer 548x140 the dish shown with an offer, category 144x144 the category's value.
 */
export function demoPictureUrl(kind: DemoPictureKind, key: string): string {
  return `/pictures/demo/${kind}-${key.toLowerCase()}.webp`;
}

/** Orders in each thirty days, latest first: a spring better than the summer, then slow growth. */
const ordersByMonth = [21, 19, 18, 17, 16, 15, 18, 20, 17, 14, 12, 13];

/** Nothing is random, so that every load gives equal data. */
const orderHistory: DemoOrder[] = ordersByMonth.flatMap((count, month) =>
  Array.from({ length: count }, (_, index): DemoOrder => {
    const seed = month * 31 + index * 7;
    const orderType = pick(ways, seed);
    const isCash = orderType !== "delivery" && seed % 4 === 0;
    const isCancelled = seed % 29 === 0;
    return {
      restaurant,
      customer: pick(people, seed + month),
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

/** Past orders, the hand-written ones first. */
export const orders: DemoOrder[] = [...recentOrders, ...orderHistory];
