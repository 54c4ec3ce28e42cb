import { always, coupon, daily, deal, fixed, item, percent, place, review } from "@api/db/demo/content/define";
import {
  babaGhanoush,
  coffee,
  hibiscus,
  kunafa,
  lentilSoup,
  mangoLassi,
  mintTea,
  orangeJuice,
  ricePudding,
  tamarind,
  water,
} from "@api/db/demo/content/staples";

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
