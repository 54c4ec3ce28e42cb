import { always, coupon, daily, deal, fixed, item, percent, place, review } from "../define";
import {
  babaGhanoush,
  hibiscus,
  kunafa,
  lentilSoup,
  mangoLassi,
  orangeJuice,
  ricePudding,
  tamarind,
  water,
} from "../staples";

const wheat = { caution: "Contains wheat" };

export const nileStreetKoshary = place({
  slug: "nile-street-koshary",
  name: "Nile Street Koshary",
  cuisine: "Egyptian",
  description: "Cairo's bowl of rice, lentils, pasta and crisp onions, built in front of you.",
  line: "32",
  street: "33 Riverside Ave",
  at: [41.6712, -72.9417],
  hours: daily("11:00", "22:00", { 3: ["11:00", "00:00"], 4: ["11:00", "00:00"] }),
  minutes: 18,
  contact: ["Tarek", "Mahfouz"],
  ratings: [8, 5, 1, 0, 0],
  logo: "koshary",
  addOns: { "Extra crisp onions": 100, "Daqqa vinegar": 50, "Hot sauce": 50, Chickpeas: 125 },
  addOnsFor: { Koshary: ["Extra crisp onions", "Daqqa vinegar", "Hot sauce", "Chickpeas"] },
  items: [
    item("Koshary Bowl", 899, "Koshary", "koshary", "Rice, lentils, pasta, tomato sauce and crisp onions.", {
      ...wheat,
      large: 1199,
      tags: ["featured", "popular"],
    }),
    item("Koshary with Chicken", 1249, "Koshary", "koshary", "The bowl with grilled chicken on top.", {
      ...wheat,
      large: 1549,
    }),
    item("Koshary with Beef Liver", 1299, "Koshary", "koshary", "Alexandrian liver with cumin and chilli.", wheat),
    item("Hawawshi", 999, "Sandwich", "meat-pide", "Spiced beef baked inside crisp baladi bread.", {
      ...wheat,
      tags: ["featured"],
    }),
    item("Taameya Sandwich", 699, "Sandwich", "durum", "Fava falafel, tahini and salad in baladi.", {
      caution: "Contains wheat and sesame",
      tags: ["popular"],
    }),
    item("Foul Medames", 699, "Appetizers", "haleem", "Slow fava beans, lemon, cumin and oil."),
    item("Molokhia with Chicken", 1399, "Home plates", "palak-paneer", "Green broth with garlic and coriander, rice."),
    item("Kofta Plate", 1449, "Home plates", "adana-kebab", "Grilled kofta, rice and tahini salad.", {
      caution: "Contains sesame",
    }),
    lentilSoup(499),
    babaGhanoush(599),
    item("Om Ali", 699, "Desert", "custard", "Warm pastry pudding with milk, nuts and raisins.", {
      caution: "Contains wheat, dairy and nuts",
      tags: ["offer"],
    }),
    ricePudding(499),
    hibiscus(349),
    tamarind(349),
    orangeJuice(429),
  ],
  coupons: [
    coupon("NILE3", "Nile lunch", fixed(300), [-4, 40], "$3 off orders over $18.", { minimum: 1800, perUser: 5 }),
  ],
  deals: [deal("Large koshary 10% off", percent(10), [8, 38], "koshary", { categories: ["Koshary"] })],
  reviews: [
    review("Mona R.", 5, 4, "Crisp onions stay crisp because they pack them apart. Clever."),
    review("Ed S.", 4, 9, "Cheap, filling, delicious."),
  ],
});

export const alexandriaGrill = place({
  slug: "alexandria-grill",
  name: "Alexandria Grill",
  cuisine: "Egyptian",
  description: "Fish by the pound, grilled in bran or fried, with sayadeya rice.",
  line: "33",
  street: "730 Farmington Ave",
  at: [41.6898, -72.9187],
  hours: always,
  minutes: 28,
  contact: ["Karim", "Shawky"],
  ratings: [51, 18, 4, 1, 1],
  logo: "grilled-fish",
  addOns: { "Tahini salad": 250, "Sayadeya rice": 350, "Pickled lemon": 100 },
  addOnsFor: { SeaFood: ["Tahini salad", "Sayadeya rice", "Pickled lemon"], Grill: ["Tahini salad"] },
  items: [
    item("Singari Sea Bream", 1999, "SeaFood", "grilled-fish", "Butterflied bream, peppers, garlic and lemon.", {
      caution: "Contains fish",
      tags: ["featured", "popular"],
    }),
    item("Fried Calamari", 1499, "SeaFood", "fried-prawns", "Crisp rings with tartare and chilli.", {
      caution: "Contains molluscs and wheat",
    }),
    item("Prawn Tagine", 1899, "SeaFood", "prawn-karahi", "Prawns baked in tomato, dill and pepper.", {
      caution: "Contains shellfish",
      tags: ["featured"],
    }),
    item("Seafood Soup", 1199, "SeaFood", "laksa", "Cream, prawns, fish and a squeeze of lime.", {
      caution: "Contains fish, shellfish and dairy",
    }),
    item("Fish and Rice", 1599, "SeaFood", "fish-and-chips", "Crisp fillet over brown onion rice.", {
      caution: "Contains fish and wheat",
      tags: ["popular"],
    }),
    item("Mixed Kofta and Kebab", 1799, "Grill", "mixed-grill", "Half kofta, half lamb cubes, by weight."),
    item("Grilled Quail", 1699, "Grill", "charcoal-chicken", "Two quails with cumin and onion."),
    item("Shish Tawook", 1499, "Grill", "chicken-shish", "Yoghurt chicken with garlic dip.", {
      caution: "Contains dairy",
    }),
    babaGhanoush(599),
    item("Green Salad", 499, "Appetizers", "salad", "Tomato, cucumber, rocket and lime.", { tags: ["offer"] }),
    kunafa(799),
    mangoLassi(429),
    hibiscus(329),
    water(189),
  ],
  reviews: [
    review("Dina A.", 5, 15, "Singari fish exactly like the corniche."),
    review("Paul J.", 3, 33, "Very good fish, slow kitchen on Saturdays."),
  ],
});
