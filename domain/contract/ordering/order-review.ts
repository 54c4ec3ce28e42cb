import * as z from "zod";
import { id } from "@domain/contract/primitives";

/** What the customer of an order said of it. */
export const orderReview = z.object({
  id,
  rating: z.number().int(),
  comment: z.string().nullable(),
  /** Extended. The platform has hidden it: nobody but its author reads it, and its stars do not count. */
  isHidden: z.boolean().nullable(),
});
