import { always, coupon, daily, deal, fixed, item, percent, place, review } from "@api/db/demo/content/define";
import {
  gulabJamun,
  icedTea,
  karak,
  kheer,
  mangoLassi,
  orangeJuice,
  roseMilk,
  samosas,
  tamarind,
  tea,
  water,
} from "@api/db/demo/content/staples";

const soy = { caution: "Contains wheat and soy" };

export const lanzhouLantern = place({
  slug: "lanzhou-lantern",
  name: "Lanzhou Lantern",
  cuisine: "Chinese",
  description: "Hand-pulled noodles, cumin lamb and no alcohol in any sauce.",
  line: "40",
  street: "311 North Main St",
  at: [41.6845, -72.9451],
  hours: daily("11:00", "22:00", { 1: null }),
  minutes: 18,
  // The only place where the demo's Go Pass saves a fee.
  fee: 299,
  contact: ["Yusuf", "Ma"],
  ratings: [81, 25, 5, 1, 1],
  logo: "noodle-soup",
  addOns: { "Chilli oil": 50, "Extra beef": 350, "Braised egg": 150, "Extra noodles": 250 },
  addOnsFor: {
    Noodles: ["Chilli oil", "Extra beef", "Braised egg", "Extra noodles"],
    Rice: ["Chilli oil", "Braised egg"],
  },
  items: [
    item(
      "Lanzhou Beef Noodle Soup",
      1399,
      "Noodles",
      "noodle-soup",
      "Clear broth, radish, chilli oil and pulled noodles.",
      { ...soy, tags: ["featured", "popular"], large: 1699 },
    ),
    item("Cumin Lamb Noodles", 1599, "Noodles", "noodles", "Wide hand-torn noodles, lamb and peppers.", {
      ...soy,
      tags: ["featured"],
    }),
    item("Chicken Chow Mein", 1299, "Noodles", "noodles", "Wok-charred noodles with cabbage.", soy),
    item("Dan Dan Noodles", 1249, "Noodles", "laksa", "Minced beef, sesame and Sichuan pepper.", {
      caution: "Contains wheat, soy and sesame",
    }),
    item("Beef Fried Rice", 1249, "Rice", "fried-rice", "Egg, peas and smoky beef.", {
      caution: "Contains egg and soy",
      tags: ["popular"],
    }),
    item("Prawn Fried Rice", 1449, "Rice", "fried-rice", "Prawns, egg and scallion.", {
      caution: "Contains shellfish, egg and soy",
    }),
    item("Xinjiang Lamb Skewers", 1199, "Appetizers", "lamb-shish", "Six skewers with cumin and chilli.", {
      tags: ["offer"],
    }),
    item("Beef Dumplings, Ten", 1099, "Appetizers", "dumplings", "Boiled or pan-fried, black vinegar.", soy),
    item("Scallion Pancake", 649, "Appetizers", "flatbread", "Flaky, crisp and cut in eight.", {
      caution: "Contains wheat",
    }),
    item(
      "Big Plate Chicken",
      2499,
      "To share",
      "karahi",
      "Chicken, potato and chilli over wide noodles for three.",
      soy,
    ),
    item("Sweet and Sour Fish", 1899, "SeaFood", "grilled-fish", "Whole fish, crisp, with pineapple and pepper.", {
      caution: "Contains fish and wheat",
    }),
    item("Sesame Balls", 549, "Desert", "maamoul", "Warm, filled with date paste.", { caution: "Contains sesame" }),
    tea(229),
    icedTea(299),
    water(189),
  ],
  coupons: [coupon("LANTERN5", "Lantern night", fixed(500), [-40, -2], "$5 off orders over $35.", { minimum: 3500 })],
  deals: [deal("10% off noodles", percent(10), [-8, 22], "laksa", { categories: ["Noodles"] })],
  reviews: [
    review("Wei L.", 5, 5, "Noodles pulled when you order, broth clear as tea."),
    review("Hafsa B.", 5, 14, "At last Chinese food without asking ten questions."),
  ],
});

