import type { Coordinates, Place, Suggestion } from "~/lib/place";

/** Something that knows addresses in the US. */
export interface PlaceSource {
  /** Places that `text` may become, the likeliest first. `session` groups the calls of one search for billing; or "". */
  suggest: (text: string, session: string) => Promise<Suggestion[]>;
  /** The place behind a suggestion's id; null for an id that leads nowhere. `name` stands for an address it lacks. */
  resolve: (id: string, session: string, name: string) => Promise<Place | null>;
  /** The place at a point, or the nearest one; null where there is none. */
  reverse: (point: Coordinates) => Promise<Place | null>;
}

/** More lines than this are no help while typing. */
export const maxSuggestions = 5;

/**
 * The middle of Bristol, Connecticut, the town this marketplace serves: of two places of one name, the one nearer to it is
 * meant.
 */
export const servedTown: Coordinates = { lat: 41.6718, lng: -72.9493 };

/** What a browser may call one search for an address: Google takes 36 characters that are safe in a URL. "": none. */
export const isSearchSession = (text: string) => /^[\w-]{0,36}$/.test(text);
