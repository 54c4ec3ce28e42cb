import * as z from "zod";
import { cents, dataResponse, happenedAt, id, listResponse } from "../primitives";
import { counterOrderFields } from "./counter";

/**
 * [RUSH-13] Orders that staff set aside before placing them: they are not cooked, and reserve nothing. Extended;
 * amounts in cents.
 */

/** What was entered so far; it is checked when the order is placed. With `held` it replaces that order on hold. */
export const holdOrderRequest = counterOrderFields.omit({ amount: true, payment: true, tendered: true }).extend({
  items: counterOrderFields.shape.items.min(1, "Choose at least one dish"),
});

const heldOrder = z.object({
  id,
  /** A label: the guest, the table, or the number of dishes. */
  name: z.string(),
  /** Its total when it was put on hold. */
  total: cents,
  held_at: happenedAt,
});
export const heldOrderList = listResponse(heldOrder);
export const heldOrderResponse = dataResponse(heldOrder);
export const fullHeldOrder = dataResponse(heldOrder.extend({ order: holdOrderRequest.omit({ held: true }) }));

export type HoldOrderRequest = z.infer<typeof holdOrderRequest>;
