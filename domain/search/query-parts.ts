import { findFamily } from "./known-spellings";
import { listStatements, markLabel } from "./marks";
import { joiners } from "./negation-words";
import {
  findNegation,
  isIngredient,
  listNegated,
  type Negation,
  nonVegetarian,
  nonVegetarianLength,
} from "./negations";
import { isInPhrase, isNoise, maxWordsRead } from "./noise-words";
import { searchWords } from "./normalise";
import { toPhrase } from "./phrases";
import { maxQueryLength, noConditions, type QueryPart } from "./reading";

/** A part as it is typed. */
interface TypedPart {
  /** How it goes on from the part before: as something else that is wanted, by a comma or by a word, or as an alternative. */
  joinedBy: "start" | "comma" | "and" | "or";
  /** The word that joins it, which may be one of a name: "Pizza Plus". */
  joiner: readonly string[];
  words: readonly string[];
}

/** What it looks for, and its conditions. */
interface ReadPart extends TypedPart, QueryPart {
  /** The words without negations; those with a mark are read as the mark. */
  words: readonly string[];
  /** Without a mark, so that nothing is looked for by them. */
  unmarked: readonly Negation[];
  /** Nothing but negations. */
  isCondition: boolean;
}

/**
 * [FIND-11] Reads a text part by part. A diet holds for the part it stands in: "lamb karahi, vegan burger", "vegan or chicken". So does
 * what is not wanted; in a part of its own it holds for all of them, unless it is an alternative: "pizza, no nuts". What dishes have a
 * mark for is looked for by the mark; anything else is not looked for, and what names it is left out.
 */
export function readParts(text: string): { words: string[]; parts: QueryPart[]; isAllLookedFor: boolean } {
  const read = withNegationsOfNeighbours(splitParts(text)).map(readPart);
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
    isAllLookedFor: looksForNothing || read.every(({ unmarked }) => unmarked.length === 0),
  };
}

/** [FIND-10] Whether a query names several things: "lamb shawarma and hummus". */
export const isList = (typed: string): boolean => splitParts(typed.slice(0, maxQueryLength)).length > 1;

const kinds = new Map([
  ...joiners.or.map((word) => [word, "or"] as const),
  ...joiners.and.map((word) => [word, "and"] as const),
]);

function splitParts(text: string): TypedPart[] {
  // "Egg-free" is one word, so that the "free" of "pizza free coke" is not its.
  const plain = text.replaceAll(/\bw\/o\b/gi, " without ").replaceAll(/(\p{L}{2,})[-\u2010-\u2015]free\b/giu, "$1free");
  const parts: { joinedBy: TypedPart["joinedBy"]; joiner: string[]; words: string[] }[] = [];
  let count = 0;
  for (const [index, segment] of plain.split(/[,;|&+/\n]/).entries()) {
    const words = searchWords(segment).slice(0, maxWordsRead - count);
    count += words.length;
    parts.push({ joinedBy: index === 0 ? "start" : "comma", joiner: [], words: [] });
    for (const [at, word] of words.entries()) {
      const joinedBy = kinds.get(word);
      if (joinedBy && !isInPhrase(words, at)) parts.push({ joinedBy, joiner: [word], words: [] });
      else parts.at(-1)?.words.push(word);
    }
  }
  return parts.filter(({ joiner, words }) => joiner.length + words.length > 0);
}

