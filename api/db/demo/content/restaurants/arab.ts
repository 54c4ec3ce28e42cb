import { coupon, daily, deal, fixed, item, percent, place, review } from "@api/db/demo/content/define";
import {
  ayran,
  babaGhanoush,
  fries,
  hummus,
  karak,
  kunafa,
  mintLemonade,
  mintTea,
  salad,
  samosas,
  tamarind,
  water,
} from "@api/db/demo/content/staples";

const addOns = { "Sahawiq salsa": 75, "Extra mandi rice": 400, "Fried onions": 100, Yoghurt: 125 };

export const sanaaMandiHouse = place({
  slug: "sanaa-mandi-house",
  name: "Sanaa Mandi House",
  cuisine: "Middle Eastern",
  description: "Lamb and chicken lowered into the clay pit over smoke and rice.",
  line: "26",
  street: "520 Pine St",
  at: [41.6645, -72.9302],
  hours: daily("12:00", "06:30"),
  minutes: 30,
  contact: ["Abdullah", "Mutahar"],
  ratings: [117, 34, 7, 2, 1],
  logo: "mandi",
  addOns,
  addOnsFor: {
    Mandi: ["Sahawiq salsa", "Extra mandi rice", "Fried onions", "Yoghurt"],
    "Family trays": ["Sahawiq salsa", "Fried onions"],
  },
  items: [
    item("Lamb Mandi", 1999, "Mandi", "mandi", "Shoulder of lamb, pit-smoked rice, raisins and nuts.", {
      caution: "Contains nuts",
      tags: ["featured", "popular"],
      large: 2799,
    }),
    item("Chicken Mandi", 1499, "Mandi", "biryani", "Half chicken from the pit over perfumed rice.", {
      tags: ["popular"],
      large: 2199,
    }),
    item("Fish Mandi", 1899, "SeaFood", "grilled-fish", "Whole sea bream grilled over charcoal on rice.", {
      caution: "Contains fish",
    }),
    item("Lamb Haneeth", 2099, "Mandi", "lamb-shank", "Bone-in lamb roasted in leaves until it yields.", {
      tags: ["featured"],
    }),
    item("Mandi Tray for Five", 7499, "Family trays", "mandi", "Two lamb shoulders, one chicken and a hill of rice.", {
      caution: "Contains nuts",
    }),
    item("Saltah", 1199, "Stews", "shakshuka", "Bubbling meat stew with fenugreek froth and bread.", {
      caution: "Contains wheat",
    }),
    item("Fahsa", 1399, "Stews", "nihari", "Shredded lamb in a stone pot, still boiling.", { tags: ["offer"] }),
    item("Foul", 799, "Stews", "haleem", "Fava beans, cumin, tomato and olive oil."),
    item("Malawah Bread", 449, "Breads", "flatbread", "Layered, flaky and torn by hand.", {
      caution: "Contains wheat and dairy",
    }),
    samosas(499),
    salad(549),
    item("Masoub", 799, "Desert", "custard", "Banana, bread, cream and honey.", {
      caution: "Contains wheat and dairy",
    }),
    item("Bint al-Sahn", 1199, "Desert", "kunafa", "Honey cake of many thin layers.", {
      caution: "Contains wheat, dairy and egg",
    }),
    karak(279),
    water(199),
  ],
  coupons: [
    coupon("MANDI8", "Pit is hot", fixed(800), [-12, 48], "$8 off orders over $60.", { minimum: 6000, perUser: 2 }),
  ],
  deals: [deal("10% off family trays", percent(10), [-9, 21], "mandi", { categories: ["Family trays"] })],
  reviews: [
    review("Khalid A.", 5, 3, "Smoke in the rice, not just on the meat."),
    review("Dana W.", 5, 13, "One tray fed seven of us."),
    review("Salim Y.", 4, 27, "Sahawiq has a proper kick."),
  ],
});

