import * as z from "zod";
import { cents, dataResponse, happenedAt, id, pageQuery, pageResponse } from "../primitives";
import { moneyReport } from "../report";

/** What administrators watch. Extended; amounts in cents, days by the clock of New York. */

/** A payment that came to nothing, or still waits for its order. `status` as in docs/payments.md. */
export const failedPayment = z.object({
  id,
  restaurant: z.object({ id, name: z.string() }).nullable(),
  amount: cents,
  at: happenedAt,
  status: z.string(),
  /** What the provider said of a refused card: its code. */
  reason: z.string().nullable(),
  customer: z.object({ name: z.string(), email: z.string() }).nullable(),
  chargeId: z.string().nullable(),
  card: z.object({ brand: z.string().nullable(), last4: z.string() }).nullable(),
});
/** hanging: charging or charged, refunded: refunding or refunded. */
export const failedPaymentStatuses = ["declined", "hanging", "refunded"] as const;

/** Search is in restaurant, customer and charge; the newest first. */
export const failedPaymentQuery = pageQuery.extend({
  search: z.string().max(120).optional(),
  status: z.enum(failedPaymentStatuses).optional(),
  date_from: z.string().max(40).optional(),
  date_to: z.string().max(40).optional(),
  sort: z.enum(["at", "-at", "amount", "-amount"]).optional(),
});
export const failedPaymentList = pageResponse(failedPayment);

/** A refund; `status` pending (still to be given back), succeeded, or failed (the provider never will). */
export const adminRefund = z.object({
  id,
  status: z.enum(["pending", "succeeded", "failed"]),
  amount: cents,
  reason: z.string(),
  borneBy: z.enum(["restaurant", "platform"]),
  order: z.object({ id, number: z.string() }).nullable(),
  restaurant: z.object({ id, name: z.string() }).nullable(),
  customer: z.string().nullable(),
  chargeId: z.string().nullable(),
  createdAt: happenedAt,
  /** When the provider was last asked. */
  triedAt: happenedAt.nullable(),
});
/** Days of New York on which they were asked for, both included. */
export const refundQuery = pageQuery.extend({
  status: z.enum(["pending", "succeeded", "failed"]).optional(),
  date_from: z.string().max(40).optional(),
  date_to: z.string().max(40).optional(),
});
export const refundList = pageResponse(adminRefund);
export const refundResponse = dataResponse(adminRefund);
/** Of a failed one: pending tries again, succeeded notes that it was given back by hand. */
export const settleRefundRequest = z.object({ status: z.enum(["pending", "succeeded"], "Choose what was done") });

const sums = z.object({
  orders: z.number().int(),
  /** The same as `money.taken_in`. */
  total_revenue: cents,
  new_customers: z.number().int(),
  /** Extended. */
  money: moneyReport.nullable(),
});

/** [HOST-87] Orders and revenue are of the days asked for (the running month); everything else is as it stands now. */
export const adminDashboard = z.object({
  restaurants: z.object({
    pending: z.number().int(),
    approved: z.number().int(),
    rejected: z.number().int(),
    suspended: z.number().int().nullable(),
  }),
  agents: z.number().int(),
  customers: z.number().int(),
  orders: z.number().int(),
  total_revenue: cents,
  money: moneyReport.nullable(),
  new_customers: z.number().int().nullable(),
  active_agents: z.number().int().nullable(),
  previous: sums.extend({ date_from: z.string(), date_to: z.string() }).nullable(),
  /** The last seven weeks up to the last day, each by its Monday. */
  weekly: z.array(z.object({ week: z.string(), orders: z.number().int(), total: cents })).nullable(),
  failed_payments: z.object({ total: z.number().int(), data: z.array(failedPayment) }).nullable(),
  open_refunds: z.object({ total: z.number().int(), data: z.array(adminRefund) }).nullable(),
});
export const adminDashboardResponse = dataResponse(adminDashboard);

export type AdminDashboard = z.infer<typeof adminDashboard>;
export type AdminRefund = z.infer<typeof adminRefund>;
export type FailedPayment = z.infer<typeof failedPayment>;
