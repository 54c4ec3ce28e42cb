import { orderHistory } from "./order-history";
import { orders as recentOrders } from "./orders";
import { anatoliaGrillHouse } from "./restaurants/anatolia-grill-house";
import { atlasTagineRoom, casablancaGarden } from "./restaurants/atlas-tagine-room";
import { beirutBakehouse, cedarAndSumac } from "./restaurants/cedar-and-sumac";
import { crescentBroast } from "./restaurants/crescent-broast";
import { darbandKebab, isfahanHouse } from "./restaurants/darband-kebab";
import { galataCafe, marmaraBakeryCafe } from "./restaurants/galata-cafe";
import { desiDhaba, harborLightFish } from "./restaurants/harbor-light-fish";
import { kabulCharcoal, kandaharAfghaniKitchen } from "./restaurants/kabul-charcoal";
import { karachiHandi } from "./restaurants/karachi-handi";
import { lahoreTawaTruck } from "./restaurants/lahore-tawa-truck";
import { lanzhouLantern, penangKitchen } from "./restaurants/lanzhou-lantern";
import { elmStreetSandwiches, mapleStreetSmash } from "./restaurants/maple-street-smash";
import { minaStonePizza, oliveAndBasil } from "./restaurants/mina-stone-pizza";
import { alexandriaGrill, nileStreetKoshary } from "./restaurants/nile-street-koshary";
import { kulfiCorner, pistachioAndRose } from "./restaurants/pistachio-and-rose";
import { sanaaMandiHouse, tigrisKitchen } from "./restaurants/sanaa-mandi-house";
import { aleppoHearth, shaamFalafelOven } from "./restaurants/shaam-falafel-oven";
import { quickHalalBites, smokeAndHickory } from "./restaurants/smoke-and-hickory";
import { thoseTwoIndians } from "./restaurants/those-two-indians";
import { zafranBiryaniHouse } from "./restaurants/zafran-biryani-house";
import { crescentReadingRoom, lanternAndPage } from "./shops/bookshops";
import { bristolHalalGrocers, prospectHalalMeats, soukPantry } from "./shops/grocers";
import { type DemoOrder, type DemoRestaurant } from "./types";

/** Every demo restaurant and shop, oldest first: the last are those that count as newly added. */
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
  thoseTwoIndians,
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

/** Past orders, those told one by one first. */
export const orders: DemoOrder[] = [...recentOrders, ...orderHistory];

export { platformCoupons } from "./coupons";
export { customers } from "./customers";
export { demoPictureUrl } from "./pictures";
export type * from "./types";
