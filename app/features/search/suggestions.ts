import { pluralize } from "@domain/values/plural";

/** What the header's search field suggests [FIND-12]; built on the server, rendered by a script. */
export interface Suggestions {
  /** The corrected spelling; null if none was needed. */
  corrected: string | null;
  dishes: DishSuggestion[];
  places: PlaceSuggestion[];
  cuisines: CuisineSuggestion[];
  /** Link to all results: "All 7 dishes and 3 places", or "1 dish for “kab”"; null if nothing was found. */
  all: { to: string; text: string } | null;
}

export interface CuisineSuggestion {
  to: string;
  name: string;
  /** Of its places; null if not all were counted. */
  count: number | null;
}

export interface DishSuggestion {
  to: string;
  name: string;
  image: string | null;
  /** Its place and time: "Zafran Biryani House · 30–40 min". */
  about: string;
  price: string;
}

export interface PlaceSuggestion {
  to: string;
  name: string;
  image: string | null;
  rating: { value: number; count: number | null } | null;
  about: string;
  /** "Open until 10:30 PM" or "Opens at 11:00 AM". */
  opening: string | null;
}

/** With fewer letters, too much would match. */
export const minLetters = 2;

/** What a screen reader is told of an answer, which is also shown where it has nothing. Nothing is near without an address [FIND-4]. */
export function answerText(found: Suggestions | null, foundFor: string, isNear: boolean): string {
  if (!found || foundFor === "") return "";
  if (found.all) return found.all.text;
  if (found.cuisines.length > 0) return pluralize(found.cuisines.length, "cuisine");
  return `Nothing ${isNear ? "near you" : "found"} for “${foundFor}”. Try a dish, a place or a cuisine.`;
}
