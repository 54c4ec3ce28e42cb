import * as z from "zod";
import { typedNumber } from "@domain/values/typed-number";
import { dataResponse, id, pageQuery, pageResponse, timestamp } from "./primitives";
import { maxReviewLength, review } from "./restaurant";

/** [RUSH-21] The reasons for reporting a review. */
export const reportReasons = ["insult", "not_ours", "private", "false", "other"] as const;
export const ownReviewStates = ["unanswered", "answered", "reported", "waiting"] as const;
export const ownReviewQuery = pageQuery.extend({
  rating: typedNumber(z.number().int().min(1).max(5)).optional(),
  /** waiting: reported and not decided. */
  state: z.enum(ownReviewStates).optional(),
  /** Days of writing, both included, by the restaurant's clock. */
  date_from: z.string().max(40).optional(),
  date_to: z.string().max(40).optional(),
});
/** A review as the restaurant's team and administrators see it. */
const ownReview = review.extend({
  order_number: z.string().nullable(),
  restaurant: z.object({ id, name: z.string() }),
  report: z
    .object({
      reason: z.string(),
      note: z.string().nullable(),
      at: timestamp,
      outcome: z.enum(["waiting", "kept", "hidden"]),
    })
    .nullable(),
  /** Counts its author's changes. */
  version: z.number().int(),
  /** Counts the changes of the answer; 0 where there is none. */
  answer_version: z.number().int().nullable(),
});
export const ownReviewPage = pageResponse(ownReview);
export const ownReviewResponse = dataResponse(ownReview);
export type OwnReview = z.infer<typeof ownReview>;
const plainNote = z
  .string()
  .trim()
  .max(500, "Please keep it to 500 characters")
  .nullish()
  .transform((text) => text || null);
/**
 * With `version`, the answer is to the words that were read: one whose author has changed them since is not answered. With
 * `answer_version`, no colleague's answer is overwritten.
 */
export const answerReviewRequest = z.object({
  answer: z
    .string({ error: "Write an answer" })
    .trim()
    .min(2, "Write an answer")
    .max(maxReviewLength, `Please keep it to ${maxReviewLength} characters`),
  version: z.number().int().optional(),
  answer_version: z.number().int().optional(),
});
export const reportReviewRequest = z.object({
  reason: z.enum(reportReasons, { error: "Choose a reason" }),
  note: plainNote,
});
/** With `version`, the decision is about what was read: one that its author has changed since is not decided. */
export const decideReviewRequest = z.object({
  outcome: z.enum(["hide", "keep"]),
  note: plainNote,
  version: z.number().int().optional(),
});
