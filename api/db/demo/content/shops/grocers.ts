import { always, coupon, daily, deal, fixed, grocery, percent, place, review } from "@api/db/demo/content/define";

const dairy = { caution: "Contains dairy" };

export const bristolHalalGrocers = place({
  slug: "bristol-halal-grocers",
  name: "Bristol Halal Grocers",
  cuisine: "Grocery",
  category: "Grocery Store",
  kind: "shop",
  description: "Milk, bread, vegetables and pantry staples, open day and night.",
  line: "50",
  street: "1080 Farmington Ave",
  at: [41.6925, -72.9066],
  hours: always,
  minutes: 15,
  options: ["delivery", "pickup", "shops"],
  contact: ["Abid", "Hussain"],
  ratings: [121, 41, 9, 3, 2],
  logo: "vegetables",
  items: [
    grocery("Whole Milk, 1 Gallon", 449, "Dairy and eggs", "milk", "From a family farm in Litchfield County.", {
      ...dairy,
      tags: ["popular"],
    }),
    grocery("Large Eggs, Dozen", 399, "Dairy and eggs", "eggs", "Brown eggs from cage-free hens.", {
      caution: "Contains egg",
      tags: ["popular"],
    }),
    grocery("Plain Yoghurt, 2 lb", 499, "Dairy and eggs", "jar", "Thick set yoghurt without gelatine.", dairy),
    grocery("Mild Cheddar, 8 oz", 549, "Dairy and eggs", "cheese", "Made with microbial rennet.", dairy),
    grocery("Salted Butter, 1 lb", 599, "Dairy and eggs", "butter", "Four sticks of creamery butter.", dairy),
    grocery("Sliced Wheat Bread", 349, "Bakery", "loaf", "Soft loaf, no animal shortening.", {
      caution: "Contains wheat",
    }),
    grocery("Pita, Six Pieces", 299, "Bakery", "flatbread", "Delivered from the bakery each morning.", {
      caution: "Contains wheat",
      tags: ["featured"],
    }),
    grocery("Butter Croissants, Four", 699, "Bakery", "croissant", "Flaky and ready to warm.", {
      caution: "Contains wheat, dairy and egg",
    }),
    grocery(
      "Seasonal Vegetable Box",
      1899,
      "Fruit and vegetables",
      "vegetables",
      "Enough greens, carrots and tomatoes for a week.",
      { tags: ["featured", "offer"] },
    ),
    grocery("Fruit Box", 1699, "Fruit and vegetables", "fruit", "Apples, oranges and bananas, about eight pounds."),
    grocery("Aubergines, 2 lb", 449, "Fruit and vegetables", "aubergine", "Firm and glossy, good for grilling."),
    grocery("Coconut", 349, "Fruit and vegetables", "coconut", "One whole coconut, heavy with water."),
    grocery("Chopped Tomatoes, Can", 199, "Pantry", "canned", "Italian plum tomatoes in their juice."),
    grocery("Basmati Rice, 10 lb", 1799, "Pantry", "rice", "Aged two years, extra long grain.", { tags: ["popular"] }),
    grocery("Red Lentils, 4 lb", 649, "Pantry", "lentils", "Split lentils that cook in fifteen minutes."),
    grocery("Apple Juice, Six Cartons", 499, "Drinks", "juice", "Pressed apples, nothing added."),
    grocery("Sparkling Water, Case", 899, "Drinks", "water", "Twelve cans of plain sparkling water.", {
      soldOut: true,
    }),
    grocery("Chocolate Bar", 349, "Sweets", "chocolate", "Dark chocolate without alcohol flavouring.", {
      caution: "May contain nuts and dairy",
    }),
  ],
  coupons: [
    coupon("BASKET5", "Full basket", fixed(500), [-20, 70], "$5 off baskets over $35.", { minimum: 3500, perUser: 4 }),
  ],
  deals: [
    deal("10% off fruit and vegetables", percent(10), [-3, 17], "vegetables", { categories: ["Fruit and vegetables"] }),
  ],
  reviews: [
    review("Tasneem Q.", 5, 4, "Fresh produce, and someone answers the phone at night."),
    review("Carl D.", 4, 20, "Well packed eggs. One onion was soft."),
  ],
});

