import { isServing, listPartySpellings, listServingWords } from "./amounts/servings";
import { closeness, correctionMargin } from "./closeness";
import {
  beginsPhrase,
  listSimilarFamilies,
  listFamiliesByPrefix,
  listFamiliesByUnfinishedPhrase,
  type Family,
  findFamily,
  isSpelling,
  type Spelling,
} from "./known-spellings";
import { listStatements, neededMarks } from "./marks";
import { nonVegetarian } from "./negations/non-vegetarian";
import { otherForms, singulars } from "./normalise";
import {
  type Concept,
  maxPhraseWords,
  maxQueryWords,
  noConditions,
  type Query,
  type Reading,
  type ReadingKind,
  readingKinds,
  type Vocabulary,
} from "./reading";

interface InterpretOptions {
  /** Reads each word separately, instead of the longest known phrase ("tikka masala"). */
  isWordByWord?: boolean;
  /** Also considers other readings of known words, for a search without results. */
  withCorrections?: boolean;
  /** The last word is unfinished: it may be completed even if it is a word. Otherwise only unknown words are. */
  isTyping?: boolean;
  /** The last words are read as the beginning of a phrase that families know: "sea foo". */
  completesPhrase?: boolean;
}

/** Interprets a query with a vocabulary. Concepts without readings find nothing. */
export function interpretQuery(
  { words, parts }: Query,
  vocabulary: Vocabulary,
  options: InterpretOptions = {},
): Concept[] {
  const concepts: Concept[] = [];
  for (let start = 0; start < words.length;) {
    const unfinished = options.completesPhrase ? listFamiliesByUnfinishedPhrase(words.slice(start)) : [];
    const whole =
      unfinished.length > 0
        ? words.length - start
        : phraseLength(words.slice(start, start + maxPhraseWords), vocabulary);
    const length = options.isWordByWord && !isOneThing(words.slice(start, start + whole)) ? 1 : whole;
    const typed = words.slice(start, start + length);
    const isLast = start + length === words.length;
    const readings = listReadings(typed, vocabulary, { ...options, isLast, unfinished });
    concepts.push({
      typed,
      readings,
      isKnown: findFamily(typed) !== null || readings.some(isKnownReading),
      mark: findMark(typed, readings),
      part: parts[start] ?? noConditions,
    });
    start += length;
  }
  return concepts;
}

/** Another spelling, what families know and the text is the beginning of ("halee" of haleem), or nearly spells ("hummis"). */
const isKnownReading = ({ kind, cost, words }: Reading): boolean =>
  kind === "same" ||
  ((kind === "exact" ? cost > 0 : kind === "corrected" && cost <= nearlySpelled) &&
    findFamily(words.map(([word = ""]) => word)) !== null);

/** Of "sugar free" neither word alone is meant: "free" is eggs', and sugar the opposite. Nor of "hand slaughtered". */
const isOneThing = (phrase: readonly string[]) =>
  phrase.length > 1 &&
  (phrase.some((word) => ["free", "no", "without", "non"].includes(word)) || findMark(phrase, []) !== null);

/** The diet or halal mark that these words ask for. */
function findMark(typed: Spelling, readings: readonly Reading[]): string | null {
  const read = readings.filter(({ kind }) => kind !== "related").map(({ words }) => words.map(([word = ""]) => word));
  const single = [...(findFamily(typed)?.same ?? []), ...read].flatMap((words) => (words.length === 1 ? words : []));
  return single.find((word) => neededMarks.dish.has(word) || neededMarks.place.has(word)) ?? null;
}

/**
 * The number of following words that form a unit: a known phrase, a word that others write as one, or one similar to a known
 * phrase.
 */
function phraseLength(next: readonly string[], vocabulary: Vocabulary): number {
  for (let length = next.length; length > 1; length -= 1) {
    const phrase = next.slice(0, length);
    // Of "rice fried chicken" the last two belong together, although "fried rice" is known too.
    const isNextOne = length === 2 && next.length > 2 && !isSpelling(phrase) && isSpelling(next.slice(1, 3));
    if ((findFamily(phrase) && !isNextOne) || (length === 2 && vocabulary.has(phrase.join("")))) return length;
  }
  for (let length = Math.min(3, next.length); length > 1; length -= 1) {
    const phrase = next.slice(0, length);
    const isUnknown = phrase.some(
      (word, at) =>
        word.length >= minMisspelled && !vocabulary.has(word) && !findFamily([word]) && !beginsPhrase(next.slice(at)),
    );
    if (isUnknown && listSimilarFamilies(phrase.join("")).some((near) => near.length > 1 && near.cost < 0.2))
      return length;
  }
  return 1;
}

