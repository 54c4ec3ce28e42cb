import type { Match } from "./rank";
import type { Concept, Reading } from "./reading";

/**
 * [FIND-13] What results are for: the text as typed where each of its words found something by itself, else the readings that did.
 * Words that found nothing are left out.
 */
export function usedText(
  typed: string,
  concepts: readonly Concept[],
  matches: readonly Match[],
): { used: string; isCorrected: boolean } {
  const asTyped = { used: typed.trim(), isCorrected: false };
  if (matches.length === 0) return asTyped;
  const parts = concepts.map((concept, index) => {
    const readings = matches.flatMap(({ readings: found }) => found[index] ?? []);
    return { concept, reading: bestOf(readings) };
  });
  if (parts.every(({ reading }) => reading?.kind === "exact")) return asTyped;
  const words = parts.flatMap(({ concept, reading }) => {
    if (!reading) return [];
    return reading.kind === "exact" && reading.cost === 0 ? concept.typed : reading.words.map(([word = ""]) => word);
  });
  const used = words.join(" ");
  return { used, isCorrected: used !== concepts.flatMap(({ typed: own }) => own).join(" ") };
}

const order = ["exact", "same", "mended", "related"];

/** The best kind and cost; of equals the one that found most. */
function bestOf(readings: readonly Reading[]): Reading | null {
  const counts = new Map<Reading, number>();
  for (const reading of readings) counts.set(reading, (counts.get(reading) ?? 0) + 1);
  const sorted = [...counts].sort(
    ([one, oneCount], [other, otherCount]) =>
      order.indexOf(one.kind) - order.indexOf(other.kind) || one.cost - other.cost || otherCount - oneCount,
  );
  return sorted[0]?.[0] ?? null;
}
