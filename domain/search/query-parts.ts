import { findFamily } from "./known-spellings";
import { listStatements, markLabel, neededMarks } from "./marks";
import { findAvoided } from "./negations/avoided";
import { findNegation, type Negation } from "./negations/negations";
import { nonVegetarian, nonVegetarianLength } from "./negations/non-vegetarian";
import { isNoise } from "./noise-words";
import { singulars } from "./normalise";
import { toPhrase } from "./phrases";
import { maxPhraseWords, noConditions, type Phrase, type Query, type QueryPart } from "./reading";
import { repeatNegations, splitParts, type TypedPart } from "./typed-parts";

/** What a part looks for, and its conditions. */
interface ReadPart extends TypedPart, QueryPart {
  /** The words without negations; those with a mark are read as the mark. */
  words: readonly string[];
  /** Negations with an ingredient that no mark stands for: "no onion". */
  unmarked: readonly Negation[];
  /** Whether it has only negations: "no nuts". */
  isCondition: boolean;
  /** Its marks if it has nothing else: vegan and glutenfree of "vegan gluten free". */
  diets: readonly string[];
  /** Whether it has only marks or "non veg". */
  isDiet: boolean;
  /** Whether it begins with a negation or a mark: "nut free cake". */
  beginsWithCondition: boolean;
}

/**
 * [FIND-11] Reads a text part by part. A condition holds for its part: of "lamb karahi, vegan burger" only the burger is vegan. One
 * that is a part of its own holds for all parts, unless it is an alternative: "pizza, no nuts". A refused ingredient that dishes have a mark
 * for is read as the mark; any other is not looked for, and what names it is left out.
 */
export function readParts(text: string): Pick<Query, "words" | "parts" | "isList"> & { hasNoExclusions: boolean } {
  const read = repeatNegations(splitParts(text)).map(readPart);
  const looksForNothing = read.every(({ words }) => words.every(isNoise));
  const parts = looksForNothing ? read.map(withStatements) : read;
  const shared = shareConditions(
    parts.map((part, at) => ({ ...part, isAlternative: [part, parts[at + 1]].some((one) => one?.joinedBy === "or") })),
  );
  const words = parts.flatMap(({ joiner, words: own }, index) =>
    [...joiner, ...own].map((word) => ({ word, part: shared[index] ?? noConditions })),
  );
  return {
    words: words.map(({ word }) => word),
    parts: words.map(({ part }) => part),
    isList: listForAll(read).filter((isForAll) => !isForAll).length > 1,
    hasNoExclusions: looksForNothing || read.every(({ unmarked }) => unmarked.length === 0),
  };
}

function readPart(part: TypedPart): ReadPart {
  const words: string[] = [];
  const negations: Negation[] = [];
  let isMeat = false;
  for (let at = 0; at < part.words.length;) {
    const meatLength = nonVegetarianLength(part.words.slice(at));
    const negation = meatLength > 0 ? null : findNegation(part.words, at);
    if (meatLength > 0) words.push(nonVegetarian);
    else if (negation) words.push(...negation.marks.flatMap(toMarkWords));
    else words.push(part.words[at] ?? "");
    isMeat ||= meatLength > 0;
    if (negation) negations.push(negation);
    at += meatLength || (negation?.length ?? 1);
  }
  const marks = [...new Set(negations.flatMap((negation) => negation.marks))];
  const unmarked = negations.filter(({ phrases }) => phrases.length > 0);
  const marked = new Set(marks.flatMap(toMarkWords));
  const diets = listDiets(words);
  const isMeatAlone = isMeat && words.every((word) => isNoise(word) || word === nonVegetarian);
  return {
    ...part,
    words,
    unmarked,
    isAlternative: false,
    needs: marks.map(toNeed),
    excludedFromName: isMeat ? ["vegetarian", "vegan"].flatMap(listMarkPhrases) : [],
    excluded: unmarked.map((negation) => ({ phrases: negation.phrases, statements: listStatementPhrases(negation) })),
    isCondition: negations.length > 0 && words.every((word) => isNoise(word) || marked.has(word)),
    diets,
    isDiet: diets.length > 0 || isMeatAlone,
    beginsWithCondition: findNegation(part.words, 0) !== null || findDiet(words) !== null,
  };
}

const toMarkWords = (mark: string): string[] => markLabel(mark).split(" ");
const listMarkPhrases = (mark: string) => (findFamily([mark])?.same ?? [[mark]]).map(toPhrase);
const toNeed = (mark: string) => ({ mark, phrases: listMarkPhrases(mark) });

/** The ways in which a name says that it is without what is refused: "Eggless Cake", "Sugar Free Baklava". */
function listStatementPhrases({ core }: Negation): Phrase[] {
  const last = core.at(-1) ?? "";
  const cores = [last, ...singulars(last)].map((form) => [...core.slice(0, -1), form]);
  const spellings = cores.flatMap((words) => [
    ...(findFamily([...words, "free"])?.same ?? []),
    ...listStatements(`${words.join("")}free`),
    [...words, "free"],
  ]);
  return spellings.map(toPhrase);
}

