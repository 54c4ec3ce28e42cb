import type { Coordinates, Place, Suggestion } from "~/lib/place";

/** A provider of US addresses. */
export interface PlaceSource {
  /**
   * Suggestions for typed text, most likely first. `session` groups the calls of one search for billing; "" for none.
   */
  suggest: (text: string, session: string) => Promise<Suggestion[]>;
  /** The place with a suggestion's id; null for an unknown id. `name` is used where it has no address. */
  resolve: (id: string, session: string, name: string) => Promise<Place | null>;
  /** The place at a point, or the nearest one, with its own coordinates if it has a street; null where there is none. */
  reverse: (point: Coordinates) => Promise<Place | null>;
}

/** More suggestions do not help while typing. */
export const maxSuggestions = 5;

/**
 * The center of Bristol, Connecticut, the town this marketplace serves: of two places with the same name the nearer one
 * is preferred.
 */
export const servedTown: Coordinates = { lat: 41.6718, lng: -72.9493 };

/** Valid search session ids: Google accepts 36 URL-safe characters. "": none. */
export const isSearchSession = (text: string) => /^[\w-]{0,36}$/.test(text);
