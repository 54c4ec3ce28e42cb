import { neededMarks } from "./marks";
import { hasPhrase } from "./phrases";
import type { Concept, Exclusion, Phrase } from "./reading";

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
  if (mark === null && part.needs.length + part.excluded.length + part.excludedFromName.length === 0) return true;
  const says = (phrases: readonly Phrase[]) => hasPhrase(name, phrases) || hasPhrase(category, phrases);
  const isNeeded = (needed: string) => neededMarks[kind].has(needed);
  const phrases = readings.flatMap(({ kind: how, words }) => (how === "related" ? [] : [words]));
  if (mark !== null && isNeeded(mark) && !says(phrases)) return false;
  if (part.needs.some((need) => (need.mark === null || isNeeded(need.mark)) && !says(need.phrases))) return false;
  if (kind === "place") return !part.excluded.some(({ phrases: excluded }) => hasPhrase(name, excluded));
  // "Eggless Custard" says itself that it is without egg, though custards have some.
  const has = ({ phrases: excluded, statements }: Exclusion) =>
    !says(statements) && (says(excluded) || hasPhrase(text, excluded));
  return !says(part.excludedFromName) && !part.excluded.some(has);
}

/** Whether an entry's name or category says itself that it is without a refused ingredient: "Eggless Cake" for "cake no egg". */
export const statesAbsence = (
  { part }: Pick<Concept, "part">,
  { name, category }: Pick<Conditioned, "name" | "category">,
): boolean => part.excluded.some(({ statements }) => hasPhrase(name, statements) || hasPhrase(category, statements));
