import * as z from "zod";
import { inviteRequest, refundLimitMessage, memberRoleRequest, staffRefundLimit } from "@domain/contract/accounts/team";
import { parseCents } from "@domain/money";

export const inviteForm = inviteRequest;

/** The small forms beside members and invitations. */
export const teamChange = z.discriminatedUnion("intent", [
  memberRoleRequest.extend({ intent: z.literal("role"), id: z.string().min(1).max(64) }),
  z.object({ intent: z.literal("take-back"), id: z.string().min(1).max(64) }),
  inviteRequest.extend({ intent: z.literal("again") }),
  z.object({ intent: z.literal("sales"), sales: z.enum(["on", "off"]) }),
  z.object({
    intent: z.literal("refunds"),
    limit: z.string(refundLimitMessage).transform((text, context) => {
      const limit = staffRefundLimit.safeParse(parseCents(text));
      if (limit.success) return limit.data;
      context.addIssue(refundLimitMessage);
      return z.NEVER;
    }),
  }),
]);
