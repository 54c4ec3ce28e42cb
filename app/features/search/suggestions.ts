/** What the header's search field shows below itself [FIND-12]; made by the server, drawn by a script. */
export interface Suggestions {
  /** The spelling that was meant; null where the text was right. */
  mended: string | null;
  dishes: DishSuggestion[];
  places: PlaceSuggestion[];
  cuisines: { to: string; name: string; count: number | null }[];
  /** The way to all results: "All 7 dishes and 3 places"; null where nothing was found. */
  all: { to: string; text: string } | null;
}

interface DishSuggestion {
  to: string;
  name: string;
  image: string | null;
  /** Its place, and how long it takes: "Zafran Biryani House · 30–40 min". */
  about: string;
  price: string;
}

interface PlaceSuggestion {
  to: string;
  name: string;
  image: string | null;
  rating: { value: number; count: number | null } | null;
  about: string;
  /** "Open until 10:30 PM" or "Opens at 11:00 AM". */
  opening: string | null;
}

/** Fewer letters could become anything. */
export const fewestLetters = 2;
