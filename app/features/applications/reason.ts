import * as z from "zod";

const reason = z.string({ error: "Please say why" }).trim().max(500, "A reason can be at most 500 characters");

/** [ADMIN-8] A reason that may be left out; whom it concerns sees it. */
export const optionalReason = z.object({ reason: reason.optional() });

/** A reason that has to be given; whom it concerns sees it. */
export const requiredReason = z.object({ reason: reason.min(3, "Please say why") });
