import * as z from "zod";
import type { orderStatuses } from "@domain/orders/order-status";
import { dataResponse } from "../primitives";
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
  } satisfies Record<(typeof orderStatuses)[number], z.ZodType>),
);
export const orderCountsQuery = orderQuery.omit({ page: true, per_page: true, sort: true, status: true });
