import { coupon, daily, deal, item, percent, place, review } from "../define";
import { baklava, coffee, karak, kunafa, milkshake, mintTea, roseMilk, tea } from "../staples";

const nutty = { caution: "Contains wheat, dairy and nuts" };
const milk = { caution: "Contains dairy" };

export const pistachioAndRose = place({
  slug: "pistachio-and-rose",
  name: "Pistachio & Rose",
  cuisine: "Desserts",
  category: "Cafe",
  description: "Baklava by the tray, kunafa by the slice and rose tea late into the night.",
  line: "36",
  street: "150 Main St",
  at: [41.6717, -72.9466],
  hours: daily("13:00", "06:30"),
  minutes: 10,
  contact: ["Lina", "Sabbagh"],
  ratings: [149, 12, 2, 1, 0],
  logo: "baklava",
  addOns: { "Clotted cream": 200, "Extra pistachio": 150, "Scoop of ice cream": 250 },
  addOnsFor: { Desert: ["Clotted cream", "Extra pistachio", "Scoop of ice cream"] },
  items: [
    baklava(799, { tags: ["featured", "popular"] }),
    item("Baklava Tray, 24 Pieces", 3999, "Desert", "baklava-tray", "Pistachio, walnut and cashew, ready to give.", {
      ...nutty,
      tags: ["featured"],
    }),
    kunafa(899, { tags: ["popular"], large: 1399 }),
    item("Chocolate Kunafa", 999, "Desert", "kunefe", "Hazelnut chocolate between golden threads.", nutty),
    item("Rose Lokum", 749, "Delight", "turkish-delight", "Hand-cut Turkish delight in a gift box.", {
      caution: "Contains nuts",
    }),
    item("Pistachio Halva", 899, "Delight", "maamoul", "Sesame halva marbled with whole pistachio.", {
      caution: "Contains sesame and nuts",
    }),
    item("Saffron Custard", 549, "Delight", "custard", "Set cream with saffron and cardamom.", milk),
    item("Date Maamoul", 699, "Desert", "maamoul", "Six shortbread moulds with Medjool filling.", {
      caution: "Contains wheat and dairy",
    }),
    item("Rose Rice Pudding", 499, "Desert", "rice-pudding", "Chilled, with pistachio dust.", {
      caution: "Contains dairy and nuts",
    }),
    item("Pistachio Ice Cream", 599, "Desert", "ice-cream", "Stretchy booza rolled in nuts.", {
      caution: "Contains dairy and nuts",
      tags: ["offer"],
    }),
    item("Waffle with Strawberries", 949, "Desert", "waffle", "Crisp waffle, cream and berries.", {
      caution: "Contains wheat, dairy and egg",
    }),
    item("Stuffed Dates", 799, "Delight", "dates", "Medjool dates with almond and orange peel.", {
      caution: "Contains nuts",
    }),
    roseMilk(399),
    milkshake(599),
    karak(299),
    mintTea(299),
    coffee(299),
    tea(229, { soldOut: true }),
  ],
  coupons: [
    coupon("ROSE7", "Sweet seven", percent(7), [-15, 45], "7% off, up to $5.", {
      minimum: 1500,
      most: 500,
      perUser: null,
    }),
  ],
  deals: [deal("Baklava tray 15% off", percent(15), [-100, -40], "baklava", { items: ["Baklava Tray, 24 Pieces"] })],
  reviews: [
    review("Farah I.", 5, 1, "Not too sweet, which is the highest praise my mother gives."),
    review("Ben C.", 5, 8, "Kunafa arrived with the syrup separate. Smart."),
    review("Noor A.", 5, 18, "Sent a tray for Eid, everyone asked where from."),
  ],
});

export const kulfiCorner = place({
  slug: "kulfi-corner",
  name: "Kulfi Corner",
  cuisine: "Ice Cream",
  category: "Cafe",
  description: "Kulfi on sticks, falooda in tall glasses and mango everything.",
  line: "37",
  street: "480 Middle St",
  at: [41.6538, -72.9189],
  hours: daily("12:00", "23:00"),
  minutes: 8,
  options: ["delivery", "pickup"],
  contact: ["Rohan", "Sheikh"],
  ratings: [79, 26, 7, 2, 1],
  logo: "ice-cream",
  addOns: { "Crushed pistachio": 100, "Rose syrup": 50, "Extra scoop": 250 },
  addOnsFor: { Desert: ["Crushed pistachio", "Rose syrup", "Extra scoop"] },
  items: [
    item("Malai Kulfi", 449, "Desert", "kulfi", "Milk reduced for hours, frozen on the stick.", {
      ...milk,
      tags: ["featured", "popular"],
    }),
    item("Pistachio Kulfi", 499, "Desert", "kulfi", "With slivered pistachio and cardamom.", {
      caution: "Contains dairy and nuts",
    }),
    item("Three-scoop Sundae", 799, "Desert", "ice-cream", "Mango, rose and saffron with cream.", {
      ...milk,
      tags: ["popular"],
    }),
    item("Vanilla Cone", 349, "Desert", "soft-ice", "Soft ice in a crisp waffle cone.", {
      caution: "Contains dairy and wheat",
    }),
    item("Gola Shaved Ice", 399, "Desert", "shaved-ice", "Kala khatta, rose or lemon syrup.", { tags: ["offer"] }),
    item("Royal Falooda", 749, "Desert", "rose-milk", "Vermicelli, basil seeds, rose milk and kulfi.", {
      caution: "Contains dairy and wheat",
      tags: ["featured"],
    }),
    item("Gulab Jamun Sundae", 849, "Desert", "gulab-jamun", "Hot dumplings over cold vanilla.", {
      caution: "Contains dairy and wheat",
    }),
    item("Fruit Chaat", 599, "Desert", "fruit-salad", "Seasonal fruit, black salt and lime."),
    item("Warm Waffle", 799, "Desert", "waffle", "With one scoop and chocolate sauce.", {
      caution: "Contains wheat, dairy and egg",
    }),
    item("Doughnut Sandwich", 649, "Desert", "doughnut", "Glazed doughnut with a scoop inside.", {
      caution: "Contains wheat, dairy and egg",
    }),
    item("Mango Milkshake", 549, "Drinks", "mango-lassi", "Alphonso mango and vanilla ice cream.", milk),
    item("Boba Milk Tea", 549, "Drinks", "milkshake", "Black tea, milk and tapioca pearls.", milk),
    karak(279),
  ],
  reviews: [
    review("Meera S.", 5, 5, "Kulfi as dense as it should be."),
    review("Tyler N.", 4, 20, "Fun place for children after school."),
  ],
});
