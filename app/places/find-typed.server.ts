import { maxDeliveryMiles } from "@domain/orders/delivery-estimate";
import type { Coordinates, Suggestion } from "~/lib/place";
import { listSuggestions, toSuggestion } from "./gazetteer-places.server";
import { loadGazetteer, miles } from "./gazetteer.server";
import { servedTown } from "./place-source";
import { type Candidate, readAddress, type Reading } from "./read-address.server";
import { readMisspelt } from "./similar-cities.server";

/** What submitted text means: one place beyond doubt, or several that may be meant; neither where it names none. */
export interface TypedPlace {
  suggestion: Suggestion | null;
  choices: Suggestion[];
}

/** [LAND-9] Reads submitted text as suggestions are read. `near`: where the visitor is; of several cities of a name, the one there counts. */
export async function findTyped(text: string, near: Coordinates | null): Promise<TypedPlace> {
  const gazetteer = await loadGazetteer();
  const reading = readAddress(gazetteer, text);
  const only = reading && findOnly(reading, near ?? servedTown);
  return only
    ? { suggestion: toSuggestion(reading.street, only), choices: [] }
    : { suggestion: null, choices: listSuggestions(reading ?? readMisspelt(gazetteer, text)) };
}

function findOnly({ candidates, zip }: Reading, near: Coordinates): Candidate | null {
  const named = candidates.filter(({ match }) => match !== "start");
  const meant = named.length > 0 ? named : candidates;
  const nearby = named.filter(({ city }) => miles(city.point, near) <= maxDeliveryMiles);
  const [[first, second], [nearest, nextNearest]] = [meant, nearby];
  if (first && !second) return first;
  return nearest && !nextNearest && zip === "" ? nearest : null;
}
