import { savoury } from "./dishes-savoury.mjs";
import { books, sweet } from "./dishes-sweet.mjs";
import { bannerFrame, cardFrame, itemFrame, offerFrame, tallFrame } from "./frames.mjs";
import { categories, marketing } from "./marketing.mjs";
import { places } from "./places.mjs";

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
