import type { Concept, Reading } from "./reading";

/** The words of something that can be found, by where they stand. */
export interface Searched {
  name: readonly string[];
  /** Its category. */
  category: readonly string[];
  /** For a dish: name and cuisine of its place. They help to find it, but not alone. */
  place: readonly string[];
  /** Its description. */
  text: readonly string[];
}

/** How something answers what was typed. */
export interface Match {
  /** Concepts that it does not answer. */
  missing: number;
  /** 0 where the very words stand in the name; see `penalties`. */
  penalty: number;
  /** Words of the name that were not asked for. */
  extra: number;
  /** By concept: the reading that fits best, null for none. */
  readings: readonly (Reading | null)[];
  /** By concept: whether its name, category or place answers it, not its description alone. */
  isNamed: readonly boolean[];
  /** Its words that matched. */
  words: readonly string[];
  /** Of what answers a part: the concept that it was taken for. */
  part?: number;
}

/** Where a word stands: name before category before the place's before the description. */
const fields = ["name", "category", "place", "text"] as const;
const fieldPenalties = { name: 0, category: 1, place: 1.5, text: 2.5 };
/** How it is spelled: as typed, then another spelling of the same, then what was meant, then what is like it. */
const kindPenalties = { exact: 0, same: 0.5, mended: 0.6, related: 2 };

/** null where nothing of its own answers any concept. */
export function findMatch(concepts: readonly Concept[], searched: Searched): Match | null {
  const fits = concepts.map((concept) => bestFit(concept, searched));
  const found = fits.flatMap((fit) => fit ?? []);
  if (!found.some(({ isOwn }) => isOwn)) return null;
  const words = [...new Set(found.flatMap((fit) => fit.words))];
  return {
    missing: concepts.length - found.length,
    penalty: found.reduce((sum, fit) => sum + fit.penalty, 0),
    extra: searched.name.filter((word) => !words.includes(word)).length,
    readings: fits.map((fit) => fit?.reading ?? null),
    isNamed: fits.map((fit) => fit !== null && fit.penalty < fieldPenalties.text),
    words,
  };
}

interface Fit {
  reading: Reading;
  penalty: number;
  isOwn: boolean;
  words: string[];
}

function bestFit({ readings }: Concept, searched: Searched): Fit | null {
  let best: Fit | null = null;
  for (const reading of readings) {
    const least = kindPenalties[reading.kind] + reading.cost;
    if (best && best.penalty <= least) continue;
    const fit = computeFit(reading, searched);
    if (fit && (!best || fit.penalty < best.penalty)) best = fit;
  }
  return best;
}

/** A phrase stands where its worst word stands. */
function computeFit(reading: Reading, searched: Searched): Fit | null {
  let worst = 0;
  let isOwn = false;
  const words: string[] = [];
  for (const forms of reading.words) {
    const field = fields.find((name) => forms.some((form) => searched[name].includes(form)));
    // A description that happens to hold the words of another spelling says nothing.
    if (!field || (field === "text" && reading.kind !== "exact" && reading.words.length > 1)) return null;
    worst = Math.max(worst, fieldPenalties[field]);
    isOwn ||= field !== "place";
    words.push(...forms.filter((form) => searched[field].includes(form)));
  }
  return { reading, penalty: worst + kindPenalties[reading.kind] + reading.cost, isOwn, words };
}

/** What is compared besides the match. */
export interface Ranked {
  match: Match;
  /** 0: can be ordered now; 1: its place is closed; 2: it is not available. */
  wait: 0 | 1 | 2;
  /** Where it stands in browsing, the best first: smaller is better. */
  standing: number;
}

/**
 * [FIND-10, FIND-11] The order of results, a pure function (decision 051). Whatever answers more of what was typed comes first; what
 * cannot be had at all last; then by tiers, exact before others: the very words in the name, other spellings in the name, category or
 * place, description. Within a tier what can be ordered now, then the finer match, the shorter name, the ranking of browsing.
 */
export function compareRanked(one: Ranked, other: Ranked): number {
  return (
    one.match.missing - other.match.missing ||
    Number(one.wait === 2) - Number(other.wait === 2) ||
    getTier(one.match) - getTier(other.match) ||
    one.wait - other.wait ||
    roughly(one.match.penalty) - roughly(other.match.penalty) ||
    one.match.extra - other.match.extra ||
    one.standing - other.standing
  );
}

