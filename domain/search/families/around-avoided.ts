/**
 * [FIND-11] Words around an ingredient that belong to it when it is refused: of "no fresh red onions" and "no peanut butter"
 * nothing is looked for. To add one, add a word.
 */
const toWords = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Kinds of an ingredient, before it, also in "tree nut free". */
export const kindWords = toWords(`
  red green white black yellow brown purple blue dark light tree pine ground bell sweet baby cherry spring wild sea
  all any added extra more much too some other real whole raw severe serious mild strong artificial refined cane cow cows
  sheep buffalo full low skimmed heavy sour whipped
`);

/** How an ingredient is prepared, before it; before "egg free" such a word describes the dish. */
export const preparationWords = toWords(`
  fresh grilled fried deep crispy crunchy roasted baked smoked steamed boiled cooked caramelised caramelized sauteed
  chopped diced sliced shredded grated minced crushed mashed crumbled melted toasted dried frozen canned tinned pickled
  salted unsalted candied powdered hot spicy
`);

/** What an ingredient comes as, behind it. */
export const formWords = toWords(`
  cheese cheeses sauce sauces milk milks butter cream seed seeds oil oils white whites yolk yolks flake flakes powder paste
  juice bits pieces slices chunks cubes crumbs leaf leaves flour syrup extract broth stock dressing topping toppings
  filling sprinkles dust puree mayo wash added
`);

/** What never comes as one of these: of "no sugar juice" the juice is wanted. */
export const formless = toWords("sugar salt spicy ice msg caffeine");

/** Forms that are ingredients themselves belong to another one only here: of "no onion cheese burger" a cheese burger is wanted. */
export const compounds: ReadonlySet<string> = new Set(
  `
  peanut butter, almond butter, cashew butter, nut butter, apple butter, cocoa butter
  goat cheese, cream cheese, feta cheese, cheddar cheese, mozzarella cheese, parmesan cheese, ricotta cheese, halloumi cheese
  oat milk, soy milk, soya milk, almond milk, coconut milk, rice milk, cashew milk, goat milk
  coconut cream, egg mayo, garlic mayo, chilli mayo
  sesame oil, olive oil, coconut oil, palm oil, mustard oil, peanut oil, corn oil, soy oil, truffle oil, chilli oil, garlic oil
  corn flour, rice flour, chickpea flour, oat flour, barley flour, almond flour, wheat flour
  onion dressing, mustard dressing, yogurt dressing, sesame dressing
  `
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean),
);
