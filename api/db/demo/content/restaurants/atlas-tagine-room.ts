import { coupon, daily, deal, fixed, item, percent, place, review } from "../define";
import { coffee, hibiscus, mintTea, orangeJuice, water } from "../staples";

const nuts = { caution: "Contains nuts" };
const semolina = { caution: "Contains wheat" };

export const atlasTagineRoom = place({
  slug: "atlas-tagine-room",
  name: "Atlas Tagine Room",
  cuisine: "Moroccan",
  description: "Clay-pot tagines, Friday couscous and mint tea poured from height.",
  line: "30",
  street: "18 Prospect Pl",
  at: [41.6738, -72.9441],
  hours: daily("12:00", "22:00", { 0: null }),
  minutes: 30,
  contact: ["Youssef", "Benali"],
  ratings: [6, 3, 0, 0, 0],
  logo: "tagine",
  addOns: { "Extra khobz bread": 150, Harissa: 75, "Extra couscous": 350 },
  addOnsFor: { Tagines: ["Extra khobz bread", "Harissa", "Extra couscous"], Couscous: ["Harissa", "Extra couscous"] },
  items: [
    item("Chicken Tagine with Lemon", 1699, "Tagines", "tagine", "Preserved lemon, green olives and saffron.", {
      tags: ["featured", "popular"],
    }),
    item("Lamb Tagine with Prunes", 1999, "Tagines", "tagine-prune", "Shoulder, prunes, sesame and almonds.", {
      caution: "Contains nuts and sesame",
      tags: ["featured"],
    }),
    item("Kefta Tagine with Egg", 1599, "Tagines", "shakshuka", "Spiced meatballs and eggs in cumin tomato.", {
      caution: "Contains egg",
    }),
    item("Vegetable Tagine", 1399, "Tagines", "tagine", "Carrot, courgette and chickpeas with ras el hanout."),
    item("Fish Tagine Chermoula", 1899, "SeaFood", "grilled-fish", "White fish, peppers and coriander marinade.", {
      caution: "Contains fish",
    }),
    item("Couscous with Seven Vegetables", 1599, "Couscous", "couscous", "Steamed three times, broth on the side.", {
      ...semolina,
      tags: ["popular"],
    }),
    item("Couscous Tfaya", 1799, "Couscous", "couscous", "Chicken, caramelised onions and raisins.", {
      caution: "Contains wheat and nuts",
    }),
    item("Harira", 599, "Appetizers", "harira", "Tomato, lentil and chickpea soup with lemon.", semolina),
    item("Zaalouk", 649, "Appetizers", "muhammara", "Aubergine and tomato cooked down with cumin."),
    item("Chicken Pastilla", 1099, "Appetizers", "meat-pide", "Flaky pie of chicken, almond and cinnamon.", {
      caution: "Contains wheat, nuts and egg",
      tags: ["offer"],
    }),
    item("Chebakia", 599, "Desert", "cookies", "Sesame rosettes in orange blossom honey.", {
      caution: "Contains wheat and sesame",
    }),
    item("Orange with Cinnamon", 499, "Desert", "fruit-salad", "Sliced oranges, rose water and almonds.", nuts),
    mintTea(299),
    orangeJuice(449),
  ],
  coupons: [coupon("ATLAS4", "Tea is on us", fixed(400), [-1, 29], "$4 off orders over $25.", { minimum: 2500 })],
  deals: [deal("$2 off every tagine", fixed(200), [-1, 29], "tagine", { categories: ["Tagines"] })],
  reviews: [
    review("Samira L.", 5, 3, "Preserved lemon that they make themselves. Tender chicken."),
    review("Hugh F.", 4, 7, "Smells wonderful when the lid comes off."),
  ],
});

export const casablancaGarden = place({
  slug: "casablanca-garden",
  name: "Casablanca Garden",
  cuisine: "Moroccan",
  description: "Grilled brochettes, bissara and pastries around a tiled courtyard.",
  line: "31",
  street: "91 Jerome Ave",
  at: [41.6844, -72.9389],
  hours: daily("11:00", "21:00"),
  minutes: 25,
  contact: ["Amal", "Idrissi"],
  ratings: [33, 10, 2, 1, 0],
  logo: "couscous",
  addOns: { "Extra khobz bread": 150, Harissa: 75 },
  addOnsFor: { Grill: ["Extra khobz bread", "Harissa"], Couscous: ["Harissa"] },
  items: [
    item("Lamb Brochettes", 1699, "Grill", "lamb-shish", "Cumin lamb skewers, salad and khobz.", {
      ...semolina,
      tags: ["featured", "popular"],
    }),
    item("Chicken Brochettes", 1499, "Grill", "chicken-shish", "Lemon, garlic and paprika."),
    item("Kefta Sandwich", 1049, "Sandwich", "baguette", "Spiced kefta, tomato and harissa in khobz.", {
      ...semolina,
      tags: ["popular"],
    }),
    item("Merguez Sandwich", 1099, "Sandwich", "steak-sandwich", "Lamb merguez, fries and mustard.", {
      caution: "Contains wheat and mustard",
    }),
    item("Friday Couscous", 1699, "Couscous", "couscous", "Lamb, pumpkin and chickpeas, large grains.", {
      ...semolina,
      tags: ["featured"],
    }),
    item("Sardine Platter", 1399, "SeaFood", "grilled-fish", "Six grilled sardines with chermoula.", {
      caution: "Contains fish",
    }),
    item("Bissara", 549, "Appetizers", "daal", "Split pea soup with olive oil and cumin."),
    item("Cheese Briouats", 749, "Appetizers", "samosa", "Crisp triangles with soft cheese and thyme.", {
      caution: "Contains wheat and dairy",
      tags: ["offer"],
    }),
    item("Msemen with Honey", 499, "Breakfast", "pancakes", "Layered griddle bread, butter and honey.", {
      caution: "Contains wheat and dairy",
    }),
    item("Gazelle Horns", 699, "Delight", "maamoul", "Almond crescents with orange blossom.", {
      caution: "Contains nuts and wheat",
    }),
    mintTea(299),
    hibiscus(349),
    coffee(279),
    water(189),
  ],
  deals: [deal("10% off sandwiches", percent(10), [-30, 15], "shawarma", { categories: ["Sandwich"], off: true })],
  reviews: [review("Adil M.", 5, 19, "Brochettes over real coals, like the souk.")],
});