export const tigrisKitchen = place({
  slug: "tigris-kitchen",
  name: "Tigris Kitchen",
  cuisine: "Middle Eastern",
  status: "pending",
  description: "Masgouf fish, dolma and Baghdad breakfasts, soon on Terryville Avenue.",
  line: "27",
  street: "402 Terryville Ave",
  at: [41.6741, -72.9838],
  hours: daily("09:00", "21:00", { 6: null }),
  minutes: 30,
  contact: ["Hiba", "Najjar"],
  ratings: [0, 0, 0, 0, 0],
  logo: "grilled-fish",
  addOns,
  addOnsFor: { Grill: ["Extra mandi rice", "Yoghurt"] },
  items: [
    item("Masgouf", 2299, "SeaFood", "grilled-fish", "Split carp grilled slowly beside open fire.", {
      caution: "Contains fish",
      tags: ["featured"],
    }),
    item("Iraqi Kebab", 1499, "Grill", "adana-kebab", "Minced lamb and onion on wide skewers."),
    item("Lamb Tikka", 1699, "Grill", "lamb-shish", "Cubes of lamb with sumac and tomato."),
    item("Chicken Tikka", 1449, "Grill", "chicken-shish", "Lemon and paprika chicken skewers."),
    item("Dolma", 1399, "Home cooking", "vine-leaves", "Vine leaves, onions and peppers with rice."),
    item("Quzi", 1999, "Home cooking", "lamb-shank", "Lamb over rice with noodles and almonds.", {
      caution: "Contains nuts and wheat",
    }),
    item("Tashreeb", 1349, "Home cooking", "nihari", "Bread soaked in lamb and lime broth.", {
      caution: "Contains wheat",
    }),
    item("Bagila bil Dihin", 999, "Breakfast", "omelette", "Broad beans, eggs and sizzling ghee.", {
      caution: "Contains egg and dairy",
    }),
    hummus(599),
    item("Samoon Bread", 299, "Breads", "pretzel", "Diamond-shaped loaf from the stone oven.", {
      caution: "Contains wheat",
    }),
    kunafa(799),
    mintLemonade(349),
    ayran(299),
  ],
});

const wheat = { caution: "Contains wheat" };
const sesame = { caution: "Contains wheat and sesame" };

export const shaamFalafelOven = place({
  slug: "shaam-falafel-oven",
  name: "Shaam Falafel & Oven",
  cuisine: "Syrian",
  description: "Damascus falafel fried to order and flatbreads from a brick oven.",
  line: "20",
  street: "139 North St",
  at: [41.6779, -72.9421],
  hours: daily("10:00", "22:00"),
  minutes: 15,
  contact: ["Nour", "Haddad"],
  ratings: [164, 17, 2, 1, 0],
  logo: "falafel",
  addOns: { "Tahini sauce": 75, "Pickled turnip": 75, "Extra falafel": 150, "Garlic toum": 75 },
  addOnsFor: {
    RollWrap: ["Tahini sauce", "Pickled turnip", "Extra falafel"],
    "From the oven": ["Pickled turnip", "Garlic toum"],
    "Family trays": ["Garlic toum", "Pickled turnip"],
  },
  items: [
    item("Falafel Wrap", 849, "RollWrap", "durum", "Five falafel, tahini, pickles and mint in fresh bread.", {
      ...sesame,
      tags: ["featured", "popular"],
    }),
    item("Chicken Shawarma Wrap", 999, "RollWrap", "shawarma", "Spit chicken, garlic toum and pickles, griddled.", {
      ...wheat,
      tags: ["popular"],
    }),
    item("Beef Shawarma Wrap", 1099, "RollWrap", "roll", "Beef, tahini, parsley and sumac onion.", sesame),
    item("Falafel Plate", 1099, "Appetizers", "falafel", "Nine falafel, hummus, salad and warm bread.", {
      ...sesame,
      tags: ["featured"],
    }),
    hummus(649),
    item("Muhammara", 749, "Appetizers", "muhammara", "Aleppo pepper, walnut and pomegranate dip.", {
      caution: "Contains nuts and wheat",
    }),
    babaGhanoush(699),
    item("Fattoush", 799, "Appetizers", "tabbouleh", "Herbs, radish and crisp bread with sumac.", wheat),
    item("Zaatar Manakish", 549, "From the oven", "zaatar-manakish", "Thyme, sesame and olive oil on hot dough.", {
      ...sesame,
      tags: ["offer"],
    }),
    item("Cheese Manakish", 699, "From the oven", "cheese-manakish", "Akkawi cheese and nigella, blistered.", {
      caution: "Contains wheat and dairy",
    }),
    item("Sfiha", 899, "From the oven", "meat-pide", "Four small pies of spiced lamb and pomegranate.", wheat),
    item(
      "Family Mezze Tray",
      3499,
      "Family trays",
      "mezze-board",
      "Falafel, four dips, salad and bread for five.",
      sesame,
    ),
    item(
      "Family Shawarma Tray",
      4299,
      "Family trays",
      "shawarma-plate",
      "Chicken and beef shawarma, rice, bread and sauces.",
      wheat,
    ),
    kunafa(899),
    fries(399),
    ayran(299),
    tamarind(349),
    mintLemonade(399),
    mintTea(299),
  ],
  coupons: [
    coupon("SHAAM5", "Evening in Damascus", fixed(500), [-25, 35], "$5 off orders over $30.", {
      minimum: 3000,
      perUser: 2,
    }),
  ],
  deals: [deal("$3 off family trays", fixed(300), [-7, 40], "mezze-board", { categories: ["Family trays"] })],
  reviews: [
    review("Rima J.", 5, 2, "Falafel green inside and crisp outside, the bread still breathing."),
    review("Alan V.", 5, 10, "Toum is addictive. Friendly at the counter too."),
    review("Mariam E.", 4, 21, "Wonderful oven breads, wish there were more salads."),
  ],
});

