import { coupon, daily, deal, fixed, item, percent, place, review } from "../define";
import { cola, fries, karak, mangoLassi, samosas, tamarind } from "../staples";

export const lahoreTawaTruck = place({
  slug: "lahore-tawa-truck",
  name: "Lahore Tawa Truck",
  cuisine: "Pakistani",
  category: "Food Truck",
  description: "Bun kebabs, rolls and tawa fry from an orange truck at Muzzy Field.",
  line: "12",
  street: "Muzzy St at Park St",
  at: [41.6702, -72.9558],
  hours: daily("17:00", "05:00", { 0: null }),
  minutes: 12,
  options: ["delivery", "pickup"],
  contact: ["Usman", "Tariq"],
  ratings: [71, 24, 5, 1, 1],
  logo: "roll",
  addOns: { "Extra egg": 100, "Cheese slice": 100, "Green chutney": 50 },
  addOnsFor: { Burgers: ["Extra egg", "Cheese slice", "Green chutney"], RollWrap: ["Extra egg", "Green chutney"] },
  items: [
    item("Bun Kebab", 699, "Burgers", "burger", "Lentil and beef patty, egg, chutney and onion in a griddled bun.", {
      caution: "Contains wheat and egg",
      tags: ["featured", "popular"],
    }),
    item("Zinger Bun", 899, "Burgers", "chicken-burger", "Crackling fried chicken with chilli mayo and slaw.", {
      caution: "Contains wheat and egg",
    }),
    item(
      "Chicken Paratha Roll",
      849,
      "RollWrap",
      "roll",
      "Charcoal chicken, onions and mint sauce in a flaky paratha.",
      { caution: "Contains wheat", tags: ["popular"] },
    ),
    item("Beef Seekh Roll", 899, "RollWrap", "shawarma", "Two seekh kebabs with imli sauce in paratha.", {
      caution: "Contains wheat",
    }),
    item("Egg Roll", 599, "RollWrap", "roll", "Masala omelette, chilli and onion, rolled while hot.", {
      caution: "Contains wheat and egg",
    }),
    item(
      "Chicken Tawa Fry",
      1299,
      "From the tawa",
      "chicken-tikka",
      "Chicken chopped on the hot plate with tomato and butter.",
      { caution: "Contains dairy", tags: ["featured"] },
    ),
    item("Keema Tawa", 1349, "From the tawa", "karahi", "Minced beef, peas and ginger, two rotis beside it.", {
      caution: "Contains wheat",
    }),
    item("Dahi Chaat", 749, "Appetizers", "chaat", "Chickpeas, potato, crisp wafers, yoghurt and tamarind.", {
      caution: "Contains dairy and wheat",
      tags: ["offer"],
    }),
    samosas(499),
    fries(399, { large: 549 }),
    mangoLassi(399),
    tamarind(349),
    cola(199),
    karak(249),
  ],
  coupons: [
    coupon("TAWA2", "After hours", fixed(200), [-3, 60], "$2 off orders over $12.", {
      minimum: 1200,
      perUser: null,
    }),
  ],
  deals: [deal("15% off every roll", percent(15), [-4, 20], "shawarma", { categories: ["RollWrap"] })],
  reviews: [
    review("Bilal A.", 5, 2, "Bun kebab at midnight, exactly like home."),
    review("Jess T.", 4, 18, "Great rolls. Bring napkins."),
  ],
});
