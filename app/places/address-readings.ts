/** One way to read what is being typed: a street already complete, and the beginning of a city, state or zip code. */
export interface Reading {
  street: string | null;
  /** The beginning of a city's name, the whole of it once a state follows; "" when only a zip code is given. */
  city: string;
  /** The beginning of a state's code or name. */
  state: string | null;
  /** The first digits of a zip code, or all five. */
  zip: string | null;
}

const suffixes =
  "alley|ave|avenue|blvd|boulevard|cir|circle|court|ct|dr|drive|highway|hwy|lane|ln|parkway|pike|pkwy|pl|place|plaza|" +
  "rd|road|route|rt|sq|square|st|street|ter|terrace|trail|trl|turnpike|way";
const unit = String.raw`(?:\s+(?:n|s|e|w|north|south|east|west)\b)?(?:,?\s+(?:(?:apt|unit|ste|suite|fl|floor)\.?\s*[\w-]+|#\s*[\w-]+))?`;
/** A house number, a name, a kind of street, perhaps a flat; then what is left. */
const streetStart = new RegExp(String.raw`^(\d[\w-]*\s+(?:\S+\s+)*?(?:${suffixes})\.?${unit})[\s,]+(\S.*)$`, "i");

/**
 * The ways to read typed text as (part of) a US address, the likeliest first: "12 Main St, Bris" is a street and the
 * beginning of a city, "Bristol, C" a city and the beginning of a state, "0601" a zip code.
 */
export function readAddress(typed: string): Reading[] {
  const text = typed
    .replace(/,?\s*\b(USA|United States( of America)?)\s*$/i, "")
    .replace(/\s+/g, " ")
    .replace(/[\s,]+$/, "")
    .trim();
  if (/^\d{3,5}$/.test(text)) return [{ street: null, city: "", state: null, zip: text }];
  const [, head, zip] = /^(.*[a-z.][\s,]+)(\d{3,5})(?:-\d{0,4})?$/i.exec(text) ?? [];
  if (head && zip) return readHead(head.replace(/[\s,]+$/, ""), zip);
  return readPlace(text).map((reading) => ({ ...reading, zip: null }));
}

/** What stands before a zip code: a street with or without its city, or a city. */
function readHead(head: string, zip: string): Reading[] {
  const readings = readPlace(head).map((reading) => ({ ...reading, zip }));
  // "12 Main St 06010": the zip code alone says where. Fewer digits may be the number of a flat.
  if (zip.length === 5 && /^\d/.test(head)) readings.push({ street: head, city: "", state: null, zip });
  return readings;
}

type PlaceReading = Omit<Reading, "zip">;

function readPlace(text: string): PlaceReading[] {
  const parts = text.split(",").map((part) => part.trim());
  const last = parts.at(-1) ?? "";
  const street = (count: number) => parts.slice(0, -count).join(", ") || null;
  const readings: PlaceReading[] = [];
  if (parts.length > 1) readings.push({ street: street(2), city: parts.at(-2) ?? "", state: last });
  readings.push(...withState(street(1), last), { street: street(1), city: last, state: null });
  const [, start, rest] = streetStart.exec(text) ?? [];
  if (start && rest && !rest.includes(",")) {
    readings.push(...withState(start, rest), { street: start, city: rest, state: null });
  }
  return readings.filter(({ city }) => city.length > 1);
}

/** "Bristol CT", "New Haven Connecticut": the state without a comma before it. */
function withState(street: string | null, text: string): PlaceReading[] {
  const words = text.split(" ");
  return [1, 2]
    .filter((count) => words.length > count)
    .map((count) => ({ street, city: words.slice(0, -count).join(" "), state: words.slice(-count).join(" ") }));
}
