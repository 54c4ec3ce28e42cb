import { coupon, daily, deal, fixed, item, percent, place, review } from "@api/db/demo/content/define";
import {
  babaGhanoush,
  coffee,
  hummus,
  kunafa,
  mintLemonade,
  mintTea,
  orangeJuice,
  tamarind,
  water,
} from "@api/db/demo/content/staples";

const wheat = { caution: "Contains wheat" };

export const cedarAndSumac = place({
  slug: "cedar-and-sumac",
  name: "Cedar & Sumac",
  cuisine: "Lebanese",
  description: "A long mezze table, charcoal tawook and lemon in everything.",
  line: "28",
  street: "61 High St",
  at: [41.6753, -72.9487],
  hours: daily("11:30", "22:00", { 1: null }),
  minutes: 22,
  contact: ["Carla", "Mansour"],
  ratings: [16, 4, 1, 0, 0],
  logo: "hummus",
  addOns: { "Garlic toum": 75, "Extra pita": 100, "Pine nuts": 175, "Grilled halloumi": 275 },
  addOnsFor: {
    Mezze: ["Extra pita", "Pine nuts"],
    Charcoal: ["Garlic toum", "Extra pita", "Grilled halloumi"],
    RollWrap: ["Garlic toum", "Grilled halloumi"],
  },
  items: [
    item("Mezze Table for Two", 2499, "Mezze", "mezze-board", "Hummus, moutabal, tabbouleh, falafel and pita.", {
      caution: "Contains wheat and sesame",
      tags: ["featured", "popular"],
    }),
    item("Tabbouleh", 799, "Mezze", "tabbouleh", "Parsley, mint, tomato and a little bulgur.", {
      ...wheat,
      tags: ["popular"],
    }),
    item("Hummus Beiruti", 749, "Mezze", "hummus", "Parsley, garlic and chilli through the chickpeas.", {
      caution: "Contains sesame",
    }),
    item("Labneh with Zaatar", 699, "Mezze", "labneh", "Strained yoghurt, thyme and new olive oil.", {
      caution: "Contains dairy and sesame",
    }),
    item("Stuffed Vine Leaves", 749, "Mezze", "vine-leaves", "Six rolls of rice, tomato and lemon."),
    item("Kibbeh Balls", 849, "Mezze", "kibbeh", "Bulgur shells with lamb and pine nuts.", {
      caution: "Contains wheat and nuts",
    }),
    item("Olives and Pickles", 449, "Mezze", "olives", "Cracked green olives and pink turnip."),
    item("Shish Tawook", 1649, "Charcoal", "chicken-shish", "Two skewers of garlic chicken, toum and fries.", {
      tags: ["featured"],
    }),
    item("Kafta Plate", 1599, "Charcoal", "adana-kebab", "Lamb with parsley and onion, grilled tomato.", wheat),
    item("Lamb Chops", 2299, "Charcoal", "lamb-chops", "Four chops with sumac and lemon."),
    item("Tawook Wrap", 1099, "RollWrap", "shawarma", "Garlic chicken, pickles and fries, pressed.", wheat),
    item("Sayadieh", 1899, "SeaFood", "grilled-fish", "White fish over caramelised onion rice.", {
      caution: "Contains fish and nuts",
      tags: ["offer"],
    }),
    kunafa(899),
    mintLemonade(449),
    coffee(299),
  ],
  coupons: [coupon("CEDAR5", "Cedar table", fixed(500), [-2, 58], "$5 off orders over $40.", { minimum: 4000 })],
  deals: [deal("15% off mezze", percent(15), [-2, 28], "mezze-board", { categories: ["Mezze"] })],
  reviews: [
    review("Maya T.", 5, 2, "Tabbouleh cut by hand, you can tell."),
    review("Joseph K.", 4, 6, "Lovely table of mezze for two. Bread ran out early."),
  ],
});

export const beirutBakehouse = place({
  slug: "beirut-bakehouse",
  name: "Beirut Bakehouse",
  cuisine: "Lebanese",
  category: "Bakery",
  description: "Manakish from six in the morning, kaak on the handle, coffee with cardamom.",
  line: "29",
  street: "205 Stafford Ave",
  at: [41.6915, -72.9201],
  hours: daily("06:00", "18:00"),
  minutes: 12,
  options: ["delivery", "pickup"],
  contact: ["Elias", "Khoury", "manager"],
  ratings: [58, 17, 3, 1, 0],
  logo: "zaatar-manakish",
  addOns: { "Tomato and mint": 125, "Extra akkawi": 200, Olives: 100 },
  addOnsFor: { Manakish: ["Tomato and mint", "Extra akkawi", "Olives"] },
  items: [
    item("Zaatar Manakish", 499, "Manakish", "zaatar-manakish", "Thyme, sumac and sesame on blistered dough.", {
      caution: "Contains wheat and sesame",
      tags: ["featured", "popular"],
    }),
    item("Cheese Manakish", 699, "Manakish", "cheese-manakish", "Akkawi and mozzarella, nigella on top.", {
      caution: "Contains wheat and dairy",
      tags: ["popular"],
    }),
    item("Half and Half", 649, "Manakish", "zaatar-manakish", "Zaatar on one side, cheese on the other.", {
      caution: "Contains wheat, dairy and sesame",
    }),
    item("Lahm Bi Ajeen", 799, "Manakish", "lahmacun", "Minced lamb, tomato and pomegranate molasses.", wheat),
    item("Spinach Fatayer", 599, "Pastries", "bolani", "Three triangles with sumac and onion.", wheat),
    item("Cheese Rolls", 549, "Pastries", "croissant", "Four rolls with parsley and feta.", {
      caution: "Contains wheat and dairy",
    }),
    item("Sesame Kaak", 399, "Breads", "bagel", "Ring of bread crusted with sesame.", {
      caution: "Contains wheat and sesame",
      tags: ["offer"],
    }),
    item("Pita, Ten Pieces", 399, "Breads", "flatbread", "Baked this morning, soft and hollow.", wheat),
    item("Labneh Plate", 649, "Appetizers", "labneh", "With cucumber, mint and olives.", { caution: "Contains dairy" }),
    item("Maamoul, Six Pieces", 899, "Desert", "maamoul", "Semolina shells filled with dates or pistachio.", {
      caution: "Contains wheat, dairy and nuts",
      tags: ["featured"],
    }),
    hummus(599),
    babaGhanoush(649),
    coffee(279),
    orangeJuice(429),
    tamarind(329),
    mintTea(279),
    water(189),
  ],
  reviews: [
    review("Rania B.", 5, 8, "Thyme, oil, dough, nothing else. Perfect breakfast."),
    review("Steve O.", 4, 23, "Come early, cheese sells out."),
  ],
});
