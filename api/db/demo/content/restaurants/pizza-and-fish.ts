import { coupon, daily, deal, fixed, item, percent, place, review } from "@api/db/demo/content/define";
import {
  cola,
  fries,
  gulabJamun,
  icedTea,
  karak,
  mangoLassi,
  mintLemonade,
  naan,
  orangeJuice,
  salad,
  samosas,
  water,
} from "@api/db/demo/content/staples";

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

const fish = { caution: "Contains fish and wheat" };

export const harborLightFish = place({
  slug: "harbor-light-fish",
  name: "Harbor Light Fish",
  cuisine: "Seafood",
  description: "Day-boat fish, grilled with lemon or fried in clean oil.",
  line: "42",
  street: "259 Middle St",
  at: [41.6571, -72.9233],
  hours: daily("11:30", "21:30", { 0: null }),
  minutes: 20,
  contact: ["Yahya", "Coleman"],
  ratings: [57, 21, 5, 2, 1],
  logo: "prawns",
  addOns: { "Tartare sauce": 75, "Lemon butter": 125, Coleslaw: 199 },
  addOnsFor: { SeaFood: ["Tartare sauce", "Lemon butter", "Coleslaw"], Sandwich: ["Tartare sauce"] },
  items: [
    item("Grilled Sea Bass", 2099, "SeaFood", "grilled-fish", "Whole fish, fennel, lemon and new potatoes.", {
      caution: "Contains fish",
      tags: ["featured", "popular"],
    }),
    item("Fish and Chips", 1499, "SeaFood", "fish-and-chips", "Cod in light, crisp batter with thick-cut fries.", {
      ...fish,
      tags: ["popular"],
      large: 1899,
    }),
    item("Garlic Prawns", 1699, "SeaFood", "prawns", "Eight prawns, garlic butter and parsley.", {
      caution: "Contains shellfish and dairy",
      tags: ["featured"],
    }),
    item("Fried Shrimp Basket", 1399, "SeaFood", "fried-prawns", "Twelve shrimp, fries and slaw.", {
      caution: "Contains shellfish, wheat and egg",
    }),
    item("Salmon Plate", 1899, "SeaFood", "grilled-fish", "Grilled salmon, rice and greens.", {
      caution: "Contains fish",
    }),
    item("Seafood Rice", 1799, "SeaFood", "prawn-biryani", "Saffron rice with prawns, squid and peas.", {
      caution: "Contains shellfish and molluscs",
    }),
    item("Fish Sandwich", 1099, "Sandwich", "sandwich", "Crisp haddock, slaw and lemon mayo.", fish),
    item("Shrimp Taco Pair", 1149, "RollWrap", "taco", "Two tacos, cabbage and chipotle.", {
      caution: "Contains shellfish and wheat",
    }),
    item("Smoked Haddock Chowder", 699, "Appetizers", "labneh", "Haddock, potato, leek and a little cream.", {
      caution: "Contains fish and dairy",
    }),
    item("Hush Puppies", 499, "Appetizers", "falafel", "Corn fritters with honey butter.", {
      caution: "Contains wheat, dairy and egg",
      tags: ["offer"],
    }),
    fries(399),
    mintLemonade(399),
    cola(229),
    water(189),
  ],
  coupons: [
    coupon("HARBOR5", "Friday catch", fixed(500), [-10, 50], "$5 off orders over $35.", { minimum: 3500, off: true }),
  ],
  deals: [deal("10% off fish and chips", percent(10), [-5, 30], "grilled-fish", { items: ["Fish and Chips"] })],
  reviews: [
    review("Grace T.", 5, 6, "Fish that tastes of the sea, batter that shatters."),
    review("Anwar M.", 4, 22, "Prawns excellent, portion could be bigger."),
  ],
});

export const desiDhaba = place({
  slug: "desi-dhaba",
  name: "Desi Dhaba 24",
  cuisine: "Pakistani",
  description: "Truck-stop curries, parathas and chai at any hour of the day.",
  line: "43",
  street: "1201 Farmington Ave",
  at: [41.6938, -72.9012],
  hours: daily("00:00", "00:00"),
  minutes: 20,
  contact: ["Waseem", "Butt"],
  ratings: [104, 39, 10, 4, 3],
  logo: "butter-chicken",
  addOns: { Raita: 125, "Extra paratha": 225, Pickle: 60 },
  addOnsFor: { Handi: ["Raita", "Extra paratha", "Pickle"], Breakfast: ["Extra paratha", "Pickle"] },
  items: [
    item("Butter Chicken", 1449, "Handi", "butter-chicken", "Charred chicken in a buttery tomato gravy.", {
      caution: "Contains dairy",
      tags: ["featured", "popular"],
    }),
    item("Truck Driver's Karahi", 1599, "Handi", "karahi", "Chicken, green chilli and crushed pepper.", {
      tags: ["featured"],
      large: 2699,
    }),
    item("Prawn Karahi", 1899, "Handi", "prawn-karahi", "Prawns, tomato and carom seed.", {
      caution: "Contains shellfish",
    }),
    item("Daal Fry", 999, "Handi", "daal", "Split lentils with garlic and ghee.", { caution: "Contains dairy" }),
    item("Halwa Puri", 1099, "Breakfast", "breakfast", "Two puris, chickpeas, potato and semolina halwa.", {
      caution: "Contains wheat",
      tags: ["popular"],
    }),
    item("Paratha and Omelette", 899, "Breakfast", "omelette", "Flaky paratha, masala eggs and chai.", {
      caution: "Contains wheat, egg and dairy",
    }),
    item("Nihari Breakfast", 1499, "Breakfast", "nihari", "Shank stew with two naan from 5 AM.", {
      caution: "Contains wheat",
    }),
    item("Chicken Biryani", 1299, "Biryani", "biryani", "Spicy Karachi style with potato."),
    item("Beef Seekh Kebab", 1149, "Appetizers", "seekh-kebab", "Three skewers from the tandoor."),
    item("Chapli Kebab", 1249, "Appetizers", "kibbeh", "Two flat kebabs with pomegranate seed.", { tags: ["offer"] }),
    samosas(499),
    naan(229),
    gulabJamun(449),
    mangoLassi(399),
    karak(249),
  ],
  coupons: [
    coupon("NIGHT5", "Night shift", fixed(500), [-60, 60], "$5 off orders over $35, any hour.", {
      minimum: 3500,
      perUser: null,
    }),
  ],
  deals: [deal("Breakfast 10% off", percent(10), [-14, 46], "karahi", { categories: ["Breakfast"] })],
  reviews: [
    review("Rashid N.", 5, 2, "Three in the morning and the karahi was fresh."),
    review("Olivia M.", 4, 12, "Chai strong enough for a night shift."),
    review("Zain P.", 3, 34, "Good, but the gravy was oily this time."),
  ],
});
