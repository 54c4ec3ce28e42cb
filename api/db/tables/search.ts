import type { Generated, GeneratedAlways } from "kysely";
import type { Nullable } from "./columns";

/** What can be found: places, their cuisines, categories and dishes. Kept by triggers. */
export interface SearchEntriesTable {
  restaurant_id: string;
  kind: "place" | "cuisine" | "category" | "dish" | "halal";
  /** Of a dish. */
  item_id: Nullable<string>;
  name: string;
  name_words: string[];
  category_words: Generated<string[]>;
  text_words: Generated<string[]>;
}

export interface SearchPlacesTable {
  restaurant_id: string;
  /** Of its name and cuisine. */
  own_words: string[];
  /** Of all its entries, each once. */
  words: string[];
  /** The same in order, kept by the database. */
  word_set: GeneratedAlways<string | null>;
}

/** Every word of an entry. `skeleton` as toConsonantSkeleton of domain/search. */
export interface SearchVocabularyTable {
  word: string;
  skeleton: string;
  /** Not only in descriptions. */
  in_names: boolean;
  /** Groups of three letters, kept by the database. */
  trigrams: GeneratedAlways<string[]>;
}

/** What was searched and not found, by nobody in particular. */
export interface SearchMissesTable {
  term: string;
  /** Empty where it is not known. */
  zip_code: Generated<string>;
  count: Generated<number>;
  last_at: Date;
}
