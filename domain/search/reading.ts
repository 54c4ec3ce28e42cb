/** How what was typed can be read: concept by concept ("lamb", "tikka masala"), each in several ways, the best first. */

/** exact: as typed; same: another spelling or word for it; mended: what was probably meant; related: something like it. */
export type ReadingKind = "exact" | "same" | "mended" | "related";

export interface Reading {
  kind: ReadingKind;
  /** How far from what was typed, from 0. */
  cost: number;
  /** Every one of these words has to be there, in one of its forms; the first is the word itself. */
  words: readonly (readonly string[])[];
}

export interface Concept {
  /** The words as they were typed. */
  typed: readonly string[];
  readings: readonly Reading[];
  /** Whether families know it: then it says more than another word. */
  isKnown: boolean;
}

/** Words that results can contain. */
export interface Vocabulary {
  has: (word: string) => boolean;
  /** Words like this one; closeness decides which are near enough. */
  near: (word: string) => readonly string[];
  startingWith: (prefix: string) => readonly string[];
}

export const maxQueryLength = 200;
export const maxQueryWords = 8;

/** What says nothing of the dish; kept where nothing else was typed. */
const noise = new Set(
  (
    "a an and the of in on at for from to with my me some any i im want need near nearby nearest around close here best good great " +
    "top cheap tasty delicious yummy fresh halal zabiha food foods restaurant restaurants place places order online delivery deliver " +
    "delivered pickup takeout takeaway open now today tonight n ve w shop shops store stores spot spots joint joints cuisine dish dishes menu " +
    "dinner eat eats get can where is are that this please want something anything somewhere style kitchen"
  ).split(" "),
);

/** The words that count. */
export function wordsThatCount(words: readonly string[]): string[] {
  const counting = words.filter((word) => !noise.has(word));
  return (counting.length > 0 ? counting : [...words]).slice(0, maxQueryWords);
}
