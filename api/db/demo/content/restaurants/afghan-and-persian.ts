import { always, coupon, daily, deal, fixed, item, percent, place, review } from "@api/db/demo/content/define";
import {
  ayran,
  baklava,
  cola,
  gulabJamun,
  ricePudding,
  saffronRice,
  salad,
  tea,
  water,
} from "@api/db/demo/content/staples";

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

const addOns = { "Grilled tomato": 125, "Extra saffron rice": 350, "Mast-o-khiar": 250, Barberries: 150 };

export const darbandKebab = place({
  slug: "darband-kebab",
  name: "Darband Kebab",
  cuisine: "Iranian",
  description: "Koobideh and joojeh over saffron rice, with herbs, butter and grilled tomato.",
  line: "16",
  street: "1042 Farmington Ave",
  at: [41.6921, -72.9085],
  hours: daily("12:00", "22:00", { 0: null }),
  minutes: 30,
  contact: ["Reza", "Karimi"],
  ratings: [100, 15, 3, 1, 0],
  logo: "koobideh",
  addOns,
  addOnsFor: {
    Kebabs: ["Grilled tomato", "Extra saffron rice", "Mast-o-khiar"],
    Stews: ["Extra saffron rice", "Barberries"],
  },
  items: [
    item("Koobideh", 1599, "Kebabs", "koobideh", "Two skewers of minced beef and lamb over saffron rice.", {
      tags: ["featured", "popular"],
      large: 2099,
    }),
    item("Joojeh Kebab", 1649, "Kebabs", "joojeh", "Saffron and lemon chicken, charred tomato, rice.", {
      caution: "Contains dairy",
      tags: ["featured"],
    }),
    item("Barg", 2199, "Kebabs", "lamb-shish", "Pounded lamb fillet marinated in onion juice."),
    item("Soltani", 2699, "Kebabs", "mixed-grill", "One skewer of barg and one of koobideh.", { tags: ["popular"] }),
    item("Ghormeh Sabzi", 1549, "Stews", "palak-paneer", "Herbs, kidney beans and lamb with dried lime."),
    item("Gheymeh", 1499, "Stews", "nihari", "Split peas, lamb and crisp potato in tomato."),
    item("Fesenjan", 1749, "Stews", "haleem", "Chicken in walnut and pomegranate, dark and sweet.", {
      caution: "Contains nuts",
    }),
    item("Tahdig", 799, "Appetizers", "saffron-rice", "The golden crust from the bottom of the pot.", {
      caution: "Contains dairy",
      tags: ["offer"],
    }),
    item("Kashk-e Bademjan", 849, "Appetizers", "baba-ghanoush", "Fried aubergine, whey, mint and crisp onion.", {
      caution: "Contains dairy",
    }),
    item("Salad Shirazi", 699, "Appetizers", "salad", "Cucumber, tomato, onion and dried mint."),
    saffronRice(499),
    item("Sangak Bread", 399, "Breads", "flatbread", "Stone-baked wholewheat bread with sesame.", {
      caution: "Contains wheat and sesame",
    }),
    item("Saffron Ice Cream", 649, "Desert", "ice-cream", "Bastani with rose water and frozen cream flakes.", {
      caution: "Contains dairy and nuts",
    }),
    ricePudding(549, { soldOut: true }),
    ayran(349),
    tea(249),
  ],
  coupons: [coupon("DARBAND6", "Up the mountain", fixed(600), [-14, 45], "$6 off orders over $45.", { minimum: 4500 })],
  deals: [deal("10% off stews", percent(10), [3, 20], "karahi", { categories: ["Stews"] })],
  reviews: [
    review("Shirin A.", 5, 6, "The koobideh is as juicy as on Darband road. Ask for extra tahdig."),
    review("Tom R.", 4, 19, "Beautiful rice. Delivery took the full forty minutes."),
  ],
});

export const isfahanHouse = place({
  slug: "isfahan-house",
  name: "Isfahan House",
  cuisine: "Iranian",
  description: "Home stews, berry rice and quince tea in a quiet dining room.",
  line: "17",
  street: "22 Summer St",
  at: [41.6764, -72.9502],
  hours: daily("12:00", "21:30", { 1: null }),
  minutes: 30,
  contact: ["Maryam", "Tehrani"],
  ratings: [41, 11, 2, 1, 0],
  logo: "saffron-rice",
  addOns,
  addOnsFor: { Kebabs: ["Grilled tomato", "Extra saffron rice"], "Rice and stew": ["Barberries", "Mast-o-khiar"] },
  items: [
    item("Zereshk Polo", 1599, "Rice and stew", "saffron-rice", "Barberry and saffron rice with braised chicken.", {
      caution: "Contains dairy",
      tags: ["featured", "popular"],
    }),
    item(
      "Baghali Polo with Shank",
      2099,
      "Rice and stew",
      "lamb-shank",
      "Dill and broad bean rice under a lamb shank.",
      { tags: ["featured"] },
    ),
    item("Adas Polo", 1299, "Rice and stew", "kabuli-pulao", "Lentils, raisins and dates folded through rice."),
    item("Khoresh Bademjan", 1499, "Rice and stew", "nihari", "Aubergine and lamb in sour grape tomato."),
    item("Koobideh Plate", 1549, "Kebabs", "koobideh", "Minced beef skewers, rice, sumac and butter.", {
      caution: "Contains dairy",
    }),
    item("Joojeh Plate", 1599, "Kebabs", "chicken-shish", "Saffron chicken skewers with grilled pepper.", {
      caution: "Contains dairy",
    }),
    item("Mirza Ghasemi", 899, "Appetizers", "muhammara", "Smoked aubergine, garlic, tomato and egg.", {
      caution: "Contains egg",
    }),
    item("Mast-o-Khiar", 549, "Appetizers", "labneh", "Yoghurt, cucumber, walnut and rose petals.", {
      caution: "Contains dairy and nuts",
      tags: ["offer"],
    }),
    item("Ash Reshteh", 899, "Soups", "noodle-soup", "Noodles, herbs and beans, whey and fried mint.", {
      caution: "Contains wheat and dairy",
    }),
    baklava(699),
    item("Gaz Nougat", 599, "Delight", "turkish-delight", "Isfahan's own nougat of pistachio and rose water.", {
      caution: "Contains nuts and egg",
    }),
    tea(249),
    water(199),
  ],
  reviews: [review("Leila G.", 5, 10, "Tastes like my aunt's table on a Friday.")],
});
