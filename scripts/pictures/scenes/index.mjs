import { savoury } from "./dishes-savoury.mjs";
import { books, sweet } from "./dishes-sweet.mjs";
import { bannerFrame, cardFrame, itemFrame, offerFrame, tallFrame } from "./frames.mjs";
import { beside, duo, emoji as e, on, one, pair, trio } from "./layouts.mjs";
import { categories, marketing } from "./marketing.mjs";

/** Every dish, grocery, book and gift a demo menu item can show. */
export const dishes = { ...savoury, ...sweet, ...books };

/** The dishes that offers are pictured with. */
export const offerDishes = [
  "adana-kebab",
  "baklava",
  "beef",
  "beef-pepperoni",
  "biryani",
  "book-emerald",
  "broast-family",
  "burger-meal",
  "chaat",
  "falafel",
  "grilled-fish",
  "ice-cream",
  "karahi",
  "koshary",
  "laksa",
  "lamb-shish",
  "mandi",
  "mezze-board",
  "ribs",
  "shawarma",
  "tagine",
  "vegetables",
  "zaatar-manakish",
];

const named = (prefix, scenes, frame = (scene) => scene) =>
  Object.entries(scenes).map(([key, scene]) => [`${prefix}${key}`, frame(scene)]);

const place = (cloth, kind, around, main) => ({ cloth, kind, around, main });

