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
  juice bits pieces slices chunks cubes crumbs leaf leaves flour syrup extract broth stock dressing spread topping toppings
  filling sprinkles dust puree mayo dip glaze rings wash added
`);
