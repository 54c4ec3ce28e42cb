import { findFamily } from "./known-spellings";
import { markLabel } from "./marks";
import type { Match } from "./rank";
import { type Concept, type Reading, readingKinds } from "./reading";

/**
 * [FIND-13] The query the results are for: as typed if each word matched, otherwise the readings that did. Words without matches
 * are omitted.
 * @param typed the `text` of the query
 */
export function getUsedQuery(
  typed: string,
  concepts: readonly Concept[],
  matches: readonly Match[],
): { used: string; isCorrected: boolean } {
  const asTyped = { used: typed, isCorrected: false };
  if (matches.length === 0) return asTyped;
  const [first] = matches;
  const parts = concepts.map((concept, index) => {
    const readings = matches.flatMap(({ readings: found }) => found[index] ?? []);
    const reading = findBest(readings);
    return {
      concept,
      reading: reading?.kind === "related" ? findNamedRelated(first, index, concept) : reading,
      isFound: reading !== null,
    };
  });
  if (parts.every(({ reading }) => reading?.kind === "exact")) return asTyped;
  const words = parts.flatMap(({ concept, reading, isFound }) => {
    if (!isFound) return [];
    return !reading || (reading.kind === "exact" && reading.cost === 0)
      ? concept.typed.map(markLabel)
      : reading.words.map(([word = ""]) => toLabel(word));
  });
  // "Chicken and rice bowl" is a bowl, and a bowl.
  const used = [...new Set(words)].join(" ");
  return { used, isCorrected: used !== concepts.flatMap(({ typed: own }) => own.map(markLabel)).join(" ") };
}

/**
 * What is only like what was asked for is named if the first result is that by its own name or category: a salad of a Turkish place is
 * found for "greek salad", and called a salad. Null: the words stay as they were typed.
 */
function findNamedRelated(first: Match | undefined, index: number, { typed }: Concept): Reading | null {
  const reading = first?.readings[index];
  if (findFamily(typed)?.same.some((spelling) => uses.has(spelling.join(" ")))) return null;
  return reading?.kind === "related" && first?.isOwn[index] ? reading : null;
}

/** The category Desert is shown as Desserts. */
const toLabel = (word: string): string => (word === "desert" ? "dessert" : markLabel(word));

/** Whom something is for, or when it is eaten: what is found is not something else instead, so its name would say less than was typed. */
const uses = new Set(["kids meal", "healthy", "late night", "eid sweets", "arabic sweets"]);

/** The reading of the best kind and cost; of equals the most frequent. */
function findBest(readings: readonly Reading[]): Reading | null {
  const counts = new Map<Reading, number>();
  for (const reading of readings) counts.set(reading, (counts.get(reading) ?? 0) + 1);
  const sorted = [...counts].sort(
    ([one, oneCount], [other, otherCount]) =>
      readingKinds.indexOf(one.kind) - readingKinds.indexOf(other.kind) ||
      one.cost - other.cost ||
      otherCount - oneCount,
  );
  return sorted[0]?.[0] ?? null;
}
