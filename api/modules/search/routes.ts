import type { Context } from "hono";
import type * as z from "zod";
import type { ApiDependencies, Db } from "@api/dependencies";
import { OverloadedError } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { createLocalLimiter } from "@api/http/rate-limit";
import { type ApiEnv, createRouter, toRoute, withData } from "@api/http/router";
import { parseHalalFilters, getBrowseContext } from "@api/modules/browse/browse";
import { listedPlaces } from "@api/modules/browse/listed-places";
import type { suggestionQuery, SuggestionResponse } from "@domain/contract/browse";
import { searchCalls } from "@domain/contract/calls/browse";
import { searchWords } from "@domain/search/normalise";
import { readQuery } from "@domain/search/query-words";
import type { Query } from "@domain/search/reading";
import { getUsedQuery } from "@domain/search/used-query";
import type { SearchResult } from "./attempt";
import { filterDishes } from "./dish-filters";
import { selectDealTexts, dishViews } from "./entries";
import { findUnfinished } from "./find";
import { findAtHours } from "./hours";
import { listMisses } from "./misses";
import type { RankedDish } from "./ranking";
import { search } from "./search";
import { createSimilarWords } from "./vocabulary";

/** As how many searches one without a result counts: 240 of them a minute. */
const triesOfMiss = 5;

/** A long text costs up to seven times as much as two words, which few exceed: it counts as a search for each so many words. */
const wordsOfTry = 4;
const countTries = (q: string): number => Math.max(1, Math.ceil(searchWords(q).length / wordsOfTry));

/**
 * How many searches a process runs at once, and how many may wait: for a second, or for three if none finds anything. Without a
 * limit, somebody who searches from thousands of addresses would occupy every connection to the database; with it, other searches
 * wait, but not orders.
 */
const searchesAtOnce = { running: 3, waiting: 100 };

/** Runs that many at once, the others in their order. @returns a function that throws OverloadedError when too many wait */
export function createTurns({ running: maxRunning, waiting: maxWaiting }: typeof searchesAtOnce) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function takeTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    if (running < maxRunning) running += 1;
    else if (waiting.length >= maxWaiting) throw new OverloadedError();
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await run();
    } finally {
      // Whoever is next takes over the turn.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** [FIND-10…14, FIND-18] Search for dishes and places. */
export function searchModule(dependencies: ApiDependencies) {
  const { db, reads, clock } = dependencies;
  const limiter = createLocalLimiter(dependencies);
  const router = createRouter();
  const takeTurn = createTurns(searchesAtOnce);

  /** Counts by account, which keeps its count from address to address, and by address. */
  async function count<Found>(
    c: Context<ApiEnv>,
    q: string,
    search: () => Promise<Found>,
    isMiss: (found: Found) => boolean,
  ): Promise<Found> {
    const actor = c.get("actor");
    const subjects = [
      ...(actor ? [["searchAccount", actor.id] as const] : []),
      ["searchAddress", c.get("clientAddress")] as const,
    ];
    const charge = (tries: number) => {
      for (const [limit, subject] of subjects) limiter.charge(limit, subject, tries);
    };
    for (const [limit, subject] of subjects) limiter.take(limit, subject);
    charge(countTries(q) - 1);
    const found = await takeTurn(search);
    // Without a result every correction was tried, at ten times the cost.
    if (isMiss(found)) charge(triesOfMiss - 1);
    return found;
  }

  router.openapi(toRoute(searchCalls.listSearchMisses), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await listMisses(reads, c.req.valid("query"))), 200);
  });

  router.openapi(toRoute(searchCalls.suggest), async (c) => {
    const query = c.req.valid("query");
    const found = await count(
      c,
      query.q,
      () => suggest(reads, query, clock.now()),
      ({ dish_total: dishes, place_total: places }) => dishes + places === 0,
    );
    return c.json(withData(found), 200);
  });

  router.openapi(toRoute(searchCalls.search), async (c) => {
    const query = c.req.valid("query");
    const found = await count(
      c,
      query.q,
      () => search(reads, query, clock.now(), db),
      ({ dishes, places }) => dishes.total + places.total === 0,
    );
    return c.json(withData(found), 200);
  });

  return router;
}

