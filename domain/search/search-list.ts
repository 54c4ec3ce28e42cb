import { closeness } from "./closeness";
import { splitJoinedWords, interpretQuery } from "./interpret";
import { isSpelling } from "./known-spellings";
import { searchWords } from "./normalise";
import { listCorrectableWords, readQuery } from "./query-words";
import { interleaveParts, compareRanked, findMatch, type Searched, selectRelevant } from "./rank";
import type { Query, Vocabulary } from "./reading";
import { inLatin } from "./transliterate";

/** What of an entry is searched. */
export interface SearchedTexts {
  name: string;
  category?: string | null;
  /** See marks.ts. */
  marks?: readonly string[];
  text?: string | null;
}

interface FoundInList<T> {
  entries: T[];
  /** Their words that matched, in the form of `searchWords`. */
  words: string[];
}

/**
 * [FIND-14] The entries of a small list in memory that answer what was typed, the best first; equals in their own order. The same
 * rules as the marketplace's search: families, closeness, ranking.
 */
export function searchList<T>(
  entries: readonly T[],
  typed: string,
  textsOf: (entry: T) => SearchedTexts,
): FoundInList<T> {
  return searchListFor(entries, readQuery(typed), textsOf);
}

function searchListFor<T>(entries: readonly T[], query: Query, textsOf: (entry: T) => SearchedTexts): FoundInList<T> {
  if (query.words.length === 0) return { entries: [], words: [] };
  const searched = entries.map((entry) => ({ entry, searched: searchedWords(textsOf(entry)) }));
  const vocabulary = createVocabulary(
    new Set(searched.flatMap(({ searched: own }) => Object.values<readonly string[]>({ ...own }).flat())),
  );
  const cut = splitJoinedWords(query, vocabulary);
  const attempts = [
    { options: {} },
    { options: {}, allowsPartial: true },
    { options: { isWordByWord: true }, allowsPartial: true },
    { options: { isWordByWord: true, withCorrections: true }, allowsPartial: true },
  ];
  for (const { options, allowsPartial = false } of attempts) {
    const concepts = interpretQuery(query, vocabulary, options);
    const matches = searched.flatMap(({ entry, searched: own }, standing) => {
      const match = findMatch(concepts, own);
      return match && (allowsPartial || match.missing === 0) ? [{ entry, match, standing, wait: 0 as const }] : [];
    });
    const found = selectRelevant(matches, concepts);
    if (found.length > 0) {
      const ordered = interleaveParts(found.sort(compareRanked));
      return {
        entries: ordered.map(({ entry }) => entry),
        words: [...new Set(ordered.flatMap(({ match }) => match.words))],
      };
    }
  }
  // Each cut makes more words, and Latin letters are not spelled again, so it comes to an end.
  const next = cut.words.length > query.words.length ? cut : inLatin(query);
  return next ? searchListFor(entries, next, textsOf) : { entries: [], words: [] };
}

const maxSpellings = 3;

/** [FIND-14] Up to three words of a list's names that look like what was typed and found nothing, the nearest first. */
export function listNearSpellings(names: readonly string[], typed: string): string[] {
  const words = listCorrectableWords(readQuery(typed));
  // Spelled as families have it, it is just not sold.
  if (isSpelling(words)) return [];
  const costs = new Map<string, number>();
  for (const known of new Set(names.flatMap(searchWords))) {
    const near = words.flatMap((word) => closeness(word, known, { looser: true }) ?? []);
    if (near.length > 0) costs.set(known, Math.min(...near));
  }
  const nearest = [...costs].sort(([, one], [, other]) => one - other);
  return nearest.slice(0, maxSpellings).map(([word]) => word);
}

const searchedWords = ({ name, category, marks = [], text }: SearchedTexts): Searched => ({
  name: searchWords(name),
  category: [...searchWords(category ?? ""), ...marks],
  place: [],
  text: searchWords(text ?? ""),
});

/** A vocabulary small enough to be looked through. */
function createVocabulary(words: ReadonlySet<string>): Vocabulary {
  return {
    has: (word) => words.has(word),
    near: (word) => [...words].filter((other) => closeness(word, other) !== null),
    startingWith: (prefix) => [...words].filter((word) => word.startsWith(prefix)),
  };
}
