import { coupon, daily, deal, fixed, item, percent, place, review } from "../define";
import { ayran, hummus, karak, kunafa, mintLemonade, salad, samosas, water } from "../staples";

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
