import * as z from "zod";

const reason = z.string({ error: "Please say why" }).trim().max(500, "A reason can be at most 500 characters");

/** [ADMIN-8] An optional reason, which the person concerned sees. */
export const optionalReason = z.object({ reason: reason.optional() });

/** A required reason, which the person concerned sees. */
export const requiredReason = z.object({ reason: reason.min(3, "Please say why") });
