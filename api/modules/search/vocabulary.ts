import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { listTypoCorrections } from "@domain/search/closeness";
import { nearWordsToLookUp, wordsToLookUp } from "@domain/search/interpret";
import { findFamily, isSpelling } from "@domain/search/known-spellings";
import { otherForms } from "@domain/search/normalise";
import type { Vocabulary } from "@domain/search/reading";

interface VocabularyOptions {
  similar: SimilarWords;
  isTyping?: boolean;
  /** Known words are also treated as misspelled. */
  withCorrections?: boolean;
}

/** The number of similar words examined per word. */
const maxSimilarWords = 24;
const maxCompletions = 40;
const maxStarting = 400;
/** The minimum share of common trigrams. */
const minSimilarity = 0.3;

/**
 * The part of the vocabulary relevant to these words: one query for known words, two otherwise, all by index, so the cost does
 * not grow with the vocabulary.
 */
export async function readVocabulary(
  db: Db,
  words: readonly string[],
  options: VocabularyOptions,
): Promise<Vocabulary> {
  const last = words.at(-1) ?? "";
  const [known, starting] = await Promise.all([
    listKnownWords(db, [...wordsToLookUp(words), ...(options.isTyping ? nearWordsToLookUp([last], true) : [])]),
    options.isTyping ? startingWith(db, last) : [],
  ]);
  const prefixes = new Map([[last, starting]]);
  const near = new Map<string, string[]>();
  const isStarted = (word: string) => word === last && starting.length > 0;
  const unknown = words.filter(
    (word) => options.withCorrections || !(known.has(word) || findFamily([word]) || isStarted(word)),
  );
  if (unknown.length > 0) {
    const [found, spellings] = await Promise.all([
      options.similar(unknown),
      listKnownWords(db, nearWordsToLookUp(words, unknown.includes(last))),
      ...unknown.map(async (word) => prefixes.set(word, await startingWith(db, word))),
    ]);
    for (const word of spellings) known.add(word);
    for (const { typed, word } of found) {
      near.set(typed, [...(near.get(typed) ?? []), word]);
      known.add(word);
    }
  }
  const completions = [...prefixes.values()].flat();
  // A dish may be named by the other form: "chickpeas" where "chickpea" completes the word.
  const forms = await listKnownWords(db, completions.flatMap(otherForms));
  for (const word of [...completions, ...forms]) known.add(word);
  return {
    // The vocabulary learns no single characters, but names have digits: "4 Pieces".
    has: (word) => known.has(word) || /^\d$/.test(word),
    near: (word) => near.get(word) ?? [],
    startingWith: (prefix) => prefixes.get(prefix) ?? [],
  };
}

async function listKnownWords(db: Db, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`
    select word from search_vocabulary where word = any(${[...new Set(words)]}::text[])`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

type SimilarPair = Awaited<ReturnType<typeof listSimilarWords>>[number];
export type SimilarWords = (words: readonly string[]) => Promise<SimilarPair[]>;

/** `listSimilarWords` for one search: one that finds nothing asks three times for the same words, which was most of its cost. */
export function createSimilarWords(db: Db): SimilarWords {
  const known = new Map<string, SimilarPair[]>();
  return async (words) => {
    const missing = words.filter((word) => !known.has(word));
    const found = await listSimilarWords(db, missing);
    for (const word of missing)
      known.set(
        word,
        found.filter(({ typed }) => typed === word),
      );
    return [...new Set(words)].flatMap((word) => known.get(word) ?? []);
  };
}

/**
 * Words of names that share trigrams or consonants with these, or differ by a typo: "camel" is not the "came" of a description. None for words that are never corrected, those of up to
 * three letters and those with digits (`closeness`).
 */
export async function listSimilarWords(db: Db, words: readonly string[]): Promise<{ typed: string; word: string }[]> {
  const correctable = words.filter((word) => word.length > 3 && !/\d/.test(word));
  if (correctable.length === 0) return [];
  const slips = correctable.flatMap((typed) => listTypoCorrections(typed).map((word) => ({ typed, word })));
  // Words alike share more trigrams than one or two: whatever lacks all but the two most common, of the first letter and the last two,
  // is not alike. Looking these up took most of the time, as did comparing what they found.
  const { rows } = await sql<{ typed: string; word: string }>`
    with slips as (
      select * from jsonb_to_recordset(${JSON.stringify(slips)}::jsonb) as slips (typed text, word text)
    )
    select slips.typed, slips.word from slips join search_vocabulary using (word) where in_names
    union
    select typed, near.word from unnest(${correctable}::text[]) typed,
      lateral (select search_trigrams(typed) as trigrams) sought,
      lateral (
        select array(
          select part from unnest(sought.trigrams) part
          where (cardinality(sought.trigrams) < 4 or part <> '  ' || left(typed, 1))
            and (cardinality(sought.trigrams) < 7 or part <> right(typed, 2) || ' ')
        ) as trigrams
      ) telling, lateral (
      (select word from (
          select word, cardinality(trigrams) as own,
            (select count(*) from unnest(sought.trigrams) part where part = any(trigrams))::float8 as shared
          from search_vocabulary
          where in_names and trigrams && telling.trigrams and length(word) between length(typed) - 4 and length(typed) + 4
          offset 0
        ) alike
        where shared / (own + cardinality(sought.trigrams) - shared) >= ${minSimilarity}
        order by shared / (own + cardinality(sought.trigrams) - shared) desc, word limit ${maxSimilarWords})
      union
      (select word from search_vocabulary where in_names and skeleton = search_skeleton(typed) limit ${maxSimilarWords})
    ) near`.execute(db);
  return rows;
}

/** Names, shortest first; of many those that families know: "b" is rather biryani than a shorter word of one name. */
async function startingWith(db: Db, prefix: string): Promise<string[]> {
  if (prefix === "") return [];
  const { rows } = await sql<{ word: string }>`
    select word from (
      select word from search_vocabulary where in_names and word like ${`${prefix}%`} limit ${maxStarting}
    ) words order by length(word), word`.execute(db);
  const words = rows.map(({ word }) => word);
  if (words.length <= maxCompletions) return words;
  const isKnown = (word: string) => isSpelling([word]);
  return [...words.filter(isKnown), ...words.filter((word) => !isKnown(word))].slice(0, maxCompletions);
}
