import type { AskedOpening } from "./amounts/opening-words";
import type { PriceRange } from "./amounts/price-range";

/** The readings of a query: one list for each concept ("lamb", "tikka masala"), best first. */

/** Best first. exact: as typed; same: another spelling or word for it; corrected: a likely spelling; related: a similar dish. */
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
 * The part of a query that a word stands in, and its conditions. An entry that does not meet them matches no word of this part: of
 * "lamb karahi, vegan burger" only the burger has to be vegan.
 */
export interface QueryPart {
  /** "Vegan or chicken" */
  isAlternative: boolean;
  /** An entry's name or category has to have a phrase of each; of a mark only where it is needed (marks.ts). */
  needs: readonly { mark: string | null; phrases: readonly Phrase[] }[];
  /** An entry's name and category must have none of these. */
  excludedFromName: readonly Phrase[];
  /** What is refused. */
  excluded: readonly Exclusion[];
}

export interface Exclusion {
  /** An entry's name, category and description must have none of these; of a place only its name counts. */
  phrases: readonly Phrase[];
  /** Unless its name or category has one of these. Such entries come first: "Eggless Cake" for "cake no egg". */
  statements: readonly Phrase[];
}

export const noConditions: QueryPart = {
  isAlternative: false,
  needs: [],
  excludedFromName: [],
  excluded: [],
};

/** The words to look for, with the conditions of each. */
export interface Query {
  words: readonly string[];
  /** Of each word. Words of the same part share it. */
  parts: readonly QueryPart[];
  /** As typed, or without the refused ingredients that no mark vouches for: "pizza" for "pizza no onion". */
  text: string;
  /** [FIND-10] Whether it names several things: "lamb shawarma and hummus", not "pizza, no nuts". */
  isList: boolean;
  /** [FIND-21] The prices it asks for. */
  price: PriceRange | null;
  /** [FIND-22] The hours it asks for. */
  opening: AskedOpening | null;
  /** [FIND-22] Whether no word describes a dish or place: "food near me". Only a name that has all of them answers it. */
  isGeneral: boolean;
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
