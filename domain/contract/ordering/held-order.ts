import * as z from "zod";
import { cents, dataResponse, happenedAt, id, listResponse } from "../primitives";
import { counterOrderFields } from "./counter";

/** [RUSH-13] Orders that staff put aside before they are placed: nobody cooks them, and they hold nothing. Extended; amounts in cents. */

/** What was chosen and typed so far; it is checked when it is placed. With `held` it takes the place of that order on hold. */
export const holdOrderRequest = counterOrderFields.omit({ amount: true, payment: true, tendered: true }).extend({
  items: counterOrderFields.shape.items.min(1, "Choose at least one dish"),
});

const heldOrder = z.object({
  id,
  /** Whose it is: a guest, a table, or how many dishes. */
  name: z.string(),
  /** What it cost when it was put aside. */
  total: cents,
  held_at: happenedAt,
});
export const heldOrderList = listResponse(heldOrder);
export const heldOrderResponse = dataResponse(heldOrder);
export const fullHeldOrder = dataResponse(heldOrder.extend({ order: holdOrderRequest.omit({ held: true }) }));

export type HoldOrderRequest = z.infer<typeof holdOrderRequest>;
