import { coupon, daily, deal, fixed, item, percent, place, review } from "@api/db/demo/content/define";
import {
  cola,
  fries,
  gulabJamun,
  karak,
  kheer,
  mangoLassi,
  naan,
  roseMilk,
  samosas,
  tamarind,
  water,
} from "@api/db/demo/content/staples";

const dairy = { caution: "Contains dairy" };

export const karachiHandi = place({
  slug: "karachi-handi",
  name: "Karachi Handi",
  cuisine: "Pakistani",
  description: "Karahi and handi cooked to order in iron, the way Burns Road does it.",
  line: "11",
  street: "98 Farmington Ave",
  at: [41.6872, -72.9318],
  hours: daily("06:00", "23:00", { 4: ["06:00", "01:00"], 5: ["06:00", "01:00"] }),
  minutes: 25,
  contact: ["Faisal", "Siddiqui"],
  ratings: [198, 59, 8, 2, 1],
  logo: "karahi",
  addOns: { "Extra naan": 200, Raita: 150, "Kachumber salad": 250, "Boiled egg": 125 },
  addOnsFor: {
    Handi: ["Extra naan", "Raita", "Kachumber salad"],
    Biryani: ["Raita", "Kachumber salad", "Boiled egg"],
    "Slow-cooked": ["Extra naan", "Kachumber salad"],
  },
  items: [
    item("Chicken Karahi", 1699, "Handi", "karahi", "Bone-in chicken seared with tomato, green chilli and ginger.", {
      large: 2899,
      tags: ["featured", "popular"],
    }),
    item("Lamb Karahi", 1999, "Handi", "handi", "Tender lamb in a thick tomato and black pepper gravy.", {
      large: 3399,
      tags: ["featured"],
    }),
    item(
      "Chicken White Handi",
      1749,
      "Handi",
      "butter-chicken",
      "Boneless chicken in cream, white pepper and cashew.",
      { caution: "Contains dairy and nuts", large: 2949 },
    ),
    item("Paneer Handi", 1499, "Handi", "palak-paneer", "Fresh paneer folded into spinach and fenugreek.", dairy),
    item("Daal Makhani", 1199, "Handi", "daal", "Black lentils simmered overnight with butter and cream.", dairy),
    item("Beef Nihari", 1699, "Slow-cooked", "nihari", "Shank stewed eight hours, marrow, ginger and lemon.", {
      caution: "Contains wheat",
      tags: ["popular"],
    }),
    item("Haleem", 1349, "Slow-cooked", "haleem", "Wheat, lentils and beef beaten smooth, fried onions on top.", {
      caution: "Contains wheat",
    }),
    item("Chicken Biryani", 1399, "Biryani", "biryani", "Aged basmati layered with masala chicken and fried onion.", {
      tags: ["popular"],
    }),
    item("Seekh Kebab", 1249, "Appetizers", "seekh-kebab", "Four skewers of minced beef with coriander and chilli."),
    item(
      "Chicken Tikka",
      1299,
      "Appetizers",
      "chicken-tikka",
      "Leg quarter marinated overnight, grilled over charcoal.",
      dairy,
    ),
    samosas(549),
    naan(249),
    item("Garlic Naan", 299, "Breads", "flatbread", "Tandoor bread with garlic and fresh coriander.", {
      caution: "Contains wheat and dairy",
    }),
    kheer(549),
    gulabJamun(499, { tags: ["offer"] }),
    mangoLassi(449),
    roseMilk(399),
    karak(299),
  ],
  coupons: [
    coupon("HANDI10", "Handi night", percent(10), [-5, 25], "10% off, up to $10.", {
      minimum: 3000,
      most: 1000,
      perUser: 2,
    }),
  ],
  deals: [deal("Family handi 20% off", percent(20), [-90, -15], "karahi", { categories: ["Handi"] })],
  reviews: [
    review(
      "Ayesha M.",
      5,
      3,
      "The karahi has real wok char and enough ginger. Two of us had lunch from it the next day too.",
    ),
    review("Danish Q.", 5, 9, "Nihari with marrow as it should be. Naan was still soft on arrival."),
    review("Karen P.", 4, 15, "Spicier than I expected, but the raita saved me."),
  ],
});

