import { farthestDeliveryMiles } from "@domain/orders/delivery-estimate";
import { type DeliveryArea, deliversTo } from "@domain/restaurants/delivery-area";
import { loadGazetteer, type ZipArea } from "./gazetteer.server";

/** [FIND-15] "Bristol, CT": the towns of which some zip code's middle lies in a delivery area, by name. */
export async function coveredTowns(area: DeliveryArea): Promise<string[]> {
  const gazetteer = await loadGazetteer();
  const point = area.point && { lat: area.point.latitude, lng: area.point.longitude };
  const near = point ? gazetteer.within(point, farthestDeliveryMiles) : [];
  const named = area.zipCodes.flatMap((code) => gazetteer.zip(code) ?? []);
  const covered = [...near, ...named].filter((one) => deliversTo(area, { point: pointOf(one), zipCode: one.zip }));
  return [...new Set(covered.map(({ city }) => `${city.name}, ${city.state}`))].sort();
}

const pointOf = ({ point: { lat: latitude, lng: longitude } }: ZipArea) => ({ latitude, longitude });
