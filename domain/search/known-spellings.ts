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

interface Entry extends Family {
  joined: string;
  length: number;
  skeleton: string;
}

let read: { entries: Map<string, Entry>; longest: number } | undefined;

/**
 * Keyed by the joined words, so that "panipuri" and "pani puri" are the same; `longest` is the most words of a spelling. Read when
 * first asked for: a process that only serves pages never searches.
 */
function families() {
  if (read) return read;
  const entries = readLists(familyLists);
  return (read = { entries, longest: Math.max(...[...entries.values()].map(({ length }) => length)) });
}

/**
 * The family of these words, or null. Plurals match singulars, a phrase matches with one word in another spelling ("chiken wings"
 * is "chicken wings"), and two words match in either order.
 */
export function findFamily(words: Spelling): Family | null {
  if (words.length > families().longest) return null;
  return entryOfPhrase(words) ?? (words.length === 2 ? entryOfPhrase([...words].reverse()) : undefined) ?? null;
}

function entryOfPhrase(words: Spelling): Entry | undefined {
  if (words.length <= 1) return findEntry(words.join(""));
  // A letter by itself ends no plural: "chicken s" is the beginning of a shawarma.
  if (words.at(-1)?.length === 1) return entryAt(words.join(""))[0];
  return findEntry(words.join("")) ?? phrasesLike(words).flatMap(entryAt)[0];
}

/** Whether this is exactly a family's spelling. */
export const isSpelling = (words: Spelling): boolean =>
  families()
    .entries.get(words.join(""))
    ?.same.some((spelling) => isSame(spelling, words)) ?? false;

/** Whether the first words are a known phrase: of "chicken kati roll" so the last two are, and "chicken kati" is no slip for "chicken katsu". */
export const beginsPhrase = (words: readonly string[]): boolean =>
  words.some((_, last) => last > 0 && isSpelling(words.slice(0, last + 1)));

const isSame = (some: Spelling, others: Spelling): boolean =>
  some.length === others.length && some.every((word, at) => word === others[at]);

function findEntry(joined: string): Entry | undefined {
  const forms = joined.length > 4 ? [...singulars(joined), joined.replace(/fs$/, "ves")] : [];
  return [joined, ...forms].flatMap(entryAt)[0];
}

const entryAt = (joined: string): Entry[] => [families().entries.get(joined) ?? []].flat();

/** Joined variants with one word in another spelling of its family. */
const phrasesLike = (words: Spelling): string[] =>
  words.flatMap((word, index) =>
    (findEntry(word)?.same ?? [])
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
    return cost === null ? [] : [{ family: entry, cost, length: entry.length }];
  });
}

/** Families with a spelling that starts like this, for unfinished words. */
export const listFamiliesByPrefix: (joined: string) => readonly Family[] = memoize(
  (joined) => [...families().entries.values()].filter((entry) => entry.joined.startsWith(joined)),
  1000,
);

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

/** A line of the lists: `from` are the same, `to` is related to them. */
interface Line {
  number: number;
  from: readonly Spelling[];
  to: readonly Spelling[];
}

/**
 * Entries by their joined words. Those of the same lines share one family: with one of its own for each of 8,000 they took 13 MB.
 *
 * @throws Error for a line that is no family, so that a slip in the lists is noticed at once.
 */
export function readLists(lists: readonly string[]): Map<string, Entry> {
  const lines = lists.flatMap((list) => list.split("\n")).filter((line) => line.trim());
  const entries = new Map<string, Omit<Entry, keyof Family> & { lines: Line[] }>();
  for (const line of lines.map(parseLine)) {
    for (const spelling of line.from) {
      const joined = spelling.join("");
      const entry = entries.get(joined) ?? { joined, length: 0, skeleton: toConsonantSkeleton(joined), lines: [] };
      // Written as one word or as two: "rass malai" is near "ras malai" too.
      entry.length = Math.max(entry.length, spelling.length);
      if (entry.lines.at(-1) !== line) entry.lines.push(line);
      entries.set(joined, entry);
    }
  }
  const linesOf = (spelling: Spelling) => entries.get(spelling.join(""))?.lines ?? [];
  const byLines = new Map<string, Family>();
  const familyOf = (own: Line[]): Family => {
    const key = own.map(({ number }) => number).join();
    const family = byLines.get(key) ?? toFamily(own, linesOf);
    byLines.set(key, family);
    return family;
  };
  return new Map([...entries].map(([key, { lines: own, ...entry }]) => [key, { ...entry, ...familyOf(own) }]));
}

function parseLine(line: string, number: number): Line {
  const [left = "", right, ...rest] = line.split("->");
  const [from, to] = [listSpellings(left), listSpellings(right ?? "")];
  const isFamily = right === undefined ? from.length > 0 : from.length === 1 && to.length > 0;
  if (rest.length > 0 || !isFamily) throw new Error(`This line of the families of spellings is none: ${line}`);
  return { number, from, to };
}

function listSpellings(text: string): Spelling[] {
  const spellings = text.split(",").map(searchWords);
  return spellings.filter(({ length }) => length > 0);
}

/** "gyro -> doner" is written once, and holds for every spelling of gyro and of döner. */
function toFamily(lines: readonly Line[], linesOf: (spelling: Spelling) => readonly Line[]): Family {
  const same = distinct(lines.flatMap(({ from }) => from));
  const own = lines.flatMap(({ to }) => to);
  const ofSame = distinct([...new Set(same.flatMap(linesOf))].flatMap(({ to }) => to));
  const spelledOtherwise = ofSame.flatMap((other) => [other, ...linesOf(other).flatMap(({ from }) => from)]);
  const isOfSame = new Set(same.map((spelling) => spelling.join(" ")));
  const others = spelledOtherwise.filter((spelling) => !isOfSame.has(spelling.join(" ")));
  return { same, related: distinct([...own, ...others]) };
}

const distinct = (spellings: readonly Spelling[]): Spelling[] => [
  ...new Map(spellings.map((spelling) => [spelling.join(" "), spelling])).values(),
];
