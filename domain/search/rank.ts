import { correctionMargin } from "./closeness";
import { meetsConditions, statesAbsence } from "./conditions";
import type { Concept, Reading } from "./reading";

/** The words of a searchable entry, by field. */
export interface Searched {
  name: readonly string[];
  /** Its category. */
  category: readonly string[];
  /** For a dish: name and cuisine of its place. They help to find it, but not alone. */
  place: readonly string[];
  /** Its description. */
  text: readonly string[];
}

/** How an entry matches the query. */
export interface Match {
  /** The number of concepts it does not match. */
  missing: number;
  /** 0 if the exact words are in the name; see `fieldPenalties` and `kindPenalties`. */
  penalty: number;
  /** Whether its name or category says that it is without a refused ingredient. */
  statesAbsence: boolean;
  /**
   * Words of the name that were not asked for, and one more where neither its category nor its place says what was: a chocolate
   * pizza among desserts is less of a pizza than those among pizzas.
   */
  extra: number;
  /** By concept: the reading that fits best, null for none. */
  readings: readonly (Reading | null)[];
  /** By concept: whether its name, category or place answers it, not its description alone. */
  isNamed: readonly boolean[];
  /** By concept: whether its name or category answers it. */
  isOwn: readonly boolean[];
  /** Its words that matched. */
  words: readonly string[];
  /** For a partial match: the concept it counts for. */
  part?: number;
}

/** Penalties by field: name, category, the place's words, description. */
const fields = ["name", "category", "place", "text"] as const;
const fieldPenalties = { name: 0, category: 1, place: 1.5, text: 2.5 };
/** Penalties by kind: as typed, another spelling, corrected, related. */
const kindPenalties = { exact: 0, same: 0.5, corrected: 0.6, related: 2 };

/** Null if none of its own words match. An entry that does not meet the conditions of a part of the query matches no word of it. */
export function findMatch(
  concepts: readonly Concept[],
  searched: Searched,
  kind: "dish" | "place" = "dish",
): Match | null {
  const fitting = listFits(concepts, searched);
  if (fitting.every((fit) => !fit?.isOwn)) return null;
  const failed = concepts.flatMap((one) => (meetsConditions(one, searched, kind) ? [] : one.part));
  const fits =
    failed.length === 0
      ? fitting
      : concepts.map(({ part }, index) => (failed.includes(part) ? null : (fitting[index] ?? null)));
  const found = fits.flatMap((fit) => fit ?? []);
  if (!found.some(({ isOwn }) => isOwn)) return null;
  const words = [...new Set(found.flatMap((fit) => fit.words))];
  const isOfItsKind = words.some((word) => searched.category.includes(word) || searched.place.includes(word));
  return {
    missing: concepts.length - found.length,
    penalty: found.reduce((sum, fit) => sum + fit.penalty, 0) + (isApart(fits, searched) ? apart : 0),
    statesAbsence: concepts.some((one) => !failed.includes(one.part) && statesAbsence(one, searched)),
    extra: searched.name.filter((word) => !words.includes(word)).length + (isOfItsKind ? 0 : 1),
    readings: fits.map((fit) => fit?.reading ?? null),
    isNamed: fits.map((fit) => fit !== null && fit.penalty < fieldPenalties.text),
    isOwn: fits.map((fit) => fit !== null && fit.isOwn && fit.penalty < fieldPenalties.text),
    words,
  };
}

/** The penalty of a completed word that stands elsewhere than behind the word typed before it. */
const apart = 0.15;

/** An unfinished word goes on with what was typed before it: "chicken b" is rather a chicken biryani than a big plate of chicken. */
function isApart(fits: readonly (Fit | null)[], { name }: Searched): boolean {
  const [before, last] = fits.slice(-2);
  const isCompleted = last?.reading.kind === "exact" && last.reading.cost > 0;
  if (!isCompleted || !before) return false;
  return !name.some((word, at) => last.words.includes(word) && before.words.includes(name[at - 1] ?? ""));
}

