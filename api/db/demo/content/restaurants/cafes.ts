import { coupon, daily, deal, item, percent, place, review, unrated } from "@api/db/demo/content/define";
import {
  ayran,
  baklava,
  coffee,
  karak,
  kunafa,
  milkshake,
  mintLemonade,
  mintTea,
  orangeJuice,
  roseMilk,
  tea,
  water,
} from "@api/db/demo/content/staples";

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

const nutty = { caution: "Contains wheat, dairy and nuts" };
const milk = { caution: "Contains dairy" };

export const pistachioAndRose = place({
  slug: "pistachio-and-rose",
  name: "Pistachio & Rose",
  cuisine: "Desserts",
  category: "Cafe",
  description: "Baklava by the tray, kunafa by the slice and rose tea late into the night.",
  line: "36",
  street: "150 Main St",
  at: [41.6717, -72.9466],
  hours: daily("13:00", "06:30"),
  minutes: 10,
  contact: ["Lina", "Sabbagh"],
  ratings: [149, 12, 2, 1, 0],
  logo: "baklava",
  addOns: { "Clotted cream": 200, "Extra pistachio": 150, "Scoop of ice cream": 250 },
  addOnsFor: { Desert: ["Clotted cream", "Extra pistachio", "Scoop of ice cream"] },
  items: [
    baklava(799, { tags: ["featured", "popular"] }),
    item("Baklava Tray, 24 Pieces", 3999, "Desert", "baklava-tray", "Pistachio, walnut and cashew, ready to give.", {
      ...nutty,
      tags: ["featured"],
    }),
    kunafa(899, { tags: ["popular"], large: 1399 }),
    item("Chocolate Kunafa", 999, "Desert", "kunefe", "Hazelnut chocolate between golden threads.", nutty),
    item("Rose Lokum", 749, "Delight", "turkish-delight", "Hand-cut Turkish delight in a gift box.", {
      caution: "Contains nuts",
    }),
    item("Pistachio Halva", 899, "Delight", "maamoul", "Sesame halva marbled with whole pistachio.", {
      caution: "Contains sesame and nuts",
    }),
    item("Saffron Custard", 549, "Delight", "custard", "Set cream with saffron and cardamom.", milk),
    item("Date Maamoul", 699, "Desert", "maamoul", "Six shortbread moulds with Medjool filling.", {
      caution: "Contains wheat and dairy",
    }),
    item("Rose Rice Pudding", 499, "Desert", "rice-pudding", "Chilled, with pistachio dust.", {
      caution: "Contains dairy and nuts",
    }),
    item("Pistachio Ice Cream", 599, "Desert", "ice-cream", "Stretchy booza rolled in nuts.", {
      caution: "Contains dairy and nuts",
      tags: ["offer"],
    }),
    item("Waffle with Strawberries", 949, "Desert", "waffle", "Crisp waffle, cream and berries.", {
      caution: "Contains wheat, dairy and egg",
    }),
    item("Stuffed Dates", 799, "Delight", "dates", "Medjool dates with almond and orange peel.", {
      caution: "Contains nuts",
    }),
    roseMilk(399),
    milkshake(599),
    karak(299),
    mintTea(299),
    coffee(299),
    tea(229, { soldOut: true }),
  ],
  coupons: [
    coupon("ROSE7", "Sweet seven", percent(7), [-15, 45], "7% off, up to $5.", {
      minimum: 1500,
      most: 500,
      perUser: null,
    }),
  ],
  deals: [deal("Baklava tray 15% off", percent(15), [-100, -40], "baklava", { items: ["Baklava Tray, 24 Pieces"] })],
  reviews: [
    review("Farah I.", 5, 1, "Not too sweet, which is the highest praise my mother gives."),
    review("Ben C.", 5, 8, "Kunafa arrived with the syrup separate. Smart."),
    review("Noor A.", 5, 18, "Sent a tray for Eid, everyone asked where from."),
  ],
});

export const kulfiCorner = place({
  slug: "kulfi-corner",
  name: "Kulfi Corner",
  cuisine: "Ice Cream",
  category: "Cafe",
  description: "Kulfi on sticks, falooda in tall glasses and mango everything.",
  line: "37",
  street: "480 Middle St",
  at: [41.6538, -72.9189],
  hours: daily("12:00", "23:00"),
  minutes: 8,
  options: ["delivery", "pickup"],
  contact: ["Rohan", "Sheikh"],
  ratings: [79, 26, 7, 2, 1],
  logo: "ice-cream",
  addOns: { "Crushed pistachio": 100, "Rose syrup": 50, "Extra scoop": 250 },
  addOnsFor: { Desert: ["Crushed pistachio", "Rose syrup", "Extra scoop"] },
  items: [
    item("Malai Kulfi", 449, "Desert", "kulfi", "Milk reduced for hours, frozen on the stick.", {
      ...milk,
      tags: ["featured", "popular"],
    }),
    item("Pistachio Kulfi", 499, "Desert", "kulfi", "With slivered pistachio and cardamom.", {
      caution: "Contains dairy and nuts",
    }),
    item("Three-scoop Sundae", 799, "Desert", "ice-cream", "Mango, rose and saffron with cream.", {
      ...milk,
      tags: ["popular"],
    }),
    item("Vanilla Cone", 349, "Desert", "soft-ice", "Soft ice in a crisp waffle cone.", {
      caution: "Contains dairy and wheat",
    }),
    item("Gola Shaved Ice", 399, "Desert", "shaved-ice", "Kala khatta, rose or lemon syrup.", { tags: ["offer"] }),
    item("Royal Falooda", 749, "Desert", "rose-milk", "Vermicelli, basil seeds, rose milk and kulfi.", {
      caution: "Contains dairy and wheat",
      tags: ["featured"],
    }),
    item("Gulab Jamun Sundae", 849, "Desert", "gulab-jamun", "Hot dumplings over cold vanilla.", {
      caution: "Contains dairy and wheat",
    }),
    item("Fruit Chaat", 599, "Desert", "fruit-salad", "Seasonal fruit, black salt and lime."),
    item("Warm Waffle", 799, "Desert", "waffle", "With one scoop and chocolate sauce.", {
      caution: "Contains wheat, dairy and egg",
    }),
    item("Doughnut Sandwich", 649, "Desert", "doughnut", "Glazed doughnut with a scoop inside.", {
      caution: "Contains wheat, dairy and egg",
    }),
    item("Mango Milkshake", 549, "Drinks", "mango-lassi", "Alphonso mango and vanilla ice cream.", milk),
    item("Boba Milk Tea", 549, "Drinks", "milkshake", "Black tea, milk and tapioca pearls.", milk),
    karak(279),
  ],
  reviews: [
    review("Meera S.", 5, 5, "Kulfi as dense as it should be."),
    review("Tyler N.", 4, 20, "Fun place for children after school."),
  ],
});
