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
 * [FIND-11] Whether an entry has the mark that a concept asks for, and meets what its part of the query demands. What is said of a place
 * holds for none of its dishes, and that a description mentions a mark is not enough: it may be "also vegan".
 */
export function meetsConditions(
  { mark, part, readings }: Concept,
  { name, category, text }: Conditioned,
  kind: "dish" | "place",
): boolean {
  const says = (phrases: readonly Phrase[]) => hasPhrase(name, phrases) || hasPhrase(category, phrases);
  const isNeeded = (asked: string) => neededMarks[kind].has(asked);
  const asked = readings.flatMap(({ kind: how, words }) => (how === "related" ? [] : [words]));
  if (mark !== null && isNeeded(mark) && !says(asked)) return false;
  if (part.needs.some((need) => (need.mark === null || isNeeded(need.mark)) && !says(need.phrases))) return false;
  if (kind === "place") return !hasPhrase(name, part.without);
  return !says(part.lacks) && !says(part.without) && !hasPhrase(text, part.without);
}
