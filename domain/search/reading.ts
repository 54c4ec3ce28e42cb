/** The readings of a query: concept by concept ("lamb", "tikka masala"), each with alternatives, best first. */

/** Best first. exact: as typed; same: another spelling or word for it; corrected: what was probably meant; related: something like it. */
export const readingKinds = ["exact", "same", "corrected", "related"] as const;
export type ReadingKind = (typeof readingKinds)[number];

export interface Reading {
  kind: ReadingKind;
  /** The distance from the typed text, from 0. */
  cost: number;
  /** All of these words are required, each in one of its forms; the first is the word itself. */
  words: readonly (readonly string[])[];
}

export interface Concept {
  /** The words as they were typed. */
  typed: readonly string[];
  readings: readonly Reading[];
  /** Whether families know it: then it says more than another word. */
  isKnown: boolean;
  /** The diet or halal mark that these words ask for, see marks.ts. */
  mark: string | null;
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

/** The maximum number of words of a phrase. */
export const maxPhraseWords = 4;
