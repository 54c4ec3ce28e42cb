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

/** Words that stand side by side, each in one of its forms. */
export type Phrase = readonly (readonly string[])[];

/**
 * The part of a query that a word stands in, and its conditions: what does not meet them answers nothing of this part. Of "lamb
 * karahi, vegan burger" only the burger has to be vegan.
 */
export interface QueryPart {
  /** "Vegan or chicken" */
  isAlternative: boolean;
  /** For each of these an entry's name or category has to have one of the phrases; a mark only where it is needed (marks.ts). */
  needs: readonly { mark: string | null; phrases: readonly Phrase[] }[];
  /** An entry's name and category have none of these. */
  lacks: readonly Phrase[];
  /** Nor its description any of these; of a place only its name counts. */
  without: readonly Phrase[];
}

export const noConditions: QueryPart = { isAlternative: false, needs: [], lacks: [], without: [] };

/** What is looked for. */
export interface Query {
  words: readonly string[];
  /** Of each word. Words of the same part share it. */
  parts: readonly QueryPart[];
  /** As typed, or without what is to be left out, of which nothing is known but what names and descriptions say. */
  text: string;
}

export interface Concept {
  /** The words as they were typed. */
  typed: readonly string[];
  readings: readonly Reading[];
  /** Whether families know it: then it says more than another word. */
  isKnown: boolean;
  /** The diet or halal mark that these words ask for, see marks.ts. */
  mark: string | null;
  part: QueryPart;
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