/** [FIND-12] The number of suggestions of each kind. */
const maxSuggestions = { dishes: 3, places: 2, cuisines: 3 };
const bounds = { maxPlaces: 40, maxPlacesOfMany: 20, maxDishes: 400 };

/** [FIND-12] Suggestions for unfinished text; dishes are unique by name. */
async function suggest(db: Db, query: z.output<typeof suggestionQuery>, now: Date): Promise<SuggestionResponse> {
  const read = readQuery(query.q);
  const nothing = {
    dishes: [],
    places: [],
    cuisines: [],
    restaurants: [],
    dish_total: 0,
    place_total: 0,
    are_all: true,
    words: [],
  };
  if (read.words.length === 0) return { ...nothing, used: query.q.trim(), is_corrected: false };
  const situation = await getBrowseContext(query, now);
  const choice = { halal: parseHalalFilters(query.halal) };
  const request = { query: read, situation, choice, similar: createSimilarWords(db), ...bounds };
  // Suggestions complete the last word until a space ends it; the count is that of the linked search for the text as
  // typed.
  const isFinished = /\s$/.test(query.q) || read.opening !== null;
  const { completed: found, asTyped: all } = isFinished
    ? await findAtHours(db, request).then((result) => ({ completed: result.found, asTyped: result.found }))
    : await findUnfinished(db, request);
  const affordable = await filterByPrice(db, found, read, now);
  const allAffordable = all === found ? affordable : await filterByPrice(db, all, read, now);
  const dishes = differing(affordable).slice(0, maxSuggestions.dishes);
  const places = found.places.slice(0, maxSuggestions.places);
  const deals = selectDealTexts(
    db,
    dishes.map(({ seen }) => seen),
    now,
  );
  const [views, listed] = await Promise.all([
    dishViews(
      db,
      dishes.map(({ dish }) => ({ id: dish.item_id, restaurant_id: dish.restaurant_id })),
      deals,
      now,
    ),
    listedPlaces(
      db,
      [...dishes, ...places].map(({ seen }) => seen),
      now,
    ),
  ]);
  const matches = [...found.dishes, ...found.places].map(({ match }) => match);
  const { used, isCorrected } = getUsedQuery(read.text, found.concepts, matches);
  return {
    used,
    is_corrected: isCorrected,
    words: [...new Set([...dishes, ...places].flatMap(({ match }) => match.words))],
    dishes: dishes.flatMap(({ dish }) => views.get(dish.item_id) ?? []),
    places: listed(places.map(({ seen }) => seen)),
    cuisines: countCuisines(found, all).slice(0, maxSuggestions.cuisines),
    restaurants: listed([...new Set(dishes.map(({ seen }) => seen))]),
    dish_total: allAffordable.length,
    place_total: all.places.length,
    are_all: all.areAll,
  };
}

/** [FIND-21] The dishes that cost what the query asks for. */
async function filterByPrice(
  db: Db,
  { dishes }: SearchResult,
  { price }: Query,
  now: Date,
): Promise<readonly RankedDish[]> {
  if (!price) return dishes;
  const seen = dishes.map((dish) => dish.seen);
  return filterDishes(dishes, {}, price, { deals: await selectDealTexts(db, seen, now), now }).dishes;
}

/**
 * Cuisines that match by name, with the number of their places, then those of the places found, most frequent first: of these there may
 * be more than were found.
 */
function countCuisines(
  { cuisines, areAll }: SearchResult,
  { dishes, places }: Pick<SearchResult, "dishes" | "places">,
): SuggestionResponse["cuisines"] {
  const found = new Map([...dishes, ...places].map(({ seen: { place } }) => [place.id, place.cuisine]));
  const counts = new Map<string, number>();
  for (const name of found.values()) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  const others = [...counts]
    .filter(([name]) => cuisines.every((known) => known.name !== name))
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => ({ name, count: null }));
  return [...cuisines.map(({ name, count }) => ({ name, count: areAll ? count : null })), ...others];
}

/** The best of each name. */
function differing(dishes: readonly RankedDish[]): RankedDish[] {
  const names = new Set<string>();
  return dishes.filter(({ dish }) => {
    const name = dish.name_words.join(" ");
    return !names.has(name) && names.add(name);
  });
}
