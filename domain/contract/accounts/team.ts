import * as z from "zod";
import { dataResponse, happenedAt, id, timestamp } from "@domain/contract/primitives";
import { profileRequest } from "./account";
import { loginResponse, newPassword } from "./auth";

/** The people who work at a restaurant. Everything here is extended. */

const invitedRoles = ["manager", "staff"] as const;
export type InvitedRole = (typeof invitedRoles)[number];

export const teamMember = z.object({
  id,
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  role: z.string(),
  created_at: happenedAt.nullable(),
});

/** An invitation that was neither accepted nor withdrawn; an expired one can be sent again. */
export const teamInvitation = z.object({ id, email: z.string(), role: z.string(), expires_at: timestamp });

/**
 * staff_see_sales: whether staff see figures, sales, transactions and exports of orders. staff_refund_limit [RUSH-11]:
 * cents of an order that staff may refund by themselves.
 */
export const team = z.object({
  members: z.array(teamMember),
  invitations: z.array(teamInvitation),
  staff_see_sales: z.boolean().nullable(),
  staff_refund_limit: z.number().int().nullable(),
});
export const teamResponse = dataResponse(team);

const role = z.enum(invitedRoles, "Choose manager or staff");

export const inviteRequest = z.object({
  email: z
    .string({ error: "Please enter a valid email address" })
    .trim()
    .max(254, "Please enter a valid email address")
    .check(z.email("Please enter a valid email address")),
  role,
});
export const refundLimitMessage = "Enter an amount from $0.00 to $500.00";
export const staffRefundLimit = z
  .number(refundLimitMessage)
  .int(refundLimitMessage)
  .min(0, refundLimitMessage)
  .max(50_000, refundLimitMessage);
/** Omitted fields stay unchanged. */
export const staffSalesRequest = z.object({
  staff_see_sales: z.boolean("Choose whether staff see sales").optional(),
  staff_refund_limit: staffRefundLimit.optional(),
});
export const memberRoleRequest = z.object({ role });

/** What the recipient of an invitation sees. */
export const openInvitation = z.object({
  restaurant_name: z.string(),
  email: z.string(),
  role: z.string(),
  /** Whether this address has an account: then the form requests its password and no name. */
  has_account: z.boolean(),
});
export const openInvitationResponse = dataResponse(openInvitation);

/** New people enter a name and a password; people with an account enter its password. */
export const joinWithNewAccount = z.object({
  first_name: profileRequest.shape.first_name,
  last_name: profileRequest.shape.last_name,
  password: newPassword,
});
export const joinRequest = joinWithNewAccount.partial().extend({
  password: z
    .string({ error: "Please enter your password" })
    .min(1, "Please enter your password")
    .max(200, "That password is too long"),
});
/** Like a login: a bearer token and the person. */
export const joinResponse = loginResponse;

export type Team = z.output<typeof team>;
