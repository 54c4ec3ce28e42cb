/** [FIND-11] How people say that they do not want something. To add a way, add a line; case and accents do not matter. */

/** Before it. "no" before whatever follows; the second list only before what people are known to leave out: "garlic non" is bread. */
export const negatedAfter = {
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
    "free of",
    "free from",
  ],
  known: ["non", "not", "not too", "hold", "minus", "sin", "senza", "ohne", "bina", "bila", "bidun", "avoid", "except"],
};

/** Behind it. */
export const negatedBefore = ["free", "fre", "allergy", "allergies", "allergic", "intolerant", "intolerance"];

/** Between alternatives, and between things that are all wanted. The first kind also goes on with a negation: "no nuts or dairy". */
export const joiners = { or: ["or", "nor", "veya", "oder"], and: ["and", "plus", "n"] };