/** Shorter words are the beginning of something rather than a slip: "chicken sh". */
const minMisspelled = 3;

function listReadings(
  typed: readonly string[],
  vocabulary: Vocabulary,
  { isLast, isTyping, withCorrections, unfinished }: InterpretOptions & { isLast: boolean; unfinished: Family[] },
): Reading[] {
  if (typed[0] === nonVegetarian) return listMeatReadings(vocabulary);
  const servings = listServingWords(typed[0] ?? "")?.map((forms) => forms.filter(vocabulary.has));
  const readings: Reading[] = [];
  const add = (kind: ReadingKind, cost: number, spellings: readonly Spelling[]) => {
    for (const spelling of spellings) {
      const words = spelling.map((word) => [word, ...otherForms(word)].filter(vocabulary.has));
      if (words.every(({ length }) => length > 0)) readings.push({ kind, cost, words });
    }
  };
  if (servings) {
    if (servings.every(({ length }) => length > 0)) readings.push({ kind: "exact", cost: 0, words: servings });
    add("related", 0, listPartySpellings(typed[0] ?? ""));
    return distinct(readings);
  }
  const addFamily = ({ same, related }: Family, kind: "same" | "corrected", cost: number) => {
    add(kind, cost, same);
    // What is only like something that may not be meant is too far off: "combo" is no gumbo, which is like seafood soup.
    if (cost <= surelyMeant) add("related", cost, related);
  };
  const joined = typed.join("");
  add("exact", 0, [typed]);
  if (typed.length > 1) add("same", 0, [[joined]]);
  else add("same", 0, listStatements(joined));
  const family = findFamily(typed);
  if (family) addFamily(family, "same", 0);
  for (const one of unfinished.slice(0, maxFamilies)) addFamily(one, "same", 0.1);
  if (isLast && (isTyping || (readings.length === 0 && joined.length > 1))) {
    addUnfinished(joined, vocabulary, add, isTyping ? minTypedLetters(joined) : 4);
  }
  if (readings.length > 0 && !withCorrections) return distinct(readings);
  for (const parts of splits(joined)) if (parts.every(vocabulary.has)) add("same", 0.05, [parts]);
  if (readings.length > 0 && !withCorrections) return distinct(readings);
  // A spelling that families know is no slip for another family: "ugali", which nobody here sells, is not "Om Ali".
  const similar = family ? [] : listSimilarFamilies(joined);
  for (const near of similar) addFamily(near.family, "corrected", near.cost);
  for (const form of typed.length === 1 ? [joined, ...singulars(joined)] : []) {
    for (const word of vocabulary.near(form)) {
      const cost = closeness(form, word);
      if (cost !== null && (!family || isUnlistedSpelling(word, cost))) add("corrected", cost, [[word]]);
    }
  }
  if (readings.length === 0 && joined.length >= 3)
    add(
      "corrected",
      0.4,
      vocabulary.startingWith(joined).map((word) => [word]),
    );
  // What is spelled like something that nobody sells is no slip for what is spelled less like it: "maklouba" is not "makhlouta".
  const most = Math.min(...similar.map(({ cost }) => cost)) + correctionMargin;
  const likely = readings.filter(({ kind, cost }) => kind !== "corrected" || cost <= most);
  return distinct(similar.length > 0 ? likely : readings);
}

/** What is no vegetarian dish is one of many things: any word for meat or fish, as good as typed. */
function listMeatReadings({ has }: Vocabulary): Reading[] {
  const meats = (findFamily([nonVegetarian])?.related ?? []).flatMap((words) => (words.length === 1 ? words : []));
  const forms = [...new Set(meats.flatMap((word) => [word, ...otherForms(word)]))].filter(has);
  return forms.length > 0 ? [{ kind: "exact", cost: 0, words: [forms] }] : [];
}

/** How many families may complete a text. */
const maxFamilies = 12;

/** Completions of an unfinished word: of a name by any letters, of a family's spelling by so many. */
function addUnfinished(
  typed: string,
  vocabulary: Vocabulary,
  add: (kind: ReadingKind, cost: number, spellings: readonly Spelling[]) => void,
  minFamilyLetters: number,
): void {
  for (const word of vocabulary.startingWith(typed)) add("exact", (word.length - typed.length) / 100, [[word]]);
  if (typed.length < minFamilyLetters) return;
  // What lacks a letter or two is rather what is sold: "halee" is haleem, not "haleeb", which is milk.
  const nearly = vocabulary.startingWith(typed).filter((word) => word.length <= typed.length + missingLetters);
  const isMeant = ({ same }: Family) =>
    typed.length < minNearlyTyped ||
    nearly.length === 0 ||
    nearly.some((word) => same.some(([one, ...more]) => one === word && more.length === 0));
  for (const family of listFamiliesByPrefix(typed).filter(isMeant).slice(0, maxFamilies)) add("same", 0.1, family.same);
}

