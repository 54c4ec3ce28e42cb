import { memoize } from "@domain/memoize";
import { closeness, toConsonantSkeleton } from "./closeness";
import { familyLists } from "./families";
import { searchWords, singulars } from "./normalise";

/** A spelling, as a list of words. */
export type Spelling = readonly string[];

/** The spellings of the same thing, and related things shown after them. */
export interface Family {
  same: readonly Spelling[];
  related: readonly Spelling[];
}

interface Entry {
  joined: string;
  length: number;
  skeleton: string;
  same: Map<string, Spelling>;
  related: Map<string, Spelling>;
}

let read: { entries: Map<string, Entry>; longest: number } | undefined;

/**
 * Keyed by the joined words, so that "panipuri" and "pani puri" are the same; `longest` is the most words of a spelling. Read when
 * first asked for: a process that only serves pages never searches.
 */
function families() {
  if (read) return read;
  const entries = readLists(familyLists);
  const spellings = [...entries.values()].flatMap(({ same }) => [...same.values()]);
  return (read = { entries, longest: Math.max(...spellings.map(({ length }) => length)) });
}

/**
 * The family of these words, or null. Plurals match singulars, a phrase matches with one word in another spelling ("chiken wings"
 * is "chicken wings"), and two words match in either order.
 */
export function findFamily(words: Spelling): Family | null {
  if (words.length > families().longest) return null;
  const entry = entryOfPhrase(words) ?? (words.length === 2 ? entryOfPhrase([...words].reverse()) : undefined);
  return entry ? toFamily(entry) : null;
}

function entryOfPhrase(words: Spelling): Entry | undefined {
  if (words.length <= 1) return findEntry(words.join(""));
  // A letter by itself ends no plural: "chicken s" is the beginning of a shawarma.
  if (words.at(-1)?.length === 1) return entryAt(words.join(""))[0];
  return findEntry(words.join("")) ?? phrasesLike(words).flatMap(entryAt)[0];
}

/** Whether this is exactly a family's spelling. */
export const isSpelling = (words: Spelling): boolean =>
  families().entries.get(words.join(""))?.same.has(words.join(" ")) ?? false;

function findEntry(joined: string): Entry | undefined {
  const forms = joined.length > 4 ? [...singulars(joined), joined.replace(/fs$/, "ves")] : [];
  return [joined, ...forms].flatMap(entryAt)[0];
}

const entryAt = (joined: string): Entry[] => [families().entries.get(joined) ?? []].flat();

/** Joined variants with one word in another spelling of its family. */
const phrasesLike = (words: Spelling): string[] =>
  words.flatMap((word, index) =>
    [...(findEntry(word)?.same.values() ?? [])]
      .filter(({ length }) => length === 1)
      .map(([other]) => words.map((original, at) => (at === index ? other : original)).join("")),
  );

interface SimilarFamily {
  family: Family;
  cost: number;
  length: number;
}

/** Families with a similar spelling, with the cost (see closeness) and the spelling's number of words. */
export const listSimilarFamilies = (joined: string, how: { looser?: boolean } = {}): readonly SimilarFamily[] =>
  how.looser ? listLooselySimilar(joined) : listSimilar(joined);

/** One search asks for the same words several times. */
const listSimilar = memoize((joined) => findSimilarFamilies(joined, {}), 1000);
const listLooselySimilar = memoize((joined) => findSimilarFamilies(joined, { looser: true }), 1000);

function findSimilarFamilies(joined: string, how: { looser?: boolean }): SimilarFamily[] {
  const skeleton = toConsonantSkeleton(joined);
  return [...families().entries.values()].flatMap((entry) => {
    if (Math.abs(entry.joined.length - joined.length) > 3) return [];
    const isOtherStart = entry.joined[0] !== joined[0] && entry.skeleton !== skeleton && entry.joined[1] !== joined[0];
    // Unless only the first letter is another: "nriyani" is "briyani".
    if (isOtherStart && entry.joined.slice(1) !== joined.slice(1)) return [];
    const cost = closeness(joined, entry.joined, how);
    return cost === null ? [] : [{ family: toFamily(entry), cost, length: entry.length }];
  });
}

/** Families with a spelling that starts like this, for unfinished words. */
export function listFamiliesByPrefix(joined: string): Family[] {
  return [...families().entries.values()].filter((entry) => entry.joined.startsWith(joined)).map(toFamily);
}

/** The fewest letters of an unfinished phrase: with fewer it is the beginning of too many. */
const minPhraseLetters = 5;

/** [FIND-12] Families with a phrase that starts with these words, the last of them unfinished: "sea foo" of "sea food". */
export function listFamiliesByUnfinishedPhrase(words: Spelling): Family[] {
  const joined = words.join("");
  if (words.length < 2 || joined.length < minPhraseLetters) return [];
  const starts = (spelling: Spelling) =>
    spelling.length >= words.length &&
    words.every((word, at) => (at < words.length - 1 ? spelling[at] === word : spelling[at]?.startsWith(word)));
  return listFamiliesByPrefix(joined).filter(({ same }) => same.some(starts));
}

const toFamily = ({ same, related }: Entry): Family => ({ same: [...same.values()], related: [...related.values()] });

/** @throws Error for a line that is no family, so that a slip in the lists is noticed at once. */
export function readLists(lists: readonly string[]): Map<string, Entry> {
  const found = new Map<string, Entry>();
  const lines = lists.flatMap((list) => list.split("\n")).filter((line) => line.trim());
  for (const line of lines) {
    const [left = "", right, ...rest] = line.split("->");
    const [from, to] = [listSpellings(left), listSpellings(right ?? "")];
    const isFamily = right === undefined ? from.length > 0 : from.length === 1 && to.length > 0;
    if (rest.length > 0 || !isFamily) throw new Error(`This line of the families of spellings is none: ${line}`);
    for (const spelling of from) {
      const entry = entryFor(found, spelling);
      for (const other of from) entry.same.set(other.join(" "), other);
      for (const other of to) entry.related.set(other.join(" "), other);
    }
  }
  withRelatedOfSame(found);
  return found;
}

/** "gyro -> doner" is written once, and holds for every spelling of gyro and of döner. */
function withRelatedOfSame(found: Map<string, Entry>): void {
  const sameAs = (spelling: Spelling) =>
    found.get(spelling.join(""))?.same ?? new Map([[spelling.join(" "), spelling]]);
  const written = new Map(
    [...found].map(([joined, { related }]) => [
      joined,
      [...related].flatMap(([key, other]) => [[key, other] as const, ...sameAs(other)]),
    ]),
  );
  for (const entry of found.values()) {
    const others = [...entry.same.values()].flatMap((spelling) => written.get(spelling.join("")) ?? []);
    for (const [key, other] of others) if (!entry.same.has(key)) entry.related.set(key, other);
  }
}

function listSpellings(text: string): Spelling[] {
  const spellings = text.split(",").map(searchWords);
  return spellings.filter(({ length }) => length > 0);
}

function entryFor(found: Map<string, Entry>, spelling: Spelling): Entry {
  const joined = spelling.join("");
  const known = found.get(joined);
  if (known) {
    // Written as one word or as two: "rass malai" is near "ras malai" too.
    known.length = Math.max(known.length, spelling.length);
    return known;
  }
  const entry = {
    joined,
    length: spelling.length,
    skeleton: toConsonantSkeleton(joined),
    same: new Map(),
    related: new Map(),
  };
  found.set(joined, entry);
  return entry;
}
