/** [HALAL-1] A restaurant's halal profile: questions, answers and labels. Unanswered questions are null: "Not stated". */

const halalLevels = ["everything", "options", "vegetarian_seafood"] as const;
export type HalalLevel = (typeof halalLevels)[number];

const slaughters = ["hand", "machine", "both"] as const;
const stunnings = ["none", "reversible", "unknown"] as const;
const alcohols = ["none", "served", "cooking"] as const;
const porks = ["none", "on_premises"] as const;
const fryers = ["separate", "shared"] as const;

/** Each question with its answers, in the order pages ask and show them. */
export const profileChoices = {
  level: halalLevels,
  slaughter: slaughters,
  stunning: stunnings,
  alcohol: alcohols,
  pork: porks,
  fryers,
} as const;

export type ProfileQuestion = keyof typeof profileChoices;
export const profileQuestions: readonly ProfileQuestion[] = [
  "level",
  "slaughter",
  "stunning",
  "alcohol",
  "pork",
  "fryers",
];

/** Null: not stated. */
export type HalalProfile = { [Question in ProfileQuestion]: (typeof profileChoices)[Question][number] | null };

export const questionLabels: Record<ProfileQuestion, string> = {
  level: "Level",
  slaughter: "Slaughter",
  stunning: "Stunning",
  alcohol: "Alcohol",
  pork: "Pork on the premises",
  fryers: "Fryers",
};

const answerLabels: { [Question in ProfileQuestion]: Record<(typeof profileChoices)[Question][number], string> } = {
  level: {
    everything: "Everything is halal",
    options: "Halal options, beside other dishes",
    vegetarian_seafood: "Vegetarian and seafood only",
  },
  slaughter: { hand: "By hand", machine: "By machine", both: "By hand and by machine" },
  stunning: { none: "None", reversible: "Reversible stunning", unknown: "Not known" },
  alcohol: { none: "None served, none in the cooking", served: "Served", cooking: "Used in cooking" },
  pork: { none: "None", on_premises: "On the premises" },
  fryers: { separate: "Used for halal food only", shared: "Shared with other food" },
};

/** An answer in words; "Not stated" without one. */
export function answerLabel<Question extends ProfileQuestion>(
  question: Question,
  answer: HalalProfile[Question],
): string {
  const labels: Record<string, string> = answerLabels[question];
  return (answer && labels[answer]) ?? "Not stated";
}

export const animals = ["beef", "lamb", "goat", "chicken", "turkey", "duck", "camel", "other"] as const;
export type Animal = (typeof animals)[number];
export const animalLabels: Record<Animal, string> = {
  beef: "Beef",
  lamb: "Lamb",
  goat: "Goat",
  chicken: "Chicken",
  turkey: "Turkey",
  duck: "Duck",
  camel: "Camel",
  other: "Other meat",
};

/** The text an owner signs; changes of level, suppliers or answers require signing again [HALAL-5]. */
export const declarationText =
  "I declare that what is stated here about halal is true, that I can show it by invoices or certificates, and that I will say so here before anything of it changes.";
