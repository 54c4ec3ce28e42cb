import { type Diet, dietNames, withImpliedDiets } from "@domain/menu/diets";

/**
 * [FIND-9] The dietary marks of demo dishes, by name. Drinks and shop goods have none: kitchens do not mark what is
 * obvious.
 */

const names = (text: string): readonly string[] => text.split(";").map((name) => name.trim());

const vegan = names(`
  Vegetable Samosas; Hummus; Hummus Beiruti; Baba Ghanoush; Garden Salad; Garden Salad Bowl; Green Salad; Seasoned Fries;
  Red Lentil Soup; Lentil Soup; Vegetable Biryani; Onion Bhaji; Salad Shirazi; Sangak Bread; Garden Smash; Shepherd Salad;
  Falafel Dürüm; Falafel and Mezze Board; Falafel Wrap; Falafel Plate; Muhammara; Zaatar Manakish; Family Mezze Tray; Foul;
  Foul Medames; Scallion Pancake; Sesame Balls; Potato Bolani; Leek Bolani; Bolani Tray; Afghan Naan; Simit; Pani Puri;
  Stuffed Vine Leaves; Bhel Puri; Spinach Fatayer; Sesame Kaak; Gola Shaved Ice; Fruit Chaat; Vegetable Lunch Box; Cendol;
  Chickpea Chaat; Adas Polo; Spaghetti Pomodoro; Focaccia; Marinated Olives; Bissara; Samoon Bread; Falafel, Six Pieces;
  Mezze Table for Two; Tabbouleh; Olives and Pickles; Koshary Bowl; Taameya Sandwich; Vegetable Tagine; Harira; Zaalouk;
  Couscous with Seven Vegetables; Orange with Cinnamon; Country Sourdough; Baguette; Turkish Delight; Rose Lokum;
  Pistachio Halva; Stuffed Dates`);

const vegetarian = names(`
  Paneer Handi; Daal Makhani; Butter Naan; Garlic Naan; Cardamom Kheer; Gulab Jamun; Corn on the Cob; Apple Hand Pie;
  Palak Paneer; Tadka Daal; Rasmalai; Tahdig; Kashk-e Bademjan; Saffron Rice; Saffron Ice Cream; Rose Rice Pudding;
  Chocolate Chunk Cookie; Margherita; Garden; Garlic Knots; Mozzarella Sticks; Chocolate Pizza; Smoked Aubergine;
  Cheese Pide; Pistachio Baklava; Künefe; Cheese Manakish; Cheese Kunafa; Malawah Bread; Masoub; Bint al-Sahn;
  Baklava Tray, 24 Pieces; Chocolate Kunafa; Saffron Custard; Date Maamoul; Pistachio Ice Cream; Waffle with Strawberries;
  Ashak; Borani Banjan; Daal Fry; Halwa Puri; Paratha and Omelette; Serpme Breakfast for Two; Menemen; Honey and Kaymak;
  Gözleme with Spinach; Kashar Toast; Kazandibi; Egg Roll; Dahi Chaat; Mac and Cheese; Banana Pudding; Samosa Chaat;
  Bombay Masala Sandwich; Chilli Cheese Toast; Paneer Kathi Roll; Masala Omelette; Roti Canai; Hush Puppies; Half and Half;
  Cheese Rolls; Labneh Plate; Maamoul, Six Pieces; Malai Kulfi; Pistachio Kulfi; Three-scoop Sundae; Vanilla Cone;
  Royal Falooda; Gulab Jamun Sundae; Warm Waffle; Doughnut Sandwich; Egg and Cheese Roll; Caprese Baguette; Tomato Soup;
  Buttermilk Pancakes; Brown Butter Cookie; Firnee; Mirza Ghasemi; Mast-o-Khiar; Ash Reshteh; Gaz Nougat; Quattro Formaggi;
  Caprese; Cheese Briouats; Msemen with Honey; Bagila bil Dihin; Labneh with Zaatar; Om Ali; Chebakia; Gazelle Horns;
  Butter Croissant; Pistachio Croissant; Cheese Poğaça; Bread Basket; Soft Pretzel; Strawberry Cake; Celebration Cake;
  Chocolate Cookie; Cinnamon Doughnut`);

const spicy = names(`
  Chicken Karahi; Lamb Karahi; Chicken Biryani; Seekh Kebab; Spicy Broast, 4 Pieces; Chicken 65; Lamb Rogan Josh; Maple Heat;
  Chilli Cheese Fries; Loaded Fries; Chicken Tikka Pizza; Adana Kebab Plate; Adana Dürüm; Lanzhou Beef Noodle Soup;
  Cumin Lamb Noodles; Dan Dan Noodles; Xinjiang Lamb Skewers; Big Plate Chicken; Truck Driver's Karahi; Prawn Karahi;
  Chapli Kebab; Zinger Bun; Egg Roll; Pani Puri; Samosa Chaat; Chilli Cheese Toast; Masala Omelette; Curry Laksa; Mee Goreng;
  Nasi Lemak; Beef Rendang; Sambal Prawns; Koshary with Beef Liver; Diavola; Kefta Sandwich; Muhammara; Chickpea Chaat;
  Beef Wrap; Shrimp Taco Pair`);

