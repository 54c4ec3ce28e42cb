import { always, coupon, daily, deal, item, percent, place, review } from "@api/db/demo/content/define";
import { cola, fries, icedTea, milkshake, water } from "@api/db/demo/content/staples";

const bun = { caution: "Contains wheat, dairy and egg" };

export const mapleStreetSmash = place({
  slug: "maple-street-smash",
  name: "Maple Street Smash",
  cuisine: "Burgers",
  category: "Fast Food",
  description: "Thin, crisp-edged beef on potato buns, ground twice a day.",
  line: "22",
  street: "12 Maple St",
  at: [41.6743, -72.9455],
  hours: daily("11:00", "06:30"),
  minutes: 10,
  contact: ["Jamal", "Brooks"],
  ratings: [173, 75, 26, 9, 5],
  logo: "burger",
  addOns: {
    "Potato bun": 0,
    "Brioche bun": 75,
    "Lettuce, no bun": 0,
    "Beef bacon": 225,
    "Extra patty": 300,
    "Grilled onions": 75,
    Jalapeños: 75,
    "American cheese": 100,
  },
  addOnGroups: [{ name: "Bun", choose: [1, 1], of: ["Potato bun", "Brioche bun", "Lettuce, no bun"] }],
  addOnsFor: {
    Burgers: [
      "Potato bun",
      "Brioche bun",
      "Lettuce, no bun",
      "Beef bacon",
      "Extra patty",
      "Grilled onions",
      "Jalapeños",
      "American cheese",
    ],
    Sandwich: ["Grilled onions", "American cheese"],
  },
  items: [
    item("Classic Smash", 899, "Burgers", "burger", "One crisp patty, cheese, pickles and smash sauce.", {
      ...bun,
      tags: ["featured", "popular"],
      large: 1199,
    }),
    item("Double Smash", 1199, "Burgers", "double-burger", "Two patties, two slices, grilled onions.", {
      ...bun,
      tags: ["popular"],
      large: 1449,
    }),
    item("Maple Heat", 1249, "Burgers", "burger-meal", "Hot honey, jalapeños, pepper jack and crisp onions.", {
      ...bun,
      tags: ["featured"],
    }),
    item("Crispy Chicken", 1099, "Burgers", "chicken-burger", "Buttermilk thigh, slaw and pickles.", bun),
    item("Garden Smash", 999, "Burgers", "burger", "Black bean and beet patty, avocado and tomato.", {
      caution: "Contains wheat",
    }),
    item("Smash Meal", 1499, "Burgers", "burger-meal", "Classic smash, fries and a drink.", bun),
    item("Philly Steak", 1299, "Sandwich", "steak-sandwich", "Shaved ribeye, peppers, onions and cheese sauce.", bun),
    item("Patty Melt", 1149, "Sandwich", "sandwich", "Rye, Swiss cheese and slow onions.", bun),
    fries(399, { large: 549, tags: ["offer"] }),
    item("Chilli Cheese Fries", 799, "Appetizers", "loaded-fries", "Beef chilli, cheese sauce and scallions.", {
      caution: "Contains dairy",
    }),
    item("Wings, 8 Pieces", 1099, "Appetizers", "wings", "Buffalo, honey garlic or dry rub."),
    item("Chocolate Chunk Cookie", 349, "Desert", "cookies", "Baked every two hours, served warm.", bun),
    milkshake(599),
    cola(249),
    icedTea(299),
    water(199, { soldOut: true }),
  ],
  coupons: [
    coupon("SMASH15", "Smash Monday", percent(15), [4, 34], "15% off, up to $8, starting soon.", {
      minimum: 2000,
      most: 800,
    }),
  ],
  deals: [deal("Double Smash 20% off", percent(20), [-3, 11], "burger-meal", { items: ["Double Smash"] })],
  reviews: [
    review("Kayla B.", 5, 3, "Lacy edges, soft bun, no mess of toppings."),
    review("Amir S.", 4, 9, "Beef bacon as an add-on makes it. Fries go cold fast."),
    review("Luis G.", 3, 26, "Good burger, wrong drink."),
  ],
});

export const elmStreetSandwiches = place({
  slug: "elm-street-sandwiches",
  name: "Elm Street Sandwiches",
  cuisine: "American",
  category: "Cafe",
  description: "Halal deli: turkey, pastrami and steak on bread baked next door.",
  line: "23",
  street: "8 Elm St",
  at: [41.6697, -72.9509],
  hours: always,
  minutes: 10,
  options: ["delivery", "pickup"],
  contact: ["Denise", "Walker"],
  ratings: [52, 19, 5, 1, 1],
  logo: "sandwich",
  addOns: { Avocado: 150, "Extra cheese": 100, "Hot peppers": 60, "Double meat": 350 },
  addOnsFor: {
    Sandwich: ["Avocado", "Extra cheese", "Hot peppers", "Double meat"],
    RollWrap: ["Avocado", "Hot peppers"],
  },
  items: [
    item("Smoked Turkey Club", 1099, "Sandwich", "sandwich", "Turkey, beef bacon, tomato and herb mayo.", {
      caution: "Contains wheat and egg",
      tags: ["featured", "popular"],
    }),
    item("Beef Pastrami on Rye", 1249, "Sandwich", "steak-sandwich", "Hand-cut pastrami, mustard and pickles.", {
      caution: "Contains wheat and mustard",
      tags: ["featured"],
    }),
    item("Steak and Cheese", 1199, "Sandwich", "baguette", "Griddled steak, onions and provolone.", {
      caution: "Contains wheat and dairy",
    }),
    item("Tuna Melt", 999, "Sandwich", "sandwich", "Albacore, cheddar and celery on sourdough.", {
      caution: "Contains fish, wheat and dairy",
    }),
    item("Egg and Cheese Roll", 599, "Sandwich", "bagel", "Two eggs and cheddar on a kaiser roll until noon.", {
      caution: "Contains wheat, egg and dairy",
      tags: ["popular"],
    }),
    item("Caprese Baguette", 949, "Sandwich", "baguette", "Mozzarella, tomato and basil oil.", {
      caution: "Contains wheat and dairy",
    }),
    item("Chicken Caesar Wrap", 1049, "RollWrap", "durum", "Grilled chicken, romaine and parmesan.", {
      caution: "Contains wheat, dairy and fish",
    }),
    item("Garden Salad Bowl", 899, "Appetizers", "salad", "Greens, corn, beans and lime dressing."),
    item("Tomato Soup", 549, "Appetizers", "lentil-soup", "Roasted tomatoes, basil and cream.", {
      caution: "Contains dairy",
    }),
    item("Buttermilk Pancakes", 899, "Breakfast", "pancakes", "Three pancakes with maple syrup.", {
      caution: "Contains wheat, dairy and egg",
      tags: ["offer"],
    }),
    item("Brown Butter Cookie", 299, "Desert", "cookies", "Crisp edge, soft middle, sea salt.", {
      caution: "Contains wheat and dairy",
    }),
    fries(349),
    icedTea(279),
    cola(219),
  ],
  reviews: [
    review("Nicole H.", 5, 5, "Finally a proper deli where I can eat everything."),
    review("Ibrahim T.", 4, 17, "Pastrami is the one to get."),
  ],
});
