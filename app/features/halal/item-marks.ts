/** A dish's mark with its style; without one it is plain text. */
export interface ItemMark {
  text: string;
  icon?: "seal-check" | "leaf" | "pepper" | "warning-circle";
  tone?: string;
}

const sure = "text-primary-text font-semibold";
const care = "text-accent-text font-semibold";

/** The seal is only for what a certificate covers, so only these words have it. */
const looks: Record<string, Omit<ItemMark, "text">> = {
  Halal: { icon: "seal-check", tone: sure },
  "Hand-slaughtered": { icon: "seal-check", tone: sure },
  Vegetarian: { icon: "leaf", tone: sure },
  Vegan: { icon: "leaf", tone: sure },
  Spicy: { icon: "pepper" },
  "Not halal": { icon: "warning-circle", tone: care },
  "Not on the certificate": { icon: "warning-circle", tone: care },
  "Not stated whether halal": { icon: "warning-circle", tone: care },
  "Not confirmed as halal": { icon: "warning-circle", tone: care },
  "Add-ons: not stated whether halal": { icon: "warning-circle", tone: care },
  "Halal by a certificate that has expired": { icon: "warning-circle", tone: care },
  "Contains alcohol": { icon: "warning-circle", tone: care },
};

/** Explanations for the legend "Marks on this menu". */
const meanings: Record<string, string> = {
  Halal: "covered by the certificate",
  "Hand-slaughtered": "covered by the certificate",
  "Not on the certificate": "by the owner’s statement only",
  "Not stated whether halal": "ask the kitchen",
  "Not confirmed as halal": "the certificate was withdrawn: ask the kitchen",
  Vegetarian: "no meat or fish, by the owner’s statement",
  Vegan: "nothing from animals, by the owner’s statement",
};

export type ExplainedMark = ItemMark & { means: string };

/** [HALAL-6] The marks in use that need an explanation, once each. */
export function explainMarks(inUse: readonly ItemMark[]): ExplainedMark[] {
  const texts = new Set(inUse.map(({ text }) => text));
  return Object.entries(meanings).flatMap(([text, means]) =>
    texts.has(text) ? [{ text, ...looks[text], means }] : [],
  );
}

/** [HALAL-6] Styled marks of a dish. Computed on the server, to keep the table out of the scripts. */
export const toItemMarks = (words: readonly string[]): ItemMark[] => words.map((text) => ({ text, ...looks[text] }));
