import { coupon, daily, deal, fixed, item, percent, place, review } from "../define";
import { ayran, baklava, ricePudding, saffronRice, tea, water } from "../staples";

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