export const soukPantry = place({
  slug: "souk-pantry",
  name: "Souk Pantry",
  cuisine: "Other",
  category: "Grocery Store",
  kind: "shop",
  description: "Spices ground on Thursdays, olive oil, dates, nuts and tea by weight.",
  line: "51",
  street: "36 North Main St",
  at: [41.6748, -72.9461],
  hours: daily("09:00", "20:00", { 6: ["10:00", "17:00"] }),
  minutes: 15,
  options: ["delivery", "pickup", "shops"],
  contact: ["Huda", "Saleh"],
  ratings: [49, 14, 2, 1, 0],
  logo: "spices",
  items: [
    grocery("Zaatar, 8 oz", 699, "Spices", "spices", "Wild thyme, sumac and roasted sesame.", {
      caution: "Contains sesame",
      tags: ["featured", "popular"],
    }),
    grocery("Seven Spice, 6 oz", 599, "Spices", "spices", "Ground here every Thursday.", { tags: ["popular"] }),
    grocery("Saffron, 2 g", 1499, "Spices", "spices", "Red threads from Herat.", { tags: ["featured"] }),
    grocery("Ajwa Dates, 1 lb", 1999, "Dates and nuts", "dates", "Soft dates from Madinah.", { tags: ["popular"] }),
    grocery("Medjool Dates, 2 lb", 1599, "Dates and nuts", "dates", "Large and sticky, for the whole family."),
    grocery(
      "Roasted Mixed Nuts, 1 lb",
      1299,
      "Dates and nuts",
      "nuts",
      "Almond, cashew and pistachio, lightly salted.",
      { caution: "Contains nuts" },
    ),
    grocery("Sidr Honey, 12 oz", 2499, "Honey and preserves", "honey", "Dark mountain honey with a long finish."),
    grocery("Apricot Preserve", 799, "Honey and preserves", "jar", "Whole fruit from Malatya."),
    grocery("Green Olives, 1 lb", 749, "Deli", "olives", "Cracked, with lemon and chilli."),
    grocery("Feta in Brine, 1 lb", 899, "Deli", "cheese", "Sheep's milk, vegetarian rennet.", { ...dairy }),
    grocery("Turkish Delight, 1 lb", 1199, "Delight", "turkish-delight", "Rose and pistachio, cut this week.", {
      caution: "Contains nuts",
      tags: ["offer"],
    }),
    grocery("Ceylon Tea, 1 lb", 999, "Tea and coffee", "loose-tea", "Long leaves for the samovar."),
    grocery("Cardamom Coffee, 8 oz", 899, "Tea and coffee", "coffee", "Ground fine with green cardamom."),
    grocery("Bulgur, 4 lb", 549, "Grains", "rice", "Coarse grain for pilaf.", { caution: "Contains wheat" }),
    grocery("Green Lentils, 4 lb", 699, "Grains", "lentils", "They hold their shape in koshary."),
  ],
  coupons: [
    coupon("SOUK15", "Ramadan pantry", percent(15), [60, 100], "15% off, up to $20, in Ramadan.", {
      minimum: 4000,
      most: 2000,
    }),
  ],
  deals: [deal("$3 off Medjool dates", fixed(300), [-5, 25], "baklava", { items: ["Medjool Dates, 2 lb"] })],
  reviews: [review("Aisha F.", 5, 9, "You smell the spices before you open the bag.")],
});

export const prospectHalalMeats = place({
  slug: "prospect-halal-meats",
  name: "Prospect Street Halal Meats",
  cuisine: "Butcher",
  category: "Grocery Store",
  kind: "shop",
  description: "Hand-slaughtered lamb, beef and chicken, cut as you ask.",
  line: "52",
  street: "70 Prospect St",
  at: [41.6741, -72.9433],
  hours: daily("08:00", "19:00", { 4: ["08:00", "12:30"] }),
  minutes: 20,
  options: ["delivery", "pickup", "shops"],
  contact: ["Mustafa", "Gashi"],
  ratings: [83, 21, 4, 1, 1],
  logo: "beef",
  items: [
    grocery("Ribeye Steak, 1 lb", 1899, "Beef", "beef", "Grain-finished, cut an inch thick.", { tags: ["featured"] }),
    grocery("Minced Beef, 2 lb", 1399, "Beef", "minced-beef", "Eighty-five percent lean, minced twice.", {
      tags: ["popular"],
    }),
    grocery("Beef Short Ribs, 2 lb", 2199, "Beef", "ribs", "Three bones, ready for the smoker."),
    grocery("Beef Stew Cubes, 2 lb", 1699, "Beef", "minced-beef", "Chuck cut for karahi and stew."),
    grocery("Lamb Shoulder, 4 lb", 3999, "Lamb", "lamb", "Bone-in, whole or in pieces.", {
      tags: ["featured", "popular"],
    }),
    grocery("Lamb Chops, 1 lb", 1999, "Lamb", "lamb-chops", "Rib chops, trimmed."),
    grocery("Leg of Lamb, 6 lb", 5999, "Lamb", "lamb", "Whole leg, shank tucked in."),
    grocery("Whole Chicken", 1199, "Chicken", "whole-chicken", "Air-chilled, cut in eight if you like.", {
      tags: ["popular"],
    }),
    grocery("Chicken Thighs, 2 lb", 999, "Chicken", "whole-chicken", "Boneless and skinless."),
    grocery(
      "Marinated Shish Tawook, 2 lb",
      1599,
      "Ready to grill",
      "marinated-chicken",
      "Lemon, garlic and yoghurt, on skewers.",
      { ...dairy, tags: ["offer"] },
    ),
    grocery("Kofta Skewers, Eight", 1699, "Ready to grill", "adana-kebab", "Beef and lamb with parsley and onion."),
    grocery("Beef Burgers, Six", 1499, "Ready to grill", "minced-beef", "Six-ounce patties, salt only."),
    grocery("Fresh Sea Bass", 1799, "Fish", "fresh-fish", "Two fish, scaled and cleaned.", {
      caution: "Contains fish",
      soldOut: true,
    }),
  ],
  coupons: [
    coupon("GRILL7", "Weekend grill", percent(7), [-9, 51], "7% off, up to $8.", {
      minimum: 3000,
      most: 800,
      perUser: null,
    }),
  ],
  deals: [deal("10% off ready to grill", percent(10), [-12, 18], "beef", { categories: ["Ready to grill"] })],
  reviews: [
    review("Hamza R.", 5, 6, "Clean shop, exact weights, cut as asked."),
    review("Linda P.", 5, 17, "Lamb shoulder was superb."),
  ],
});
