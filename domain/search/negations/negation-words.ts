/** [FIND-11] How people say that they do not want something. To add a way, add a line; case and accents do not matter. */

/** Words before what is refused. */
export const negationPrefixes = {
  /** Before any word: "no wasabi". */
  anything: [
    "no",
    "without",
    "witout",
    "wihout",
    "withot",
    "sans",
    "hold the",
    "skip the",
    "leave out",
    "leave off",
    "allergic to",
    "allergy to",
    "allergies to",
    "intolerant to",
    "intolerant of",
    "intolerance to",
    "free of",
    "free from",
    "dont want",
    "do not want",
    "dont add",
    "do not add",
    "cant eat",
    "cannot eat",
    "can not eat",
    "but no",
    "but not",
    "but without",
    "anything but",
    "everything but",
    "بدون",
    "بلا",
    "بغير",
    "بغیر",
  ],
  /** Only before what people are known to leave out: a word of another language may be a name. */
  known: ["hold", "minus", "sin", "senza", "ohne", "bina", "bila", "bidun", "avoid", "except"],
  /** Only directly before it: "garlic non" is bread, and "not fried chicken" is chicken. */
  adjacent: ["non", "not", "not too"],
  /** Directly before it, and a smaller amount is meant: nothing is left out but "less spicy". */
  reduced: ["less"],
};

/** Words behind what is refused. */
export const negationSuffixes = [
  "free",
  "fre",
  "less",
  "allergy",
  "allergies",
  "allergic",
  "intolerant",
  "intolerance",
];

/** Words that end like a negation, and say what a dish is. */
export const describingWords = ["boneless", "skinless", "seedless"];

/** What is given for free with a dish: "steak free dessert" refuses no steak. */
export const givenForFreeWords = [
  "coke",
  "cola",
  "soda",
  "fries",
  "chips",
  "dessert",
  "desserts",
  "topping",
  "toppings",
  "naan",
  "raita",
];

/** Words that begin a wish, so that a negation does not go on: "no pickles, extra cheese". */
export const wishWords = ["extra", "more", "much", "add", "added", "double", "only", "real"];

/** Words that make a suffix the beginning of a prefix: "free from nuts", "allergic to nuts". */
export const negationLinks = ["of", "from", "to"];

/** Between alternatives, and between things that are all wanted. The first kind also goes on with a negation: "no nuts or dairy". */
export const joiners = { or: ["or", "nor", "ni", "veya", "oder"], and: ["and", "plus", "n"] };