export const aleppoHearth = place({
  slug: "aleppo-hearth",
  name: "Aleppo Hearth",
  cuisine: "Syrian",
  description: "Cherry kebab, stuffed kibbeh and shawarma carved to order.",
  line: "21",
  street: "188 Terryville Ave",
  at: [41.6735, -72.9712],
  hours: daily("11:00", "06:30"),
  minutes: 20,
  contact: ["Samer", "Kassab"],
  ratings: [88, 27, 6, 2, 1],
  logo: "shawarma",
  addOns: { "Garlic toum": 75, "Extra bread": 100, "Pickle plate": 200 },
  addOnsFor: { RollWrap: ["Garlic toum", "Pickle plate"], Grill: ["Garlic toum", "Extra bread", "Pickle plate"] },
  items: [
    item("Chicken Shawarma Plate", 1449, "Grill", "shawarma-plate", "Carved chicken over rice with toum and pickles.", {
      ...wheat,
      tags: ["featured", "popular"],
    }),
    item("Cherry Kebab", 1749, "Grill", "adana-kebab", "Lamb meatballs in sour cherry sauce, Aleppo's own.", {
      ...wheat,
      tags: ["featured"],
    }),
    item("Mixed Grill", 2199, "Grill", "mixed-grill", "Kafta, shish tawook and lamb cubes with bread.", {
      ...wheat,
      large: 3399,
    }),
    item("Shish Tawook", 1549, "Grill", "chicken-shish", "Lemon and garlic chicken skewers with fries."),
    item("Arabic Shawarma", 1249, "RollWrap", "shawarma", "Sliced roll with fries, toum and pickles.", {
      ...wheat,
      tags: ["popular"],
    }),
    item("Kafta Wrap", 1099, "RollWrap", "roll", "Grilled kafta, hummus and parsley.", sesame),
    item("Fried Kibbeh", 849, "Appetizers", "kibbeh", "Four bulgur shells with lamb and pine nuts.", {
      caution: "Contains wheat and nuts",
      tags: ["offer"],
    }),
    item("Stuffed Vine Leaves", 749, "Appetizers", "vine-leaves", "Rice, tomato and lemon, served cold."),
    hummus(649),
    item("Lentil Soup", 549, "Appetizers", "lentil-soup", "Blended lentils, cumin and crisp bread.", wheat),
    kunafa(849),
    ayran(299),
    mintTea(299),
  ],
  deals: [deal("12% off the grill", percent(12), [6, 30], "shawarma", { categories: ["Grill"] })],
  reviews: [
    review("Hala D.", 5, 12, "Cherry kebab took me straight back home."),
    review("Greg M.", 4, 30, "Late hours and hot shawarma. Enough said."),
  ],
});
