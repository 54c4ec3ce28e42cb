import * as z from "zod";
import { orderQuery } from "@domain/contract/ordering/order";
import { cents, dataResponse, happenedAt, id, pageQuery, pageResponse } from "@domain/contract/primitives";
import { moneyReport } from "@domain/contract/report";

/** Figures for administrators. Extended; amounts in cents, days in New York. */

/** A payment that failed, or still waits for its order. `status` as in docs/payments.md. */
export const failedPayment = z.object({
  id,
  restaurant: z.object({ id, name: z.string() }).nullable(),
  amount: cents,
  at: happenedAt,
  status: z.string(),
  /** The provider's code for refusing the card. */
  reason: z.string().nullable(),
  customer: z.object({ name: z.string(), email: z.string() }).nullable(),
  chargeId: z.string().nullable(),
  card: z.object({ brand: z.string().nullable(), last4: z.string() }).nullable(),
});
/** hanging: charging or charged, refunded: refunding or refunded. */
export const failedPaymentStatuses = ["declined", "hanging", "refunded"] as const;

/** Searches restaurant, customer and charge; newest first. */
export const failedPaymentQuery = pageQuery.extend({
  search: z.string().max(120).optional(),
  status: z.enum(failedPaymentStatuses).optional(),
  date_from: z.string().max(40).optional(),
  date_to: z.string().max(40).optional(),
  sort: z.enum(["at", "-at", "amount", "-amount"]).optional(),
});
export const failedPaymentList = pageResponse(failedPayment);

/** A refund; `status` is pending (not paid out yet), succeeded, or failed (the provider refuses for good). */
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
  /** When the provider was last called. */
  triedAt: happenedAt.nullable(),
});
/** Days in New York on which refunds were requested, both included. */
export const refundQuery = pageQuery.extend({
  status: z.enum(["pending", "succeeded", "failed"]).optional(),
  /** Of the order; a Go Pass has none. */
  order_type: orderQuery.shape.order_type,
  payment_type: orderQuery.shape.payment_type,
  date_from: z.string().max(40).optional(),
  date_to: z.string().max(40).optional(),
});
export const refundList = pageResponse(adminRefund);
export const refundResponse = dataResponse(adminRefund);
/** For a failed refund: pending retries it, succeeded records that it was paid by hand. */
export const settleRefundRequest = z.object({ status: z.enum(["pending", "succeeded"], "Choose what was done") });

const sums = z.object({
  orders: z.number().int(),
  /** Net sales, as in a restaurant's dashboard; equals `money.net_sales`. */
  total_revenue: cents,
  new_customers: z.number().int(),
  /** Extended. */
  money: moneyReport.nullable(),
});

/** [HOST-87] Orders and revenue are of the requested days (default: the current month); everything else is current. */
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
  /** The last seven weeks up to the last day, each named by its Monday. */
  weekly: z.array(z.object({ week: z.string(), orders: z.number().int(), total: cents })).nullable(),
  failed_payments: z.object({ total: z.number().int(), data: z.array(failedPayment) }).nullable(),
  open_refunds: z.object({ total: z.number().int(), data: z.array(adminRefund) }).nullable(),
});
export const adminDashboardResponse = dataResponse(adminDashboard);

export type AdminDashboard = z.infer<typeof adminDashboard>;
export type AdminRefund = z.infer<typeof adminRefund>;
export type FailedPayment = z.infer<typeof failedPayment>;
