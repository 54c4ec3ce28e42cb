import type { Db } from "@api/dependencies";
import type { Ranked } from "@domain/search/rank";
import { listOpenPlaces, type SearchRequest, type SearchResult } from "./attempt";
import { find } from "./find";

/**
 * [FIND-22] What matches and is open as the text asks ("pizza open late"); where nothing that matches is, what matches at other hours. A
 * text of hours alone ("24 hours", "late night food") finds the places that are open so; for "open now" there is a list.
 */
export async function findAtHours(
  db: Db,
  request: SearchRequest,
): Promise<{ found: SearchResult; isOpeningMet: boolean }> {
  const { isGeneral, opening } = request.query;
  if (opening === null) return { found: await find(db, request), isOpeningMet: true };
  if (isGeneral) {
    const found = opening.kind === "now" ? await find(db, request) : await findOpenPlaces(db, request);
    return { found, isOpeningMet: true };
  }
  const found = await find(db, request);
  if (found.dishes.length + found.places.length > 0) return { found, isOpeningMet: true };
  const atOtherHours = { ...request, query: { ...request.query, opening: null } };
  return { found: await find(db, atOtherHours), isOpeningMet: false };
}

/** Those whose name or description states the hours first: "Dhaba 24" for "24 hours". */
async function findOpenPlaces(db: Db, request: SearchRequest): Promise<SearchResult> {
  const stating = await find(db, { ...request, query: { ...request.query, isGeneral: false } });
  const isStated = ({ match }: Ranked) =>
    match.readings.every((reading) => reading !== null && reading.kind !== "corrected");
  const first = stating.places.filter(isStated);
  const others = (await listOpenPlaces(db, request)).filter(
    ({ seen }) => !first.some((known) => known.seen.place.id === seen.place.id),
  );
  return { concepts: [], dishes: [], places: [...first, ...others], cuisines: [], counted: null, areAll: true };
}
