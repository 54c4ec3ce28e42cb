import type { BrowseFilters, EvaluatedPlace } from "@domain/browse/place";
import { getItemHalal, isSlaughterCertified, parseItemMarks, passesHalalFilters } from "@domain/halal/items";
import { type HalalSummary, passesHalal } from "@domain/halal/status";
import { handWord } from "@domain/search/marks";
import {
  compareRanked,
  findMatch,
  interleaveParts,
  type Match,
  type Ranked,
  selectRelevant,
} from "@domain/search/rank";
import type { Concept } from "@domain/search/reading";
import type { DishEntry, PlaceEntry } from "./entries";

export interface RankedDish extends Ranked {
  dish: DishEntry;
  seen: EvaluatedPlace;
}

export interface RankedPlace extends Ranked {
  seen: EvaluatedPlace;
}

/** Matches of all concepts, of as many as the best match, of parts that are half of them or more, or of any one. */
export type Extent = "all" | "most" | "parts" | "any";

export interface Ranking {
  concepts: readonly Concept[];
  extent: Extent;
  standings: ReadonlyMap<string, { seen: EvaluatedPlace; standing: number }>;
}

/** By relevance, or by the chosen order of browsing. */
export const inOrder = <T extends Ranked>(all: T[], sort: BrowseFilters["sort"]): T[] =>
  sort === undefined || sort === "relevance" ? interleaveParts(all.sort(compareRanked)) : all.sort(bySort);

/** Sorts by the chosen order: unavailable dishes last, then by place. */
const bySort = (one: Ranked, other: Ranked): number =>
  one.match.missing - other.match.missing ||
  one.wait - other.wait ||
  one.standing - other.standing ||
  one.match.penalty - other.match.penalty;

export function rankDishes(
  entries: readonly DishEntry[],
  { concepts, extent, standings }: Ranking,
  halal: BrowseFilters["halal"],
): RankedDish[] {
  const ranked = entries.flatMap((dish) => {
    const place = standings.get(dish.restaurant_id);
    if (!place) return [];
    const { name_words: name, place_words: ofPlace, text_words: text } = dish;
    const category = truthfulWords(dish, place.seen.halal);
    const match = findMatch(concepts, { name, category, place: ofPlace, text });
    if (!match) return [];
    const wait = !dish.is_available ? 2 : place.seen.isOpen ? 0 : 1;
    return [{ dish, match, wait, ...place } satisfies RankedDish];
  });
  const relevant = selectRelevant(ranked, concepts, {
    withParts: extent === "parts" || extent === "any",
    isAnyEnough: extent === "any",
  });
  if (!halal?.length) return relevant;
  return relevant.filter(({ dish, seen }) => passesHalalFilters(seen.halal, parseItemMarks(dish), halal));
}

/** Without the mark of slaughter by hand unless it is known today, as the menu shows it. */
function truthfulWords(dish: DishEntry, place: HalalSummary | null): readonly string[] {
  const words = dish.category_words;
  if (!words.includes(handWord)) return words;
  const { state, slaughter } = getItemHalal(place, parseItemMarks(dish));
  return slaughter === "hand" && isSlaughterCertified(place, state) ? words : words.filter((word) => word !== handWord);
}

/** A place matches by its name and cuisine, then its categories, then its description; its dishes may match the rest. */
export function rankPlaces(parts: readonly PlaceEntry[], { concepts, extent, standings }: Ranking): RankedPlace[] {
  const ranked = [...byPlace(parts)].flatMap(([id, all]) => {
    const own = all.filter(
      (part) => part.kind !== "halal" || isHalalMarked(part, standings.get(id)?.seen.halal ?? null),
    );
    const listWords = (...kinds: readonly PlaceEntry["kind"][]) =>
      own.filter(({ kind }) => kinds.includes(kind)).flatMap(({ name_words: words }) => words);
    const place = standings.get(id);
    const searched = {
      name: listWords("place", "cuisine", "halal"),
      category: [...listWords("category"), ...own.flatMap(({ category_words: words }) => words)],
      place: [],
      text: own.flatMap(({ text_words: words }) => words),
    };
    const match = findMatch(concepts, searched, "place");
    if (!place || !match) return [];
    return [
      {
        match: extent === "all" ? withDishes(match) : match,
        wait: place.seen.isOpen ? 0 : 1,
        ...place,
      } satisfies RankedPlace,
    ];
  });
  return selectRelevant(ranked, concepts, { isAnyEnough: extent === "any" });
}

/** [HALAL-10] Whether it holds today: a certifier's name, "" for slaughter by hand, or no alcohol. */
function isHalalMarked({ name }: PlaceEntry, halal: HalalSummary | null): boolean {
  if (name === "") return passesHalal(halal, "hand");
  if (name === "no_alcohol") return passesHalal(halal, "no_alcohol");
  return passesHalal(halal, "certified") && halal?.certifier === name;
}

/** A place that matches everything; words missing in its own entries are on its menu. */
const withDishes = (match: Match): Match => ({ ...match, missing: 0, penalty: match.penalty + match.missing });

function byPlace(parts: readonly PlaceEntry[]): Map<string, PlaceEntry[]> {
  const all = new Map<string, PlaceEntry[]>();
  for (const part of parts) {
    const known = all.get(part.restaurant_id);
    if (known) known.push(part);
    else all.set(part.restaurant_id, [part]);
  }
  return all;
}

/** Matching cuisine names with the number of their places, the best first, and the ids of all these places. */
export function countCuisines(
  parts: readonly PlaceEntry[],
  concepts: readonly Concept[],
): { cuisines: { name: string; count: number }[]; ids: Set<string> } {
  const counts = new Map<string, { count: number; match: Match }>();
  const ids = new Set<string>();
  for (const { kind, name, name_words: words, restaurant_id: id } of parts) {
    if (kind !== "cuisine") continue;
    const known = counts.get(name);
    const match = known?.match ?? findMatch(concepts, { name: words, category: [], place: [], text: [] });
    if (match?.missing !== 0) continue;
    counts.set(name, { count: (known?.count ?? 0) + 1, match });
    ids.add(id);
  }
  const cuisines = [...counts]
    .sort(([, one], [, other]) => one.match.penalty - other.match.penalty || other.count - one.count)
    .map(([name, { count }]) => ({ name, count }));
  return { cuisines, ids };
}
