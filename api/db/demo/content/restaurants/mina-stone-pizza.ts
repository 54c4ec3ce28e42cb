import { coupon, daily, deal, item, percent, place, review } from "../define";
import { cola, icedTea, mintLemonade, orangeJuice, salad, water } from "../staples";

const dough = "Contains wheat and dairy";

export const minaStonePizza = place({
  slug: "mina-stone-pizza",
  name: "Mina Stone Pizza",
  cuisine: "Pizza",
  category: "Pizza",
  description: "Two-day dough, zabiha pepperoni and a stone oven at 800 degrees.",
  line: "24",
  street: "266 West St",
  at: [41.6701, -72.9587],
  hours: daily("11:00", "06:30"),
  minutes: 18,
  contact: ["Mina", "Farouk"],
  ratings: [165, 51, 12, 3, 2],
  logo: "margherita",
  addOns: { "Extra mozzarella": 200, "Beef pepperoni": 225, Olives: 125, "Garlic dip": 90, Mushrooms: 125 },
  addOnsFor: { Pizza: ["Extra mozzarella", "Beef pepperoni", "Olives", "Garlic dip", "Mushrooms"] },
  items: [
    item("Margherita", 1199, "Pizza", "margherita", "San Marzano tomato, fior di latte and basil.", {
      caution: dough,
      tags: ["featured", "popular"],
      large: 1699,
    }),
    item("Beef Pepperoni", 1399, "Pizza", "beef-pepperoni", "Zabiha beef pepperoni that curls and crisps.", {
      caution: dough,
      tags: ["featured", "popular"],
      large: 1899,
    }),
    item("Garden", 1299, "Pizza", "garden-pizza", "Peppers, tomato, olives and rocket.", {
      caution: dough,
      large: 1799,
    }),
    item("Barbecue Chicken", 1449, "Pizza", "bbq-chicken-pizza", "Smoked chicken, red onion and coriander.", {
      caution: dough,
      large: 1949,
    }),
    item("Turkish Sausage", 1449, "Pizza", "beef-pepperoni", "Sucuk, green pepper and kashar.", {
      caution: dough,
      large: 1949,
    }),
    item("Chicken Tikka Pizza", 1449, "Pizza", "bbq-chicken-pizza", "Tandoori chicken, chilli and mint yoghurt.", {
      caution: dough,
      large: 1949,
    }),
    item("Slice of the Day", 399, "Pizza", "pizza", "One big slice, whatever just came out.", {
      caution: dough,
      tags: ["offer"],
    }),
    item("Garlic Knots", 599, "Appetizers", "bread-basket", "Six knots, garlic butter and parsley.", {
      caution: dough,
    }),
    item("Mozzarella Sticks", 749, "Appetizers", "tenders", "Crisp crumb, molten middle, tomato dip.", {
      caution: "Contains wheat, dairy and egg",
    }),
    salad(699),
    item("Wood-roasted Wings", 1099, "Appetizers", "wings", "Lemon, rosemary and smoked salt."),
    item("Chocolate Pizza", 899, "Desert", "chocolate", "Warm dough, hazelnut chocolate and strawberries.", {
      caution: "Contains wheat, dairy and nuts",
    }),
    cola(249),
    icedTea(299),
    mintLemonade(399),
  ],
  coupons: [
    coupon("STONE10", "Pizza night", percent(10), [-30, 30], "10% off, up to $6.", {
      minimum: 2000,
      most: 600,
      perUser: null,
    }),
  ],
  deals: [deal("Large margherita 15% off", percent(15), [-2, 26], "beef-pepperoni", { items: ["Margherita"] })],
  reviews: [
    review("Elena P.", 5, 4, "Leopard spots on the crust and proper pepperoni."),
    review("Musa K.", 4, 16, "Great dough. Ask them to cut it."),
  ],
});

export const oliveAndBasil = place({
  slug: "olive-and-basil",
  name: "Olive & Basil",
  cuisine: "Italian",
  description: "Fresh pasta and slow ragù, cooked without alcohol.",
  line: "25",
  street: "44 Bellevue Ave",
  at: [41.6788, -72.9534],
  hours: daily("12:00", "21:30", { 0: null }),
  minutes: 20,
  contact: ["Giulia", "Rahmani"],
  ratings: [47, 16, 3, 1, 0],
  logo: "pasta",
  addOns: { "Grilled chicken": 350, "Extra parmesan": 125, "Garlic bread": 250 },
  addOnsFor: {
    Pasta: ["Grilled chicken", "Extra parmesan", "Garlic bread"],
    Pizza: ["Grilled chicken", "Extra parmesan"],
  },
  items: [
    item("Beef Ragù Tagliatelle", 1549, "Pasta", "pasta", "Six-hour beef ragù on hand-cut ribbons.", {
      caution: "Contains wheat, egg and dairy",
      tags: ["featured", "popular"],
    }),
    item("Spaghetti Pomodoro", 1199, "Pasta", "pasta", "Sweet tomato, basil and olive oil.", {
      caution: "Contains wheat",
    }),
    item("Chicken Alfredo", 1499, "Pasta", "noodles", "Cream, parmesan and charred chicken.", {
      caution: "Contains wheat and dairy",
      tags: ["popular"],
    }),
    item("Prawn Linguine", 1799, "SeaFood", "prawns", "Garlic, chilli, lemon and parsley.", {
      caution: "Contains wheat and shellfish",
      tags: ["featured"],
    }),
    item("Sea Bass al Forno", 2099, "SeaFood", "grilled-fish", "Whole bass with potato, olives and tomato.", {
      caution: "Contains fish",
    }),
    item("Quattro Formaggi", 1449, "Pizza", "cheese-manakish", "Four cheeses and a drop of honey.", { caution: dough }),
    item("Diavola", 1449, "Pizza", "beef-pepperoni", "Spiced beef salami and Calabrian chilli.", { caution: dough }),
    item("Caprese", 899, "Appetizers", "salad", "Tomato, buffalo mozzarella and basil.", { caution: "Contains dairy" }),
    item("Focaccia", 549, "Appetizers", "loaf", "Rosemary, sea salt and new oil.", {
      caution: "Contains wheat",
      tags: ["offer"],
    }),
    item("Marinated Olives", 499, "Appetizers", "olives", "Green and black, orange peel and fennel."),
    item("Panna Cotta", 699, "Desert", "custard", "Vanilla cream set with halal beef gelatine.", {
      caution: "Contains dairy",
    }),
    orangeJuice(449),
    water(249),
  ],
  reviews: [
    review("Francesca L.", 5, 11, "Ragù with real depth. I ate every bite."),
    review("Ali R.", 4, 28, "Generous plates, lovely focaccia."),
  ],
});
