import * as z from "zod";
import { dataResponse, flag, timestamp } from "@domain/contract/primitives";
import type { orderStatuses } from "@domain/orders/order-status";
import { occasions } from "@domain/prayer/occasions";
import { orderQuery } from "./order";

const count = z.number().int();
/** The number of orders by status. */
export const orderCounts = dataResponse(
  z.object({
    placed: count,
    accepted: count,
    preparing: count,
    ready: count,
    completed: count,
    rejected: count,
    cancelled: count,
    /** [PRAYER-5] If asked for: those not ready yet for a meal of Ramadan, by its time, the earliest first; at most 50 times. */
    meals: z
      .array(z.object({ occasion: z.enum(occasions), scheduled_for: timestamp, time_zone: z.string(), count }))
      .optional(),
  } satisfies Record<(typeof orderStatuses)[number] | "meals", z.ZodType>),
);
export const orderCountsQuery = orderQuery
  .omit({ page: true, per_page: true, sort: true, status: true })
  .extend({ meals: flag.optional() });
