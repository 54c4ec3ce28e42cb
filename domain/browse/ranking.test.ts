import { expect, test } from "vitest";
import { averageRating, type RankingSignals, relevance, weightedRating } from "./browse";

const now = new Date("2026-11-22T17:00:00Z");
const usual: RankingSignals = { text: 0, miles: 3, isOpen: true, drawnRating: 4.2, recentOrders: 30, createdAt: null };
const score = (change: Partial<RankingSignals>) => relevance({ ...usual, ...change }, now);

test.each<[string, Partial<RankingSignals>, Partial<RankingSignals>]>([
  ["what matches the text before all else", { text: 1, isOpen: false, miles: 9, drawnRating: 3 }, { text: 0.2 }],
  ["an open place before a closed one", { miles: 8 }, { isOpen: false, miles: 1, drawnRating: 4.8 }],
  ["the nearer one", { miles: 1 }, { miles: 4 }],
  ["the better rated one", { drawnRating: 4.6 }, { drawnRating: 3.9 }],
  ["the more popular one", { recentOrders: 200 }, { recentOrders: 10 }],
  ["the newer one, where all else is equal", { createdAt: new Date("2026-11-20T00:00:00Z") }, {}],
  ["one whose distance is known before one whose is not", { miles: 25 }, { miles: null }],
])("[FIND-8] relevance puts first %s", (_, first, second) => {
  expect(score(first)).toBeGreaterThan(score(second));
});

test("[FIND-8] newness is a little: it does not outweigh a better rating, and ends after 60 days", () => {
  const fresh = { createdAt: new Date("2026-11-22T00:00:00Z") };
  expect(score({ drawnRating: 4.8 })).toBeGreaterThan(score(fresh));
  expect(score({ createdAt: new Date("2026-09-01T00:00:00Z") })).toBe(score({}));
  expect(score({ createdAt: new Date("2027-01-01T00:00:00Z") })).toBe(score({ createdAt: now }));
});

test("[FIND-8] popularity ends somewhere: thousands of orders count as much as 600", () => {
  expect(score({ recentOrders: 60_000 })).toBe(score({ recentOrders: 600 }));
});

test.each([
  ["five stars once below 4.8 of 200", { rating: 5, ratingCount: 1 }, { rating: 4.8, ratingCount: 200 }],
  ["a place without ratings below a good one", { rating: null, ratingCount: 0 }, { rating: 4.6, ratingCount: 30 }],
  ["one star once above many bad ones", { rating: 2, ratingCount: 80 }, { rating: 1, ratingCount: 1 }],
])("[FIND-8] ratings drawn to the average put %s", (_, lower, higher) => {
  expect(weightedRating(lower, 4.2)).toBeLessThan(weightedRating(higher, 4.2));
});

test("[FIND-8] the average counts each rating once, and is a usual one where nobody rated", () => {
  expect(
    averageRating([
      { rating: 5, ratingCount: 1 },
      { rating: 3, ratingCount: 3 },
    ]),
  ).toBe(3.5);
  expect(averageRating([{ rating: null, ratingCount: 0 }])).toBe(4.2);
  expect(weightedRating({ rating: null, ratingCount: 0 }, 3.9)).toBe(3.9);
  expect(weightedRating({ rating: 5, ratingCount: 10 }, 4)).toBe(4.5);
});
