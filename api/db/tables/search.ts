import type { Generated, GeneratedAlways } from "kysely";
import type { Nullable } from "./columns";

/** Searchable places, cuisines, categories and dishes. Maintained by triggers. */
export interface SearchEntriesTable {
  restaurant_id: string;
  kind: "place" | "cuisine" | "category" | "dish" | "halal";
  /** Set for a dish. */
  item_id: Nullable<string>;
  name: string;
  name_words: string[];
  category_words: Generated<string[]>;
  text_words: Generated<string[]>;
}

export interface SearchPlacesTable {
  restaurant_id: string;
  /** Words of its name and cuisine. */
  own_words: string[];
  /** Words of all its entries, each once. */
  words: string[];
  /** `words` as a sorted set, maintained by the database. */
  word_set: GeneratedAlways<string | null>;
}

/** Every word of an entry. `skeleton` as in toConsonantSkeleton of domain/search. */
export interface SearchVocabularyTable {
  word: string;
  skeleton: string;
  /** It occurs in names, not only in descriptions. */
  in_names: boolean;
  /** Groups of three letters, maintained by the database. */
  trigrams: GeneratedAlways<string[]>;
}

/** Searches without results, without personal data. */
export interface SearchMissesTable {
  term: string;
  /** Empty if unknown. */
  zip_code: Generated<string>;
  count: Generated<number>;
  last_at: Date;
}
