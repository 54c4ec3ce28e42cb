import * as z from "zod";
import { orderTypes } from "@domain/orders/order-type";
import { order } from "./ordering/order";
import { cents, dataResponse, happenedAt, id, pageQuery, paging } from "./primitives";

/** A restaurant's accounts: the owner's overview, transactions and the sales report. Extended; amounts in cents. */

/**
 * The terms used by every report (decision 043); `moneyReport` in domain/orders/money-report explains how they are
 * calculated.
 */
export const moneyReport = z.object({
  gross_sales: cents,
  discounts: cents,
  discounts_by_platform: cents,
  refunds: cents,
  net_sales: cents,
  tax: cents,
  tips: cents,
  delivery_fees: cents,
  taken_in: cents,
  paid_by_platform: cents,
  payout: cents,
});

const days = {
  /** Local days of the restaurant, YYYY-MM-DD, both included. */
  date_from: z.string().max(40).optional(),
  date_to: z.string().max(40).optional(),
};

/**
 * The sums of a period; also of the period it is compared with. `total_revenue` is net sales (decision 043), the same
 * cents as in the sales report. `paid_orders` counts the orders that contribute to it.
 */
const sums = z.object({
  total_revenue: cents,
  orders: z.number().int(),
  paid_orders: z.number().int().nullable(),
  customers: z.number().int(),
});

/** [HOST-86] `growth` is that of the revenue, in percent; null if there was none before. */
export const dashboard = sums.extend({
  /**
   * True for people who may not see sales: then all sums are 0 and meaningless; only orders and `waiting` are given.
   */
  figures_hidden: z.boolean().nullish(),
  growth: z.number().nullable(),
  monthly_sales: z.array(z.object({ month: z.string().max(10), total: cents })),
  /** Parts of `total_revenue`, which they add up to. */
  sales_by_category: z.array(z.object({ category: z.string(), total: cents })),
  top_products: z.array(
    z.object({
      menu_item_id: id.nullable(),
      name: z.string(),
      image: z.string().nullable(),
      quantity: z.number().int(),
      total: cents,
    }),
  ),
  recent_orders: z.array(order),
  /** The period that `growth` compares with. */
  previous: sums.extend({ date_from: z.string().max(10), date_to: z.string().max(10) }).nullable(),
  /** Orders in progress by their current status. */
  waiting: z
    .object({
      placed: z.number().nullable(),
      accepted: z.number().nullable(),
      preparing: z.number().nullable(),
      ready: z.number().nullable(),
    })
    .nullable(),
});
export const dashboardQuery = z.object(days);
export const dashboardResponse = dataResponse(dashboard);

/** [TXN-2] */
const paymentMethods = ["credit_card", "cash", "digital_wallet", "bank_transfer"] as const;

/**
 * [HOST-88] A refund's amount is negative. orderSerialNo is null if a payment was refunded before it became an order.
 */
export const transaction = z.object({
  transactionId: z.string(),
  date: happenedAt,
  paymentMethod: z.string(),
  orderSerialNo: z.string().nullable(),
  orderId: id.nullable(),
  amount: cents,
  type: z.enum(["charge", "refund"]),
  status: z.string().nullable(),
  /** For a refund: "restaurant" or "platform". */
  borneBy: z.string().nullable(),
  /** The charge at the card provider; for a refund, the refunded charge. */
  chargeId: z.string().nullable(),
  /** The parts of a payment or, negative, of a refund; missing without an order. */
  subtotal: cents.nullable(),
  discount: cents.nullable(),
  delivery: cents.nullable(),
  tax: cents.nullable(),
  tip: cents.nullable(),
});
export const transactionQuery = pageQuery.extend({
  restaurant_id: z.string().max(64).optional(),
  payment_method: z.enum(paymentMethods).optional(),
  order_type: z.enum(orderTypes).optional(),
  type: z.enum(["charge", "refund"]).optional(),
  order_id: z.string().max(120).optional(),
  ...days,
  sort: z.string().max(40).optional(),
});
/** Sums of all matches, not only of the page. */
export const transactionSummary = z.object({
  charges: cents,
  refunds: cents,
  net: cents,
  /** What the platform pays of them: refunds it bears, its coupons, deliveries it promised free. */
  byPlatform: cents.nullable(),
  /** The payout, as in the sales report. */
  earnings: cents.nullable(),
});
export const transactionList = z.object({
  success: z.literal(true),
  data: paging.extend({ data: z.array(transaction), summary: transactionSummary }),
});