/** How long a word is, and what it lacks at most, if it is typed nearly to its end. */
const [minNearlyTyped, missingLetters] = [4, 2];

/** The letters that a family's spelling is completed from: in scripts that leave out vowels two say as much as three. */
const minTypedLetters = (typed: string): number => (/^[a-z]/.test(typed) ? 3 : 2);

/** Splits unknown long words where the longest part is known: "koftaskewrs" into "kofta" and "skewrs", each read separately. */
export function splitJoinedWords(query: Query, { has }: Pick<Vocabulary, "has">): Query {
  const cut = query.words.flatMap((word, at) =>
    splitJoined(word, has).map((word) => ({ word, part: query.parts[at] })),
  );
  const read = cut.slice(0, maxQueryWords);
  return { ...query, words: read.map(({ word }) => word), parts: read.map(({ part }) => part ?? noConditions) };
}

function splitJoined(word: string, has: Vocabulary["has"]): readonly string[] {
  if (has(word) || isServing(word)) return [word];
  const known = (part: string) => (part.length > 3 && has(part) ? part.length : 0);
  const best = splits(word)
    .map(([start, end]) => ({ parts: [start, end], length: Math.max(known(start), known(end)) }))
    .reduce((one, other) => (other.length > one.length ? other : one), { parts: [word], length: 0 });
  return best.parts;
}

/** All splits of a word in two: "mangolassi". */
function splits(word: string): [string, string][] {
  const minPartLength = 3;
  const places = Math.max(0, word.length - 2 * minPartLength + 1);
  return Array.from({ length: places }, (_, index) => [
    word.slice(0, minPartLength + index),
    word.slice(minPartLength + index),
  ]);
}

/** Whether a word of the market, close to a word that families know, may be a spelling of it that they lack: one that is in no family. */
const isUnlistedSpelling = (word: string, cost: number): boolean => cost <= surelyMeant && findFamily([word]) === null;

/** The cost of a slip of one letter that leaves the consonants as they are. */
const nearlySpelled = 0.1;

/** The cost of a correction that hardly anybody would doubt. */
const surelyMeant = 0.2;

/** Readings without duplicates, best first. */
function distinct(readings: readonly Reading[]): Reading[] {
  const sorted = [...readings].sort(
    (one, other) => readingKinds.indexOf(one.kind) - readingKinds.indexOf(other.kind) || one.cost - other.cost,
  );
  const byWords = new Map<string, Reading>();
  for (const reading of sorted) {
    const key = reading.words.map(([word]) => word).join(" ");
    if (!byWords.has(key)) byWords.set(key, reading);
  }
  return [...byWords.values()].slice(0, 60);
}

/** Every word that `interpretQuery` may ask a vocabulary for with `has`, so that a database is asked once. */
export function wordsToLookUp(words: readonly string[]): string[] {
  const spellings: Spelling[] = words.map((word) => [word]);
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= maxPhraseWords && start + length <= words.length; length += 1) {
      const phrase = words.slice(start, start + length);
      const family = findFamily(phrase);
      if (family) spellings.push(...family.same, ...family.related);
      const served = length === 1 ? listServingWords(phrase.join("")) : null;
      if (served) spellings.push(...served, ...listPartySpellings(phrase.join("")));
      if (length < 3) spellings.push([phrase.join("")]);
      if (length === 1) spellings.push(...splits(phrase.join("")), ...listStatements(phrase.join("")));
    }
    for (const { same, related } of listFamiliesByUnfinishedPhrase(words.slice(start)).slice(0, maxFamilies))
      spellings.push(...same, ...related);
  }
  return withForms(spellings);
}

/** As wordsToLookUp, for corrections of unknown words. */
export function nearWordsToLookUp(words: readonly string[], isTyping = false): string[] {
  const spellings: Spelling[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= 3 && start + length <= words.length; length += 1) {
      const joined = words.slice(start, start + length).join("");
      for (const { family } of listSimilarFamilies(joined)) spellings.push(...family.same, ...family.related);
    }
  }
  const last = words.at(-1) ?? "";
  if (isTyping && last.length >= minTypedLetters(last))
    spellings.push(
      ...listFamiliesByPrefix(last)
        .slice(0, maxFamilies)
        .flatMap(({ same }) => same),
    );
  return withForms(spellings);
}

const withForms = (spellings: readonly Spelling[]): string[] => {
  const words = new Set(spellings.flat());
  return [...new Set([...words].flatMap((word) => [word, ...otherForms(word)]))];
};
