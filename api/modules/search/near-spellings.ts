import type { Db } from "@api/dependencies";
import type { BrowseSituation } from "@domain/browse/place";
import { closeness } from "@domain/search/closeness";
import { familiesNear } from "@domain/search/known-spellings";
import { wordsInReach } from "./candidates";
import { wordsNear } from "./vocabulary";

const mostOffered = 3;
const mostTried = 12;

/** [FIND-13] Where nothing is found: up to three words near to what was typed that find something in reach, the nearest first. */
export async function nearSpellings(db: Db, words: readonly string[], situation: BrowseSituation): Promise<string[]> {
  const costs = new Map<string, number>();
  const offer = (word: string, cost: number | null) => {
    if (cost === null || words.includes(word)) return;
    costs.set(word, Math.min(cost, costs.get(word) ?? cost));
  };
  for (const { typed, word } of await wordsNear(db, words)) offer(word, closeness(typed, word, { looser: true }));
  for (const typed of words) {
    for (const { family, cost } of familiesNear(typed, { looser: true })) {
      for (const spelling of family.same) if (spelling.length === 1) offer(spelling[0] ?? "", cost + 0.2);
    }
  }
  const nearest = [...costs].sort(([, one], [, other]) => one - other).map(([word]) => word);
  const tried = nearest.slice(0, mostTried);
  if (tried.length === 0) return [];
  const inReach = await wordsInReach(db, situation, tried);
  return tried.filter((word) => inReach.has(word)).slice(0, mostOffered);
}