export const lahoreTawaTruck = place({
  slug: "lahore-tawa-truck",
  name: "Lahore Tawa Truck",
  cuisine: "Pakistani",
  category: "Food Truck",
  description: "Bun kebabs, rolls and tawa fry from an orange truck at Muzzy Field.",
  line: "12",
  street: "Muzzy St at Park St",
  at: [41.6702, -72.9558],
  hours: daily("17:00", "05:00", { 0: null }),
  minutes: 12,
  options: ["delivery", "pickup"],
  contact: ["Usman", "Tariq"],
  ratings: [71, 24, 5, 1, 1],
  logo: "roll",
  addOns: { "Extra egg": 100, "Cheese slice": 100, "Green chutney": 50 },
  addOnsFor: { Burgers: ["Extra egg", "Cheese slice", "Green chutney"], RollWrap: ["Extra egg", "Green chutney"] },
  items: [
    item("Bun Kebab", 699, "Burgers", "burger", "Lentil and beef patty, egg, chutney and onion in a griddled bun.", {
      caution: "Contains wheat and egg",
      tags: ["featured", "popular"],
    }),
    item("Zinger Bun", 899, "Burgers", "chicken-burger", "Crackling fried chicken with chilli mayo and slaw.", {
      caution: "Contains wheat and egg",
    }),
    item(
      "Chicken Paratha Roll",
      849,
      "RollWrap",
      "roll",
      "Charcoal chicken, onions and mint sauce in a flaky paratha.",
      { caution: "Contains wheat", tags: ["popular"] },
    ),
    item("Beef Seekh Roll", 899, "RollWrap", "shawarma", "Two seekh kebabs with imli sauce in paratha.", {
      caution: "Contains wheat",
    }),
    item("Egg Roll", 599, "RollWrap", "roll", "Masala omelette, chilli and onion, rolled while hot.", {
      caution: "Contains wheat and egg",
    }),
    item(
      "Chicken Tawa Fry",
      1299,
      "From the tawa",
      "chicken-tikka",
      "Chicken chopped on the hot plate with tomato and butter.",
      { caution: "Contains dairy", tags: ["featured"] },
    ),
    item("Keema Tawa", 1349, "From the tawa", "karahi", "Minced beef, peas and ginger, two rotis beside it.", {
      caution: "Contains wheat",
    }),
    item("Dahi Chaat", 749, "Appetizers", "chaat", "Chickpeas, potato, crisp wafers, yoghurt and tamarind.", {
      caution: "Contains dairy and wheat",
      tags: ["offer"],
    }),
    samosas(499),
    fries(399, { large: 549 }),
    mangoLassi(399),
    tamarind(349),
    cola(199),
    karak(249),
  ],
  coupons: [
    coupon("TAWA2", "After hours", fixed(200), [-3, 60], "$2 off orders over $12.", {
      minimum: 1200,
      perUser: null,
    }),
  ],
  deals: [deal("15% off every roll", percent(15), [-4, 20], "shawarma", { categories: ["RollWrap"] })],
  reviews: [
    review("Bilal A.", 5, 2, "Bun kebab at midnight, exactly like home."),
    review("Jess T.", 4, 18, "Great rolls. Bring napkins."),
  ],
});

export const zafranBiryaniHouse = place({
  slug: "zafran-biryani-house",
  name: "Zafran Biryani House",
  cuisine: "Indian",
  description: "Hyderabadi dum biryani sealed with dough and opened at your table.",
  line: "14",
  street: "300 Main St",
  at: [41.6726, -72.9468],
  hours: daily("06:00", "22:30"),
  minutes: 25,
  contact: ["Imran", "Patel"],
  ratings: [253, 77, 18, 5, 3],
  logo: "biryani",
  addOns: { "Mirchi ka salan": 250, Raita: 150, "Boiled egg": 125, "Extra saffron rice": 350 },
  addOnsFor: { Biryani: ["Mirchi ka salan", "Raita", "Boiled egg"], Curries: ["Extra saffron rice", "Raita"] },
  items: [
    item(
      "Chicken Dum Biryani",
      1449,
      "Biryani",
      "biryani",
      "Long-grain rice, saffron and bone-in chicken steamed under dough.",
      { tags: ["featured", "popular"], large: 2599 },
    ),
    item(
      "Lamb Dum Biryani",
      1749,
      "Biryani",
      "lamb-biryani",
      "Shoulder of lamb, mint and fried onion between layers of rice.",
      { tags: ["featured"], large: 2999 },
    ),
    item(
      "Vegetable Biryani",
      1249,
      "Biryani",
      "vegetable-biryani",
      "Peas, carrot and potato with whole spices and cashew.",
      { caution: "Contains nuts" },
    ),
    item("Prawn Biryani", 1849, "Biryani", "prawn-biryani", "Tiger prawns, coconut and curry leaf, a coastal recipe.", {
      caution: "Contains shellfish",
    }),
    item(
      "Family Biryani Tray",
      4999,
      "Family trays",
      "lamb-biryani",
      "Chicken or lamb biryani for six with raita and salan.",
      { caution: "Contains dairy", tags: ["popular"] },
    ),
    item("Butter Chicken", 1549, "Curries", "butter-chicken", "Tandoori chicken in tomato, butter and fenugreek.", {
      caution: "Contains dairy",
      tags: ["popular"],
    }),
    item("Palak Paneer", 1349, "Curries", "palak-paneer", "Spinach and fresh cheese with garlic and cumin.", {
      caution: "Contains dairy",
    }),
    item("Lamb Rogan Josh", 1699, "Curries", "nihari", "Kashmiri chilli, fennel and slow-braised lamb."),
    item("Tadka Daal", 1099, "Curries", "daal", "Yellow lentils with garlic crackled in ghee.", {
      caution: "Contains dairy",
    }),
    item("Chicken 65", 1149, "Appetizers", "chicken-tikka", "Fiery fried chicken with curry leaf and lemon.", {
      caution: "Contains egg",
      tags: ["offer"],
    }),
    samosas(549),
    item("Onion Bhaji", 599, "Appetizers", "pakora", "Crisp onion fritters with mint chutney."),
    naan(279),
    gulabJamun(499),
    item("Rasmalai", 599, "Desert", "rasmalai", "Soft cheese dumplings in saffron milk.", {
      caution: "Contains dairy and nuts",
    }),
    mangoLassi(449),
    karak(299),
    water(199),
  ],
  coupons: [
    coupon("DUM7", "Seven percent, seven days", percent(7), [-2, 28], "7% off, up to $10.", {
      minimum: 2500,
      most: 1000,
      perUser: 2,
    }),
  ],
  deals: [deal("Family biryani tray 12% off", percent(12), [-12, 33], "biryani", { categories: ["Family trays"] })],
  reviews: [
    review("Priya N.", 5, 4, "Every grain separate, saffron you can smell before the lid is off."),
    review("Ahmed Z.", 4, 11, "Generous lamb. Salan is extra now, but worth it."),
    review("Chloe D.", 5, 22, "Best vegetable biryani in Connecticut, and I have tried."),
  ],
});
