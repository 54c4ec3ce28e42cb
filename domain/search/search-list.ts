import { closeness } from "./closeness";
import { splitJoinedWords, interpretQuery } from "./interpret";
import { searchWords } from "./normalise";
import { readQueryWords } from "./query-words";
import { interleaveParts, compareRanked, findMatch, type Searched, selectRelevant } from "./rank";
import type { Vocabulary } from "./reading";

/** What of an entry is searched. */
export interface SearchedTexts {
  name: string;
  category?: string | null;
  /** See marks.ts. */
  marks?: readonly string[];
  text?: string | null;
}

/**
 * [FIND-14] The entries of a small list in memory that answer what was typed, the best first; equals in their own order. The same
 * rules as the marketplace's search: families, closeness, ranking.
 */
export function searchList<T>(entries: readonly T[], typed: string, textsOf: (entry: T) => SearchedTexts): T[] {
  const words = readQueryWords(typed);
  if (words.length === 0) return [];
  const searched = entries.map((entry) => ({ entry, searched: searchedWords(textsOf(entry)) }));
  const vocabulary = createVocabulary(
    new Set(searched.flatMap(({ searched: own }) => Object.values<readonly string[]>({ ...own }).flat())),
  );
  const parts = splitJoinedWords(words, vocabulary);
  const attempts = [
    { options: {} },
    { options: {}, allowsPartial: true },
    { options: { isWordByWord: true }, allowsPartial: true },
    { options: { isWordByWord: true, withCorrections: true }, allowsPartial: true },
  ];
  for (const { options, allowsPartial = false } of attempts) {
    const concepts = interpretQuery(words, vocabulary, options);
    const matches = searched.flatMap(({ entry, searched: own }, standing) => {
      const match = findMatch(concepts, own);
      return match && (allowsPartial || match.missing === 0) ? [{ entry, match, standing, wait: 0 as const }] : [];
    });
    const found = selectRelevant(matches, concepts);
    if (found.length > 0) return interleaveParts(found.sort(compareRanked)).map(({ entry }) => entry);
  }
  // Each cut makes more words, so it comes to an end.
  return parts.length > words.length ? searchList(entries, parts.join(" "), textsOf) : [];
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
