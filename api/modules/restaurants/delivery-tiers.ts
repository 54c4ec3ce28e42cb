import * as z from "zod";
import { farthestDeliveryMiles } from "@domain/orders/delivery-estimate";
import type { DeliveryStep, DeliveryTier } from "@domain/orders/delivery-fee";
import type { DeliveryArea } from "@domain/restaurants/delivery-area";
import { pointOf } from "../addresses/service";

const tiers = z.array(
  z.object({ upToMiles: z.number().positive().max(farthestDeliveryMiles), feeCents: z.number().int().min(0) }),
);

const steps = z.array(z.object({ fromCents: z.number().int().min(0), feeCents: z.number().int().min(0) }));

/** The column `delivery_fee_rules` as tiers, nearest first; none when the restaurant has none. @throws ZodError */
export function readDeliveryTiers(stored: unknown): DeliveryTier[] {
  return (tiers.nullish().parse(stored) ?? []).sort((one, other) => one.upToMiles - other.upToMiles);
}

/** The column `delivery_fee_steps` as steps, the lowest subtotal first. @throws ZodError */
export function readDeliverySteps(stored: unknown): DeliveryStep[] {
  return (steps.nullish().parse(stored) ?? []).sort((one, other) => one.fromCents - other.fromCents);
}

interface AreaColumns {
  latitude: number | null;
  longitude: number | null;
  delivery_radius_miles: number | null;
  delivery_zip_codes: string[];
  excluded_zip_codes: string[];
  delivery_fee_rules: unknown;
}

/** [FIND-1] Where a restaurant of `restaurants` delivers to. @throws ZodError */
export const readDeliveryArea = (row: AreaColumns): DeliveryArea => ({
  point: pointOf(row),
  radiusMiles: row.delivery_radius_miles,
  zipCodes: row.delivery_zip_codes,
  excludedZipCodes: row.excluded_zip_codes,
  tiers: readDeliveryTiers(row.delivery_fee_rules),
});
