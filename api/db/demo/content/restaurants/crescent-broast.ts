import { always, coupon, deal, fixed, item, percent, place, review } from "../define";
import { cola, fries, icedTea, mintLemonade, water } from "../staples";

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