const getTier = ({ penalty }: Match): number => [0.3, 1, 2].filter((limit) => penalty >= limit).length;
const roughly = (penalty: number): number => Math.round(penalty * 10);

/** A mended reading costs at most so much more than the best that found something. */
const mendingMargin = 0.1;

/**
 * The matches worth showing: those that answer as much as the best does, and at least half; of guessed spellings only those about as
 * near as the nearest one that found something. `withParts` also shows what answers less, half at least.
 */
export function selectRelevant<T extends { match: Match }>(
  all: readonly T[],
  concepts: readonly Concept[],
  { withParts = false } = {},
): T[] {
  // A word that nothing is called does not stand in the way of one that families know: "kung pow chicken".
  const unanswered = concepts.filter((_, index) => all.every(({ match }) => !match.readings[index])).length;
  const isKnown = concepts.some((concept, index) => concept.isKnown && all.some(({ match }) => match.readings[index]));
  const half = isKnown ? (concepts.length + unanswered) / 2 : concepts.length / 2;
  const least = Math.min(...all.map(({ match }) => match.missing));
  if (least > half) return [];
  const shown = withHeads(
    all.filter(({ match }) => match.missing <= (withParts ? half : least)),
    concepts,
  );
  const limits = concepts.map((_, index) => {
    const costs = shown.flatMap(({ match }) => listGuessCosts(match.readings[index]));
    return costs.length > 0 ? Math.min(...costs) + mendingMargin : 0;
  });
  return shown.filter(({ match }) =>
    match.readings.every((reading, index) => listGuessCosts(reading).every((cost) => cost <= (limits[index] ?? 0))),
  );
}

/** What a part costs for each time that it is found twice as often as the rarest, and when it does not stand last. */
const commonness = 0.7;
const notLast = 0.8;
/** So many times as often as the last one a part may be found: of "beef biryani" nobody wants all beef. */
const mostCommon = 3;

/**
 * Where not everything was found, what says most has to be: of "beef biryani" the biryani, as the dish stands last; of "fattoush salad"
 * the fattoush, as few things are called so; of "shawarma and baklava" either.
 */
function withHeads<T extends { match: Match }>(all: readonly T[], concepts: readonly Concept[]): readonly T[] {
  if (all.every(({ match }) => match.missing === 0)) return all;
  const found = concepts.flatMap(({ isKnown }, index) => {
    const count = all.filter(({ match }) => match.readings[index]).length;
    const isNamed = all.some(({ match }) => match.isNamed[index]);
    return count > 0 ? { isKnown, isNamed, index, count } : [];
  });
  const last =
    found.findLast(({ isKnown, isNamed }) => isKnown && isNamed) ??
    found.findLast(({ isKnown }) => isKnown) ??
    found.at(-1);
  if (!last) return all;
  const heads = found.filter((one) => one === last || (one.isKnown && one.count <= last.count * mostCommon));
  const fewest = Math.min(...heads.map(({ count }) => count));
  return all.flatMap((one) => {
    const { missing, penalty, readings } = one.match;
    if (missing === 0) return one;
    const parts = heads.flatMap((head) => {
      const times = Math.floor(Math.log2(head.count / fewest));
      return readings[head.index] ? { part: head.index, cost: times * commonness + (head === last ? 0 : notLast) } : [];
    });
    const [best] = parts.sort((one, other) => one.cost - other.cost);
    return best ? { ...one, match: { ...one.match, penalty: penalty + best.cost, part: best.part } } : [];
  });
}

/**
 * Sorted results of several parts take turns, so that five orange juices do not hide every mango: what answers all stays first, and what
 * is open before what is closed.
 */
export function interleaveParts<T extends Ranked>(sorted: readonly T[]): T[] {
  const groups = new Map<string, T[]>();
  for (const one of sorted) {
    const { missing, part } = one.match;
    const key = part === undefined ? "all" : `${missing} ${one.wait}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const turns = new Map<number | undefined, number>();
    return group
      .map((one) => {
        const turn = turns.get(one.match.part) ?? 0;
        turns.set(one.match.part, turn + 1);
        return { one, turn };
      })
      .sort((first, second) => first.turn - second.turn)
      .map(({ one }) => one);
  });
}

const listGuessCosts = (reading: Reading | null | undefined): number[] =>
  reading?.kind === "mended" ? [reading.cost] : [];
