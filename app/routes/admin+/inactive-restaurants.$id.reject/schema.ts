import * as z from "zod";

/** [ADMIN-8] The reason is optional; the owner sees it. */
export const rejectionRequest = z.object({
  reason: z.string().trim().max(500, "A reason can be at most 500 characters").optional(),
});