export const penangKitchen = place({
  slug: "penang-kitchen",
  name: "Penang Kitchen",
  cuisine: "Malaysian",
  description: "Laksa, satay and nasi lemak from a mother and her daughters.",
  line: "41",
  street: "64 Burlington Ave",
  at: [41.6867, -72.9508],
  hours: always,
  minutes: 20,
  contact: ["Siti", "Rahim"],
  ratings: [63, 18, 3, 1, 0],
  logo: "laksa",
  addOns: { Sambal: 75, "Fried egg": 150, "Peanut sauce": 125, "Roti canai": 300 },
  addOnsFor: {
    Noodles: ["Sambal", "Fried egg"],
    Rice: ["Sambal", "Fried egg", "Peanut sauce"],
    Curries: ["Roti canai", "Sambal"],
  },
  items: [
    item("Curry Laksa", 1499, "Noodles", "laksa", "Coconut curry broth, prawns and tofu puffs.", {
      caution: "Contains shellfish, wheat and soy",
      tags: ["featured", "popular"],
    }),
    item("Mee Goreng", 1299, "Noodles", "noodles", "Fried yellow noodles, lime and chilli.", {
      caution: "Contains wheat, egg and soy",
    }),
    item("Nasi Lemak", 1399, "Rice", "nasi-goreng", "Coconut rice, sambal, egg and crisp chicken.", {
      caution: "Contains egg, fish and peanuts",
      tags: ["featured"],
    }),
    item("Nasi Goreng", 1299, "Rice", "fried-rice", "Fried rice with chicken, egg and prawn crackers.", {
      caution: "Contains egg and shellfish",
      tags: ["popular"],
    }),
    item("Chicken Satay", 1099, "Appetizers", "satay", "Six skewers, cucumber and peanut sauce.", {
      caution: "Contains peanuts",
    }),
    item("Curry Puffs", 599, "Appetizers", "bolani", "Three pastries of potato and chicken.", {
      caution: "Contains wheat",
      tags: ["offer"],
    }),
    item("Beef Rendang", 1699, "Curries", "haleem", "Dry coconut curry, cooked until dark.", {
      caution: "Contains coconut",
    }),
    item("Kari Ayam", 1499, "Curries", "butter-chicken", "Chicken and potato in coconut curry."),
    item("Sambal Prawns", 1799, "SeaFood", "prawns", "Tiger prawns in sweet chilli paste.", {
      caution: "Contains shellfish",
    }),
    item("Roti Canai", 549, "Breads", "flatbread", "Flipped, folded, with dhal for dipping.", {
      caution: "Contains wheat and dairy",
    }),
    item("Cendol", 599, "Desert", "shaved-ice", "Shaved ice, coconut milk and palm sugar."),
    item("Teh Tarik", 349, "Drinks", "tea", "Pulled milk tea with a tall foam.", { caution: "Contains dairy" }),
    orangeJuice(429),
    water(189),
  ],
  deals: [deal("Satay 15% off", percent(15), [10, 30], "laksa", { items: ["Chicken Satay"] })],
  reviews: [
    review("Nurul H.", 5, 9, "The sambal is the one my grandmother made."),
    review("Kevin S.", 4, 26, "Rich laksa, generous prawns."),
  ],
});

export const twoIndians = place({
  slug: "those-two-indians",
  name: "Those Two Indians",
  cuisine: "Indian",
  category: "Cafe",
  description: "Two sisters, one chaat counter: puri, dosa and Bombay sandwiches.",
  line: "15",
  street: "57 Riverside Ave",
  at: [41.6719, -72.9432],
  hours: daily("10:00", "21:00", { 1: null }),
  minutes: 15,
  contact: ["Zainab", "Merchant"],
  ratings: [64, 20, 4, 1, 0],
  logo: "chaat",
  addOns: { "Extra chutney": 50, "Grated cheese": 125, "Sev on top": 75 },
  addOnsFor: { Chaat: ["Extra chutney", "Sev on top"], Sandwich: ["Extra chutney", "Grated cheese"] },
  items: [
    item("Samosa Chaat", 799, "Chaat", "chaat", "Crushed samosa, chickpeas, yoghurt and three chutneys.", {
      caution: "Contains wheat and dairy",
      tags: ["featured", "popular"],
    }),
    item("Pani Puri", 699, "Chaat", "falafel", "Six crisp shells with spiced potato and mint water.", {
      caution: "Contains wheat",
    }),
    item("Bhel Puri", 649, "Chaat", "nuts", "Puffed rice, peanuts, raw mango and tamarind.", {
      caution: "Contains peanuts",
    }),
    item(
      "Bombay Masala Sandwich",
      849,
      "Sandwich",
      "sandwich",
      "Potato, beetroot and green chutney, pressed with butter.",
      { caution: "Contains wheat and dairy", tags: ["popular"] },
    ),
    item("Chilli Cheese Toast", 649, "Sandwich", "cheese", "Melted cheese, chilli and coriander on thick bread.", {
      caution: "Contains wheat and dairy",
    }),
    item("Paneer Kathi Roll", 949, "RollWrap", "roll", "Charred paneer, peppers and mint in a flaky paratha.", {
      caution: "Contains wheat and dairy",
    }),
    item("Chicken Kathi Roll", 999, "RollWrap", "shawarma", "Tandoori chicken, pickled onion and lime.", {
      caution: "Contains wheat",
    }),
    item("Masala Omelette", 749, "Breakfast", "omelette", "Three eggs, onion, green chilli and coriander.", {
      caution: "Contains egg",
    }),
    samosas(499, { tags: ["offer"] }),
    gulabJamun(449),
    kheer(499),
    mangoLassi(399),
    roseMilk(379),
    tamarind(349),
    karak(279),
  ],
  deals: [deal("10% off chaat", percent(10), [-1, 14], "chaat", { categories: ["Chaat"] })],
  reviews: [
    review("Sana K.", 5, 7, "Bombay in a bowl. The green chutney is the real thing."),
    review("Peter W.", 4, 25, "Tiny place, big flavour."),
  ],
});