/**
 * [HOST-89] One order; `id` is the number shown to people. Rejected and cancelled orders are not sales: they are listed
 * only if the requested days include their payment or its refund but not both. `refunded` is what was refunded in these
 * days, `earnings` the restaurant's payout for them: nothing for an order that is unpaid or was paid on another day.
 */
export const sale = z.object({
  id: z.string(),
  orderId: id.nullable(),
  date: happenedAt,
  total: cents,
  discount: cents,
  delivery: cents,
  subtotal: cents.nullable(),
  tax: cents.nullable(),
  tip: cents.nullable(),
  earnings: cents.nullable(),
  chargeId: z.string().nullable(),
  orderStatus: z.string().nullable(),
  refunded: cents.nullable(),
  /** The part borne by the platform, which the restaurant does not lose. */
  refundedByPlatform: cents.nullable(),
  /** Discount of a platform coupon, which the platform pays to the restaurant. */
  couponByPlatform: cents.nullable(),
  /** A waived delivery fee, as far as the platform pays it to the restaurant. */
  deliveryByPlatform: cents.nullable(),
  paymentType: z.string(),
  status: z.string(),
});
export const saleQuery = pageQuery.extend({
  restaurant_id: z.string().max(64).optional(),
  status: z.enum(["paid", "unpaid"]).optional(),
  payment_type: z.enum(paymentMethods).optional(),
  order_type: z.enum(orderTypes).optional(),
  order_id: z.string().max(120).optional(),
  ...days,
  sort: z.string().max(40).optional(),
});
/**
 * Sums of all matches. earnings = paid in these days − refunded + refundedByPlatform + couponsByPlatform +
 * deliveriesByPlatform. `discounts` and `delivery` are those of the orders paid in these days.
 */
export const saleSummary = z.object({
  orders: z.number().int(),
  earnings: cents,
  discounts: cents,
  delivery: cents,
  paid: z.number().int().nullable(),
  unpaid: z.number().int().nullable(),
  /** Cents still due for unpaid orders; not part of the earnings. */
  unpaidTotal: cents.nullable(),
  coupons: cents.nullable(),
  offers: cents.nullable(),
  refunded: cents.nullable(),
  /** Discounts of the platform's coupons, which it pays to the restaurant. */
  couponsByPlatform: cents.nullable(),
  /** Waived delivery fees, as far as the platform pays them to the restaurant. */
  deliveriesByPlatform: cents.nullable(),
  refundedByPlatform: cents.nullable(),
  /** The sums in the terms of every report; its payout is `earnings`. */
  money: moneyReport.nullable(),
});
export const saleList = z.object({
  success: z.literal(true),
  data: paging.extend({ data: z.array(sale), summary: saleSummary }),
});

/** [RUSH-15] A part of the sums: net sales, and the number of payments or pieces in them. */
const part = z.object({ name: z.string(), count: z.number().int(), net_sales: cents });

/**
 * The sums of a period; each breakdown adds up to `money`. Hours are 0 to 23, weekdays 1 (Monday) to 7, by time of
 * order.
 */
export const salesSummary = z.object({
  orders: z.number().int(),
  money: moneyReport,
  /** Ordered in these days and not paid; in no sum. */
  unpaid: z.object({ orders: z.number().int(), total: cents }),
  payment_ways: z.array(
    z.object({ method: z.string(), at_counter: z.boolean(), orders: z.number().int(), money: moneyReport }),
  ),
  /** `month` "2026-11"; `rate` in percent, null if none was recorded; `net_sales` is the amount it was charged on. */
  taxes: z.array(
    z.object({ month: z.string(), name: z.string(), rate: z.number().nullable(), net_sales: cents, tax: cents }),
  ),
  categories: z.array(part),
  items: z.array(part),
  hours: z.array(part),
  weekdays: z.array(part),
});
export const salesSummaryQuery = z.object({ restaurant_id: z.string().max(64).optional(), ...days });
export const salesSummaryResponse = dataResponse(salesSummary);

export type SalesSummary = z.infer<typeof salesSummary>;
export type Dashboard = z.infer<typeof dashboard>;
export type Transaction = z.infer<typeof transaction>;
export type Sale = z.infer<typeof sale>;
export type SaleSummary = z.infer<typeof saleSummary>;
