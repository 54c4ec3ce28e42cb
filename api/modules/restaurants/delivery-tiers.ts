import * as z from "zod";
import { farthestDeliveryMiles } from "@domain/orders/delivery-estimate";
import type { DeliveryStep, DeliveryTier } from "@domain/orders/delivery-fee";

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