/** "Nut and dairy free" is nut free, "no nuts or dairy" is no dairy. */
function withNegationsOfNeighbours(typed: readonly TypedPart[]): TypedPart[] {
  const parts = [...typed];
  for (let at = parts.length - 2; at >= 0; at -= 1) {
    const [own, next] = [parts[at], parts[at + 1]];
    if (!own || !next || !listNegated(own.words) || findNegation(next.words, 0)?.isBefore !== false) continue;
    parts[at] = { ...own, words: [...own.words, "free"] };
    parts[at + 1] = { ...next, joinedBy: next.joinedBy === "or" ? "and" : next.joinedBy };
  }
  for (let at = 1; at < parts.length; at += 1) {
    const [before, own] = [parts[at - 1], parts[at]];
    if (!before || !own || !endsNegated(before.words)) continue;
    const goesOn =
      own.joinedBy === "or"
        ? [1, 2].some((length) => listNegated(own.words.slice(0, length)))
        : listNegated(own.words) && (own.joinedBy === "and" || isIngredient(own.words));
    if (goesOn) parts[at] = { ...own, joinedBy: "and", words: ["no", ...own.words] };
  }
  return parts;
}

function endsNegated(words: readonly string[]): boolean {
  return words.some((_, at) => {
    const negation = findNegation(words, at);
    return negation?.isBefore && at + negation.length === words.length;
  });
}

function readPart(part: TypedPart): ReadPart {
  const kept: string[] = [];
  const negations: Negation[] = [];
  let isMeat = false;
  for (let at = 0; at < part.words.length;) {
    const meatLength = nonVegetarianLength(part.words.slice(at));
    const negation = meatLength > 0 ? null : findNegation(part.words, at);
    if (meatLength > 0) kept.push(nonVegetarian);
    else if (negation?.mark) kept.push(...markLabel(negation.mark).split(" "));
    else if (!negation) kept.push(part.words[at] ?? "");
    isMeat ||= meatLength > 0;
    if (negation) negations.push(negation);
    at += meatLength || (negation?.length ?? 1);
  }
  const marks = [...new Set(negations.flatMap(({ mark }) => mark ?? []))];
  const unmarked = negations.filter(({ mark }) => mark === null);
  const marked = new Set(marks.flatMap((mark) => markLabel(mark).split(" ")));
  return {
    ...part,
    words: kept,
    unmarked,
    isAlternative: false,
    needs: marks.map((mark) => ({ mark, phrases: listMarkPhrases(mark) })),
    lacks: isMeat ? ["vegetarian", "vegan"].flatMap(listMarkPhrases) : [],
    without: unmarked.flatMap(({ phrases }) => phrases),
    isCondition: negations.length > 0 && kept.every((word) => isNoise(word) || marked.has(word)),
  };
}

const listMarkPhrases = (mark: string) => (findFamily([mark])?.same ?? [[mark]]).map(toPhrase);

/** Where nothing else is looked for, what says itself that it is without it: "Eggless Cake". */
function withStatements(part: ReadPart): ReadPart {
  const statements = part.unmarked.map(({ words }) => ({
    word: `${words.join("")}free`,
    phrases: [
      ...(findFamily([...words, "free"])?.same ?? []),
      ...listStatements(`${words.join("")}free`),
      [...words, "free"],
    ].map(toPhrase),
  }));
  if (statements.length === 0) return part;
  return {
    ...part,
    words: statements.map(({ word }) => word),
    needs: [...part.needs, ...statements.map(({ phrases }) => ({ mark: null, phrases }))],
  };
}

/** The conditions of each part, with those of the parts that are nothing else. */
function shareConditions(parts: readonly ReadPart[]): QueryPart[] {
  const isForAll = parts.map(
    ({ isCondition, joinedBy }) =>
      isCondition && joinedBy !== "or" && !(joinedBy === "start" && parts[1]?.joinedBy === "or"),
  );
  const common = parts.filter((_, at) => isForAll[at]);
  const shared = parts.map((part, at) => (isForAll[at] ? null : merged([part, ...common])));
  const first = shared.find((part) => part !== null) ?? merged(common);
  let last = first;
  return shared.map((part) => (last = part ?? last));
}

const merged = (parts: readonly QueryPart[]): QueryPart => ({
  isAlternative: parts[0]?.isAlternative ?? false,
  needs: parts.flatMap(({ needs }) => needs),
  lacks: parts.flatMap(({ lacks }) => lacks),
  without: parts.flatMap(({ without }) => without),
});
