import * as z from "zod";
import { id, timestamp } from "@domain/contract/primitives";

/** [RUSH-21] What a restaurant says below a review, for everybody to read. */
export const reviewAnswer = z.object({ text: z.string(), at: timestamp });

/** What the customer of an order said of it. */
export const orderReview = z.object({
  id,
  rating: z.number().int(),
  comment: z.string().nullable(),
  /** Extended. The platform has hidden it: nobody but its author reads it, and its stars do not count. */
  isHidden: z.boolean().nullable(),
  /** Extended: the restaurant's public answer. */
  answer: reviewAnswer.nullable(),
});