const glutenFree = names(`
  Chicken Karahi; Lamb Karahi; Chicken White Handi; Paneer Handi; Daal Makhani; Chicken Biryani; Chicken Dum Biryani;
  Lamb Dum Biryani; Vegetable Biryani; Prawn Biryani; Butter Chicken; Palak Paneer; Lamb Rogan Josh; Tadka Daal; Koobideh;
  Joojeh Kebab; Barg; Soltani; Ghormeh Sabzi; Gheymeh; Fesenjan; Tahdig; Salad Shirazi; Charcoal Chicken Plate;
  Shepherd Salad; Hummus; Hummus Beiruti; Baba Ghanoush; Garden Salad; Garden Salad Bowl; Green Salad; Lamb Mandi;
  Chicken Mandi; Fish Mandi; Lamb Haneeth; Foul; Foul Medames; Kabuli Pulao; Chicken Pulao; Lamb Tikka Skewers; Chopan Kebab;
  Daal Fry; Prawn Karahi; Truck Driver's Karahi; Menemen; Masala Omelette; Beef Rendang; Kari Ayam; Sambal Prawns;
  Grilled Sea Bass; Salmon Plate; Seafood Rice; Garlic Prawns; Brisket Plate; Beef Rib; Smoked Half Chicken; Malai Kulfi;
  Pistachio Kulfi; Singari Sea Bream; Grilled Quail; Kebab Lunch Box; Vegetable Lunch Box; Chickpea Chaat; Firnee;
  Zereshk Polo; Baghali Polo with Shank; Adas Polo; Koobideh Plate; Joojeh Plate; Mast-o-Khiar; Marinated Olives;
  Sea Bass al Forno; Caprese; Panna Cotta; Chicken Brochettes; Bissara; Masgouf; Iraqi Kebab; Lamb Tikka;
  Falafel, Six Pieces; Labneh Plate; Labneh with Zaatar; Lamb Chops; Chicken Tagine with Lemon; Lamb Tagine with Prunes;
  Vegetable Tagine; Fish Tagine Chermoula; Zaalouk; Orange with Cinnamon; Stuffed Vine Leaves; Cardamom Kheer;
  Rose Rice Pudding; Saffron Rice; Rasmalai; Lamb Shank Incik`);

const nutFree = names(`
  Gulab Jamun; Malai Kulfi; Vanilla Cone; Chocolate Chunk Cookie; Buttermilk Pancakes; Brown Butter Cookie; Strawberry Cake;
  Celebration Cake; Butter Croissant; Cinnamon Doughnut; Banana Pudding; Apple Hand Pie; Date Maamoul; Kazandibi;
  Saffron Custard; Panna Cotta; Margherita; Garden; Classic Smash; Double Smash; Garden Smash; Seasoned Fries; Hummus;
  Chicken Fillet Burger; Classic Broast, 4 Pieces; Falafel Wrap; Koshary Bowl; Butter Chicken; Chicken Pulao; Chicken Mandi;
  Simit; Mac and Cheese; Fish and Chips; Spaghetti Pomodoro; Lamb Dum Biryani; Chicken Dum Biryani`);

const dairyFree = names(`
  Chicken Karahi; Lamb Karahi; Chicken Dum Biryani; Lamb Dum Biryani; Prawn Biryani; Lamb Rogan Josh; Ghormeh Sabzi; Gheymeh;
  Fesenjan; Barg; Charcoal Chicken Plate; Lahmacun; Chicken Mandi; Lamb Haneeth; Beef Rendang; Kari Ayam; Chicken Satay;
  Kabuli Pulao; Grilled Sea Bass; Brisket Plate; Beef Rib; Smoked Half Chicken; Lamb Brochettes; Chicken Brochettes; Masgouf;
  Iraqi Kebab; Chicken Tagine with Lemon; Fish Tagine Chermoula; Friday Couscous`);

/** The names that carry each mark. */
export const dietTable: Readonly<Record<Diet, readonly string[]>> = {
  vegetarian: [...vegetarian, ...vegan],
  vegan,
  "gluten-free": glutenFree,
  "nut-free": nutFree,
  "dairy-free": dairyFree,
  spicy,
};

const marksByName = new Map<string, Set<Diet>>();
for (const diet of dietNames)
  for (const name of dietTable[diet]) marksByName.set(name, (marksByName.get(name) ?? new Set<Diet>()).add(diet));

/** Marks excluded by an item's caution: one kitchen uses butter where another uses oil. */
const ruledOut: readonly (readonly [RegExp, readonly Diet[]])[] = [
  [/dairy/, ["vegan", "dairy-free"]],
  [/egg/, ["vegan"]],
  [/wheat/, ["gluten-free"]],
  [/nuts/, ["nut-free"]],
];

/** The marks of a demo dish. */
export function listDiets({ name, caution }: { name: string; caution: string }): Diet[] {
  const without = ruledOut.flatMap(([word, marks]) => (word.test(caution) ? marks : []));
  return withImpliedDiets([...(marksByName.get(name) ?? [])].filter((diet) => !without.includes(diet)));
}
