import { coupon, fixed, percent } from "./define";
import { orderHistory } from "./order-history";
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

export { demoPictureUrl } from "./picture-url";
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

/** Past orders, the hand-written ones first. */
export const orders: DemoOrder[] = [...recentOrders, ...orderHistory];
