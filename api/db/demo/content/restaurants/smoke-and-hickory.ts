import { coupon, daily, deal, fixed, item, percent, place, review } from "../define";
import { cola, fries, icedTea, mintLemonade, water } from "../staples";

export const smokeAndHickory = place({
  slug: "smoke-and-hickory",
  name: "Smoke & Hickory BBQ",
  cuisine: "BBQ",
  description: "Brisket for fourteen hours, beef ribs and turkey over hickory.",
  line: "38",
  street: "812 Terryville Ave",
  at: [41.6782, -72.9961],
  hours: daily("11:00", "21:00", { 0: null, 4: ["11:00", "23:00"], 5: ["11:00", "23:00"] }),
  minutes: 20,
  contact: ["Curtis", "Malik"],
  ratings: [92, 30, 7, 2, 1],
  logo: "ribs",
  addOns: { "House barbecue sauce": 75, "Pickles and onions": 100, Cornbread: 250, "Extra half pound": 900 },
  addOnsFor: {
    "From the smoker": ["House barbecue sauce", "Pickles and onions", "Cornbread", "Extra half pound"],
    Sandwich: ["House barbecue sauce", "Pickles and onions"],
  },
  items: [
    item("Brisket Plate", 1999, "From the smoker", "beef-brisket", "Half a pound, black bark, two sides.", {
      tags: ["featured", "popular"],
      large: 2799,
    }),
    item("Beef Rib", 2499, "From the smoker", "ribs", "One pound on the bone, peppered.", { tags: ["featured"] }),
    item("Smoked Half Chicken", 1499, "From the smoker", "charcoal-chicken", "Brined, smoked and crisped."),
    item("Lamb Shoulder", 2099, "From the smoker", "lamb-shank", "Pulled by hand, mint vinegar on the side."),
    item("Beef Links", 1299, "From the smoker", "seekh-kebab", "Two coarse beef links, mustard and onions.", {
      caution: "Contains mustard",
    }),
    item(
      "Pitmaster Platter for Four",
      7999,
      "Family trays",
      "mixed-grill",
      "Brisket, ribs, chicken, links and four sides.",
      { tags: ["popular"] },
    ),
    item("Brisket Sandwich", 1299, "Sandwich", "steak-sandwich", "Chopped brisket, slaw and pickles.", {
      caution: "Contains wheat and egg",
    }),
    item("Burnt Ends Burger", 1349, "Burgers", "double-burger", "Smash patty under sauced burnt ends.", {
      caution: "Contains wheat and dairy",
    }),
    item("Smoked Wings", 1149, "Appetizers", "wings", "Ten wings, white or red sauce.", { tags: ["offer"] }),
    item("Pit Beans", 449, "Appetizers", "haleem", "Beans cooked under the brisket."),
    item("Mac and Cheese", 599, "Appetizers", "noodles", "Four cheeses and a crumb crust.", {
      caution: "Contains wheat and dairy",
    }),
    fries(399),
    item("Banana Pudding", 549, "Desert", "custard", "Wafers, custard and ripe banana.", {
      caution: "Contains wheat, dairy and egg",
    }),
    icedTea(299),
    cola(249),
    water(189),
  ],
  coupons: [coupon("SMOKE10", "Ten off the pit", fixed(1000), [-6, 54], "$10 off orders over $80.", { minimum: 8000 })],
  deals: [deal("$5 off the pitmaster platter", fixed(500), [-6, 24], "ribs", { categories: ["Family trays"] })],
  reviews: [
    review("Andre W.", 5, 7, "First halal brisket I would drive an hour for."),
    review("Safiya J.", 4, 21, "Ribs superb, beans a bit sweet."),
  ],
});

export const quickHalalBites = place({
  slug: "quick-halal-bites",
  name: "Quick Halal Bites",
  cuisine: "Fast Food",
  category: "Food Truck",
  status: "rejected",
  rejectionReason: "The halal certificate has expired. Send the current one and we will look again.",
  description: "Wraps and rice bowls from a cart near the bus station.",
  line: "39",
  street: "Riverside Ave at Main St",
  at: [41.6709, -72.9461],
  hours: daily("10:00", "16:00", { 5: null, 6: null }),
  minutes: 10,
  options: ["pickup"],
  contact: ["Nadir", "Yunus"],
  ratings: [0, 0, 0, 0, 0],
  logo: "roll",
  items: [
    item("Chicken Rice Bowl", 999, "Rice bowls", "shawarma-plate", "Chicken, yellow rice, salad and white sauce.", {
      tags: ["featured"],
    }),
    item("Beef Rice Bowl", 1099, "Rice bowls", "koobideh", "Gyro beef, yellow rice and salad."),
    item("Mixed Rice Bowl", 1149, "Rice bowls", "biryani", "Half chicken, half beef over rice."),
    item("Chicken Wrap", 849, "RollWrap", "roll", "Chicken, lettuce and white sauce.", { caution: "Contains wheat" }),
    item("Beef Wrap", 899, "RollWrap", "shawarma", "Gyro beef, tomato and hot sauce.", { caution: "Contains wheat" }),
    item("Falafel Wrap", 749, "RollWrap", "durum", "Falafel, hummus and pickles.", {
      caution: "Contains wheat and sesame",
    }),
    item("Cheeseburger", 799, "Burgers", "burger", "Quarter pound, cheese and onions.", {
      caution: "Contains wheat and dairy",
    }),
    item("Loaded Fries", 649, "Appetizers", "loaded-fries", "Cheese, chicken and hot sauce.", {
      caution: "Contains dairy",
    }),
    item("Falafel, Six Pieces", 549, "Appetizers", "falafel", "With tahini and lemon.", { caution: "Contains sesame" }),
    fries(349),
    mintLemonade(349),
    cola(199),
    water(149),
  ],
  deals: [deal("Lunch hour 10% off", percent(10), [-20, 20], "shawarma", { off: true })],
});
