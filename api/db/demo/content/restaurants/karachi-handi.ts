import { coupon, daily, deal, item, percent, place, review } from "../define";
import { gulabJamun, karak, kheer, mangoLassi, naan, roseMilk, samosas } from "../staples";

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
