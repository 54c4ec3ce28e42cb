import { always, coupon, daily, deal, fixed, item, percent, place, review } from "@api/db/demo/content/define";
import { cola, fries, icedTea, mintLemonade, water } from "@api/db/demo/content/staples";

const breaded = { caution: "Contains wheat and egg" };

export const crescentBroast = place({
  slug: "crescent-broast",
  name: "Crescent Broast",
  cuisine: "Fast Food",
  category: "Fast Food",
  description: "Pressure-fried chicken, crisp outside and juicy to the bone, with garlic sauce.",
  line: "13",
  street: "641 Pine St",
  at: [41.6631, -72.9257],
  hours: always,
  minutes: 12,
  contact: ["Hassan", "Darwish"],
  ratings: [303, 87, 20, 7, 4],
  logo: "broast",
  addOns: { "Garlic sauce": 75, "Pickle cup": 60, "Cheese slice": 90, Coleslaw: 199 },
  addOnsFor: {
    Broast: ["Garlic sauce", "Pickle cup", "Coleslaw"],
    Burgers: ["Cheese slice", "Pickle cup"],
    RollWrap: ["Garlic sauce", "Cheese slice"],
  },
  items: [
    item(
      "Classic Broast, 4 Pieces",
      1199,
      "Broast",
      "broast",
      "Bone-in chicken with fries, bun, slaw and garlic sauce.",
      { ...breaded, tags: ["featured", "popular"], large: 1999 },
    ),
    item(
      "Spicy Broast, 4 Pieces",
      1249,
      "Broast",
      "charcoal-chicken",
      "The classic with a chilli and black pepper crust.",
      { ...breaded, tags: ["popular"], large: 2049 },
    ),
    item(
      "Family Broast, 12 Pieces",
      3299,
      "Broast",
      "broast-family",
      "Twelve pieces, two large fries, four buns and sauces.",
      { ...breaded, tags: ["featured"] },
    ),
    item(
      "Boneless Broast Plate",
      1349,
      "Broast",
      "tenders",
      "Five tenders with fries, corn and honey mustard.",
      breaded,
    ),
    item("Crispy Wings", 999, "Appetizers", "wings", "Eight wings tossed plain, lemon pepper or hot.", breaded),
    item(
      "Chicken Fillet Burger",
      899,
      "Burgers",
      "chicken-burger",
      "Thigh fillet, lettuce, pickles and house mayo.",
      breaded,
    ),
    item("Crescent Tower", 1149, "Burgers", "double-burger", "Two fillets, cheese, slaw and a hash brown.", {
      caution: "Contains wheat, egg and dairy",
    }),
    item("Twister Wrap", 849, "RollWrap", "durum", "Tenders, lettuce and spicy mayo in a toasted wrap.", breaded),
    item("Shrimp Basket", 1399, "SeaFood", "fried-prawns", "Ten butterflied shrimp, fries and tartare sauce.", {
      caution: "Contains shellfish, wheat and egg",
    }),
    item("Fish Fillet Sandwich", 949, "Sandwich", "sandwich", "Crisp cod, slaw and lemon mayo on a soft bun.", {
      caution: "Contains fish, wheat and egg",
    }),
    fries(399, { large: 549 }),
    item("Loaded Fries", 749, "Appetizers", "loaded-fries", "Cheese sauce, jalapeño and chopped tenders.", {
      caution: "Contains dairy and wheat",
      tags: ["offer"],
    }),
    item("Corn on the Cob", 349, "Appetizers", "corn", "Sweet corn with butter and sea salt.", {
      caution: "Contains dairy",
      soldOut: true,
    }),
    item("Apple Hand Pie", 399, "Desert", "bolani", "Flaky pastry, cinnamon apple, served hot.", {
      caution: "Contains wheat and dairy",
    }),
    cola(249),
    icedTea(299),
    mintLemonade(399),
    water(199),
  ],
  coupons: [
    coupon("BUCKET5", "Bucket night", fixed(500), [-8, 22], "$5 off orders over $30.", { minimum: 3000, perUser: 3 }),
    coupon("CRISPOFF", "Crisp autumn", percent(12), [-70, -10], "12% off, up to $9.", { minimum: 2000, most: 900 }),
  ],
  deals: [
    deal("$4 off the family broast", fixed(400), [-6, 18], "broast-family", { items: ["Family Broast, 12 Pieces"] }),
  ],
  reviews: [
    review("Rania F.", 5, 1, "Crunch survives the drive. The garlic sauce is worth a second cup."),
    review("Marcus L.", 4, 6, "Fast and hot. Fries a little salty."),
    review("Huda S.", 5, 13, "Fed six children and nobody complained."),
  ],
});

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
