import { coupon, daily, deal, fixed, item, percent, place, review } from "@api/db/demo/content/define";
import { type DemoItem } from "@api/db/demo/content/types";

interface BookMore {
  tags?: DemoItem["tags"];
}

const book = (name: string, price: number, old: number, picture: string, description: string, more: BookMore = {}) =>
  item(name, price, "Islamic books", picture, description, { type: "book", old, tags: more.tags ?? ["popular"] });

const gift = (name: string, price: number, category: string, picture: string, description: string, soldOut = false) =>
  item(name, price, category, picture, description, { type: "gift", soldOut });

const treat = (name: string, price: number, picture: string, description: string, caution = "") =>
  item(name, price, "Reading table", picture, description, { type: "grocery", caution });

export const lanternAndPage = place({
  slug: "lantern-and-page",
  name: "Lantern & Page",
  cuisine: "Islamic Books",
  category: "Other",
  kind: "shop",
  description: "Books of faith and learning for every age, with a children's corner.",
  line: "53",
  street: "240 Main St",
  at: [41.6722, -72.9467],
  hours: daily("10:00", "19:00", { 6: ["12:00", "17:00"] }),
  minutes: 20,
  options: ["delivery", "pickup", "shops"],
  contact: ["Khadija", "Anwar"],
  ratings: [61, 13, 2, 0, 0],
  logo: "book-emerald",
  items: [
    book(
      "The Noble Qur'an with English Meanings",
      8000,
      9500,
      "book-emerald",
      "Clear Madinah script with English meanings beside it, cloth bound with two ribbons.",
      { tags: ["featured", "popular"] },
    ),
    book(
      "Riyad as-Salihin",
      3200,
      4000,
      "book-crimson",
      "Imam an-Nawawi's collection of hadith on character and conduct, Arabic and English.",
      { tags: ["featured"] },
    ),
    book(
      "Forty Hadith of Imam an-Nawawi",
      1600,
      2000,
      "book-olive",
      "The forty with a short commentary, one reading for each evening.",
    ),
    book(
      "Mercy to the Worlds: A Seerah for Families",
      2800,
      3500,
      "book-teal",
      "The life of the Prophet, peace be upon him, told in sixty short chapters.",
      { tags: ["featured", "popular"] },
    ),
    book(
      "Bedtime Stories of the Prophets",
      2400,
      3000,
      "book-night",
      "Thirty stories to read aloud, with questions for little listeners.",
      { tags: ["popular", "offer"] },
    ),
    gift("Prayer Rug, Crimson", 3499, "Prayer", "prayer-rug", "Soft woven rug with a star border, two by four feet."),
    gift("Prayer Beads, Olive Wood", 1499, "Prayer", "prayer-beads", "Ninety-nine beads turned in Bethlehem."),
    gift("Study Notebook", 1299, "Stationery", "notebook", "Two hundred ruled pages that lie flat."),
    gift("Calligraphy Pen", 1899, "Stationery", "pen", "Slanted nib for Arabic script, with ink."),
    treat("Medjool Dates, Gift Box", 1599, "dates", "Sixteen large dates in a box with a ribbon."),
    treat("Mountain Honey, 8 oz", 1399, "honey", "Raw honey for the breakfast table."),
    treat("Mint Tea, 4 oz", 799, "loose-tea", "Loose green tea with dried mint."),
  ],
  coupons: [
    coupon("READ5", "Read together", fixed(500), [-30, 60], "$5 off orders over $40.", { minimum: 4000, perUser: 2 }),
  ],
  deals: [deal("10% off Islamic books", percent(10), [-2, 12], "book-emerald", { categories: ["Islamic books"] })],
  reviews: [
    review("Sumayya T.", 5, 8, "Carefully wrapped, and a note with a reading list for my son."),
    review("Yahya C.", 5, 27, "The seerah reads beautifully aloud."),
  ],
});

export const crescentReadingRoom = place({
  slug: "crescent-reading-room",
  name: "Crescent Reading Room",
  cuisine: "Islamic Books",
  category: "Other",
  kind: "shop",
  description: "Classical works, Arabic lessons and gifts, beside a table with tea.",
  line: "54",
  street: "9 School St",
  at: [41.6731, -72.9478],
  hours: daily("11:00", "18:00", { 0: null }),
  minutes: 20,
  options: ["pickup", "delivery", "shops"],
  contact: ["Ismail", "Osei"],
  ratings: [26, 8, 1, 0, 0],
  logo: "book-indigo",
  items: [
    book(
      "The Revival: Chapters on the Heart",
      4500,
      5500,
      "book-plum",
      "Selections from Imam al-Ghazali's great work, in plain modern English.",
      { tags: ["featured"] },
    ),
    book(
      "Arabic in Ninety Evenings",
      3800,
      4800,
      "book-indigo",
      "A workbook from the first letter to reading a page, with answers.",
      { tags: ["popular", "offer"] },
    ),
    book(
      "Gardens of Andalusia",
      6400,
      7900,
      "book-sand",
      "Art, science and faith in Muslim Spain, two hundred colour plates.",
      { tags: ["featured"] },
    ),
    book(
      "Daily Supplications, Pocket Edition",
      1800,
      2200,
      "book-rose",
      "Morning, evening and travel supplications with transliteration.",
    ),
    gift(
      "Prayer Rug, Cardamom",
      3499,
      "Prayer",
      "prayer-rug-green",
      "Soft woven rug with a star border, two by four feet.",
    ),
    gift("Prayer Beads, Rose Wood", 1299, "Prayer", "prayer-beads", "Thirty-three beads with a silk tassel."),
    gift("Beeswax Candle", 999, "Gifts", "candle", "Pure beeswax, burns for twenty hours.", true),
    gift("Travel Journal", 1499, "Stationery", "notebook", "Soft cover with a pen loop."),
    gift("Fountain Pen", 2499, "Stationery", "pen", "Fine nib with three cartridges."),
    treat("Maamoul, Box of Nine", 1299, "maamoul", "Date and pistachio shortbread.", "Contains wheat, dairy and nuts"),
    treat("Rose Lokum, 8 oz", 899, "turkish-delight", "Soft cubes dusted with sugar.", "Contains nuts"),
    treat("Cardamom Coffee, 8 oz", 899, "coffee", "Ground for the small pot."),
  ],
  deals: [
    deal("$6 off Gardens of Andalusia", fixed(600), [-1, 45], "book-emerald", { items: ["Gardens of Andalusia"] }),
  ],
  reviews: [review("Bilqis A.", 5, 13, "A calm place. They found me a book I had looked for all year.")],
});
