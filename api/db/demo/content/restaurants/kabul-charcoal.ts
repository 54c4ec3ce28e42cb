import { always, coupon, daily, deal, fixed, item, percent, place, review } from "../define";
import { ayran, cola, gulabJamun, ricePudding, salad, tea } from "../staples";

const dumpling = { caution: "Contains wheat and dairy" };

export const kabulCharcoal = place({
  slug: "kabul-charcoal",
  name: "Kabul Charcoal",
  cuisine: "Afghan",
  description: "Kabuli pulao, mantu and skewers from a long charcoal pit.",
  line: "18",
  street: "415 Broad St",
  at: [41.6683, -72.9281],
  hours: daily("11:00", "22:00"),
  minutes: 30,
  contact: ["Farid", "Noorzai"],
  ratings: [123, 19, 4, 1, 0],
  logo: "kabuli-pulao",
  addOns: { "Green chutney": 75, "Extra pulao": 400, "Garlic yoghurt": 100 },
  addOnsFor: {
    Pulao: ["Green chutney", "Extra pulao"],
    Charcoal: ["Green chutney", "Extra pulao", "Garlic yoghurt"],
    Dumplings: ["Garlic yoghurt", "Green chutney"],
  },
  items: [
    item("Kabuli Pulao", 1699, "Pulao", "kabuli-pulao", "Lamb under rice with sweet carrot, raisins and almonds.", {
      caution: "Contains nuts",
      tags: ["featured", "popular"],
      large: 2399,
    }),
    item("Chicken Pulao", 1499, "Pulao", "biryani", "Brown spiced rice with slow-cooked chicken."),
    item("Lamb Tikka Skewers", 1849, "Charcoal", "lamb-shish", "Cubes of leg, tail fat for flavour, two skewers.", {
      tags: ["featured"],
    }),
    item("Chopan Kebab", 2149, "Charcoal", "lamb-chops", "Lamb chops over charcoal with cumin and salt."),
    item("Shami Kebab", 1499, "Charcoal", "seekh-kebab", "Minced beef with onion and coriander on the skewer."),
    item("Mantu", 1399, "Dumplings", "mantu", "Steamed beef dumplings, yoghurt, lentils and mint.", {
      ...dumpling,
      tags: ["popular"],
    }),
    item("Ashak", 1299, "Dumplings", "dumplings", "Leek dumplings under tomato and garlic yoghurt.", dumpling),
    item("Potato Bolani", 849, "Appetizers", "bolani", "Crisp stuffed flatbread with green chutney.", {
      caution: "Contains wheat",
      tags: ["offer"],
    }),
    item("Borani Banjan", 849, "Appetizers", "shakshuka", "Fried aubergine in tomato with garlic yoghurt.", {
      caution: "Contains dairy",
    }),
    salad(599),
    item("Afghan Naan", 299, "Breads", "naan", "Long tandoor bread with nigella seed.", { caution: "Contains wheat" }),
    ricePudding(549),
    ayran(349),
    tea(249),
  ],
  coupons: [
    coupon("KABUL5", "Pulao Sunday", fixed(500), [2, 40], "$5 off orders over $40, from next week.", { minimum: 4000 }),
  ],
  deals: [deal("10% off charcoal skewers", percent(10), [-40, -5], "lamb-shish", { categories: ["Charcoal"] })],
  reviews: [
    review("Zohra W.", 5, 4, "Carrots and raisins in the right amount, lamb that falls apart."),
    review("Brian C.", 5, 14, "Mantu are light as air."),
    review("Idris O.", 4, 29, "Portions are huge. Order one less than you think."),
  ],
});

export const kandaharAfghaniKitchen = place({
  slug: "kandahar-afghani-kitchen",
  name: "Kandahar Afghani Kitchen",
  cuisine: "Afghan",
  category: "Catering",
  description: "Family trays and lunch boxes cooked by three generations.",
  line: "19",
  street: "77 Wolcott St",
  at: [41.6612, -72.9614],
  hours: always,
  minutes: 35,
  options: ["delivery", "pickup"],
  contact: ["Gulalai", "Popal"],
  ratings: [29, 9, 2, 0, 0],
  logo: "mantu",
  addOns: { "Green chutney": 75, "Extra bread": 150 },
  addOnsFor: { "Lunch boxes": ["Green chutney", "Extra bread"], "Family trays": ["Green chutney", "Extra bread"] },
  items: [
    item("Pulao Lunch Box", 1199, "Lunch boxes", "kabuli-pulao", "Rice, lamb, salad and bread in one box.", {
      caution: "Contains nuts and wheat",
      tags: ["featured", "popular"],
    }),
    item("Mantu Lunch Box", 1149, "Lunch boxes", "mantu", "Eight dumplings with yoghurt and split peas.", dumpling),
    item("Kebab Lunch Box", 1249, "Lunch boxes", "adana-kebab", "Beef skewer, rice, tomato and herbs."),
    item("Vegetable Lunch Box", 999, "Lunch boxes", "daal", "Lentils, aubergine and rice with pickles.", {
      tags: ["offer"],
    }),
    item("Pulao Tray for Six", 6499, "Family trays", "kabuli-pulao", "A full tray with shoulder of lamb.", {
      caution: "Contains nuts",
      tags: ["featured"],
    }),
    item("Mantu Tray, 40 Pieces", 4999, "Family trays", "dumplings", "Forty dumplings, sauces on the side.", dumpling),
    item("Bolani Tray", 2999, "Family trays", "bolani", "Ten potato and leek flatbreads, cut.", {
      caution: "Contains wheat",
    }),
    item("Leek Bolani", 749, "Appetizers", "bolani", "One large flatbread, crisp on both sides.", {
      caution: "Contains wheat",
    }),
    item("Chickpea Chaat", 649, "Appetizers", "chaat", "Chickpeas, potato and vinegar chilli sauce."),
    item("Firnee", 449, "Desert", "rice-pudding", "Set milk pudding with cardamom and pistachio.", {
      caution: "Contains dairy and nuts",
    }),
    gulabJamun(449),
    cola(199),
    tea(229),
  ],
  reviews: [review("Sam N.", 5, 16, "Ordered three trays for an aqiqah. Everything on time and still hot.")],
});
