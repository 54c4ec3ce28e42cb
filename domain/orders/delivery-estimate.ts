export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface MinuteRange {
  from: number;
  to: number;
}

/** Roads compared with the straight line. */
const roadFactor = 1.3;
/** Average driving speed in town, including stops. */
const milesPerHour = 18;
/** Estimates come in steps, and this wide. */
const stepMinutes = 5;
const widthMinutes = 10;
/** The maximum distance for an estimate. */
export const maxDeliveryMiles = 30;

/** As in the database function `earth_point`. */
export const earthRadiusMiles = 3958.8;

/** Straight-line distance in miles. */
export function distanceMiles(one: Coordinates, other: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const rise = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const run = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const chord = rise + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * run;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** [HOME-27] Minutes until pickup; null when the kitchen's time is unknown. */
export function pickupEstimate(preparationMinutes: number | null | undefined): MinuteRange | null {
  return preparationMinutes === null || preparationMinutes === undefined ? null : rangeFrom(preparationMinutes);
}

/** [HOME-27] Minutes until delivery; null if preparation time or distance is unknown, or the address is too far. */
export function deliveryEstimate(
  preparationMinutes: number | null | undefined,
  miles: number | null | undefined,
): MinuteRange | null {
  if (preparationMinutes === null || preparationMinutes === undefined) return null;
  if (miles === null || miles === undefined || miles > maxDeliveryMiles) return null;
  return rangeFrom(deliveryMinutes(preparationMinutes, miles));
}

/** The unrounded estimate in minutes, for sorting. */
export const deliveryMinutes = (preparationMinutes: number, miles: number): number =>
  preparationMinutes + ((miles * roadFactor) / milesPerHour) * 60;

/** "25–35 min" */
export const estimateText = ({ from, to }: MinuteRange): string => `${from}–${to} min`;

function rangeFrom(minutes: number): MinuteRange {
  const from = Math.max(stepMinutes, Math.round(minutes / stepMinutes) * stepMinutes);
  return { from, to: from + widthMinutes };
}
