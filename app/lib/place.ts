/** A point on the map, in degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** Where something can be delivered to. What is not known is null. */
export interface Place {
  /** As one line: "48 Prospect St, Bristol, CT 06010". */
  address: string;
  coordinates: Coordinates | null;
  /** The country's long name. */
  country: string | null;
  city: string | null;
  /** Number and street, for the fields of an address form. */
  street: string | null;
  zip: string | null;
}

/** One line of a list of suggestions. */
export interface Suggestion {
  /** Names the place when it is asked for. */
  id: string;
  /** The whole line, as it stands in the field once it is chosen. */
  text: string;
  /** The same in two parts: what is being looked for, and where that is. */
  main: string;
  rest: string;
}

/** What scripts get from `paths.places`. */
export interface PlacesResponse {
  suggestions: Suggestion[];
  /** The place that was asked for by its id. */
  place: Place | null;
  /** The suggestions are Google's, which whoever shows them has to say. */
  isGoogles: boolean;
}
