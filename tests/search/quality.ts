import * as z from "zod";
import { searchResponse } from "@domain/contract/browse";
import { dietNames } from "@domain/menu/diets";

/** Names that none of the first five dishes should have. */
const wrong = z.array(z.string()).default([]);

/**
 * A judged query: what somebody types, and names of dishes or places of which one should stand among the first five of its group; or the
 * diet that all of the first five dishes should carry.
 */
const judged = z.array(
  z.union([
    z.object({ query: z.string(), right: z.array(z.string()).min(1), wrong, diet: z.undefined().optional() }),
    z.object({ query: z.string(), right: z.array(z.string()).default([]), wrong, diet: z.enum(dietNames) }),
  ]),
);
export type Judged = z.output<typeof judged>[number];

export const readJudged = (text: string): Judged[] => judged.parse(JSON.parse(text));

/** Within five of a group counts. */
const depth = 5;

export type Verdict = Judged & {
  /** 1 for the first of its group; null where none of the first five is right. */
  rank: number | null;
  dishes: string[];
  places: string[];
};

export interface Quality {
  /** The share of queries with something right among the first five dishes or places. */
  recall: number;
  /** The mean of 1 / rank. */
  reciprocalRank: number;
  missed: Verdict[];
}

/** Asks `search` for every query. @param search answers the path of a call of the API with its body */
export async function measureQuality(
  queries: readonly Judged[],
  search: (path: string) => Promise<unknown>,
): Promise<Quality> {
  const verdicts: Verdict[] = [];
  for (const one of queries) {
    const parameters = new URLSearchParams({
      q: one.query,
      latitude: "41.6718",
      longitude: "-72.9493",
      zip_code: "06010",
    });
    const { data } = searchResponse.parse(await search(`/search?${parameters.toString()}`));
    verdicts.push(judge(one, data));
  }
  const ranks = verdicts.flatMap(({ rank }) => rank ?? []);
  return {
    recall: ranks.length / queries.length,
    reciprocalRank: ranks.reduce((sum, rank) => sum + 1 / rank, 0) / queries.length,
    missed: verdicts.filter(({ rank }) => rank === null),
  };
}

function judge(one: Judged, { dishes, places }: z.output<typeof searchResponse>["data"]): Verdict {
  const [dishNames, placeNames] = [dishes.data, places.data].map((group) =>
    group.slice(0, depth).map(({ name }) => name),
  );
  const isOneOf = (expected: readonly string[]) => (name: string) =>
    expected.some((part) => name.toLowerCase().includes(part.toLowerCase()));
  const answer = { ...one, dishes: dishNames ?? [], places: placeNames ?? [] };
  if (answer.dishes.some(isOneOf(one.wrong))) return { ...answer, rank: null };
  if (one.diet !== undefined) {
    const { diet } = one;
    const isRightDiet =
      dishes.data.length > 0 && dishes.data.slice(0, depth).every(({ diets }) => diets.includes(diet));
    return { ...answer, rank: isRightDiet ? 1 : null };
  }
  const ranks = [answer.dishes, answer.places]
    .map((names) => names.findIndex(isOneOf(one.right)))
    .filter((at) => at >= 0);
  const rank = ranks.length > 0 ? Math.min(...ranks) + 1 : null;
  return { ...answer, rank };
}
