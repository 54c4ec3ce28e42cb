import type { Coordinates } from "~/lib/place";
import { type Gazetteer, loadGazetteer } from "./gazetteer.server";
import { readAddress } from "./read-address.server";
import type { City, ZipArea } from "./zip-table.server";

/**
 * The approximate coordinates of a typed US address: the center of its ZIP code, else of its city. null when the text names neither,
 * or a city of several states without a state.
 */
export async function locateTypedAddress(text: string): Promise<Coordinates | null> {
  if (!maySay.test(text)) return null;
  const gazetteer = await loadGazetteer();
  const found = findPlace(gazetteer, text);
  return found ? (found.area ?? gazetteer.centerOf(found.city)).point : null;
}

/** What any address has: letters of a town, or digits of a ZIP code or position. The gazetteer is not loaded for less. */
const maySay = /\d[\d\s.]{2,}\d|[A-Za-z]{2}/;

/** The center of a ZIP code's area, which the host uses for an address there; null for an unknown one. */
export const locateZipCode = async (zip: string): Promise<Coordinates | null> =>
  (await loadGazetteer()).zip(zip)?.point ?? null;

/** What a typed US address says, as the gazetteer has it. */
interface TypedArea {
  /** The ZIP code in it; null where there is none. */
  zip: string | null;
  city: string | null;
  /** The ZIP code at the city's center; null for an unknown city. */
  centerZip: string | null;
}

export async function findTypedArea(text: string): Promise<TypedArea> {
  if (!maySay.test(text)) return nothingTyped;
  const gazetteer = await loadGazetteer();
  const found = findPlace(gazetteer, text);
  if (!found) return nothingTyped;
  const { area, city } = found;
  return { zip: area?.zip ?? null, city: city.name, centerZip: gazetteer.centerOf(city).zip };
}

/**
 * [FIND-13] The address that a text is by itself, to be offered to who searched for it: "06010", "Hartford, CT". A town of several states
 * is the one in `state`. null for any other text, and for one with a street.
 */
export async function findSearchedAddress(text: string, state: string | null): Promise<string | null> {
  if (!maySay.test(text)) return null;
  const gazetteer = await loadGazetteer();
  for (const tried of [text, ...(state ? [`${text}, ${state}`] : [])]) {
    const reading = readAddress(gazetteer, tried);
    const found = reading?.street === null ? findPlace(gazetteer, tried, reading) : undefined;
    if (found) return found.area?.zip ?? `${found.city.name}, ${found.city.state}`;
  }
  return null;
}

const nothingTyped: TypedArea = { zip: null, city: null, centerZip: null };

/** The chosen place's coordinates, else the approximate ones of its text; null without a place. */
export async function resolveCoordinates(
  place: { address: string; coordinates: Coordinates | null } | null,
): Promise<Coordinates | null> {
  return place && (place.coordinates ?? (await locateTypedAddress(place.address)));
}

/** The area of the ZIP code in the text, else the city that it names beyond doubt. */
function findPlace(
  gazetteer: Gazetteer,
  text: string,
  reading = readAddress(gazetteer, text),
): { city: City; area: ZipArea | null } | undefined {
  const zip = reading?.zip.length === 5 ? reading.zip : findLastZip(text);
  const area = zip === "" ? undefined : gazetteer.zip(zip);
  if (area) return { city: area.city, area };
  const named = reading?.candidates.filter(({ match }) => match !== "start") ?? [];
  const [only] = named;
  return only && named.length === 1 ? only : undefined;
}

/** A number before everything else is that of a house. */
const findLastZip = (text: string): string =>
  /\S.*\b(\d{5})(?:-\d{4})?\b(?!.*\b\d{5}\b)/.exec(text.slice(-300))?.[1] ?? "";
