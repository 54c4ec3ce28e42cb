import type { LoaderFunctionArgs } from "@remix-run/node";
import { findStateByZip } from "@domain/restaurants/us-place";
import type { Place, PlacesResponse } from "~/lib/place";
import { isSearchSession } from "~/places/place-source";

/** Fewer characters match too much. */
const minChars = 2;
const maxChars = 300;

/**
 * [LAND-8, LAND-14] Address search for scripts: the server calls the map service, never the browser. `q` returns
 * suggestions, `id` the address parts of a suggestion (`name` is its text). `session` groups the requests of a search.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const param = (key: string) => searchParams.get(key)?.trim() ?? "";
  const [q, id, name, session] = [param("q"), param("id"), param("name"), param("session")];
  if (q.length > maxChars || id.length > maxChars || name.length > maxChars) return answer({}, 400);
  if (!isSearchSession(session)) return answer({}, 400);
  if (id) {
    const place = await context.places.resolve(id, session, name);
    return answer({ place: place && { ...place, state: findState(place) } });
  }
  return answer(q.length < minChars ? {} : await context.places.suggest(q, session));
}

/** By its ZIP code, or as the address ends: "12 Main St, Springfield, IL". */
const findState = ({ zip, address }: Place): string | null =>
  findStateByZip(zip ?? "") ?? /, ([A-Z]{2})(?:, USA)?$/.exec(address)?.[1] ?? null;

/** Google's terms forbid caching its results; ours may be cached while somebody is typing. */
function answer(
  { suggestions = [], place = null, isFromGoogle = false }: Partial<PlacesResponse>,
  status = 200,
): Response {
  const isCacheable = suggestions.length > 0 && !isFromGoogle;
  const headers = { "Cache-Control": isCacheable ? "private, max-age=60" : "no-store" };
  return Response.json({ suggestions, place, isFromGoogle } satisfies PlacesResponse, { status, headers });
}
