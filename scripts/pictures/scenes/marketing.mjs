import { scaled } from "./frames.mjs";

const clear = (width, height, items, more = {}) => ({ width, height, cloth: null, items, ...more });
const disc = (src, size = 118, more = {}) =>
  clear(144, 144, [{ src, size, x: 72, y: 68, shadow: 0.26, ...more }], { quality: 84 });

/** Illustrations of the category strip: transparent, 144x144, the star disc behind them is the page's. */
export const categories = {
  all: disc("1f37d-fe0f"),
  deals: disc("1f3f7-fe0f", 112),
  appetizers: disc("1f9c6"),
  burgers: disc("1f354"),
  pizza: disc("1f355"),
  broast: disc("1f357"),
  delight: disc("draw:delight", 124),
  desert: disc("1f370"),
  drinks: disc("1f964"),
  handi: disc("draw:karahi", 122),
  rollwrap: disc("1f32f"),
  biryani: disc("dish:biryani", 124),
  seafood: disc("draw:fish", 124),
  sandwich: disc("1f96a"),
};

/** The tray of the landing page's hero: a big brass tray, transparent around it, 1000x1000. */
const composeTray = () => ({
  width: 1000,
  height: 1000,
  cloth: null,
  quality: 68,
  base: { kind: "tray", x: 500, y: 490, r: 478 },
  items: [
    { src: "dish:baklava", size: 227, x: 312, y: 250 },
    { src: "1f959", size: 304, x: 546, y: 190 },
    { src: "draw:tabbouleh", size: 313, x: 780, y: 356 },
    { src: "1f372", size: 255, x: 198, y: 456 },
    { src: "dish:biryani", size: 399, x: 500, y: 500 },
    { src: "dish:kebab", size: 348, x: 516, y: 420, rotate: -26 },
    { src: "1f33f", size: 88, x: 404, y: 466, rotate: -26, shadow: 0.25 },
    { src: "draw:karahi", size: 332, x: 772, y: 640 },
    { src: "1f357", size: 274, x: 308, y: 702, rotate: -14 },
    { src: "1f9c6", size: 269, x: 540, y: 794 },
    { src: "1f34b", size: 92, x: 424, y: 806, rotate: 10 },
    { src: "1f330", size: 74, x: 184, y: 314 },
    { src: "1f33f", size: 111, x: 694, y: 232, rotate: 34 },
    { src: "1fad2", size: 67, x: 420, y: 164 },
    { src: "1fad2", size: 67, x: 682, y: 752 },
    { src: "1f336-fe0f", size: 113, x: 172, y: 604, rotate: -18 },
    { src: "1f345", size: 88, x: 660, y: 492 },
  ],
});

/** Everything that is not one restaurant's or one dish's. Transparent unless a cloth is named. */
export const marketing = {
  "hero-tray": scaled(composeTray(), 0.92),
  "promo-scooter": clear(360, 280, [{ src: "1f6f5", size: 250, x: 180, y: 132 }]),
  "promo-biryani": clear(360, 280, [
    { src: "draw:pulao", size: 290, x: 180, y: 142 },
    { src: "1f33f", size: 90, x: 292, y: 70, rotate: 30 },
  ]),
  "promo-books": clear(360, 280, [{ src: "1f4da", size: 248, x: 180, y: 132 }]),
  groceries: clear(900, 300, [
    { src: "1f95b", size: 190, x: 120, y: 172 },
    { src: "1f35e", size: 240, x: 270, y: 142 },
    { src: "1f95a", size: 110, x: 342, y: 214 },
    { src: "1f969", size: 210, x: 458, y: 158 },
    { src: "1f96c", size: 220, x: 618, y: 150 },
    { src: "1f36f", size: 176, x: 762, y: 178 },
  ]),
  "empty-cart": clear(320, 260, [
    { src: "1f6cd-fe0f", size: 200, x: 160, y: 122 },
    { src: "1f33f", size: 76, x: 256, y: 190, rotate: 34 },
  ]),
  "empty-plate": clear(320, 320, [{ src: "1f374", size: 132, x: 160, y: 152, shadow: 0.28 }], {
    base: { kind: "plate", x: 160, y: 152, r: 138, rim: "#0B6349" },
  }),
  "empty-orders": clear(320, 260, [
    { src: "1f961", size: 178, x: 144, y: 122 },
    { src: "1f964", size: 128, x: 236, y: 146, rotate: 8 },
  ]),
  "empty-search": clear(320, 260, [
    { src: "1f9fa", size: 196, x: 160, y: 122 },
    { src: "1f34b", size: 74, x: 250, y: 194, rotate: 12 },
  ]),
  "laid-table": scaled(
    clear(
      2560,
      760,
      [
        { src: "dish:mandi", size: 544, x: 140, y: 524 },
        { src: "dish:shawarma", size: 392, x: 628, y: 676, rotate: -22 },
        { src: "dish:mint-tea", size: 336, x: 972, y: 636 },
        { src: "dish:naan", size: 300, x: 1716, y: 704, rotate: -24 },
        { src: "dish:chaat", size: 580, x: 2376, y: 528 },
        { src: "1f33f", size: 184, x: 424, y: 452, rotate: -30 },
        { src: "1f34b", size: 124, x: 824, y: 572, rotate: 10 },
        { src: "1f345", size: 140, x: 1400, y: 704 },
        { src: "1fad2", size: 88, x: 1280, y: 720 },
        { src: "1f33f", size: 180, x: 2060, y: 564, rotate: 30 },
        { src: "dish:baklava", size: 220, x: 2020, y: 692 },
        { src: "1f34b", size: 112, x: 1900, y: 552, rotate: -14 },
      ],
      {
        quality: 68,
        base: [
          { kind: "plate", x: 140, y: 600, r: 380, rim: "#0B6349" },
          { kind: "plate", x: 636, y: 744, r: 264, rim: "#CF3F28" },
          { kind: "plate", x: 1732, y: 784, r: 256, rim: "#6B3A78" },
          { kind: "plate", x: 2376, y: 596, r: 392, rim: "#1B7D95" },
        ],
      },
    ),
    0.75,
  ),
};