interface Fit {
  reading: Reading;
  penalty: number;
  isOwn: boolean;
  words: string[];
}

/** Where the place says it all, a dish counts by what it says itself: the brisket of a barbecue, for "barbecue". */
function listFits(concepts: readonly Concept[], searched: Searched): (Fit | null)[] {
  const fits = concepts.map((concept) => bestFit(concept, searched));
  if (searched.place.length === 0 || fits.some((fit) => fit?.isOwn)) return fits;
  return concepts.map((concept, index) => bestFit(concept, { ...searched, place: [] }) ?? fits[index] ?? null);
}

/** Tries thousands of readings a search: only the best one becomes an object. */
function bestFit({ readings }: Concept, searched: Searched): Fit | null {
  let best: Reading | null = null;
  let penalty = Infinity;
  for (const reading of readings) {
    if (penalty <= kindPenalties[reading.kind] + reading.cost) continue;
    const own = computePenalty(reading, searched);
    if (own < penalty) [best, penalty] = [reading, own];
  }
  if (!best) return null;
  const fit: Fit = { reading: best, penalty, isOwn: false, words: [] };
  for (const forms of best.words) {
    const field = findField(forms, searched);
    if (!field) continue;
    fit.isOwn ||= field !== "place";
    fit.words.push(...forms.filter((form) => searched[field].includes(form)));
  }
  return fit;
}

/** A phrase counts as its worst word; infinite if one is missing. */
function computePenalty({ kind, cost, words }: Reading, searched: Searched): number {
  // A description that happens to hold the words of another spelling, or of something like it, says nothing.
  const isTextNoise = kind === "related" || (kind !== "exact" && words.length > 1);
  let worst = 0;
  for (const forms of words) {
    const field = findField(forms, searched);
    if (!field || (field === "text" && isTextNoise)) return Infinity;
    worst = Math.max(worst, fieldPenalties[field]);
  }
  return worst + kindPenalties[kind] + cost;
}

/** The first field that has one of these forms. */
function findField(forms: readonly string[], searched: Searched): keyof Searched | null {
  for (const field of fields) for (const form of forms) if (searched[field].includes(form)) return field;
  return null;
}

/** Sort criteria besides the match. */
export interface Ranked {
  match: Match;
  /** 0: can be ordered now; 1: its place is closed; 2: it is not available. */
  wait: 0 | 1 | 2;
  /** Where it stands in browsing, the best first: smaller is better. */
  standing: number;
}

/**
 * [FIND-10, FIND-11] Compares results (decision 051). More complete matches first; unavailable items last; names that state what was
 * asked to be left out first; then by tiers: exact
 * words in the name; other spellings in the name, or exact words of the category, as who asks for "dessert" asks for any; other spellings of the
 * category, or the place; description. Within a tier: orderable now, better match, shorter name, browsing rank.
 */
export function compareRanked(one: Ranked, other: Ranked): number {
  return (
    one.match.missing - other.match.missing ||
    Number(one.wait === 2) - Number(other.wait === 2) ||
    Number(other.match.statesAbsence) - Number(one.match.statesAbsence) ||
    getTier(one.match) - getTier(other.match) ||
    one.wait - other.wait ||
    roughly(one.match.penalty) - roughly(other.match.penalty) ||
    one.match.extra - other.match.extra ||
    one.standing - other.standing
  );
}

const getTier = ({ penalty }: Match): number =>
  penalty < 0.3 ? 0 : penalty <= fieldPenalties.category ? 1 : penalty < 2 ? 2 : 3;
const roughly = (penalty: number): number => Math.round(penalty * 10);

/** How something is made says nothing without what is made so: "fried plantain" is not everything fried. */
const manners = new Set("fried fry grilled grill baked roasted roast smoked steamed stuffed spicy hot".split(" "));
const isManner = ([word = "", ...more]: readonly string[]): boolean => more.length === 0 && manners.has(word);

