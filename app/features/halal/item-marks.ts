/** A mark of a dish with its look; what has none is plain text. */
export interface ItemMark {
  text: string;
  icon?: "seal-check" | "leaf" | "pepper" | "warning-circle";
  tone?: string;
}

const sure = "text-primary-text font-semibold";
const care = "text-accent-text font-semibold";

/** The seal stands for what a certificate covers alone: these words are said of nothing else. */
const looks: Record<string, Omit<ItemMark, "text">> = {
  Halal: { icon: "seal-check", tone: sure },
  "Hand-slaughtered": { icon: "seal-check", tone: sure },
  Vegetarian: { icon: "leaf", tone: sure },
  Vegan: { icon: "leaf", tone: sure },
  Spicy: { icon: "pepper" },
  "Not halal": { icon: "warning-circle", tone: care },
  "Not on the certificate": { icon: "warning-circle", tone: care },
  "Not stated whether halal": { icon: "warning-circle", tone: care },
  "Halal by a certificate that has expired": { icon: "warning-circle", tone: care },
  "Contains alcohol": { icon: "warning-circle", tone: care },
};

/** What "Marks on this menu" says of those that need a word. */
const meanings: Record<string, string> = {
  Halal: "covered by the certificate",
  "Hand-slaughtered": "covered by the certificate",
  "Not on the certificate": "by the owner’s statement only",
  "Not stated whether halal": "ask the kitchen",
  Vegetarian: "no meat or fish, by the owner’s statement",
  Vegan: "nothing from animals, by the owner’s statement",
};

export type ExplainedMark = ItemMark & { means: string };

/** [HALAL-6] Those of the marks in use that need a word, each once. */
export function explainMarks(inUse: readonly ItemMark[]): ExplainedMark[] {
  const texts = new Set(inUse.map(({ text }) => text));
  return Object.entries(meanings).flatMap(([text, means]) =>
    texts.has(text) ? [{ text, ...looks[text], means }] : [],
  );
}

/** [HALAL-6] Words of a dish as they are drawn. Worked out on the server, so that no page carries the table. */
export const toItemMarks = (words: readonly string[]): ItemMark[] => words.map((text) => ({ text, ...looks[text] }));
