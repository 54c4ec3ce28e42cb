import type { LenientOrder } from "@domain/contract/ordering/order";
import { orderPaymentText } from "~/lib/text/payment-text";
import { refundableCents } from "../refund-request";
import { type ExportColumn, momentValue } from "./table-export.server";

const money = { isMoney: true, width: 12 } as const;
type Exported = Pick<
  LenientOrder,
  | "createdAt"
  | "orderId"
  | "restaurant"
  | "refunds"
  | "source"
  | "paymentMethod"
  | "isPaid"
  | "status"
  | "transactionId"
  | "subtotal"
  | "offerDiscount"
  | "couponDiscount"
  | "deliveryFee"
  | "taxes"
  | "tip"
  | "total"
>;

/** When an order was placed, in its restaurant's time zone. */
export const orderDateColumns: readonly ExportColumn<Exported>[] = [
  {
    head: "Date",
    value: (order) => momentValue(order.createdAt, order.restaurant.timeZone),
    width: 20,
    isMoment: true,
  },
  { head: "Time zone", value: (order) => order.restaurant.timeZone ?? null, width: 18, inFilesOnly: true },
];

/** [ORD-8] An order's amounts, its refunds, and its payment method. */
export const orderMoneyColumns: readonly ExportColumn<Exported>[] = [
  { head: "Subtotal", value: ({ subtotal }) => subtotal / 100, ...money },
  { head: "Discount", value: ({ offerDiscount, couponDiscount }) => (offerDiscount + couponDiscount) / 100, ...money },
  { head: "Delivery", value: ({ deliveryFee }) => deliveryFee / 100, ...money },
  { head: "Tax", value: ({ taxes }) => taxes.reduce((sum, { amount }) => sum + amount, 0) / 100, ...money },
  { head: "Tip", value: ({ tip }) => tip / 100, ...money },
  { head: "Amount", value: ({ total }) => total / 100, ...money },
  { head: "Given back", value: (order) => (order.total - refundableCents(order)) / 100, ...money },
  { head: "Payment method", value: orderPaymentText, width: 16 },
  { head: "Charge id", value: ({ transactionId }) => transactionId ?? null, width: 22 },
];