/**
 * Selects the relevant matches: as complete as the best, and at least half; of corrected spellings only those about as close as
 * the closest with results. `withParts` includes less complete ones, at least half; with `isAnyEnough` one part is enough.
 */
export function selectRelevant<T extends { match: Match }>(
  all: readonly T[],
  concepts: readonly Concept[],
  { withParts = false, isAnyEnough = false } = {},
): T[] {
  const found = concepts.map((_, index) => all.flatMap(({ match }) => match.readings[index] ?? []));
  const isVague = ({ typed, isKnown }: Concept, index: number) =>
    isManner(typed) || (!isKnown && (found[index] ?? []).some(({ kind }) => kind === "exact"));
  const missed = concepts.filter((_, index) => found[index]?.length === 0);
  // What families know, but nobody sells, is not replaced by a word that says little: "beer garden" is no garden.
  const isMissed = missed.some((concept) => concept.isKnown);
  if (isMissed && concepts.every((concept, index) => missed.includes(concept) || isVague(concept, index))) return [];
  // A word that nothing is called does not stand in the way of one that families know: "kung pow chicken".
  const unanswered = missed.length;
  const isKnown = concepts.some((concept) => concept.isKnown && !missed.includes(concept));
  const half = isAnyEnough ? concepts.length - 1 : isKnown ? (concepts.length + unanswered) / 2 : concepts.length / 2;
  const least = Math.min(...all.map(({ match }) => match.missing));
  if (least > half) return [];
  const shown = withHeads(
    all.filter(({ match }) => match.missing <= (withParts ? half : least)),
    concepts,
  );
  const limits = concepts.map((_, index) => {
    const costs = shown.flatMap(({ match }) => listGuessCosts(match.readings[index]));
    return costs.length > 0 ? Math.min(...costs) + correctionMargin : 0;
  });
  return shown.filter(({ match }) =>
    match.readings.every((reading, index) => listGuessCosts(reading).every((cost) => cost <= (limits[index] ?? 0))),
  );
}

/** The cost of a part per doubling of its frequency relative to the rarest, and of not being the last word. */
const commonness = 0.7;
const notLast = 0.8;
/** The maximum frequency of a part relative to the last one: "beef biryani" should not list all beef. */
const maxFrequencyRatio = 3;

/**
 * For partial matches, requires the most significant part: of "beef biryani" the biryani, as the dish is the last word; of
 * "fattoush salad" the fattoush, as it is rare; of "shawarma and baklava" either.
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
  const isOther = ({ index }: { index: number }) => {
    const part = concepts[index]?.part;
    return part?.isAlternative && part !== concepts[last.index]?.part;
  };
  const heads = found.filter(
    (one) => one === last || (one.isKnown && (one.count <= last.count * maxFrequencyRatio || isOther(one))),
  );
  const minCount = Math.min(...heads.map(({ count }) => count));
  return all.flatMap((one) => {
    const { missing, penalty, readings } = one.match;
    if (missing === 0) return one;
    const parts = heads.flatMap((head) => {
      const times = Math.floor(Math.log2(head.count / minCount));
      return readings[head.index] ? { part: head.index, cost: times * commonness + (head === last ? 0 : notLast) } : [];
    });
    const [best] = parts.sort((one, other) => one.cost - other.cost);
    return best ? { ...one, match: { ...one.match, penalty: penalty + best.cost, part: best.part } } : [];
  });
}

/**
 * Interleaves results of several parts, so that five orange juices do not hide every mango. Complete matches stay first, and open
 * places before closed ones.
 */
export function interleaveParts<T extends Ranked>(sorted: readonly T[]): T[] {
  const groups = new Map<string, T[]>();
  for (const one of sorted) {
    const { missing, part } = one.match;
    const key = part === undefined ? "all" : `${missing} ${one.wait}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
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
  reading?.kind === "corrected" ? [reading.cost] : [];
