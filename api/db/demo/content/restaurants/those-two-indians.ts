import { daily, deal, item, percent, place, review } from "../define";
import { gulabJamun, karak, kheer, mangoLassi, roseMilk, samosas, tamarind } from "../staples";

export const thoseTwoIndians = place({
  slug: "those-two-indians",
  name: "Those Two Indians",
  cuisine: "Indian",
  category: "Cafe",
  description: "Two sisters, one chaat counter: puri, dosa and Bombay sandwiches.",
  line: "15",
  street: "57 Riverside Ave",
  at: [41.6719, -72.9432],
  hours: daily("10:00", "21:00", { 1: null }),
  minutes: 15,
  contact: ["Zainab", "Merchant"],
  ratings: [64, 20, 4, 1, 0],
  logo: "chaat",
  addOns: { "Extra chutney": 50, "Grated cheese": 125, "Sev on top": 75 },
  addOnsFor: { Chaat: ["Extra chutney", "Sev on top"], Sandwich: ["Extra chutney", "Grated cheese"] },
  items: [
    item("Samosa Chaat", 799, "Chaat", "chaat", "Crushed samosa, chickpeas, yoghurt and three chutneys.", {
      caution: "Contains wheat and dairy",
      tags: ["featured", "popular"],
    }),
    item("Pani Puri", 699, "Chaat", "falafel", "Six crisp shells with spiced potato and mint water.", {
      caution: "Contains wheat",
    }),
    item("Bhel Puri", 649, "Chaat", "nuts", "Puffed rice, peanuts, raw mango and tamarind.", {
      caution: "Contains peanuts",
    }),
    item(
      "Bombay Masala Sandwich",
      849,
      "Sandwich",
      "sandwich",
      "Potato, beetroot and green chutney, pressed with butter.",
      { caution: "Contains wheat and dairy", tags: ["popular"] },
    ),
    item("Chilli Cheese Toast", 649, "Sandwich", "cheese", "Melted cheese, chilli and coriander on thick bread.", {
      caution: "Contains wheat and dairy",
    }),
    item("Paneer Kathi Roll", 949, "RollWrap", "roll", "Charred paneer, peppers and mint in a flaky paratha.", {
      caution: "Contains wheat and dairy",
    }),
    item("Chicken Kathi Roll", 999, "RollWrap", "shawarma", "Tandoori chicken, pickled onion and lime.", {
      caution: "Contains wheat",
    }),
    item("Masala Omelette", 749, "Breakfast", "omelette", "Three eggs, onion, green chilli and coriander.", {
      caution: "Contains egg",
    }),
    samosas(499, { tags: ["offer"] }),
    gulabJamun(449),
    kheer(499),
    mangoLassi(399),
    roseMilk(379),
    tamarind(349),
    karak(279),
  ],
  deals: [deal("10% off chaat", percent(10), [-1, 14], "chaat", { categories: ["Chaat"] })],
  reviews: [
    review("Sana K.", 5, 7, "Bombay in a bowl. The green chutney is the real thing."),
    review("Peter W.", 4, 25, "Tiny place, big flavour."),
  ],
});
