import * as z from "zod";
import { inviteRequest, memberRoleRequest } from "@domain/contract/accounts/team";

export const inviteFormId = "invite";

export const inviteForm = inviteRequest;

/** The small forms beside people and invitations. */
export const teamChange = z.discriminatedUnion("intent", [
  memberRoleRequest.extend({ intent: z.literal("role"), id: z.string().min(1).max(64) }),
  z.object({ intent: z.literal("take-back"), id: z.string().min(1).max(64) }),
  inviteRequest.extend({ intent: z.literal("again") }),
  z.object({ intent: z.literal("sales"), sales: z.enum(["on", "off"]) }),
]);
