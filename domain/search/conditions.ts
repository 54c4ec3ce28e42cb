import { neededMarks } from "./marks";
import { hasPhrase } from "./phrases";
import type { Concept, Phrase } from "./reading";

/** Its words by field, as in rank.ts. */
interface Conditioned {
  name: readonly string[];
  category: readonly string[];
  text: readonly string[];
}

/**
 * [FIND-11] Whether an entry has the mark that a concept asks for and meets the conditions of its part of the query. Marks count in names
 * and categories only: a description may say "also vegan".
 */
export function meetsConditions(
  { mark, part, readings }: Concept,
  { name, category, text }: Conditioned,
  kind: "dish" | "place",
): boolean {
  const says = (phrases: readonly Phrase[]) => hasPhrase(name, phrases) || hasPhrase(category, phrases);
  const isNeeded = (needed: string) => neededMarks[kind].has(needed);
  const phrases = readings.flatMap(({ kind: how, words }) => (how === "related" ? [] : [words]));
  if (mark !== null && isNeeded(mark) && !says(phrases)) return false;
  if (part.needs.some((need) => (need.mark === null || isNeeded(need.mark)) && !says(need.phrases))) return false;
  if (kind === "place") return !hasPhrase(name, part.excludedAnywhere);
  const isExcluded = says(part.excludedFromName) || says(part.excludedAnywhere);
  return !isExcluded && !hasPhrase(text, part.excludedAnywhere);
}

/** Whether an entry's name or category says itself that it is without a refused ingredient: "Eggless Cake" for "cake no egg". */
export const statesAbsence = (
  { part }: Pick<Concept, "part">,
  { name, category }: Pick<Conditioned, "name" | "category">,
): boolean => hasPhrase(name, part.statements) || hasPhrase(category, part.statements);
