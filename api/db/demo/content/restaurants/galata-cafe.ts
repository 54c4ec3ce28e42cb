import { coupon, daily, deal, item, percent, place, review, unrated } from "../define";
import { ayran, coffee, mintLemonade, orangeJuice, tea, water } from "../staples";

const baked = { caution: "Contains wheat, dairy and egg" };

export const galataCafe = place({
  slug: "galata-cafe",
  name: "Galata Cafe",
  cuisine: "Turkish",
  category: "Cafe",
  description: "Turkish breakfast all day: menemen, simit, honey and clotted cream.",
  line: "34",
  street: "5 Federal Hill Green",
  at: [41.6789, -72.9476],
  hours: daily("06:00", "19:00"),
  minutes: 15,
  contact: ["Deniz", "Kaya"],
  ratings: [67, 19, 4, 1, 0],
  logo: "breakfast",
  addOns: { "Beef sucuk": 300, "Extra feta": 175, "Clotted cream and honey": 350 },
  addOnsFor: {
    Breakfast: ["Beef sucuk", "Extra feta", "Clotted cream and honey"],
    Sandwich: ["Beef sucuk", "Extra feta"],
  },
  items: [
    item("Serpme Breakfast for Two", 2999, "Breakfast", "breakfast", "Eggs, cheeses, olives, jams, simit and tea.", {
      ...baked,
      tags: ["featured", "popular"],
    }),
    item("Menemen", 1099, "Breakfast", "shakshuka", "Eggs with tomato, green pepper and butter.", {
      caution: "Contains egg and dairy",
      tags: ["popular"],
    }),
    item("Eggs with Sucuk", 1199, "Breakfast", "omelette", "Two eggs fried with spiced beef sausage.", {
      caution: "Contains egg",
    }),
    item("Honey and Kaymak", 799, "Breakfast", "honey", "Clotted cream, comb honey and warm bread.", {
      caution: "Contains dairy and wheat",
    }),
    item("Simit", 299, "Breads", "bagel", "Sesame ring, baked since five.", { caution: "Contains wheat and sesame" }),
    item("Gözleme with Spinach", 899, "Breads", "bolani", "Thin griddled bread, spinach and feta.", {
      caution: "Contains wheat and dairy",
    }),
    item("Kashar Toast", 749, "Sandwich", "sandwich", "Pressed bread with melted kashar and tomato.", {
      caution: "Contains wheat and dairy",
    }),
    item("Chicken Döner Sandwich", 1099, "Sandwich", "baguette", "Half a loaf, spit chicken and pickles.", {
      caution: "Contains wheat",
      tags: ["featured"],
    }),
    item("Turkish Delight", 699, "Delight", "turkish-delight", "Rose, lemon and pistachio lokum, twelve pieces.", {
      caution: "Contains nuts",
      tags: ["offer"],
    }),
    item("Kazandibi", 649, "Delight", "custard", "Caramelised milk pudding, served cold.", {
      caution: "Contains dairy",
    }),
    coffee(349),
    tea(199),
    ayran(299),
    orangeJuice(449),
  ],
  timedMenus: [{ name: "Lunch", from: "11:00", until: "16:00", categories: ["Sandwich"] }],
  deals: [deal("10% off delights", percent(10), [-5, 25], "baklava", { categories: ["Delight"] })],
  reviews: [
    review("Aylin O.", 5, 6, "Breakfast for two fed three. Endless tea."),
    review("Mark B.", 4, 24, "Bright room, lovely menemen."),
  ],
});

export const marmaraBakeryCafe = place({
  slug: "marmara-bakery-cafe",
  name: "Marmara Bakery & Café",
  cuisine: "Bakery",
  category: "Bakery",
  description: "Sourdough, simit and glossy croissants, baked through the morning.",
  line: "35",
  street: "27 Divinity St",
  at: [41.6822, -72.9612],
  hours: daily("06:00", "18:30"),
  minutes: 15,
  options: ["delivery", "pickup"],
  contact: ["Emre", "Demir"],
  ratings: unrated,
  logo: "croissant",
  addOns: { "Butter and jam": 150, "Clotted cream": 200, "Oat milk": 75 },
  addOnsFor: { Pastries: ["Butter and jam", "Clotted cream"], Breads: ["Butter and jam"] },
  items: [
    item("Butter Croissant", 349, "Pastries", "croissant", "Three days of folding, baked dark.", {
      ...baked,
      tags: ["featured", "popular"],
    }),
    item("Pistachio Croissant", 499, "Pastries", "croissant", "Filled with Antep pistachio cream.", {
      caution: "Contains wheat, dairy, egg and nuts",
      tags: ["featured"],
    }),
    item("Cheese Poğaça", 299, "Pastries", "bolani", "Soft bun with feta and dill.", baked),
    item("Country Sourdough", 799, "Breads", "loaf", "Two-pound loaf with a crackling crust.", {
      caution: "Contains wheat",
    }),
    item("Baguette", 349, "Breads", "baguette", "Baked at eight and at three.", { caution: "Contains wheat" }),
    item("Simit", 279, "Breads", "bagel", "Molasses-dipped and sesame-crusted.", {
      caution: "Contains wheat and sesame",
      tags: ["popular"],
    }),
    item("Bread Basket", 1299, "Breads", "bread-basket", "Baguette, croissants and simit for four.", {
      caution: "Contains wheat, dairy and sesame",
    }),
    item("Soft Pretzel", 399, "Breads", "pretzel", "Salted and brushed with butter.", {
      caution: "Contains wheat and dairy",
    }),
    item("Strawberry Cake", 599, "Desert", "cake", "Sponge, cream and fresh strawberries.", baked),
    item(
      "Celebration Cake",
      4499,
      "Desert",
      "celebration-cake",
      "Eight inches, serves twelve, name on request.",
      baked,
    ),
    item("Chocolate Cookie", 299, "Desert", "cookies", "Dark chocolate and sea salt.", { ...baked, tags: ["offer"] }),
    item("Cinnamon Doughnut", 349, "Desert", "doughnut", "Fried to order, rolled in sugar.", baked),
    coffee(329),
    tea(199),
    mintLemonade(399),
    water(189),
  ],
  coupons: [
    coupon("MARMARA20", "Opening month", percent(20), [-3, 27], "20% off your first order, up to $6.", {
      most: 600,
      firstOrder: true,
    }),
  ],
});
