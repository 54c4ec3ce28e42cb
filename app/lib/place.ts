/** A point on the map, in degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** A delivery location. Unknown parts are null. */
export interface Place {
  /** Identifies it when it is looked up, as a suggestion's id; null where the source has none. */
  id: string | null;
  /** In one line: "48 Prospect St, Bristol, CT 06010". */
  address: string;
  coordinates: Coordinates | null;
  /** The country's full name. */
  country: string | null;
  city: string | null;
  /** Number and street, for address forms. */
  street: string | null;
  zip: string | null;
}

/** One suggestion in a list. */
export interface Suggestion {
  /** Identifies the place when it is looked up. */
  id: string;
  /** The full text, which the field contains once it is chosen. */
  text: string;
  /** The text in two parts: the name and the surroundings. */
  main: string;
  rest: string;
}

/** The response of `paths.places` to scripts. */
export interface PlacesResponse {
  suggestions: Suggestion[];
  /** The place that was looked up by its id, with its state's code. */
  place: (Place & { state: string | null }) | null;
  /** Whether they come from Google, which requires attribution. */
  isFromGoogle: boolean;
}
