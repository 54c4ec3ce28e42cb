import * as z from "zod";
import { typedNumber } from "@domain/values/typed-number";

/**
 * The customer's location: both coordinates in degrees, and the ZIP code if known; a ZIP code alone means its centre.
 * Without either, nothing is near.
 */
export const whereFields = {
  latitude: typedNumber(z.number().min(-90).max(90)).optional(),
  longitude: typedNumber(z.number().min(-180).max(180)).optional(),
  zip_code: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
};

export const browseModes = ["delivery", "pickup", "dine-in"] as const;
/** [FIND-3] Radius for pickup and dine-in, in miles. */
const pickupMiles = [5, 10, 25, 50] as const;

/** What is in reach of a customer. */
export const reachFields = {
  ...whereFields,
  /** Delivery by default. */
  mode: z.enum(browseModes).optional(),
  /** For pickup and dine-in; 10 by default. */
  within_miles: typedNumber(z.union(pickupMiles.map((miles) => z.literal(miles)))).optional(),
};
