import { coupon, daily, deal, item, percent, place, review } from "../define";
import { gulabJamun, karak, mangoLassi, naan, samosas, water } from "../staples";

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