/** Looks for what a part refuses where the query has nothing else: "no egg" finds "Eggless Cake". */
function withStatements(part: ReadPart): ReadPart {
  if (part.unmarked.length === 0) return part;
  const needs = part.unmarked.map((negation) => ({ mark: null, phrases: listStatementPhrases(negation) }));
  return {
    ...part,
    words: part.unmarked.map(({ core }) => `${core.join("")}free`),
    needs: [...part.needs, ...needs],
  };
}

/** The marks of these words if they have nothing else: of "vegan please", not of "vegan burger". */
function listDiets(words: readonly string[]): string[] {
  const marks: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = findDiet(words.slice(at));
    if (!found && !isNoise(words[at] ?? "")) return [];
    if (found) marks.push(found.mark);
    at += found?.length ?? 1;
  }
  return [...new Set(marks)];
}

/** The mark that these words start with. */
function findDiet(next: readonly string[]): { mark: string; length: number } | null {
  for (let length = Math.min(maxPhraseWords, next.length); length > 0; length -= 1) {
    const spellings = findFamily(next.slice(0, length))?.same.filter((words) => words.length === 1) ?? [];
    const mark = spellings.flat().find((word) => neededMarks.dish.has(word));
    if (mark !== undefined) return { mark, length };
  }
  return null;
}

/** The conditions of each part: its own, and those of parts that are conditions of all. */
function shareConditions(parts: readonly ReadPart[]): QueryPart[] {
  const isForAll = listForAll(parts);
  const common = parts.filter((_, at) => isForAll[at]).map((part) => ({ ...part, needs: withDiets(part) }));
  const shared = parts.map((part, at) => (isForAll[at] ? null : merged([part, ...common])));
  const first = shared.find((part) => part !== null) ?? merged(common);
  let last = first;
  return shared.map((part) => (last = part ?? last));
}

const withDiets = ({ needs, diets }: ReadPart): QueryPart["needs"] => [
  ...needs,
  ...diets.filter((diet) => !needs.some(({ mark }) => mark === diet)).map(toNeed),
];

/** Which parts are conditions of all others: "no nuts" of "pizza, no nuts", "vegan" of "pizza, vegan". */
function listForAll(parts: readonly ReadPart[]): boolean[] {
  const isForAll: boolean[] = [];
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    const isRefusal = part.isCondition && !(at === 0 && next?.joinedBy === "or");
    const isDiet =
      part.isDiet &&
      next?.joinedBy !== "or" &&
      isSetApart(part, next, isForAll[at - 1] === true || describes(parts[at - 1])) &&
      isAtEdge(parts, at) &&
      !(part.diets.some((diet) => meatless.has(diet)) && parts.some(namesMeat));
    isForAll.push(part.joinedBy !== "or" && (isRefusal || isDiet));
  }
  return isForAll;
}

const descriptions = new Set(["spicy", "hot", "mild", "sweet", "crispy", "healthy"]);

/** Whether it names nothing but what something should be like: "spicy" of "vegan and spicy". */
const describes = (part: ReadPart | undefined): boolean =>
  part?.words.some((word) => descriptions.has(word)) === true &&
  part.words.every((word) => descriptions.has(word) || isNoise(word));

/**
 * Whether a diet is no thing of a list: "pizza, vegan", "vegan, pizza", "vegan and gluten free pizza", "vegan and spicy"; not "chicken
 * and veggie".
 */
function isSetApart({ joinedBy }: ReadPart, next: ReadPart | undefined, isBehindCondition: boolean): boolean {
  if (joinedBy === "comma") return true;
  if (joinedBy === "and") return isBehindCondition;
  return next?.joinedBy === "comma" || (next?.joinedBy === "and" && (next.beginsWithCondition || describes(next)));
}

/** Whether a diet stands first or last, conditions beside it: in "chicken, veg, rice" it is one of three things. */
const isAtEdge = (parts: readonly ReadPart[], at: number): boolean =>
  [parts.slice(0, at), parts.slice(at + 1)].some((side) => side.every((part) => part.isCondition || part.isDiet));

const meatless = new Set(["vegan", "vegetarian"]);
const namesMeat = ({ words }: ReadPart): boolean => words.some((word) => findAvoided([word])?.kind === "meat");

const merged = (parts: readonly QueryPart[]): QueryPart => ({
  isAlternative: parts[0]?.isAlternative ?? false,
  needs: parts.flatMap(({ needs }) => needs),
  excludedFromName: parts.flatMap(({ excludedFromName }) => excludedFromName),
  excluded: parts.flatMap(({ excluded }) => excluded),
});
