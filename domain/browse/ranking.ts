import type { BrowsePlace, SeenPlace } from "./place";

/** So many ratings count as much as the average of all: below, a mean says more about the average than about the place. */
const trustedRatings = 10;
/** Where no place has a rating. */
const usualRating = 4.2;
/** At this distance nearness counts half. */
const halfwayMiles = 3;
/** Orders of 30 days beyond which a place is as popular as can be. */
const manyOrders = 600;
const newDays = 60;
const dayMs = 86_400_000;

/** How much each part counts; each part is between 0 and 1. */
const weights = { text: 8, open: 3, nearness: 2, rating: 2, popularity: 1, newness: 0.25 };

/** The mean of all ratings of these places, each rating counting once. */
export function averageRating(places: Iterable<Pick<BrowsePlace, "rating" | "ratingCount">>): number {
  let [sum, count] = [0, 0];
  for (const { rating, ratingCount } of places) {
    if (rating === null) continue;
    sum += rating * ratingCount;
    count += ratingCount;
  }
  return count > 0 ? sum / count : usualRating;
}

/** [FIND-8] A place's mean rating, drawn towards the average while its ratings are few: five stars once do not beat 4.8 of 200. */
export function drawnRating(
  { rating, ratingCount }: Pick<BrowsePlace, "rating" | "ratingCount">,
  average: number,
): number {
  if (rating === null) return average;
  return (rating * ratingCount + average * trustedRatings) / (ratingCount + trustedRatings);
}

/** What `relevance` looks at. There is nothing in it that could be paid for. */
export interface Ranked {
  /** How well it matches what is searched, 0 to 1; 0 where nothing is. */
  text: number;
  /** Null: not known, which counts as far. */
  miles: number | null;
  isOpen: boolean;
  /** From `drawnRating`, 1 to 5. */
  drawnRating: number;
  /** Orders of the last 30 days. */
  recentOrders: number;
  createdAt: Date | null;
}

/**
 * [FIND-8] The one order of relevance, higher is better (decision 050): what matches the text, then open before closed, near before
 * far, well rated, popular in the last 30 days, and, a little, new. No place can buy a rank.
 */
export function relevance(
  { text, miles, isOpen, drawnRating: stars, recentOrders, createdAt }: Ranked,
  now: Date,
): number {
  const nearness = miles === null ? 0 : halfwayMiles / (halfwayMiles + miles);
  const popularity = Math.min(1, Math.log1p(recentOrders) / Math.log1p(manyOrders));
  const age = createdAt === null ? newDays : (now.getTime() - createdAt.getTime()) / dayMs;
  return (
    weights.text * text +
    (isOpen ? weights.open : 0) +
    weights.nearness * nearness +
    weights.rating * ((stars - 1) / 4) +
    weights.popularity * popularity +
    weights.newness * Math.min(1, Math.max(0, 1 - age / newDays))
  );
}

/** `relevance` of a place that was looked at. @param text how well it matches what is searched, 0 to 1 */
export const relevanceOf = ({ place, miles, isOpen }: SeenPlace, average: number, now: Date, text = 0): number =>
  relevance(
    {
      text,
      miles,
      isOpen,
      drawnRating: drawnRating(place, average),
      recentOrders: place.recentOrders,
      createdAt: place.createdAt,
    },
    now,
  );
