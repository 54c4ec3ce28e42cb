import type { LenientOrder } from "@domain/contract/ordering/order";
import { isRefundedStatus } from "@domain/orders/order-status";

/** Payment methods: wire names and labels; texts fixed by [TXN-2]. */
export const paymentChoices = [
  { value: "credit_card", label: "Credit Card" },
  { value: "cash", label: "Cash" },
  { value: "digital_wallet", label: "Digital Wallet" },
  { value: "bank_transfer", label: "Bank Transfer" },
];

/** An unknown method is shown as the host names it. */
export const paymentText = (method: string): string =>
  paymentChoices.find(({ value }) => value === method)?.label ?? method;

/**
 * How an order was paid. "Not paid yet" until it is: the host keeps a payment method for an order that is paid later, which says
 * nothing about how it will be.
 */
export const orderPaymentText = ({ paymentMethod, isPaid, status }: OrderPayment): string => {
  if (isPaid !== false) return paymentText(paymentMethod);
  return isRefundedStatus(status) ? "Not paid" : "Not paid yet";
};

type OrderPayment = Pick<LenientOrder, "paymentMethod" | "isPaid" | "status">;
