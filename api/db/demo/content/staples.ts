import { item, type ItemMore } from "./define";

/** Sides, sweets and drinks sold by many kitchens; each sets its own price, in cents. */

const staple =
  (name: string, category: string, picture: string, description: string, usual: ItemMore = {}) =>
  (price: number, more: ItemMore = {}) =>
    item(name, price, category, picture, description, { ...usual, ...more });

export const ayran = staple("Ayran", "Drinks", "ayran", "Salted yoghurt whisked with cold water until it foams.", {
  caution: "Contains dairy",
});
export const cola = staple("Cola", "Drinks", "cola", "Twelve ounces over ice, in a paper cup.");
export const water = staple("Sparkling Water", "Drinks", "water", "Chilled bottle with a slice of lemon.");
export const mintLemonade = staple(
  "Mint Lemonade",
  "Drinks",
  "mint-lemonade",
  "Lemons and fresh mint blended to order over ice.",
);
export const mangoLassi = staple(
  "Mango Lassi",
  "Drinks",
  "mango-lassi",
  "Thick yoghurt with Alphonso mango and crushed pistachio.",
  { caution: "Contains dairy and nuts" },
);
export const mintTea = staple(
  "Fresh Mint Tea",
  "Drinks",
  "mint-tea",
  "Green tea poured over a handful of mint leaves.",
);
export const karak = staple(
  "Karak Chai",
  "Drinks",
  "karak-chai",
  "Black tea simmered with milk, cardamom and saffron.",
  { caution: "Contains dairy" },
);
export const hibiscus = staple(
  "Iced Karkadeh",
  "Drinks",
  "hibiscus",
  "Hibiscus flowers steeped overnight, lightly sweetened.",
);
export const orangeJuice = staple("Orange Juice", "Drinks", "orange-juice", "Four oranges, pressed when you order.");
export const icedTea = staple("Lemon Iced Tea", "Drinks", "iced-tea", "House-brewed black tea with lemon and mint.");
export const roseMilk = staple("Rose Milk", "Drinks", "rose-milk", "Cold milk with rose syrup and basil seeds.", {
  caution: "Contains dairy",
});
export const tamarind = staple(
  "Tamarind Cooler",
  "Drinks",
  "tamarind",
  "Sweet and sour tamarind with a pinch of black salt.",
);
export const coffee = staple(
  "Cardamom Coffee",
  "Drinks",
  "coffee",
  "Finely ground, simmered slowly with green cardamom.",
);
export const tea = staple("Black Tea", "Drinks", "tea", "A full pot for one, brewed strong.");
export const milkshake = staple(
  "Date Milkshake",
  "Drinks",
  "milkshake",
  "Medjool dates blended with milk and vanilla ice cream.",
  { caution: "Contains dairy" },
);

export const fries = staple("Seasoned Fries", "Appetizers", "fries", "Twice-fried and tossed in paprika salt.");
export const hummus = staple(
  "Hummus",
  "Appetizers",
  "hummus",
  "Chickpeas and tahini whipped smooth, olive oil on top.",
  { caution: "Contains sesame" },
);
export const babaGhanoush = staple(
  "Baba Ghanoush",
  "Appetizers",
  "baba-ghanoush",
  "Fire-charred aubergine with tahini and pomegranate.",
  { caution: "Contains sesame" },
);
export const salad = staple(
  "Garden Salad",
  "Appetizers",
  "salad",
  "Crisp leaves, tomato, cucumber and a lemon dressing.",
);
export const lentilSoup = staple(
  "Red Lentil Soup",
  "Appetizers",
  "lentil-soup",
  "Slow-simmered lentils with cumin and a wedge of lemon.",
);
export const samosas = staple(
  "Vegetable Samosas",
  "Appetizers",
  "samosa",
  "Three crisp pastries of potato, peas and cumin.",
  { caution: "Contains wheat" },
);
export const naan = staple("Butter Naan", "Breads", "naan", "Straight from the tandoor, brushed with butter.", {
  caution: "Contains wheat and dairy",
});
export const saffronRice = staple(
  "Saffron Rice",
  "Sides",
  "saffron-rice",
  "Long-grain rice steamed with saffron and butter.",
  { caution: "Contains dairy" },
);
export const baklava = staple(
  "Pistachio Baklava",
  "Desert",
  "baklava",
  "Forty layers of pastry, pistachio and light syrup.",
  { caution: "Contains wheat, dairy and nuts" },
);
export const kunafa = staple("Cheese Kunafa", "Desert", "kunafa", "Golden threads over melted cheese, served warm.", {
  caution: "Contains wheat, dairy and nuts",
});
export const gulabJamun = staple("Gulab Jamun", "Desert", "gulab-jamun", "Warm milk dumplings in cardamom syrup.", {
  caution: "Contains dairy and wheat",
});
export const ricePudding = staple(
  "Rose Rice Pudding",
  "Desert",
  "rice-pudding",
  "Creamy rice with rose water and pistachio.",
  { caution: "Contains dairy and nuts" },
);
export const kheer = staple(
  "Cardamom Kheer",
  "Desert",
  "rice-pudding",
  "Basmati and milk reduced for hours with cardamom.",
  { caution: "Contains dairy and nuts" },
);