/** The still life of each demo restaurant and shop, drawn as its card (640x400) and as its banner (1440x480). */
const places = {
  "anatolia-grill-house": place(
    "harissa",
    "plate",
    "grill",
    beside(on("1fad3", pair("dish:kebab", 272, -24), 176), e.tomato, 88),
  ),
  "shaam-falafel-oven": place("pistachio", "plate", "fresh", beside(one("1f9c6", 236), e.lemon, 80)),
  "pistachio-and-rose": place("rosewater", "tray", "sweet", [
    { src: "dish:baklava", size: 180, x: 150, y: 182 },
    { src: "dish:baklava", size: 180, x: 250, y: 232 },
  ]),
  "kabul-charcoal": place("date", "board", "rice", [
    { src: "draw:pulao", size: 290, x: 200, y: 212 },
    { src: "1f356", size: 150, x: 232, y: 148, rotate: -18 },
  ]),
  "marmara-bakery-cafe": place("sesame", "board", "sweet", [
    { src: "1f950", size: 186, x: 142, y: 208 },
    { src: "1f956", size: 200, x: 262, y: 190, rotate: -6 },
  ]),
  "atlas-tagine-room": place("iznik", "board", "grill", one("draw:tagine", 290)),
  "nile-street-koshary": place("aubergine", "plate", "street", one("dish:koshary", 268)),
  "cedar-and-sumac": place("iznik", "plate", "fresh", [
    { src: "draw:hummus", size: 196, x: 144, y: 188 },
    { src: "draw:tabbouleh", size: 186, x: 262, y: 236 },
  ]),
  "karachi-handi": place("saffron", "board", "curry", one("draw:karahi", 296)),
  "crescent-broast": place("sesame", "plate", "street", [
    ...duo("1f357", "1f357", 196, 16),
    { src: e.lemon, size: 84, x: 172, y: 300 },
  ]),
  "zafran-biryani-house": place("saffron", "plate", "rice", [
    { src: "dish:biryani", size: 280, x: 200, y: 206 },
    { src: "1f357", size: 158, x: 228, y: 168, rotate: -24 },
    { src: e.herb, size: 76, x: 142, y: 166, rotate: -30, shadow: 0.25 },
  ]),
  "darband-kebab": place("cardamom", "tray", "grill", on("1f35a", pair("dish:shish", 274, -20), 158)),
  "maple-street-smash": place("rosewater", "plate", "street", one("1f354", 244)),
  "mina-stone-pizza": place("cardamom", "board", "bread", one("draw:margherita", 306)),
  "sanaa-mandi-house": place("iznik", "board", "rice", one("dish:mandi", 296)),
  "lahore-tawa-truck": place(
    "saffron",
    "board",
    "curry",
    on("dish:naan", [{ src: "draw:karahi", size: 250, x: 224, y: 206 }], 210),
  ),
  "smoke-and-hickory": place("date", "board", "grill", beside(one("draw:ribs", 268, -8), e.chilli, 94)),
  "lanzhou-lantern": place("cardamom", "plate", "noodle", one("draw:lamb-noodle-soup", 276)),
  "penang-kitchen": place("pistachio", "plate", "noodle", one("draw:laksa", 276)),
  "those-two-indians": place("aubergine", "plate", "street", one("dish:chaat", 274)),
  "aleppo-hearth": place("harissa", "plate", "street", pair("dish:shawarma", 246, -20)),
  "galata-cafe": place("sesame", "board", "bread", [
    { src: "draw:shakshuka", size: 210, x: 140, y: 196 },
    { src: "dish:mint-tea", size: 158, x: 278, y: 168 },
    { src: "draw:olives", size: 120, x: 254, y: 286 },
  ]),
  "harbor-light-fish": place("iznik", "plate", "sea", beside(one("draw:fish", 294, -16), e.lemon, 90)),
  "elm-street-sandwiches": place("pistachio", "board", "street", [
    { src: "1f96a", size: 210, x: 160, y: 190, rotate: -4 },
    { src: "1f964", size: 150, x: 290, y: 204, rotate: 6 },
  ]),
  "kulfi-corner": place("rosewater", "sun", "fruit", one("1f368", 260)),
  "beirut-bakehouse": place("saffron", "board", "bread", [
    { src: "draw:zaatar", size: 216, x: 146, y: 196 },
    { src: "draw:cheese-manakish", size: 206, x: 268, y: 224 },
  ]),
  "olive-and-basil": place("cardamom", "plate", "bread", one("1f35d", 250)),
  "desi-dhaba": place("harissa", "tray", "curry", one("draw:butter-chicken", 250)),
  "kandahar-afghani-kitchen": place("aubergine", "plate", "curry", trio("1f95f", 152, 12)),
  "casablanca-garden": place("saffron", "board", "rice", one("draw:couscous", 300)),
  "alexandria-grill": place("sesame", "plate", "sea", [
    { src: "draw:fish", size: 236, x: 190, y: 170, rotate: -14 },
    { src: "1f990", size: 120, x: 264, y: 268 },
  ]),
  "isfahan-house": place("cardamom", "tray", "grill", on("draw:tahdig", pair("dish:kebab", 240, -22), 214)),
  "bristol-halal-grocers": place("iznik", "board", "pantry", [
    { src: "1f96c", size: 176, x: 118, y: 190 },
    { src: "1f95b", size: 140, x: 214, y: 150 },
    { src: "1f35e", size: 150, x: 296, y: 204 },
    { src: e.tomato, size: 104, x: 194, y: 270 },
  ]),
  "prospect-halal-meats": place("sesame", "board", "pantry", [
    { src: "1f969", size: 220, x: 154, y: 196, rotate: -6 },
    { src: "1f357", size: 160, x: 286, y: 228, rotate: 14 },
  ]),
  "souk-pantry": place("aubergine", "board", "pantry", [
    { src: "draw:bag-spice", size: 190, x: 126, y: 192 },
    { src: "draw:bag-rice", size: 200, x: 220, y: 190 },
    { src: "1f36f", size: 142, x: 302, y: 226 },
  ]),
  "lantern-and-page": place("cardamom", "sun", "book", one("1f4da", 250)),
  "crescent-reading-room": place("aubergine", "sun", "book", [
    { src: "draw:book-teal", size: 236, x: 152, y: 206, rotate: -10 },
    { src: "draw:book-crimson", size: 236, x: 254, y: 210, rotate: 8 },
  ]),
  "tigris-kitchen": place("date", "plate", "grill", beside(one("draw:fish", 280, -14), e.lemon, 84)),
  "quick-halal-bites": place("iznik", "plate", "street", one("1f32f", 240)),
};

/**
 * File name (without .webp) to scene, of every picture that the demo and the fixed pages show.
 * @type {Record<string, { width: number, height: number, cloth: string | null, items: { src: string }[] }>}
 */
export const scenes = Object.fromEntries([
  ...named("", marketing),
  ...named("category-", categories),
  ...named("card-", places, cardFrame),
  ...named("banner-", places, bannerFrame),
  ...named("item-", dishes, itemFrame),
  ...named("large-", dishes, tallFrame),
  ...offerDishes.map((key) => [`offer-${key}`, offerFrame(dishes[key])]),
]);
